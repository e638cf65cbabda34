import { Button, Panel, TextField, VisuallyHidden } from '@pasal/shared/ui';
import { FIND_ORDER, LABELS, LOOK_UP_TEXT, ORDER_FOUND, ORDER_NUMBER_HINT } from './messages';
import { Form, Problem } from './order-look-up.styles';
import type { useOrderLookUp } from './use-order-look-up';

interface OrderLookUpProps {
  lookUp: ReturnType<typeof useOrderLookUp>;
  /** It has done its work. */
  hidden?: boolean;
}

/** The form by which a guest finds an order. */
export function OrderLookUp({ lookUp, hidden = false }: OrderLookUpProps) {
  const { form, values, errors, change, submit, looking, problem, found } = lookUp;
  const said = <VisuallyHidden role="status">{found && ORDER_FOUND}</VisuallyHidden>;
  if (hidden) return said;
  return (
    <Panel>
      {said}
      <Form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!looking) submit();
        }}
      >
        <p>{LOOK_UP_TEXT}</p>
        <TextField
          name="order_number"
          label={LABELS.order_number}
          required
          hint={ORDER_NUMBER_HINT}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.order_number}
          value={values.order_number}
          onChange={(event) => change('order_number', event.target.value)}
        />
        <TextField
          name="phone"
          type="tel"
          label={LABELS.phone}
          required
          maxLength={40}
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone}
          value={values.phone}
          onChange={(event) => change('phone', event.target.value)}
        />
        {problem && <Problem role="alert">{problem}</Problem>}
        <Button type="submit" busy={looking}>
          {FIND_ORDER}
        </Button>
      </Form>
    </Panel>
  );
}
