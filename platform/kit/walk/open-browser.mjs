import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** @param {string} word */
const quote = (word) => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Writes a program that starts another one with a command prefix, and forwards its own arguments.
 * @param {string} folder
 * @param {string[]} words
 */
function writeStarter(folder, words) {
  const file = path.join(folder, 'browser');
  writeFileSync(file, `#!/bin/sh\nexec ${words.map(quote).join(' ')} "$@"\n`);
  chmodSync(file, 0o700);
  return file;
}

/** The message of a browser without a sandbox. */
const AS_ROOT =
  'as root a browser has no sandbox: run this as another user, or say WALK_SANDBOX=no where nothing but this machine’s own code is opened.';

/**
 * True if a browser may be opened: it has its sandbox, or the operator has explicitly disabled it.
 * @param {NodeJS.ProcessEnv} environment
 */
const mayOpenBrowser = ({ WALK_SANDBOX } = process.env) =>
  process.getuid?.() !== 0 || WALK_SANDBOX === 'no';

/**
 * Opens a headless browser.
 * @param {string} program
 * @param {{flags?: string[], before?: readonly string[]}} options `before` is the command that starts the browser in
 * a network namespace of its own, if supported
 */
export async function openBrowser(program, { flags = [], before = [] } = {}) {
  if (!mayOpenBrowser()) throw new Error(AS_ROOT);
  const args = [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  if (before.length === 0) return chromium.launch({ executablePath: program, args });
  const folder = mkdtempSync(path.join(tmpdir(), 'pasal-walk-'));
  try {
    const executablePath = writeStarter(folder, [...before, program]);
    return await chromium.launch({ executablePath, args });
  } finally {
    // It is read only once.
    rmSync(folder, { recursive: true, force: true });
  }
}
