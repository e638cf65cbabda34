import styled from 'styled-components';
import { media, tokens, visuallyHidden } from '@pasal/shared/theme';
import { clampedLines } from '../clamped-lines';
import { Skeleton } from '../skeleton';

const { color, font, space } = tokens;

export const Grid = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${space(4)};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: ${tokens.twoAcross};
    gap: ${space(3)};
  }
`;

/** Shown while the card is hovered or focused; always on devices without hover. */
export const Action = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  min-height: ${tokens.height.target};
  button,
  a {
    width: 100%;
    padding-inline: ${space(2)};
    font-size: ${font.size.sm};
  }
`;

export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  height: 100%;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.lg};
  background: ${color.surface};
  transition: box-shadow ${tokens.motion};
  &:hover,
  &:focus-within {
    box-shadow: ${tokens.shadow.low};
  }
  /* With a pointer: over the lower edge of the picture, whose side is the card's width. */
  container-type: inline-size;
  @media (hover: hover) {
    ${Action} {
      position: absolute;
      top: calc(100cqi + ${space(1)} - ${tokens.height.target});
      right: ${space(5)};
      left: ${space(5)};
    }
    ${Action} :is(button, a) {
      opacity: 0;
      transition: opacity ${tokens.motion};
    }
    &:hover ${Action} :is(button, a),
    &:focus-within ${Action} :is(button, a) {
      opacity: 1;
    }
  }
  ${media.phone} {
    padding: ${space(2)};
  }
`;

/** Placeholder of the picture: a square as wide as the card. */
export const PicturePlace = styled(Skeleton)`
  aspect-ratio: 1;
`;

export const Corner = styled.span`
  position: absolute;
  top: ${space(5)};
  left: ${space(5)};
  ${media.phone} {
    top: ${space(3)};
    left: ${space(3)};
  }
`;

/** Over the picture's other corner, above the link that covers the card. */
export const CornerPlace = styled.div`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
  ${media.phone} {
    top: ${space(2)};
    right: ${space(2)};
  }
`;

export const Brand = styled.p`
  overflow: hidden;
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
  line-height: ${tokens.lines(18)};
  height: ${tokens.lines(18)};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Title = styled.h3`
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  ${clampedLines(2)}
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  a:hover {
    text-decoration: underline;
  }
`;

/** The visible title on phones, where two lines would truncate the full one. */
export const ShortTitle = styled.span`
  display: none;
  ${media.phone} {
    display: inline;
  }
`;

/** The link's accessible name everywhere. */
export const FullTitle = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;

/**
 * In a narrow card the original price has its own line, reserved in every card. Two sizes on one baseline make a
 * line up to 2 px taller than either.
 */
export const PriceRow = styled.p`
  min-height: ${tokens.lines(28)};
  line-height: ${tokens.lines(24)};
  @container (max-width: 210px) {
    min-height: ${tokens.lines(48)};
    > span {
      display: grid;
    }
  }
`;
