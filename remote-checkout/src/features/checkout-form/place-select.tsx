import type { City } from '@pasal/shared/contracts';
import { SelectInput, type ControlProps } from '@pasal/shared/ui';

interface PlaceSelectProps extends ControlProps {
  name: string;
  places: readonly City[];
  chosen: number | null;
  /** Stands for "nothing chosen". */
  placeholder: string;
  disabled: boolean;
  onChoose: (id: number | null) => void;
}

/** A select of districts or cities; typing a name finds it, as in every select of the browser. */
export function PlaceSelect(props: PlaceSelectProps) {
  const { places, chosen, placeholder, onChoose, ...select } = props;
  return (
    <SelectInput
      {...select}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{placeholder}</option>
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}
