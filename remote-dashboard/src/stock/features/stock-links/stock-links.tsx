import { useMay } from '@pasal/shared/dashboard';
import { NavLink } from '@pasal/shared/routing';
import { Tabs } from '../../../kit/tabs';
import { patterns } from '../../../paths';
import * as messages from './messages';

/** Links between the stock pages; those with costs and profit only for users with access to cash (D196). */
export function StockLinks() {
  const isStaff = useMay('staff');
  const keepsMoney = useMay('money');
  return (
    <Tabs aria-label={messages.label}>
      {isStaff && (
        <NavLink to={patterns.stock} end>
          {messages.toBuy}
        </NavLink>
      )}
      {keepsMoney && <NavLink to={patterns.purchases}>{messages.purchases}</NavLink>}
      {keepsMoney && <NavLink to={patterns.profit}>{messages.profit}</NavLink>}
    </Tabs>
  );
}
