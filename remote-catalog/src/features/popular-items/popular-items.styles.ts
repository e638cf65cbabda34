import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { clampedLines, DiscountBadge } from '@pasal/shared/ui';

const { color, font, space } = tokens;

export const Panel = styled.section`
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.lg};
  background: ${color.surface};
  header {
    margin-bottom: 0;
  }
  h2 {
    font-size: ${font.size.lg};
  }
`;

export const Action = styled.div`
  position: relative;
  button,
  a {
    width: 64px;
    padding: ${space(1)};
    font-size: ${font.size.xs};
  }
`;

/**
 * Without hover the button has its own column. With a pointer it appears over the end of the row, where at most the
 * original price is, and the text has the full width.
 */
export const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  height: ${tokens.lines(76)};
  overflow: hidden;
  border-top: 1px solid ${color.border};
  /* Beside the button, and on a phone, the original price may need a line of its own. */
  ${media.touch} {
    height: ${tokens.lines(100)};
  }
  ${media.phone} {
    height: ${tokens.lines(100)};
  }
  @media (hover: hover) {
    grid-template-columns: 64px minmax(0, 1fr);
    ${Action} {
      position: absolute;
      right: 0;
      bottom: ${space(1)};
    }
    ${Action} :is(button, a) {
      width: auto;
      min-height: 32px;
      padding-inline: ${space(3)};
      opacity: 0;
      transition: opacity ${tokens.motion};
    }
    &:hover ${Action} :is(button, a),
    &:focus-within ${Action} :is(button, a) {
      opacity: 1;
    }
  }
`;

export const Picture = styled.span`
  position: relative;
`;

/** The discount ribbon across the picture's top edge. */
export const Ribbon = styled(DiscountBadge)`
  position: absolute;
  top: 0;
  left: 0;
  padding: 0 ${space(1)};
  border-radius: ${tokens.radius.md} 0;
`;

export const Words = styled.div`
  display: grid;
  gap: 2px;
  h3 {
    font-size: ${font.size.sm};
    font-weight: ${font.weight.medium};
    ${clampedLines(2)}
    min-height: 0;
  }
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    height: ${tokens.lines(22)};
    overflow: hidden;
    line-height: ${tokens.lines(22)};
    ${media.touch} {
      height: auto;
    }
    ${media.phone} {
      height: auto;
    }
  }
  p b,
  p s {
    font-size: ${font.size.sm};
  }
`;
