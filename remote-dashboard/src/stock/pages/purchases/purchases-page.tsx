import { AdminPage } from '@pasal/shared/dashboard';
import { ButtonLink } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import * as messages from '../../features/purchase-list/messages';
import { PurchaseList } from '../../features/purchase-list/purchase-list';
import { StockLinks } from '../../features/stock-links/stock-links';
import { Suppliers } from '../../features/suppliers/suppliers';

export function PurchasesPage() {
  return (
    <AdminPage
      title={messages.title}
      lead={messages.lead}
      actions={<ButtonLink to={patterns.newPurchase}>{messages.enter}</ButtonLink>}
    >
      <StockLinks />
      <PurchaseList />
      <Suppliers />
    </AdminPage>
  );
}
