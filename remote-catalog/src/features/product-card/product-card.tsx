import type { ComponentProps } from 'react';
import { ProductCard as Card, ProductGrid as Grid, type ProductCardProps } from '@pasal/shared/ui';
import { AddButton } from './add-button';
import { WishButton } from './wish-button';

/** A product to buy or to save for later. */
export const ProductCard = (props: ProductCardProps) => (
  <Card {...props} corner={<WishButton product={props.product} />}>
    <AddButton product={props.product} />
  </Card>
);

/** Products to buy or to save for later. */
export const ProductGrid = (props: ComponentProps<typeof Grid>) => (
  <Grid {...props} Card={ProductCard} />
);
