import type { ReactNode } from 'react';
import type { Product, Variant } from '@pasal/shared/contracts';
import { isDeal } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Badge, DiscountBadge, Icon, Price } from '@pasal/shared/ui';
import { percentageOff } from '../../model/discount';
import { asVariant } from '../../model/goods';
import { PRODUCT_LINES } from '../../model/product-lines';
import { CompareButton } from '../compare-button/compare-button';
import { WishButton } from '../product-card/wish-button';
import { BuyActions } from './buy-actions';
import * as s from './buy-box.styles';
import { DeliveryPromise } from './delivery-promise';
import { LINE_ICONS } from './line-icons';
import * as messages from './messages';
import { VariantChooser } from './variant-chooser';

interface BuyBoxProps {
  product: Product;
  /** The selected variant, if the product has any. */
  variant: Variant | undefined;
  /** Alternatives to a sold-out product. */
  similar?: ReactNode;
  /** Contact links for questions on the goods. */
  ask?: ReactNode;
}

/** Everything needed to decide and buy (R2 "Product page"). */
export function BuyBox({ product, variant, similar, ask }: BuyBoxProps) {
  const goods = variant ? asVariant(product, variant) : product;
  const off = percentageOff(goods);
  const inStock = goods.in_stock > 0;
  return (
    <s.Box>
      <s.Head>
        <s.Brand>
          <Link to={paths.category(product.brand)}>{product.brand_label ?? product.brand}</Link>
        </s.Brand>
        <Badge $tone={inStock ? 'success' : 'danger'}>
          {inStock ? messages.inStock : messages.outOfStock}
        </Badge>
        <WishButton product={product} />
      </s.Head>
      <h1>{product.title}</h1>
      <s.PriceLine>
        <Price price={goods.price} original={goods.original_price} large />
        {off !== null && <DiscountBadge $loud={isDeal(product)}>{messages.off(off)}</DiscountBadge>}
      </s.PriceLine>
      <s.Note>{messages.tax}</s.Note>
      {variant && <VariantChooser variants={product.variants} chosen={variant} />}
      <BuyActions product={goods} variant={variant?.name} />
      {inStock && <DeliveryPromise product={goods} isFast={product.fast_delivery} />}
      {!inStock && similar && <s.Similar>{similar}</s.Similar>}
      {PRODUCT_LINES.filter(({ name }) => product[name]?.trim()).map(({ name, label }) => (
        <s.Assurance key={name}>
          <Icon shape={LINE_ICONS[name]} />
          <span>
            {label}: {product[name]}
          </span>
        </s.Assurance>
      ))}
      {product.description.trim() !== '' && (
        <s.Description>{product.description.trim()}</s.Description>
      )}
      {ask}
      <CompareButton product={product} />
    </s.Box>
  );
}
