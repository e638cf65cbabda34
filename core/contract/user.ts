import { Type, type Static } from '@sinclair/typebox';
import { LANGUAGES } from './language';
import { ROLES } from './roles';
import { OneOf } from './schema';

/** A member of staff as sent to clients (A10). */
export const User = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  role: OneOf(ROLES),
  /** The language of the shop's messages to them; absent until they chose one. */
  language: Type.Optional(OneOf(LANGUAGES)),
});
export type User = Static<typeof User>;
