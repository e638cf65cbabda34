import type { MouseEvent } from 'react';
import { useCategoryNamesQuery } from '@pasal/shared/api';
import { ALL_PRODUCTS, type CategoryName } from '@pasal/shared/contracts';
import { labelOf, phoneHref } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Container, Dialog, Icon, icons } from '@pasal/shared/ui';
import * as messages from '../messages';
import { useSite } from '../use-site';
import * as s from './category-views.styles';

interface ViewProps {
  onClose: () => void;
}

/** The footer makes the same call, so the answer came with the document. */
const useCategories = () => useCategoryNamesQuery().data?.categories ?? [];

/** Closes the menu when a link in it is pressed. */
const closeOnLink = (onClose: () => void) => (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) onClose();
};

function Children({ of: { children } }: { of: CategoryName }) {
  return children.map((child) => (
    <li key={child.id}>
      <Link to={paths.category(child.name)}>{labelOf(child)}</Link>
    </li>
  ));
}

/** The menu of a wide window: every category with its subcategories, side by side. */
export function CategoryPanel({ id, onClose }: ViewProps & { id: string }) {
  return (
    <s.Panel id={id} aria-label={messages.categoryMenu} onClick={closeOnLink(onClose)}>
      <Container>
        <s.Columns>
          {useCategories().map((category) => (
            <li key={category.id}>
              <s.Title to={paths.category(category.name)}>{labelOf(category)}</s.Title>
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

/** The other links in a phone's menu; without a phone number there is no call link. */
function Help() {
  const [phone] = useSite()?.phones ?? [];
  return (
    <ul>
      <li>
        <Link to={paths.trackOrder()}>{messages.trackOrder}</Link>
      </li>
      <li>
        <Link to={paths.wishlist()}>{messages.wishlist}</Link>
      </li>
      <li>
        <Link to={paths.contact()}>{messages.contactUs}</Link>
      </li>
      {phone && (
        <s.Call>
          <a href={phoneHref(phone)}>
            <Icon shape={icons.phone} /> {messages.call(phone)}
          </a>
        </s.Call>
      )}
    </ul>
  );
}

/** The menu of a phone: categories in a column, each of which expands to its subcategories; then orders and help. */
export function CategoryDrawer({ onClose }: ViewProps) {
  return (
    <Dialog open place="left" title={messages.categories} onClose={onClose}>
      <s.List aria-label={messages.categoryMenu} onClick={closeOnLink(onClose)}>
        <ul>
          <li>
            <Link to={paths.category(ALL_PRODUCTS)}>{messages.allProducts}</Link>
          </li>
          {useCategories().map((category) => (
            <li key={category.id}>
              {category.children.length === 0 ? (
                <Link to={paths.category(category.name)}>{labelOf(category)}</Link>
              ) : (
                <details name="category">
                  <summary>{labelOf(category)}</summary>
                  <ul>
                    <li>
                      <Link to={paths.category(category.name)}>
                        {messages.allOf(labelOf(category))}
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
      <s.More aria-label={messages.help} onClick={closeOnLink(onClose)}>
        <Help />
      </s.More>
    </Dialog>
  );
}
