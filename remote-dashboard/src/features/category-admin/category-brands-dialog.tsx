import { useState } from 'react';
import type { Brand, ManagedBrand, ManagedCategory } from '@pasal/shared/contracts';
import { Field, Icon, IconButton, SelectInput } from '@pasal/shared/ui';
import { useChangeCategoryBrandsMutation } from '../../category-admin-api';
import { Muted } from '../admin-parts/admin-parts.styles';
import { FormDialog } from '../admin-parts/form-dialog';
import { ReorderList } from '../admin-parts/reorder-list';
import { useAction } from '../admin-parts/use-action';
import { Wide } from './category-admin.styles';
import { messages } from './messages';

interface CategoryBrandsDialogProps {
  category: ManagedCategory;
  brands: readonly ManagedBrand[];
  onClose: () => void;
}

/** Which brands are offered below a category, and in which order; saved together. */
export function CategoryBrandsDialog({ category, brands, onClose }: CategoryBrandsDialogProps) {
  const [chosen, setChosen] = useState<readonly Brand[]>(category.brands);
  // What was there when the dialog opened: the server refuses if it is something else by now.
  const [seen] = useState(() => category.brands.map(({ id }) => id));
  const [change, { isLoading }] = useChangeCategoryBrandsMutation();
  const action = useAction();
  const left = brands.filter((brand) => chosen.every(({ id }) => id !== brand.id));

  async function submit() {
    const brand_ids = chosen.map(({ id }) => id);
    if (await action.run(change({ id: category.id, brand_ids, seen }))) onClose();
  }

  return (
    <FormDialog
      title={messages.brandsOf(category.name)}
      busy={isLoading}
      refusal={action.refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Muted>{chosen.length === 0 ? messages.noBrandsChosen : messages.brandsHint}</Muted>
      <ReorderList
        label={messages.brandsOf(category.name)}
        items={chosen}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        busy={false}
        onOrder={setChosen}
        tools={({ id, name }) => (
          <IconButton
            label={messages.takeAway(name)}
            onClick={() => setChosen(chosen.filter((brand) => brand.id !== id))}
          >
            <Icon name="close" />
          </IconButton>
        )}
      >
        {({ name }) => <Wide>{name}</Wide>}
      </ReorderList>
      <Field label={messages.offer}>
        {(control) => (
          <SelectInput
            {...control}
            value=""
            onChange={({ target }) => {
              const brand = left.find(({ id }) => String(id) === target.value);
              if (brand) setChosen([...chosen, brand]);
            }}
          >
            <option value="">{messages.chooseBrand}</option>
            {left.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </FormDialog>
  );
}
