import type { ComponentProps } from 'react';
import { ORDER_FIELD_LENGTHS } from '@pasal/shared/contracts';
import { formatPhone, normalisePhone } from '@pasal/shared/domain';
import { Panel, TextField as Input } from '@pasal/shared/ui';
import type { CheckoutValues, TextField } from '../../model/checkout-values';
import { HINTS, LABELS, PERSONAL_DETAILS, weCall } from './messages';
import { Grid } from './checkout-form.styles';
import type { FieldErrors } from './use-checkout-form';

interface PersonalDetailsProps {
  values: CheckoutValues;
  errors: FieldErrors;
  onChange: (part: Partial<CheckoutValues>) => void;
}

/** What the browser may fill in, and the keyboard a phone shows. */
const inputs: [TextField, ComponentProps<'input'>][] = [
  ['customer_name', { type: 'text', autoComplete: 'name' }],
  ['email', { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' }],
  ['phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel' }],
  ['address', { type: 'text', autoComplete: 'address-line1' }],
];

/** The phone's hint says how the number was understood as soon as it is one. */
function hintOf(name: TextField, values: CheckoutValues): string | undefined {
  const phone = name === 'phone' ? normalisePhone(values.phone) : null;
  return phone === null ? HINTS[name] : weCall(formatPhone(phone));
}

export function PersonalDetails({ values, errors, onChange }: PersonalDetailsProps) {
  return (
    <Panel>
      <h2>{PERSONAL_DETAILS}</h2>
      <Grid>
        {inputs.map(([name, attributes]) => (
          <Input
            key={name}
            {...attributes}
            name={name}
            label={LABELS[name]}
            required
            maxLength={ORDER_FIELD_LENGTHS[name]}
            hint={hintOf(name, values)}
            error={errors[name]}
            value={values[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </Grid>
    </Panel>
  );
}
