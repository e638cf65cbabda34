import styled from 'styled-components';
import { useCurrentUser } from '@pasal/shared/dashboard';
import { mayAdministrate } from '@pasal/shared/domain';
import { NavLink } from '@pasal/shared/routing';
import { tokens } from '@pasal/shared/theme';
import { patterns } from '../../../paths';
import * as messages from './messages';

const { color, font, space } = tokens;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  border-bottom: 1px solid ${color.border};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.height.target};
    padding-inline: ${space(3)};
    border-bottom: 2px solid transparent;
    color: ${color.inkMuted};
    text-decoration: none;
  }
  a[aria-current] {
    border-color: ${color.brand};
    color: ${color.ink};
    font-weight: ${font.weight.semibold};
  }
`;

/** From each page of stock to the others; what costs and profit are in is the administrators' (D196). */
export function StockLinks() {
  const user = useCurrentUser();
  const isAdmin = user !== null && mayAdministrate(user);
  return (
    <Links aria-label={messages.label}>
      <NavLink to={patterns.stock} end>
        {messages.toBuy}
      </NavLink>
      {isAdmin && <NavLink to={patterns.purchases}>{messages.purchases}</NavLink>}
      {isAdmin && <NavLink to={patterns.profit}>{messages.profit}</NavLink>}
    </Links>
  );
}
