import { POSTERS, posterPicture } from './art/posters';
import { productPictures } from './art/views';
import { wordmarkPicture } from './art/wordmarks';
import { buildProducts, CATALOGUE, slugOf, type DemoProduct } from './catalogue/build-products';
import { planOrders, type DemoOrder } from './orders/plan-orders';
import { planParcels, type DemoParcel } from './orders/plan-parcels';
import { planStock, type DemoMovement } from './orders/plan-stock';
import { planPurchases, type DemoPurchase } from './purchases/plan-purchases';
import { planSearches, type DemoSearch } from './searches/plan-searches';

/** A picture to be drawn: its file below the uploads directory and how to make its SVG. */
export interface DemoPicture {
  file: string;
  svg: () => string;
  /** Transparent parts of the drawing stay transparent; otherwise they become black. */
  transparent?: boolean;
}

interface DemoBrand {
  name: string;
  /** Path of its drawn wordmark. */
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
  /** What a piece cost the shop when it was ordered, by order and slug; nobody knows the others. */
  costs: ReadonlyMap<string, number>;
  searches: DemoSearch[];
  pictures: DemoPicture[];
}

function fileOf(uploadPath: string): string {
  return uploadPath.replace('/uploads/', '');
}

/** Plans the whole demo, without touching disk or database: the same for the same `now`. */
export function planDemo(now: Date): DemoPlan {
  const products = buildProducts(now);
  const orders = planOrders(products, now);
  const categories = CATALOGUE.map(([name, rows]) => ({
    name,
    brands: [...new Set(rows.map(([brand]) => brand))],
  }));
  const pictures = products.flatMap(({ images, look, art }) =>
    productPictures(look, art).map((svg, index) => ({ file: fileOf(images[index] ?? ''), svg })),
  );
  const posters = POSTERS.map((one) => ({
    file: `demo/${one.name}.webp`,
    svg: () => posterPicture(one),
  }));
  const brands = [...new Set(categories.flatMap((category) => category.brands))].map((name) => ({
    name,
    logo: `/uploads/demo/brand-${slugOf(name)}.webp`,
  }));
  const wordmarks = brands.map(({ name, logo }) => ({
    file: fileOf(logo),
    svg: () => wordmarkPicture(name),
    transparent: true,
  }));
  return {
    categories,
    brands,
    products,
    orders,
    parcels: planParcels(orders, now),
    ...planPurchases(products, planStock(products, orders), now),
    searches: planSearches(products, now),
    // Drawn in this order: what the home page shows, then the rest.
    pictures: [...posters, ...wordmarks, ...pictures],
  };
}
