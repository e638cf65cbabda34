import { formatRupees, totalOf } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Button, ButtonLink } from '@pasal/shared/ui';
import { addLine, isBegun, withQuantity } from '../../model/manual-order';
import { LeaveGuard } from '../leave-guard/leave-guard';
import { CustomerFields } from './customer-fields';
import { messages } from './messages';
import { OrderLines } from './order-lines';
import { ProductPicker } from './product-picker';
import { useOrderForm } from './use-order-form';
import { usePlaceOrder } from './use-place-order';
import * as s from './order-form.styles';

/** An order for a customer on the phone: products, customer, delivery. */
export function OrderForm() {
  const { element, ...form } = useOrderForm();
  const { submit, isPlacing, placed, problem } = usePlaceOrder(form);
  const { lines, setLines } = form;
  return (
    <s.Form
      ref={element}
      noValidate
      aria-label={messages.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPlacing) void submit();
      }}
    >
      <LeaveGuard active={isBegun(form.values, lines) && !placed} />
      <s.Section>
        <h2>{messages.products}</h2>
        <ProductPicker onPick={(product) => setLines((before) => addLine(before, product))} />
        <OrderLines
          lines={lines}
          onQuantity={(id, quantity) => setLines((before) => withQuantity(before, id, quantity))}
          onRemove={(id) => setLines((before) => before.filter((line) => line.id !== id))}
        />
      </s.Section>
      <s.Column>
        <CustomerFields form={form} />
        {problem && (
          <s.Problem role="alert">
            {problem}{' '}
            {placed === 'earlier' && (
              <Link to={paths.orderManagement()}>{messages.showOrders}</Link>
            )}
          </s.Problem>
        )}
        <s.Actions>
          <ButtonLink to={paths.orderManagement()} $variant="secondary">
            {messages.cancel}
          </ButtonLink>
          <Button type="submit" busy={isPlacing}>
            {messages.place(formatRupees(totalOf(lines)))}
          </Button>
        </s.Actions>
      </s.Column>
    </s.Form>
  );
}
