import type { MouseEvent } from 'react';
import { useCategoryNamesQuery } from '@pasal/shared/api';
import { ALL_PRODUCTS, type CategoryName } from '@pasal/shared/contracts';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Container, Dialog } from '@pasal/shared/ui';
import * as messages from '../messages';
import * as s from './category-faces.styles';

interface FaceProps {
  onClose: () => void;
}

/** The footer asks for the same: the answer came with the document. */
const useCategories = () => useCategoryNamesQuery().data?.categories ?? [];

/** A link leads away from the menu. */
const closing = (onClose: () => void) => (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) onClose();
};

function Children({ of: { children } }: { of: CategoryName }) {
  return children.map(({ id, name }) => (
    <li key={id}>
      <Link to={paths.category(name)}>{name}</Link>
    </li>
  ));
}

/** The menu of a wide window: every category with its subcategories, side by side. */
export function CategoryPanel({ id, onClose }: FaceProps & { id: string }) {
  return (
    <s.Panel id={id} aria-label={messages.categoryMenu} onClick={closing(onClose)}>
      <Container>
        <s.Columns>
          {useCategories().map((category) => (
            <li key={category.id}>
              <s.Title to={paths.category(category.name)}>{category.name}</s.Title>
              <ul>
                <Children of={category} />
              </ul>
            </li>
          ))}
        </s.Columns>
        <s.All to={paths.category(ALL_PRODUCTS)}>{messages.allProducts}</s.All>
      </Container>
    </s.Panel>
  );
}

/** The menu of a phone: categories one below the other, each opens its subcategories. */
export function CategoryDrawer({ onClose }: FaceProps) {
  return (
    <Dialog open place="left" title={messages.categories} onClose={onClose}>
      <s.List aria-label={messages.categoryMenu} onClick={closing(onClose)}>
        <ul>
          <li>
            <Link to={paths.category(ALL_PRODUCTS)}>{messages.allProducts}</Link>
          </li>
          {useCategories().map((category) => (
            <li key={category.id}>
              {category.children.length === 0 ? (
                <Link to={paths.category(category.name)}>{category.name}</Link>
              ) : (
                <details name="category">
                  <summary>{category.name}</summary>
                  <ul>
                    <li>
                      <Link to={paths.category(category.name)}>
                        {messages.allOf(category.name)}
                      </Link>
                    </li>
                    <Children of={category} />
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </s.List>
    </Dialog>
  );
}
