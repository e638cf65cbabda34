import { useState } from 'react';
import type { Brand, Category } from '@pasal/shared/contracts';
import { labelOf } from '@pasal/shared/domain';
import { Button } from '@pasal/shared/ui';
import { hasToggle, selectionLabel, shownCategories } from '../../model/category-list';
import * as s from './category-filter.styles';
import { CategoryItem } from './category-item';
import * as messages from './messages';
import { useOpenCategory } from './use-open-category';

/** The selected category, or one of its brands. */
export interface Selection {
  category: Category;
  brand?: Brand;
}

interface CategoryMenuProps {
  categories: readonly Category[];
  selection: Selection | null;
  place: 'side' | 'drawer';
  onSelection: (selection: Selection | null) => void;
}

/** The list of categories with its selection (R2.26, D2 and D3). */
export function CategoryMenu({ categories, selection, place, onSelection }: CategoryMenuProps) {
  const [all, setAll] = useState(false);
  const { openId, press, enter, leave, close } = useOpenCategory();
  const choose = (category: Category) => {
    onSelection({ category });
    press(category.id);
  };
  const clear = () => {
    onSelection(null);
    close();
  };
  return (
    <>
      <s.Head>
        <h3>{messages.categories}</h3>
        <Button variant="quiet" onClick={clear}>
          {messages.clearAll}
        </Button>
      </s.Head>
      <s.Selected role="status">
        {selection && (
          <>
            {messages.selected}{' '}
            <strong>
              {selectionLabel(
                labelOf(selection.category),
                selection.brand && labelOf(selection.brand),
              )}
            </strong>
          </>
        )}
      </s.Selected>
      <s.Categories $place={place}>
        {shownCategories(categories, all).map((category) => (
          <CategoryItem
            key={category.id}
            category={category}
            selected={selection?.category.id === category.id}
            open={openId === category.id}
            place={place}
            onPress={() => choose(category)}
            onHover={() => enter(category.id)}
            onLeave={leave}
            onClose={close}
            onBrand={(brand) => onSelection({ category, brand })}
          />
        ))}
      </s.Categories>
      {hasToggle(categories) && (
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? messages.showLess : messages.showMore}
        </Button>
      )}
    </>
  );
}
