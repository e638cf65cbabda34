import type { ReleaseRecord } from '../../../contract/release';
import { servicePathOf } from '../../../contract/service-path';
import { called, problem, type GateShop, type Problem } from './gate-subject';

/** Every need of a release, with the address that names it; the host's own stand around all pages. */
function needsOf({ needs = [], routes }: ReleaseRecord) {
  const ofPages = routes.flatMap(({ path, layout, needs: own = [] }) =>
    own.map((need) => ({ path, need, isOfStaff: layout === 'dashboard' })),
  );
  const ofAll = needs.map((need) => ({ path: 'every page', need, isOfStaff: false }));
  return [...ofAll, ...ofPages];
}

/** The reason why the server can't ask for a need, or why asking would be wasted; null when it can. */
function reasonAgainst(
  { need, isOfStaff }: ReturnType<typeof needsOf>[number],
  record: ReleaseRecord,
  { calls, hosts }: GateShop,
) {
  const service = servicePathOf(need.call);
  if (service) {
    const isOwn = record.service && service.remote === record.name;
    return isOwn ? null : 'which is of no service of its own';
  }
  const call = Object.hasOwn(calls, need.call) ? calls[need.call] : undefined;
  if (!call) return 'which the shop does not have';
  if (call.method !== 'GET') return 'which is no reading';
  // The browser of who is signed in asks for what the dashboard shows.
  if (!isOfStaff && call.access !== 'public') return 'which not every visitor may read';
  // A page may read by an endpoint of the host's.
  const readers = [record, ...hosts];
  if (!readers.some((each) => each.calls.includes(need.call))) return 'which no page of it reads';
  return null;
}

/** Checks that the needs of the pages can be asked for, and are read. */
export function needsGate(record: ReleaseRecord, shop: GateShop): Problem[] {
  return needsOf(record).flatMap((each) => {
    const { path, need } = each;
    const reason = reasonAgainst(each, record, shop);
    const text = `${called(record)} needs the call ${need.call} for ${path}, ${reason}.`;
    return reason ? [problem('need', need.call, { release: path, shop: reason }, text)] : [];
  });
}
