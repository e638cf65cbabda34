import { useId } from 'react';
import { messageOf } from '@pasal/shared/api';
import { paths } from '@pasal/shared/routing/paths';
import { FailedView, StateView } from '@pasal/shared/ui';
import { useProductCardsQuery } from '../../catalog-api';
import { DEALS_ON_A_PHONE_PAGE, DEALS_SHOWN, WEEKLY_DEALS } from '../../model/home-queries';
import { ProductCardSkeleton } from '../product-card/product-grid';
import { SectionHead } from '../section-head/section-head';
import { DealsRow } from './deals-row';
import * as messages from './messages';
import * as s from './weekly-deals.styles';

function SkeletonRow() {
  return (
    <>
      <s.Row aria-label="Loading..." aria-busy="true">
        {Array.from({ length: DEALS_SHOWN }, (_, index) => (
          <s.Deal key={index} $onPhonePage={index < DEALS_ON_A_PHONE_PAGE}>
            <ProductCardSkeleton />
          </s.Deal>
        ))}
      </s.Row>
      <s.Arrows />
    </>
  );
}

function Deals() {
  const { data, error, isFetching, refetch } = useProductCardsQuery(WEEKLY_DEALS);
  if (!data && isFetching) return <SkeletonRow />;
  if (!data) {
    return <FailedView title={messages.loadFailed} text={messageOf(error, '')} onRetry={refetch} />;
  }
  if (data.products.length === 0) return <StateView title={messages.empty} />;
  return <DealsRow products={data.products.slice(0, DEALS_SHOWN)} />;
}

/** Deal Of The Week: twenty asked for, seven shown (R9.3). */
export function WeeklyDeals() {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={messages.title}
        all={{ to: paths.category('weekly_deals'), label: messages.viewAll }}
      />
      <Deals />
    </section>
  );
}
