import { AdminPage, useMay } from '@pasal/shared/dashboard';
import { ButtonLink } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import * as messages from '../../features/purchase-list/messages';
import { PurchaseList } from '../../features/purchase-list/purchase-list';
import { StockLinks } from '../../features/stock-links/stock-links';
import { Suppliers } from '../../features/suppliers/suppliers';

/** Purchases: entered by administrators, readable with access to cash. */
export function PurchasesPage() {
  const isAdmin = useMay('admin');
  return (
    <AdminPage
      title={messages.title}
      lead={messages.lead}
      permission="money"
      actions={isAdmin && <ButtonLink to={patterns.newPurchase}>{messages.enter}</ButtonLink>}
    >
      <StockLinks />
      <PurchaseList />
      {isAdmin && <Suppliers />}
    </AdminPage>
  );
}
