import type { ReleaseRecord } from '@pasal/shared/contracts';
import { called, problem, type Problem } from './gate-subject';

/** Bytes of script, as they travel, that a page may need with the host around it. */
const BUDGETS = { shop: 220_000, dashboard: 270_000 } as const;

/** No page of a remote needs more script, with the host around it, than its budget allows. */
export function budgetGate(remote: ReleaseRecord, host: ReleaseRecord): Problem[] {
  return remote.routes.flatMap(({ page, layout = 'shop' }) => {
    const part = remote.pages[page];
    const budget = BUDGETS[layout];
    const bytes = host.bytes + (part?.bytes ?? remote.bytes);
    if (bytes <= budget) return [];
    const text = `The page ${page} of ${called(remote)} needs ${bytes} bytes of script with ${called(host)}; ${budget} are allowed.`;
    return [problem('budget', page, { release: `${bytes}`, shop: `${budget}` }, text)];
  });
}
