import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { readSettingsOrDefault } from '../site-settings';
import { APP_ICONS } from './draw-icons';
import { manifestOf } from './manifest';

const A_DAY = 'public, max-age=86400';
const AN_HOUR = 'public, max-age=3600';

/** The shop's mark for tabs and first screens, drawn when it is first asked for, and the web manifest. */
export async function registerAppIcons(app: FastifyInstance, db: Kysely<Database>): Promise<void> {
  const access = { access: 'public' } as const;
  const drawn = new Map<string, Buffer>();
  for (const [path, { type, draw }] of Object.entries(APP_ICONS)) {
    app.get(path, { config: access }, async (_request, reply) => {
      const picture = drawn.get(path) ?? (await draw());
      drawn.set(path, picture);
      return reply.header('cache-control', A_DAY).type(type).send(picture);
    });
  }
  app.get('/manifest.webmanifest', { config: access }, async (_request, reply) => {
    const manifest = manifestOf(await readSettingsOrDefault(db));
    return reply
      .header('cache-control', AN_HOUR)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest));
  });
}
