" Settings for .nss stylesheets.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

" NUI discards a sheet that has a comment with '//', so only '/* */' is inserted.
setlocal comments=s1:/*,mb:*,ex:*/
setlocal commentstring=/*\ %s\ */
setlocal formatoptions-=t formatoptions+=croql
" A word is a whole name: '@brand', 'font-color', '#0064D9'.
setlocal iskeyword=@,48-57,_,-,.,#,@-@
setlocal include=^\\s*@import suffixesadd=.nss
let b:undo_ftplugin = 'setlocal comments< commentstring< formatoptions< iskeyword< include< suffixesadd<'
      \ . ' makeprg< errorformat< | unlet! b:current_compiler'

compiler stylecheck
