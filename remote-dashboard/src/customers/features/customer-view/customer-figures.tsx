import type { CustomerDetails } from '@pasal/shared/contracts';
import { Muted, TitledSection } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import { formatRupees } from '@pasal/shared/domain';
import { formatCount } from '../../../kit/format-count';
import * as messages from './messages';
import * as s from './customer-view.styles';

/** How the orders of a customer went, and what is owed between them and the shop. */
export function CustomerFigures({ customer }: { customer: CustomerDetails }) {
  const dates = useDates();
  const { since, owes, gets } = customer;
  const figures = [
    [messages.orders, formatCount(customer.orders)],
    [messages.delivered, formatCount(customer.delivered)],
    [messages.open, formatCount(customer.open)],
    [messages.cancelled, formatCount(customer.cancelled)],
    [messages.refused, formatCount(customer.refused)],
    [messages.returned, formatCount(customer.returned)],
    [messages.bought, formatRupees(customer.bought)],
    ...(since === null ? [] : [[messages.since, dates.date(since)]]),
    ...(owes > 0 ? [[messages.owes, formatRupees(owes)]] : []),
    ...(gets > 0 ? [[messages.gets, formatRupees(gets)]] : []),
  ];
  return (
    <TitledSection title={messages.figures}>
      <s.Figures>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </s.Figures>
      {(owes > 0 || gets > 0) && <Muted>{messages.balanceLead}</Muted>}
    </TitledSection>
  );
}
