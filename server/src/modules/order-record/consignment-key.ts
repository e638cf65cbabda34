import { sql } from 'kysely';
import { consignmentKey } from '@pasal/shared/domain';

/**
 * What survives of a courier's number in a spreadsheet, as the index of `parcel` stores it (D343): ASCII letters and digits, without
 * leading zeros.
 */
export const CONSIGNMENT_KEY = sql`
  ltrim(upper(regexp_replace(parcel.consignment, '[^A-Za-z0-9]', '', 'g')), '0')`;

/** The keys under which to look up these numbers; numbers without ASCII characters only match exactly. */
export const keysOf = (numbers: readonly string[]): string[] =>
  numbers
    .map((number) =>
      consignmentKey(number)
        .replaceAll(/[^A-Z0-9]/g, '')
        .replace(/^0+/, ''),
    )
    .filter((key) => key !== '');
