" Writes the group that the kit links to, at each place of $PLACES: 'line:column' in bytes, one a line.
function! s:Group(place) abort
  let [line, column] = split(a:place, ':')
  let name = synIDattr(synID(line, column, 1), 'name')
  return name ==# '' ? '' : matchstr(execute('highlight ' .. name), 'links to \zs\w*')
endfunction
call writefile(map(readfile($PLACES), 's:Group(v:val)'), $GROUPS)
qall!
