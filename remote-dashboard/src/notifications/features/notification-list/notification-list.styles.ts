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

export const OrderLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  color: ${color.brand};
  font-size: ${font.size.xs};
  ${media.tablet} {
    min-height: ${tokens.height.target};
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
  button {
    padding-inline: ${space(3)};
    font-size: ${font.size.sm};
    white-space: nowrap;
  }
`;

/** A panel above the list for messages that need someone's attention. */
export const Attention = styled(Panel)<{ $urgent: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
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
