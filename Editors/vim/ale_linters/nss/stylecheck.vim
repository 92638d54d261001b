" The server for ALE, a plug-in for Vim and Neovim.
call ale#Set('nss_stylecheck_executable', 'stylecheck')
call ale#Set('nss_stylecheck_options', '')

function! s:Root(buffer) abort
  let found = ale#path#FindNearestFile(a:buffer, '.stylecheck.json')
  return fnamemodify(empty(found) ? bufname(a:buffer) : found, ':p:h')
endfunction

call ale#linter#Define('nss', {
      \ 'name': 'stylecheck',
      \ 'lsp': 'stdio',
      \ 'executable': {buffer -> ale#Var(buffer, 'nss_stylecheck_executable')},
      \ 'command': {buffer -> '%e lsp ' .. ale#Var(buffer, 'nss_stylecheck_options')},
      \ 'project_root': function('s:Root'),
      \ })
