import type { ComponentProps } from 'react';
import { TextField } from '@pasal/shared/ui';
import { leaveOnWheel, refuseOtherKeys } from '../../model/number-keys';

/** A number in a field of the form (spec §5). */
export function NumberField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="number"
      inputMode="decimal"
      step="any"
      {...props}
      onKeyDown={refuseOtherKeys}
      onWheel={leaveOnWheel}
    />
  );
}
