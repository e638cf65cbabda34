import { Type, type Static } from '@sinclair/typebox';
import { LANGUAGES } from './language';
import { ROLES } from './roles';
import { OneOf } from './schema';

/** A member of staff as the wire shows it (A10). */
export const User = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  role: OneOf(ROLES),
  /** In which the shop writes to them; none until they chose one. */
  language: Type.Optional(OneOf(LANGUAGES)),
});
export type User = Static<typeof User>;
