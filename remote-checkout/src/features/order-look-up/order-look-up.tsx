import { Button, Panel, TextField, VisuallyHidden } from '@pasal/shared/ui';
import * as messages from './messages';
import { Form, Problem } from './order-look-up.styles';
import type { useOrderLookUp } from './use-order-look-up';

interface OrderLookUpProps {
  lookUp: ReturnType<typeof useOrderLookUp>;
  /** It has done its work. */
  hidden?: boolean;
}

/** The form by which a guest finds an order. */
export function OrderLookUp({ lookUp, hidden = false }: OrderLookUpProps) {
  const { form, looking, problem, found } = lookUp;
  const said = <VisuallyHidden role="status">{found && messages.orderFound}</VisuallyHidden>;
  if (hidden) return said;
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
