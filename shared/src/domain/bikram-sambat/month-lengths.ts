/** The first year of the table, and the last officially announced one (D144). */
export const TABLE_YEARS = { first: 2000, last: 2083 } as const;

/**
 * The lengths of all months of these years: six hexadecimal digits per year, ten years per line. Each month has two
 * bits, Baishakh the highest: its days above 29. Lengths are announced and follow no rule; a test compares them with
 * two packages month by month.
 */
const LENGTHS =
  '7b9512aea445af9445bb95067b9512aea445af9445bb9506aba142aea445' +
  'af9445bb9506aba145aea445af9445bb9506aba145aea445bb9445bb9512' +
  'aba445aea445bb9505bb9512aba445aea445bb95067b9512aea445aed445' +
  'bb95067b9512aea445af9445bb95067ba142aea445af9445bb9506aba145' +
  'aea445af9445bb9506aba145aea445bb9445bb9506aba445aea445bb9505' +
  'bb9512aba445aea445bb9505bb9512aea445aed445bb95067b9512aea445' +
  'af9445bb95067ba112aea445af9445bb9506aba142aea445af9445bb9506' +
  'aba145aea445bb9445bb9506aba445aea445bb9505bb9512aba445aea445' +
  'bb9505bb9512aea445aea445';

const DIGITS = 6;
const SHORTEST = 29;

/** The lengths of the twelve months of each year in the table. */
export function tableLengths(): number[][] {
  const years = TABLE_YEARS.last - TABLE_YEARS.first + 1;
  return Array.from({ length: years }, (_, at) => {
    const bits = Number.parseInt(LENGTHS.slice(at * DIGITS, (at + 1) * DIGITS), 16);
    return Array.from({ length: 12 }, (__, month) => SHORTEST + ((bits >> (22 - 2 * month)) & 3));
  });
}
