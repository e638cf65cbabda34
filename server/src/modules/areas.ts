import { area as activity } from './activity/area';
import { area as cash } from './cash/area';
import { area as categories } from './categories/area';
import { area as couriers } from './couriers/area';
import { area as customers } from './customers/area';
import { area as delivery } from './delivery/area';
import { area as desks } from './desks/area';
import { area as notifications } from './notifications/area';
import { area as orderRules } from './order-rules/area';
import { area as orders } from './orders/area';
import { area as ownerPages } from './owner-pages/area';
import { area as parcels } from './parcels/area';
import { area as places } from './places/area';
import { area as products } from './products/area';
import { area as returns } from './returns/area';
import { area as searchWords } from './search-words/area';
import { area as searches } from './searches/area';
import { area as settings } from './settings/area';
import { area as site } from './site/area';
import { area as staff } from './staff/area';
import { area as stock } from './stock/area';

/** All areas with calls of their own; new ones are added here. */
export const areas = [
  activity,
  cash,
  categories,
  couriers,
  customers,
  delivery,
  desks,
  notifications,
  orderRules,
  orders,
  ownerPages,
  parcels,
  places,
  products,
  returns,
  searchWords,
  searches,
  settings,
  site,
  staff,
  stock,
];
