import { resolveBackup } from '../../backup/backup-store';
import { drillBackup } from '../../backup/drill';
import { writeLastDrill } from '../../backup/last-drill';
import { runPlain, say } from '../run-command';
import { locateBackup } from '../stored-backup';

const [word = 'latest'] = process.argv.slice(2);

await runPlain('npm run backup:drill', async () => {
  const file = await resolveBackup(word);
  // An empty variable counts as unset.
  const server = process.env.BACKUP_DRILL_DATABASE_URL || undefined;
  const { made, rows, sums, findings } = await drillBackup(file, server);
  const { files, key } = locateBackup(file);
  if (findings.length > 0) {
    for (const finding of findings) say(`- ${finding}`);
    say(`${key} is not good: restored, it is not the shop of ${made}.`);
    process.exitCode = 1;
    return;
  }
  await writeLastDrill(files, key);
  say(
    `${key} is good: the shop of ${made} with ${rows} rows was restored elsewhere, ${sums} sums are as they were, the doctor found nothing, and it is removed again.`,
  );
});
