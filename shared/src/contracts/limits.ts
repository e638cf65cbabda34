/**
 * Literal numbers and value lists of the requirements, one place each.
 * They stand apart from the schemas so that a browser build which needs a number
 * does not carry the schema library with it.
 */

/** Rows on a dashboard page, products and orders alike (R9.8). */
export const DASHBOARD_PAGE_SIZE = 10;
/** Rows that a dashboard page may be made to have instead (D101). */
export const DASHBOARD_PAGE_SIZES = [DASHBOARD_PAGE_SIZE, 25, 50] as const;
/** Default and highest `limit` of public lists (A5). */
export const PUBLIC_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
/**
 * Visitors of one week who must have searched for a term before it is readable, and days it is stored (D62).
 */
export const MIN_SEARCHERS = 3;
export const SEARCHED_DAYS = 90;
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
/** The calendars in which dates are read: AD, Bikram Sambat, or each beside the other (D142). */
export const CALENDARS = ['ad', 'bs', 'both'] as const;
export type CalendarChoice = (typeof CALENDARS)[number];
/** The years of Bikram Sambat that an owner may enter, and how many of them. */
export const BS_YEARS = { first: 2000, last: 2199 } as const;
export const MAX_OWN_BS_YEARS = 60;
/** Days a month of Bikram Sambat may have. */
export const BS_MONTH_DAYS = { least: 29, most: 32 } as const;
/** Days the overview's charts may cover; the last one is today. */
export const CHART_PERIODS = [7, 30, 90] as const;
/** Most days of charts that are asked for by their first and last day: a year of Bikram Sambat, and some. */
export const MAX_CHART_DAYS = 400;
/** Products a list of the charts names. */
export const CHART_LIST_LENGTH = 8;
/** Most new orders the notice of the order list counts. */
export const MAX_NEW_ORDERS = 100;
/** Most characters of the remarks on a change of an order's status. */
export const MAX_STATUS_REMARKS = 2000;
/** Most characters of what staff tell the customer with a change of status (D97). */
export const MAX_CUSTOMER_MESSAGE = 200;
/** Most orders whose status one call sets. */
export const MAX_ORDERS_AT_ONCE = 100;
/** Most remarks that staff may choose from, and most characters of one. */
export const MAX_READY_REMARKS = 12;
export const MAX_READY_REMARK = 80;
/** Most messages to buyers that staff may choose from, and most characters of their texts (D149). */
export const MAX_CHAT_TEMPLATES = 12;
export const CHAT_TEMPLATE_LENGTHS = { name: 40, text: 500 } as const;
/** Days a cart's code opens the cart (D147). */
export const CART_CODE_DAYS = 7;
/** Largest picture: bytes of the file and pixels of the image (D36). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 40_000_000;
/** The same of one that comes from the public: above what a telephone's camera makes as a rule. */
export const MAX_PUBLIC_PICTURE_PIXELS = 16_000_000;

/** Longest CSV of products, and most rows in it, that are read at once. */
export const MAX_IMPORT_CHARACTERS = 2_000_000;
export const MAX_IMPORT_ROWS = 2000;
/** Most problems of a file that are listed one by one. */
export const MAX_IMPORT_PROBLEMS = 100;
/** Most products whose changes a dry run lists. */
export const MAX_IMPORT_CHANGES = 200;
/** Most characters of the name of a picture that comes with an import. */
export const MAX_PICTURE_NAME = 200;

/** The points of the first day, in the order in which they are usually done. */
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
/** Those a shop is ready to sell without. */
export const OPTIONAL_POINTS = ['delivery', 'catalogue'] as const;
export const POSTER_TYPES = ['category', 'hero'] as const;
/** Stored order states; shown Pending, Completed, Cancelled, other (R4.2). */
export const ORDER_STATUSES = ['pending', 'complete', 'cancel', 'others'] as const;
/** What an edit of an order may change. */
export const ORDER_CHANGES = [
  'address',
  'city',
  'district',
  'delivery_type',
  'line',
  'delivery_charge',
  'total',
] as const;
/** The source of an order: the shop's own pages, or staff who took it down on the phone. */
export const ORDER_SOURCES = ['web', 'phone'] as const;
export const DELIVERY_TYPES = ['home_delivery', 'shop_pickup'] as const;
/** The only payment method (R9.1). */
export const PAYMENT_METHODS = ['cash_on_delivery'] as const;
/** The ways in which a message reaches someone. */
export const NOTIFICATION_CHANNELS = ['email', 'sms'] as const;
/**
 * `waiting` for its next attempt, `sent`, `failed` for good, `held` because this shop has no way to send it
 * yet, `discarded` because it is not to be sent any more.
 */
export const NOTIFICATION_STATES = ['waiting', 'sent', 'failed', 'held', 'discarded'] as const;
/** States a message does not leave by itself, and may be sent from or discarded. */
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
/** Every message the shop may send, as `kind_audience_channel`; each can be switched off. */
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
/** Most banners; pictures of the posters of one type; phones of the shop. */
export const MAX_BANNERS = 20;
export const MAX_POSTER_IMAGES = 12;
export const MAX_SHOP_PHONES = 5;
/** Most characters a text of a banner, or of the site settings, may have. */
export const BANNER_FIELD_LENGTH = 120;
export const SITE_FIELD_LENGTH = 200;
/** The pages whose texts the owner writes (D150), and the languages they are written in. */
export const PAGE_KINDS = ['terms', 'privacy', 'returns', 'about', 'questions'] as const;
export const TEXT_LANGUAGES = ['en', 'ne'] as const;
/** Most characters of such a text: in Nepali letters it just fits into a request of staff. */
export const MAX_PAGE_CHARACTERS = 60_000;
/** Versions of a text that its history keeps. */
export const MAX_PAGE_VERSIONS = 50;
/** Most characters of the announcement above the header, and of the words of its link (D152). */
export const ANNOUNCEMENT_LENGTHS = { text: 160, link_text: 40 } as const;
/** Most categories, or brands of a category, one call puts into order. */
export const MAX_NAMED_THINGS = 1000;
/** Most kinds of things, phrases of one kind, and words that find other words or nothing. */
export const MAX_SEARCH_KINDS = 500;
export const MAX_PHRASES = 60;
export const MAX_SEARCH_WORDS = 1000;
/** Most characters of a kind's name and of a phrase. */
export const SEARCH_WORD_LENGTHS = { name: 100, phrase: 60 } as const;

/** The kinds of things in the activity log. */
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
/** Shortest password of an account; what is in it is judged as well (D27). */
export const MIN_PASSWORD_LENGTH = 12;
/** Days an entry of the activity log is stored. */
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
