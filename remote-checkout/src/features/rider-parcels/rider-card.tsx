import { useId, useState } from 'react';
import { messageOf } from '@pasal/shared/api';
import type { RiderParcel } from '@pasal/shared/contracts';
import { useDates } from '@pasal/shared/dates';
import {
  formatPhone,
  formatRupees,
  makeIdempotencyKey,
  PARCEL_STAGE_LABELS,
  phoneHref,
} from '@pasal/shared/domain';
import { Badge, Button, type Tone } from '@pasal/shared/ui';
import { useTellAsRiderMutation } from '../../checkout-api';
import * as messages from './messages';
import * as s from './rider-parcels.styles';
import { ReportForm } from './tell-form';

const TONES: Partial<Record<RiderParcel['stage'], Tone>> = {
  delivered: 'success',
  could_not_deliver: 'danger',
};

/** A parcel's recipient, content and cash due. */
function ParcelFacts({ parcel }: { parcel: RiderParcel }) {
  const dates = useDates();
  const { promised } = parcel;
  return (
    <>
      <p>
        {parcel.customer_name}
        <br />
        {[parcel.address, parcel.city, parcel.district].join(', ')}
      </p>
      <p>
        <a href={phoneHref(parcel.phone)}>
          {messages.call} {formatPhone(parcel.phone)}
        </a>
      </p>
      {parcel.stage !== 'delivered' && (
        <strong>
          {parcel.cash_due > 0 ? messages.cash(formatRupees(parcel.cash_due)) : messages.noCash}
        </strong>
      )}
      <small>
        {parcel.goods.map(({ name, quantity }) => messages.line(name, quantity)).join(', ')}
        {promised && ` · ${dates.days(promised)}`}
      </small>
    </>
  );
}

/** One parcel: recipient, cash due and outcome. */
export function RiderCard({ link, parcel }: { link: string; parcel: RiderParcel }) {
  const title = useId();
  const [asked, setAsked] = useState<'delivered' | 'not_delivered'>();
  const [tell, { isLoading, error }] = useTellAsRiderMutation();
  const { id, number, version, stage } = parcel;
  const leave = () => {
    const body = { link, id, number, version, event: 'on_the_way' as const };
    void tell({ body, headers: { 'Idempotency-Key': makeIdempotencyKey(crypto) } });
  };
  return (
    <li>
      <s.Card as="section" aria-labelledby={title}>
        <header>
          <h2 id={title}>
            {parcel.order_number}
            {number > 1 && `/${number}`}
          </h2>
          <Badge $tone={TONES[stage] ?? 'neutral'}>{PARCEL_STAGE_LABELS[stage]}</Badge>
        </header>
        <ParcelFacts parcel={parcel} />
        {error !== undefined && (
          <s.Problem role="alert">{messageOf(error, messages.notSaved)}</s.Problem>
        )}
        {asked && (
          <ReportForm
            key={asked}
            link={link}
            parcel={parcel}
            event={asked}
            onClose={() => setAsked(undefined)}
          />
        )}
        {!asked && stage !== 'delivered' && (
          <s.Buttons>
            <Button onClick={() => setAsked('delivered')}>{messages.delivered}</Button>
            <Button variant="secondary" onClick={() => setAsked('not_delivered')}>
              {messages.notDelivered}
            </Button>
            {stage === 'handed_over' && (
              <Button variant="quiet" busy={isLoading} onClick={leave}>
                {messages.onTheWay}
              </Button>
            )}
          </s.Buttons>
        )}
      </s.Card>
    </li>
  );
}
