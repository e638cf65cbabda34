import { bilingual } from '@pasal/core/errors/wording';
import type { ReleaseRecord } from '../../../contract/release';
import { servicePathOf } from '../../../contract/service-path';
import { called, problem, type GateShop, type Problem } from './gate-subject';
import * as messages from './messages';

/** Every need of a release, with the address that declares it; the host's own apply to all pages. */
function needsOf({ needs = [], routes }: ReleaseRecord) {
  const ofPages = routes.flatMap(({ path, layout, needs: own = [] }) =>
    own.map((need) => ({ path: bilingual(path, path), need, isOfStaff: layout === 'dashboard' })),
  );
  const ofAll = needs.map((need) => ({ path: messages.everyPage, need, isOfStaff: false }));
  return [...ofAll, ...ofPages];
}

/** Why the server can't fulfil a need, or why doing so would be useless; null when it can. */
function reasonAgainst(
  { need, isOfStaff }: ReturnType<typeof needsOf>[number],
  record: ReleaseRecord,
  { calls, hosts }: GateShop,
) {
  const service = servicePathOf(need.call);
  if (service) {
    const isOwn = record.service && service.remote === record.name;
    return isOwn ? null : messages.against.otherService;
  }
  const call = Object.hasOwn(calls, need.call) ? calls[need.call] : undefined;
  if (!call) return messages.against.unknown;
  if (call.method !== 'GET') return messages.against.noReading;
  // The dashboard's needs are requested by the browser of a signed-in user.
  if (!isOfStaff && call.access !== 'public') return messages.against.notPublic;
  // A page may use an endpoint of the host's.
  const readers = [record, ...hosts];
  if (!readers.some((each) => each.calls.includes(need.call))) return messages.against.notRead;
  return null;
}

/** Checks that the needs of the pages can be fulfilled, and are used. */
export function needsGate(record: ReleaseRecord, shop: GateShop): Problem[] {
  return needsOf(record).flatMap((each) => {
    const { path, need } = each;
    const reason = reasonAgainst(each, record, shop);
    if (!reason) return [];
    const text = messages.badNeed(called(record), need.call, path, reason);
    return [problem('need', need.call, { release: path.en, shop: reason.en }, text)];
  });
}
