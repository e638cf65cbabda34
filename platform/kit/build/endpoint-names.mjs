import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

const isNode = (value) => typeof value === 'object' && value !== null;

/** Every node of a syntax tree, from the top down. */
export function* nodesOf(node) {
  if (!isNode(node)) return;
  if (!Array.isArray(node)) yield node;
  for (const child of Object.values(node)) if (isNode(child)) yield* nodesOf(child);
}

const nameOfKey = (key) => key?.value;

/** The object an arrow function or a function answers with. */
function answeredObject(node) {
  const body = node?.body?.type === 'BlockStatement' ? node.body.stmts : node?.body;
  for (const found of nodesOf(body)) if (found.type === 'ObjectExpression') return found;
  return null;
}

function namesIn(call, file) {
  const [{ expression } = {}] = call.arguments;
  const given = expression?.type === 'ObjectExpression' ? expression.properties : [];
  const endpoints = given.find(({ key }) => nameOfKey(key) === 'endpoints');
  const object = answeredObject(endpoints?.value ?? endpoints);
  const names = object?.properties.map(({ key }) => nameOfKey(key)) ?? [undefined];
  if (names.includes(undefined)) {
    throw new Error(`${file}: the names of injected endpoints must be written out.`);
  }
  return names;
}

const isInjection = ({ type, callee }) =>
  type === 'CallExpression' &&
  (callee.property?.value === 'injectEndpoints' || callee.value === 'injectEndpoints');

/** The names of the endpoints a file injects into the page's one API. */
export function endpointNamesIn(file) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('injectEndpoints(')) return [];
  const tree = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  return [...nodesOf(tree.body)].filter(isInjection).flatMap((call) => namesIn(call, file));
}

/** `{home: './pages/home/home-page'}`: what the loaders below a property of the remote's module import. */
export function importsBelow(file, property) {
  const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
  const parts = [...nodesOf(tree.body)].find(
    ({ type, key, value }) =>
      type === 'KeyValueProperty' &&
      nameOfKey(key) === property &&
      value.type === 'ObjectExpression',
  );
  return Object.fromEntries(
    (parts?.value.properties ?? []).map(({ key, value }) => {
      const call = [...nodesOf(value)].find(
        ({ type, callee }) => type === 'CallExpression' && callee.type === 'Import',
      );
      return [nameOfKey(key), call?.arguments[0].expression.value];
    }),
  );
}
