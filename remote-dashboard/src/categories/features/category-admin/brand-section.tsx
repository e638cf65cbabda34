import type { ManagedBrand } from '@pasal/shared/contracts';
import { AddButton, TitledSection } from '@pasal/shared/dashboard';
import { StateView, icons } from '@pasal/shared/ui';
import { BrandList } from './brand-list';
import type { Chosen } from './category-dialogs';
import * as messages from './messages';

interface BrandSectionProps {
  brands: readonly ManagedBrand[];
  onChoose: (chosen: Chosen) => void;
}

/** Every brand, with what can be done to each. */
export function BrandSection({ brands, onChoose }: BrandSectionProps) {
  const onAdd = () => onChoose({ of: 'brand', task: 'add' });
  return (
    <TitledSection
      title={messages.brands}
      action={<AddButton onClick={onAdd}>{messages.addBrand}</AddButton>}
    >
      {brands.length === 0 ? (
        <StateView icon={icons.tag} title={messages.noBrands} />
      ) : (
        <BrandList
          brands={brands}
          onTask={(task, thing) => onChoose({ of: 'brand', task, thing })}
        />
      )}
    </TitledSection>
  );
}
