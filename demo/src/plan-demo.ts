import { buildProducts, type DemoProduct } from './catalogue/build-products';
import { BRANDS, CATALOGUE } from './catalogue/catalogue';
import { planOrders, type DemoOrder } from './orders/plan-orders';
import { planParcels, type DemoParcel } from './orders/plan-parcels';
import { planStock, type DemoMovement } from './orders/plan-stock';
import { addressOf } from './picture-address';
import { planPurchases, type DemoPurchase } from './purchases/plan-purchases';
import { planSearches, type DemoSearch } from './searches/plan-searches';
import { DEMO_SITE } from './site';

interface DemoBrand {
  name: string;
  /** Address of its wordmark. */
  logo: string;
}

export interface DemoPlan {
  /** Category → its brands in order of their first product. */
  categories: { name: string; brands: string[] }[];
  brands: DemoBrand[];
  products: DemoProduct[];
  orders: DemoOrder[];
  parcels: DemoParcel[];
  movements: DemoMovement[];
  purchases: DemoPurchase[];
  /** A piece's cost to the shop at order time, by order and slug; absent if unknown. */
  costs: ReadonlyMap<string, number>;
  searches: DemoSearch[];
  /** Every file of `demo/pictures` in use, each once. */
  pictures: string[];
}

/** Lists the pictures named in the data. */
function picturesOf(): string[] {
  const { banners, posters } = DEMO_SITE;
  const named = [
    ...banners.map(({ image }) => image),
    ...posters.flatMap(({ images }) => images),
    ...Object.values(BRANDS),
    ...CATALOGUE.flatMap(({ products }) => products.flatMap(({ pictures }) => pictures)),
  ];
  return [...new Set(named)];
}

/** Plans the whole demo, without disk or database access: deterministic for a given `now`. */
export function planDemo(now: Date): DemoPlan {
  const products = buildProducts(now);
  const orders = planOrders(products, now);
  return {
    categories: CATALOGUE.map(({ category, products: list }) => ({
      name: category,
      brands: [...new Set(list.map(({ brand }) => brand))],
    })),
    brands: Object.entries(BRANDS).map(([name, file]) => ({ name, logo: addressOf(file) })),
    products,
    orders,
    parcels: planParcels(orders, now),
    ...planPurchases(products, planStock(products, orders), now),
    searches: planSearches(products, now),
    pictures: picturesOf(),
  };
}
