import { useId } from 'react';
import { messageOf } from '@pasal/shared/api';
import { paths } from '@pasal/shared/routing/paths';
import { FailedView, ProductGridSkeleton } from '@pasal/shared/ui';
import { useProductStripQuery, type CardsState } from '../../catalog-api';
import { MORE_PRODUCTS, NEW_ARRIVALS } from '../../model/home-queries';
import { ProductGrid } from '../product-card/product-card';
import { SectionHead } from '../section-head/section-head';
import * as messages from './messages';

const COLUMNS = 4;

function Products({ data, error, isFetching, refetch }: CardsState) {
  if (!data && isFetching) return <ProductGridSkeleton count={8} columns={COLUMNS} />;
  if (!data) {
    return <FailedView title={messages.loadFailed} text={messageOf(error, '')} onRetry={refetch} />;
  }
  return <ProductGrid products={data.products} columns={COLUMNS} />;
}

/** Other products, while New Arrivals has few; hidden if there are none (D94). */
function MoreProducts({ arrivals }: { arrivals: readonly number[] }) {
  const heading = useId();
  const { data } = useProductStripQuery(MORE_PRODUCTS);
  const others = data?.products.filter(({ id }) => !arrivals.includes(id)) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHead id={heading} title={messages.moreProducts} />
      <ProductGrid products={others.slice(0, NEW_ARRIVALS.limit)} columns={COLUMNS} />
    </section>
  );
}

/** The eight newest products of the section (R2.30); hidden if there are none (D95). */
export function NewArrivals() {
  const heading = useId();
  const cards = useProductStripQuery(NEW_ARRIVALS);
  const arrivals = cards.data?.products.map(({ id }) => id);
  // A shop without goods requests none.
  const hasFew = arrivals && arrivals.length > 0 && arrivals.length < NEW_ARRIVALS.limit;
  return (
    <>
      {arrivals?.length !== 0 && (
        <section aria-labelledby={heading}>
          <SectionHead
            id={heading}
            title={messages.title}
            all={{ to: paths.category('new_arrivals'), label: messages.viewAll }}
          />
          <Products {...cards} />
        </section>
      )}
      {hasFew && <MoreProducts arrivals={arrivals} />}
    </>
  );
}
