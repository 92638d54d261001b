// Starts `stylecheck lsp`, and shows its previews. Everything else that an editor shows comes from the
// server through vscode-languageclient.
'use strict';

const vscode = require('vscode');
const { page } = require('./preview');

/** The milliseconds without a change after which a preview is drawn again. */
const PAUSE = 150;

let client;
let panel;

/** Returns the options of the server, as the settings have them. */
function serverOptions() {
  const settings = vscode.workspace.getConfiguration('stylecheck');
  const target = settings.get('target');
  return { command: settings.get('path'), args: ['lsp', ...(target ? ['--target', target] : [])] };
}

async function start() {
  let library;
  try {
    library = require('vscode-languageclient/node');
  } catch {
    // The extension was packed without its library: the grammar works, and the rest cannot.
    vscode.window.showWarningMessage(
      "This build of the extension has no 'vscode-languageclient', so it only highlights .nss sheets."
    );
    return;
  }
  client = new library.LanguageClient('stylecheck', 'stylecheck', serverOptions(), {
    documentSelector: [{ language: 'nss' }],
    initializationOptions: { showLocations: true },
  });
  try {
    await client.start();
  } catch (error) {
    vscode.window.showErrorMessage(`'${serverOptions().command} lsp' does not start: ${error.message}`);
  }
}

async function stop() {
  const running = client;
  client = undefined;
  // A client that did not start refuses to stop.
  await running?.stop().catch(() => {});
}

async function restart() {
  await stop();
  await start();
}

/** Draws the cells of the rule at the cursor. The answer to an older question is dropped. */
const draw = (() => {
  let last = 0;
  return async () => {
    const editor = vscode.window.activeTextEditor;
    if (!panel || !client || editor?.document.languageId !== 'nss') return;
    const number = ++last;
    const parameters = {
      textDocument: { uri: client.code2ProtocolConverter.asUri(editor.document.uri) },
      position: client.code2ProtocolConverter.asPosition(editor.selection.active),
    };
    const preview = await client.sendRequest('stylecheck/preview', parameters).catch(() => undefined);
    // No answer: the document has changed, and the next question is on its way.
    if (preview !== undefined && panel && number === last) panel.webview.html = page(preview);
  };
})();

const drawSoon = (() => {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(draw, PAUSE);
  };
})();

function showPreview() {
  if (!panel) {
    panel = vscode.window.createWebviewPanel(
      'stylecheck.preview',
      'Cells',
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: false, localResourceRoots: [] }
    );
    panel.onDidDispose(() => (panel = undefined));
  }
  return draw();
}

/** Shows the places of a code lens, which the server has in the words of the protocol. */
function showLocations(uri, position, locations) {
  const converter = client?.protocol2CodeConverter;
  if (!converter) return undefined;
  return vscode.commands.executeCommand(
    'editor.action.showReferences',
    converter.asUri(uri),
    converter.asPosition(position),
    locations.map((location) => converter.asLocation(location))
  );
}

exports.activate = (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand('stylecheck.preview', showPreview),
    vscode.commands.registerCommand('stylecheck.restart', restart),
    vscode.commands.registerCommand('stylecheck.showLocations', showLocations),
    vscode.window.onDidChangeTextEditorSelection(drawSoon),
    vscode.workspace.onDidChangeTextDocument(drawSoon),
    vscode.workspace.onDidChangeConfiguration((change) => {
      const settings = ['stylecheck.path', 'stylecheck.target'];
      if (settings.some((name) => change.affectsConfiguration(name))) restart();
    })
  );
  return start();
};

exports.deactivate = stop;
