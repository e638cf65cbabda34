import type { ReactNode } from 'react';
import {
  ATTRIBUTE_LENGTHS,
  nepaliOf,
  PRODUCT_FIELD_LENGTHS,
  VARIANT_FIELD_LENGTHS,
  type TranslatedText,
} from '@pasal/shared/contracts';
import { Field, richText, TextAreaInput, TextField } from '@pasal/shared/ui';
import { LazyEditor } from '../../../kit/rich-text-editor/lazy-editor';
import { useCategoryAttributesQuery } from '../../../kit/attributes-api';
import { inNepali } from '../../model/messages';
import { writtenTexts } from '../../model/nepali-texts';
import { inputOf } from '../../model/product-inputs';
import { wordsOf } from './attribute-words';
import * as messages from './messages';
import * as s from './nepali-texts.styles';
import { Problem } from './product-form.styles';
import type { FormPart } from './use-product-form';

/** Visible lines of a multi-line text. */
const ROWS = 5;

/** An English text from the form, and a control for its Nepali translation. */
function Pair({ label, english, children }: Record<'label' | 'english' | 'children', ReactNode>) {
  return (
    <s.Pair>
      <s.English lang="en">
        <strong>{label}</strong>
        <div>{english || messages.notWritten}</div>
      </s.English>
      <div lang="ne">{children}</div>
    </s.Pair>
  );
}

function NepaliText({
  name,
  form,
}: FormPart & { name: Exclude<TranslatedText, 'additional_description'> }) {
  const nepali = nepaliOf(name);
  const { error, ...text } = form.field(nepali);
  const { label } = inputOf(nepali);
  const maxLength = PRODUCT_FIELD_LENGTHS[nepali];
  return (
    <Pair label={inputOf(name).label} english={form.values[name]}>
      {name === 'description' ? (
        <Field label={label} error={error}>
          {(control) => <TextAreaInput {...control} {...text} rows={ROWS} maxLength={maxLength} />}
        </Field>
      ) : (
        <TextField {...text} {...{ label, error, maxLength }} />
      )}
    </Pair>
  );
}

/** The text facts, next to their Nepali translations. */
function NepaliFacts({ form: { values, problems, set } }: FormPart) {
  const { category, facts } = values;
  const { data } = useCategoryAttributesQuery();
  const asked = data?.categories.find(({ name }) => name === category)?.attributes ?? [];
  return asked.map((attribute) => {
    const { key, kind } = attribute;
    const { name } = wordsOf(attribute);
    const fact = facts[key];
    if (kind !== 'text' || fact === undefined || fact.text.trim() === '') return null;
    return (
      <Pair key={key} label={name} english={fact.text}>
        <TextField
          label={inNepali(name)}
          value={fact.nepali ?? ''}
          error={problems[`facts_ne.${key}`]}
          maxLength={ATTRIBUTE_LENGTHS.value}
          onChange={({ target }) =>
            set({ facts: { ...facts, [key]: { ...fact, nepali: target.value } } })
          }
        />
      </Pair>
    );
  });
}

interface NepaliTextsProps extends FormPart {
  /** Changes when a text was changed from outside. */
  revision: number;
}

/** Every text of the product in both languages, side by side; stacked on a phone. */
export function NepaliTexts({ form, revision }: NepaliTextsProps) {
  const { values, problems, set } = form;
  const { variants, additional_description: english } = values;
  const written = writtenTexts(values);
  const long = inputOf('additional_description_ne').label;
  return (
    <s.Pairs>
      {written.map(
        (name) =>
          name !== 'additional_description' && <NepaliText key={name} name={name} form={form} />,
      )}
      {variants.map((variant, at) => (
        <Pair key={variant.key} label={messages.variantTitle(at + 1, '')} english={variant.name}>
          <TextField
            label={messages.variantInNepali(at + 1)}
            value={variant.name_ne}
            maxLength={VARIANT_FIELD_LENGTHS.name}
            onChange={({ target }) =>
              set({ variants: variants.with(at, { ...variant, name_ne: target.value }) })
            }
          />
        </Pair>
      ))}
      <NepaliFacts form={form} />
      {written.includes('additional_description') && (
        <Pair
          label={inputOf('additional_description').label}
          english={english && <s.RichText>{richText(english)}</s.RichText>}
        >
          <s.Label>{long}</s.Label>
          <LazyEditor
            key={revision}
            label={long}
            value={values.additional_description_ne}
            placeholder={long}
            onChange={(html) => set({ additional_description_ne: html })}
          />
          {problems.additional_description_ne && (
            <Problem role="alert">{problems.additional_description_ne}</Problem>
          )}
        </Pair>
      )}
    </s.Pairs>
  );
}
