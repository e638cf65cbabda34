import { PICTURE_WIDTHS, type PictureWidth } from '@pasal/shared/domain';
import type { ServedFiles } from '@pasal/core/files/files';
import { drawer } from './drawing/draw';
import type { Drawings } from './drawing/drawings';
import { limiter } from './limiter';
import type { PictureSource } from './picture-source';
import { FORMATS, type Format } from './picture-variant';

/** Concurrent derivations: pictures must not take the CPU from other requests. */
const AT_ONCE = 2;
/** Key prefix of all variants. */
export const DERIVED = '.derived/';

export interface Derivations {
  /** The picture in this width and format. @throws errors of reading or decoding the source */
  derive(source: PictureSource, width: PictureWidth | undefined, format: Format): Promise<Buffer>;
}

/** Key of a variant; its content never changes. */
function derivedKey(
  { fingerprint }: PictureSource,
  width: PictureWidth | undefined,
  format: Format,
): string {
  return `${DERIVED}${fingerprint}-${width ?? 'full'}.${format}`;
}

/** The fingerprint of a variant's source picture. */
export const fingerprintIn = (key: string) => key.slice(DERIVED.length).split('-')[0] ?? '';

/** The keys of all possible variants of a picture, in a fixed order. */
export function derivedKeysOf(source: PictureSource): string[] {
  return FORMATS.flatMap((format) =>
    [...PICTURE_WIDTHS, undefined].map((width) => derivedKey(source, width, format)),
  );
}

const drawVariant: Drawings['drawVariant'] = (...variant) => drawer().drawVariant(...variant);
const readWidth = async (file: string) => (await drawer().readSize(file)).width;

/**
 * Derives variants of pictures on first request, and stores them under keys whose content never changes, so it is harmless if two servers
 * derive the same one. Concurrent requests for a variant on one server share the work. Pictures are never enlarged: for a larger width, the
 * full variant is used.
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
    // If the store does not answer, the picture itself may be cached on this machine.
    const stored = await files.read(key).catch(() => null);
    if (stored !== null) return stored;
    const picture = await drawOnce(...variant);
    // A full disk must not prevent serving a variant that has been derived.
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
