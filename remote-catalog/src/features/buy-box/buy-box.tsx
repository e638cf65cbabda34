import type { Product } from '@pasal/shared/contracts';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Badge, DiscountBadge, Icon, Price, icons } from '@pasal/shared/ui';
import { percentageOff } from '../../model/discount';
import { useOrderLimit } from '../product-card/use-order-limit';
import { WishButton } from '../product-card/wish-button';
import { BuyButton } from './buy-button';
import * as s from './buy-box.styles';
import * as messages from './messages';
import { QuantityControl } from './quantity-control';

/** All one needs to decide and buy (R2 "Product page"). */
export function BuyBox({ product }: { product: Product }) {
  const off = percentageOff(product);
  const limit = useOrderLimit(product);
  const inStock = product.in_stock > 0;
  return (
    <s.Box>
      <s.Head>
        <s.Brand>
          <Link to={paths.category(product.brand)}>{product.brand}</Link>
        </s.Brand>
        <WishButton product={product} />
      </s.Head>
      <h1>{product.title}</h1>
      <Badge $tone={inStock ? 'success' : 'danger'}>
        {inStock ? messages.inStock : messages.outOfStock}
      </Badge>
      <s.PriceLine>
        <Price price={product.price} original={product.original_price} large />
        {off !== null && <DiscountBadge>{messages.off(off)}</DiscountBadge>}
      </s.PriceLine>
      <s.Note>{messages.tax}</s.Note>
      {product.fast_delivery && (
        <s.Assurance>
          <Icon shape={icons.truck} />
          <span>
            <strong>{messages.fastDelivery}</strong> {messages.tomorrow}
          </span>
        </s.Assurance>
      )}
      {product.warranty?.trim() && (
        <s.Assurance>
          <Icon shape={icons.shield} />
          <span>
            {messages.warranty} {product.warranty}
          </span>
        </s.Assurance>
      )}
      {product.description.trim() !== '' && <p>{product.description}</p>}
      <s.Actions>
        <QuantityControl product={product} />
        <BuyButton product={product} />
      </s.Actions>
      <s.Note role="status">{limit.reason}</s.Note>
    </s.Box>
  );
}
