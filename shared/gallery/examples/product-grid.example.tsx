import { FailedView, ProductGrid, ProductGridSkeleton, StateView } from '@pasal/shared/ui';
import { doNothing } from '../do-nothing';
import { products } from '../products';

export const title = 'List of products';
export const about =
  'As many columns as there is room for: two on a phone. Loading takes the same room.';
export const width = 'wide';

export const states = {
  Products: () => <ProductGrid products={products} columns={4} />,
  Loading: () => <ProductGridSkeleton count={4} columns={4} />,
  'Not asked for yet': () => <ProductGridSkeleton count={4} columns={4} idle />,
  Empty: () => <StateView title="No products match these filters." />,
  Failed: () => (
    <FailedView
      title="The products could not be loaded."
      text="Check your connection."
      onRetry={doNothing}
    />
  ),
};
