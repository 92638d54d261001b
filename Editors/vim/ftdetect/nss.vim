" Newer versions of Vim can know another language by this ending.
autocmd BufRead,BufNewFile *.nss set filetype=nss
