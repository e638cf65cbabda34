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

/** What was said of a parcel and stood otherwise before. */
export const weighedBody = ({ weight_grams, pieces }: Weighed, parcel: Parcel) => ({
  ...(weight_grams !== '' && { weight_grams: Number(weight_grams) }),
  ...(Number(pieces) > 0 && Number(pieces) !== parcel.pieces && { pieces: Number(pieces) }),
});

interface WeightFieldsProps {
  values: Weighed;
  problems: FormProblems;
  onChange: (values: Partial<Weighed>) => void;
}

/** How heavy a packed parcel is, and of how many pieces: a courier's charge goes by it. */
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
