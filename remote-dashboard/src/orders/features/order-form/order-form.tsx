import { addRupees, formatRupees, isLine, totalOf } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { Button, ButtonLink } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import { GoodsPicker } from '../../../kit/goods-picker/goods-picker';
import { addLine, withQuantity, withSent } from '../../model/manual-order';
import { LeaveGuard } from '../../../kit/leave-guard/leave-guard';
import { CustomerFields, DeliveryFields } from './customer-fields';
import * as messages from './messages';
import { OrderLines } from './order-lines';
import { SentCartField } from './sent-cart-field';
import { useOrderForm } from './use-order-form';
import * as s from './order-form.styles';

/** An order for a customer on the phone: products, customer, delivery. */
export function OrderForm() {
  const { charge = 0, frame, placed, problem, ...form } = useOrderForm();
  const { set, values } = form;
  const { lines } = values;
  const total = addRupees(totalOf(lines), charge);
  return (
    <s.Form {...frame} noValidate aria-label={messages.title}>
      <LeaveGuard active={form.isDirty && !placed} />
      <s.Section>
        <h2>{messages.products}</h2>
        <SentCartField onLines={(sent) => set((now) => ({ lines: withSent(now.lines, sent) }))} />
        <GoodsPicker
          isSold
          onPick={(goods) => set((now) => ({ lines: addLine(now.lines, goods) }))}
        />
        <OrderLines
          lines={lines}
          charge={charge}
          onQuantity={(line, quantity) =>
            set((now) => ({ lines: withQuantity(now.lines, line, quantity) }))
          }
          onRemove={(gone) =>
            set((now) => ({ lines: now.lines.filter((line) => !isLine(line, gone)) }))
          }
        />
      </s.Section>
      <s.Column>
        <CustomerFields form={form} />
        <DeliveryFields form={form} />
        {problem && (
          <s.Problem role="alert">
            {problem}{' '}
            {placed === 'earlier' && (
              <Link to={patterns.orderManagement}>{messages.showOrders}</Link>
            )}
          </s.Problem>
        )}
        <s.Actions>
          <ButtonLink to={patterns.orderManagement} $variant="secondary">
            {messages.cancel}
          </ButtonLink>
          <Button type="submit" busy={form.isBusy}>
            {messages.place(formatRupees(total))}
          </Button>
        </s.Actions>
      </s.Column>
    </s.Form>
  );
}
