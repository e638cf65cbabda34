import { useMay } from '@pasal/shared/dashboard';
import { NavLink } from '@pasal/shared/routing';
import { Tabs } from '../../../kit/tabs';
import { ownPaths, patterns } from '../../../paths';
import * as messages from './messages';

/** From each page of money to the others, and for staff back to the desks. */
export function MoneyLinks() {
  return (
    <Tabs aria-label={messages.label}>
      <NavLink to={patterns.money} end>
        {messages.owed}
      </NavLink>
      <NavLink to={patterns.cashBook}>{messages.book}</NavLink>
      {useMay('staff') && <NavLink to={ownPaths.desk('way')}>{messages.way}</NavLink>}
    </Tabs>
  );
}
