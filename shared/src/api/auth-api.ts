import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import type { Language } from '@pasal/core/contract/language';
import * as calls from '../contracts/calls';
import { mutationOf, queryOf } from './endpoint';
import { injectEndpoints } from './inject-endpoints';

/** Sign-in, sign-out and the current user: needed by both host and dashboard (R7.3 to R7.5). */
const authApi = injectEndpoints({
  endpoints: (build) => ({
    staffLogin: mutationOf(build, calls.staffLogin),
    currentUser: queryOf(build, calls.currentUser),
    signOut: mutationOf(build, calls.signOut),
  }),
});

/** Saves the signed-in user's language while the page unloads. */
export function keepLanguage(language: Language): void {
  const { method, path } = calls.chooseStaffLanguage;
  fetch(API_BASE_PATH + path, {
    method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  }).catch((error: unknown) => console.error('the language was not kept', error));
}

export const { useCurrentUserQuery, useSignOutMutation, useStaffLoginMutation } = authApi;
