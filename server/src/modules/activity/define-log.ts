import type { ActivityKind } from '@pasal/shared/contracts';

/** What the activity log shows of one kind of object. */
export interface ActivityLog<Names extends string = string> {
  kind: ActivityKind;
  /** Fields whose values it shows. For every other field it only shows that it changed. */
  shown: readonly Names[];
}

/** Fields of an object by name, before or after; may contain nested groups. */
export type LoggedFields<Names extends string> = Readonly<Partial<Record<Names, unknown>>>;

/**
 * Declares which fields of a kind the log shows, by name: a field renamed in the contract does not compile until it is renamed here. New
 * fields are hidden until they are listed.
 */
export const defineLog =
  <Names extends string>() =>
  (kind: ActivityKind, shown: readonly NoInfer<Names>[]): ActivityLog<Names> => ({ kind, shown });

/** The same with a decision for each field: `value` shows it, `name` only shows that it changed. */
export const defineWholeLog = <Names extends string>(
  kind: ActivityKind,
  fields: Readonly<Record<Names, 'value' | 'name'>>,
): ActivityLog<Names> => ({
  kind,
  shown: (Object.keys(fields) as Names[]).filter((name) => fields[name] === 'value'),
});
