import {
  eachNepaliText,
  eachProductLine,
  type ActivityChange,
  type ActivityKind,
  type CalendarSettings,
  type CategoryAttributesRequest,
  type ChatSettings,
  type Courier,
  type DeskSettings,
  type Looks,
  type MailSettings,
  type ManagedBanner,
  type ManagedBrand,
  type ManagedCategory,
  type ManagedCity,
  type ManagedDistrict,
  type ManagedSettings,
  type ManagedSubcategory,
  type Order,
  type OrderFilters,
  type ParcelRequest,
  type ProductEdit,
  type ReturnRules,
  type SearchKind,
  type SearchWord,
  type StaffMember,
  type SupplierRequest,
} from '@pasal/shared/contracts';

/** The names of each kind's fields: those of the contract, and those that only the log has. */
interface FieldNames extends Record<ActivityKind, string> {
  product: keyof ProductEdit | 'price' | 'low_stock_limit' | 'with_serials';
  order:
    | keyof Order
    | keyof OrderFilters
    | keyof ParcelRequest
    | 'parcel'
    | 'from_parcel'
    | 'reason'
    | 'call'
    | 'return'
    | 'refund'
    | 'owed'
    | 'paid'
    | 'forgiven';
  staff: keyof StaffMember | 'password' | 'sessions ended';
  category: keyof ManagedCategory | keyof CategoryAttributesRequest | 'subcategories' | 'position';
  subcategory: keyof ManagedSubcategory | 'category' | 'position';
  brand: keyof ManagedBrand | 'category';
  district: keyof ManagedDistrict;
  city: keyof ManagedCity | 'district';
  courier: keyof Courier | 'secret' | 'link' | 'reports dismissed';
  customer: 'joined' | 'note';
  banner: keyof ManagedBanner | 'picture' | 'position';
  poster: 'pictures' | 'order';
  settings:
    | keyof ManagedSettings
    | keyof MailSettings
    | 'delivery'
    | 'remarks'
    | keyof Looks
    | keyof ChatSettings
    | 'draft'
    | 'page'
    | 'announcement'
    | keyof CalendarSettings
    | keyof DeskSettings
    | keyof ReturnRules;
  notification: never;
  purchase: 'total';
  supplier: keyof SupplierRequest;
  cash: 'received' | 'charges' | 'owed' | 'order_number';
  'search-kind': keyof SearchKind | 'parent' | 'category';
  'search-word': keyof SearchWord;
}

/** Fields of a thing by name, before or after; groups of fields may lie inside. */
export type Fields<Kind extends ActivityKind = ActivityKind> = Readonly<
  Partial<Record<FieldNames[Kind], unknown>>
>;

/** Characters of a value that the log shows. */
const SHOWN_CHARACTERS = 120;
const LONE_HALF = /\p{Surrogate}/gu;

/** `value`: the log shows a field's values; `name`: it says that the field changed and no more. */
type Logged<Names extends string> = Record<Names, 'value' | 'name'>;

const PRODUCT: Logged<FieldNames['product']> = {
  title: 'value',
  brand: 'value',
  category: 'value',
  subcategory: 'value',
  original_price: 'value',
  discount_percentage: 'value',
  price: 'value',
  in_stock: 'value',
  low_stock_limit: 'value',
  with_serials: 'value',
  status: 'value',
  section: 'value',
  is_popular: 'value',
  fast_delivery: 'value',
  ...eachProductLine(() => 'value'),
  ...eachNepaliText(() => 'value'),
  description_ne: 'name',
  additional_description_ne: 'name',
  facts: 'value',
  facts_ne: 'value',
  variants: 'value',
  description: 'name',
  additional_description: 'name',
  remarks: 'name',
  version: 'name',
  in_stock_seen: 'name',
};

const SETTINGS: Logged<FieldNames['settings']> = {
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
  price_rounding: 'value',
  ne: 'value',
  sender_name: 'value',
  notify_email: 'name',
  send: 'value',
  delivery: 'value',
  remarks: 'name',
  accent: 'value',
  paper: 'value',
  years: 'value',
  known_orders: 'value',
  below: 'value',
  first_above: 'value',
  refusals: 'value',
  text_first: 'value',
  files: 'name',
  return_days: 'value',
  exchange_days: 'value',
  categories: 'name',
  // A picture's path says nothing to people.
  logo: 'name',
  icon: 'name',
  whatsapp: 'value',
  viber: 'value',
  messenger: 'value',
  templates: 'name',
  draft: 'name',
  page: 'name',
  announcement: 'value',
};

const withValues = <Name extends string>(fields: Logged<Name>): Name[] =>
  (Object.keys(fields) as Name[]).filter((name) => fields[name] === 'value');

/**
 * Fields whose values the log shows. Of every other field it says that it changed and no more. A new field
 * of a product or of the settings does not compile until somebody decides; elsewhere it is a secret until then.
 * A field that the contract renames compiles nowhere until it is renamed here too.
 */
const SHOWN_FIELDS: { [Kind in ActivityKind]: readonly FieldNames[Kind][] } = {
  product: withValues(PRODUCT),
  // The last four, and the stage, are an export's too: which orders left the shop, but not which customer was looked for.
  order: [
    'status',
    'delivery_type',
    'total',
    'stage',
    'parcel',
    'from_parcel',
    'reason',
    'call',
    'return',
    'refund',
    'owed',
    'paid',
    'forgiven',
    'courier_id',
    'consignment',
    'weight_grams',
    'pieces',
    'from',
    'to',
    'district_id',
    'city_id',
  ],
  staff: ['email', 'role', 'disabled', 'sessions ended'],
  category: ['name', 'name_ne', 'position', 'brands', 'subcategories', 'attributes'],
  subcategory: ['name', 'name_ne', 'category', 'position'],
  brand: ['name', 'name_ne', 'category'],
  district: ['name', 'name_ne', 'delivery'],
  city: ['name', 'name_ne', 'district', 'delivery'],
  courier: ['name', 'phone', 'kind', 'active', 'places', 'reports dismissed'],
  customer: ['joined'],
  banner: ['position', 'discount', 'title', 'date_range', 'title2', 'title3', 'title4', 'ne'],
  poster: ['pictures'],
  settings: withValues(SETTINGS),
  notification: [],
  purchase: ['total'],
  supplier: ['name', 'phone'],
  cash: ['received', 'charges', 'owed', 'order_number'],
  // `phrases` lists the phrases that were added and those that were removed.
  'search-kind': ['name', 'parent', 'category', 'phrases'],
  'search-word': ['phrase', 'finds'],
};

function isGroup(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}

/** Fields by their full names, such as `social.facebook`, each as text; what is empty is null. */
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
 * Returns the fields that differ between two states of a thing. A field that only one of them names counts as
 * empty in the other.
 */
export function changesBetween(
  kind: ActivityKind,
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
    const shown: readonly string[] = SHOWN_FIELDS[kind];
    if (!shown.includes(group)) return [{ field, before: null, after: null }];
    return [{ field, before: shortened(old), after: shortened(next) }];
  });
}
