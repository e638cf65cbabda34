import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PictureWidth } from '@pasal/shared/domain';
import { drawer } from './drawing/draw';
import type { Drawings } from './drawing/drawings';
import { limiter } from './limiter';
import { makeFolderIn } from './picture-folder';
import type { PictureSource } from './picture-source';
import type { Format } from './picture-variant';

/** Derivations under way at once: pictures must not take the processors from the shop's answers. */
const AT_ONCE = 2;

export interface Derivations {
  /** The picture in this width and format. @throws what reading or decoding the source throws */
  derive(source: PictureSource, width: PictureWidth | undefined, format: Format): Promise<Buffer>;
}

/** File name of a variant; never comes to mean something else. */
export function variantName(
  { fingerprint }: PictureSource,
  width: PictureWidth | undefined,
  format: Format,
): string {
  return `${fingerprint}-${width ?? 'full'}.${format}`;
}

const drawVariant: Drawings['drawVariant'] = (...variant) => drawer().drawVariant(...variant);
const readWidth = async (file: string) => (await drawer().readSize(file)).width;

/**
 * Makes variants of pictures when they are first asked for, and stores them in `directory` under names that
 * never come to mean something else. Callers who ask for the same variant at once share the work. No picture
 * is enlarged: for a width it does not reach, it is its full variant.
 */
export function pictureDerivations(
  directory: string,
  { render = drawVariant, widthOf = readWidth } = {},
): Derivations {
  const underWay = new Map<string, Promise<Buffer>>();
  const inTurn = limiter(AT_ONCE);

  async function drawOnce(
    source: PictureSource,
    width: PictureWidth | undefined,
    format: Format,
  ): Promise<Buffer> {
    if (width !== undefined && (await widthOf(source.file)) <= width) {
      return derive(source, undefined, format);
    }
    return inTurn(() => render(source.file, width, format));
  }

  async function make(target: string, ...variant: Parameters<typeof drawOnce>): Promise<Buffer> {
    try {
      return await readFile(target);
    } catch {
      const picture = await drawOnce(...variant);
      const draft = `${target}.${randomUUID()}.part`;
      try {
        await makeFolderIn(dirname(directory), basename(directory));
        await writeFile(draft, picture);
        await rename(draft, target);
      } catch {
        // A full disk must not hide a picture that is already made.
        await rm(draft, { force: true }).catch(() => undefined);
      }
      return picture;
    }
  }

  function derive(...variant: Parameters<typeof drawOnce>): Promise<Buffer> {
    const name = variantName(...variant);
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const made = make(join(directory, name), ...variant).finally(() => {
      underWay.delete(name);
    });
    underWay.set(name, made);
    return made;
  }

  return { derive };
}
