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
 * Reads the proof of a form's order from a header, because URLs are logged by proxies.
 * @throws the 404 of a look-up without a match, and the message for pages from before an update
 */
export function readProof({ headers }: FastifyRequest): TrackQuery {
  const sent = headers[ORDER_PROOF.toLowerCase()];
  // Such a page sends its proof in the URL.
  if (sent === undefined) throw refuseOlderPage();
  const proof = decoded(String(sent));
  if (!Value.Check(TrackQuery, proof)) throw notFound(orderMessages.noSuchOrder);
  return proof;
}
