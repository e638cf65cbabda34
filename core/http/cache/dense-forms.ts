import zlib from 'node:zlib';
import { copyToOwnMemory } from './own-bytes';

/** A cached body that is requested this often is worth a tenth of a second of one processor. */
const OFTEN = 3;
/** Bodies that wait for their turn; one that finds no place asks again with its next visitor. */
const MOST_WAITING = 8;

const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGBLOCK } =
  zlib.constants;

interface Entry {
  asked: number;
  isWaiting: boolean;
  dense?: Buffer;
}

/** Sizes of a block, as powers of two, of which sometimes one is the best and sometimes another; 0 is its own choice. */
const BLOCKS = [0, 16];

function compressIn(block: number, body: Buffer): Promise<Buffer> {
  const params = {
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: body.length,
    [BROTLI_PARAM_LGBLOCK]: block,
  };
  return new Promise((resolve, reject) => {
    // Without a quality it takes its best.
    zlib.brotliCompress(body, { params }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
  });
}

/** Brotli's best, a tenth smaller than what is made while a visitor waits. */
async function compressDensely(body: Buffer): Promise<Buffer> {
  const forms: Buffer[] = [];
  // One after the other: they are made beside the visitors, who need the processors too.
  for (const block of BLOCKS) forms.push(await compressIn(block, body));
  return forms.reduce((best, form) => (form.length < best.length ? form : best));
}

/**
 * Finds bodies that are asked for again and again a denser form, one after the other and beside the
 * event loop. A first packet holds 14 kB: a page that fits into it is there a round trip earlier.
 */
export function createDenseForms(make: (body: Buffer) => Promise<Buffer> = compressDensely) {
  const entries = new WeakMap<Buffer, Entry>();
  let waiting = 0;
  let queue: Promise<void> = Promise.resolve();

  async function pack(body: Buffer, entry: Entry): Promise<void> {
    try {
      entry.dense = copyToOwnMemory(await make(body));
    } catch {
      // The form there is serves on; the next visitor asks again.
    } finally {
      entry.isWaiting = false;
      waiting -= 1;
    }
  }

  /** Counts that a body is asked for; its dense form once there is one. */
  return (body: Buffer): Buffer | undefined => {
    const entry = entries.get(body) ?? { asked: 0, isWaiting: false };
    entries.set(body, entry);
    entry.asked += 1;
    const isWorthIt = entry.asked >= OFTEN && !entry.dense && !entry.isWaiting;
    if (isWorthIt && waiting < MOST_WAITING) {
      entry.isWaiting = true;
      waiting += 1;
      queue = queue.then(() => pack(body, entry));
    }
    return entry.dense;
  };
}
