import { Invoice } from '@pasal/shared/ui';
import { cancelled, order, seller } from '../orders';

export const title = 'Invoice';
export const about = 'An order on paper, with the sums and the seller’s legal identity.';
export const width = 'sheet';

export const states = {
  Paid: () => <Invoice order={order} seller={seller} />,
  Cancelled: () => <Invoice order={cancelled} seller={seller} />,
};
