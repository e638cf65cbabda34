import { Value } from '@sinclair/typebox/value';
import type { FastifyRequest } from 'fastify';
import { ORDER_PROOF, TrackQuery } from '@pasal/shared/contracts';
import { notFound } from '@pasal/core/errors/domain-error';
import * as orderMessages from '../order-record/messages';
import { refuseOlderPage } from '../order-read/older-pages';

function decoded(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return null;
  }
}

/**
 * Reads whose order a form is about, from a header: an address is written down by whoever passes it on.
 * @throws the 404 of a look-up that finds nothing, and what a page from before an update is told
 */
export function readProof({ headers }: FastifyRequest): TrackQuery {
  const sent = headers[ORDER_PROOF.toLowerCase()];
  // Such a page has its proof in the address.
  if (sent === undefined) throw refuseOlderPage();
  const proof = decoded(String(sent));
  if (!Value.Check(TrackQuery, proof)) throw notFound(orderMessages.noSuchOrder);
  return proof;
}
