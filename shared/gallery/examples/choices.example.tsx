import { Checkbox, Field, SelectInput } from '@pasal/shared/ui';

export const title = 'Choices';
export const about = 'For a handful of options, and for yes or no.';

export const states = {
  'One of few': () => (
    <Field label="Sort">
      {(control) => (
        <SelectInput {...control}>
          <option>Newest first</option>
          <option>Cheapest first</option>
        </SelectInput>
      )}
    </Field>
  ),
  'Error beside it': () => (
    <Field label="Delivery" required error="Choose how the order comes to you.">
      {(control) => (
        <SelectInput {...control}>
          <option>Choose</option>
        </SelectInput>
      )}
    </Field>
  ),
  Disabled: () => (
    <Field label="Payment">
      {(control) => (
        <SelectInput {...control} disabled>
          <option>Cash on delivery</option>
        </SelectInput>
      )}
    </Field>
  ),
  'Yes or no': () => (
    <>
      <Checkbox label="In stock only" />
      <Checkbox label="Fast delivery" defaultChecked />
      <Checkbox label="Not to be had here" disabled />
    </>
  ),
};
