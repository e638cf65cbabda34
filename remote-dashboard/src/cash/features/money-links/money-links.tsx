import { useMay } from '@pasal/shared/dashboard';
import { NavLink, useNavigate } from '@pasal/shared/routing';
import { pageTools, type KeyTool } from '../../../kit/desk-keys/key-tool';
import { Tabs } from '../../../kit/tabs';
import { ownPaths, patterns } from '../../../paths';
import * as messages from './messages';

/** The cash pages, and for staff the desk that parcels come from. */
function useMoneyPages() {
  const way = { to: ownPaths.desk('way'), label: messages.way };
  return [
    { to: patterns.money, label: messages.owed },
    { to: patterns.cashBook, label: messages.book },
    ...(useMay('staff') ? [way] : []),
  ];
}

/** A digit key for each. */
export function usePageTools(): KeyTool[] {
  const navigate = useNavigate();
  return pageTools(useMoneyPages(), navigate);
}

/** Links each cash page to the others, and for staff to the desks. */
export function MoneyLinks() {
  return (
    <Tabs aria-label={messages.label}>
      {useMoneyPages().map(({ to, label }) => (
        <NavLink key={to} to={to} end={to === patterns.money}>
          {label}
        </NavLink>
      ))}
    </Tabs>
  );
}
