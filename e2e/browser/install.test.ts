import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SCRIPT = path.resolve(__dirname, '../../scripts/browser.mjs');
/** Ends the process if no browser is found after all attempts, so this test is last. */
const INSTALL_ALL = `
  const { ensureBrowser, ensureFirefox } = await import(${JSON.stringify(SCRIPT)});
  await ensureFirefox();
  await ensureBrowser();
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pasal-no-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The commands by which a machine without a browser would get one; none of them does anything here. */
function commandsOf(env: Record<string, string> = {}): string[] {
  const log = path.join(folder, 'commands');
  writeFileSync(log, '');
  symlinkSync('/bin/sh', path.join(folder, 'sh'));
  for (const name of ['apt-get', 'npx']) {
    const program = `#!/bin/sh\necho ${name} "$@" >> ${log}\n`;
    writeFileSync(path.join(folder, name), program, { mode: 0o755 });
  }
  spawnSync(process.execPath, ['--input-type=module', '--eval', INSTALL_ALL], {
    env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder, ...env },
  });
  return readFileSync(log, 'utf8').trim().split('\n');
}

test('a browser is installed beside what the machine has, which stays in its version', () => {
  const install = 'apt-get install -y -qq --no-upgrade --no-install-recommends';
  expect(commandsOf()).toEqual([
    'apt-get update -qq',
    `${install} firefox-esr`,
    'npx playwright install chromium',
    'apt-get update -qq',
    `${install} chromium-headless-shell`,
    'apt-get update -qq',
    `${install} chromium`,
  ]);
});

test('a machine that must not be changed is not', () => {
  expect(commandsOf({ INSTALL_BROWSERS: 'no' })).toEqual(['']);
});
