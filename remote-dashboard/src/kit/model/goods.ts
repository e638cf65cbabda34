import type { StaffProduct } from '@pasal/shared/contracts';
import { lineName, type LineRef } from '@pasal/shared/domain';

/** A product or variant with its stock. */
export interface Goods extends LineRef {
  /** Includes the variant's name. */
  title: string;
  /** Rupees. */
  price: number;
  in_stock: number;
}

type Sold = Pick<StaffProduct, 'id' | 'title' | 'price' | 'in_stock' | 'variants'>;

/** Lists the goods of a product: itself, or each of its variants. */
export function goodsOf({ id, title, price, in_stock, variants }: Sold): Goods[] {
  if (variants.length === 0) return [{ id, title, price, in_stock }];
  return variants.map((variant) => ({
    id,
    variant_id: variant.id,
    title: lineName({ product_name: title, variant_name: variant.name }),
    price: variant.price,
    in_stock: variant.in_stock,
  }));
}
