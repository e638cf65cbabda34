import { PRODUCT_FIELD_LENGTHS, type User } from '@pasal/shared/contracts';
import { Field, SelectInput, TextAreaInput, TextField } from '@pasal/shared/ui';
import { useShopCategoriesQuery } from '@pasal/shared/api';
import { BrandField } from './brand-field';
import type { FormPart } from './form-part';
import { FIELD_LABELS, messages } from './messages';
import * as s from './product-form.styles';

/** What the product is. */
export function BasicsSection({ draft, errors, set, user }: FormPart & { user: User | null }) {
  const { data, isError, refetch } = useShopCategoriesQuery();
  const categories = data?.categories ?? [];
  const names = categories.map(({ name }) => name);
  const offered =
    draft.category === '' || names.includes(draft.category) ? names : [draft.category, ...names];
  return (
    <s.Section as="section" aria-label={messages.basics} $area="basics">
      <h2>{messages.basics}</h2>
      <TextField
        label={FIELD_LABELS.title}
        required
        maxLength={PRODUCT_FIELD_LENGTHS.title}
        value={draft.title}
        error={errors.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <s.Columns>
        <Field label={FIELD_LABELS.category} required error={errors.category}>
          {(control) => (
            <SelectInput
              {...control}
              value={draft.category}
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
          category={draft.category}
          value={draft.brand}
          error={errors.brand}
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
      <Field label={FIELD_LABELS.description} required error={errors.description}>
        {(control) => (
          <TextAreaInput
            {...control}
            rows={4}
            maxLength={PRODUCT_FIELD_LENGTHS.description}
            value={draft.description}
            onChange={({ target }) => set({ description: target.value })}
          />
        )}
      </Field>
      <s.Columns>
        <TextField
          label={FIELD_LABELS.warranty}
          maxLength={PRODUCT_FIELD_LENGTHS.warranty}
          value={draft.warranty}
          error={errors.warranty}
          onChange={({ target }) => set({ warranty: target.value })}
        />
        <Field label={FIELD_LABELS.remarks} hint={messages.remarksHint} error={errors.remarks}>
          {(control) => (
            <TextAreaInput
              {...control}
              rows={2}
              maxLength={PRODUCT_FIELD_LENGTHS.remarks}
              value={draft.remarks}
              onChange={({ target }) => set({ remarks: target.value })}
            />
          )}
        </Field>
      </s.Columns>
    </s.Section>
  );
}
