import { useState } from 'react';
import type { Brand, ManagedBrand, ManagedCategory } from '@pasal/shared/contracts';
import { FormDialog, Muted, useCallForm } from '@pasal/shared/dashboard';
import { Field, Icon, IconButton, SelectInput, icons } from '@pasal/shared/ui';
import { useChangeCategoryBrandsMutation } from '../../categories-api';
import { ReorderList } from '../../../kit/admin-parts/reorder-list';
import { Wide } from './category-admin.styles';
import * as messages from './messages';

interface BrandChoiceProps {
  /** Those that are not offered yet. */
  brands: readonly ManagedBrand[];
  onChoose: (brand: ManagedBrand) => void;
}

/** Offers one more brand, at the end. */
function BrandChoice({ brands, onChoose }: BrandChoiceProps) {
  return (
    <Field label={messages.offer}>
      {(control) => (
        <SelectInput
          {...control}
          value=""
          onChange={({ target }) => {
            const brand = brands.find(({ id }) => String(id) === target.value);
            if (brand) onChoose(brand);
          }}
        >
          <option value="">{messages.chooseBrand}</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

interface CategoryBrandsDialogProps {
  category: ManagedCategory;
  brands: readonly ManagedBrand[];
  onClose: () => void;
}

/** Which brands are offered below a category, and in which order; saved together. */
export function CategoryBrandsDialog({ category, brands, onClose }: CategoryBrandsDialogProps) {
  // What was there when the dialog opened: the server refuses if it is something else by now.
  const [seen] = useState(() => category.brands.map(({ id }) => id));
  const [change] = useChangeCategoryBrandsMutation();
  const { frame, values, set, isBusy, refusal } = useCallForm<
    { chosen: readonly Brand[] },
    { message: string }
  >({
    start: { chosen: category.brands },
    call: (wanted) => {
      const body = { brand_ids: wanted.chosen.map(({ id }) => id), seen };
      return change({ params: { id: category.id }, body });
    },
    onDone: onClose,
  });
  const { chosen } = values;
  const setChosen = (next: readonly Brand[]) => set({ chosen: next });
  const left = brands.filter((brand) => chosen.every(({ id }) => id !== brand.id));

  return (
    <FormDialog
      {...frame}
      title={messages.brandsOf(category.name)}
      busy={isBusy}
      refusal={refusal}
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
            <Icon shape={icons.close} />
          </IconButton>
        )}
      >
        {({ name }) => <Wide>{name}</Wide>}
      </ReorderList>
      <BrandChoice brands={left} onChoose={(brand) => setChosen([...chosen, brand])} />
    </FormDialog>
  );
}
