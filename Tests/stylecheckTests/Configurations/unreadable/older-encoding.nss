/* façade */
Label { font-color: red; }
