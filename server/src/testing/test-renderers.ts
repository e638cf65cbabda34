import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderLimits } from '@pasal/platform/server/render/limits';
import { openRenderers, type Renderers } from '@pasal/platform/server/render/renderers';
import { buildRenderProcess } from './server-process';

interface TestRenderers {
  /** The folder of the built render process. */
  directory: string;
  /** The problems that renderers have reported in the running test. */
  problems: string[];
  file: () => string;
  open: (limits?: Partial<RenderLimits>) => Renderers;
}

/** Builds the render process for the tests of a file, which open renderers with it. */
export function testRenderers(): TestRenderers {
  const directory = mkdtempSync(path.join(tmpdir(), 'pasal-render-'));
  const problems: string[] = [];
  let file = '';
  beforeAll(async () => {
    file = await buildRenderProcess(directory);
  });
  beforeEach(() => {
    problems.length = 0;
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return {
    directory,
    problems,
    file: () => file,
    open: (limits) =>
      openRenderers({
        file,
        // A machine that is busy with other suites is slow, which is not under test here.
        limits: {
          startWithin: 300_000,
          pageWithin: 60_000,
          pongWithin: 60_000,
          warmUpRenders: 1,
          ...limits,
        },
        onProblem: (_, text) => problems.push(text),
      }),
  };
}
