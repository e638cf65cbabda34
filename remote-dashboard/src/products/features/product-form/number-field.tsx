import type { ComponentProps } from 'react';
import { TextField } from '@pasal/shared/ui';

/** A number of the form, with or without decimals. */
export function NumberField(props: ComponentProps<typeof TextField>) {
  return <TextField type="number" inputMode="decimal" step="any" {...props} />;
}
