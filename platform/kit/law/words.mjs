import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { isOfWords, languagesOf, OTHER_LANGUAGES, twinOf } from '../build/languages.mjs';
import { filesOf, isForTests } from './imports.mjs';

/**
 * The values that a module exports, without types.
 * @param {string} file
 * @returns {string[]}
 */
function exportsOf(file) {
  const { body } = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
  });
  return body.flatMap((node) => {
    if (node.type === 'ExportNamedDeclaration' && !node.typeOnly) {
      return node.specifiers.flatMap((each) =>
        each.type === 'ExportSpecifier' ? (each.exported ?? each.orig).value : [],
      );
    }
    if (node.type !== 'ExportDeclaration') return [];
    const { declaration } = node;
    if (declaration.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? id.value : [],
      );
    }
    return 'identifier' in declaration ? declaration.identifier.value : [];
  });
}

/**
 * What a text module lacks in a language.
 * @param {string} file
 * @param {{ directory: string, language: string }} part
 */
function missingOf(file, { directory, language }) {
  const twin = twinOf(file, language);
  const [words, others] = [path.join(directory, file), path.join(directory, twin)];
  if (!existsSync(others)) return [`${file}: ${path.basename(twin)} is missing`];
  const there = new Set(exportsOf(others));
  return exportsOf(words)
    .filter((name) => !there.has(name))
    .map((name) => `${twin}: ${name} is missing`);
}

/**
 * The texts of a remote that exist in English only.
 * @param {Pick<import('../command/remote.mjs').Remote, 'directory' | 'isOfShop'>} remote
 * @returns {{language: string, missing: string[], isRefused: boolean}[]} a line for each module and each text; the
 * build refuses it if the remote has some texts of the language, and in the shop's own repository
 */
export function missingWords({ directory, isOfShop }) {
  const files = filesOf(directory).filter((file) => isOfWords(file) && !isForTests(file));
  const some = new Set(languagesOf(directory));
  return OTHER_LANGUAGES.map((language) => ({
    language,
    missing: files.flatMap((file) => missingOf(file, { directory, language })),
    isRefused: isOfShop || some.has(language),
  })).filter(({ missing }) => missing.length > 0);
}
