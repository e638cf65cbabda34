import type { BackParcel } from '@pasal/shared/contracts';
import { TitledSection } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import { PARCEL_REASON_LABELS } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { Badge } from '@pasal/shared/ui';
import { ownPaths } from '../../../paths';
import * as messages from './messages';
import * as s from './customer-view.styles';

/** Who caused a parcel's return. */
function whose({ refused, reason }: BackParcel) {
  if (refused) return { tone: 'danger', text: messages.notTaken } as const;
  return reason === 'returned'
    ? ({ tone: 'warning', text: messages.givenBack } as const)
    : ({ tone: 'neutral', text: messages.ownFault } as const);
}

/** A customer's returned parcels, with reasons. */
export function BackParcels({ parcels }: { parcels: readonly BackParcel[] }) {
  return (
    <TitledSection title={messages.cameBack}>
      {parcels.length === 0 ? (
        <p>{messages.nothingBack}</p>
      ) : (
        <s.Rows>
          {parcels.map((parcel) => {
            const { order_id, order_number, number, at, reason, remarks, courier } = parcel;
            const { tone, text } = whose(parcel);
            const why = [reason && PARCEL_REASON_LABELS[reason], remarks, courier];
            return (
              <li key={`${order_id}/${number}`}>
                <div>
                  <Link to={ownPaths.order(order_id)}>{messages.parcel(order_number, number)}</Link>
                  <small>
                    {why.map((part) => part && `${part} · `)}
                    <Moment at={at} />
                  </small>
                </div>
                <Badge $tone={tone}>{text}</Badge>
              </li>
            );
          })}
        </s.Rows>
      )}
    </TitledSection>
  );
}
