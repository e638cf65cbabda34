import { useState } from 'react';
import type { Brand, ManagedBrand, ManagedCategory } from '@pasal/shared/contracts';
import { Choice, FormDialog, Muted, useDialogForm } from '@pasal/shared/dashboard';
import { Icon, IconButton, icons } from '@pasal/shared/ui';
import { useChangeCategoryBrandsMutation } from '../../categories-api';
import { ReorderList } from '../../../kit/admin-parts/reorder-list';
import { Wide } from './category-admin.styles';
import * as messages from './messages';

interface CategoryBrandsDialogProps {
  category: ManagedCategory;
  brands: readonly ManagedBrand[];
  onClose: () => void;
}

/** Which brands are offered below a category, and in which order; saved together. */
export function CategoryBrandsDialog({ category, brands, onClose }: CategoryBrandsDialogProps) {
  // The brands when the dialog opened: the server refuses the change if they differ by now.
  const [seen] = useState(() => category.brands.map(({ id }) => id));
  const [change] = useChangeCategoryBrandsMutation();
  const { frame, values, set } = useDialogForm<{ chosen: readonly Brand[] }, { message: string }>({
    start: { chosen: category.brands },
    call: (wanted) => {
      const body = { brand_ids: wanted.chosen.map(({ id }) => id), seen };
      return change({ params: { id: category.id }, body });
    },
    onClose,
  });
  const { chosen } = values;
  const setChosen = (next: readonly Brand[]) => set({ chosen: next });
  const left = brands.filter((brand) => chosen.every(({ id }) => id !== brand.id));

  return (
    <FormDialog {...frame} title={messages.brandsOf(category.name)}>
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
      <Choice
        label={messages.offer}
        choices={[
          ['', messages.chooseBrand],
          ...left.map(({ id, name }) => [String(id), name] as const),
        ]}
        value=""
        onChoose={(id) =>
          setChosen([...chosen, ...left.filter((brand) => String(brand.id) === id)])
        }
      />
    </FormDialog>
  );
}
