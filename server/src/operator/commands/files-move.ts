import { keysOf, deleteAll } from '@pasal/core/files/files';
import type { Config } from '../../config/config';
import { archivesAt, picturesAt } from '../../files/open-files';
import { moveArchives } from '../move/move-archives';
import { copyPictures, removeMoved } from '../move/move-pictures';
import { OperatorError } from '../operator-error';
import { readConfig } from '../../config/config';
import { openShop } from '../open-shop';
import { runPlain, say } from '../run-command';

const NAME = 'npm run files:move';
/** Progress is printed after this many pictures. */
const TOLD_EVERY = 500;
const removes = process.argv.includes('--remove');

function placesOf({ dataDir, files: { place, also } }: Config) {
  if (also === undefined) {
    throw new OperatorError(
      'Say where the files are by FILES_ALSO (disk or s3://…) and where they go by FILES_URL.',
    );
  }
  return {
    pictures: { from: picturesAt(also, dataDir), to: picturesAt(place, dataDir) },
    archives: { from: archivesAt(also), to: archivesAt(place) },
  };
}

/** Moves archives if the database can be opened beside a running server. @returns whether it could */
async function tryArchives({ archives }: ReturnType<typeof placesOf>): Promise<boolean> {
  const shop = await openShop(process.env, { command: NAME, alone: false, mayBeNew: false }).catch(
    (error: unknown) => {
      if (error instanceof OperatorError && readConfig(process.env).databaseUrl === undefined) {
        return null;
      }
      throw error;
    },
  );
  if (shop === null) return false;
  try {
    const { copied, there } = await moveArchives(shop.db, archives);
    say(`Archives of releases: ${copied} copied, ${there} were there.`);
    return true;
  } finally {
    await shop.close();
  }
}

await runPlain(NAME, async () => {
  const places = placesOf(readConfig(process.env));
  const { from, to } = places.pictures;
  const { copied, there } = await copyPictures({ from, to }, (done, all) => {
    if (done % TOLD_EVERY === 0) say(`Pictures: ${done} of ${all}`);
  });
  say(`Pictures: ${copied} copied from ${from.place} to ${to.place}, ${there} were there.`);
  const hasArchives = await tryArchives(places);
  if (!hasArchives) {
    say(
      'Archives of releases stay where they are while the server has the embedded database; it reads them there. To move them too, stop it and run this again.',
    );
  }
  if (!removes) return;
  say(`Removed from ${from.place}: ${await removeMoved(from, to)} pictures.`);
  const { from: stored } = places.archives;
  if (hasArchives && stored !== undefined) await deleteAll(stored, await keysOf(stored));
});
