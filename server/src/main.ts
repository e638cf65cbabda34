import { resolve } from 'node:path';
import { readConfig, type Config } from './config/config';
import { reasonOf } from './errors/error-code';
import { publicDemoWarning } from './http/security/answered-hosts';
import { DEMO_ACCOUNTS } from './modules/auth/first-accounts';
import { startServer, type RunningServer } from './start/start-server';

/** The project's root, from `server/src` as from the built `server/dist`. */
const ROOT = resolve(import.meta.dirname, '../..');
/** After this many ms a server that is told to stop ends, whatever is left of its work. */
const DRAIN = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

function announce(config: Config, { url }: RunningServer): void {
  const warning = publicDemoWarning(config);
  if (warning !== null) say(warning);
  say(`Pasal is open at ${url}`);
  if (config.mode !== 'demo') return;
  for (const { role, email, password } of DEMO_ACCOUNTS) say(`  ${role}: ${email} / ${password}`);
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  const stop = async () => {
    // Whoever asks twice does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN).unref();
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  const config = readConfig(process.env);
  const server = await startServer({ config, root: ROOT, onProgress: say });
  stopOnSignal(server);
  announce(config, server);
} catch (error) {
  process.stderr.write(`Pasal could not start: ${reasonOf(error).replaceAll(/\s+/g, ' ')}\n`);
  process.exit(1);
}
