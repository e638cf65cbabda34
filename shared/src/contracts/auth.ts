import { Type, type Static } from '@sinclair/typebox';
import { ROLES } from './limits';
import { OneOf } from './schema';

/** A member of staff as the wire shows it (api.md "Shapes"). */
export const User = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  role: OneOf(ROLES),
});
export type User = Static<typeof User>;

/** POST /auth/staffLogin */
export const LoginRequest = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 1024 }),
});
export type LoginRequest = Static<typeof LoginRequest>;

/** `token` is the JWT whose expiry the page reads; it opens nothing by itself (decision 32). */
export const LoginAnswer = Type.Object({
  message: Type.String(),
  user: User,
  token: Type.String(),
});
export type LoginAnswer = Static<typeof LoginAnswer>;

/** GET /auth/me */
export const UserAnswer = Type.Object({ user: User });
export type UserAnswer = Static<typeof UserAnswer>;

/** POST /auth/add-staff; the role is `staff` unless said otherwise. */
export const AddStaffRequest = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 8, maxLength: 1024 }),
  role: Type.Optional(OneOf(ROLES)),
});
export type AddStaffRequest = Static<typeof AddStaffRequest>;

/** PUT /auth/{id}: nothing, an e-mail, or the current and the new password (decision 29). */
export const UpdateStaffRequest = Type.Object({
  email: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
  currentPassword: Type.Optional(Type.String({ minLength: 1, maxLength: 1024 })),
  newPassword: Type.Optional(Type.String({ minLength: 8, maxLength: 1024 })),
});
export type UpdateStaffRequest = Static<typeof UpdateStaffRequest>;

/** POST /auth/add-staff, PUT /auth/{id} */
export const ChangedUserAnswer = Type.Object({ message: Type.String(), user: User });
export type ChangedUserAnswer = Static<typeof ChangedUserAnswer>;

/** GET /auth */
export const StaffsAnswer = Type.Object({ staffs: Type.Array(User) });
export type StaffsAnswer = Static<typeof StaffsAnswer>;
