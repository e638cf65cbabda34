import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.join(__dirname, 'walk-result.mjs')).href;

/** Runs the command's own code as Node does. */
function sign(findings: string[]) {
  const result = { name: 'offers', version: '7', digest: 'd', live: 'l', findings };
  const script = `import { signResult } from ${JSON.stringify(MODULE)};
    console.log(JSON.stringify(signResult(${JSON.stringify(result)}, 'a secret')));`;
  const words = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as {
    findings: string[];
    signature: string;
  };
}

/** The same as in `platform/server/release/walk/team-walks.test.ts`. */
const SIGNED = 'fd3904a90cc3bcb6fa40f04db27929232c41af342b5f16b6919d925cfe1fea23';

test('a result is signed as the shop reads it, and never longer than that takes it', () => {
  expect(sign(['f']).signature).toBe(SIGNED);
  const { findings } = sign(Array.from({ length: 60 }, () => 'f'.repeat(600)));
  expect([findings.length, findings[0]?.length]).toEqual([50, 500]);
});
