import styled from 'styled-components';
import { API_BASE_PATH, searchParamsOf } from '@pasal/shared/api';
import { buttonLook } from '@pasal/shared/ui';
import type { OrderListQuery } from '../../model/order-query';
import { messages } from './messages';

const Download = styled.a<{ $variant: 'secondary' }>`
  ${buttonLook}
`;

/** All pages of the list as a file; the browser takes it from the server line by line. */
export function ExportLink({ query }: { query: OrderListQuery }) {
  const { page: _page, ...filters } = query;
  const search = searchParamsOf(filters).toString();
  return (
    <Download
      $variant="secondary"
      href={`${API_BASE_PATH}/order-product/export${search && `?${search}`}`}
      download
    >
      {messages.export}
    </Download>
  );
}
