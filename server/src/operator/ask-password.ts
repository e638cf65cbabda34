import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { OperatorError } from './operator-error';

interface Terminal {
  stdin: NodeJS.ReadStream;
  stderr: NodeJS.WriteStream;
}

/** Takes what a terminal would show, so that nobody reads a password over a shoulder. */
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
      lines.once('SIGINT', () => reject(new OperatorError('Given up; nothing was changed.')));
      lines.once('close', () => reject(new OperatorError('There was no password.')));
    });
  } finally {
    lines.close();
  }
}

/**
 * A password from the terminal, asked twice and not shown; or the first line of what is piped in.
 * @throws OperatorError when there is none or the two differ
 */
export async function askPassword(terminal: Terminal): Promise<string> {
  const { stdin, stderr } = terminal;
  if (!stdin.isTTY) return readLine(terminal);
  const asked: string[] = [];
  for (const question of ['Password: ', 'The same again: ']) {
    stderr.write(question);
    asked.push(await readLine(terminal));
    stderr.write('\n');
  }
  const [first = '', again] = asked;
  if (first !== again) throw new OperatorError('The two passwords differ; nothing was changed.');
  return first;
}
