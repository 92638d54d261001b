-- The server, in the form of vim.lsp.config (Neovim 0.11 and later). plugin/stylecheck.lua reads it in older versions.
-- Returns true for the name of a file that marks a root. The tool searches its configuration in the same way.
local function is_marker(name)
  return name == '.stylecheck.json' or name == '.git'
end

return {
  cmd = { 'stylecheck', 'lsp' },
  filetypes = { 'nss' },
  root_dir = function(buffer, start)
    start(vim.fs.root(buffer, is_marker))
  end,
}
