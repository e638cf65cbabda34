import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { originOf } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { readSettingsOrDefault } from '../site-settings';

export interface OriginDeps {
  db: Kysely<Database>;
  /** The configured origin, if any. */
  publicUrl?: string | undefined;
}

/** The shop's canonical origin: the configured one, else that of the website in the settings, else the request's. */
export async function originFor(
  request: FastifyRequest,
  { db, publicUrl }: OriginDeps,
): Promise<string> {
  if (publicUrl !== undefined) return publicUrl;
  const { website } = await readSettingsOrDefault(db);
  return originOf(website) ?? `${request.protocol}://${request.host}`;
}
