import { createHash, randomBytes } from 'node:crypto';
import type { ServedFiles } from '@pasal/core/files/files';
import { PICTURE_WIDTHS } from '@pasal/shared/domain';
import { encodeMaster } from './ingest-master';
import { removePicture } from './ingest-removal';
import { limiter } from './limiter';
import { pictureDerivations } from './picture-derivations';
import { findPicture } from './picture-source';
import { FORMATS } from './picture-variant';

/** Pictures decoded at once: one of forty megapixels takes all the memory there is for it. */
const AT_ONCE = 1;
/** So many of staff's forms may wait for it, and so long in ms; the same press is sent again then. */
const LINE = { waiting: 32, patience: 60_000 };
const UPLOADS = '/uploads/';

export interface PictureIngest {
  /**
   * Takes pictures in: each is checked, drawn again and published, as a rule with every variant, so that serving it
   * never derives one. Either all are taken or none.
   * @param files as they came, e.g. below `.incoming/`
   * @returns their paths below the shop's address, `/uploads/products/….webp`, in the same order
   * @throws DomainError as `encodeMaster`
   */
  take(files: readonly string[]): Promise<string[]>;
  /** Removes published pictures with their variants; what is not there is no mistake. */
  remove(paths: readonly string[]): Promise<void>;
}

/** Makes a name from the picture's content and a random part, so that no other file ever has it. */
function nameOf(picture: Buffer): string {
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 24);
  return `products/${hash}-${randomBytes(4).toString('hex')}.webp`;
}

interface IngestOptions {
  /** False where many come at once that visitors do not see yet: their variants are made when they are first asked for. */
  derives?: boolean;
}

/** Stores pictures of the shop among its files, each before the row that names it. */
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
    // Every one is waited for: what is removed after a failure must not be written afterwards.
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
      // What a store that is away keeps of it the sweep finds.
      await remove(paths).catch(() => undefined);
      throw error;
    }
  }

  return { take, remove };
}
