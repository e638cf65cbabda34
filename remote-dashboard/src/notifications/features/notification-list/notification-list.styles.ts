import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';
import { Panel } from '@pasal/shared/ui';

const { color, font, space } = tokens;

/** A second, smaller line in a cell. */
export const Minor = styled.span`
  display: block;
  margin-top: 2px;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
`;

/** Rows become cards below this width. */
const card = '@container (max-width: 879px)';

/** The time, with the order below, or next to it on a card. */
export const Written = styled.div`
  display: grid;
  justify-items: start;
  ${card} {
    display: flex;
    gap: ${space(3)};
    align-items: center;
  }
`;

/** Limited to one line on a card. */
export const Subject = styled.div`
  ${card} {
    overflow: hidden;
    font-weight: ${font.weight.semibold};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const OrderLink = styled(Link)`
  color: ${color.brand};
  font-size: ${font.size.xs};
  ${card} {
    padding-block: 3px;
    font-size: ${font.size.sm};
  }
`;

/** The state of a notification, and its buttons. */
export const StateCell = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  justify-content: space-between;
  > div {
    flex: 1 1 160px;
    min-width: 0;
  }
  ${card} {
    flex-wrap: nowrap;
    > div {
      flex-basis: auto;
    }
  }
  button {
    padding-inline: ${space(3)};
    font-size: ${font.size.sm};
    white-space: nowrap;
  }
`;

/** A panel above the list for messages that need attention. */
export const Attention = styled(Panel)<{ $urgent: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: start;
  padding: ${space(4)};
  border-color: ${({ $urgent }) => ($urgent ? color.warning : color.border)};
  background: ${({ $urgent }) => ($urgent ? color.warningSoft : color.brandSoft)};
  > svg {
    color: ${({ $urgent }) => ($urgent ? color.warning : color.brand)};
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const AttentionActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  ${media.phone} {
    grid-column: 1 / -1;
    button {
      flex: 1;
    }
  }
`;
