import { sql } from 'kysely';
import { consignmentKey } from '@pasal/shared/domain';

/** What a spreadsheet leaves of a courier's number, as the index of `parcel` has it (D343): ASCII letters and digits, without zeros before them. */
export const CONSIGNMENT_KEY = sql`
  ltrim(upper(regexp_replace(parcel.consignment, '[^A-Za-z0-9]', '', 'g')), '0')`;

/** The keys by which these numbers may be found; what has no ASCII sign is found to the letter alone. */
export const keysOf = (numbers: readonly string[]): string[] =>
  numbers
    .map((number) =>
      consignmentKey(number)
        .replaceAll(/[^A-Z0-9]/g, '')
        .replace(/^0+/, ''),
    )
    .filter((key) => key !== '');
