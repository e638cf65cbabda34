import { parseArgs } from 'node:util';
import { COMMANDS, OPTIONS } from './commands.mjs';

/** @import { CommandName, Given, Option } from './commands.mjs' */

/**
 * @typedef {object} Typed an option as `parseArgs` found it
 * @property {string} name
 * @property {string} rawName
 * @property {string} [value]
 * @property {boolean} [inlineValue]
 */

const ALL = /** @type {Option[]} */ (Object.keys(OPTIONS));
const WIDTH = 30;
/**
 * @param {string} left
 * @param {string} right
 */
const lineOf = (left, right) => `${left.padEnd(WIDTH)}${right}`;
/** @param {Option} name */
const optionAs = (name) => [`--${name}`, OPTIONS[name][0]].filter(Boolean).join(' ');
/** @type {(name: string, takes: string | undefined) => string} */
const wordsOf = (name, takes) => ['pasal', name, takes].filter(Boolean).join(' ');
/** @param {CommandName} name */
const commandAs = (name) => wordsOf(name, COMMANDS[name].takes);

const END = 'The shop stands in package.json (pasal.shop) or in --shop; the token in PASAL_TOKEN.';

/** Describes all commands. */
export const describeAll = () =>
  [
    ...Object.entries(COMMANDS).map(([name, { takes, does }]) =>
      lineOf(wordsOf(name, takes), does),
    ),
    '',
    'pasal <command> --help says which options a command takes.',
    END,
  ].join('\n');

/**
 * Describes one command, with its options.
 * @param {CommandName} name
 */
export function describe(name) {
  const { does, options } = COMMANDS[name];
  const lines = options.map((option) => lineOf(`  ${optionAs(option)}`, OPTIONS[option][1]));
  return [lineOf(commandAs(name), does), ...lines].join('\n');
}

/** @param {Option} option */
const typeOf = (option) => (OPTIONS[option][0] === null ? 'boolean' : 'string');

/**
 * Why a command does not accept an option as typed; null if it does.
 * @param {Typed} token
 * @param {readonly Option[]} options
 */
function reasonAgainst({ name, rawName, value, inlineValue }, options) {
  const option = options.find((each) => each === name);
  if (option === undefined) {
    const known = options.map((each) => `--${each}`).join(', ') || 'no option at all';
    return `there is no option ${rawName}; it takes ${known}.`;
  }
  if (typeOf(option) === 'boolean')
    return value === undefined ? null : `${rawName} takes no value.`;
  if (value !== undefined && (inlineValue || !value.startsWith('-'))) return null;
  return `say what after ${rawName}: ${optionAs(option)}.`;
}

/**
 * Parses the arguments after the name of a command.
 * @param {CommandName} name
 * @param {string[]} args
 * @returns {Omit<Given, 'directory'>}
 * @throws with a sentence for an unknown or missing option or argument
 */
export function readWords(name, args) {
  const { takes, options } = COMMANDS[name];
  const { values, positionals, tokens } = parseArgs({
    args,
    options: Object.fromEntries(ALL.map((each) => [each, { type: typeOf(each) }])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    const reason = token.kind === 'option' ? reasonAgainst(token, options) : null;
    if (reason) throw new Error(reason);
  }
  if (takes?.startsWith('<') && positionals.length === 0) {
    throw new Error(`say which: ${commandAs(name)}.`);
  }
  const extra = positionals[takes ? 1 : 0];
  if (extra !== undefined) throw new Error(`it has no use for "${extra}": ${commandAs(name)}.`);
  return { ...values, words: positionals };
}
