import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API, SymbolFlags as flags } from 'typescript/unstable/sync';
import { root } from './workspaces.mjs';

/** @import { Checker, Project, Symbol as Name } from 'typescript/unstable/sync' */

/**
 * A part of shared, and its exports.
 * @typedef {{ room: string, offers: Offer[] }} Room
 * @typedef {{ name: string, kind: string, sentence: string }} Offer
 */

/** Reads the parts of shared: their names, and the file of each. */
function readRooms() {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8'));
  return Object.entries(exports).map(([name, file]) => ({
    room: name.slice(2),
    file: path.join(root, 'shared', file),
  }));
}

/**
 * Returns the first sentence of a docstring on one line; a full stop within a name does not end it.
 * @param {string} text
 */
function firstSentence(text) {
  const line = text
    .replaceAll(/\{@link (\S+)\}/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.?!](?=\s|$)/.exec(line)?.[0] ?? line;
}

/**
 * Returns the original symbol of a re-export.
 * @param {Name} symbol
 * @param {Checker} checker
 */
const originOf = (symbol, checker) =>
  symbol.flags & flags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The parts in which capitalised names are components. */
const DRAWN = new Set(['ui', 'dates', 'dashboard', 'theme']);

/**
 * @param {Name} symbol
 * @param {string} room
 */
function kindOf({ name, flags: own }, room) {
  if (!(own & flags.Value)) return 'type';
  if (/^use[A-Z]/.test(name)) return 'hook';
  if (DRAWN.has(room) && /^[A-Z][a-z]/.test(name)) return 'component';
  return own & flags.Function ? 'function' : '';
}

/**
 * Lists the exports of a part, using its types: each name with its kind and the first sentence of its docstring.
 * @param {{ room: string, file: string }} part
 * @param {Project} project
 * @returns {Room}
 */
function offersOfRoom({ room, file }, { program, checker }) {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} is no module of shared.`);
  const offers = checker.getExportsOfModule(module).map((symbol) => {
    const origin = originOf(symbol, checker);
    const text = origin.getDocumentationComment(checker);
    return { name: symbol.name, kind: kindOf(origin, room), sentence: firstSentence(text) };
  });
  return { room, offers: offers.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

/** Lists the exports of `@pasal/shared`, part by part. */
export function listOffers() {
  const compiler = new API({ cwd: root });
  try {
    const config = path.join(root, 'shared/tsconfig.json');
    const project = compiler.updateSnapshot({ openProject: config }).getProject(config);
    if (project === undefined) throw new Error(`${config} is no project.`);
    return readRooms().map((room) => offersOfRoom(room, project));
  } finally {
    compiler.close();
  }
}

/** @param {Offer} offer */
const lineOf = ({ name, kind, sentence }) =>
  `- \`${name}\`${kind && ` (${kind})`}${sentence && `: ${sentence}`}\n`;

/**
 * Writes the list as a page: `OFFERS.md` of the package.
 * @param {Room[]} rooms
 */
export function writeOffers(rooms) {
  const parts = rooms.map(
    ({ room, offers }) => `## @pasal/shared/${room}\n\n${offers.map(lineOf).join('')}`,
  );
  return `# What \`@pasal/shared\` offers\n\nIts types have the rest: parameters, props and what each returns.\n\n${parts.join('\n')}`;
}
