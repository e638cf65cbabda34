import { Field, SelectInput } from '@pasal/shared/ui';

interface ChoiceProps<Value extends string> {
  label: string;
  /** Texts by their values, in their order. */
  choices: readonly (readonly [value: Value, text: string])[];
  value: string;
  required?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  onChoose: (value: Value) => void;
}

/** One of a few, in a form. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, choices, value, required, disabled, error, hint, onChoose } = props;
  const choose = (text: string) => {
    const chosen = choices.find(([each]) => each === text);
    if (chosen) onChoose(chosen[0]);
  };
  return (
    <Field
      label={label}
      error={error}
      {...(required && { required })}
      {...(hint !== undefined && { hint })}
    >
      {(control) => (
        <SelectInput
          {...control}
          value={value}
          disabled={disabled}
          onChange={({ target }) => choose(target.value)}
        >
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
