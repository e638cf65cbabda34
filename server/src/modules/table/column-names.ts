import { plainSigns } from '@pasal/shared/domain';

const CURRENCY = /(?:\(in\s+)?(?<![\p{L}\p{M}])(?:n?rs|npr|rupees|रु|रू|रुपैयाँ)(?![\p{L}\p{M}])/gu;

/** A heading without additions to its name: line breaks, signs and the currency (D278). */
export const plainHeading = (text: string): string =>
  plainSigns(text)
    .toLowerCase()
    .replaceAll(CURRENCY, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Maximum characters of a heading in a message. */
const SAID = 60;

/** Two columns of a list have the name of a required one. */
export class EqualHeadings extends Error {
  readonly heading: string;
  constructor(heading: string) {
    super('two columns of a list have one name');
    this.heading = heading.trim().slice(0, SAID);
  }
}

/** The index of the only column with a matching heading; undefined if there is none. @throws EqualHeadings if there are several */
export function onlyColumn(
  heading: readonly string[],
  isIt: (cell: string) => boolean,
): number | undefined {
  const [at, other] = heading.flatMap((cell, index) => (isIt(cell) ? [index] : []));
  if (other !== undefined) throw new EqualHeadings(heading[other] ?? '');
  return at;
}

/**
 * The index of the column with the owner's name for it, compared exactly except for signs; undefined if no name is set, or the list lacks
 * it. @throws EqualHeadings
 */
export function namedColumn(heading: readonly string[], name = ''): number | undefined {
  const wanted = plainHeading(name);
  if (wanted === '') return undefined;
  return (
    onlyColumn(heading, (cell) => cell.trim() === name.trim()) ??
    onlyColumn(heading, (cell) => plainHeading(cell) === wanted)
  );
}
