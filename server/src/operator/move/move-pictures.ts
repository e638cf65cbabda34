import { deleteAll, keysOf, type Files, type ServedFiles } from '@pasal/core/files/files';
import { DERIVED, derivedKeysOf } from '../../pictures/picture-derivations';
import { MARK } from '../../pictures/picture-folder';
import { findPicture } from '../../pictures/picture-source';
import { picturesIn } from '../picture-files';
import { copyFile, forEach, type Moved } from './moved-files';

interface Places {
  from: ServedFiles;
  to: ServedFiles;
}

/** Told now and then how many are done. */
export type Told = (done: number, all: number) => void;

/**
 * Copies the variants that were made of a picture: at another place they have another name, and nothing has to be
 * drawn again.
 */
async function copyVariants({ from, to }: Places, name: string, made: ReadonlySet<string>) {
  const [here, there] = [await findPicture(from, name), await findPicture(to, name)];
  if (here === null || there === null) return;
  const targets = derivedKeysOf(there);
  for (const [at, key] of derivedKeysOf(here).entries()) {
    const target = targets[at];
    if (target !== undefined && made.has(key)) await copyFile(from, to, key, target);
  }
}

/**
 * Copies every picture with its variants to where it is not yet. A shop that is open may add and remove pictures
 * meanwhile; what came to the old place since, the next run copies.
 */
export async function copyPictures({ from, to }: Places, tell: Told): Promise<Moved> {
  await to.prepare();
  await copyFile(from, to, MARK);
  const made = new Set(await keysOf(from, DERIVED));
  const names = await picturesIn(from);
  const moved: Moved = { copied: 0, there: 0 };
  let done = 0;
  await forEach(names, async (name) => {
    const how = await copyFile(from, to, name);
    if (how !== null) {
      moved[how] += 1;
      await copyVariants({ from, to }, name, made);
    }
    done += 1;
    tell(done, names.length);
  });
  return moved;
}

/** Removes what is at both places from the old one, and its mark at last: no server shall take it for the shop's. */
export async function removeMoved(from: Files, to: Files): Promise<number> {
  const names = await picturesIn(from);
  await forEach(names, async (name) => {
    // Copied once more where that is needed, so that nothing goes that is not there.
    await copyFile(from, to, name);
    await from.delete(name);
  });
  await deleteAll(from, await keysOf(from, '.'));
  return names.length;
}
