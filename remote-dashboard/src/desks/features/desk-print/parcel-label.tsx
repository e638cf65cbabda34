import { formatPhone, parcelCode } from '@pasal/shared/domain';
import type { Letterhead } from '../../../kit/order-print/print-job';
import { OrderCode } from '../../../kit/order-print/order-code';
import type { PaperOf } from '../../model/papers';
import * as messages from './messages';
import * as s from './parcel-label.styles';

interface ParcelLabelProps extends PaperOf {
  seller: Letterhead['seller'];
  /** On its own label, or with others on a sheet. */
  isAlone: boolean;
}

/** A parcel's label: destination, cash due, and code. */
export function ParcelLabel({ order, parcel, seller, isAlone }: ParcelLabelProps) {
  const code = parcelCode(order.order_number, parcel.number);
  const { cash_due: cash, courier, consignment, pieces, weight_grams: grams } = parcel;
  const facts = [
    messages.pieces(pieces),
    ...(grams === null ? [] : [messages.grams(grams)]),
    ...(courier === null ? [] : [`${messages.courier}: ${courier.name}`]),
    ...(consignment === null ? [] : [consignment]),
  ];
  return (
    <s.Label $isAlone={isAlone} aria-label={messages.labelOf(code)}>
      <section>
        <h3>{messages.from}</h3>
        <p>
          <b>{seller.shop_name}</b> {seller.phones[0]}
        </p>
      </section>
      <s.To>
        <h3>{messages.to}</h3>
        <p>{order.customer_name}</p>
        <strong>{formatPhone(order.phone)}</strong>
        <p>{order.address}</p>
        <p>{`${order.city}, ${order.district}`}</p>
      </s.To>
      <s.Cash>{cash > 0 ? messages.collect(cash) : messages.paid}</s.Cash>
      <p>{facts.join(' · ')}</p>
      <OrderCode number={code} />
    </s.Label>
  );
}
