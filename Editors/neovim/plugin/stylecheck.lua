-- Starts the server for .nss sheets: by vim.lsp.enable, or in Neovim 0.7 to 0.10 by an autocommand.
if vim.lsp.enable then
  vim.lsp.enable('stylecheck')
  return
end

local config = dofile(vim.api.nvim_get_runtime_file('lsp/stylecheck.lua', false)[1])
-- The identifier of the client of each root.
local clients = {}

--- Returns the nearest folder around a file that has a configuration or a repository, or the folder of the file.
local function root_of(path)
  local folder = vim.fn.fnamemodify(path, ':p:h')
  local parent, child = folder, nil
  repeat
    for _, marker in ipairs({ '.stylecheck.json', '.git' }) do
      if vim.loop.fs_stat(parent .. '/' .. marker) then
        return parent
      end
    end
    parent, child = vim.fn.fnamemodify(parent, ':h'), parent
  until parent == child
  return folder
end

vim.api.nvim_create_autocmd('FileType', {
  pattern = config.filetypes,
  callback = function(event)
    if vim.fn.executable(config.cmd[1]) == 0 then
      return
    end
    local root = root_of(vim.api.nvim_buf_get_name(event.buf))
    if not (clients[root] and vim.lsp.get_client_by_id(clients[root])) then
      clients[root] = vim.lsp.start_client({ name = 'stylecheck', cmd = config.cmd, root_dir = root,
        workspace_folders = { { uri = vim.uri_from_fname(root), name = root } } })
    end
    vim.lsp.buf_attach_client(event.buf, clients[root])
  end,
})
