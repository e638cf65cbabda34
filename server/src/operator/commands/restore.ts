import { describeExposure, makePrivate } from '@pasal/core/data-directory/private-files';
import { resolveBackup } from '../../backup/backup-store';
import { restoreShop } from '../restore/restore';
import { refuse, runCommand, say } from '../run-command';

const words = process.argv.slice(2);
const force = words.includes('--force');
const word = words.find((each) => !each.startsWith('--'));
if (word === undefined) refuse('Say what: npm run restore -- <file | latest> [--force]', 2);

await runCommand({
  name: 'npm run restore',
  alone: true,
  mayBeNew: true,
  work: async ({ db, dataDir, pictures: files }) => {
    const file = await resolveBackup(word);
    const exposure = describeExposure(await makePrivate(dataDir));
    if (exposure !== null) say(exposure);
    const { made, rows, pictures, missing } = await restoreShop({
      db,
      pictures: files,
      file,
      force,
    });
    say(
      `The shop of ${made} is back: ${rows} rows and ${pictures} pictures. Everyone has to sign in again.`,
    );
    if (missing.length > 0) {
      say(
        `It lacks ${missing.length} pictures that rows name; the pictures that were here stay. npm run doctor names what is still missing.`,
      );
    }
    return true;
  },
});
