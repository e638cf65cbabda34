/**
 * What a migration does to servers of the version before stands in its name, for these read it in the database:
 * `0007-expand-…` adds, `0008-migrate-…` moves rows, and `0009-contract-0007-…` takes away what no server needs that
 * knows `0007-…`.
 */
type Kind = 'expand' | 'migrate' | 'contract';

const NAME =
  /^(?<number>\d{4})-(?:(?<kind>expand|migrate)|contract-(?<since>\d{4}))(?:-[a-z0-9]+)+$/;

/** Reads a name; undefined for the baseline and for what follows no rule this version knows. */
export function readName(name: string): { kind: Kind; since: string | undefined } | undefined {
  const { kind, since } = NAME.exec(name)?.groups ?? {};
  if (since !== undefined) return { kind: 'contract', since };
  return kind === 'expand' || kind === 'migrate' ? { kind, since } : undefined;
}

/** True when a server that knows `known` serves on, whatever the migration `name` did. */
export function isBearable(name: string, known: readonly string[]): boolean {
  const read = readName(name);
  if (read === undefined) return false;
  const { since } = read;
  return since === undefined || known.some((each) => each.startsWith(`${since}-`));
}

/** The order in which what waits is done, whatever its numbers: a database that skips versions expands first. */
export const PHASES = ['expand', 'migrate', 'contract'] as const;

/** Those of these names that belong to a phase; the baseline expands. */
export const inPhase = (names: readonly string[], phase: Kind): string[] =>
  names.filter((name) => (readName(name)?.kind ?? 'expand') === phase);
