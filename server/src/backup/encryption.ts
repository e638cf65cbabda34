import { readFile, writeFile } from 'node:fs/promises';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { codeOf, reasonOf } from '@pasal/core/errors/error-code';
import { OperatorError } from '../operator/operator-error';

type Environment = Readonly<Record<string, string | undefined>>;

/** The file extension of an encrypted backup. */
export const ENCRYPTED = '.age';

const NO_IDENTITY = 'no identity matched';

/** Why a text is not a valid recipient; null if it is. */
export function mistakeOfRecipient(recipient: string): string | null {
  if (recipient.startsWith('AGE-SECRET-KEY-')) {
    return 'holds a secret key. Take it out of there and use the public one beside it, age1…';
  }
  try {
    new Encrypter().addRecipient(recipient);
    return null;
  } catch {
    return `must list public keys of age, age1…, and ${recipient} isn't one`;
  }
}

/** The public keys in a text. */
export const recipientsIn = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((part) => part.trim() || []);

/** Converts Node's bytes to a web stream that only reads on demand. */
function asWebStream(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}

async function* asBuffers(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const { buffer, byteOffset, byteLength } = next.value;
      yield Buffer.from(buffer, byteOffset, byteLength);
    }
  } finally {
    // Also closes the source if the reader stops early.
    await reader.cancel().catch(() => undefined);
  }
}

/** Encrypts a stream for all of the recipients. */
export async function* encrypted(
  content: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): AsyncGenerator<Buffer> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* asBuffers(await encrypter.encrypt(asWebStream(content)));
}

/**
 * Reads the owner's keys from the file of `BACKUP_IDENTITY`.
 * @throws OperatorError if there is none
 */
export async function readIdentities({ BACKUP_IDENTITY: file }: Environment): Promise<string[]> {
  if (file === undefined || file === '') {
    throw new OperatorError(
      'The backup is encrypted: BACKUP_IDENTITY must name the file that has the key, AGE-SECRET-KEY-…',
    );
  }
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new OperatorError(`The key ${file} cannot be read (${codeOf(error) ?? 'unknown'}).`);
  });
  const keys = text.split('\n').flatMap((line) => line.trim().replace(/^#.*/, '') || []);
  if (keys.length === 0 || !keys.every((key) => key.startsWith('AGE-SECRET-KEY-'))) {
    throw new OperatorError(`${file} is no file of keys: each is a line AGE-SECRET-KEY-…`);
  }
  return keys;
}

/**
 * Decrypts a stream with the owner's keys.
 * @throws OperatorError if none of them fits, and an error at the end if the stream is truncated or modified
 */
export async function* decrypted(
  content: AsyncIterable<Uint8Array>,
  keys: readonly string[],
): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter();
  try {
    for (const key of keys) decrypter.addIdentity(key);
  } catch {
    throw new OperatorError('The file that BACKUP_IDENTITY names has a key that is damaged.');
  }
  const plain = await decrypter.decrypt(asWebStream(content)).catch((error: unknown) => {
    if (!reasonOf(error).startsWith(NO_IDENTITY)) throw error;
    throw new OperatorError('None of the keys in the file that BACKUP_IDENTITY names opens it.');
  });
  yield* asBuffers(plain);
}

/**
 * Creates a key pair for the owner.
 * @returns the public key, for `BACKUP_RECIPIENT`
 * @throws OperatorError if the file exists
 */
export async function writeNewKey(file: string): Promise<string> {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const text = `# public key: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST') throw new OperatorError(`${file} exists already.`);
    throw new OperatorError(`${file} cannot be written (${codeOf(error) ?? 'unknown reason'}).`);
  });
  return recipient;
}
