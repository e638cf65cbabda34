import { ATTRIBUTE_LENGTHS, type Attribute } from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import { useCategoryAttributesQuery } from '../../../kit/attributes-api';
import { wordsOf } from './attribute-words';
import * as messages from './messages';
import { Columns, Hint, Problem, Section } from './product-form.styles';
import type { FormPart } from './use-product-form';

const YES_NO = [
  ['true', messages.yes],
  ['false', messages.no],
] as const;

interface FactFieldProps {
  attribute: Attribute;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A field for a fact, with a control that fits its kind. */
function FactField({ attribute, value, error, onChange }: FactFieldProps) {
  const { name, unit, words } = wordsOf(attribute);
  const { kind, choices } = attribute;
  const label = unit === null ? name : messages.withUnit(name, unit);
  if (kind === 'number' || kind === 'text') {
    const inputMode = kind === 'number' ? 'decimal' : 'text';
    const maxLength = ATTRIBUTE_LENGTHS.value;
    return (
      <TextField
        {...{ label, value, error, inputMode, maxLength }}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const offered =
    kind === 'yes_no' ? YES_NO : choices.map((word) => [word, words[word] ?? word] as const);
  const isKnown = value === '' || offered.some(([word]) => word === value);
  return (
    <Choice
      label={label}
      error={error}
      choices={[['', messages.notGiven], ...(isKnown ? [] : [[value, value] as const]), ...offered]}
      value={value}
      onChoose={onChange}
    />
  );
}

/** The facts that the chosen category asks of its products (D65). */
export function FactsSection({ form: { values, problems, set } }: FormPart) {
  const { category, facts } = values;
  const { data, isError, refetch } = useCategoryAttributesQuery();
  const asked = data?.categories.find(({ name }) => name === category)?.attributes ?? [];
  const hint = category === '' ? messages.categoryFirst : messages.noFacts;
  return (
    <Section as="section" aria-label={messages.facts} $area="facts">
      <h2>{messages.facts}</h2>
      <Hint>{asked.length === 0 && data ? hint : messages.factsHint}</Hint>
      {isError && (
        <Problem role="alert">
          {messages.factsFailed}{' '}
          <button type="button" onClick={() => void refetch()}>
            {messages.tryAgain}
          </button>
        </Problem>
      )}
      <Columns>
        {asked.map((attribute) => {
          const { key, kind } = attribute;
          return (
            <FactField
              key={key}
              attribute={attribute}
              value={facts[key]?.text ?? ''}
              error={problems[`facts.${key}`]}
              onChange={(text) =>
                set({ facts: { ...facts, [key]: { ...facts[key], kind, text } } })
              }
            />
          );
        })}
      </Columns>
    </Section>
  );
}
