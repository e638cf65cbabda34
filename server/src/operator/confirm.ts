import { createInterface } from 'node:readline/promises';
import { OperatorError } from './operator-error';

/**
 * Continues only if the user types "yes" at the terminal.
 * @throws OperatorError for anything else, and without a terminal
 */
export async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new OperatorError('Nobody can be asked here; --yes goes on. Nothing was changed.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${question} Type "yes" to go on: `);
    if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was changed.');
  } finally {
    terminal.close();
  }
}
