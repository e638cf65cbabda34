import {
  Button,
  Icon,
  IconButton,
  icons,
  ProductCard,
  ProductCardSkeleton,
} from '@pasal/shared/ui';
import { camera, doorbell, longNamed, soldOut, withoutPicture } from '../products';

export const title = 'Product card';
export const about =
  'The title’s link covers the card. Its action shows under the pointer, by the keyboard, and always on a phone.';
export const width = 'narrow';

export const states = {
  'On sale, with an action': () => (
    <ProductCard product={camera} sizes="240px">
      <Button>Add to Cart</Button>
    </ProductCard>
  ),
  'At its usual price': () => <ProductCard product={doorbell} sizes="240px" />,
  'Out of stock': () => <ProductCard product={soldOut} sizes="240px" />,
  'No picture yet': () => <ProductCard product={withoutPicture} sizes="240px" />,
  'Long title, high price': () => <ProductCard product={longNamed} sizes="240px" />,
  'Something in its corner': () => (
    <ProductCard
      product={doorbell}
      sizes="240px"
      corner={
        <IconButton label="Save for later">
          <Icon shape={icons.heart} />
        </IconButton>
      }
    />
  ),
  Loading: () => <ProductCardSkeleton />,
};
