import type { User } from '@pasal/shared/contracts';

/** The only fields of a member of staff that leave the server. */
export function presentUser({ id, email, role }: User): User {
  return { id, email, role };
}
