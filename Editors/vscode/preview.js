// The page of a preview.
'use strict';

/** Returns text in which no character is markup. */
function escape(text) {
  return String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Returns an SVG as an image, in which it can run no script and load no file. */
function image(svg, mode) {
  const data = Buffer.from(svg, 'utf8').toString('base64');
  return `<figure><img alt="The cells in ${mode} mode" src="data:image/svg+xml;base64,${data}">
<figcaption>${mode}</figcaption></figure>`;
}

/** Returns the page of an answer to `stylecheck/preview`: a title and two SVGs, or null. */
exports.page = (preview) => {
  const body = preview
    ? `<h1>${escape(preview.title)}</h1>\n<main>${image(preview.light, 'light')}${image(preview.dark, 'dark')}</main>`
    : '<p>The rule at the cursor draws no form cell.</p>';
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>Cells</title>
<style>
h1 { font-size: 1.1em; font-weight: 600 }
main { display: flex; flex-wrap: wrap; gap: 16px }
figure { margin: 0 }
img { max-width: 100% }
figcaption { opacity: 0.7 }
</style>
${body}
</html>
`;
};
