import { memo } from 'react';
import { writeDigits } from '@pasal/shared/domain';
import {
  selectCartCount,
  selectIsAuthenticated,
  selectWishlistCount,
  useShopSelector,
  type ShellSlots,
} from '@pasal/shared/shell';
import { useLocation } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Container, HeaderLink, Icon, VisuallyHidden, icons } from '@pasal/shared/ui';
import { RemoteSlot } from '@pasal/platform/browser/remotes/remote-slot';
import { RemoteSlots } from '@pasal/platform/browser/remotes/remote-slots';
import { RetryButtons } from '../remotes/retry-buttons';
import { CategoryMenu } from './category-menu/category-menu';
import * as Styled from './header.styles';
import { HomeLink } from './home-link';
import * as messages from './messages';
import { LanguageOffer } from './language-offer';
import { OfflineBar } from './offline-bar';

/**
 * Renders again only when its props change. A part whose HTML waits for its remote would be discarded and rebuilt,
 * with the text typed in it, when the elements around it change.
 */
const Search = memo(function Search({ variant }: ShellSlots['headerSearch']) {
  return (
    <RemoteSlot
      slot="headerSearch"
      props={{ variant }}
      place="inline"
      loading={<Styled.SearchPlace />}
      failed={(retry) => (
        <Styled.SearchAway>
          {messages.searchUnavailable}
          <RetryButtons what={messages.searchUnavailable} variant="quiet" onRetry={retry} />
        </Styled.SearchAway>
      )}
    />
  );
});

/** The links of the remotes; they change with the remotes only. */
const Links = memo(() => <RemoteSlots slot="headerLinks" />);

/** The narrowest screens have only the footer's link. */
function WishlistLink() {
  const count = useShopSelector(selectWishlistCount);
  return (
    <Styled.Wishlist>
      <HeaderLink to={paths.wishlist()} aria-label={messages.wishlistCount(count)}>
        <Icon shape={icons.heart} size={24} />
        {count > 0 && <Styled.Count aria-hidden="true">{writeDigits(count)}</Styled.Count>}
      </HeaderLink>
    </Styled.Wishlist>
  );
}

function CartLink() {
  const count = useShopSelector(selectCartCount);
  return (
    <HeaderLink to={paths.cart()} aria-label={messages.cart(count)}>
      <Icon shape={icons.cart} size={24} />
      {count > 0 && <Styled.Count aria-hidden="true">{writeDigits(count)}</Styled.Count>}
      <VisuallyHidden role="status">{messages.cart(count)}</VisuallyHidden>
    </HeaderLink>
  );
}

/**
 * Logo, categories, live search, sign-in or dashboard, wishlist and cart with their counts (R2 "Public
 * layout").
 */
export function Header() {
  const signedIn = useShopSelector(selectIsAuthenticated);
  // A phone's keyboard leaves little room: at the checkout the header has one row.
  const isCheckout = useLocation().pathname === paths.checkout();
  return (
    <Styled.Bar>
      <Container>
        <Styled.Row>
          <HomeLink />
          <CategoryMenu />
          <Styled.DesktopSearch>
            <Search variant="desktop" />
          </Styled.DesktopSearch>
          <Styled.Actions aria-label={messages.account}>
            <Styled.Language />
            <Links />
            <Styled.Account>
              {signedIn ? (
                <HeaderLink
                  to={paths.dashboard()}
                  aria-label={messages.dashboard}
                  title={messages.dashboard}
                >
                  <Icon shape={icons.chart} size={24} />
                </HeaderLink>
              ) : (
                <HeaderLink to={paths.login()} aria-label={messages.signIn} title={messages.signIn}>
                  <Icon shape={icons.user} size={24} />
                </HeaderLink>
              )}
            </Styled.Account>
            <WishlistLink />
            <CartLink />
          </Styled.Actions>
        </Styled.Row>
        <Styled.MobileSearch hidden={isCheckout}>
          <Search variant="mobile" />
          <Styled.Language />
        </Styled.MobileSearch>
      </Container>
      <OfflineBar />
      <LanguageOffer />
    </Styled.Bar>
  );
}
