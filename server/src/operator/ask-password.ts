import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { OperatorError } from './operator-error';

interface Terminal {
  stdin: NodeJS.ReadStream;
  stderr: NodeJS.WriteStream;
}

/** Suppresses the terminal's echo, so that no one reads the password over a shoulder. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function readLine({ stdin }: Terminal): Promise<string> {
  const lines = createInterface({
    input: stdin,
    output: nowhere(),
    terminal: stdin.isTTY,
  });
  try {
    return await new Promise((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('SIGINT', () => reject(new OperatorError('Cancelled. Nothing was changed.')));
      lines.once('close', () => reject(new OperatorError('No password was entered.')));
    });
  } finally {
    lines.close();
  }
}

/**
 * Reads a password from the terminal, twice and without echo, or from the first line of a pipe.
 * @throws OperatorError if there is none or the two differ
 */
export async function askPassword(terminal: Terminal): Promise<string> {
  const { stdin, stderr } = terminal;
  if (!stdin.isTTY) return readLine(terminal);
  const asked: string[] = [];
  for (const question of ['Password: ', 'Repeat the password: ']) {
    stderr.write(question);
    asked.push(await readLine(terminal));
    stderr.write('\n');
  }
  const [first = '', again] = asked;
  if (first !== again)
    throw new OperatorError("The two passwords don't match. Nothing was changed.");
  return first;
}
