-- Prints the findings that the kit shows for the sheet that is open, a line each: line, column, rule.
local shown = {}
vim.wait(20000, function()
  shown = vim.diagnostic.get(0)
  return #shown > 0
end, 20)
for _, item in ipairs(shown) do
  io.stdout:write(('%d:%d %s\n'):format(item.lnum + 1, item.col + 1, item.code))
end
vim.cmd('qall!')
