import type { ReleaseRecord } from '../../../contract/release';
import { findFilledSlots, type Layout } from '../layout-slots';
import { called, problem, type Problem } from './gate-subject';
import * as messages from './messages';

/** Compressed bytes of script that a page may need, including everything around it. */
const BUDGETS: Record<Layout, number> = { shop: 220_000, dashboard: 270_000 };

/** The end of the versions that `npm start` builds (`scripts/workspaces.mjs`): fast, and with larger files than a release. */
const LIGHT = /-light$/;

/** Adds up the bytes of the slots around a page of this release; its start scripts are already counted. */
function aroundPage(
  owner: ReleaseRecord,
  remotes: readonly ReleaseRecord[],
  layout: Layout,
): number {
  const started = new Set([owner.name]);
  return findFilledSlots(remotes, layout).reduce((sum, { slot, filler }) => {
    const whole = filler.slots[slot]?.bytes ?? 0;
    const bytes = started.has(filler.name) ? Math.max(0, whole - filler.bytes) : whole;
    started.add(filler.name);
    return sum + bytes;
  }, 0);
}

/**
 * No page of these remotes may need more script, including the host and the filled slots around it, than its budget. The
 * sizes of a demo's first start say nothing: beside its host no page is judged.
 * @param remotes all that are in the page together
 */
export function budgetGate(
  owners: readonly ReleaseRecord[],
  host: ReleaseRecord,
  remotes: readonly ReleaseRecord[],
): Problem[] {
  if (LIGHT.test(host.version)) return [];
  return owners.flatMap((owner) =>
    owner.routes.flatMap(({ page, layout = 'shop' }) => {
      const budget = BUDGETS[layout];
      const around = aroundPage(owner, remotes, layout);
      // The bytes of a page of the host include the host itself.
      const others = owner.name === host.name ? 0 : host.bytes;
      const bytes = others + (owner.pages[page]?.bytes ?? owner.bytes) + around;
      if (bytes <= budget) return [];
      const text = messages.overBudget({
        page,
        release: called(owner),
        host: called(host),
        bytes,
        budget,
      });
      return [problem('budget', page, { release: `${bytes}`, shop: `${budget}` }, text)];
    }),
  );
}
