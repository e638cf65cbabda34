import type { HandedParcel, HandOverResponse } from '@pasal/shared/contracts';
import { formatPhone, formatRupees, parcelCode, writeDigits } from '@pasal/shared/domain';
import { PaperFacts, PaperHead, ShopMark } from '@pasal/shared/ui';
import { Root, Signatures } from '../../../kit/order-print/packing-slip.styles';
import type { Letterhead } from '../../../kit/order-print/print-job';
import { Lines } from '../../../kit/order-print/paper-lines.styles';
import * as messages from './messages';

interface HandOverSheetProps extends Letterhead {
  handed: HandOverResponse;
}

const sumOf = (parcels: readonly HandedParcel[], of: 'cash_due' | 'pieces') =>
  parcels.reduce((sum, parcel) => sum + parcel[of], 0);

/** What a courier takes along, with totals and room for two signatures. */
export function HandOverSheet({ handed, seller, logo, dates }: HandOverSheetProps) {
  const { courier, day, parcels } = handed;
  const cash = sumOf(parcels, 'cash_due');
  return (
    <Root aria-label={messages.sheetOf(courier)}>
      <PaperHead>
        <div>
          {logo && <ShopMark logo={logo} size={40} />}
          <h2>{messages.sheetOf(courier)}</h2>
          <p>{seller.shop_name}</p>
        </div>
        <PaperFacts
          facts={[
            [messages.date, dates.day(day)],
            [messages.total, messages.sum(parcels.length, cash)],
          ]}
        />
      </PaperHead>
      <Lines aria-label={messages.title}>
        <thead>
          <tr>
            {messages.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parcels.map((parcel, at) => (
            <tr key={parcelCode(parcel.order_number, parcel.number)}>
              <td>{writeDigits(at + 1)}</td>
              <td>{parcel.consignment ?? parcelCode(parcel.order_number, parcel.number)}</td>
              <td>{`${parcel.customer_name}, ${formatPhone(parcel.phone)}`}</td>
              <td>{`${parcel.city}, ${parcel.district}`}</td>
              <td>{writeDigits(parcel.pieces)}</td>
              <td>{formatRupees(parcel.cash_due)}</td>
            </tr>
          ))}
        </tbody>
      </Lines>
      <p>
        <b>{messages.sum(parcels.length, cash)}</b>
      </p>
      <Signatures>
        <span>{messages.handedOver}</span>
        <span>{messages.received}</span>
      </Signatures>
    </Root>
  );
}
