// Runs the extension against a stand-in for the API of VS Code, and prints what it did, a line each.
//
//   node extension.js FOLDER SETTINGS [without-library]
'use strict';

const Module = require('module');
const path = require('path');

const [folder, settings, without] = process.argv.slice(2);
const say = (...words) => console.log(words.map((word) => JSON.stringify(word)).join(' '));
const commands = {};
const listeners = {};
const listen = (name) => (listener) => (listeners[name] = listener);
const panel = { webview: {}, onDidDispose: (listener) => (panel.dispose = listener) };
const answers = [];

const vscode = {
  ViewColumn: { Beside: -2 },
  commands: {
    registerCommand: (name, action) => (commands[name] = action),
    executeCommand: (...words) => say('execute', ...words),
  },
  window: {
    activeTextEditor: { document: { languageId: 'nss', uri: 'file:///a.nss' }, selection: { active: [3, 7] } },
    createWebviewPanel: (...options) => (say('panel', options[3]), panel),
    onDidChangeTextEditorSelection: listen('selection'),
    showErrorMessage: (text) => say('error', text),
    showWarningMessage: (text) => say('warning', text),
  },
  workspace: {
    getConfiguration: (section) => ({ get: (name) => JSON.parse(settings)[`${section}.${name}`] }),
    onDidChangeTextDocument: listen('text'),
    onDidChangeConfiguration: listen('configuration'),
  },
};

class LanguageClient {
  code2ProtocolConverter = { asUri: (uri) => uri, asPosition: ([line, character]) => ({ line, character }) };
  protocol2CodeConverter = {
    asUri: (uri) => ({ uri }),
    asPosition: ({ line, character }) => [line, character],
    asLocation: ({ uri, range }) => [uri, range],
  };
  constructor(id, name, server, client) {
    say('client', server, client);
  }
  start = async () => say('start');
  stop = async () => say('stop');
  sendRequest = (method, parameters) => {
    say(method, parameters);
    return new Promise((resolve) => answers.push(resolve));
  };
}

const load = Module._load;
Module._load = (request, ...rest) => {
  if (request === 'vscode') return vscode;
  if (request !== 'vscode-languageclient/node') return load(request, ...rest);
  if (without) throw new Error(`Cannot find module '${request}'`);
  return { LanguageClient };
};

(async () => {
  const extension = require(path.resolve(folder, 'extension.js'));
  await extension.activate({ subscriptions: [] });
  say('commands', Object.keys(commands).sort());
  commands['stylecheck.showLocations']('file:///a.nss', { line: 3, character: 7 }, [
    { uri: 'file:///b.nss', range: 'range' },
  ]);
  const older = commands['stylecheck.preview']();
  const newer = commands['stylecheck.preview']();
  answers[1]?.({ title: 'Newer', light: '<svg/>', dark: '<svg/>' });
  await newer;
  answers[0]?.({ title: 'Older', light: '<svg/>', dark: '<svg/>' });
  await older;
  say('shown', /<h1>(.*)<\/h1>/.exec(panel.webview.html)?.[1] ?? null);
  await listeners.configuration({ affectsConfiguration: (name) => name === 'stylecheck.target' });
  await new Promise(setImmediate);
  await listeners.configuration({ affectsConfiguration: () => false });
  await extension.deactivate();
})();
