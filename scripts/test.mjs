/** `npm test`: every check and every test, from a fresh clone. */
import { ensureInstalled, requireNode } from './install.mjs';
import { checks, runSteps, stories } from './steps.mjs';

requireNode();
ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
console.log(`Browser: ${await ensureBrowser()}`);
runSteps([...checks, stories]);
