import { useCurrentUserQuery } from '@pasal/shared/api';

/** Asks the server on entry whether the session is still valid; if not, it ends silently (R4.8). */
export function useSessionCheck(): void {
  useCurrentUserQuery(undefined, { refetchOnMountOrArgChange: true });
}
