import type { ReleaseRecord } from '../../../contract/release';
import { SHARED_SLOTS } from '../../../contract/release';
import { called, problem, type Problem } from './gate-subject';
import * as messages from './messages';

/** First path segments reserved for the server, in addition to its files, which contain a dot. */
const RESERVED = new Set([
  'api',
  'uploads',
  'host',
  'remotes',
  'kit',
  'preview',
  'healthz',
  'readyz',
  'metrics',
  'x',
]);

const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** True when an address could match both patterns. */
function overlap(one: string, other: string): boolean {
  const [left, right] = [partsOf(one), partsOf(other)];
  return (
    left.length === right.length &&
    left.every((part, at) => {
      const against = right[at] ?? '';
      return part === against || part.startsWith(':') || against.startsWith(':');
    })
  );
}

function routeProblems(record: ReleaseRecord, other: ReleaseRecord): Problem[] {
  return record.routes.flatMap(({ path }) =>
    other.routes
      .filter((route) => overlap(path, route.path))
      .map((route) =>
        problem(
          'route',
          path,
          { release: path, shop: `${route.path} of ${other.name}` },
          messages.takenRoute(called(record), path, other.name, route.path),
        ),
      ),
  );
}

/** Slots that only one remote may fill. */
const slotsOf = ({ slots }: ReleaseRecord) =>
  Object.keys(slots).filter((slot) => !SHARED_SLOTS.includes(slot));

function slotProblems(record: ReleaseRecord, other: ReleaseRecord): Problem[] {
  const theirs = slotsOf(other);
  return slotsOf(record)
    .filter((slot) => theirs.includes(slot))
    .map((slot) =>
      problem(
        'slot',
        slot,
        { release: slot, shop: other.name },
        messages.takenSlot(called(record), slot, other.name),
      ),
    );
}

/** Checks that no route or slot of a release belongs to another. */
export function ownersGate(record: ReleaseRecord, others: readonly ReleaseRecord[]): Problem[] {
  const reserved = record.routes
    .filter(({ path }) => RESERVED.has(partsOf(path)[0] ?? ''))
    .map(({ path }) =>
      problem(
        'route',
        path,
        { release: path, shop: 'the server' },
        messages.reservedRoute(called(record), path),
      ),
    );
  const owned = others
    .filter(({ name }) => name !== record.name)
    .flatMap((other) => [...routeProblems(record, other), ...slotProblems(record, other)]);
  return [...reserved, ...owned];
}
