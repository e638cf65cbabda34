import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repository } from '../../../e2e/shop/product-tree';
import { freePort } from './team';

/** The command prints this once the address can be opened. */
const OPEN = 'all else from';

/** `pasal dev --against` in a remote's folder, as a team types it. */
export async function startAgainst(folder: string, shop: string) {
  const port = await freePort();
  const words = [path.join(repository, 'platform/kit/bin/pasal.mjs'), 'dev', '--against', shop];
  const env = { ...process.env, PORT: String(port) };
  const pasal = spawn(process.execPath, words, { cwd: folder, env });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const output of [pasal.stdout, pasal.stderr]) {
      output.on('data', (data: Buffer) => {
        said += data.toString();
        if (said.includes(OPEN)) resolve();
      });
    }
    pasal.once('exit', () => reject(new Error(`pasal ended: ${said}`)));
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      pasal.kill('SIGTERM');
      await once(pasal, 'exit');
    },
  };
}
