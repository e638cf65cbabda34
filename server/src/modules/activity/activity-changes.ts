import type { ActivityChange } from '@pasal/shared/contracts';

/** Maximum characters of a value that the log shows. */
const SHOWN_CHARACTERS = 120;
const LONE_HALF = /\p{Surrogate}/gu;

function isGroup(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}

/** Fields by full name, such as `social.facebook`, as text; null if empty. */
function textsOf(fields: object, prefix = ''): Map<string, string | null> {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, string | null][] => {
    const full = `${prefix}${name}`;
    if (isGroup(value)) return [...textsOf(value, `${full}.`)];
    if (value === undefined) return [];
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
    const isPlainList = Array.isArray(value) && value.every((each) => typeof each !== 'object');
    if (isPlainList) return [[full, value.join(', ') || null]];
    return [[full, (isPlain ? String(value) : (JSON.stringify(value) ?? '')) || null]];
  });
  return new Map(entries.map(([name, text]) => [name, text === 'null' ? null : text]));
}

function shortened(text: string | null): string | null {
  // By code points, because JSON in the database must not contain half a surrogate pair.
  const line = Array.from(
    text?.replaceAll(/\s+/g, ' ').replaceAll(LONE_HALF, '\ufffd').trim() ?? '',
  );
  if (line.length === 0) return null;
  return line.length <= SHOWN_CHARACTERS
    ? line.join('')
    : `${line.slice(0, SHOWN_CHARACTERS - 1).join('')}…`;
}

/**
 * The fields that differ between two states, with values only for those that may be shown. A field that only one of them has counts as
 * empty in the other.
 */
export function changesBetween(
  shown: readonly string[],
  before: object = {},
  after: object = {},
): ActivityChange[] {
  const then = textsOf(before);
  const now = textsOf(after);
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((field): ActivityChange[] => {
    const old = then.get(field) ?? null;
    const next = now.get(field) ?? null;
    if (old === next) return [];
    const [group = field] = field.split('.');
    if (!shown.includes(group)) return [{ field, before: null, after: null }];
    return [{ field, before: shortened(old), after: shortened(next) }];
  });
}
