import { PRODUCT_FIELD_LENGTHS, type User } from '@pasal/shared/contracts';
import { Field, SelectInput, TextAreaInput, TextField } from '@pasal/shared/ui';
import { useCategoriesQuery } from '@pasal/shared/api';
import { BrandField } from './brand-field';
import type { FormPart } from './use-product-form';
import { FIELD_LABELS, messages } from './messages';
import * as s from './product-form.styles';

/** What is said of it, to everyone and among staff. */
function WordFields({ form: { values, problems, set, field } }: FormPart) {
  return (
    <>
      <Field label={FIELD_LABELS.description} required error={problems.description}>
        {(control) => (
          <TextAreaInput
            {...control}
            rows={4}
            maxLength={PRODUCT_FIELD_LENGTHS.description}
            value={values.description}
            onChange={({ target }) => set({ description: target.value })}
          />
        )}
      </Field>
      <s.Columns>
        <TextField
          {...field('warranty')}
          label={FIELD_LABELS.warranty}
          maxLength={PRODUCT_FIELD_LENGTHS.warranty}
        />
        <Field label={FIELD_LABELS.remarks} hint={messages.remarksHint} error={problems.remarks}>
          {(control) => (
            <TextAreaInput
              {...control}
              rows={2}
              maxLength={PRODUCT_FIELD_LENGTHS.remarks}
              value={values.remarks}
              onChange={({ target }) => set({ remarks: target.value })}
            />
          )}
        </Field>
      </s.Columns>
    </>
  );
}

/** What the product is. */
export function BasicsSection({ form, user }: FormPart & { user: User | null }) {
  const { values, problems, set, field } = form;
  const { category } = values;
  const { data, isError, refetch } = useCategoriesQuery();
  const categories = data?.categories ?? [];
  const names = categories.map(({ name }) => name);
  const offered = category === '' || names.includes(category) ? names : [category, ...names];
  return (
    <s.Section as="section" aria-label={messages.basics} $area="basics">
      <h2>{messages.basics}</h2>
      <TextField
        {...field('title')}
        label={FIELD_LABELS.title}
        required
        maxLength={PRODUCT_FIELD_LENGTHS.title}
      />
      <s.Columns>
        <Field label={FIELD_LABELS.category} required error={problems.category}>
          {(control) => (
            <SelectInput
              {...control}
              value={category}
              onChange={({ target }) => set({ category: target.value })}
            >
              <option value="">{messages.choose}</option>
              {offered.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </SelectInput>
          )}
        </Field>
        <BrandField
          categories={categories}
          category={category}
          value={values.brand}
          error={problems.brand}
          user={user}
          onChange={(brand) => set({ brand })}
        />
      </s.Columns>
      {isError && (
        <s.Problem role="alert">
          {messages.listsFailed}{' '}
          <button type="button" onClick={() => void refetch()}>
            {messages.tryAgain}
          </button>
        </s.Problem>
      )}
      <WordFields form={form} />
    </s.Section>
  );
}
