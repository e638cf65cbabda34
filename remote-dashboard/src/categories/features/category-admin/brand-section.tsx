import { useId } from 'react';
import type { ManagedBrand } from '@pasal/shared/contracts';
import { Section, SectionHead } from '@pasal/shared/dashboard';
import { StateView, icons } from '@pasal/shared/ui';
import { AddButton } from './add-button';
import { BrandList } from './brand-list';
import type { Chosen } from './category-dialogs';
import * as messages from './messages';

interface BrandSectionProps {
  brands: readonly ManagedBrand[];
  onChoose: (chosen: Chosen) => void;
}

/** Every brand, with what can be done to each. */
export function BrandSection({ brands, onChoose }: BrandSectionProps) {
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <SectionHead>
        <h2 id={heading}>{messages.brands}</h2>
        <AddButton onPress={() => onChoose({ of: 'brand', task: 'add' })}>
          {messages.addBrand}
        </AddButton>
      </SectionHead>
      {brands.length === 0 ? (
        <StateView icon={icons.tag} title={messages.noBrands} />
      ) : (
        <BrandList
          brands={brands}
          onTask={(task, thing) => onChoose({ of: 'brand', task, thing })}
        />
      )}
    </Section>
  );
}
