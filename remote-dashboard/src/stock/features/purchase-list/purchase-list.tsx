import { useState } from 'react';
import type { Purchase } from '@pasal/shared/contracts';
import { ListPanel, ListTable, useMay } from '@pasal/shared/dashboard';
import { Link, useNavigate, useSearchParams } from '@pasal/shared/routing';
import { icons } from '@pasal/shared/ui';
import { ownPaths, patterns } from '../../../paths';
import { usePurchasesQuery } from '../../stock-api';
import * as messages from './messages';
import { CARD, purchaseColumns } from './purchase-columns';
import * as s from './purchase-list.styles';
import { ReverseDialog } from './reverse-dialog';

/** What was bought, newest first, a page at a time. */
export function PurchaseList() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const before = Number(address.get('before')) || undefined;
  const answer = usePurchasesQuery(
    { query: before === undefined ? {} : { before } },
    { refetchOnMountOrArgChange: true },
  );
  const isAdmin = useMay('admin');
  const [reversed, setReversed] = useState<Purchase>();
  const { data, isError, error } = answer;
  const next = data?.next ?? null;
  return (
    <ListPanel aria-label={messages.title}>
      <ListTable
        caption={messages.title}
        answer={{ ...answer, error: isError ? error : undefined }}
        failed={messages.failed}
        empty={messages.empty}
        emptyText={messages.emptyText}
        icon={icons.truck}
        card={CARD}
        columns={purchaseColumns(isAdmin, {
          onCorrect: ({ id }) => void navigate(ownPaths.correctPurchase(id)),
          onReverse: setReversed,
        })}
        items={data?.purchases}
        keyOf={({ id }) => id}
        expected={5}
      />
      <s.Older>
        {before !== undefined && <Link to={patterns.purchases}>{messages.newest}</Link>}
        {next !== null && <Link to={`${patterns.purchases}?before=${next}`}>{messages.older}</Link>}
      </s.Older>
      {reversed && <ReverseDialog purchase={reversed} onClose={() => setReversed(undefined)} />}
    </ListPanel>
  );
}
