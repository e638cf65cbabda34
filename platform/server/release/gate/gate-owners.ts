import type { ReleaseRecord } from '../../../contract/release';
import { SHARED_SLOTS } from '../../../contract/release';
import { called, problem, type Problem } from './gate-subject';

/** First parts of addresses that are the server's own, beside its files, which have a dot. */
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
]);

const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** Whether an address could belong to both patterns. */
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
          `${called(record)} wants ${path}, which belongs to ${other.name} (${route.path}).`,
        ),
      ),
  );
}

const shared = (mine: readonly string[], theirs: readonly string[]) =>
  mine.filter((name) => theirs.includes(name));

function nameProblems(
  subject: 'slot' | 'endpoint',
  record: ReleaseRecord,
  other: ReleaseRecord,
): Problem[] {
  const namesOf = (each: ReleaseRecord) =>
    subject === 'slot'
      ? Object.keys(each.slots).filter((slot) => !SHARED_SLOTS.includes(slot))
      : each.endpoints;
  return shared(namesOf(record), namesOf(other)).map((name) =>
    problem(
      subject,
      name,
      { release: name, shop: other.name },
      `${called(record)} brings the ${subject} ${name}, which belongs to ${other.name}.`,
    ),
  );
}

/** No route, slot or endpoint of a release is owned by another. */
export function ownersGate(record: ReleaseRecord, others: readonly ReleaseRecord[]): Problem[] {
  const reserved = record.routes
    .filter(({ path }) => RESERVED.has(partsOf(path)[0] ?? ''))
    .map(({ path }) =>
      problem(
        'route',
        path,
        { release: path, shop: 'the server' },
        `${called(record)} wants ${path}, which belongs to the server.`,
      ),
    );
  const owned = others
    .filter(({ name }) => name !== record.name)
    .flatMap((other) => [
      ...routeProblems(record, other),
      ...nameProblems('slot', record, other),
      ...nameProblems('endpoint', record, other),
    ]);
  return [...reserved, ...owned];
}
