import type { Product } from '@pasal/shared/contracts';
import { picturePath } from '@pasal/shared/domain';
import { useSearchParams } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import { Breadcrumb } from '@pasal/shared/ui';
import { AskShop } from '../../features/ask-shop/ask-shop';
import { BuyBox } from '../../features/buy-box/buy-box';
import { Gallery } from '../../features/gallery/gallery';
import { ProductDetails } from '../../features/product-details/product-details';
import { ProductFacts } from '../../features/product-facts/product-facts';
import { RecentlyViewedLater } from '../../features/recently-viewed/recently-viewed-later';
import { useRememberViewed } from '../../features/recently-viewed/use-viewed';
import { RelatedProducts } from '../../features/related-products/related-products';
import {
  breadcrumbThing,
  categoryStep,
  productThing,
} from '../../features/structured-data/structured-data';
import { WhenNear } from '../../features/when-near/when-near';
import { chosenVariant } from '../../model/goods';
import { VARIANT } from '../../paths';
import * as messages from './messages';
import * as s from './product-page.styles';

/** The view of an existing product. */
export function ProductView({ product }: { product: Product }) {
  const { title, category, subcategory, description, images, facts = [] } = product;
  useRememberViewed(product.id);
  const [search] = useSearchParams();
  const variant = chosenVariant(product, search.get(VARIANT));
  // The variant's own picture first; the others may apply to any variant.
  const start = Math.min(variant?.image ?? 0, images.length - 1);
  const picture = images[start];
  // None of its variants is available either.
  const isSoldOut = product.in_stock <= 0;
  const canonical = paths.product(product.slug);
  const trail = [
    { label: messages.home, to: paths.home() },
    categoryStep({ name: category, label: product.category_label }),
    ...(subcategory === null
      ? []
      : [categoryStep({ name: subcategory, label: product.subcategory_label })]),
    { label: title },
  ];
  return (
    <>
      <PageHead
        title={title}
        canonical={canonical}
        type="product"
        picture={picture && picturePath(picture, 1280)}
        things={(addressOf) => [
          productThing(product, addressOf),
          breadcrumbThing(trail, canonical, addressOf),
        ]}
        {...(description && { description })}
      />
      <Breadcrumb trail={trail} />
      <s.Page>
        <s.Columns>
          <Gallery key={start} title={title} paths={images} start={start} />
          <BuyBox
            product={product}
            variant={variant}
            similar={isSoldOut && <RelatedProducts product={product} instead />}
            ask={<AskShop product={product} variant={variant} />}
          />
        </s.Columns>
        <WhenNear>
          <ProductDetails html={product.additional_description} />
        </WhenNear>
        {facts.length > 0 && (
          <WhenNear>
            <ProductFacts facts={facts} />
          </WhenNear>
        )}
        {!isSoldOut && (
          <WhenNear>
            <RelatedProducts product={product} />
          </WhenNear>
        )}
        <RecentlyViewedLater except={product.id} />
      </s.Page>
    </>
  );
}
