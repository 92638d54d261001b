-- The server, in the form of vim.lsp.config (Neovim 0.11 and later). plugin/stylecheck.lua reads it in older versions.
return {
  cmd = { 'stylecheck', 'lsp' },
  filetypes = { 'nss' },
  root_markers = { '.stylecheck.json', '.git' },
}
