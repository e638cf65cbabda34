import { DELIVERY_TYPES, ORDER_FIELD_LENGTHS } from '@pasal/shared/contracts';
import { Choice, LanguageChoice, languageMessages } from '@pasal/shared/dashboard';
import { DELIVERY_TYPE_LABELS, PAYMENT_METHOD_LABEL } from '@pasal/shared/domain';
import { TextField } from '@pasal/shared/ui';
import * as messages from './messages';
import { OrderCustomer } from '../order-customer/order-customer';
import { DeliveryPlace } from './delivery-place';
import * as s from './order-form.styles';
import type { OrderFormState } from './use-order-form';

const FIELDS = [
  { name: 'customer_name', type: 'text', required: true },
  { name: 'phone', type: 'tel', required: true },
  { name: 'email', type: 'email', required: false },
] as const;

/** The fields for the customer. */
export function CustomerFields({ form }: { form: OrderFormState }) {
  const { values, set, field } = form;
  return (
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
      <OrderCustomer phone={values.phone} />
      <LanguageChoice
        label={languageMessages.ofMessages}
        value={values.language}
        onChoose={(language) => set({ language })}
      />
    </s.Section>
  );
}

/** The fields for the destination. */
export function DeliveryFields({ form }: { form: OrderFormState }) {
  const { values, set, field } = form;
  return (
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
      <Choice
        label={messages.deliveryType}
        required
        choices={DELIVERY_TYPES.map((type) => [type, DELIVERY_TYPE_LABELS[type]])}
        value={values.delivery_type}
        onChoose={(delivery_type) => set({ delivery_type })}
      />
      <s.Note>
        {messages.payment}: <b>{PAYMENT_METHOD_LABEL}</b>
      </s.Note>
    </s.Section>
  );
}
