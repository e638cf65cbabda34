import type { Permission, User } from '@pasal/shared/contracts';
import { useCurrentUserQuery } from '@pasal/shared/api';
import { hasPermission } from '@pasal/shared/domain';
import { selectUser, useShopSelector } from '@pasal/shared/shell';

/** Returns the signed-in user: the server's latest response, or before it the one from sign-in. */
export function useCurrentUser(): User | null {
  const signedIn = useShopSelector(selectUser);
  const { currentData } = useCurrentUserQuery(undefined, { skip: signedIn === null });
  if (signedIn === null) return null;
  return currentData?.user.id === signedIn.id ? currentData.user : signedIn;
}

/** Whether the signed-in user has a permission. */
export function useMay(permission: Permission): boolean {
  const user = useCurrentUser();
  return user !== null && hasPermission(user, permission);
}
