import { backupShop } from '../backup';
import { refuse, runCommand, say } from '../run-command';

const [file] = process.argv.slice(2);
if (file === undefined) refuse('Say where to: npm run backup -- <file>', 2);

await runCommand({
  name: 'npm run backup',
  work: async ({ db, uploadsDir }) => {
    const { tables, rows, pictures } = await backupShop({ db, uploadsDir, file });
    say(`${file} holds ${rows} rows of ${tables} tables and ${pictures} pictures.`);
    return true;
  },
});
