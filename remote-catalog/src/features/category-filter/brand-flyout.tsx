import { useState } from 'react';
import type { Category } from '@pasal/shared/contracts';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { selectionLabel, shownBrands } from '../../model/category-list';
import type { SelectionState } from '../../model/selection-state';
import * as s from './category-filter.styles';
import { messages } from './messages';

interface BrandFlyoutProps {
  id: string;
  category: Category;
  place: 'side' | 'drawer';
  onBrand: (brand: string) => void;
}

/** The first ten brands of a category, then '+N more brands...' (spec §2 "Home"). */
export function BrandFlyout({ id, category, place, onBrand }: BrandFlyoutProps) {
  const [all, setAll] = useState(false);
  const { shown, hidden } = shownBrands(category.brands, all);
  const stateOf = (brand: string): SelectionState => ({
    selection: selectionLabel(category.name, brand),
  });
  return (
    <s.Flyout
      id={id}
      role="group"
      aria-label={messages.brandsOf(category.name)}
      tabIndex={-1}
      $place={place}
    >
      {place === 'side' && <h3 aria-hidden="true">{category.name}</h3>}
      {shown.length === 0 && <p>{messages.noBrands}</p>}
      <ul>
        {shown.map(({ id: brandId, name }) => (
          <li key={brandId}>
            <Link to={paths.category(name)} state={stateOf(name)} onClick={() => onBrand(name)}>
              {name}
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
