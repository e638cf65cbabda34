import type { KnownCall, KnownCalls } from '../../../contract/release-work';
import type { ReleaseRecord } from '../../../contract/release';
import { called, problem, type GateShop, type Problem } from './gate-subject';
import * as messages from './messages';
import { notWithin } from './schema-within';

/** Compares the shop's current call with the one that the release was written for. */
function differences(known: KnownCall, now: KnownCall): string[] {
  const words = [
    known.method !== now.method && `it is a ${now.method}, not a ${known.method}`,
    known.path !== now.path && `its path is ${now.path}, not ${known.path}`,
    known.access !== now.access && now.access !== 'public' && `it is for ${now.access} only`,
  ].filter((word) => word !== false);
  const parts = new Set([...Object.keys(known.takes), ...Object.keys(now.takes)]);
  const taken = [...parts].flatMap((part) => notWithin(known.takes[part], now.takes[part], part));
  const answered = known.answers === null ? [] : notWithin(now.answers, known.answers, 'response');
  return [...words, ...taken, ...answered];
}

function callProblems(record: ReleaseRecord, name: string, sides: [KnownCalls, KnownCalls]) {
  const [known, now] = sides.map((calls) => (Object.hasOwn(calls, name) ? calls[name] : undefined));
  if (!now) {
    return [
      problem(
        'call',
        name,
        { release: name, shop: 'nothing' },
        messages.noCall(called(record), name),
      ),
    ];
  }
  if (!known) return [];
  return differences(known, now).map((difference) =>
    problem(
      'call',
      name,
      { release: 'as it was', shop: difference },
      messages.otherCall(called(record), name, difference),
    ),
  );
}

/** Checks that this shop has had the contract the release was built against, and that its calls are still compatible. */
export function callsGate(record: ReleaseRecord, { calls, contracts }: GateShop): Problem[] {
  const { digest, version } = record.contract;
  const known = contracts.get(digest);
  if (known) return record.calls.flatMap((name) => callProblems(record, name, [known, calls]));
  const text = messages.unknownContract(called(record), `${version} (${digest})`);
  return [problem('contract', digest, { release: digest, shop: 'unknown' }, text)];
}
