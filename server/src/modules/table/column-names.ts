import { plainSigns } from '@pasal/shared/domain';

const CURRENCY = /(?:\(in\s+)?(?<![\p{L}\p{M}])(?:n?rs|npr|rupees|रु|रू|रुपैयाँ)(?![\p{L}\p{M}])/gu;

/** A heading without what people write into it beside its name: breaks, signs, and the currency (D278). */
export const plainHeading = (text: string): string =>
  plainSigns(text)
    .toLowerCase()
    .replaceAll(CURRENCY, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Most characters of a heading in a sentence. */
const SAID = 60;

/** A list calls two columns what one is called that is needed. */
export class EqualHeadings extends Error {
  readonly heading: string;
  constructor(heading: string) {
    super('two columns of a list have one name');
    this.heading = heading.trim().slice(0, SAID);
  }
}

/** Where the one column stands whose heading is so; undefined where none is. @throws EqualHeadings where several are */
export function onlyColumn(
  heading: readonly string[],
  isIt: (cell: string) => boolean,
): number | undefined {
  const [at, other] = heading.flatMap((cell, index) => (isIt(cell) ? [index] : []));
  if (other !== undefined) throw new EqualHeadings(heading[other] ?? '');
  return at;
}

/**
 * Where the column stands that the owner calls so, to the letter before without signs; undefined where they call none so, or this list
 * has none. @throws EqualHeadings
 */
export function namedColumn(heading: readonly string[], name = ''): number | undefined {
  const wanted = plainHeading(name);
  if (wanted === '') return undefined;
  return (
    onlyColumn(heading, (cell) => cell.trim() === name.trim()) ??
    onlyColumn(heading, (cell) => plainHeading(cell) === wanted)
  );
}
