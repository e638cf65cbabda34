import { activityArea } from './activity/area';
import { authArea } from './staff/area';
import { branchArea } from './places/area';
import { cashArea } from './cash/area';
import { categoryArea } from './categories/area';
import { courierArea } from './couriers/area';
import { customerArea } from './customers/area';
import { deliveryArea } from './delivery/area';
import { deskArea } from './desks/area';
import { notificationArea } from './notifications/area';
import { orderArea } from './orders/area';
import { orderRuleArea } from './order-rules/area';
import { ownerPageArea } from './owner-pages/area';
import { parcelArea } from './parcels/area';
import { productArea } from './products/area';
import { returnsArea } from './returns/area';
import { searchWordsArea } from './search-words/area';
import { searchesArea } from './searches/area';
import { settingsArea } from './settings/area';
import { siteArea } from './site/area';
import { stockArea } from './stock/area';

/** All modules of the shop; new ones are added here. */
export const areas = [
  activityArea,
  authArea,
  branchArea,
  cashArea,
  categoryArea,
  courierArea,
  customerArea,
  deliveryArea,
  deskArea,
  notificationArea,
  orderArea,
  orderRuleArea,
  ownerPageArea,
  parcelArea,
  productArea,
  returnsArea,
  searchWordsArea,
  searchesArea,
  settingsArea,
  siteArea,
  stockArea,
];
