import { useState } from 'react';
import type { ManagedBrand } from '@pasal/shared/contracts';
import { Menu, StateView, TextField, icons } from '@pasal/shared/ui';
import { BrandLogo } from './brand-logo';
import * as s from './category-admin.styles';
import * as messages from './messages';

export type BrandTask = 'rename' | 'logo' | 'delete';

interface BrandListProps {
  brands: readonly ManagedBrand[];
  onTask: (task: BrandTask, brand: ManagedBrand) => void;
}

/** Every brand by name; typing narrows the list. */
export function BrandList({ brands, onTask }: BrandListProps) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = brands.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <>
      <TextField
        label={messages.searchBrands}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length === 0 && <StateView icon={icons.tag} title={messages.noBrandFound} />}
      <s.BrandList aria-label={messages.brands}>
        {found.map((brand) => (
          <s.Brand key={brand.id}>
            <BrandLogo logo={brand.logo} />
            <s.Words>
              <strong>{brand.name}</strong>
              <span>{messages.products(brand.products)}</span>
            </s.Words>
            <Menu
              label={messages.actionsOf(brand.name)}
              items={[
                { label: messages.logo, icon: icons.image, onChoose: () => onTask('logo', brand) },
                {
                  label: messages.rename,
                  icon: icons.edit,
                  onChoose: () => onTask('rename', brand),
                },
                {
                  label: messages.deleteLabel,
                  icon: icons.trash,
                  danger: true,
                  onChoose: () => onTask('delete', brand),
                },
              ]}
            />
          </s.Brand>
        ))}
      </s.BrandList>
    </>
  );
}
