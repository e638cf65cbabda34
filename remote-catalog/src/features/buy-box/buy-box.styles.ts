import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Box = styled.div`
  display: grid;
  gap: ${space(4)};
  align-content: start;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
  h1 {
    font-size: ${font.size.xl};
    line-height: 1.25;
  }
  ${media.tablet} {
    gap: ${space(2)};
  }
  ${media.desktop} {
    padding: ${space(6)};
    border: 1px solid ${color.border};
    border-radius: ${tokens.radius.lg};
    position: sticky;
    top: calc(${tokens.height.header} + ${space(4)});
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  /* The heart's disc stands flush with the box, its target reaches out of it. */
  margin-block: -${space(1)};
  > button {
    margin-inline: auto -${space(1)};
  }
`;

export const Brand = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;

export const PriceLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  ${media.tablet} {
    && b {
      font-size: ${font.size.xl};
    }
    && s {
      font-size: ${font.size.md};
    }
  }
`;

/** `description`: plain text with its author's line breaks. */
export const Description = styled.p`
  white-space: pre-line;
`;

export const Note = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
  &:empty {
    display: none;
  }
`;

/** Reserves the height of the longer text, which appears once the cart is known: nothing below moves. */
export const SoldOut = styled(Note)`
  min-height: 3em;
`;

/** A row of two cards at any viewport width. */
export const Similar = styled.div`
  width: 100%;
  h2 {
    font-size: ${font.size.lg};
  }
  section > ul {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Assurance = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  svg {
    flex: none;
    color: ${color.brand};
  }
`;

/** With less room it sticks to the bottom of the viewport until its own place is visible, even without scripts. */
export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  > button {
    flex: 1;
    padding-inline: ${space(2)};
  }
  ${media.tablet} {
    position: sticky;
    bottom: 0;
    z-index: ${tokens.layer.sticky};
    padding-block: ${space(2)};
    background: ${color.surface};
  }
`;

export const Quantity = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color.borderStrong};
  border-radius: ${tokens.radius.md};
  output {
    min-width: ${space(10)};
    text-align: center;
    font-weight: ${font.weight.semibold};
  }
`;

/** The variants as chips; sold-out ones can be selected too. */
export const Choice = styled.div`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
  a {
    display: grid;
    align-content: center;
    min-height: ${tokens.height.target};
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${tokens.radius.md};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    border-color: ${color.brand};
  }
  a[aria-current='true'] {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    box-shadow: inset 0 0 0 1px ${color.brand};
    font-weight: ${font.weight.semibold};
  }
  a[data-none] {
    border-style: dashed;
  }
  small {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.regular};
  }
`;
