import { messageOf, statusOf } from '@pasal/shared/api';
import { FailedView, VisuallyHidden } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import { useStaffOverviewQuery } from '../../overview-api';
import { OrderStatusBadge, ProductStatusBadge } from '../../../kit/status-badge/status-badge';
import * as messages from './messages';
import { NumberCards } from './number-cards';
import * as s from './overview.styles';
import { StatusList } from './status-list';

/** Orders and products, counted (R2 "Overview"). */
export function Overview() {
  const { data, error, isError, refetch } = useStaffOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) {
    // Why no answer came (D37); what an answer said is no more than the literal text says.
    const reason = statusOf(error) === undefined ? messageOf(error, '') : '';
    return (
      <FailedView
        title={messages.failed}
        text={`${reason} ${messages.failedText}`.trim()}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      {!data && <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>}
      <NumberCards overview={data} />
      <s.Lists>
        <StatusList
          title={messages.ordersByStatus}
          empty={messages.noOrders}
          counts={data?.orders.byStatus}
          expected={4}
          badge={(status) => <OrderStatusBadge status={status} />}
          list={patterns.orderManagement}
        />
        <StatusList
          title={messages.productsByStatus}
          empty={messages.noProducts}
          counts={data?.products.byStatus}
          expected={3}
          badge={(status) => <ProductStatusBadge status={status} />}
          list={patterns.productManagement}
        />
      </s.Lists>
    </>
  );
}
