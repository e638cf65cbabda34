import { COMMANDS } from './commands.mjs';
import { printFailure } from './failure.mjs';
import { describe, describeAll, readWords } from './words.mjs';

/** @import { CommandName } from './commands.mjs' */

/**
 * @param {string | undefined} name
 * @returns {name is CommandName}
 */
const isKnown = (name) => name !== undefined && Object.hasOwn(COMMANDS, name);
/** @param {(string | undefined)[]} words */
const asksHelp = (words) => words.includes('--help') || words.includes('-h');

/**
 * Jest has arguments of its own.
 * @param {CommandName} name
 * @param {string[]} words
 */
const readGiven = (name, words) => (name === 'test' ? { words } : readWords(name, words));

/**
 * Runs a command of `pasal`. Errors are printed as a sentence, without a stack trace.
 * @param {string[]} words as typed
 * @returns {Promise<number>} the exit code
 */
export async function run([name, ...words]) {
  if (!isKnown(name)) {
    const isHelp = name === undefined || name === 'help' || asksHelp([name]);
    console.log(isHelp && isKnown(words[0]) ? describe(words[0]) : describeAll());
    if (isHelp) return 0;
    console.error(`pasal: there is no command ${name}. Nothing was done.`);
    return 1;
  }
  if (asksHelp(words)) {
    console.log(describe(name));
    return 0;
  }
  try {
    const given = { ...readGiven(name, words), directory: process.cwd() };
    return (await COMMANDS[name].run(given)) ?? 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    printFailure(name, error, COMMANDS[name].undone);
    return 1;
  }
}
