import { useCurrentUser } from '@pasal/shared/dashboard';
import { mayAdministrate } from '@pasal/shared/domain';
import { NavLink } from '@pasal/shared/routing';
import { Tabs } from '../../../kit/tabs';
import { patterns } from '../../../paths';
import * as messages from './messages';

/** From the customers to what the rules cost and saved, which is for administrators. */
export function CustomerLinks() {
  const user = useCurrentUser();
  if (!user || !mayAdministrate(user)) return null;
  return (
    <Tabs aria-label={messages.label}>
      <NavLink to={patterns.customers} end>
        {messages.customers}
      </NavLink>
      <NavLink to={patterns.customerRules}>{messages.rules}</NavLink>
    </Tabs>
  );
}
