import { Field, SelectInput } from '@pasal/shared/ui';

interface ChoiceProps {
  label: string;
  /** Texts by their values, in their order. */
  choices: readonly (readonly [value: string, text: string])[];
  value: string;
  error?: string | undefined;
  hint?: string;
  onChoose: (value: string) => void;
}

/** One of a few, in a form. */
export function Choice({ label, choices, value, error, hint, onChoose }: ChoiceProps) {
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {(control) => (
        <SelectInput {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          {choices.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
