import type { ServedFiles } from '@pasal/core/files/files';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { iconVersionOf, presentLooks } from '../../modules/settings/looks';
import { readLooks } from '../../modules/settings/looks-setting';
import { drawer } from '../../pictures/drawing/draw';
import { ICON, iconOf, MASKABLE_ICON, maskableIconOf } from '../icon';

/** The shop's icon as SVGs: unmodified, and maskable. */
export interface IconDrawings {
  icon: string;
  maskable: string;
}

/** Size of the picture inside the SVGs, in pixels: that of the largest icon. */
const SIDE = 512;
const OWN: IconDrawings = { icon: ICON, maskable: MASKABLE_ICON };

/** The shop's current icon and its version. */
export async function readIcon(db: Kysely<Database>) {
  const { settings } = await readLooks(db).catch(() => ({ settings: presentLooks({}) }));
  return { path: settings.icon, version: iconVersionOf(settings) };
}

/** Creates the icon from the shop's picture; Pasal's if it has none, or the file is gone. */
export async function iconDrawings(files: ServedFiles, path: string | null): Promise<IconDrawings> {
  if (path === null) return OWN;
  const key = path.replace(/^\/uploads\//, '');
  const picture = await files
    .local(key, (file) => drawer().drawSquare(file, SIDE))
    .catch(() => null);
  if (picture === null) return OWN;
  const address = `data:image/png;base64,${picture.toString('base64')}`;
  return { icon: iconOf(address), maskable: maskableIconOf(address) };
}
