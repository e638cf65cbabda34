import { useId } from 'react';
import { messageOf } from '@pasal/shared/api';
import { paths } from '@pasal/shared/routing/paths';
import { FailedView, Skeleton } from '@pasal/shared/ui';
import { useProductStripQuery, type CardsState } from '../../catalog-api';
import { POPULAR_ITEMS } from '../../model/home-queries';
import { SectionHead } from '../section-head/section-head';
import * as messages from './messages';
import { PopularItem } from './popular-item';
import * as s from './popular-items.styles';

function SkeletonRows() {
  return (
    <ul aria-label={messages.loading} aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>
          <s.Row as="div">
            <Skeleton $height="64px" />
            <Skeleton $height="60px" />
          </s.Row>
        </li>
      ))}
    </ul>
  );
}

function Items({ data, error, isFetching, refetch }: CardsState) {
  if (!data && isFetching) return <SkeletonRows />;
  if (!data) {
    return <FailedView title={messages.loadFailed} text={messageOf(error, '')} onRetry={refetch} />;
  }
  return (
    <ul>
      {data.products.map((product) => (
        <li key={product.id}>
          <PopularItem product={product} />
        </li>
      ))}
    </ul>
  );
}

/** The side panel of six popular products (R2.32); hidden if there are none (D95). */
export function PopularItems() {
  const heading = useId();
  const cards = useProductStripQuery(POPULAR_ITEMS);
  if (cards.data?.products.length === 0) return null;
  return (
    <s.Panel aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={messages.title}
        all={{ to: paths.category('popular_items'), label: messages.viewAll }}
      />
      <Items {...cards} />
    </s.Panel>
  );
}
