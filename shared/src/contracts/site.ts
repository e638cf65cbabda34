import { Type, type Static } from '@sinclair/typebox';
import { POSTER_TYPES } from './limits';
import { OneOf } from './schema';

const Text = Type.String();

/** Empty fields are not rendered; `date_range` is free text (decision 12). */
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

export const Poster = Type.Object({
  id: Type.Integer(),
  type: OneOf(POSTER_TYPES),
  images: Type.Array(Text),
});
export type Poster = Static<typeof Poster>;

export const BannersAnswer = Type.Object({ banners: Type.Array(Banner) });
export type BannersAnswer = Static<typeof BannersAnswer>;
export const PosterQuery = Type.Object({ type: Type.Optional(OneOf(POSTER_TYPES)) });
export const PostersAnswer = Type.Object({ posters: Type.Array(Poster) });
export type PostersAnswer = Static<typeof PostersAnswer>;

/** What the shop says of itself (decision 40). Empty text means: not shown. */
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
    /** Set by a shop that is registered for VAT: its prices hold 13 %, and invoices say how much. */
    vat_number: Text,
    grievance_contact: Text,
  }),
  special_offer: Type.Boolean(),
});
export type SiteSettings = Static<typeof SiteSettings>;

/** GET /site/settings */
export const SiteSettingsAnswer = Type.Object({ settings: SiteSettings });
export type SiteSettingsAnswer = Static<typeof SiteSettingsAnswer>;
