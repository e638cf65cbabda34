import { Type, type Static } from '@sinclair/typebox';
import { PublicChats } from '../settings/chats';
import { PublicAnnouncement } from '../settings/announcement';
import { CalendarSettings } from '../settings/calendar';
import { PublicPromise } from '../delivery/delivery';
import {
  BANNER_FIELD_LENGTH,
  CHECKLIST_POINTS,
  MAX_BANNERS,
  MAX_LINE_QUANTITY,
  MAX_ORDER_PIECES,
  MAX_POSTER_IMAGES,
  MAX_SHOP_PHONES,
  POSTER_TYPES,
  SITE_FIELD_LENGTH,
} from '../limits';
import { PRICE_ROUNDINGS } from '../products/product-limits';
import { PublicLooks } from '../settings/looks';
import { OrderLimits } from '../orders/order-quote';
import { OneOf } from '@pasal/core/contract/schema';

const Text = Type.String();

/** Empty fields are not rendered; `date_range` is free text (D12). */
export const Banner = Type.Object({
  id: Type.Integer(),
  discount: Text,
  title: Text,
  date_range: Text,
  image: Text,
  title2: Text,
  title3: Text,
  title4: Text,
});
export type Banner = Static<typeof Banner>;

/** The texts of a banner; each Nepali one is optional. */
export const BANNER_TEXTS = [
  'discount',
  'title',
  'date_range',
  'title2',
  'title3',
  'title4',
] as const;
export type BannerText = (typeof BANNER_TEXTS)[number];

const NepaliBanner = Type.Partial(Type.Pick(Banner, [...BANNER_TEXTS]));
export type NepaliBanner = Static<typeof NepaliBanner>;

/** GET /site/banner/manage: with the Nepali texts, if any. */
export const ManagedBanner = Type.Object({
  ...Banner.properties,
  ne: Type.Optional(NepaliBanner),
});
export type ManagedBanner = Static<typeof ManagedBanner>;
export const ManagedBannersResponse = Type.Object({ banners: Type.Array(ManagedBanner) });

export const Poster = Type.Object({
  id: Type.Integer(),
  type: OneOf(POSTER_TYPES),
  images: Type.Array(Text),
});
export type Poster = Static<typeof Poster>;

export const BannersResponse = Type.Object({ banners: Type.Array(Banner) });
export type BannersResponse = Static<typeof BannersResponse>;
export const PosterQuery = Type.Object({ type: Type.Optional(OneOf(POSTER_TYPES)) });
export const PostersResponse = Type.Object({ posters: Type.Array(Poster) });
export type PostersResponse = Static<typeof PostersResponse>;

/** The default shop name until its settings have one. */
export const DEFAULT_SHOP_NAME = 'Pasal';

/**
 * Limits for scarce goods, those with at most `left` pieces in stock before an order: maximum pieces per hour for
 * one address or one phone (D71).
 */
const ScarceLimits = Type.Object({
  /** 0 to disable. */
  left: Type.Integer({ minimum: 0, maximum: MAX_LINE_QUANTITY }),
  pieces_per_hour: Type.Integer({ minimum: 1, maximum: MAX_ORDER_PIECES }),
});

/** The rounding step of stored selling prices in rupees (D103). */
const RoundedTo = Type.Optional(
  Type.Unsafe<(typeof PRICE_ROUNDINGS)[number]>({ type: 'integer', enum: [...PRICE_ROUNDINGS] }),
);

/** The shop's details (D40). An empty text isn't shown. */
export const SiteSettings = Type.Object({
  shop_name: Text,
  tagline: Text,
  phones: Type.Array(Text),
  address: Text,
  email: Text,
  website: Text,
  opening_hours: Text,
  social: Type.Object({ facebook: Text, instagram: Text, tiktok: Text, whatsapp: Text }),
  legal: Type.Object({
    name: Text,
    registration_number: Text,
    pan_vat_number: Text,
    /** Set if the shop is registered for VAT: its prices include 13 %, which invoices itemise. */
    vat_number: Text,
    grievance_contact: Text,
  }),
  special_offer: Type.Boolean(),
  order_limits: OrderLimits,
  scarce_limits: ScarceLimits,
  price_rounding: RoundedTo,
});
export type SiteSettings = Static<typeof SiteSettings>;

const Line = Type.String({ maxLength: SITE_FIELD_LENGTH });

/** The Nepali texts of the settings; the English one is the fallback for an empty text (D160). */
export const NepaliSettings = Type.Object({
  tagline: Line,
  address: Line,
  opening_hours: Line,
  legal_name: Line,
  grievance_contact: Line,
});
export type NepaliSettings = Static<typeof NepaliSettings>;

/** The settings as the administrator edits them, in both languages. */
export const ManagedSettings = Type.Object({
  ...SiteSettings.properties,
  ne: Type.Optional(NepaliSettings),
});
export type ManagedSettings = Static<typeof ManagedSettings>;

/** GET /site/settings/manage; `version` is 0 before the first save. */
export const ManagedSettingsResponse = Type.Object({
  settings: ManagedSettings,
  version: Type.Integer(),
});
export type ManagedSettingsResponse = Static<typeof ManagedSettingsResponse>;

/** GET /site/settings; `version` is 0 before the first save. */
export const SiteSettingsResponse = Type.Object({
  settings: SiteSettings,
  version: Type.Integer(),
  /** The country-wide delivery time, if the shop promises one (D67). */
  promise: Type.Optional(PublicPromise),
  /** The shop's own logo and accent colour, if any (D105). */
  looks: Type.Optional(PublicLooks),
  /** The shop's chat contacts, if any (D146). */
  chats: Type.Optional(PublicChats),
  /** The current announcement above the header (D152). */
  announcement: Type.Optional(PublicAnnouncement),
  /** Set if the shop's documents use a calendar other than AD, or it has added years (D144). */
  calendar: Type.Optional(CalendarSettings),
});
export type SiteSettingsResponse = Static<typeof SiteSettingsResponse>;

/** PUT /site/settings: replaces all settings at the version read. */
export const SiteSettingsRequest = Type.Object({
  settings: Type.Object({
    shop_name: Type.String({ maxLength: 60 }),
    tagline: Line,
    phones: Type.Array(Type.String({ maxLength: 40 }), { maxItems: MAX_SHOP_PHONES }),
    address: Line,
    email: Line,
    website: Line,
    opening_hours: Line,
    social: Type.Object({ facebook: Line, instagram: Line, tiktok: Line, whatsapp: Line }),
    legal: Type.Object({
      name: Line,
      registration_number: Line,
      pan_vat_number: Line,
      vat_number: Line,
      grievance_contact: Line,
    }),
    special_offer: Type.Boolean(),
    order_limits: OrderLimits,
    /** Unchanged if omitted. */
    scarce_limits: Type.Optional(ScarceLimits),
    price_rounding: RoundedTo,
    ne: Type.Optional(NepaliSettings),
  }),
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type SiteSettingsRequest = Static<typeof SiteSettingsRequest>;
export const SiteSettingsSavedResponse = Type.Object({
  message: Type.String(),
  ...ManagedSettingsResponse.properties,
});
export type SiteSettingsSavedResponse = Static<typeof SiteSettingsSavedResponse>;

const PictureFile = Type.String({ format: 'binary', description: 'PNG, JPEG, WebP or AVIF' });
const BannerLine = Type.String({ maxLength: BANNER_FIELD_LENGTH });

/** POST /site/banner, PUT /site/banner/{id}, as `multipart/form-data`. */
export const BannerForm = Type.Object({
  discount: Type.Optional(BannerLine),
  title: Type.Optional(BannerLine),
  date_range: Type.Optional(BannerLine),
  title2: Type.Optional(BannerLine),
  title3: Type.Optional(BannerLine),
  title4: Type.Optional(BannerLine),
  discount_ne: Type.Optional(BannerLine),
  title_ne: Type.Optional(BannerLine),
  date_range_ne: Type.Optional(BannerLine),
  title2_ne: Type.Optional(BannerLine),
  title3_ne: Type.Optional(BannerLine),
  title4_ne: Type.Optional(BannerLine),
  image: Type.Optional(PictureFile),
  removeImage: Type.Optional(OneOf(['true', 'false'])),
});
export const BannerResponse = Type.Object({ message: Type.String(), banner: Banner });
export type BannerResponse = Static<typeof BannerResponse>;

/** PUT /site/banner/order: every banner once, in the new order. */
export const BannerOrderRequest = Type.Object({
  ids: Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: MAX_BANNERS }),
});
export type BannerOrderRequest = Static<typeof BannerOrderRequest>;

export const PosterParams = Type.Object({ type: OneOf(POSTER_TYPES) });

/** POST /site/poster/{type}/images, as `multipart/form-data`. */
export const PosterImagesForm = Type.Object({
  images: Type.Array(PictureFile, { minItems: 1, maxItems: MAX_POSTER_IMAGES }),
});

const Paths = Type.Array(Type.String({ maxLength: 500 }), { maxItems: MAX_POSTER_IMAGES });

/** PUT /site/poster/{type}: the remaining pictures in order, and the previous ones as seen. */
export const PosterImagesRequest = Type.Object({ images: Paths, seen: Paths });
export type PosterImagesRequest = Static<typeof PosterImagesRequest>;
export const PosterImagesResponse = Type.Object({
  message: Type.String(),
  images: Type.Array(Text),
});
export type PosterImagesResponse = Static<typeof PosterImagesResponse>;

/** GET /site/checklist: setup progress of a new shop; a demo shop has no points. */
export const ChecklistResponse = Type.Object({
  points: Type.Array(Type.Object({ point: OneOf(CHECKLIST_POINTS), done: Type.Boolean() })),
  /** True once nothing required for selling is missing. */
  ready: Type.Boolean(),
});
export type ChecklistResponse = Static<typeof ChecklistResponse>;
