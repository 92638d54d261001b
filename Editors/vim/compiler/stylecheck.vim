" ':make %:S' checks a sheet, ':make Styles' a folder; ':cnext' goes to the next finding.
if exists('current_compiler')
  finish
endif
let current_compiler = 'stylecheck'

CompilerSet makeprg=stylecheck\ --format\ xcode
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tote:\ %m
" A failure without a line, such as a folder that cannot be read.
CompilerSet errorformat+=%trror:\ %m
CompilerSet errorformat+=%-G%.%#
