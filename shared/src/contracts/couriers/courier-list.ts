import { Type, type Static } from '@sinclair/typebox';
import {
  LIST_HEADINGS,
  MAX_HEADING,
  MAX_STATE_WORD,
  MAX_STATE_WORDS,
  type ListHeading,
} from './courier-file';
import { REPORTED_EVENTS } from '../parcels/parcel-limits';
import { OneOf } from '@pasal/core/contract/schema';

const Heading = Type.Optional(Type.String({ minLength: 1, maxLength: MAX_HEADING }));
/** What a courier calls the columns of its lists of states and of money, where the shop does not know the name. */
export const ListHeadings = Type.Object(
  Object.fromEntries(LIST_HEADINGS.map((name) => [name, Heading])) as Record<
    ListHeading,
    typeof Heading
  >,
);
export type ListHeadings = Static<typeof ListHeadings>;
/** What a courier's words for states mean, where the shop does not know them. */
export const StateWords = Type.Array(
  Type.Object({
    word: Type.String({ minLength: 1, maxLength: MAX_STATE_WORD }),
    event: OneOf(REPORTED_EVENTS),
  }),
  { maxItems: MAX_STATE_WORDS },
);
export type StateWords = Static<typeof StateWords>;

/** Columns of a list of which each could be the one that is meant; `several`: they may be added up. */
export const ColumnAsk = Type.Object({
  name: OneOf(LIST_HEADINGS),
  several: Type.Boolean(),
  choices: Type.Array(Type.String()),
});
export type ColumnAsk = Static<typeof ColumnAsk>;

/** How a list was read: what was passed over, and what its reader has to say before it means something. */
export const ListReading = {
  notes: Type.Array(Type.String()),
  asks: Type.Array(ColumnAsk),
};

/** PUT /courier/{id}/words: what this courier means by headings and by words for states, from now on. */
export const CourierWords = Type.Object({
  headings: Type.Optional(ListHeadings),
  states: Type.Optional(StateWords),
});
export type CourierWords = Static<typeof CourierWords>;
