import type { Order, SiteSettings, SizedPicture } from '@pasal/shared/contracts';
import { DELIVERY_TYPE_LABELS, writeDigits, type Dates } from '@pasal/shared/domain';
import { PaperAddress, PaperFacts, PaperHead, PaperMark, ShopMark } from '@pasal/shared/ui';
import * as messages from './messages';
import { OrderCode } from './order-code';
import * as s from './packing-slip.styles';

interface PackingSlipProps {
  order: Order;
  seller: Pick<SiteSettings, 'shop_name' | 'phones'>;
  /** The shop's own, where it has one. */
  logo?: SizedPicture | undefined;
  /** How the shop writes dates on paper. */
  dates: Pick<Dates, 'dateTime'>;
}

/** What the rider collects: nothing of an order that is cancelled or paid. */
function Collect({ order: { status, total } }: { order: Order }) {
  if (status === 'cancel') return <PaperMark>{messages.cancelled}</PaperMark>;
  return <s.Collect>{status === 'complete' ? messages.isPaid : messages.collect(total)}</s.Collect>;
}

/**
 * The content of the parcel, its destination and what is to be collected for it: boxes to tick, and no prices
 * of the goods.
 */
export function PackingSlip({ order, seller, logo, dates }: PackingSlipProps) {
  const facts = [
    [messages.order, order.order_number],
    [messages.orderedDate, dates.dateTime(order.created_at)],
    [messages.delivery, DELIVERY_TYPE_LABELS[order.delivery_type]],
  ] as const;
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <s.Root aria-label={messages.slipOf(order.order_number)}>
      <PaperHead>
        <div>
          {logo && <ShopMark logo={logo} size={40} />}
          <h2>{messages.packingSlip}</h2>
          <p>{seller.shop_name}</p>
          {seller.phones.map((phone) => (
            <p key={phone}>{phone}</p>
          ))}
        </div>
        <PaperFacts facts={facts} />
      </PaperHead>
      <Collect order={order} />
      <s.Ends>
        <PaperAddress title={messages.deliverTo} order={order}>
          <p>{order.address}</p>
          <p>{`${order.city}, ${order.district}`}</p>
        </PaperAddress>
        <OrderCode number={order.order_number} />
      </s.Ends>
      <s.Lines
        label={messages.items}
        columns={[messages.packed, messages.pieces, messages.product]}
        items={order.items}
        cellsOf={(item) => [
          <s.Box key="box" role="img" aria-label={messages.box} />,
          writeDigits(item.quantity),
          messages.goods(item),
        ]}
      />
      <p>{messages.total(pieces)}</p>
      <s.Signatures>
        <span>{messages.packedBy}</span>
        <span>{messages.checkedBy}</span>
      </s.Signatures>
    </s.Root>
  );
}
