import { PRODUCT_FIELD_LENGTHS } from '@pasal/shared/contracts';
import { Field, TextAreaInput, TextField } from '@pasal/shared/ui';
import { inputOf, WORDS_NAMES, type WordsName } from '../../model/product-inputs';
import type { FormPart } from './use-product-form';
import * as s from './product-form.styles';

/** Lines shown of a text that every buyer reads, and of any other. */
const ROWS = { required: 4, other: 2 };

function WordField({ name, form }: FormPart & { name: WordsName }) {
  const { kind, label, required = false, hint } = inputOf(name);
  const { error, ...text } = form.field(name);
  const maxLength = PRODUCT_FIELD_LENGTHS[name];
  if (kind === 'line') {
    return <TextField {...text} {...{ label, required, hint, error, maxLength }} />;
  }
  return (
    <Field {...{ label, required, hint, error }}>
      {(control) => (
        <TextAreaInput
          {...control}
          {...text}
          rows={required ? ROWS.required : ROWS.other}
          maxLength={maxLength}
        />
      )}
    </Field>
  );
}

const isRequired = (name: WordsName) => inputOf(name).required === true;

/** The product's texts, for everyone and for staff. */
export function WordFields({ form }: FormPart) {
  const fieldsOf = (names: readonly WordsName[]) =>
    names.map((name) => <WordField key={name} name={name} form={form} />);
  return (
    <>
      {fieldsOf(WORDS_NAMES.filter(isRequired))}
      <s.Columns>{fieldsOf(WORDS_NAMES.filter((name) => !isRequired(name)))}</s.Columns>
    </>
  );
}
