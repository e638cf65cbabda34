import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { notFound } from '@pasal/core/errors/domain-error';
import { takeToken } from '@pasal/core/limits/rate-limit';
import { LIMITS } from '../limits';
import type { PlatformDatabase } from '../tables';
import { CLAIM_HEADER, openClaims, type ClaimFacts, type Claims } from './claim';
import { BROWSER_WITHIN, DOCUMENT_WITHIN } from './limits';
import * as messages from './messages';
import { createNetworkGuard, type NetworkGuard } from './network-guard';
import { createServiceClient } from './request-service';
import { addressBelow } from './service-address';
import type { ServiceAnswer } from './service-answer';
import { createServiceStates, type Reader, type ServiceStates } from './service-states';
import { findServiceAddress } from './service.repository';

/** A request that the shop passes on. */
export interface ServiceRequest {
  /** The remote whose service it is for. */
  name: string;
  method: string;
  /** Path and query below the service, as they were sent. */
  rest: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
  facts: ClaimFacts;
  /** The address for rate limiting. */
  from: string;
  reader: Reader;
}

export interface Services extends Pick<ServiceStates, 'listCounts' | 'listBreakers'> {
  /**
   * Calls the service of a remote.
   * @throws NOT_FOUND if the owner has allowed none, RATE_LIMITED, ServiceFailure
   */
  ask: (request: ServiceRequest) => Promise<ServiceAnswer>;
  guard: NetworkGuard;
  claims: Claims;
  close: () => void;
}

export interface ServicesDeps {
  db: Kysely<PlatformDatabase>;
  /** Addresses and CIDRs of private networks in which services are allowed. */
  serviceNetworks?: readonly string[];
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Overrides, in tests, how long a document waits, in ms. */
  answersWithin?: () => number;
}

/** Passes requests on to the services of remotes, each within its limits. */
export function openServices(deps: ServicesDeps): Services {
  const { db, serviceNetworks = [], log, answersWithin = () => DOCUMENT_WITHIN } = deps;
  const guard = createNetworkGuard(serviceNetworks);
  const client = createServiceClient(guard);
  const claims = openClaims(db);
  const states = createServiceStates(log);

  return {
    ...states,
    guard,
    claims,
    async ask({ name, method, rest, body, facts, from, reader, ...request }) {
      const address = await findServiceAddress(db, name);
      states.settle(name, address);
      const url = address === undefined ? null : addressBelow(address, rest);
      if (!url) throw notFound(messages.noSuchService(name));
      await takeToken(db, LIMITS.serviceOfAddress, JSON.stringify([name, from]));
      const claim = await claims.sign(name, facts);
      const headers = { ...request.headers, 'accept-encoding': 'identity', [CLAIM_HEADER]: claim };
      const within = reader === 'document' ? answersWithin() : BROWSER_WITHIN;
      const asked = { name, reader, rest };
      return states.run(asked, () => client.send({ url, method, headers, body, within }));
    },
    close: client.close,
  };
}
