import { useState } from 'react';
import type { EndedDebt, Parcel } from '@pasal/shared/contracts';
import { Muted, useMay } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import { formatRupees } from '@pasal/shared/domain';
import { Button } from '@pasal/shared/ui';
import * as messages from './messages';
import { Ended } from './order-debts.styles';
import { ReverseDebtDialog } from './reverse-debt-dialog';

/** What reduced a parcel's debt, oldest first; mistakes can be reversed. */
export function EndedDebts({ id, parcel }: { id: number; parcel: Parcel }) {
  const dates = useDates();
  const keepsMoney = useMay('money');
  const [chosen, setChosen] = useState<EndedDebt>();
  const { ended = [] } = parcel;
  if (ended.length === 0) return null;
  return (
    <Ended>
      {ended.map((each) => {
        const text = messages.endedText(
          messages.done[each.end],
          formatRupees(each.amount),
          dates.date(`${each.day}T06:00:00.000Z`),
        );
        const has = each.courier ?? (each.end === 'paid' ? messages.drawer : undefined);
        return (
          <li key={each.id}>
            <span>
              {[text, has, each.remarks].filter(Boolean).join(' · ')}{' '}
              {each.reversed && <Muted as="span">{messages.reversed}</Muted>}
            </span>
            {!each.reversed && keepsMoney && (
              <Button
                variant="quiet"
                aria-label={messages.reverseOf(text)}
                onClick={() => setChosen(each)}
              >
                {messages.reverse}
              </Button>
            )}
          </li>
        );
      })}
      {chosen && (
        <ReverseDebtDialog
          id={id}
          parcel={parcel}
          ended={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Ended>
  );
}
