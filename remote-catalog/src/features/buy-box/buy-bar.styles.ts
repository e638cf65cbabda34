import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { clampedLines } from '@pasal/shared/ui';

const { color, font, space } = tokens;

/** The price and the button, while the button's own place is out of sight. */
export const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${tokens.layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(2)} ${space(4)};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.high};
  > div {
    min-width: 0;
  }
  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
    ${clampedLines(1)}
  }
  > button {
    flex: none;
    min-width: 40%;
    padding-inline: ${space(3)};
  }
  ${media.desktop} {
    display: none;
  }
`;
