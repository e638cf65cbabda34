import type { User } from '@pasal/shared/contracts';
import { useCurrentUserQuery } from '@pasal/shared/api';
import { selectUser, useShopSelector } from '@pasal/shared/shell';

/** Who is signed in: what the server says of them now, until it has spoken what the sign-in said. */
export function useCurrentUser(): User | null {
  const signedIn = useShopSelector(selectUser);
  const { currentData } = useCurrentUserQuery(undefined, { skip: signedIn === null });
  if (signedIn === null) return null;
  return currentData?.user.id === signedIn.id ? currentData.user : signedIn;
}
