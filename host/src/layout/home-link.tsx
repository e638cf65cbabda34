import { paths } from '@pasal/shared/routing/paths';
import { useShopName } from '@pasal/shared/shell';
import { Logo } from './header.styles';
import { LogoMark } from './logo-mark';
import * as messages from './messages';

/** The shop's mark and name; it leads to the home page (R2.12). */
export function HomeLink() {
  const shopName = useShopName();
  return (
    <Logo to={paths.home()} aria-label={`${shopName} ${messages.home}`}>
      <LogoMark />
      {shopName}
    </Logo>
  );
}
