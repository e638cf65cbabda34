import type {
  ActivityChange,
  ActivityKind,
  ProductEdit,
  SiteSettings,
} from '@pasal/shared/contracts';

/** Fields of a thing by name, before or after; groups of fields may lie inside. */
export type Fields = Readonly<Record<string, unknown>>;

/** Characters of a value that the log shows. */
const SHOWN_CHARACTERS = 120;
const LONE_HALF = /\p{Surrogate}/gu;

/** `value`: the log shows a field's values; `name`: it says that the field changed and no more. */
type Logged<Names extends string> = Record<Names, 'value' | 'name'>;

const PRODUCT: Logged<keyof ProductEdit | 'price'> = {
  title: 'value',
  brand: 'value',
  category: 'value',
  subcategory: 'value',
  original_price: 'value',
  discount_percentage: 'value',
  price: 'value',
  in_stock: 'value',
  status: 'value',
  section: 'value',
  is_popular: 'value',
  fast_delivery: 'value',
  warranty: 'value',
  facts: 'value',
  variants: 'value',
  description: 'name',
  additional_description: 'name',
  remarks: 'name',
  version: 'name',
  in_stock_seen: 'name',
};

const SETTINGS: Logged<keyof SiteSettings | 'sender_name' | 'send' | 'delivery'> = {
  shop_name: 'value',
  tagline: 'value',
  phones: 'value',
  address: 'value',
  email: 'value',
  website: 'value',
  opening_hours: 'value',
  social: 'value',
  legal: 'value',
  special_offer: 'value',
  order_limits: 'value',
  scarce_limits: 'value',
  sender_name: 'value',
  send: 'value',
  delivery: 'value',
};

const withValues = (fields: Logged<string>): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name] === 'value');

/**
 * Fields whose values the log shows. Of every other field it says that it changed and no more. A new field
 * of a product or of the settings does not compile until somebody decides; elsewhere it is a secret until then.
 */
const SHOWN_FIELDS: Record<ActivityKind, readonly string[]> = {
  product: withValues(PRODUCT),
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
  settings: withValues(SETTINGS),
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
  return line.length <= SHOWN_CHARACTERS
    ? line.join('')
    : `${line.slice(0, SHOWN_CHARACTERS - 1).join('')}…`;
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
    if (!SHOWN_FIELDS[kind].includes(group)) return [{ field, before: null, after: null }];
    return [{ field, before: shortened(old), after: shortened(next) }];
  });
}
