import { createAdmin } from '../admin-create';
import { askPassword } from '../ask-password';
import { refuse, runCommand, say } from '../run-command';

const [email] = process.argv.slice(2);
if (email === undefined) refuse('Say who: npm run admin:create -- <email>', 2);

await runCommand({
  name: 'npm run admin:create',
  mayBeNew: true,
  work: async ({ db }) => {
    await createAdmin(db, { email, askPassword: () => askPassword(process) });
    say(`${email} is an administrator now.`);
    return true;
  },
});
