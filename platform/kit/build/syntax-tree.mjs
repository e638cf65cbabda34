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
      const request = call?.arguments[0].expression.value;
      if (request === undefined) {
        throw new Error(
          `${file}: each of the ${property} needs an import of its own, written in its place.`,
        );
      }
      return [nameOfKey(key), request];
    }),
  );
}
