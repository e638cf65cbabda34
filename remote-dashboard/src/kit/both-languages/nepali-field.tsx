import { Badge, Field, TextAreaInput, TextInput } from '@pasal/shared/ui';
import * as s from './both-languages.styles';
import * as messages from './messages';

interface NepaliFieldProps {
  /** The label of the adjacent English field. */
  label: string;
  /** The English text: if empty, no translation is missing. */
  english: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** Lines of the field; one by default. */
  rows?: number;
  hint?: string;
  error?: string | undefined;
  /** Translation is optional, for names that are mostly the same, such as brands. */
  optional?: boolean;
}

/** Marks an item without a Nepali translation. */
export function MissingNepali() {
  return <Badge $tone="warning">{messages.missing}</Badge>;
}

/** A field for the Nepali text, marked while empty: readers of Nepali then see the English (D161). */
export function NepaliField(props: NepaliFieldProps) {
  const { label, english, value, onChange, maxLength, rows, hint = '', error, optional } = props;
  const isMissing = !optional && english.trim() !== '' && value.trim() === '';
  const own = {
    lang: 'ne',
    maxLength,
    autoComplete: 'off',
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <s.Nepali>
      <Field label={messages.inNepali(label)} hint={hint} error={error}>
        {(control) =>
          rows === undefined ? (
            <TextInput {...control} {...own} />
          ) : (
            <TextAreaInput {...control} {...own} rows={rows} />
          )
        }
      </Field>
      {isMissing && <MissingNepali />}
    </s.Nepali>
  );
}
