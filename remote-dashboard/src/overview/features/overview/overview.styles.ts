import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';
import { Panel } from '@pasal/shared/ui';

const { color, font, space } = tokens;

/** The urgency of a task. */
const TONES = { calm: color.brand, soon: color.warning, now: color.danger } as const;
type Tone = keyof typeof TONES;

export const Cards = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(4)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)};
  }
`;

export const Card = styled(Panel).attrs({ as: 'div' })`
  position: relative;
  dt {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  dd {
    min-height: 48px;
    font-size: ${font.size.xxl};
    font-weight: ${font.weight.bold};
    line-height: 48px;
  }
  svg {
    position: absolute;
    top: calc(50% - 16px);
    right: ${space(5)};
    color: ${color.brand};
  }
  ${media.phone} {
    padding: ${space(4)};
    svg {
      display: none;
    }
  }
`;

/** The whole card is its link. */
export const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
  &:hover::after {
    box-shadow: inset 0 0 0 1px ${color.brand};
  }
`;

/** Pending tasks, side by side; stacked on phones. */
export const Tasks = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(4)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
  }
`;

export const Task = styled(Link)<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 56px;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.border};
  border-inline-start: 4px solid ${({ $tone }) => TONES[$tone]};
  border-radius: ${tokens.radius.md};
  background: ${color.surface};
  color: inherit;
  text-decoration: none;
  &:hover {
    border-color: ${color.brand};
  }
  b {
    min-width: 1.2em;
    color: ${({ $tone }) => TONES[$tone]};
    font-size: ${font.size.lg};
    font-variant-numeric: tabular-nums;
  }
  svg {
    flex: none;
    margin-inline-start: auto;
    color: ${color.inkMuted};
  }
`;

export const NothingToDo = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 56px;
  padding-inline: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.md};
  background: ${color.surface};
  svg {
    color: ${color.success};
  }
`;

/** A card's number in the previous period. */
export const Compared = styled.dd`
  && {
    min-height: 20px;
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.regular};
    line-height: 20px;
  }
`;

export const Change = styled.b<{ $up: boolean }>`
  color: ${({ $up }) => ($up ? color.success : color.danger)};
`;

export const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(4)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const ListPanel = styled(Panel)`
  display: grid;
  gap: ${space(2)};
  h2 {
    font-size: ${font.size.md};
  }
  > p {
    min-height: ${tokens.height.target};
    color: ${color.inkMuted};
    line-height: ${tokens.height.target};
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
`;

/** One status with its count; links to the list. */
export const StatusLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: ${tokens.height.target};
  padding-inline: ${space(2)};
  border-radius: ${tokens.radius.md};
  text-decoration: none;
  &:hover {
    background: ${color.surfaceMuted};
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;
