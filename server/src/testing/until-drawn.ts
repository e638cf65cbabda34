import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UNDRAWN } from '../files/undrawn';

/** Waits until the shop that runs in a data directory has drawn all pictures of the demo. */
export async function untilDrawn(dataDir: string): Promise<void> {
  while (existsSync(join(dataDir, 'uploads', UNDRAWN))) await wait(100);
}
