/**
 * A migration's name shows its effect on servers of the previous version, which read it in the database:
 * `0007-expand-…` adds, `0008-migrate-…` moves rows, and `0009-contract-0007-…` removes what servers that know
 * `0007-…` do not need.
 */
type Kind = 'expand' | 'migrate' | 'contract';

const NAME =
  /^(?<number>\d{4})-(?:(?<kind>expand|migrate)|contract-(?<since>\d{4}))(?:-[a-z0-9]+)+$/;

/** Parses a name; undefined for the baseline and for names this version does not understand. */
export function readName(name: string): { kind: Kind; since: string | undefined } | undefined {
  const { kind, since } = NAME.exec(name)?.groups ?? {};
  if (since !== undefined) return { kind: 'contract', since };
  return kind === 'expand' || kind === 'migrate' ? { kind, since } : undefined;
}

/** True when a server that knows `known` can keep serving after the migration `name`. */
export function isBearable(name: string, known: readonly string[]): boolean {
  const read = readName(name);
  if (read === undefined) return false;
  const { since } = read;
  return since === undefined || known.some((each) => each.startsWith(`${since}-`));
}

/** The order of pending migrations, whatever their numbers: a database that skips versions expands first. */
export const PHASES = ['expand', 'migrate', 'contract'] as const;

/** The names that belong to a phase; the baseline counts as expand. */
export const inPhase = (names: readonly string[], phase: Kind): string[] =>
  names.filter((name) => (readName(name)?.kind ?? 'expand') === phase);
