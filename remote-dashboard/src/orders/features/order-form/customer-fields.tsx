import { DELIVERY_TYPES, ORDER_FIELD_LENGTHS } from '@pasal/shared/contracts';
import { DELIVERY_TYPE_LABELS, PAYMENT_METHOD_LABEL } from '@pasal/shared/domain';
import { Field, SelectInput, TextField } from '@pasal/shared/ui';
import * as messages from './messages';
import { DeliveryPlace } from './delivery-place';
import * as s from './order-form.styles';
import type { OrderFormState } from './use-order-form';

const FIELDS = [
  { name: 'customer_name', type: 'text', required: true },
  { name: 'phone', type: 'tel', required: true },
  { name: 'email', type: 'email', required: false },
] as const;

/** Who orders, and where it goes. */
export function CustomerFields({ form }: { form: OrderFormState }) {
  const { values, set, field } = form;
  return (
    <>
      <s.Section>
        <h2>{messages.customer}</h2>
        {FIELDS.map(({ name, type, required }) => (
          <TextField
            key={name}
            {...field(name)}
            label={messages[name]}
            type={type}
            {...(required ? { required } : { hint: messages.emailHint })}
            autoComplete="off"
            maxLength={ORDER_FIELD_LENGTHS[name]}
          />
        ))}
      </s.Section>
      <s.Section>
        <h2>{messages.delivery}</h2>
        <DeliveryPlace form={form} />
        <TextField
          {...field('address')}
          label={messages.address}
          required
          autoComplete="off"
          maxLength={ORDER_FIELD_LENGTHS.address}
        />
        <Field label={messages.deliveryType} required>
          {(control) => (
            <SelectInput
              {...control}
              value={values.delivery_type}
              onChange={({ target }) => {
                const chosen = DELIVERY_TYPES.find((known) => known === target.value);
                if (chosen) set({ delivery_type: chosen });
              }}
            >
              {DELIVERY_TYPES.map((known) => (
                <option key={known} value={known}>
                  {DELIVERY_TYPE_LABELS[known]}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        <s.Note>
          {messages.payment}: <b>{PAYMENT_METHOD_LABEL}</b>
        </s.Note>
      </s.Section>
    </>
  );
}
