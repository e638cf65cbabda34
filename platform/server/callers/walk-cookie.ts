import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { forbidden, notFound } from '@pasal/core/errors/domain-error';
import { noSuchAddress } from '@pasal/core/http/messages';
import { onWalk } from '../release/walk/messages';
import type { Walk } from '../shop';

/** The cookie of the shop's own browser, which selects what it is shown; only the server reads it. */
export const WALK_COOKIE = 'pasal_walk';

/** True for the browser of a walk, or one that claims to be: it has no session, and changes nothing. */
export const isOnWalk = ({ cookies }: FastifyRequest) => cookies[WALK_COOKIE] !== undefined;

/**
 * Refuses what a walk may not do: no order is placed and no search is counted, whatever a release tries. Non-public
 * addresses answer 404.
 */
export const guardWalks =
  ({ asks }: Pick<Walk, 'asks'>) =>
  (request: FastifyRequest): void => {
    const { call, access } = request.routeOptions.config;
    if (!isOnWalk(request)) return;
    if (access !== 'public') throw notFound(noSuchAddress);
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (call === undefined || !asks.includes(call.name)) throw forbidden(onWalk);
  };
