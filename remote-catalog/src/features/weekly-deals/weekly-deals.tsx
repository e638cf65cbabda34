import { useId } from 'react';
import { messageOf } from '@pasal/shared/api';
import { paths } from '@pasal/shared/routing/paths';
import { FailedView, ProductCardSkeleton } from '@pasal/shared/ui';
import { useProductStripQuery, type CardsState } from '../../catalog-api';
import { DEALS_ON_A_PHONE_PAGE, DEALS_SHOWN, WEEKLY_DEALS } from '../../model/home-queries';
import { SectionHead } from '../section-head/section-head';
import { DealsRow } from './deals-row';
import * as messages from './messages';
import * as s from './weekly-deals.styles';

function SkeletonRow() {
  return (
    <>
      <s.Row aria-label={messages.loading} aria-busy="true">
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

function Deals({ data, error, isFetching, refetch }: CardsState) {
  if (!data && isFetching) return <SkeletonRow />;
  if (!data) {
    return <FailedView title={messages.loadFailed} text={messageOf(error, '')} onRetry={refetch} />;
  }
  return <DealsRow products={data.products.slice(0, DEALS_SHOWN)} />;
}

/** Deal Of The Week: twenty requested, seven shown (R9.3); hidden if there are none (D95). */
export function WeeklyDeals() {
  const heading = useId();
  const cards = useProductStripQuery(WEEKLY_DEALS);
  if (cards.data?.products.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={messages.title}
        all={{ to: paths.category('weekly_deals'), label: messages.viewAll }}
      />
      <Deals {...cards} />
    </section>
  );
}
