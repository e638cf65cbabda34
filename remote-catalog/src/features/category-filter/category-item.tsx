import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Brand, Category } from '@pasal/shared/contracts';
import { labelOf } from '@pasal/shared/domain';
import { Icon, icons } from '@pasal/shared/ui';
import { BrandFlyout } from './brand-flyout';
import * as s from './category-filter.styles';
import { useDismiss } from './use-dismiss';

/** The first brands as a visual hint; the flyout names them all. */
const foretaste = ({ brands }: Category) => brands.slice(0, 4).map(labelOf).join(', ');

interface CategoryItemProps {
  category: Category;
  selected: boolean;
  /** Its brands are shown. */
  open: boolean;
  place: 'side' | 'drawer';
  onPress: () => void;
  /** A mouse came over the category or its brands, or left both. */
  onHover: () => void;
  onLeave: () => void;
  onClose: () => void;
  onBrand: (brand: Brand) => void;
}

/**
 * One category; pressing it selects it and opens its brands (D2), on a wide screen a mouse
 * over it opens them too. Escape closes them.
 */
export function CategoryItem(props: CategoryItemProps) {
  const { category, selected, open, place, onPress, onHover, onLeave, onClose, onBrand } = props;
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
  const ifMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && place === 'side') act();
  };
  return (
    <s.Item
      ref={item}
      onKeyDown={closeOnEscape}
      onPointerEnter={ifMouse(onHover)}
      onPointerLeave={ifMouse(onLeave)}
    >
      <s.CategoryButton
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? flyout : undefined}
        aria-current={selected}
        onClick={onPress}
      >
        <span>
          {labelOf(category)}
          <small aria-hidden="true">{foretaste(category)}</small>
        </span>
        <Icon shape={place === 'side' ? icons.chevronRight : icons.chevronDown} size={16} />
      </s.CategoryButton>
      {open && <BrandFlyout id={flyout} category={category} place={place} onBrand={onBrand} />}
    </s.Item>
  );
}
