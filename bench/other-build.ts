import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { started, type BenchServer } from './servers';

const OPTION = '--before=';

/** The server of another build, as an option names it. @throws where none does */
export function otherMain(options: readonly string[]): string {
  const main = options.find((option) => option.startsWith(OPTION))?.slice(OPTION.length);
  if (main === undefined) throw new Error(`say ${OPTION}<path of the other server/dist/main.mjs>`);
  return main;
}

/** Starts another build, which makes its own tables in a database that has none. */
export async function startOther(main: string, databaseUrl: string): Promise<BenchServer> {
  const directory = await mkdtemp(join(tmpdir(), 'pasal-before-'));
  const server = await started(main, {
    NODE_ENV: 'production',
    WALK: 'no',
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: directory,
    DATABASE_URL: databaseUrl,
    // A database without tables has no administrator yet.
    ADMIN_EMAIL: 'bench@pasal.example',
    ADMIN_PASSWORD: 'for this measurement only',
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
