import { isS3Address } from '@pasal/core/files/s3/s3-place';
import { resolveBackup } from '../../backup/backup-store';
import { ENCRYPTED } from '../../backup/encryption';
import { backupShop } from '../backup';
import { checkBackup } from '../check-backup';
import { refuse, runCommand, runPlain, say } from '../run-command';

const NAME = 'npm run backup';
const words = process.argv.slice(2);
const file = words.find((word) => !word.startsWith('--'));
if (file === undefined) {
  refuse('Say where to: npm run backup -- <file> [--without-missing-pictures | --verify]', 2);
}

/** A store may be on somebody else's machine. */
const isReadable = isS3Address(file) && !file.split('?')[0]?.endsWith(ENCRYPTED);
if (isReadable && !words.includes('--verify') && !words.includes('--unencrypted')) {
  refuse(
    `Whoever reads the store could read the backup. Give it a name that ends in .tar.gz${ENCRYPTED} and set BACKUP_RECIPIENT, or say --unencrypted.`,
    2,
  );
}

const lacking = (missing: readonly string[]) =>
  missing.length === 0 ? '' : ` It lacks pictures that rows name: ${missing.length}.`;

async function verify(word: string): Promise<void> {
  const path = await resolveBackup(word);
  const { about, rows, pictures, missing } = await checkBackup(path);
  const tables = Object.keys(about.tables).length;
  say(
    `${path} is whole: the shop of ${about.made}, ${rows} rows of ${tables} tables and ${pictures} pictures.${lacking(missing)}`,
  );
}

if (words.includes('--verify')) {
  // This works without a shop.
  await runPlain(NAME, () => verify(file));
} else {
  await runCommand({
    name: NAME,
    work: async ({ db, pictures: files, archives }) => {
      const withoutMissingPictures = words.includes('--without-missing-pictures');
      const done = await backupShop({
        db,
        pictures: files,
        archives: archives.from,
        file,
        withoutMissingPictures,
      });
      const { tables, rows, pictures, missing } = done;
      say(
        `${file} holds ${rows} rows of ${tables} tables and ${pictures} pictures.${lacking(missing)}`,
      );
      return true;
    },
  });
}
