import { parseArgs } from 'node:util';
import { COMMANDS, OPTIONS } from './commands.mjs';

const WIDTH = 30;
const lineOf = (left, right) => `${left.padEnd(WIDTH)}${right}`;
const optionAs = (name) => [`--${name}`, OPTIONS[name][0]].filter(Boolean).join(' ');
const commandAs = (name) => ['pasal', name, COMMANDS[name].takes].filter(Boolean).join(' ');

const END = 'The shop stands in package.json (pasal.shop) or in --shop; the token in PASAL_TOKEN.';

/** Describes all commands. */
export const describeAll = () =>
  [
    ...Object.keys(COMMANDS).map((name) => lineOf(commandAs(name), COMMANDS[name].does)),
    '',
    'pasal <command> --help says which options a command takes.',
    END,
  ].join('\n');

/** Describes one command, with its options. */
export function describe(name) {
  const { does, options } = COMMANDS[name];
  const lines = options.map((option) => lineOf(`  ${optionAs(option)}`, OPTIONS[option][1]));
  return [lineOf(commandAs(name), does), ...lines].join('\n');
}

const typeOf = (option) => (OPTIONS[option][0] === null ? 'boolean' : 'string');

/** The reason why a command does not take an option as it was typed; null when it does. */
function reasonAgainst({ name, rawName, value, inlineValue }, options) {
  if (!options.includes(name)) {
    const known = options.map((option) => `--${option}`).join(', ') || 'no option at all';
    return `there is no option ${rawName}; it takes ${known}.`;
  }
  if (typeOf(name) === 'boolean') return value === undefined ? null : `${rawName} takes no value.`;
  if (value !== undefined && (inlineValue || !value.startsWith('-'))) return null;
  return `say what after ${rawName}: ${optionAs(name)}.`;
}

/**
 * Reads what was typed after the name of a command.
 * @throws with a sentence for an option or a word that the command does not take, or that is missing
 */
export function readWords(name, args) {
  const { takes, options } = COMMANDS[name];
  const { values, positionals, tokens } = parseArgs({
    args,
    options: Object.fromEntries(Object.keys(OPTIONS).map((each) => [each, { type: typeOf(each) }])),
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
