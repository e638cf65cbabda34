/** `npm run check`: format, lint, import law, types, dead code, unit tests, build with its budgets. */
import { ensureInstalled, requireNode } from './install.mjs';
import { checks, runSteps } from './steps.mjs';

requireNode();
ensureInstalled();
await runSteps(checks);
