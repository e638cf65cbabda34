import { useState } from 'react';
import type { ReturnState, StaffReturn, ReportedStep } from '@pasal/shared/contracts';
import { Muted, useCurrentUser, useMay } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import { formatPhone, formatRupees, mayAdministrate, returnAfter } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { Badge, Button, type Tone } from '@pasal/shared/ui';
import { Facts } from '../../../kit/details/details.styles';
import { ownPaths } from '../../../paths';
import * as messages from './messages';
import { refundText } from './refund-text';
import { ReturnDialog } from './return-dialog';
import { History, Pictures } from './return-parts';
import * as s from './returns.styles';

const TONES: Partial<Record<ReturnState, Tone>> = {
  asked: 'warning',
  agreed: 'warning',
  received: 'warning',
  refunded: 'success',
  exchanged: 'success',
  refused: 'danger',
};
const STEPS: readonly (ReportedStep | 'refund')[] = [
  'agree',
  'receive',
  'exchange',
  'refund',
  'refuse',
];

/** The possible steps; refunds are for administrators. */
function stepsOf({ state, kind }: StaffReturn, isAdmin: boolean) {
  const possible = STEPS.filter((step) => returnAfter(state, step) !== null);
  return possible.filter(
    (step) => (step !== 'refund' || isAdmin) && (step !== 'exchange' || kind === 'exchange'),
  );
}

function factsOf(returned: StaffReturn) {
  const { reason, remarks, items, refund, refundable, exchange_parcel, parcel, state } = returned;
  const goods = items.map(({ name, quantity, whole, damaged }) => {
    const text = messages.item(name, quantity);
    return whole === undefined || damaged === undefined
      ? text
      : `${text} (${messages.came(whole, damaged)})`;
  });
  return [
    [messages.goods, `${goods.join(', ')} · ${messages.parcel(parcel)}`],
    [messages.reason, [messages.reasons[reason], remarks].filter(Boolean).join(': ')],
    ...(refund ? [[messages.refundOf, refundText(refund)]] : []),
    ...(state === 'received' ? [[messages.refundable, formatRupees(refundable)]] : []),
    ...(exchange_parcel === undefined
      ? []
      : [[messages.exchanged, messages.parcel(exchange_parcel)]]),
  ] as const;
}

function ReturnFacts({ returned }: { returned: StaffReturn }) {
  return (
    <Facts>
      {factsOf(returned).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** A return with its details and staff actions; without the order on the order's own page. */
export function ReturnCard({
  returned,
  inOrder = false,
}: {
  returned: StaffReturn;
  inOrder?: boolean;
}) {
  const user = useCurrentUser();
  const [step, setStep] = useState<ReportedStep | 'refund'>();
  const { number, order, kind, state, state_since, pictures, history } = returned;
  const isAdmin = user !== null && mayAdministrate(user);
  const isStaff = useMay('staff');
  const name = inOrder ? messages.ofOrder(number) : messages.named(order.order_number, number);
  const steps = isStaff ? stepsOf(returned, isAdmin) : [];
  // Below the page's title, or the section's.
  const Heading = inOrder ? 'h3' : 'h2';
  return (
    <s.Card aria-label={name}>
      <header>
        <Heading>{inOrder ? name : <Link to={ownPaths.order(order.id)}>{name}</Link>}</Heading>
        <Badge $tone={TONES[state] ?? 'neutral'}>{messages.states[state]}</Badge>
        <span>{messages.kinds[kind]}</span>
        <Muted>
          <Moment at={state_since} />
        </Muted>
      </header>
      {!inOrder && (
        <p>
          {order.customer_name}, {formatPhone(order.phone)}
        </p>
      )}
      <ReturnFacts returned={returned} />
      <Pictures pictures={pictures} />
      {history.length > 0 && <History history={history} />}
      {state === 'received' && !isAdmin && <Muted>{messages.adminsPay}</Muted>}
      {steps.length > 0 && (
        <s.Actions>
          {steps.map((each, at) => (
            <Button
              key={each}
              variant={at === 0 ? 'primary' : 'secondary'}
              onClick={() => setStep(each)}
            >
              {messages.steps[each]}
            </Button>
          ))}
        </s.Actions>
      )}
      {step && (
        <ReturnDialog
          key={step}
          returned={returned}
          step={step}
          title={`${messages.steps[step]}: ${name}`}
          onClose={() => setStep(undefined)}
        />
      )}
    </s.Card>
  );
}
