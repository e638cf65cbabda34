import { migrateToLatest } from '../../db/migrate';
import { runCommand, say } from '../run-command';

await runCommand({
  name: 'npm run migrate',
  mayBeNew: true,
  work: async ({ db }) => {
    const ran = await migrateToLatest(db, say);
    say(ran.length === 0 ? 'The database is up to date.' : `Done: ${ran.join(', ')}.`);
    return true;
  },
});
