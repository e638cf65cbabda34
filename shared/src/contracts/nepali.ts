import { Type } from '@sinclair/typebox';

/**
 * What readers of Nepali see in the place of a name, which stays the key in addresses and filters (D160). Only in an
 * answer that is asked in Nepali, and left out where the name stands for itself.
 */
export const Label = Type.Optional(Type.String());

/** The Nepali beside a name as its owner has it; left out where there is none. */
export const StoredNepali = Type.Optional(Type.String());

/** The same as it is written: empty for none, and without it what there is stays. */
export const WrittenNepali = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
