import { Badge, Field, TextAreaInput, TextInput } from '@pasal/shared/ui';
import * as s from './both-languages.styles';
import * as messages from './messages';

interface NepaliFieldProps {
  /** The label of the English field beside it. */
  label: string;
  /** The text there: without one nothing is missing. */
  english: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** Lines of a text; one line without them. */
  rows?: number;
  hint?: string;
  error?: string | undefined;
  /** Names that mostly stay as they are, such as those of brands, miss nothing. */
  optional?: boolean;
}

/** Says of a thing that its Nepali is missing. */
export function MissingNepali() {
  return <Badge $tone="warning">{messages.missing}</Badge>;
}

/** The field of a text in Nepali, with a mark while there is none: readers of Nepali see the English then (D161). */
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
