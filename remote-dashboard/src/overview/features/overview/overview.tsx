import { messageOf, statusOf } from '@pasal/shared/api';
import { ListView } from '@pasal/shared/dashboard';
import { WORDS } from '@pasal/shared/domain';
import { VisuallyHidden } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import { useStaffOverviewQuery } from '../../overview-api';
import { OrderStatusBadge, ProductStatusBadge } from '../../../kit/status-badge/status-badge';
import * as messages from './messages';
import { NumberCards } from './number-cards';
import * as s from './overview.styles';
import { StatusList } from './status-list';
import { ToDo } from './to-do';

/** Counts of orders and products (R2 "Overview"). */
export function Overview() {
  const { data, error, isError, refetch } = useStaffOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // The reason if there was no response (D37). An error response adds nothing to the literal text.
  const reason = statusOf(error) === undefined ? messageOf(error, '') : '';
  const show = (overview: typeof data) => (
    <>
      {!overview && <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>}
      <ToDo overview={overview} />
      <NumberCards overview={overview} />
      <s.Lists>
        <StatusList
          title={messages.ordersByStatus}
          empty={messages.noOrders}
          counts={overview?.orders.byStatus}
          expected={4}
          badge={(status) => <OrderStatusBadge status={status} />}
          list={patterns.orderManagement}
        />
        <StatusList
          title={messages.productsByStatus}
          empty={messages.noProducts}
          counts={overview?.products.byStatus}
          expected={3}
          badge={(status) => <ProductStatusBadge status={status} />}
          list={patterns.productManagement}
        />
      </s.Lists>
    </>
  );
  return (
    <ListView
      answer={{ error: isError ? error : undefined, refetch }}
      data={data}
      failed={messages.failed}
      failedText={`${reason} ${messages.failedText}`.trim()}
      retryLabel={WORDS.retry}
      loading={show(undefined)}
    >
      {show}
    </ListView>
  );
}
