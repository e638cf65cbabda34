import { useSiteSettingsQuery } from '@pasal/shared/api';
import { useCurrentUser } from '@pasal/shared/dashboard';
import { paths } from '@pasal/shared/routing/paths';
import { useShopName, type ShellSlots } from '@pasal/shared/shell';
import { hasNameInLogo, Icon, icons, ShopMark, VisuallyHidden } from '@pasal/shared/ui';
import { countOf } from '../../kit/new-orders/messages';
import { patterns } from '../../paths';
import { entriesFor, type Entry } from './entries';
import * as messages from './messages';
import * as s from './navigation.styles';
import { useSignOut } from './use-sign-out';

type NavigationProps = ShellSlots['dashboardFrame'] & {
  /** Icons only; labels remain for screen readers and as tooltips. */
  collapsed?: boolean;
  /** Number of unseen orders. */
  newOrders?: number;
  /** A link was followed, or Logout pressed. */
  onLeave?: () => void;
};

type EntryProps = Pick<NavigationProps, 'collapsed' | 'onLeave' | 'newOrders'> & { entry: Entry };

/** An entry with its badge of new items. */
function EntryOf({ entry, collapsed = false, onLeave, newOrders = 0 }: EntryProps) {
  const { label, to, icon, end } = entry;
  return (
    <s.EntryLink to={to} end={end} onClick={onLeave} title={collapsed ? label : undefined}>
      <Icon shape={icon} />
      <s.Words $hidden={collapsed}>{label}</s.Words>
      {to === patterns.orderManagement && newOrders > 0 && (
        <s.Count $small={collapsed}>
          {countOf(newOrders)}
          <VisuallyHidden> {messages.newOrders}</VisuallyHidden>
        </s.Count>
      )}
    </s.EntryLink>
  );
}

/** The link to the shop, the dashboard's entries, Logout. */
export function Navigation(props: NavigationProps) {
  const { routes, collapsed = false, newOrders = 0, onLeave } = props;
  const shopName = useShopName();
  const logo = useSiteSettingsQuery().data?.looks?.logo;
  const user = useCurrentUser();
  const { leave, isLeaving } = useSignOut();
  const seen = entriesFor(user, routes);
  const administration = seen('administration');

  const links = (group: readonly Entry[]) =>
    group.map((entry) => (
      <li key={entry.to}>
        <EntryOf entry={entry} collapsed={collapsed} onLeave={onLeave} newOrders={newOrders} />
      </li>
    ));

  return (
    <s.Root aria-label={messages.navigation}>
      <s.ShopLink to={paths.home()} aria-label={messages.shop(shopName)}>
        <ShopMark logo={logo} size={logo ? 32 : 24} />
        <s.Words $hidden={collapsed || hasNameInLogo(logo)}>{shopName}</s.Words>
      </s.ShopLink>
      <ul>{links(seen('main'))}</ul>
      {administration.length > 0 && (
        <>
          <s.Group>
            <s.Words $hidden={collapsed}>{messages.administration}</s.Words>
          </s.Group>
          <ul aria-label={messages.administration}>{links(administration)}</ul>
        </>
      )}
      <s.Group>
        <s.Words $hidden={collapsed}>{messages.settings}</s.Words>
      </s.Group>
      <ul aria-label={messages.settings}>
        {links(seen('settings'))}
        <li>
          <s.EntryButton
            type="button"
            disabled={isLeaving}
            aria-busy={isLeaving}
            title={collapsed ? messages.logout : undefined}
            onClick={() => {
              onLeave?.();
              void leave();
            }}
          >
            <Icon shape={icons.logout} />
            <s.Words $hidden={collapsed}>{messages.logout}</s.Words>
          </s.EntryButton>
        </li>
      </ul>
    </s.Root>
  );
}
