import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoOf } from './load-demo';

test('a demo that was never built is told as that, with both ways on', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pasal-no-demo-'));
  await expect(loadDemoOf(root)).rejects.toThrow(
    'The demo shop is not built; npm run build builds it, and NODE_ENV=production opens a shop of your own without it.',
  );
});
