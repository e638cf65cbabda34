import { joinCalls } from '@pasal/core/contract/call';
import * as activity from '../activity/shapes';
import * as branch from '../places/shapes';
import * as cartCode from '../orders/cart-code.shapes';
import * as cash from '../cash/shapes';
import * as category from '../categories/shapes';
import * as courier from '../couriers/shapes';
import * as customer from '../customers/shapes';
import * as description from '@pasal/core/contract/calls/description.shapes';
import * as desk from '../desks/shapes';
import * as addresses from './index';
import * as notification from '../notifications/shapes';
import * as order from '../orders/shapes';
import * as ownerText from '../owner-pages/shapes';
import * as parcel from '../parcels/shapes';
import * as product from '../products/shapes';
import * as release from '@pasal/platform/contract/calls/release.shapes';
import * as releaseHealth from '@pasal/platform/contract/calls/release-health.shapes';
import * as releaseService from '@pasal/platform/contract/calls/release-service.shapes';
import * as returns from '../returns/shapes';
import * as rider from '../couriers/rider.shapes';
import * as searchedTerm from '../searches/shapes';
import * as searchWords from '../search-words/shapes';
import * as site from '../site/shapes';
import * as staff from '../staff/shapes';
import * as status from '../status/shapes';
import * as stock from '../stock/shapes';

const shapes = {
  ...activity,
  ...branch,
  ...cartCode,
  ...cash,
  ...category,
  ...customer,
  ...description,
  ...desk,
  ...notification,
  ...order,
  ...ownerText,
  ...parcel,
  ...courier,
  ...product,
  ...release,
  ...releaseHealth,
  ...releaseService,
  ...returns,
  ...rider,
  ...searchedTerm,
  ...searchWords,
  ...site,
  ...staff,
  ...status,
  ...stock,
};

/** Every call of the API by its name: what routes, documents and tests are made of. */
export const calls = joinCalls<typeof shapes>(addresses, shapes);
