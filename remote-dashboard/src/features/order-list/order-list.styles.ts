import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** A second, smaller line in a cell. */
export const Minor = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
`;

/** A long address is cut here; the detail dialog has all of it. */
export const TwoLines = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space(2)};
  /* In a wide table both stand side by side. */
  @container (min-width: 1040px) {
    flex-wrap: nowrap;
  }
  button {
    padding-inline: ${space(3)};
    font-size: ${font.size.sm};
    white-space: nowrap;
  }
  /* On a card they stay on one line. */
  @container (max-width: 879px) {
    flex-wrap: nowrap;
    gap: 0;
    button {
      padding-inline: ${space(2)};
    }
  }
`;
