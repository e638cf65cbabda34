import { useId } from 'react';
import type { TrackedOrder, TrackedParcel } from '@pasal/shared/contracts';
import { Moment, useDates } from '@pasal/shared/dates';
import { formatPhone, isExpected, lineName, phoneHref } from '@pasal/shared/domain';
import { Panel } from '@pasal/shared/ui';
import * as messages from './messages';
import { Facts, OneParcel, Stages, Way } from './order-way.styles';

/** A parcel's own details: courier, number, times and content. */
function ParcelFacts({ order, parcel }: { order: TrackedOrder; parcel: TrackedParcel }) {
  const dates = useDates(true);
  const { stage, consignment, promised } = parcel;
  // A courier that no longer has the parcel needs no contact.
  const courier = stage === 'came_back' || stage === 'closed' ? undefined : parcel.courier;
  const isPart = (order.parcels ?? []).length > 1;
  const goods = parcel.items.map(({ line, quantity }) => {
    const sold = order.items[line - 1];
    return sold === undefined ? '' : messages.line(lineName(sold), quantity);
  });
  const facts = [
    {
      word: messages.broughtBy,
      value: courier && (
        <>
          {courier.name}, <a href={phoneHref(courier.phone)}>{formatPhone(courier.phone)}</a>
        </>
      ),
    },
    { word: messages.consignment, value: consignment },
    { word: messages.expected, value: promised && isExpected(stage) && dates.days(promised) },
    { word: messages.goods, value: isPart && goods.join(', ') },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(({ word, value }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** An order's delivery progress by parcel: each stage with its day (D183). */
export function OrderWay({ order }: { order: TrackedOrder }) {
  const title = useId();
  const { parcels = [] } = order;
  // A closed order without delivery stages shows none.
  const isTold = parcels.some(({ way }) => way.length > 0);
  if (!isTold && order.status !== 'pending' && order.status !== 'others') return null;
  if (parcels.length === 0) return null;
  return (
    <Panel>
      <Way aria-labelledby={title}>
        <h2 id={title}>{messages.way}</h2>
        {parcels.map((parcel) => (
          <OneParcel key={parcel.number}>
            {parcels.length > 1 && <h3>{messages.parcel(parcel.number)}</h3>}
            {parcel.way.length === 0 && <p>{messages.waiting}</p>}
            <Stages>
              {parcel.way.map(({ at, stage, reason }) => (
                <li key={at + stage}>
                  <strong>{messages.stages[stage]}</strong>
                  {reason && messages.reasons[reason] && <p>{messages.reasons[reason]}</p>}
                  <time dateTime={at}>
                    <Moment at={at} hasRoom />
                  </time>
                </li>
              ))}
            </Stages>
            <ParcelFacts order={order} parcel={parcel} />
          </OneParcel>
        ))}
      </Way>
    </Panel>
  );
}
