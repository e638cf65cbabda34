import { useEffect, useRef } from 'react';
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
  span,
  b {
    padding-inline: ${space(2)};
    border-radius: ${tokens.radius.pill};
    background: ${color.surfaceMuted};
    font-size: ${font.size.xs};
  }
  b {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;

/** The links from a desk, depending on the user: desks, returns, cash. */
export function useDeskLinks() {
  const theirs = desksOf(useCurrentUser());
  const isStaff = useMay('staff');
  const keepsMoney = useMay('money');
  const desks = theirs.map((desk) => ({
    desk,
    to: ownPaths.desk(desk),
    label: messages.names[desk],
    waiting: STAGES_OF[desk] as readonly string[],
  }));
  const returns = { to: patterns.returns, label: messages.returns, waiting: ['returns'] };
  const money = { to: patterns.money, label: messages.money, waiting: ['owed'] };
  return [
    ...desks,
    ...(isStaff ? [{ desk: undefined, ...returns }] : []),
    ...(keepsMoney ? [{ desk: undefined, ...money }] : []),
  ];
}

interface DeskLinksProps {
  desk: Desk;
  /** Parcels per stage, open returns and parcels with outstanding cash; undefined before the first response. */
  counts: Readonly<Record<string, number>> | undefined;
  /** How many of those are late. */
  late?: Readonly<Record<string, number>> | undefined;
}

/** Links each desk to the others, with the number of pending and late items; couriers' cash only for users with access to it. */
export function DeskLinks({ desk: current, counts, late }: DeskLinksProps) {
  const sumOf = (waiting: readonly string[], all: DeskLinksProps['late']) =>
    waiting.reduce((sum, stage) => sum + (all?.[stage] ?? 0), 0);
  const links = useRef<HTMLElement>(null);
  // On a phone the row overflows, more so with counts. Only the row scrolls, not the page.
  useEffect(() => {
    const row = links.current;
    const open = row?.querySelector('[aria-current]');
    if (!row || !open) return;
    const beyond = open.getBoundingClientRect().right - row.getBoundingClientRect().right;
    if (beyond > 0) row.scrollLeft += beyond;
  }, [current, counts]);
  return (
    <Links ref={links} aria-label={messages.label}>
      {useDeskLinks().map(({ desk, to, label, waiting }) => (
        <Link key={to} to={to} aria-current={desk === current ? 'page' : undefined}>
          {label}
          {counts && <span>{formatCount(sumOf(waiting, counts))}</span>}
          {sumOf(waiting, late) > 0 && <b>{messages.late(sumOf(waiting, late))}</b>}
        </Link>
      ))}
    </Links>
  );
}
