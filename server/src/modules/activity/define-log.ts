import type { ActivityKind } from '@pasal/shared/contracts';

/** What the activity log shows of the things of one kind. */
export interface ActivityLog<Names extends string = string> {
  kind: ActivityKind;
  /** Fields whose values it shows. Of every other field it says that it changed and no more. */
  shown: readonly Names[];
}

/** Fields of a thing by name, before or after; groups of fields may lie inside. */
export type LoggedFields<Names extends string> = Readonly<Partial<Record<Names, unknown>>>;

/**
 * Says which fields the log shows of a kind, and names them all: a field that the contract renames does not compile until it is
 * renamed here. A new field is a secret until it is listed.
 */
export const defineLog =
  <Names extends string>() =>
  (kind: ActivityKind, shown: readonly NoInfer<Names>[]): ActivityLog<Names> => ({ kind, shown });

/** The same where each field has to be decided: `value` shows it, `name` says that it changed and no more. */
export const defineWholeLog = <Names extends string>(
  kind: ActivityKind,
  fields: Readonly<Record<Names, 'value' | 'name'>>,
): ActivityLog<Names> => ({
  kind,
  shown: (Object.keys(fields) as Names[]).filter((name) => fields[name] === 'value'),
});
