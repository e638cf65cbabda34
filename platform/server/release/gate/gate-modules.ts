import { satisfies, valid } from 'semver';
import type { ReleaseRecord } from '../../../contract/release';
import { called, problem, type Problem } from './gate-subject';
import * as messages from './messages';

type Pair = readonly [remote: ReleaseRecord, host: ReleaseRecord];

/** Ranges are in npm's format; an invalid version matches none. */
const fits = (version: string, range: string) =>
  valid(version) !== null && satisfies(version, range.replace(/\s*\(.*\)$/, ''));

function moduleProblems([remote, host]: Pair, module: string): Problem[] {
  const used = remote.uses[module];
  const given = Object.hasOwn(host.provides, module) ? host.provides[module] : undefined;
  if (!used) return [];
  if (!given) {
    const text = messages.noModule(called(remote), module, called(host));
    return [problem('name', module, { release: used.range, shop: 'nothing' }, text)];
  }
  const range = fits(given.version, used.range)
    ? []
    : [
        problem(
          'range',
          module,
          { release: used.range, shop: given.version },
          messages.otherRange(
            called(remote),
            `${module} ${used.range}`,
            called(host),
            given.version,
          ),
        ),
      ];
  const missing = used.names
    .filter((name) => name !== '*' && !given.names.includes(name))
    .map((name) =>
      problem(
        'name',
        `${module} ${name}`,
        { release: name, shop: 'nothing' },
        messages.noExport(called(remote), name, module, called(host)),
      ),
    );
  return [...range, ...missing];
}

/** Checks that the host has the names used, in suitable versions. */
export const modulesGate = (remote: ReleaseRecord, host: ReleaseRecord): Problem[] =>
  Object.keys(remote.uses).flatMap((module) => moduleProblems([remote, host], module));
