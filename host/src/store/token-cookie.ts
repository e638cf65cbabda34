import Cookies from 'js-cookie';
import { jwtDecode } from 'jwt-decode';

/** The cookie whose token the guard reads; the server does not accept it (R3.1, D32). */
const STAFF_TOKEN = 'staff_token';

/** Accesses cookies; in a frame with cookies blocked the browser throws on any access. */
function withCookies<Value>(step: () => Value): Value | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

export const readToken = (): string | null => withCookies(() => Cookies.get(STAFF_TOKEN)) ?? null;

export const writeToken = (token: string): void =>
  void withCookies(() => Cookies.set(STAFF_TOKEN, token, { path: '/', sameSite: 'lax' }));

export const removeToken = (): void =>
  withCookies(() => Cookies.remove(STAFF_TOKEN, { path: '/' }));

/**
 * True when a token can be read and has not expired; its expiry claim is in seconds (R4.8).
 * @param now milliseconds since 1970
 */
export function isTokenValid(token: string | null, now: number): boolean {
  if (!token) return false;
  try {
    const { exp } = jwtDecode(token);
    return typeof exp === 'number' && exp * 1000 > now;
  } catch {
    return false;
  }
}

/**
 * True when a newly issued token has already expired: then this computer's clock is wrong.
 * @param now milliseconds since 1970
 */
export function isOverAtOnce(token: string, now: number): boolean {
  try {
    const { exp } = jwtDecode(token);
    return typeof exp === 'number' && exp * 1000 <= now;
  } catch {
    return false;
  }
}

const PROBE = 'pasal_probe';

/** False if the browser blocks the shop's cookies, so that signing in has no effect. */
export const keepsCookies = (): boolean =>
  withCookies(() => {
    Cookies.set(PROBE, '1', { path: '/', sameSite: 'lax' });
    const isKept = Cookies.get(PROBE) === '1';
    Cookies.remove(PROBE, { path: '/' });
    return isKept;
  }) ?? false;
