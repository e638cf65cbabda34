/**
 * Literal numbers and value lists of the requirements, one place each.
 * They stand apart from the schemas so that a browser build which needs a number
 * does not carry the schema library with it.
 */

/** Pictures every product has (R9.2). */
export const PRODUCT_IMAGE_COUNT = 3;
/** Highest discount choice in percent; the lowest is 0 (R9.2). */
export const MAX_DISCOUNT_PERCENTAGE = 99;
/** Rows on a dashboard page, products and orders alike (R9.8). */
export const DASHBOARD_PAGE_SIZE = 10;
/** Default and highest `limit` of public lists (A5). */
export const PUBLIC_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
/** Visitors of one week who must have searched for a term before anybody reads it, and days it is kept (D62). */
export const MIN_SEARCHERS = 3;
export const SEARCHED_DAYS = 90;
/** What a public list may be asked to say of each product, where not all. */
export const PRODUCT_VIEWS = ['card'] as const;
/** Most distinct lines one order may have, and most pieces of one line. */
export const MAX_ORDER_LINES = 100;
export const MAX_LINE_QUANTITY = 1000;
/** Pieces of one product, and of all, that one web order may have unless the shop says otherwise. */
export const DEFAULT_ORDER_LIMITS = { pieces_per_product: 10, pieces_per_order: 50 } as const;
/** Most pieces the shop may allow one web order to have. */
export const MAX_ORDER_PIECES = 10_000;
/** Most characters a text of an order may have. */
export const ORDER_FIELD_LENGTHS = {
  customer_name: 200,
  email: 254,
  phone: 40,
  address: 500,
} as const;
/** Most characters of the reason a buyer may give for a cancellation. */
export const MAX_CANCEL_REASON = 500;
/** Most characters of the name messages come from. */
export const MAX_SENDER_NAME = 100;
/** Most rupees a delivery may cost, days it may be promised in, and days a shop may say it is closed. */
export const MAX_DELIVERY_CHARGE = 100_000;
export const MAX_DELIVERY_DAYS = 60;
export const MAX_CLOSED_DATES = 100;
/** Largest price in rupees a product may have. */
export const MAX_PRICE = 100_000_000;
/** Most pieces of one product in stock. */
export const MAX_STOCK = 1_000_000;
/** So few pieces in stock or fewer are soon none; the database counts by it too. */
export const LOW_STOCK = 5;
/** Days the overview's charts may cover; the last one is today. */
export const CHART_PERIODS = [7, 30, 90] as const;
/** Products a list of the charts names. */
export const CHART_LIST_LENGTH = 8;
/** Most new orders the notice of the order list counts. */
export const MAX_NEW_ORDERS = 100;
/** What can be told of a product: a number with its unit, one of several words, yes or no, any text. */
export const ATTRIBUTE_KINDS = ['number', 'choice', 'yes_no', 'text'] as const;
/** Most things a category may ask of its products, and most words to choose from. */
export const MAX_ATTRIBUTES = 40;
export const MAX_CHOICES = 50;
/** Most characters of what is asked and of what is told. */
export const ATTRIBUTE_LENGTHS = { key: 40, name: 60, unit: 20, value: 200 } as const;
/** Most values a visitor may choose in all. */
export const MAX_CHOSEN_FACTS = 50;
/** Most variants of one product. */
export const MAX_VARIANTS = 100;
/** Most characters a text of a variant may have. */
export const VARIANT_FIELD_LENGTHS = { name: 100, code: 60 } as const;
/** Most characters a text of a product may have. */
export const PRODUCT_FIELD_LENGTHS = {
  title: 200,
  brand: 200,
  category: 200,
  subcategory: 200,
  warranty: 200,
  description: 5000,
  additional_description: 100_000,
  remarks: 2000,
} as const;
/** Most characters of the remarks on a change of an order's status. */
export const MAX_STATUS_REMARKS = 2000;
/** Largest picture: bytes of the file and pixels of the image (D36). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 40_000_000;

/** Longest CSV of products, and most rows in it, that are read at once. */
export const MAX_IMPORT_CHARACTERS = 2_000_000;
export const MAX_IMPORT_ROWS = 2000;
/** Most mistakes of a file that are told one by one. */
export const MAX_IMPORT_PROBLEMS = 100;

/** Home page sections (R9.4). */
export const SECTIONS = ['new_arrivals', 'popular_items', 'weekly_deals'] as const;
/** In the place of a category: every product the shop sells. */
export const ALL_PRODUCTS = 'all';
/** What a shop needs before it is ready to sell, in the order in which it is usually done. */
export const CHECKLIST_POINTS = [
  'identity',
  'contacts',
  'places',
  'product',
  'mail',
  'backup',
] as const;
export const POSTER_TYPES = ['category', 'hero'] as const;
/** Stored product states; shown Pending, Approved, Canceled (R4.1). */
export const PRODUCT_STATUSES = ['pending', 'approve', 'cancel'] as const;
/** Stored order states; shown Pending, Completed, Cancelled, other (R4.2). */
export const ORDER_STATUSES = ['pending', 'complete', 'cancel', 'others'] as const;
/** How an order came: by the shop's own pages, or taken down by staff on the phone. */
export const ORDER_SOURCES = ['web', 'phone'] as const;
export const DELIVERY_TYPES = ['home_delivery', 'shop_pickup'] as const;
/** The only payment method (R9.1). */
export const PAYMENT_METHODS = ['cash_on_delivery'] as const;
/** Sort keys of the public listing (A6, D5). */
export const PRODUCT_SORTS = [
  'featured',
  'price_asc',
  'price_desc',
  'name_asc',
  'name_desc',
] as const;
/** How a message reaches someone. */
export const NOTIFICATION_CHANNELS = ['email', 'sms'] as const;
/**
 * `waiting` for its next attempt, `sent`, `failed` for good, `held` because this shop has no way to
 * send it yet, `discarded` because nobody is to read it any more.
 */
export const NOTIFICATION_STATES = ['waiting', 'sent', 'failed', 'held', 'discarded'] as const;
/** States a message does not leave by itself, and may be sent from or discarded. */
export const RESTING_NOTIFICATION_STATES = ['failed', 'held'] as const;
export const NOTIFICATION_KINDS = [
  'order_placed',
  'status_changed',
  'cancelled_by_buyer',
  'release_returned',
  'release_waiting',
] as const;
/** Whom a message is for; a team is whose release it tells of. */
export const NOTIFICATION_AUDIENCES = ['buyer', 'shop', 'team'] as const;
/** Every message the shop may send, as `kind_audience_channel`; each can be switched off. */
export const NOTIFICATION_NAMES = [
  'order_placed_buyer_email',
  'order_placed_buyer_sms',
  'order_placed_shop_email',
  'status_changed_buyer_email',
  'status_changed_buyer_sms',
  'cancelled_by_buyer_shop_email',
] as const;
/** Most banners; pictures of the posters of one type; phones of the shop. */
export const MAX_BANNERS = 20;
export const MAX_POSTER_IMAGES = 12;
export const MAX_SHOP_PHONES = 5;
/** Most characters a text of a banner, or of the site settings, may have. */
export const BANNER_FIELD_LENGTH = 120;
export const SITE_FIELD_LENGTH = 200;
/** Most categories, or brands of a category, one call puts into order. */
export const MAX_NAMED_THINGS = 1000;
/** Most kinds of things, phrases of one kind, and words that find other words or nothing. */
export const MAX_SEARCH_KINDS = 500;
export const MAX_PHRASES = 60;
export const MAX_SEARCH_WORDS = 1000;
/** Most characters of a kind's name and of a phrase. */
export const SEARCH_WORD_LENGTHS = { name: 100, phrase: 60 } as const;

/** What the activity log tells of. */
export const ACTIVITY_KINDS = [
  'product',
  'order',
  'staff',
  'category',
  'subcategory',
  'brand',
  'district',
  'city',
  'banner',
  'poster',
  'settings',
  'notification',
  'search-kind',
  'search-word',
] as const;
export const ACTIVITY_ACTIONS = ['add', 'change', 'delete', 'export'] as const;
/** Shortest password of an account; what is in it is judged as well (D27). */
export const MIN_PASSWORD_LENGTH = 12;
/** Days an entry of the activity log is kept. */
export const ACTIVITY_DAYS = 365;
/** Entries on a page of the activity log. */
export const ACTIVITY_PAGE_SIZE = 25;

export type Section = (typeof SECTIONS)[number];
export type ChecklistPoint = (typeof CHECKLIST_POINTS)[number];
export type PosterType = (typeof POSTER_TYPES)[number];
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type OrderSource = (typeof ORDER_SOURCES)[number];
export type ChartPeriod = (typeof CHART_PERIODS)[number];
export type DeliveryType = (typeof DELIVERY_TYPES)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
export type NotificationState = (typeof NOTIFICATION_STATES)[number];
export type RestingNotificationState = (typeof RESTING_NOTIFICATION_STATES)[number];
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export type NotificationAudience = (typeof NOTIFICATION_AUDIENCES)[number];
export type NotificationName = (typeof NOTIFICATION_NAMES)[number];
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];
