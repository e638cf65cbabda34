import { useState } from 'react';
import type { CheckedRow } from '@pasal/shared/contracts';
import { AdminPage, ListView, useMay } from '@pasal/shared/dashboard';
import { useParams } from '@pasal/shared/routing';
import { useCourierCashQuery } from '../../cash-api';
import { MoneyLinks, usePageTools } from '../../features/money-links/money-links';
import * as messages from '../../features/settle/messages';
import { Settle } from '../../features/settle/settle';
import { UnbookedLink } from '../../features/settle/unbooked-link';
import { Settlements } from '../../features/settlements/settlements';

/** One courier's cash: amounts owed, settling them, and past settlements. */
export function CourierCashPage() {
  const [unbooked, setUnbooked] = useState<readonly CheckedRow[]>([]);
  const id = Number(useParams().id);
  const pages = usePageTools();
  const isAllowed = useMay('money');
  const answer = useCourierCashQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true, skip: !isAllowed },
  );
  const { currentData, isError, error, refetch } = answer;
  const name = currentData?.courier.name;
  return (
    <AdminPage
      title={name === undefined ? messages.untitled : messages.title(name)}
      lead={messages.lead}
      permission="money"
    >
      <MoneyLinks />
      <ListView
        answer={{ error: isError ? error : undefined, refetch }}
        data={currentData}
        failed={messages.failed}
      >
        {(cash) => (
          <>
            <Settle key={id} cash={cash} pages={pages} onBooked={setUnbooked} />
            {unbooked.length > 0 && (
              <div>
                <UnbookedLink rows={unbooked} />
              </div>
            )}
            <Settlements settlements={cash.settlements} />
          </>
        )}
      </ListView>
    </AdminPage>
  );
}
