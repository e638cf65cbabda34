import { get, type IncomingMessage } from 'node:http';

/** The tag of a document in its densest form ends with this; it is made after some visitors. */
const DENSE = 'br-dense"';
/** On a busy machine it takes its time. */
const TRIES = 100;

const ask = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });

/** Bytes of a document as visitors get it, with the lines of its head. */
export async function documentSize(address: string): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask(address);
    let bytes = 0;
    for await (const part of answer as AsyncIterable<Buffer>) bytes += part.length;
    const isDense = answer.headers.etag?.endsWith(DENSE);
    // A name and its value are two entries; beside them a line has a colon, a space and its end.
    const head = answer.rawHeaders.reduce((sum, word) => sum + word.length + 2, 0);
    if (isDense) return bytes + head;
  }
  throw new Error(`${address} was not made in its densest form`);
}
