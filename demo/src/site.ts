import { Type } from '@sinclair/typebox';
import {
  NepaliSettings,
  PublicChats,
  type DeliverySettings,
  type DeliveryTerms,
} from '@pasal/shared/contracts';
import site from './data/site.json';
import { readData, wordOf } from './read-data';

const BANNER_TEXTS = {
  discount: Type.String(),
  title: Type.String(),
  date_range: Type.String(),
  title2: Type.String(),
  title3: Type.String(),
  title4: Type.String(),
};

const Days = Type.Integer();
const Terms = Type.Object({
  served: Type.Boolean(),
  charge: Type.Integer(),
  days: Type.Object({ from: Days, to: Days }),
  fast_days: Type.Optional(Days),
});

const Site = Type.Object({
  /** The demo shop's Nepali texts. */
  nepali: NepaliSettings,
  banners: Type.Array(
    Type.Object({
      ...BANNER_TEXTS,
      /** A file of `demo/pictures`. */
      image: Type.String(),
      ne: Type.Partial(Type.Object(BANNER_TEXTS)),
    }),
  ),
  posters: Type.Array(
    Type.Object({ type: wordOf(['category', 'hero']), images: Type.Array(Type.String()) }),
  ),
  /** The demo shop's chat contacts; numbers and name are fictitious. */
  chats: PublicChats,
  delivery: Type.Object({
    terms: Terms,
    free_above: Type.Integer(),
    closed_weekdays: Type.Array(Type.Integer()),
    closed_dates: Type.Array(Type.String()),
    map_url: Type.String(),
  }),
  /** Districts with terms of their own: nearby ones, and those without roads. */
  district_terms: Type.Record(Type.String(), Terms),
});

/** The demo shop's settings and home page content. */
export const DEMO_SITE = readData(Site, site) satisfies {
  delivery: DeliverySettings;
  district_terms: Record<string, DeliveryTerms>;
};
