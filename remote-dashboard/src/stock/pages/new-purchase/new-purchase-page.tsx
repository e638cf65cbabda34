import { useCallback } from 'react';
import { AdminPage, ListView } from '@pasal/shared/dashboard';
import { useNavigate, useSearchParams } from '@pasal/shared/routing';
import { LoadingView, StateView } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import * as messages from '../../features/purchase-form/messages';
import { PurchaseForm } from '../../features/purchase-form/purchase-form';
import { usePurchasesQuery } from '../../stock-api';

/** The form with the purchase that is to be corrected in it. */
function Correction({ id, onSaved }: { id: number; onSaved: () => void }) {
  // One past it: the page begins with it.
  const answer = usePurchasesQuery({ query: { before: id + 1 } });
  const { data, error, isError, refetch } = answer;
  return (
    <ListView
      answer={{ error: isError ? error : undefined, refetch }}
      data={data}
      failed={messages.failed}
      loading={<LoadingView label={messages.loading} />}
    >
      {({ purchases }) => {
        const found = purchases.find((each) => each.id === id && each.reverses === null);
        if (!found || found.is_reversed) return <StateView title={messages.gone} />;
        return (
          <>
            <p>{messages.correctLead(found.bill_number)}</p>
            <PurchaseForm replaced={found} onSaved={onSaved} />
          </>
        );
      }}
    </ListView>
  );
}

export function NewPurchasePage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const replaces = Number(address.get('replaces'));
  const toPurchases = useCallback(() => void navigate(patterns.purchases), [navigate]);
  return (
    <AdminPage title={replaces ? messages.correctTitle : messages.title}>
      {replaces ? (
        <Correction key={replaces} id={replaces} onSaved={toPurchases} />
      ) : (
        <PurchaseForm onSaved={toPurchases} />
      )}
    </AdminPage>
  );
}
