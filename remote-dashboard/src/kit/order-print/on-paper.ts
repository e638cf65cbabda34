import type { Order } from '@pasal/shared/contracts';

/** The goods as paper names them: in Nepali where staff print from a page in Nepali. */
export const onPaper = (order: Order): Order => ({
  ...order,
  items: order.items.map(({ product_label, variant_label, ...item }) => ({
    ...item,
    ...(product_label && { product_name: product_label }),
    ...(variant_label && { variant_name: variant_label }),
  })),
});
