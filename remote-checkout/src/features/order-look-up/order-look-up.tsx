import { Button, Panel, Skeleton, TextField, VisuallyHidden } from '@pasal/shared/ui';
import * as messages from './messages';
import { Form, Problem } from './order-look-up.styles';
import type { useOrderLookUp } from './use-order-look-up';

interface OrderLookUpProps {
  lookUp: ReturnType<typeof useOrderLookUp>;
}

/** The form for guests to find an order; it disappears once the order is found. */
export function OrderLookUp({ lookUp }: OrderLookUpProps) {
  const { form, looking, isOpening, problem, found } = lookUp;
  const words = found ? messages.orderFound : isOpening ? messages.looking : '';
  const said = <VisuallyHidden role="status">{words}</VisuallyHidden>;
  if (found) return said;
  if (isOpening) {
    return (
      <>
        {said}
        <Skeleton $height="320px" />
      </>
    );
  }
  return (
    <Panel>
      {said}
      <Form {...form.frame} noValidate>
        <p>{messages.lookUpText}</p>
        <TextField
          name="order_number"
          label={messages.labels.order_number}
          required
          hint={messages.orderNumberHint}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('order_number')}
        />
        <TextField
          name="phone"
          type="tel"
          label={messages.labels.phone}
          required
          maxLength={40}
          inputMode="tel"
          autoComplete="tel"
          {...form.field('phone')}
        />
        {problem && <Problem role="alert">{problem}</Problem>}
        <Button type="submit" busy={looking}>
          {messages.findOrder}
        </Button>
      </Form>
    </Panel>
  );
}
