import { useState } from 'react';
import { PRODUCT_FIELD_LENGTHS } from '@pasal/shared/contracts';
import { messageOf } from '@pasal/shared/api';
import { Button, Icon, TextField, icons } from '@pasal/shared/ui';
import { useAddBrandMutation } from '../../../categories/categories-api';
import * as messages from './messages';
import * as s from './product-form.styles';

interface NewBrandProps {
  /** The selected category, to which it is also assigned. */
  categoryId: number | undefined;
  onAdded: (name: string) => void;
}

/** The field is what the user requested. */
const focusFirst = (input: HTMLInputElement | null) => input?.focus();

/** Adds a brand without leaving the form (administrators only, D25). */
export function NewBrand({ categoryId, onAdded }: NewBrandProps) {
  const [name, setName] = useState<string>();
  const [add, { isLoading, error, reset }] = useAddBrandMutation();

  if (name === undefined) {
    return (
      <s.SmallButton type="button" onClick={() => setName('')}>
        <Icon shape={icons.plus} size={16} /> {messages.addBrand}
      </s.SmallButton>
    );
  }

  async function save(typed: string) {
    if (typed.trim() === '' || isLoading) return;
    const category = categoryId !== undefined && { category_id: categoryId };
    const { data } = await add({ body: { name: typed.trim(), ...category } });
    if (!data) return;
    onAdded(data.brand.name);
    setName(undefined);
  }

  return (
    <s.InPlace role="group" aria-label={messages.addBrand}>
      <TextField
        label={messages.newBrand}
        maxLength={PRODUCT_FIELD_LENGTHS.brand}
        value={name}
        error={error && messageOf(error, messages.brandFailed)}
        ref={focusFirst}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter adds the brand without submitting the surrounding form.
          event.preventDefault();
          void save(name);
        }}
      />
      <Button busy={isLoading} disabled={name.trim() === ''} onClick={() => void save(name)}>
        {messages.saveBrand}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          reset();
          setName(undefined);
        }}
      >
        {messages.cancel}
      </Button>
    </s.InPlace>
  );
}
