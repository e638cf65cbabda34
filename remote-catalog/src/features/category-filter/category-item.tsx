import { useId, useRef, type KeyboardEvent } from 'react';
import type { Category } from '@pasal/shared/contracts';
import { Icon } from '@pasal/shared/ui';
import { BrandFlyout } from './brand-flyout';
import * as s from './category-filter.styles';
import { useDismiss } from './use-dismiss';

interface CategoryItemProps {
  category: Category;
  selected: boolean;
  /** Its brands are shown. */
  open: boolean;
  place: 'side' | 'drawer';
  onPress: () => void;
  onClose: () => void;
  onBrand: (brand: string) => void;
}

/** One category; pressing it selects it and opens its brands (decision 2). Escape closes them. */
export function CategoryItem(props: CategoryItemProps) {
  const { category, selected, open, place, onPress, onClose, onBrand } = props;
  const flyout = useId();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(item, open && place === 'side', onClose);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || place !== 'side') return;
    event.stopPropagation();
    onClose();
    button.current?.focus();
  };
  return (
    <s.Item ref={item} onKeyDown={closeOnEscape}>
      <s.CategoryButton
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? flyout : undefined}
        aria-current={selected}
        onClick={onPress}
      >
        {category.name}
        <Icon name={place === 'side' ? 'chevron-right' : 'chevron-down'} size={16} />
      </s.CategoryButton>
      {open && <BrandFlyout id={flyout} category={category} place={place} onBrand={onBrand} />}
    </s.Item>
  );
}
