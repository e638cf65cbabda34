import type { Product } from '@pasal/shared/contracts';
import { pictureUrl } from '@pasal/shared/domain';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import { Breadcrumb } from '@pasal/shared/ui';
import { BuyBox } from '../../features/buy-box/buy-box';
import { Gallery } from '../../features/gallery/gallery';
import { ProductDetails } from '../../features/product-details/product-details';
import { RecentlyViewedLater } from '../../features/recently-viewed/recently-viewed-later';
import { useRememberViewed } from '../../features/recently-viewed/use-viewed';
import { RelatedProducts } from '../../features/related-products/related-products';
import {
  breadcrumbThing,
  categoryStep,
  productThing,
} from '../../features/structured-data/structured-data';
import { WhenNear } from '../../features/when-near/when-near';
import * as messages from './messages';
import * as s from './product-page.styles';

/** A product that is there. */
export function ProductView({ product }: { product: Product }) {
  const { title, category, subcategory, description, images } = product;
  useRememberViewed(product.id);
  const [picture] = images;
  const canonical = paths.product(product.slug);
  const trail = [
    { label: messages.home, to: paths.home() },
    categoryStep(category),
    ...(subcategory === null ? [] : [categoryStep(subcategory)]),
    { label: title },
  ];
  return (
    <>
      <PageHead
        title={title}
        canonical={canonical}
        type="product"
        picture={picture && pictureUrl(picture, 1280)}
        things={(addressOf) => [
          productThing(product, addressOf),
          breadcrumbThing(trail, canonical, addressOf),
        ]}
        {...(description && { description })}
      />
      <Breadcrumb trail={trail} />
      <s.Page>
        <s.Columns>
          <Gallery title={title} paths={product.images} />
          <BuyBox product={product} />
        </s.Columns>
        <WhenNear>
          <ProductDetails html={product.additional_description} />
        </WhenNear>
        <WhenNear>
          <RelatedProducts product={product} />
        </WhenNear>
        <RecentlyViewedLater except={product.id} />
      </s.Page>
    </>
  );
}
