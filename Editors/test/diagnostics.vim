" Writes the findings that ALE shows for $SHEET into $FINDINGS, a line each: line, column, rule.
silent! packadd ale
if !exists(':ALELint')
  call writefile(['no ALE'], $FINDINGS)
  qall!
endif
filetype plugin indent on
syntax on
edit $SHEET
ALELint
let s:start = reltime()
while empty(getloclist(0)) && reltimefloat(reltime(s:start)) < 20
  sleep 20m
endwhile
call writefile(map(getloclist(0), 'v:val.lnum .. ":" .. v:val.col .. " " .. matchstr(v:val.text, "^[^:]*")'), $FINDINGS)
qall!
