import { useCurrentUser } from '@pasal/shared/dashboard';
import { mayAdministrate } from '@pasal/shared/domain';
import { NavLink } from '@pasal/shared/routing';
import { Tabs } from '../../../kit/tabs';
import { patterns } from '../../../paths';
import * as messages from './messages';

/** From each page of stock to the others; what costs and profit are in is the administrators' (D196). */
export function StockLinks() {
  const user = useCurrentUser();
  const isAdmin = user !== null && mayAdministrate(user);
  return (
    <Tabs aria-label={messages.label}>
      <NavLink to={patterns.stock} end>
        {messages.toBuy}
      </NavLink>
      {isAdmin && <NavLink to={patterns.purchases}>{messages.purchases}</NavLink>}
      {isAdmin && <NavLink to={patterns.profit}>{messages.profit}</NavLink>}
    </Tabs>
  );
}
