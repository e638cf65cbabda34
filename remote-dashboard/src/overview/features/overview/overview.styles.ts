import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';
import { Panel } from '@pasal/shared/ui';

const { color, font, space } = tokens;

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

/** What a card's number was in the period before. */
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

/** One status and how many there are; leads to their list. */
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
