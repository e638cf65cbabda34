import { Fragment } from 'react';
import type { CustomerDetails } from '@pasal/shared/contracts';
import { Muted, TitledSection } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import { formatRupees } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { Figures } from '../../../kit/figures';
import { formatCount } from '../../../kit/format-count';
import { ownPaths } from '../../../paths';
import * as messages from './messages';

/** The outcomes of a customer's orders, and the debts on both sides. */
export function CustomerFigures({ customer }: { customer: CustomerDetails }) {
  const dates = useDates();
  const { since, owes, gets, debts } = customer;
  const figures: (readonly [string, string])[] = [
    [messages.orders, formatCount(customer.orders)],
    [messages.delivered, formatCount(customer.delivered)],
    [messages.open, formatCount(customer.open)],
    [messages.cancelled, formatCount(customer.cancelled)],
    [messages.refused, formatCount(customer.refused)],
    [messages.returned, formatCount(customer.returned)],
    [messages.bought, formatRupees(customer.bought)],
  ];
  if (since !== null) figures.push([messages.since, dates.date(since)]);
  if (owes > 0) figures.push([messages.owes, formatRupees(owes)]);
  if (gets > 0) figures.push([messages.gets, formatRupees(gets)]);
  return (
    <TitledSection title={messages.figures}>
      <Figures figures={figures} />
      {(owes > 0 || gets > 0) && <Muted>{messages.balanceLead}</Muted>}
      {debts.length > 0 && (
        <p>
          {messages.debts}{' '}
          {debts.map(({ order_id, order_number, number, owes: owed }, at) => (
            <Fragment key={`${order_id}/${number}`}>
              {at > 0 && ', '}
              <Link to={ownPaths.order(order_id)}>
                {messages.parcel(order_number, number)}
              </Link>{' '}
              {formatRupees(owed)}
            </Fragment>
          ))}
        </p>
      )}
    </TitledSection>
  );
}
