import { Type } from '@sinclair/typebox';

/**
 * The Nepali display form of a name, which remains the key in addresses and filters (D160). Only in responses
 * requested in Nepali, and absent if the name is displayed itself.
 */
export const Label = Type.Optional(Type.String());

/** A name's Nepali form as entered by its owner; absent if there is none. */
export const StoredNepali = Type.Optional(Type.String());

/** The same in a request: empty removes it, absent leaves it unchanged. */
export const WrittenNepali = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
