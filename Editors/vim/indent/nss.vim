" Indents by one level inside braces and parentheses; the text of a comment stays where it is.
if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal indentexpr=NssIndent()
setlocal indentkeys=0{,0},0),!^F,o,O
setlocal expandtab shiftwidth=2 softtabstop=2
let b:undo_indent = 'setlocal indentexpr< indentkeys< expandtab< shiftwidth< softtabstop<'

if exists('*NssIndent')
  finish
endif

function! s:IsQuoted() abort
  return synIDattr(synID(line('.'), col('.'), 0), 'name') =~# 'Comment$\|Suppression$\|String$'
endfunction

function! NssIndent() abort
  call cursor(v:lnum, 1)
  if s:IsQuoted() && getline('.') !~# '^\s*/[*/]'
    return -1
  endif
  let open = searchpair('[{(]', '', '[})]', 'bnW', 's:IsQuoted()')
  if open == 0
    return 0
  endif
  return indent(open) + (getline('.') =~# '^\s*[})]' ? 0 : shiftwidth())
endfunction
