import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Access } from '../../contract/call';
import type { Role } from '../../contract/roles';
import type { CoreDatabase } from '../../db/tables';
import { DomainError, forbidden } from '../../errors/domain-error';
import * as messages from '../messages';
import { isSameOrigin } from './origin';
import { findSignedIn, SESSION_COOKIE, type SignedIn } from '../../sessions/sessions';

/** The access rule of one call. */
export interface AccessRule {
  method: string;
  /** With `/api/v1`, and parameters as the route names them. */
  url: string;
  access: Access;
  permission: string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The rule of every route of the API, known once the server is ready. */
    accessRules: AccessRule[];
  }
  interface FastifyContextConfig {
    /** Required for every route of the API; the server does not start without it. */
    access?: Access;
    /** Staff with this permission may make the call as well. */
    permission?: string;
  }
  interface FastifyRequest {
    /** Reads the signed-in user, once per request; null for a visitor. */
    currentStaff(): Promise<SignedIn | null>;
    /** Set before the handler of a non-public route runs. */
    staff: SignedIn | null;
  }
}

export interface AccessOptions {
  db: Kysely<CoreDatabase>;
  publicUrl: string | undefined;
  /**
   * What a role may do: `staff`, `admin`, or a permission that a call names. By default a role has only the
   * permission of its own name.
   */
  mayUse?: (role: Role, permission: string) => boolean;
  /** Requests of this kind never have a session, whatever cookie they send. */
  hasNoSession?: (request: FastifyRequest) => boolean;
  /** Throws for what such a request may not access, whoever it claims to be. */
  refuse?: (request: FastifyRequest) => void;
  /** Admits, or rejects by throwing, a program that sends a secret instead of a session to a `release` route. */
  admitProgram?: (request: FastifyRequest) => Promise<boolean>;
}

const isNamedSo = (role: Role, permission: string) => role === 'admin' || role === permission;

/** The signed-in user on a route that is not public. */
export function staffOf(request: FastifyRequest): SignedIn {
  if (request.staff === null) throw new DomainError('UNAUTHENTICATED', messages.notSignedIn);
  return request.staff;
}

/** Enforces each route's access rule, and refuses routes without one (D25, D32, D33). */
export function guardAccess(app: FastifyInstance, options: AccessOptions): void {
  const { db, publicUrl, hasNoSession = () => false, refuse, admitProgram } = options;
  const { mayUse = isNamedSo } = options;
  const found = new WeakMap<FastifyRequest, Promise<SignedIn | null>>();

  app.decorateRequest('staff', null);
  app.decorateRequest('currentStaff', function currentStaff(this: FastifyRequest) {
    const token = hasNoSession(this) ? undefined : this.cookies[SESSION_COOKIE];
    const known = found.get(this) ?? findSignedIn(db, token);
    found.set(this, known);
    return known;
  });

  app.addHook('onRoute', ({ method, url, config }) => {
    const { access, permission } = config ?? {};
    if (access === undefined)
      throw new Error(`the route ${String(method)} ${url} has no access rule`);
    for (const each of [method].flat())
      app.accessRules.push({ method: each, url, access, permission });
  });

  app.addHook('onRequest', async (request) => {
    // An unknown address has no rule; its handler answers 404 to everyone.
    if (request.is404) return;
    refuse?.(request);
    const { access = 'admin', permission } = request.routeOptions.config;
    // It does not come from a page, and needs no origin.
    if (access === 'release' && (await admitProgram?.(request))) return;
    if (access !== 'public') {
      request.staff = await request.currentStaff();
      staffOf(request);
    }
    const hasCookie = request.cookies[SESSION_COOKIE] !== undefined;
    if (hasCookie && !isSameOrigin(request, publicUrl)) throw forbidden(messages.wrongOrigin);
    if (access === 'public') return;
    const { role } = staffOf(request);
    const opening = [access === 'release' ? 'admin' : access, permission ?? access];
    if (!opening.some((each) => mayUse(role, each))) throw forbidden(messages.notAllowed);
  });
}
