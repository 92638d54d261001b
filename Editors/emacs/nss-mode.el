;;; nss-mode.el --- Major mode for .nss stylesheets  -*- lexical-binding: t -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages

;;; Commentary:

;; Highlighting, comments, indentation and a list of classes for .nss stylesheets, and the server of
;; `stylecheck' for Eglot: M-x eglot.  With the server, M-x nss-preview-mode draws the cells of the rule
;; at point.  The mode has no lists of classes or properties; what a name is
;; follows from the sign that ends its statement.

;;; Code:

(defgroup nss nil
  "Stylesheets of NUI and SAP Fiori."
  :group 'languages)

(defcustom nss-indent-offset 2
  "The number of columns by which a block is indented."
  :type 'natnum
  :safe #'natnump)

(defvar nss-mode-syntax-table
  (let ((table (make-syntax-table)))
    (dolist (sign '(?_ ?. ?- ?\\ ?# ?@)) (modify-syntax-entry sign "_" table))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?\' "\"" table)
    (dolist (sign '(?: ?\; ?, ?% ?& ?+ ?< ?= ?> ?|)) (modify-syntax-entry sign "." table))
    table))

;; A slash continues a name, unless it begins a comment.
(rx-define nss-name (or (any "A-Za-z0-9_.\\-") (seq "/" (any "A-Za-z0-9_.\\-"))))
(rx-define nss-word (seq (any "A-Za-z0-9_.\\#-") (* nss-name)))

;;; What a name is

(defconst nss--longest-statement 2000
  "The number of characters in which the end of a statement is searched.")

(defun nss--is-quoted (place)
  "Return non-nil if PLACE is in a comment or a string."
  (nth 8 (save-excursion (syntax-ppss place))))

(defun nss--forward (signs)
  "Return the next sign of SIGNS outside comments and strings, or nil."
  (let ((limit (min (point-max) (+ (point) nss--longest-statement)))
        sign)
    (while (and (not sign) (re-search-forward signs limit t))
      (unless (nss--is-quoted (1- (point))) (setq sign (char-before))))
    sign))

(defun nss--backward (signs)
  "Move to the previous sign of SIGNS outside comments and strings, and return it.
Return nil if there is none."
  (let ((limit (max (point-min) (- (point) nss--longest-statement)))
        sign)
    (while (and (not sign) (re-search-backward signs limit t))
      (unless (nss--is-quoted (point)) (setq sign (char-after))))
    sign))

(defun nss--at-word (start)
  "Return the at-word of the statement with the name at START, or nil."
  (save-excursion
    (goto-char start)
    (when (and (eq (nss--backward "[;{}@]") ?@) (looking-at (rx "@" (or "media" "import") symbol-end)))
      (match-string-no-properties 0))))

(defun nss--kind (start end)
  "Return the kind of the name between START and END."
  (let ((next (save-excursion (goto-char end) (forward-comment (buffer-size)) (char-after)))
        (last (save-excursion (goto-char end) (nss--forward "[;{}]")))
        (before (save-excursion (goto-char start) (nss--backward "[;{}:(]")))
        (at-word (nss--at-word start)))
    (cond
     ((let ((name (buffer-substring-no-properties start end)))
        (or (equal name "@media") (and (equal name "@import") (not (eq next ?:)))))
      'keyword)
     ((and (equal at-word "@media") (eq last ?{))
      (pcase next (?: 'feature) (?\) 'value) (_ 'keyword)))
     ((eq last ?{) 'class)
     ((eq (char-after start) ?@) 'variable)
     ((eq next ?\() 'function)
     ;; A value has no colon: the semicolon before this name is missing.
     ((eq next ?:) 'property)
     ((or (memq before '(?: ?\()) (equal at-word "@import")) 'value)
     (t 'property))))

(defconst nss--faces
  '((keyword . font-lock-builtin-face)
    (variable . font-lock-variable-name-face)
    (class . font-lock-type-face)
    (property . font-lock-keyword-face)
    (feature . font-lock-keyword-face)
    (function . font-lock-function-name-face)
    (value . font-lock-constant-face))
  "The face of each kind of name.")

(defun nss--match-name (limit)
  "Search for a name before LIMIT that is not in a comment or a string."
  (let (found)
    (while (and (not found) (re-search-forward (rx (or (seq "@" (+ nss-name)) nss-word)) limit t))
      (setq found (not (save-match-data (nss--is-quoted (match-beginning 0))))))
    found))

(defun nss--name-face ()
  "Return the face of the name that was matched last."
  (save-match-data (alist-get (nss--kind (match-beginning 0) (match-end 0)) nss--faces)))

(defvar nss-font-lock-keywords
  `((nss--match-name 0 (nss--name-face))
    (,(rx (or (seq "/*" (* (any "* \t\n"))) (seq "//" (* (any "/ \t"))))
          (group "stylecheck-" (+ (any "a-z-"))))
     1 font-lock-preprocessor-face t)))

;;; Indentation

(defun nss-indent-line ()
  "Indent the line by one level for each open bracket.
The text of a comment stays where it is."
  (interactive)
  (let ((state (save-excursion (syntax-ppss (line-beginning-position))))
        (is-after-indentation (> (current-column) (current-indentation))))
    (unless (nth 8 state)
      (save-excursion
        (back-to-indentation)
        (let ((depth (car state)))
          (when (looking-at-p "[})]") (setq depth (1- depth)))
          (indent-line-to (* (max 0 depth) nss-indent-offset))))
      (unless is-after-indentation (back-to-indentation)))))

;;; The mode

;;;###autoload
(define-derived-mode nss-mode prog-mode "NSS"
  "Major mode for .nss stylesheets."
  (setq-local comment-start "/* "
              comment-end " */"
              comment-start-skip "\\(?://+\\|/\\*+\\)[ \t]*"
              comment-end-skip "[ \t]*\\(?:\n\\|\\*+/\\)"
              comment-continue " * "
              parse-sexp-ignore-comments t
              indent-line-function #'nss-indent-line
              indent-tabs-mode nil
              electric-indent-chars (append "{})" electric-indent-chars)
              imenu-generic-expression `((nil ,(rx bol (* blank) (group nss-word) (* (not (any ";{}\n"))) "{") 1)
                                         ("Variables" ,(rx bol (* blank) (group "@" (+ nss-name)) (* blank) ":") 1))
              font-lock-defaults '(nss-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.nss\\'" . nss-mode))

;; Eglot sends the identifier `nss', the name of the mode without `-mode'.
(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(nss-mode . ("stylecheck" "lsp"))))

;;; Previews

(declare-function eglot-current-server "eglot")
(declare-function eglot--TextDocumentPositionParams "eglot")
(declare-function jsonrpc-async-request "jsonrpc")

(defvar nss--preview-timer nil
  "The timer that draws previews, or nil.")

(defun nss--draw-preview (preview)
  "Draw PREVIEW, an answer of the server, into the buffer of previews."
  (with-current-buffer (get-buffer-create "*nss preview*")
    (let ((inhibit-read-only t))
      (erase-buffer)
      (if (not preview)
          (insert "The rule at point draws no form cell.")
        (insert (plist-get preview :title) "\n\n")
        (dolist (mode '(:light :dark))
          (insert-image (create-image (plist-get preview mode) 'svg t) (format "%s" mode))
          (insert "\n\n"))
        (goto-char (point-min))))
    (special-mode)))

(defun nss--ask-for-preview ()
  "Ask the server for the cells of the rule at point, if the buffer has previews."
  (let ((server (and (bound-and-true-p nss-preview-mode)
                     (fboundp 'eglot-current-server)
                     (eglot-current-server))))
    (when server
      ;; If the text changes before the answer, there is none, and the next request is on its way.
      (jsonrpc-async-request server :stylecheck/preview (eglot--TextDocumentPositionParams)
                             :deferred :stylecheck/preview
                             :success-fn #'nss--draw-preview
                             :error-fn #'ignore :timeout-fn #'ignore))))

(define-minor-mode nss-preview-mode
  "Show the cells of the rule at point in another window.
The preview has light and dark mode, and follows point and the text.
It needs Eglot, and an Emacs that draws SVG."
  :lighter " Preview"
  (when (and nss-preview-mode (not (image-type-available-p 'svg)))
    (setq nss-preview-mode nil)
    (user-error "This Emacs does not draw SVG"))
  (when nss-preview-mode
    (unless nss--preview-timer
      (setq nss--preview-timer (run-with-idle-timer 0.2 t #'nss--ask-for-preview)))
    (display-buffer (get-buffer-create "*nss preview*"))
    (nss--ask-for-preview)))

(provide 'nss-mode)

;;; nss-mode.el ends here
