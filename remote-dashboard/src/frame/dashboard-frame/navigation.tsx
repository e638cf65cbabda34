import { useCurrentUser } from '@pasal/shared/dashboard';
import { paths } from '@pasal/shared/routing/paths';
import { useShopName, type ShellSlots } from '@pasal/shared/shell';
import { Icon, icons } from '@pasal/shared/ui';
import { entriesFor, type Entry } from './entries';
import * as messages from './messages';
import * as s from './navigation.styles';
import { useSignOut } from './use-sign-out';

type NavigationProps = ShellSlots['dashboardFrame'] & {
  /** Icons only; the words stay for screen readers and as a tooltip. */
  collapsed?: boolean;
  /** An entry was followed, or Logout pressed. */
  onLeave?: () => void;
};

/** The way to the shop, the entries of the dashboard, Logout. */
export function Navigation({ routes, collapsed = false, onLeave }: NavigationProps) {
  const shopName = useShopName();
  const user = useCurrentUser();
  const { leave, isLeaving } = useSignOut();
  const seen = entriesFor(user, routes);
  const administration = seen('administration');

  const links = (group: readonly Entry[]) =>
    group.map(({ label, to, icon, end }) => (
      <li key={to}>
        <s.EntryLink to={to} end={end} onClick={onLeave} title={collapsed ? label : undefined}>
          <Icon shape={icon} />
          <s.Words $hidden={collapsed}>{label}</s.Words>
        </s.EntryLink>
      </li>
    ));

  return (
    <s.Root aria-label={messages.navigation}>
      <s.ShopLink to={paths.home()} aria-label={messages.shop(shopName)}>
        <Icon shape={icons.shield} size={24} />
        <s.Words $hidden={collapsed}>{shopName}</s.Words>
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
