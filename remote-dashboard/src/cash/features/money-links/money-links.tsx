import { NavLink } from '@pasal/shared/routing';
import { Tabs } from '../../../kit/tabs';
import { patterns } from '../../../paths';
import * as messages from './messages';

/** From each page of money to the others. */
export function MoneyLinks() {
  return (
    <Tabs aria-label={messages.label}>
      <NavLink to={patterns.money} end>
        {messages.owed}
      </NavLink>
      <NavLink to={patterns.cashBook}>{messages.book}</NavLink>
    </Tabs>
  );
}
