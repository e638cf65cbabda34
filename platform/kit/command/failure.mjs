/** @typedef {Error & { undone?: string, details?: readonly string[] }} Told an error that says what was not done */

/** A failure of a command that prints more than a sentence. */
export class Failure extends Error {
  /**
   * @param {string} message the reason, as one sentence
   * @param {readonly string[]} details lines printed before it
   */
  constructor(message, details = []) {
    super(message);
    this.details = details;
  }
}

/**
 * Runs a part of a command. If it fails, this sentence says what was not done, in place of the command's own.
 * @template Done
 * @param {string} undone
 * @param {() => Done} work
 */
export async function orSay(undone, work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error) /** @type {Told} */ (error).undone ??= undone;
    throw error;
  }
}

/** @param {string} text */
const asSentence = (text) => (/[.?!]$/.test(text) ? text : `${text}.`);

/**
 * Prints why a command failed; its last line says what was not done.
 * @param {string} name
 * @param {Told} error
 * @param {string} undone
 */
export function printFailure(name, error, undone) {
  const lines = error.message.split('\n');
  const isLong = lines.length > 1;
  for (const line of [...(error.details ?? []), ...(isLong ? lines : [])]) console.error(line);
  const reason = isLong ? 'the reason is above.' : asSentence(error.message);
  console.error(`pasal ${name}: ${reason} ${error.undone ?? undone}`);
}
