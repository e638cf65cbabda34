import { Field, TextAreaInput, TextField, TextInput } from '@pasal/shared/ui';

export const title = 'Text fields';
export const about = 'Label, field, hint and error are one for screen readers.';

export const states = {
  Plain: () => <TextField label="Name" />,
  'Required, with a hint': () => (
    <TextField label="Name" required hint="As it stands on the order" />
  ),
  'Error beside the field': () => (
    <TextField label="Phone" defaultValue="98" error="Enter a phone number of ten digits." />
  ),
  Disabled: () => <TextField label="Email" defaultValue="sita@example.com" disabled />,
  'Read only': () => <TextField label="Order number" defaultValue="NP-2026-000001" readOnly />,
  'A number': () => <TextField label="Pieces" type="number" min={1} defaultValue={1} />,
  'Several lines': () => (
    <Field label="Remarks" hint="For the courier">
      {(control) => <TextAreaInput {...control} />}
    </Field>
  ),
  'A control of your own': () => (
    <Field label="Coupon" error="This code has ended.">
      {(control) => <TextInput {...control} defaultValue="DASHAIN" />}
    </Field>
  ),
  'Long text': () => (
    <TextField
      label="The name of the person who will be at home when the courier comes"
      hint="Where nobody is at home, the courier calls the number above twice and comes again on the next day."
      error="Enter a name that the courier can read out, without numbers or marks."
    />
  ),
};
