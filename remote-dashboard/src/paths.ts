import type { ChecklistPoint } from '@pasal/shared/contracts';
import * as activity from './activity/area';
import * as cash from './cash/area';
import * as categories from './categories/area';
import * as couriers from './couriers/area';
import * as customers from './customers/area';
import * as desks from './desks/area';
import * as notifications from './notifications/area';
import * as orders from './orders/area';
import * as overview from './overview/area';
import * as places from './places/area';
import * as products from './products/area';
import * as searchWords from './search-words/area';
import * as searches from './searches/area';
import * as site from './site/area';
import * as staff from './staff/area';
import * as status from './status/area';
import * as stock from './stock/area';

/** All pages of the dashboard by name. */
export const pages = {
  ...overview.pages,
  ...products.pages,
  ...orders.pages,
  ...notifications.pages,
  ...desks.pages,
  ...staff.pages,
  ...customers.pages,
  ...stock.pages,
  ...categories.pages,
  ...searchWords.pages,
  ...places.pages,
  ...couriers.pages,
  ...cash.pages,
  ...site.pages,
  ...searches.pages,
  ...activity.pages,
  ...status.pages,
};
export type PageName = keyof typeof pages;

/** Their names; `Object.keys` returns only strings. */
export const pageNames = Object.keys(pages) as PageName[];

/** `editProduct` from `edit-product`. */
type Camel<Name> = Name extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Name;
const camelOf = (name: string) => name.replaceAll(/-./g, ([, letter = '']) => letter.toUpperCase());

/** The dashboard's route patterns. */
export const patterns = Object.fromEntries(
  pageNames.map((name) => [camelOf(name), pages[name].path]),
) as { readonly [Name in PageName as Camel<Name>]: (typeof pages)[Name]['path'] };

/** The page for each point of the first day; a backup is made only on the server. */
export const checklistPlaces: Readonly<Record<ChecklistPoint, string | null>> = {
  contacts: patterns.siteSettings,
  identity: patterns.siteSettings,
  places: patterns.places,
  delivery: patterns.siteDelivery,
  catalogue: patterns.categories,
  product: patterns.addNewProduct,
  mail: patterns.siteMessages,
  backup: null,
};

/** Links to pages with parameters; the link out of the dashboard is in shared. */
export const ownPaths = {
  ...products.links,
  ...orders.links,
  ...notifications.links,
  ...desks.links,
  ...customers.links,
  ...stock.links,
  ...cash.links,
  ...site.links,
};
