import type { ManagedBrand } from '@pasal/shared/contracts';
import { Menu, icons } from '@pasal/shared/ui';
import { FoundItems } from '../../../kit/list-filters/found-items';
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
  return (
    <FoundItems
      label={messages.searchBrands}
      items={brands}
      wordsOf={({ name, name_ne }) => [name, name_ne ?? '']}
      notFound={messages.noBrandFound}
    >
      {(found) => (
        <s.BrandList aria-label={messages.brands}>
          {found.map((brand) => (
            <s.Brand key={brand.id}>
              <BrandLogo logo={brand.logo} />
              <s.Words>
                <strong>{brand.name}</strong>
                {brand.name_ne && <p lang="ne">{brand.name_ne}</p>}
                <span>{messages.products(brand.products)}</span>
              </s.Words>
              <Menu
                label={messages.actionsOf(brand.name)}
                items={[
                  {
                    label: messages.logo,
                    icon: icons.image,
                    onChoose: () => onTask('logo', brand),
                  },
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
      )}
    </FoundItems>
  );
}
