import { createHash, randomBytes } from 'node:crypto';
import type { ServedFiles } from '@pasal/core/files/files';
import { PICTURE_WIDTHS } from '@pasal/shared/domain';
import { encodeMaster } from './ingest-master';
import { removePicture } from './ingest-removal';
import { limiter } from './limiter';
import { pictureDerivations } from './picture-derivations';
import { findPicture } from './picture-source';
import { FORMATS } from './picture-variant';

/** Concurrent decodings: one picture of forty megapixels takes all the memory reserved for it. */
const AT_ONCE = 1;
/** Maximum waiting forms of staff, and their maximum wait in ms; the client then retries with the same key. */
const LINE = { waiting: 32, patience: 60_000 };
const UPLOADS = '/uploads/';

export interface PictureIngest {
  /**
   * Checks, re-encodes and publishes pictures, by default with every variant, so that none is derived while serving. All or none.
   * @param files uploaded files, e.g. below `.incoming/`
   * @returns their URL paths, `/uploads/products/….webp`, in the same order
   * @throws DomainError as `encodeMaster`
   */
  take(files: readonly string[]): Promise<string[]>;
  /** Deletes published pictures with their variants; missing ones are ignored. */
  remove(paths: readonly string[]): Promise<void>;
}

/** A unique name, from the picture's content and a random part. */
function nameOf(picture: Buffer): string {
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 24);
  return `products/${hash}-${randomBytes(4).toString('hex')}.webp`;
}

interface IngestOptions {
  /** False for bulk uploads that visitors do not see yet: their variants are derived on first request. */
  derives?: boolean;
}

/** Stores the shop's pictures, each before the row that names it. */
export function pictureIngest(
  files: ServedFiles,
  { derives = true }: IngestOptions = {},
): PictureIngest {
  const derivations = pictureDerivations(files);
  const inTurn = limiter(AT_ONCE, LINE);

  async function deriveAll(name: string): Promise<void> {
    const source = await findPicture(files, name);
    if (source === null) throw new Error(`the picture ${name} has gone`);
    const variants = FORMATS.flatMap((format) =>
      [...PICTURE_WIDTHS, undefined].map((width) => derivations.derive(source, width, format)),
    );
    // Waits for all of them: after a failure, nothing may be written that was already deleted.
    const made = await Promise.allSettled(variants);
    const failed = made.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  async function publish(name: string, picture: Buffer): Promise<void> {
    await files.put(name, picture);
    if (derives) await deriveAll(name);
  }

  const remove = async (paths: readonly string[]) => {
    for (const path of paths) {
      if (path.startsWith(UPLOADS)) await removePicture(files, path.slice(UPLOADS.length));
    }
  };

  async function take(incoming: readonly string[]): Promise<string[]> {
    const paths: string[] = [];
    try {
      // All are checked before any is stored.
      const masters: Buffer[] = [];
      for (const file of incoming) masters.push(await inTurn(() => encodeMaster(file)));
      for (const picture of masters) {
        const name = nameOf(picture);
        paths.push(`${UPLOADS}${name}`);
        await publish(name, picture);
      }
      return paths;
    } catch (error) {
      // If the store is unavailable, the sweep finds what is left.
      await remove(paths).catch(() => undefined);
      throw error;
    }
  }

  return { take, remove };
}
