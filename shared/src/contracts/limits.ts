/**
 * Literal numbers and value lists of the requirements, each defined once. They are separate from the schemas so that
 * a browser build that needs a number doesn't bundle the schema library.
 */

/** Rows on a dashboard page, products and orders alike (R9.8). */
export const DASHBOARD_PAGE_SIZE = 10;
/** Alternative page sizes for dashboard lists (D101). */
export const DASHBOARD_PAGE_SIZES = [DASHBOARD_PAGE_SIZE, 25, 50] as const;
/** Default and highest `limit` of public lists (A5). */
export const PUBLIC_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
/** Minimum visitors per week before a search term is readable, and retention in days (D62). */
export const MIN_SEARCHERS = 3;
export const SEARCHED_DAYS = 90;
/** Maximum distinct lines per order, and pieces per line. */
export const MAX_ORDER_LINES = 100;
export const MAX_LINE_QUANTITY = 1000;
/** Default limits of pieces per product and per web order. */
export const DEFAULT_ORDER_LIMITS = { pieces_per_product: 10, pieces_per_order: 50 } as const;
/** Highest limit the shop may set for the pieces of a web order. */
export const MAX_ORDER_PIECES = 10_000;
/** Maximum lengths of an order's texts. */
export const ORDER_FIELD_LENGTHS = {
  customer_name: 200,
  email: 254,
  phone: 40,
  address: 500,
} as const;
/** Maximum length of a buyer's cancellation reason. */
export const MAX_CANCEL_REASON = 500;
/** Maximum length of the sender name of messages. */
export const MAX_SENDER_NAME = 100;
/** Maximum delivery charge in rupees, promised days, and days a shop may announce a closure. */
export const MAX_DELIVERY_CHARGE = 100_000;
export const MAX_DELIVERY_DAYS = 60;
export const MAX_CLOSED_DATES = 100;
/** The calendars for dates: AD, Bikram Sambat, or both side by side (D142). */
export const CALENDARS = ['ad', 'bs', 'both'] as const;
export type CalendarChoice = (typeof CALENDARS)[number];
/** The range of Bikram Sambat years an owner may enter, and how many. */
export const BS_YEARS = { first: 2000, last: 2199 } as const;
export const MAX_OWN_BS_YEARS = 60;
/** Days a month of Bikram Sambat may have. */
export const BS_MONTH_DAYS = { least: 29, most: 32 } as const;
/** Days the overview's charts may cover; the last one is today. */
export const CHART_PERIODS = [7, 30, 90] as const;
/** Maximum days in a chart's date range: a Bikram Sambat year with some margin. */
export const MAX_CHART_DAYS = 400;
/** Products listed beside the charts. */
export const CHART_LIST_LENGTH = 8;
/** Maximum count shown in the order list's new-order notice. */
export const MAX_NEW_ORDERS = 100;
/** Maximum length of remarks on a status change. */
export const MAX_STATUS_REMARKS = 2000;
/** Maximum length of the customer message sent with a status change (D97). */
export const MAX_CUSTOMER_MESSAGE = 200;
/** Maximum orders per bulk status call. */
export const MAX_ORDERS_AT_ONCE = 100;
/** Maximum number of predefined remarks, and their maximum length. */
export const MAX_READY_REMARKS = 12;
export const MAX_READY_REMARK = 80;
/** Maximum number of buyer message templates, and the maximum length of their texts (D149). */
export const MAX_CHAT_TEMPLATES = 12;
export const CHAT_TEMPLATE_LENGTHS = { name: 40, text: 500 } as const;
/** Days for which a cart's code is valid (D147). */
export const CART_CODE_DAYS = 7;
/** Maximum picture size: file bytes and image pixels (D36). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 40_000_000;
/** The same for public uploads: above the usual resolution of phone cameras. */
export const MAX_PUBLIC_PICTURE_PIXELS = 16_000_000;

/** Maximum length and rows of one product CSV. */
export const MAX_IMPORT_CHARACTERS = 2_000_000;
export const MAX_IMPORT_ROWS = 2000;
/** Maximum problems of a file that are listed individually. */
export const MAX_IMPORT_PROBLEMS = 100;
/** Maximum products whose changes a dry run lists. */
export const MAX_IMPORT_CHANGES = 200;
/** Maximum length of an imported picture's name. */
export const MAX_PICTURE_NAME = 200;

/** The first-day checklist, in the usual order of completion. */
export const CHECKLIST_POINTS = [
  'contacts',
  'identity',
  'places',
  'delivery',
  'catalogue',
  'product',
  'mail',
  'backup',
] as const;
/** Points a shop can start selling without. */
export const OPTIONAL_POINTS = ['delivery', 'catalogue'] as const;
export const POSTER_TYPES = ['category', 'hero'] as const;
/** Stored order states; shown Pending, Completed, Cancelled, other (R4.2). */
export const ORDER_STATUSES = ['pending', 'complete', 'cancel', 'others'] as const;
/** Fields that an order edit may change. */
export const ORDER_CHANGES = [
  'address',
  'city',
  'district',
  'delivery_type',
  'line',
  'delivery_charge',
  'total',
] as const;
/** The source of an order: the shop's web pages, or staff taking a phone order. */
export const ORDER_SOURCES = ['web', 'phone'] as const;
export const DELIVERY_TYPES = ['home_delivery', 'shop_pickup'] as const;
/** The only payment method (R9.1). */
export const PAYMENT_METHODS = ['cash_on_delivery'] as const;
/** Delivery channels for messages. */
export const NOTIFICATION_CHANNELS = ['email', 'sms'] as const;
/**
 * `waiting` for the next attempt, `sent`, `failed` permanently, `held` because the shop has no such channel yet,
 * `discarded` because it is no longer to be sent.
 */
export const NOTIFICATION_STATES = ['waiting', 'sent', 'failed', 'held', 'discarded'] as const;
/** States that a message leaves only when staff send or discard it. */
export const RESTING_NOTIFICATION_STATES = ['failed', 'held'] as const;
export const NOTIFICATION_KINDS = [
  'order_placed',
  'status_changed',
  'cancelled_by_buyer',
  'return_asked',
  'release_returned',
  'release_waiting',
] as const;
/** The audience of a message; `team` is the team whose release the message is about. */
export const NOTIFICATION_AUDIENCES = ['buyer', 'shop', 'team'] as const;
/** Every message type of the shop, as `kind_audience_channel`; each can be disabled. */
export const NOTIFICATION_NAMES = [
  'order_placed_buyer_email',
  'order_placed_buyer_sms',
  'order_placed_shop_email',
  'status_changed_buyer_email',
  'status_changed_buyer_sms',
  'cancelled_by_buyer_shop_email',
  'return_asked_shop_email',
  'stage_confirmed_buyer_email',
  'stage_confirmed_buyer_sms',
  'stage_packed_buyer_email',
  'stage_packed_buyer_sms',
  'stage_handed_over_buyer_email',
  'stage_handed_over_buyer_sms',
  'stage_on_the_way_buyer_email',
  'stage_on_the_way_buyer_sms',
  'stage_delivered_buyer_email',
  'stage_delivered_buyer_sms',
  'stage_could_not_deliver_buyer_email',
  'stage_could_not_deliver_buyer_sms',
] as const;
/** Maximum number of banners, poster pictures per type, and shop phones. */
export const MAX_BANNERS = 20;
export const MAX_POSTER_IMAGES = 12;
export const MAX_SHOP_PHONES = 5;
/** Maximum length of a text of a banner or of the site settings. */
export const BANNER_FIELD_LENGTH = 120;
export const SITE_FIELD_LENGTH = 200;
/** The pages whose texts the owner writes (D150), and the languages they are written in. */
export const PAGE_KINDS = ['terms', 'privacy', 'returns', 'about', 'questions'] as const;
export const TEXT_LANGUAGES = ['en', 'ne'] as const;
/** Maximum length of such a text: in Nepali script it just fits into a staff request. */
export const MAX_PAGE_CHARACTERS = 60_000;
/** Number of versions in a text's history. */
export const MAX_PAGE_VERSIONS = 50;
/** Maximum lengths of the announcement above the header and of its link text (D152). */
export const ANNOUNCEMENT_LENGTHS = { text: 160, link_text: 40 } as const;
/** Maximum categories, or brands of a category, that one call can reorder. */
export const MAX_NAMED_THINGS = 1000;
/** Maximum product types, phrases per type, and synonyms or ignored words. */
export const MAX_SEARCH_KINDS = 500;
export const MAX_PHRASES = 60;
export const MAX_SEARCH_WORDS = 1000;
/** Maximum lengths of a type's name and of a phrase. */
export const SEARCH_WORD_LENGTHS = { name: 100, phrase: 60 } as const;

/** The types of entities in the activity log. */
export const ACTIVITY_KINDS = [
  'product',
  'order',
  'staff',
  'category',
  'subcategory',
  'brand',
  'district',
  'city',
  'courier',
  'customer',
  'banner',
  'poster',
  'settings',
  'notification',
  'purchase',
  'supplier',
  'cash',
  'search-kind',
  'search-word',
] as const;
export const ACTIVITY_ACTIONS = ['add', 'change', 'delete', 'export'] as const;
/** Minimum account password length; the content is checked too (D27). */
export const MIN_PASSWORD_LENGTH = 12;
/** Retention of activity log entries, in days. */
export const ACTIVITY_DAYS = 365;
/** Entries on a page of the activity log. */
export const ACTIVITY_PAGE_SIZE = 25;

export type ChecklistPoint = (typeof CHECKLIST_POINTS)[number];
export type PageKind = (typeof PAGE_KINDS)[number];
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];
export type PosterType = (typeof POSTER_TYPES)[number];
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type OrderSource = (typeof ORDER_SOURCES)[number];
export type ChartPeriod = (typeof CHART_PERIODS)[number];
export type DeliveryType = (typeof DELIVERY_TYPES)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
export type NotificationState = (typeof NOTIFICATION_STATES)[number];
export type RestingNotificationState = (typeof RESTING_NOTIFICATION_STATES)[number];
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export type NotificationAudience = (typeof NOTIFICATION_AUDIENCES)[number];
export type NotificationName = (typeof NOTIFICATION_NAMES)[number];
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];
