import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  DEBT_ENDS,
  type DebtRequest,
  type OrderWithHistory,
  type Parcel,
} from '@pasal/shared/contracts';
import { Muted, TitledSection, useMay } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { Button } from '@pasal/shared/ui';
import { Figures } from '../../../kit/figures';
import { DebtDialog } from './debt-dialog';
import { EndedDebts } from './ended-debts';
import * as messages from './messages';
import { Debts, Ends } from './order-debts.styles';

/** A parcel's debt, and the ways to settle it. */
function ParcelDebt({ id, parcel, owed }: { id: number; parcel: Parcel; owed: number }) {
  const keepsMoney = useMay('money');
  const [end, setEnd] = useState<DebtRequest['end']>();
  return (
    <article aria-label={messages.parcel(parcel.number)}>
      <Figures figures={[[messages.parcel(parcel.number), formatRupees(owed)]]} />
      {owed === 0 ? null : keepsMoney ? (
        <Ends data-ends>
          {DEBT_ENDS.map((each) => (
            <Button
              key={each}
              variant={each === 'paid' ? 'primary' : 'secondary'}
              onClick={() => setEnd(each)}
            >
              {messages.ends[each]}
            </Button>
          ))}
        </Ends>
      ) : (
        <Muted>{messages.whoBooks}</Muted>
      )}
      <EndedDebts id={id} parcel={parcel} />
      {end && (
        <DebtDialog
          id={id}
          parcel={parcel}
          owed={owed}
          end={end}
          onClose={() => setEnd(undefined)}
        />
      )}
    </article>
  );
}

interface OrderDebtsProps {
  order: OrderWithHistory;
  /** Gets the focus once nothing is owed. */
  heading: RefObject<HTMLElement | null>;
}

/** Shortfalls at delivery of an order's parcels, owed by its buyer (D273); nothing if there are none. */
export function OrderDebts({ order, heading }: OrderDebtsProps) {
  const debts = (order.parcels ?? []).flatMap((parcel) =>
    parcel.owes === undefined && parcel.ended === undefined
      ? []
      : [{ parcel, owed: parcel.owes ?? 0 }],
  );
  const owes = debts.map(({ owed }) => owed).join();
  const before = useRef(owes);
  const left = useRef<HTMLDivElement>(null);
  // The button that settled a debt disappears with it, as does the one that reversed it.
  useEffect(() => {
    const isOther = owes !== before.current;
    before.current = owes;
    if (!isOther || document.activeElement !== document.body) return;
    const next = left.current?.querySelector<HTMLElement>('[data-ends] button');
    (next ?? heading.current)?.focus();
  }, [owes, heading]);
  if (debts.length === 0) return null;
  return (
    <TitledSection title={messages.title} lead={messages.lead}>
      <Debts ref={left}>
        {debts.map((debt) => (
          <ParcelDebt key={debt.parcel.number} id={order.id} {...debt} />
        ))}
      </Debts>
    </TitledSection>
  );
}
