import type { ParcelEvent } from '@pasal/shared/contracts';
import { Moment } from '@pasal/shared/dates';
import {
  EVENT_SOURCE_LABELS,
  PARCEL_EVENT_LABELS,
  PARCEL_REASON_LABELS,
} from '@pasal/shared/domain';
import * as messages from './messages';
import { Events } from './order-parcels.styles';

/** Who reported it; for a courier's list also who uploaded it. */
const reporterOf = ({ by, source }: ParcelEvent) =>
  by !== null && source === 'courier_file'
    ? `${EVENT_SOURCE_LABELS[source]}, ${by}`
    : (by ?? EVENT_SOURCE_LABELS[source]);

/** A parcel's events, latest first: event, reason, time and reporter. */
export function ParcelEvents({ events }: { events: readonly ParcelEvent[] }) {
  if (events.length === 0) return null;
  return (
    <details>
      <summary>{messages.events}</summary>
      <Events>
        {events.toReversed().map((event) => (
          <li key={`${event.at} ${event.event}`}>
            <p>
              <b>{PARCEL_EVENT_LABELS[event.event]}</b>{' '}
              {event.courier && messages.toCourier(event.courier)}
            </p>
            {event.reason && <p>{PARCEL_REASON_LABELS[event.reason]}</p>}
            {event.remarks && <p>{event.remarks}</p>}
            <small>
              <Moment at={event.at} />, {reporterOf(event)}
            </small>
          </li>
        ))}
      </Events>
    </details>
  );
}
