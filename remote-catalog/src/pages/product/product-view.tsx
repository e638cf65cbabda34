import type { Product } from '@pasal/shared/contracts';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import { Breadcrumb } from '@pasal/shared/ui';
import { BuyBox } from '../../features/buy-box/buy-box';
import { Gallery } from '../../features/gallery/gallery';
import { ProductDetails } from '../../features/product-details/product-details';
import { RelatedProducts } from '../../features/related-products/related-products';
import * as messages from './messages';
import * as s from './product-page.styles';

/** A product that is there. */
export function ProductView({ product }: { product: Product }) {
  const { title, category, description } = product;
  const trail = [
    { label: messages.home, to: paths.home() },
    { label: category, to: paths.category(category) },
    { label: title },
  ];
  return (
    <>
      <PageHead
        title={title}
        canonical={paths.product(product.slug)}
        {...(description && { description })}
      />
      <Breadcrumb trail={trail} />
      <s.Page>
        <s.Columns>
          <Gallery title={title} paths={product.images} />
          <BuyBox product={product} />
        </s.Columns>
        <ProductDetails html={product.additional_description} />
        <RelatedProducts product={product} />
      </s.Page>
    </>
  );
}
