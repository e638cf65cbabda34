import { MAX_PARCEL_GRAMS, MAX_PARCEL_PIECES, type Parcel } from '@pasal/shared/contracts';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import * as messages from './messages';

export interface Weighed {
  weight_grams: string;
  pieces: string;
}

export const weighedOf = ({ weight_grams, pieces }: Parcel): Weighed => ({
  weight_grams: weight_grams === null ? '' : String(weight_grams),
  pieces: String(pieces),
});

/** The changed weight and pieces of a parcel. */
export const weighedBody = ({ weight_grams, pieces }: Weighed, parcel: Parcel) => ({
  ...(weight_grams !== '' && { weight_grams: Number(weight_grams) }),
  ...(Number(pieces) > 0 && Number(pieces) !== parcel.pieces && { pieces: Number(pieces) }),
});

interface WeightFieldsProps {
  values: Weighed;
  problems: FormProblems;
  onChange: (values: Partial<Weighed>) => void;
}

/** Weight and pieces of a packed parcel, which determine the courier's charge. */
export const WeightFields = ({ values, problems, onChange }: WeightFieldsProps) => (
  <>
    <TextField
      type="number"
      label={messages.weight}
      hint={messages.weightHint}
      min={1}
      max={MAX_PARCEL_GRAMS}
      value={values.weight_grams}
      error={problems.weight_grams}
      onChange={({ target }) => onChange({ weight_grams: target.value })}
    />
    <TextField
      type="number"
      label={messages.pieces}
      min={1}
      max={MAX_PARCEL_PIECES}
      value={values.pieces}
      error={problems.pieces}
      onChange={({ target }) => onChange({ pieces: target.value })}
    />
  </>
);
