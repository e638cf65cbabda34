/** `npm test`: every check and every test, from a fresh clone. */
import { ensureInstalled, requireNode } from './install.mjs';
import { everything, runSteps } from './steps.mjs';

requireNode();
ensureInstalled();
const { ensureBrowser, ensureFirefox } = await import('./browser.mjs');
console.log(`Browser: ${await ensureBrowser()}`);
console.log(`Firefox: ${(await ensureFirefox()) ?? 'none, its stories are skipped'}`);
const { ensurePrometheus } = await import('./debian-programs.mjs');
console.log(
  `Prometheus: ${ensurePrometheus() ? 'there' : 'none, the firing of alerts is not tested'}`,
);
await runSteps(everything);
