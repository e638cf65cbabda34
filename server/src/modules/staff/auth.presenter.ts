import type { Language } from '@pasal/core/contract/language';
import type { StaffMember, User } from '@pasal/shared/contracts';

interface UserRow extends Omit<User, 'language'> {
  language?: Language | null;
}

interface MemberRow {
  disabled_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
}

/** The only fields of a member of staff that leave the server. */
export function presentUser({ id, email, role, language }: UserRow): User {
  return { id, email, role, ...(language && { language }) };
}

/** The same for an administrator, with the fields they manage. */
export function presentMember(row: UserRow & MemberRow): StaffMember {
  return {
    ...presentUser(row),
    disabled: row.disabled_at !== null,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
  };
}
