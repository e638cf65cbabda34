import styled from 'styled-components';
import type { WishedProduct } from '@pasal/shared/domain';
import {
  addToWishlist,
  notify,
  removeFromWishlist,
  selectIsWished,
  selectIsWishlistFull,
  useShopDispatch,
  useShopSelector,
} from '@pasal/shared/shell';
import { tokens } from '@pasal/shared/theme';
import { Icon, icons } from '@pasal/shared/ui';
import * as messages from './messages';

const { color } = tokens;

/** Sized for touch; the visible disc is smaller. */
const Heart = styled.button`
  display: grid;
  place-items: center;
  width: ${tokens.height.target};
  height: ${tokens.height.target};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: none;
  color: ${color.inkMuted};
  svg {
    box-sizing: content-box;
    padding: 7px;
    border: 1px solid ${color.border};
    border-radius: ${tokens.radius.pill};
    background: ${color.surface};
  }
  &:hover svg {
    border-color: ${color.brand};
    color: ${color.brand};
  }
  &[aria-pressed='true'] {
    color: ${color.brand};
    path {
      fill: currentColor;
    }
  }
`;

/** Toggles a product on the wishlist; pressed while it is on it. */
export function WishButton({ product }: { product: WishedProduct }) {
  const { id, title } = product;
  const dispatch = useShopDispatch();
  const wished = useShopSelector(selectIsWished(id));
  const full = useShopSelector(selectIsWishlistFull);
  const flow = `wishlist ${id}`;
  const press = () => {
    if (wished) {
      dispatch(removeFromWishlist(id));
      notify.success(messages.unwished(title), { flow });
      return;
    }
    if (full) {
      notify.error(messages.wishlistFull, { flow });
      return;
    }
    dispatch(addToWishlist(product));
    notify.success(messages.wished(title), { flow });
  };
  return (
    <Heart type="button" aria-pressed={wished} aria-label={messages.wish(title)} onClick={press}>
      <Icon shape={icons.heart} />
    </Heart>
  );
}
