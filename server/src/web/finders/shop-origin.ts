import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { originOf } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { readSettingsOrDefault } from '../site-settings';

export interface OriginDeps {
  db: Kysely<Database>;
  /** The origin that the configuration sets, if it sets one. */
  publicUrl?: string | undefined;
}

/**
 * The origin finders know the shop by: the configured one, else that of the settings' website, else
 * the one this request came to.
 */
export async function originFor(
  request: FastifyRequest,
  { db, publicUrl }: OriginDeps,
): Promise<string> {
  if (publicUrl !== undefined) return publicUrl;
  const { website } = await readSettingsOrDefault(db);
  return originOf(website) ?? `${request.protocol}://${request.host}`;
}
