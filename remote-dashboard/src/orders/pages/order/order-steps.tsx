import { ButtonLink, Button, Icon, icons } from '@pasal/shared/ui';
import { ownPaths } from '../../../paths';
import { listAddress, type OrderListQuery } from '../../model/order-query';
import { useOrderNeighboursQuery } from '../../orders-api';
import * as messages from './messages';

interface OrderStepsProps {
  id: number;
  /** The filters of the list that is walked through. */
  query: OrderListQuery;
}

/** To the orders before and after in the list it was opened from: that list is newest first. */
export function OrderSteps({ id, query }: OrderStepsProps) {
  const { page: _page, search: _search, ...filters } = query;
  const { currentData } = useOrderNeighboursQuery(
    { params: { id }, query: filters },
    { refetchOnMountOrArgChange: true },
  );
  const list = listAddress(query);
  const step = (to: number | null | undefined, label: string, isBack: boolean) => {
    const words = (
      <>
        {isBack && <Icon shape={icons.chevronLeft} />} {label}{' '}
        {!isBack && <Icon shape={icons.chevronRight} />}
      </>
    );
    return typeof to === 'number' ? (
      <ButtonLink $variant="secondary" to={ownPaths.order(to, list)} replace>
        {words}
      </ButtonLink>
    ) : (
      <Button variant="secondary" disabled>
        {words}
      </Button>
    );
  };
  return (
    <nav aria-label={messages.beside}>
      {step(currentData?.previous, messages.previous, true)}
      {step(currentData?.next, messages.next, false)}
    </nav>
  );
}
