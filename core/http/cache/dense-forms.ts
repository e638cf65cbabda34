import zlib from 'node:zlib';
import { copyToOwnMemory } from './own-bytes';

/** A cached body requested this often is worth a tenth of a second of one processor. */
const OFTEN = 3;
/** Maximum queue length; a body that finds it full tries again on its next request. */
const MOST_WAITING = 8;

const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGBLOCK } =
  zlib.constants;

interface Entry {
  asked: number;
  isWaiting: boolean;
  dense?: Buffer;
}

/** Block sizes, as powers of two, either of which may turn out best; 0 lets Brotli choose. */
const BLOCKS = [0, 16];

function compressIn(block: number, body: Buffer): Promise<Buffer> {
  const params = {
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: body.length,
    [BROTLI_PARAM_LGBLOCK]: block,
  };
  return new Promise((resolve, reject) => {
    // The default quality is the best.
    zlib.brotliCompress(body, { params }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
  });
}

/** Brotli's best compression, a tenth smaller than what is made while a visitor waits. */
async function compressDensely(body: Buffer): Promise<Buffer> {
  const forms: Buffer[] = [];
  // Sequentially: visitors' requests need the processors too.
  for (const block of BLOCKS) forms.push(await compressIn(block, body));
  return forms.reduce((best, form) => (form.length < best.length ? form : best));
}

/**
 * Compresses frequently requested bodies more densely, one after the other and off the event loop. A first packet
 * holds 14 kB: a page that fits into it arrives a round trip earlier.
 */
export function createDenseForms(make: (body: Buffer) => Promise<Buffer> = compressDensely) {
  const entries = new WeakMap<Buffer, Entry>();
  let waiting = 0;
  let queue: Promise<void> = Promise.resolve();

  async function pack(body: Buffer, entry: Entry): Promise<void> {
    try {
      entry.dense = copyToOwnMemory(await make(body));
    } catch {
      // The existing form stays in use; the next request tries again.
    } finally {
      entry.isWaiting = false;
      waiting -= 1;
    }
  }

  /** Counts a request for a body; returns its dense form once there is one. */
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
