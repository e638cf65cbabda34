import type { CategoryName } from '@pasal/shared/contracts';
import { ALL_PRODUCTS } from '@pasal/shared/contracts';
import { labelOf } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import type { CategoryPlace } from '../../model/category-place';
import * as s from './listing-filters.styles';
import * as messages from './messages';

export interface CategoryLinksProps {
  all: readonly CategoryName[];
  place: CategoryPlace;
}

/** The next level of categories: all of them, or the subcategories of the current one. */
export function CategoryLinks({ all, place: { category, child } }: CategoryLinksProps) {
  const below = category ? category.children : all;
  if (below.length === 0) return null;
  const whole = category ? messages.allOf(labelOf(category)) : messages.allProducts;
  const links = [
    { label: whole, to: paths.category(category?.name ?? ALL_PRODUCTS), isOpen: !child },
    ...below.map((each) => ({
      label: labelOf(each),
      to: paths.category(each.name),
      isOpen: each.name === child?.name,
    })),
  ];
  return (
    <s.Categories aria-label={messages.categoryLinks}>
      <h3>{messages.categories}</h3>
      <ul>
        {category && (
          <li>
            <Link to={paths.category(ALL_PRODUCTS)}>‹ {messages.allProducts}</Link>
          </li>
        )}
        {links.map(({ label, to, isOpen }) => (
          <li key={to}>
            <Link to={to} aria-current={isOpen ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </s.Categories>
  );
}
