import styled from 'styled-components';
import { addressOf } from '@pasal/shared/api';
import { exportOrders } from '@pasal/shared/contracts/calls';
import { buttonLook } from '@pasal/shared/ui';
import type { OrderListQuery } from '../../model/order-query';
import * as messages from './messages';

const Download = styled.a<{ $variant: 'secondary' }>`
  ${buttonLook}
`;

/** All pages of the list as a file; the browser takes it from the server line by line. */
export function ExportLink({ query }: { query: OrderListQuery }) {
  const { page: _page, ...filters } = query;
  return (
    <Download $variant="secondary" href={addressOf(exportOrders, { query: filters })} download>
      {messages.exportLabel}
    </Download>
  );
}
