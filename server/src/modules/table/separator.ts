const SEPARATORS = [',', ';', '\t', '|'] as const;
/** So much of a file shows how its cells are parted. */
const SAMPLE = 64 * 1024;
const SAMPLE_RECORDS = 40;

/** The first records of a text, quotes minded; one that the sample cuts off is none. */
export function sampleOf(text: string, separator: string): string[][] {
  const sample = text.slice(0, SAMPLE);
  const records: string[][] = [];
  let [record, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  const endRecord = () => {
    records.push([...record, cell]);
    [record, cell] = [[], ''];
  };
  for (let at = 0; at < sample.length && records.length < SAMPLE_RECORDS; at += 1) {
    const sign = sample.charAt(at);
    const next = sample.charAt(at + 1);
    if (sign === '"' && isQuoted && next === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === separator) {
      record.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && next === '\n') at += 1;
      endRecord();
    } else cell += sign;
  }
  if (sample.length === text.length && records.length < SAMPLE_RECORDS) endRecord();
  return records;
}

/** How many of the records have as many cells as most have that have several, and how many those are. */
function evenness(records: readonly string[][]): [alike: number, width: number] {
  const counts = new Map<number, number>();
  for (const { length } of records)
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [best = [0, 0]] = [...counts].toSorted(
    ([width, count], [otherWidth, otherCount]) => otherCount - count || otherWidth - width,
  );
  return [best[1], best[0]];
}

/** The higher first, by the first rank in which they differ. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

/**
 * What parts the cells of a file: that by which names of columns are found in it, else that by which its rows are alike (D344). A sign
 * inside of quotes or of a cell parts nothing.
 * @param namesIn how many cells of a record are names of columns
 */
export function separatorOf(text: string, namesIn: (cells: readonly string[]) => number): string {
  const ranked = SEPARATORS.map((separator) => {
    const records = sampleOf(text, separator);
    const names = Math.max(0, ...records.map(namesIn));
    return { separator, ranks: [names, ...evenness(records)] };
  });
  return ranked.toSorted((one, other) => compare(one.ranks, other.ranks))[0]?.separator ?? ',';
}

const HINT = /^"?sep=(.)"?[,;\t| ]*(?:\r\n|\r|\n|$)/i;

/** What a first line such as `sep=;` tells a spreadsheet; it is no row. */
export function hintOf(text: string): { separator: string; length: number } | undefined {
  const [line, separator] = HINT.exec(text) ?? [];
  return line === undefined || separator === undefined
    ? undefined
    : { separator, length: line.length };
}
