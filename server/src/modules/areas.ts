import { activityArea } from './activity/area';
import { authArea } from './auth/area';
import { branchArea } from './branch/area';
import { cashArea } from './cash/area';
import { categoryArea } from './category/area';
import { courierArea } from './courier/area';
import { customerArea } from './customer/area';
import { deliveryArea } from './delivery/area';
import { deskArea } from './desk/area';
import { notificationArea } from './notification/area';
import { orderArea } from './order/area';
import { orderRuleArea } from './order-rule/area';
import { ownerPageArea } from './owner-page/area';
import { parcelArea } from './parcel/area';
import { productArea } from './product/area';
import { returnsArea } from './returns/area';
import { searchWordsArea } from './search-words/area';
import { searchesArea } from './searches/area';
import { settingsArea } from './settings/area';
import { siteArea } from './site/area';
import { stockArea } from './stock/area';

/** All areas of the shop; a new one is added here. */
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
