import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SeedDemo } from './first-start';

/** The demo shop cannot be loaded; `message` is written for an operator. */
class DemoNotBuiltError extends Error {
  override readonly name = 'DemoNotBuiltError';
}

/**
 * The built demo, which is not part of the server itself.
 * @param root the project's root
 * @throws DemoNotBuiltError if it was never built, as in a production installation
 */
export async function loadDemoOf(root: string): Promise<SeedDemo> {
  const file = join(root, 'demo/dist/seed-demo.mjs');
  if (!existsSync(file)) {
    throw new DemoNotBuiltError(
      'The demo shop is not built; npm run build builds it, and NODE_ENV=production opens a shop of your own without it.',
    );
  }
  const { seedDemo } = (await import(pathToFileURL(file).href)) as { seedDemo: SeedDemo };
  return seedDemo;
}
