import type { Language } from '@pasal/core/contract/language';
import type { OwnReturn, StaffReturn } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import { nameOfLine } from './returnable.repository';
import type { ReturnRow } from './return.repository';

/** Builds the URL of a picture. */
export type PictureAddress = (id: number) => string;

/** A return as its buyer may see it: without the names of staff. */
export const presentOwnReturn = (
  row: ReturnRow,
  language: Language,
  addressOf: PictureAddress,
): OwnReturn => ({
  number: row.number,
  parcel: row.parcel,
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  remarks: row.remarks,
  asked_at: row.asked_at.toISOString(),
  state_since: row.state_since.toISOString(),
  items: row.items.map((item) => ({
    line: item.line,
    name: nameOfLine(item, language),
    quantity: item.quantity,
    price: toRupees(item.price_paisa),
    ...(item.whole !== null &&
      item.damaged !== null && { whole: item.whole, damaged: item.damaged }),
  })),
  pictures: row.pictures.map(addressOf),
  words: row.events.at(-1)?.words ?? '',
  ...(row.refund && {
    refund: {
      amount: toRupees(row.refund.amount_paisa),
      way: row.refund.way,
      reference: row.refund.reference,
      day: row.refund.day,
      by: null,
    },
  }),
  ...(row.state === 'exchanged' &&
    row.exchange_parcel !== null && { exchange_parcel: row.exchange_parcel }),
});

/** A return for staff, who work with English names. */
export function presentReturn(row: ReturnRow, addressOf: PictureAddress): StaffReturn {
  const own = presentOwnReturn(row, 'en', addressOf);
  return {
    ...own,
    ...(own.refund && { refund: { ...own.refund, by: row.refund?.by_email ?? null } }),
    id: row.id,
    version: row.version,
    order: {
      id: row.order_id,
      order_number: row.order_number,
      customer_name: row.customer_name,
      phone: row.phone,
    },
    refundable: toRupees(row.payable_paisa),
    worth: toRupees(Math.min(row.worth_paisa, row.payable_paisa)),
    history: row.events.map(({ at, by_email, state, words }) => ({
      at: new Date(at).toISOString(),
      by: by_email,
      state,
      words,
    })),
  };
}
