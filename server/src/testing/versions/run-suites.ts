import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SNAPSHOT } from '../database/migrated-snapshot';
import { SHARED_POSTGRES } from '../database/shared-postgres';
import { TEST_SCHEMA } from '../database/test-schema';
import { BUNDLES } from '../server-process';

const OF_THIS_RUN = new Set([
  SHARED_POSTGRES,
  SNAPSHOT,
  BUNDLES,
  'JEST_WORKER_ID',
  'TEST_FORM',
  'NODE_OPTIONS',
]);

/** Runs suites of a tree's server on the tables that a file makes; returns the failures in jest's output. */
export async function failuresOf(
  tree: string,
  schemaFile: string,
  patterns: { only?: string; ignored?: string },
): Promise<string> {
  const kept = Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.has(name));
  const words = [
    ...(patterns.only === undefined ? [] : ['--testPathPatterns', patterns.only]),
    ...(patterns.ignored === undefined
      ? []
      : ['--testPathIgnorePatterns', '/node_modules/', patterns.ignored]),
  ];
  const child = spawn(
    process.execPath,
    [
      join(tree, 'node_modules/jest/bin/jest.js'),
      '--selectProjects',
      'server',
      '--silent',
      // The suite's own limits were for a quieter machine.
      '--testTimeout=600000',
      ...words,
    ],
    {
      cwd: tree,
      env: { ...Object.fromEntries(kept), [TEST_SCHEMA]: schemaFile },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  const said = lines.join('');
  if (!/^Tests: .* [1-9]\d* passed/m.test(said)) return `no test ran\n${said}`;
  return code === 0 ? '' : said;
}
