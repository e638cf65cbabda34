import { Value } from '@sinclair/typebox/value';
import type { FastifyRequest } from 'fastify';
import { ORDER_PROOF, TrackQuery } from '@pasal/shared/contracts';
import { notFound } from '@pasal/core/errors/domain-error';
import * as orderMessages from '../order-record/messages';

function decoded(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return null;
  }
}

/**
 * Reads whose order a form is about, from a header: an address is written down by whoever passes it on.
 * @throws the 404 of a look-up that finds nothing
 */
export function readProof({ headers }: FastifyRequest): TrackQuery {
  const proof = decoded(String(headers[ORDER_PROOF.toLowerCase()] ?? ''));
  if (!Value.Check(TrackQuery, proof)) throw notFound(orderMessages.noSuchOrder);
  return proof;
}
