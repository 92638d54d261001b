" Highlighting of .nss stylesheets. The groups follow Documentation/Language.md; there are no lists of
" classes or properties, so new ones need no new version of this file.
if exists('b:current_syntax')
  finish
endif

" A slash continues a name, unless it begins a comment.
let s:name = '%([A-Za-z0-9_.\\-]|/%([/*])@!)'
let s:word = '[A-Za-z0-9_.\\#-]' .. s:name .. '*'
let s:end = s:name .. '@!'
" A name and a colon on a new line show that the semicolon before them is missing.
let s:next = '\n\ze\s*[@A-Za-z0-9_.\\#-]' .. s:name .. '*\s*:'

function! s:match(group, pattern, ...) abort
  execute 'syntax match' a:group '~\v' .. a:pattern .. '~' join(a:000)
endfunction

syntax case match
syntax cluster nssItem contains=nssClass,nssDefinition,nssBlock,@nssComments
syntax cluster nssComments contains=nssComment,nssLineComment
syntax cluster nssComponent contains=nssWord,nssFunction,nssNumber,nssHex,nssBoolean,nssVariable,nssString,@nssComments

call s:match('nssClass', s:word)
call s:match('nssDefinition', '\@' .. s:name .. '+', 'nextgroup=nssValue,@nssComments skipwhite skipempty')
execute 'syntax region nssConditions matchgroup=nssAtWord start=/\v\@media' .. escape(s:end, '/')
      \ .. '/ matchgroup=NONE end=/\ze[{;}]/ contains=nssCondition,nssAnd,@nssComments nextgroup=nssMediaBlock'
call s:match('nssAtWord', '\@import' .. s:end .. '%(\s*:)@!', 'nextgroup=nssImport skipwhite skipempty')

syntax region nssImport contained start=/\S/ end=/;/ end=/\ze[{}@]/ contains=@nssComponent
syntax region nssCondition contained start=/(/ end=/)/ end=/\ze[{;}]/ contains=nssWord,nssFeature,@nssComments
call s:match('nssAnd', 'and' .. s:end, 'contained')
syntax region nssMediaBlock contained matchgroup=nssBrace start=/{/ end=/}/ contains=@nssItem fold

syntax region nssBlock contained matchgroup=nssBrace start=/{/ end=/}/ contains=nssProperty,nssValue,@nssComments fold
syntax region nssBlock matchgroup=nssBrace start=/{/ end=/}/ contains=nssProperty,nssValue,@nssComments fold
call s:match('nssProperty', s:word, 'contained')
execute 'syntax region nssValue contained start=/:/ end=/;/ end=/\ze[{}]/ end=/\v' .. escape(s:next, '/')
      \ .. '/ contains=@nssComponent'

" Of two items that match at the same place, the later one counts.
call s:match('nssWord', s:word, 'contained')
call s:match('nssFeature', s:word .. '\ze\s*:', 'contained')
call s:match('nssFunction', s:word .. '\ze\s*\(', 'contained')
call s:match('nssNumber', '-?%(\d+%(\.\d+)?|\.\d+)%(px)?' .. s:end, 'contained')
call s:match('nssHex', '%(#|0[xX])%(\x{8}|\x{6}|\x{3})' .. s:end, 'contained')
call s:match('nssBoolean', '%(true|false)' .. s:end, 'contained')
call s:match('nssVariable', '\@' .. s:name .. '+', 'contained')
syntax region nssString contained oneline start=/"/ end=/"/ end=/$/
syntax region nssString contained oneline start=/'/ end=/'/ end=/$/

syntax region nssComment start=+/\*+ end=+\*/+ contains=nssSuppression,@Spell fold
syntax region nssLineComment oneline start=+//+ end=/$/ contains=nssSuppression,@Spell
call s:match('nssSuppression', '%(/\*[*[:space:]]*|//[/[:space:]]*)@<=stylecheck-[a-z-]+', 'contained')

syntax sync fromstart

highlight default link nssComment Comment
highlight default link nssLineComment Comment
highlight default link nssSuppression SpecialComment
highlight default link nssAtWord Statement
highlight default link nssAnd Statement
highlight default link nssDefinition PreProc
highlight default link nssVariable PreProc
highlight default link nssClass Type
highlight default link nssProperty Identifier
highlight default link nssFeature Identifier
highlight default link nssFunction Function
highlight default link nssWord Constant
highlight default link nssNumber Number
highlight default link nssHex Special
highlight default link nssBoolean Boolean
highlight default link nssString String

let b:current_syntax = 'nss'
