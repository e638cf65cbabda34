import { PRODUCT_IMAGE_COUNT } from '@pasal/shared/contracts';
import type { Wording } from '@pasal/core/errors/wording';
import * as messages from '../../product-record/messages';
import type { ImportRow, RowProblem } from './product-import-rows';

/** The pictures sent with a product file, indexed by their names. */
export interface ImportPictures {
  /** By lower-case name: the whole path, or the part after the last slash. */
  byName: ReadonlyMap<string, string>;
  /** By code: the part before the number at the end of a name, or the folder. */
  byCode: ReadonlyMap<string, readonly string[]>;
}

const keyOf = (name: string) => name.trim().replaceAll('\\', '/').toLowerCase();

/** `photos/CAM-01/front.jpg` has the codes `cam-01` and `front`, `CAM-01-2.jpg` and `cam-01_2.jpg` have `cam-01`. */
function codesOf(key: string): string[] {
  const parts = key.split('/');
  const stem = (parts.at(-1) ?? '').replace(/\.[^.]*$/, '');
  const code = /^(.+?)[-_ .(]+\d{1,2}\)?$/.exec(stem)?.[1];
  return [...new Set([parts.at(-2) ?? '', code ?? '', stem])].filter((each) => each !== '');
}

/** Indexes pictures by name and code. */
export function indexPictures(names: readonly string[]): ImportPictures {
  const byName = new Map<string, string>();
  const byCode = new Map<string, string[]>();
  const sorted = names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  for (const name of sorted) {
    const key = keyOf(name);
    byName.set(key, name);
    byName.set(key.split('/').at(-1) ?? key, name);
    for (const code of codesOf(key)) byCode.set(code, [...(byCode.get(code) ?? []), name]);
  }
  return { byName, byCode };
}

/**
 * The three pictures of a new product: those its cell `pictures` lists, separated by semicolons, or the first three of the code in that
 * cell; without one, of the row's number.
 */
export function picturesOfRow(
  { line, cells }: ImportRow,
  { byName, byCode }: ImportPictures,
): string[] | RowProblem {
  const wrong = (message: Wording) => ({ line, column: 'pictures', message });
  const cell = cells.get('pictures') ?? '';
  const told = cell.split(/[;|\n]/).flatMap((name) => name.trim() || []);
  if (told.length > 1) {
    const missing = told.filter((name) => !byName.has(keyOf(name)));
    if (missing.length > 0) return wrong(messages.noSuchPictures(missing.join(', ')));
    const found = told.flatMap((name) => byName.get(keyOf(name)) ?? []);
    return found.length === PRODUCT_IMAGE_COUNT
      ? found
      : wrong(messages.picturesMissing(found.length));
  }
  const found = (byCode.get(keyOf(told[0] ?? String(line))) ?? []).slice(0, PRODUCT_IMAGE_COUNT);
  return found.length === PRODUCT_IMAGE_COUNT
    ? found
    : wrong(messages.picturesMissing(found.length));
}
