import { PICTURE_WIDTHS, type PictureWidth } from '@pasal/shared/domain';
import type { ServedFiles } from '@pasal/core/files/files';
import { drawer } from './drawing/draw';
import type { Drawings } from './drawing/drawings';
import { limiter } from './limiter';
import type { PictureSource } from './picture-source';
import { FORMATS, type Format } from './picture-variant';

/** Derivations under way at once: pictures must not take the processors from the shop's answers. */
const AT_ONCE = 2;
/** What the keys of all variants begin with. */
export const DERIVED = '.derived/';

export interface Derivations {
  /** The picture in this width and format. @throws what reading or decoding the source throws */
  derive(source: PictureSource, width: PictureWidth | undefined, format: Format): Promise<Buffer>;
}

/** Key of a variant; never comes to mean something else. */
function derivedKey(
  { fingerprint }: PictureSource,
  width: PictureWidth | undefined,
  format: Format,
): string {
  return `${DERIVED}${fingerprint}-${width ?? 'full'}.${format}`;
}

/** The fingerprint of the picture a variant was made of. */
export const fingerprintIn = (key: string) => key.slice(DERIVED.length).split('-')[0] ?? '';

/** The keys of every variant a picture may have, in one order for all pictures. */
export function derivedKeysOf(source: PictureSource): string[] {
  return FORMATS.flatMap((format) =>
    [...PICTURE_WIDTHS, undefined].map((width) => derivedKey(source, width, format)),
  );
}

const drawVariant: Drawings['drawVariant'] = (...variant) => drawer().drawVariant(...variant);
const readWidth = async (file: string) => (await drawer().readSize(file)).width;

/**
 * Makes variants of pictures when they are first asked for, and stores them under keys that never come to mean
 * something else, so that it is harmless where two servers make the same one. Callers who ask one server for
 * the same variant at once share the work. No picture is enlarged: for a width it does not reach, it is its
 * full variant.
 */
export function pictureDerivations(
  files: ServedFiles,
  { render = drawVariant, widthOf = readWidth } = {},
): Derivations {
  const underWay = new Map<string, Promise<Buffer>>();
  const inTurn = limiter(AT_ONCE);

  async function drawOnce(
    source: PictureSource,
    width: PictureWidth | undefined,
    format: Format,
  ): Promise<Buffer> {
    const isFull =
      width !== undefined && (await files.local(source.key, (file) => widthOf(file))) <= width;
    if (isFull) return derive(source, undefined, format);
    return inTurn(() => files.local(source.key, (file) => render(file, width, format)));
  }

  async function make(key: string, ...variant: Parameters<typeof drawOnce>): Promise<Buffer> {
    // Where a store does not answer, the picture itself may have a copy on this machine.
    const stored = await files.read(key).catch(() => null);
    if (stored !== null) return stored;
    const picture = await drawOnce(...variant);
    // A full disk must not hide a picture that is already made.
    await files.put(key, picture).catch(() => undefined);
    return picture;
  }

  function derive(...variant: Parameters<typeof drawOnce>): Promise<Buffer> {
    const key = derivedKey(...variant);
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const made = make(key, ...variant).finally(() => {
      underWay.delete(key);
    });
    underWay.set(key, made);
    return made;
  }

  return { derive };
}
