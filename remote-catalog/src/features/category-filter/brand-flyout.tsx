import { useState } from 'react';
import type { Brand, Category } from '@pasal/shared/contracts';
import { labelOf } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Icon, icons } from '@pasal/shared/ui';
import { shownBrands } from '../../model/category-list';
import * as s from './category-filter.styles';
import * as messages from './messages';

interface BrandFlyoutProps {
  id: string;
  category: Category;
  place: 'side' | 'drawer';
  onBrand: (brand: Brand) => void;
}

/**
 * The way to the whole category, then its first ten brands and '+N more brands...' (R2.29). A
 * brand chosen here is shown within the category (D51).
 */
export function BrandFlyout({ id, category, place, onBrand }: BrandFlyoutProps) {
  const [all, setAll] = useState(false);
  const { shown, hidden } = shownBrands(category.brands, all);
  return (
    <s.Flyout
      id={id}
      role="group"
      aria-label={messages.brandsOf(labelOf(category))}
      tabIndex={-1}
      $place={place}
    >
      {place === 'side' && <h3 aria-hidden="true">{labelOf(category)}</h3>}
      <s.AllLink to={paths.category(category.name)}>
        {messages.allOf(labelOf(category))}
        <Icon shape={icons.chevronRight} size={16} />
      </s.AllLink>
      {shown.length === 0 && <p>{messages.noBrands}</p>}
      <ul>
        {shown.map((brand) => (
          <li key={brand.id}>
            <Link to={paths.category(brand.name, category.name)} onClick={() => onBrand(brand)}>
              {labelOf(brand)}
            </Link>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" onClick={() => setAll(true)}>
          {messages.moreBrands(hidden)}
        </button>
      )}
    </s.Flyout>
  );
}
