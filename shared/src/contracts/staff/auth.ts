import { Type, type Static } from '@sinclair/typebox';
import { LANGUAGES } from '@pasal/core/contract/language';
import { ROLES } from '@pasal/core/contract/roles';
import { User } from '@pasal/core/contract/user';
import { MIN_PASSWORD_LENGTH } from '../limits';
import { Nullable, OneOf, Timestamp, Verbatim } from '@pasal/core/contract/schema';

/** POST /auth/staffLogin */
export const LoginRequest = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Verbatim({ minLength: 1, maxLength: 1024 }),
});
export type LoginRequest = Static<typeof LoginRequest>;

/** `token` is the JWT whose expiry the page reads; it grants nothing by itself (D32). */
export const LoginResponse = Type.Object({
  message: Type.String(),
  user: User,
  token: Type.String(),
});
export type LoginResponse = Static<typeof LoginResponse>;

/** GET /auth/me */
export const UserResponse = Type.Object({ user: User });
export type UserResponse = Static<typeof UserResponse>;

const NewPassword = Verbatim({
  minLength: MIN_PASSWORD_LENGTH,
  maxLength: 1024,
  description: 'Also refused when it is little more than a common word or the email address.',
});

/** POST /auth/add-staff; the role is `staff` by default. */
export const AddStaffRequest = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: NewPassword,
  role: Type.Optional(OneOf(ROLES)),
});
export type AddStaffRequest = Static<typeof AddStaffRequest>;

/** PUT /auth/{id}: optionally a new email, a new password or both, with the user's current password (D29). */
export const UpdateStaffRequest = Type.Object({
  email: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
  currentPassword: Type.Optional(Verbatim({ minLength: 1, maxLength: 1024 })),
  newPassword: Type.Optional(NewPassword),
});
export type UpdateStaffRequest = Static<typeof UpdateStaffRequest>;

/** PUT /auth/me/language */
export const LanguageRequest = Type.Object({ language: OneOf(LANGUAGES) });

/** POST /auth/add-staff, PUT /auth/{id} */
export const ChangedUserResponse = Type.Object({ message: Type.String(), user: User });
export type ChangedUserResponse = Static<typeof ChangedUserResponse>;

/** A staff member as an administrator sees them. `last_seen_at` is accurate to the minute. */
export const StaffMember = Type.Object({
  ...User.properties,
  /** Not allowed to sign in. */
  disabled: Type.Boolean(),
  created_at: Timestamp,
  last_seen_at: Nullable(Timestamp),
});
export type StaffMember = Static<typeof StaffMember>;

/** GET /auth */
export const StaffsResponse = Type.Object({ staffs: Type.Array(StaffMember) });
export type StaffsResponse = Static<typeof StaffsResponse>;

/** PUT /auth/staffs/{id}: omitted fields are unchanged. */
export const ChangeMemberRequest = Type.Object({
  role: Type.Optional(OneOf(ROLES)),
  disabled: Type.Optional(Type.Boolean()),
});
export type ChangeMemberRequest = Static<typeof ChangeMemberRequest>;
export const MemberResponse = Type.Object({ message: Type.String(), staff: StaffMember });
export type MemberResponse = Static<typeof MemberResponse>;

/** A session of a staff member. */
export const StaffSession = Type.Object({
  id: Type.Integer(),
  /** Such as 'Firefox on Android'. */
  device: Type.String(),
  /** The network only, such as '203.0.113.x'; empty if unknown. */
  address: Type.String(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
  /** The requesting session. */
  current: Type.Boolean(),
});
export type StaffSession = Static<typeof StaffSession>;

/** GET /auth/staffs/{id}/sessions */
export const SessionsResponse = Type.Object({ sessions: Type.Array(StaffSession) });
export type SessionsResponse = Static<typeof SessionsResponse>;

/** DELETE /auth/staffs/{id}/sessions/{session} */
export const SessionParams = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  session: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
