import { useId } from 'react';
import type { Order, Parcel, ToldEvent } from '@pasal/shared/contracts';
import { Moment, useDates } from '@pasal/shared/dates';
import { formatPhone, formatRupees, isExpected, phoneHref, stageAfter } from '@pasal/shared/domain';
import { Button, Menu, type MenuItem } from '@pasal/shared/ui';
import { StageBadge } from '../../../kit/status-badge/stage-badge';
import { goodsOf, nextEvents, type ParcelGoods } from '../../model/next-events';
import * as messages from './messages';
import { Card, Facts } from './order-parcels.styles';
import { ParcelEvents } from './parcel-events';

/** The subject of a dialog: an event, or the parcel itself. */
export type Asked = ToldEvent | 'split' | 'details';

function menuOf({ stage, items }: Parcel, onAsk: (asked: Asked) => void): MenuItem[] {
  const ask = (asked: Asked, label: string): MenuItem => ({ label, onChoose: () => onAsk(asked) });
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const maySplit = stageAfter(stage, 'split') !== null && pieces > 1;
  const mayChange = stageAfter(stage, 'changed') !== null;
  return [
    ...nextEvents(stage).others.map((event) => ask(event, messages.tell[event])),
    ...(maySplit ? [ask('split', messages.split)] : []),
    ...(mayChange ? [ask('details', messages.details)] : []),
  ];
}

const goodsText = ({ name, quantity, whole, damaged, serials }: ParcelGoods) => {
  const pieces = messages.namedGoods(name, quantity);
  const goods = serials ? `${pieces}, ${messages.serials(serials.join(', '))}` : pieces;
  return whole === undefined || damaged === undefined
    ? goods
    : `${goods} (${messages.counted(whole, damaged)})`;
};

interface ParcelCardProps {
  order: Order;
  parcel: Parcel;
  /** Absent for read-only users. */
  onAsk: ((asked: Asked) => void) | undefined;
}

/** One parcel: stage, courier, cash due, and buttons for the next events. */
export function ParcelCard({ order, parcel, onAsk }: ParcelCardProps) {
  const dates = useDates();
  const title = useId();
  const { number, stage, courier, consignment } = parcel;
  const isOpen = order.status === 'pending' || order.status === 'others';
  const promised = parcel.promised ?? (isOpen ? order.promised : undefined);
  const { usual } = nextEvents(stage);
  const menu = onAsk ? menuOf(parcel, onAsk) : [];
  const facts = [
    {
      label: messages.courier,
      value: courier && (
        <>
          {courier.name} <a href={phoneHref(courier.phone)}>{formatPhone(courier.phone)}</a>
        </>
      ),
    },
    { label: messages.consignment, value: consignment },
    { label: messages.cash, value: formatRupees(parcel.cash_due) },
    {
      label: messages.since,
      value: parcel.events.length > 0 && <Moment at={parcel.stage_since} />,
    },
    { label: messages.expected, value: promised && isExpected(stage) && dates.days(promised) },
    { label: messages.weight, value: parcel.weight_grams },
  ];
  return (
    <Card aria-labelledby={title}>
      <header>
        <h3 id={title}>{messages.parcel(number)}</h3>
        <StageBadge stage={stage} />
        <div>
          {usual && onAsk && <Button onClick={() => onAsk(usual)}>{messages.tell[usual]}</Button>}
          {menu.length > 0 && <Menu label={messages.more(number)} items={menu} />}
        </div>
      </header>
      <Facts>
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{messages.goods}</dt>
          {goodsOf(order, parcel).map((goods) => (
            <dd key={goods.line}>{goodsText(goods)}</dd>
          ))}
        </div>
      </Facts>
      <ParcelEvents events={parcel.events} />
    </Card>
  );
}
