;;; Writes the face at each place of $PLACES, offsets in characters from 0, into $FACES.  -*- lexical-binding: t -*-
(find-file (getenv "SHEET"))
(font-lock-ensure)
(let ((faces (mapcar (lambda (place)
                       (let ((face (get-text-property (1+ (string-to-number place)) 'face)))
                         (when (listp face) (setq face (car face)))
                         (format "%s" (if (eq face 'font-lock-comment-delimiter-face) 'font-lock-comment-face face))))
                     (split-string (with-temp-buffer (insert-file-contents (getenv "PLACES")) (buffer-string))))))
  (with-temp-file (getenv "FACES") (insert (mapconcat #'identity faces "\n"))))
