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

/** Where the links lead from a desk: to the desks a person works at, to returns, to money. */
export function useDeskLinks() {
  const theirs = desksOf(useCurrentUser());
  const isStaff = useMay('staff');
  const keepsMoney = useMay('money');
  const desks = theirs.map((desk) => ({
    desk,
    to: ownPaths.desk(desk),
    label: messages.names[desk],
  }));
  return [
    ...desks,
    ...(isStaff ? [{ desk: undefined, to: patterns.returns, label: messages.returns }] : []),
    ...(keepsMoney ? [{ desk: undefined, to: patterns.money, label: messages.money }] : []),
  ];
}

interface DeskLinksProps {
  desk: Desk;
  /** How many there are at each stage; undefined before the first answer. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** From each desk to the others, with how much waits there; the money that couriers owe is for who keeps it. */
export function DeskLinks({ desk: current, counts }: DeskLinksProps) {
  const countOf = (desk: Desk) =>
    STAGES_OF[desk].reduce((sum, stage) => sum + (counts?.[stage] ?? 0), 0);
  return (
    <Links aria-label={messages.label}>
      {useDeskLinks().map(({ desk, to, label }) => (
        <Link key={to} to={to} aria-current={desk === current ? 'page' : undefined}>
          {label}
          {desk && counts && <span>{formatCount(countOf(desk))}</span>}
        </Link>
      ))}
    </Links>
  );
}
