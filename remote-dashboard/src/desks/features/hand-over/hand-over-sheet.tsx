import type { HandedParcel, HandOverResponse } from '@pasal/shared/contracts';
import { formatPhone, formatRupees, parcelCode, writeDigits } from '@pasal/shared/domain';
import { ListedPaper } from '../../../kit/order-print/listed-paper';
import type { Letterhead } from '../../../kit/order-print/print-job';
import * as messages from './messages';

interface HandOverSheetProps extends Letterhead {
  handed: HandOverResponse;
}

function rowOf(parcel: HandedParcel) {
  const key = parcelCode(parcel.order_number, parcel.number);
  const cells = [
    parcel.consignment ?? key,
    `${parcel.customer_name}, ${formatPhone(parcel.phone)}`,
    `${parcel.city}, ${parcel.district}`,
    writeDigits(parcel.pieces),
    formatRupees(parcel.cash_due),
  ];
  return { key, cells };
}

/** What a courier takes along. */
export function HandOverSheet({ handed, dates, ...shop }: HandOverSheetProps) {
  const { courier, day, parcels } = handed;
  const cash = parcels.reduce((sum, { cash_due }) => sum + cash_due, 0);
  const total = messages.sum(parcels.length, cash);
  return (
    <ListedPaper
      {...shop}
      title={messages.sheetOf(courier)}
      facts={[
        [messages.date, dates.day(day)],
        [messages.total, total],
      ]}
      columns={messages.columns}
      rows={parcels.map(rowOf)}
      sum={total}
      hands={[messages.handedOver, messages.received]}
    />
  );
}
