import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const isNode = (value) => typeof value === 'object' && value !== null;

/** Every node of a syntax tree, from the top down. */
export function* nodesOf(node) {
  if (!isNode(node)) return;
  if (!Array.isArray(node)) yield node;
  for (const child of Object.values(node)) if (isNode(child)) yield* nodesOf(child);
}

const nodesIn = (file) => [
  ...nodesOf(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true }).body),
];

/** Where a name comes from that a module imports: `{ file, name }` as it is called there. */
function originOf(name, { file, nodes }) {
  for (const { type, source, specifiers } of nodes) {
    const found =
      type === 'ImportDeclaration' && specifiers.find(({ local }) => local.value === name);
    if (found) {
      const origin = `${path.resolve(path.dirname(file), source.value)}.ts`;
      return { file: origin, name: found.imported?.value ?? name };
    }
  }
  return undefined;
}

/** The properties of a list, and of those that other modules export and it spreads. */
function propertiesOf(list, from) {
  return (list?.properties ?? []).flatMap((property) => {
    const origin = property.type === 'SpreadElement' && originOf(property.arguments.value, from);
    if (!origin) return { ...property, file: from.file };
    const nodes = nodesIn(origin.file);
    const declared = nodes.find(
      ({ type, id }) => type === 'VariableDeclarator' && id.value === origin.name,
    );
    return propertiesOf(declared?.init, { file: origin.file, nodes });
  });
}

/**
 * What the loaders below a property of the remote's module import, by their names, with the file they are written in:
 * `{home: {file: '/…/src/remote.ts', request: './pages/home/home-page'}}`.
 */
export function importsBelow(file, property) {
  const nodes = nodesIn(file);
  const parts = nodes.find(
    ({ type, key, value }) =>
      type === 'KeyValueProperty' && key.value === property && value.type === 'ObjectExpression',
  );
  return Object.fromEntries(
    propertiesOf(parts?.value, { file, nodes }).map((part) => {
      const call = [...nodesOf(part.value)].find(
        ({ type, callee }) => type === 'CallExpression' && callee.type === 'Import',
      );
      const request = call?.arguments[0].expression.value;
      if (request === undefined) {
        throw new Error(
          `${file}: each of the ${property} needs an import of its own, written in its place.`,
        );
      }
      return [part.key.value, { file: part.file, request }];
    }),
  );
}
