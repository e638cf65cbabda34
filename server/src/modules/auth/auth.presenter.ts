import type { StaffMember, User } from '@pasal/shared/contracts';

interface MemberRow {
  disabled_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
}

/** The only fields of a member of staff that leave the server. */
export function presentUser({ id, email, role }: User): User {
  return { id, email, role };
}

/** The same for an administrator, with what they manage. */
export function presentMember(row: User & MemberRow): StaffMember {
  return {
    ...presentUser(row),
    disabled: row.disabled_at !== null,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
  };
}
