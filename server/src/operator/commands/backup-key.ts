import { writeNewKey } from '../../backup/encryption';
import { refuse, runPlain, say } from '../run-command';

const [file] = process.argv.slice(2);
if (file === undefined) refuse('Say where the key goes: npm run backup:key -- <file>', 2);

await runPlain('npm run backup:key', async () => {
  say(await writeNewKey(file));
});
