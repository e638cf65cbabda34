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
/** A courier's headings for the columns of its status and settlement lists, if the shop doesn't recognise them. */
export const ListHeadings = Type.Object(
  Object.fromEntries(LIST_HEADINGS.map((name) => [name, Heading])) as Record<
    ListHeading,
    typeof Heading
  >,
);
export type ListHeadings = Static<typeof ListHeadings>;
/** The meanings of a courier's state words that the shop doesn't know. */
export const StateWords = Type.Array(
  Type.Object({
    word: Type.String({ minLength: 1, maxLength: MAX_STATE_WORD }),
    event: OneOf(REPORTED_EVENTS),
  }),
  { maxItems: MAX_STATE_WORDS },
);
export type StateWords = Static<typeof StateWords>;

/** Columns that could each be the intended one; `several`: they may be summed. */
export const ColumnAsk = Type.Object({
  name: OneOf(LIST_HEADINGS),
  several: Type.Boolean(),
  choices: Type.Array(Type.String()),
});
export type ColumnAsk = Static<typeof ColumnAsk>;

/** How a list was read: what was skipped, and what its reader must clarify. */
export const ListReading = {
  notes: Type.Array(Type.String()),
  asks: Type.Array(ColumnAsk),
};

/** PUT /courier/{id}/words: the courier's meanings of headings and state words from now on. */
export const CourierWords = Type.Object({
  headings: Type.Optional(ListHeadings),
  states: Type.Optional(StateWords),
});
export type CourierWords = Static<typeof CourierWords>;
