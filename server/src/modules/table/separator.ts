const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Length of the sample in which the separator is detected. */
const SAMPLE = 64 * 1024;
const SAMPLE_RECORDS = 40;

/** The first records of a text, with quotes respected; one truncated by the sample is dropped. */
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

/** How many records share the most frequent number of cells above one, and that number. */
function evenness(records: readonly string[][]): [alike: number, width: number] {
  const counts = new Map<number, number>();
  for (const { length } of records)
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [best = [0, 0]] = [...counts].toSorted(
    ([width, count], [otherWidth, otherCount]) => otherCount - count || otherWidth - width,
  );
  return [best[1], best[0]];
}

/** Compares lexicographically, higher values first. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

/**
 * Detects the separator of a file's cells: the one with which column names are found, else the one with which rows have equal lengths
 * (D344). Separators inside quotes or inside a cell don't count.
 * @param namesIn how many cells of a record are column names
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

/** A first line such as `sep=;`, which tells spreadsheets the separator; it is not a row. */
export function hintOf(text: string): { separator: string; length: number } | undefined {
  const [line, separator] = HINT.exec(text) ?? [];
  return line === undefined || separator === undefined
    ? undefined
    : { separator, length: line.length };
}
