import styled from 'styled-components';
import { useCurrentUser, useMay } from '@pasal/shared/dashboard';
import { Link } from '@pasal/shared/routing';
import { tokens } from '@pasal/shared/theme';
import { formatCount } from '../../../kit/format-count';
import { ownPaths, patterns } from '../../../paths';
import { desksOf, STAGES_OF, type Desk } from '../../model/desks';
import * as messages from './messages';

const { color, font, space } = tokens;

const Links = styled.nav`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  border-bottom: 1px solid ${color.border};
  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${space(2)};
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
  span {
    padding-inline: ${space(2)};
    border-radius: ${tokens.radius.pill};
    background: ${color.surfaceMuted};
    font-size: ${font.size.xs};
  }
`;

interface DeskLinksProps {
  desk: Desk;
  /** How many there are at each stage; undefined before the first answer. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** From each desk to the others, with how much waits there; the money that couriers owe is for who keeps it. */
export function DeskLinks({ desk: current, counts }: DeskLinksProps) {
  const theirs = desksOf(useCurrentUser());
  const isStaff = useMay('staff');
  const keepsMoney = useMay('money');
  const countOf = (desk: Desk) =>
    STAGES_OF[desk].reduce((sum, stage) => sum + (counts?.[stage] ?? 0), 0);
  return (
    <Links aria-label={messages.label}>
      {theirs.map((desk) => (
        <Link
          key={desk}
          to={ownPaths.desk(desk)}
          aria-current={desk === current ? 'page' : undefined}
        >
          {messages.names[desk]}
          {counts && <span>{formatCount(countOf(desk))}</span>}
        </Link>
      ))}
      {isStaff && <Link to={patterns.returns}>{messages.returns}</Link>}
      {keepsMoney && <Link to={patterns.money}>{messages.money}</Link>}
    </Links>
  );
}
