import type { ReleaseRecord } from '../../../contract/release';
import { called, problem, type Problem } from './gate-subject';
import * as messages from './messages';

const NAME = /^[a-z][\w-]*$/i;
/** As in an `import`: a package with an optional scope and path. */
const MODULE = /^(@[\w.-]+\/)?[\w-][\w.-]*(\/[\w.-]+)*$/;
/**
 * Words and `:names` between slashes, a word first. Other syntax of the page's router, `?` and `*`, would match the
 * addresses of others; a word with a dot is a file of the server's.
 */
const PATH = /^\/([a-z0-9][\w-]*(\/(:[a-z]\w*|[a-z0-9][\w-]*))*)?$/i;

const namesOf = ({ pages, slots, calls, uses, provides }: ReleaseRecord) => [
  { kind: 'page' as const, names: Object.keys(pages), pattern: NAME },
  { kind: 'slot' as const, names: Object.keys(slots), pattern: NAME },
  { kind: 'call' as const, names: calls, pattern: NAME },
  {
    kind: 'module' as const,
    names: [...Object.keys(uses), ...Object.keys(provides)],
    pattern: MODULE,
  },
];

/** Checks that names and addresses of a release are well-formed. */
export function namesGate(record: ReleaseRecord): Problem[] {
  const badNames = namesOf(record).flatMap(({ kind, names, pattern }) =>
    names
      .filter((name) => !pattern.test(name))
      .map((name) => {
        const text = messages.badName(called(record), kind, JSON.stringify(name));
        return problem('record', name, { release: name, shop: 'no such name' }, text);
      }),
  );
  const badPaths = record.routes
    .filter(({ path }) => !PATH.test(path))
    .map(({ path }) => {
      const text = messages.badPath(called(record), path);
      return problem('route', path, { release: path, shop: 'no such address' }, text);
    });
  return [...badNames, ...badPaths];
}
