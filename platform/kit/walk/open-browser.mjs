import { chromium } from 'playwright-core';

/**
 * Opens a browser without a window.
 * @param {string} executablePath its program
 * @param {string[]} flags
 */
export function openBrowser(executablePath, flags = []) {
  // A container has no sandbox of its own to give.
  const args = [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath, args });
}
