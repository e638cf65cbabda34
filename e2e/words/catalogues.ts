import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const ROOT = path.resolve(__dirname, '../..');

/** Modules of words by their names, as the Nepali build knows them. */
const WORDS = /(?:^|\/)(?:(?:[^/]+-)?messages|words|labels)\.ts$/;
const partOf = (file: string) => file.split('/')[0];
const isTwin = (file: string) => file.endsWith('.ne.ts');
export const twinOf = (file: string) => file.replace(/\.ts$/, '.ne.ts');
export const englishOf = (twin: string) => twin.replace(/\.ne\.ts$/, '.ts');

const listFiles = (part: string) =>
  readdirSync(path.join(ROOT, part, 'src'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${part}/src/${file}`,
  );

/**
 * The modules of words of the parts that have Nepali ones, and those; as paths from the repository's root. The server's
 * modules have their words in pairs: only those of what it sends have a twin.
 */
export function listModules() {
  const parts = readdirSync(ROOT).filter((name) => /^(?:host|shared|remote-[\w-]+)$/.test(name));
  const files = parts.flatMap(listFiles);
  const twins = files.filter(isTwin);
  const isInNepali = (file: string) => twins.some((twin) => partOf(twin) === partOf(file));
  return {
    words: files.filter((file) => WORDS.test(file) && isInNepali(file)),
    twins: [...twins, ...listFiles('server').filter(isTwin)],
  };
}

export const readText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** A part of a syntax tree, as swc writes it. */
interface Node {
  type: string;
  [name: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes below a value, at any depth. */
function nodesBelow(value: unknown): Node[] {
  if (isNode(value)) return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(nodesBelow)
    : [];
}
const nodeAt = (node: Node, name: string) => nodesBelow(node[name])[0];
const listAt = (node: Node, name: string) => nodesBelow(node[name]);

const parse = (file: string) =>
  nodesBelow(parseSync(readText(file), { syntax: 'typescript', tsx: true }).body);

/** A text that people read, its module, and the export it belongs to. */
export interface Text {
  text: string;
  where: string;
  of: string;
}

/** The text of a node; undefined if it has none. */
function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value);
  const [only, ...others] = node.type === 'TemplateLiteral' ? listAt(node, 'quasis') : [];
  if (only && others.length === 0) return String(only.cooked);
  return node.type === 'TemplateElement' ? String(node.cooked) : undefined;
}

/** Nodes whose texts are names of modules, types and locales, keys, and compared values. */
const NAMING = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'TsLiteralType',
  'BinaryExpression',
  'NewExpression',
  'Computed',
]);

/** True for the first of a pair in a list of choices: its key. */
const isKey = (node: Node, [parent, above]: readonly Node[]) =>
  parent?.type === 'ArrayExpression' &&
  above?.type === 'ArrayExpression' &&
  listAt(parent, 'elements')[0] === node;

/** True below a naming node; a template's type node is the template's parent. */
const isName = ([parent, above]: readonly Node[]) =>
  (parent !== undefined && NAMING.has(parent.type)) || above?.type === 'TsLiteralType';

/** The name of a declaration or property. */
const nameOf = (node: Node | undefined) => String(node?.value ?? '');

/** All texts of a module, without its names. */
export function textsOf(file: string): Text[] {
  const found: Text[] = [];
  const visit = (node: Node, of: string, above: readonly Node[]): void => {
    const text = textOf(node);
    if (text !== undefined) {
      if (!isKey(node, above) && !isName(above)) found.push({ text, where: file, of });
      return;
    }
    const isOuter = node.type === 'VariableDeclarator' && of === '';
    const name = isOuter ? nameOf(nodeAt(node, 'id')) : of;
    const below = node.type === 'KeyValueProperty' ? node.value : Object.values(node);
    for (const child of nodesBelow(below)) visit(child, name, [node, ...above]);
  };
  for (const node of parse(file)) visit(node, '', []);
  return found;
}

const WRAPPED = new Set([
  'TsAsExpression',
  'TsConstAssertion',
  'TsSatisfiesExpression',
  'ParenthesisExpression',
]);

function bare(node: Node): Node {
  const inner = WRAPPED.has(node.type) ? nodeAt(node, 'expression') : undefined;
  return inner ? bare(inner) : node;
}

const takes = (count: number) => `a function of ${count}`;
const A_VALUE = 'a value';
/** An empty record: in another language it may have anything. */
export const OPEN = 'an open record';

interface Entry {
  kind: string;
  text?: string;
}
/** A module's exports by their names and those of their properties: the kind of each, and its text if it has one. */
export type Catalogue = ReadonlyMap<string, Entry>;

/** Adds the value of a name, and the values below it. */
function add(found: Map<string, Entry>, name: string, value: Node): void {
  const node = bare(value);
  const text = textOf(node);
  if (node.type === 'ArrowFunctionExpression') {
    found.set(name, { kind: takes(listAt(node, 'params').length) });
  } else if (text !== undefined) found.set(name, { kind: A_VALUE, text });
  else if (node.type === 'ArrayExpression') {
    const elements = listAt(node, 'elements');
    found.set(name, { kind: `a list of ${elements.length}` });
    elements.forEach((each, at) => add(found, `${name}.${at}`, each));
  } else if (node.type === 'ObjectExpression') {
    const properties = listAt(node, 'properties');
    if (properties.length === 0) found.set(name, { kind: OPEN });
    for (const part of properties) {
      const inner = part.type === 'KeyValueProperty' ? nodeAt(part, 'value') : undefined;
      if (inner) add(found, `${name}.${nameOf(nodeAt(part, 'key'))}`, inner);
      else found.set(`${name}.${nameOf(nodeAt(part, 'arguments') ?? part)}`, { kind: A_VALUE });
    }
  } else found.set(name, { kind: A_VALUE });
}

export function catalogueOf(file: string): Catalogue {
  const found = new Map<string, Entry>();
  const exported = parse(file).filter(({ type }) => type === 'ExportDeclaration');
  for (const declaration of exported.flatMap((node) => nodeAt(node, 'declaration') ?? [])) {
    if (declaration.type === 'FunctionDeclaration') {
      const kind = takes(listAt(declaration, 'params').length);
      found.set(nameOf(nodeAt(declaration, 'identifier')), { kind });
    }
    for (const each of listAt(declaration, 'declarations')) {
      const value = nodeAt(each, 'init');
      if (value) add(found, nameOf(nodeAt(each, 'id')), value);
    }
  }
  return found;
}
