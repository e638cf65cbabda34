import type { ComponentProps } from 'react';
import { ORDER_FIELD_LENGTHS } from '@pasal/shared/contracts';
import {
  formatPhone,
  normalisePhone,
  type OrderFormValues,
  type OrderTextField,
} from '@pasal/shared/domain';
import { Panel, TextField, type FormState } from '@pasal/shared/ui';
import * as messages from './messages';
import { Grid } from './checkout-form.styles';
import { RememberedNotice } from './remember-me';
import type { useRemembering } from './use-remembering';

interface PersonalDetailsProps {
  form: Pick<FormState<OrderFormValues>, 'values' | 'field'>;
  remembering: ReturnType<typeof useRemembering>;
}

/** Autofill token and phone keyboard for each field. */
const inputs: [Exclude<OrderTextField, 'address'>, ComponentProps<'input'>][] = [
  ['customer_name', { type: 'text', autoComplete: 'name' }],
  ['email', { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' }],
  ['phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel' }],
];

/** The phone's hint shows the parsed number once it is valid. */
function hintOf(name: OrderTextField, values: OrderFormValues): string | undefined {
  const phone = name === 'phone' ? normalisePhone(values.phone) : null;
  return phone === null ? messages.hints[name] : messages.weCall(formatPhone(phone));
}

/** The buyer's details; the address is with the place fields (`DeliveryPlace`). */
export function PersonalDetails({ form, remembering }: PersonalDetailsProps) {
  return (
    <Panel>
      <h2>{messages.personalDetails}</h2>
      <RememberedNotice remembering={remembering} />
      <Grid>
        {inputs.map(([name, attributes]) => (
          <TextField
            key={name}
            {...attributes}
            {...form.field(name)}
            name={name}
            label={messages.labels[name]}
            required
            maxLength={ORDER_FIELD_LENGTHS[name]}
            hint={hintOf(name, form.values)}
          />
        ))}
      </Grid>
    </Panel>
  );
}
