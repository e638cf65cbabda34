import { PRODUCT_FIELD_LENGTHS, type User } from '@pasal/shared/contracts';
import { TextField } from '@pasal/shared/ui';
import { useCategoriesQuery } from '@pasal/shared/api';
import { BrandField } from './brand-field';
import { CategoryFields } from './category-fields';
import type { FormPart } from './use-product-form';
import { PRODUCT_INPUTS } from '../../model/product-inputs';
import * as messages from './messages';
import * as s from './product-form.styles';
import { WordFields } from './word-fields';

/** The fields for the product's title, category, brand and texts. */
export function BasicsSection({ form, user }: FormPart & { user: User | null }) {
  const { values, problems, set, field } = form;
  const { category } = values;
  const { data, isError, refetch } = useCategoriesQuery();
  const categories = data?.categories ?? [];
  return (
    <s.Section as="section" aria-label={messages.basics} $area="basics">
      <h2>{messages.basics}</h2>
      <TextField
        {...field('title')}
        label={PRODUCT_INPUTS.title.label}
        required
        maxLength={PRODUCT_FIELD_LENGTHS.title}
      />
      <s.Columns>
        <CategoryFields form={form} categories={categories} />
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
