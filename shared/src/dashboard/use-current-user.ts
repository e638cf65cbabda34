import type { User } from '@pasal/shared/contracts';
import { useCurrentUserQuery } from '@pasal/shared/api';
import { selectUser, useShopSelector } from '@pasal/shared/shell';

/** Returns the person who is signed in: as the server answers now, before that as the sign-in answered. */
export function useCurrentUser(): User | null {
  const signedIn = useShopSelector(selectUser);
  const { currentData } = useCurrentUserQuery(undefined, { skip: signedIn === null });
  if (signedIn === null) return null;
  return currentData?.user.id === signedIn.id ? currentData.user : signedIn;
}
