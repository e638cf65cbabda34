import type { Order, SiteSettings, SizedPicture } from '@pasal/shared/contracts';
import { DELIVERY_TYPE_LABELS, writeDigits, type Dates } from '@pasal/shared/domain';
import { PaperAddress, PaperFacts, PaperHead, PaperMark, ShopMark } from '@pasal/shared/ui';
import * as messages from './messages';
import { OrderCode } from './order-code';
import * as s from './packing-slip.styles';

interface PackingSlipProps {
  order: Order;
  seller: Pick<SiteSettings, 'shop_name' | 'phones'>;
  /** The shop's logo, if any. */
  logo?: SizedPicture | undefined;
  /** The shop's date format for documents. */
  dates: Pick<Dates, 'dateTime'>;
}

/** The amount the rider collects: nothing for a cancelled or paid order. */
function Collect({ order: { status, total } }: { order: Order }) {
  if (status === 'cancel') return <PaperMark>{messages.cancelled}</PaperMark>;
  return <s.Collect>{status === 'complete' ? messages.isPaid : messages.collect(total)}</s.Collect>;
}

/** The parcel's content, destination and amount to collect: with boxes to tick, and no prices. */
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
