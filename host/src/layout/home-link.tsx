import { paths } from '@pasal/shared/routing/paths';
import { useShopName } from '@pasal/shared/shell';
import { hasNameInLogo, ShopMark } from '@pasal/shared/ui';
import { Logo } from './header.styles';
import * as messages from './messages';
import { useLooks } from './use-site';

/** The shop's logo and name, linked to the home page (R2.12). */
export function HomeLink() {
  const shopName = useShopName();
  const logo = useLooks()?.logo;
  return (
    <Logo to={paths.home()} aria-label={messages.home(shopName)}>
      <ShopMark logo={logo} size={logo ? 40 : 32} />
      {!hasNameInLogo(logo) && shopName}
    </Logo>
  );
}
