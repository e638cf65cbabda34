import { resolve } from 'node:path';
import { readBuiltVersion } from './built-version';
import { readConfig, type Config } from './config/config';
import { reasonOf } from '@pasal/core/errors/error-code';
import { openLog } from '@pasal/core/http/observe/server-log';
import { warnOfPublicDemo } from '@pasal/core/http/security/answered-hosts';
import { DEMO_ACCOUNTS } from './modules/staff/first-accounts';
import { startServer, type RunningServer } from './start/start-server';
import { findStarter } from './start/starter';

/** The project's root, from `server/src` as well as the built `server/dist`. */
const ROOT = resolve(import.meta.dirname, '../..');
/** Milliseconds after the announcement of its stop at which a server ends, whatever work is left. */
const DRAIN = 9000;

const isProduction = process.env.NODE_ENV === 'production';
const version = readBuiltVersion();
const starter = findStarter();
const log = openLog({ mode: isProduction ? 'production' : 'demo', ...(version && { version }) });

/** Logs a line of the start: to a log collector in production, else to the terminal. */
function say(line: string): void {
  if (isProduction) log.info(line);
  else if (starter) starter.say(line);
  else process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  if (isProduction) log.fatal(line);
  else process.stderr.write(`${line}\n`);
}

function announce(config: Config, { url }: RunningServer): void {
  starter?.opened();
  const warning = warnOfPublicDemo(config);
  if (warning !== null) say(warning);
  say(`Pasal is open at ${url}`);
  if (config.mode !== 'demo') return;
  for (const { role, email, password } of DEMO_ACCOUNTS) say(`  ${role}: ${email} / ${password}`);
}

function stopOnSignal({ stopNotice }: Config, server: RunningServer): void {
  let stopping = false;
  const stop = async () => {
    // A second signal means that the operator does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopNotice + DRAIN).unref();
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  const config = readConfig(process.env);
  const server = await startServer({
    config,
    root: ROOT,
    onProgress: say,
    log,
    version: version ?? 'development',
    starter,
  });
  stopOnSignal(config, server);
  announce(config, server);
} catch (error) {
  complain(`Pasal could not start: ${reasonOf(error).replaceAll(/\s+/g, ' ')}`);
  process.exit(1);
}
