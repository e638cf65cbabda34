import type { FastifyInstance } from 'fastify';
import type { ServedFiles } from '@pasal/core/files/files';
import { languageOf } from '@pasal/core/http/language';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { readSettingsOrDefault } from '../site-settings';
import { APP_ICONS } from './draw-icons';
import { manifestOf } from './manifest';
import { iconDrawings, readIcon } from './shop-icon';

const A_DAY = 'public, max-age=86400';
const AN_HOUR = 'public, max-age=3600';

interface AppIconsDeps {
  db: Kysely<Database>;
  pictures: ServedFiles;
}

/** The shop's icons, drawn on first request, and the web manifest. */
export async function registerAppIcons(
  app: FastifyInstance,
  { db, pictures: files }: AppIconsDeps,
): Promise<void> {
  const access = { access: 'public' } as const;
  /** The images of one icon; another icon replaces them. */
  let drawn = { of: null as string | null, pictures: new Map<string, Buffer>() };

  for (const [address, { type, draw }] of Object.entries(APP_ICONS)) {
    app.get(address, { config: access }, async (_request, reply) => {
      const { path } = await readIcon(db);
      if (drawn.of !== path) drawn = { of: path, pictures: new Map() };
      const { pictures } = drawn;
      const picture = pictures.get(address) ?? (await draw(await iconDrawings(files, path)));
      pictures.set(address, picture);
      return reply.header('cache-control', A_DAY).type(type).send(picture);
    });
  }
  app.get('/manifest.webmanifest', { config: access }, async (request, reply) => {
    const [settings, { version }] = await Promise.all([readSettingsOrDefault(db), readIcon(db)]);
    return reply
      .header('cache-control', AN_HOUR)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(settings, languageOf(request), version)));
  });
}
