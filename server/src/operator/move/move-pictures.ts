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

/** Called periodically with the progress. */
export type Told = (done: number, all: number) => void;

/** Copies the derived variants of a picture, whose names differ in the other place, so that they need not be generated again. */
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
 * Copies every picture with its variants that the new place lacks. An open shop may add and delete pictures in the meantime; those added to
 * the old place are copied by the next run.
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

/** Deletes from the old place what is in both, and its mark last: then no server takes it for the shop's. */
export async function removeMoved(from: Files, to: Files): Promise<number> {
  const names = await picturesIn(from);
  await forEach(names, async (name) => {
    // Copied again if needed, so that nothing is deleted that the new place lacks.
    await copyFile(from, to, name);
    await from.delete(name);
  });
  await deleteAll(from, await keysOf(from, '.'));
  return names.length;
}
