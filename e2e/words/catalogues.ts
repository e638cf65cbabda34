import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

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

const parse = (file: string) =>
  ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);

/** A text of a module that people read, where it stands, and the export it belongs to. */
export interface Text {
  text: string;
  where: string;
  of: string;
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** True for the first of a pair in a list of choices: its key. */
const isKey = (node: ts.Node) =>
  ts.isArrayLiteralExpression(node.parent) &&
  ts.isArrayLiteralExpression(node.parent.parent) &&
  node.parent.elements[0] === node;

/** True for names of modules, types and locales, keys, and what values are compared with. */
const isName = (node: ts.Node) => isKey(node) || isNameIn(node.parent);
const isNameIn = (parent: ts.Node) =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  ts.isLiteralTypeNode(parent) ||
  ts.isTemplateLiteralTypeNode(parent) ||
  ts.isTemplateLiteralTypeSpan(parent) ||
  ts.isBinaryExpression(parent) ||
  ts.isNewExpression(parent) ||
  ts.isElementAccessExpression(parent);

/** All texts of a module, without its names. */
export function textsOf(file: string): Text[] {
  const source = parse(file);
  const found: Text[] = [];
  const visit = (node: ts.Node, of: string): void => {
    if (ts.isPropertyAssignment(node)) return visit(node.initializer, of);
    if (isText(node) && !isName(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ text: node.text, where: `${file}:${line + 1}`, of });
    }
    const isOuter = ts.isVariableDeclaration(node) && of === '';
    const name = isOuter ? node.name.getText() : of;
    return ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(source, '');
  return found;
}

function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

const takes = (count: number) => `a function of ${count}`;
const A_VALUE = 'a value';
/** An empty record: in another language it may have anything. */
export const OPEN = 'an open record';

/** What a module exports, by its names and those of its properties: what kind each is, and its text if it is one. */
export type Catalogue = ReadonlyMap<string, { kind: string; text?: string }>;

export function catalogueOf(file: string): Catalogue {
  const found = new Map<string, { kind: string; text?: string }>();
  const add = (name: string, value: ts.Expression) => {
    const node = bare(value);
    if (ts.isArrowFunction(node)) found.set(name, { kind: takes(node.parameters.length) });
    else if (ts.isStringLiteralLike(node)) found.set(name, { kind: A_VALUE, text: node.text });
    else if (ts.isArrayLiteralExpression(node)) {
      found.set(name, { kind: `a list of ${node.elements.length}` });
      node.elements.forEach((each, at) => add(`${name}.${at}`, each));
    } else if (ts.isObjectLiteralExpression(node)) {
      if (node.properties.length === 0) found.set(name, { kind: OPEN });
      for (const part of node.properties) {
        if (ts.isPropertyAssignment(part)) {
          add(`${name}.${part.name.getText().replaceAll(/^'|'$/g, '')}`, part.initializer);
        } else found.set(`${name}.${part.getText()}`, { kind: A_VALUE });
      }
    } else found.set(name, { kind: A_VALUE });
  };
  for (const node of parse(file).statements.filter(isExported)) {
    if (ts.isFunctionDeclaration(node) && node.name) {
      found.set(node.name.text, { kind: takes(node.parameters.length) });
    } else if (ts.isVariableStatement(node)) {
      for (const { name, initializer } of node.declarationList.declarations) {
        if (initializer) add(name.getText(), initializer);
      }
    }
  }
  return found;
}
