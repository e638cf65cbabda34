import type { ActivityChange, ActivityKind } from '@pasal/shared/contracts';

/** Fields of a thing by name, before or after; groups of fields may lie inside. */
export type Fields = Readonly<Record<string, unknown>>;

/** Characters of a value that are told. */
const TOLD = 120;
const LONE_HALF = /\p{Surrogate}/gu;

/**
 * Fields whose values the log tells. Of every other field it says that it changed and no more: so
 * that a field added later is a secret until someone decides otherwise.
 */
const TOLD_FIELDS: Record<ActivityKind, readonly string[]> = {
  product: [
    'title',
    'brand',
    'category',
    'subcategory',
    'original_price',
    'discount_percentage',
    'price',
    'in_stock',
    'status',
    'section',
    'is_popular',
    'fast_delivery',
    'warranty',
    'facts',
    'variants',
  ],
  // Of an export, whose orders left the shop; not which customer was looked for.
  order: ['status', 'delivery_type', 'total', 'from', 'to', 'district_id', 'city_id'],
  staff: ['email', 'role', 'disabled', 'sessions ended'],
  category: ['name', 'position', 'brands', 'attributes'],
  subcategory: ['name', 'category', 'position'],
  brand: ['name', 'category'],
  district: ['name', 'delivery'],
  city: ['name', 'district', 'delivery'],
  banner: ['position', 'discount', 'title', 'date_range', 'title2', 'title3', 'title4'],
  poster: ['pictures'],
  settings: [
    'shop_name',
    'tagline',
    'phones',
    'address',
    'email',
    'website',
    'opening_hours',
    'social',
    'legal',
    'special_offer',
    'order_limits',
    'sender_name',
    'send',
    'delivery',
  ],
  notification: [],
  // Of phrases those that went and those that came.
  'search-kind': ['name', 'parent', 'category', 'phrases'],
  'search-word': ['phrase', 'finds'],
};

function isGroup(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}

/** Fields by their full names, such as `social.facebook`, each as text; what is empty is null. */
function textsOf(fields: Fields, prefix = ''): Map<string, string | null> {
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
  // By characters, and without halves of one: JSON the database takes has none.
  const line = Array.from(
    text?.replaceAll(/\s+/g, ' ').replaceAll(LONE_HALF, '\ufffd').trim() ?? '',
  );
  if (line.length === 0) return null;
  return line.length <= TOLD ? line.join('') : `${line.slice(0, TOLD - 1).join('')}…`;
}

/**
 * What differs between two states of a thing. A field that only one of them names counts as empty in
 * the other.
 */
export function changesBetween(
  kind: ActivityKind,
  before: Fields = {},
  after: Fields = {},
): ActivityChange[] {
  const then = textsOf(before);
  const now = textsOf(after);
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((field): ActivityChange[] => {
    const old = then.get(field) ?? null;
    const next = now.get(field) ?? null;
    if (old === next) return [];
    const [group = field] = field.split('.');
    if (!TOLD_FIELDS[kind].includes(group)) return [{ field, before: null, after: null }];
    return [{ field, before: shortened(old), after: shortened(next) }];
  });
}
