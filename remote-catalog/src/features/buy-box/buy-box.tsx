import type { Product, Variant } from '@pasal/shared/contracts';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Badge, DiscountBadge, Icon, Price, icons } from '@pasal/shared/ui';
import { percentageOff } from '../../model/discount';
import { asVariant } from '../../model/goods';
import { CompareButton } from '../compare-button/compare-button';
import { useOrderLimit } from '../product-card/use-order-limit';
import { WishButton } from '../product-card/wish-button';
import { BuyButton } from './buy-button';
import * as s from './buy-box.styles';
import * as messages from './messages';
import { QuantityControl } from './quantity-control';
import { usePromise } from './use-promise';
import { VariantChooser } from './variant-chooser';

interface BuyBoxProps {
  product: Product;
  /** Which of the product's variants is chosen, if it has any. */
  variant: Variant | undefined;
}

/** All one needs to decide and buy (R2 "Product page"). */
export function BuyBox({ product, variant }: BuyBoxProps) {
  const goods = variant ? asVariant(product, variant) : product;
  const off = percentageOff(goods);
  const limit = useOrderLimit(goods);
  const { fast_delivery } = product;
  // Where the shop promises no days, what is specified (R2.53).
  const promise =
    usePromise(goods, fast_delivery) ??
    (fast_delivery ? { words: messages.tomorrow, isFast: true } : undefined);
  const inStock = goods.in_stock > 0;
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
        <Price price={goods.price} original={goods.original_price} large />
        {off !== null && <DiscountBadge>{messages.off(off)}</DiscountBadge>}
      </s.PriceLine>
      <s.Note>{messages.tax}</s.Note>
      {variant && <VariantChooser variants={product.variants} chosen={variant} />}
      {promise && (
        <s.Assurance>
          <Icon shape={icons.truck} />
          <span>
            {promise.isFast && <strong>{messages.fastDelivery}</strong>} {promise.words}
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
        <QuantityControl product={goods} />
        <BuyButton product={goods} />
      </s.Actions>
      <s.Note role="status">{limit.reason}</s.Note>
      <CompareButton product={product} />
    </s.Box>
  );
}
