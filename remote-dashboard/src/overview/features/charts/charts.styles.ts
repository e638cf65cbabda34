import styled from 'styled-components';
import { Link } from '@pasal/shared/routing';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Root = styled.section`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  > h2 {
    font-size: ${font.size.lg};
  }
`;

/** A segmented choice; radio buttons underneath, so arrow keys work. */
export const Switch = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 2px;
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.md};
  background: ${color.surface};
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 40px;
    padding-inline: ${space(4)};
    border-radius: 6px;
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
  label:has(:checked) {
    background: ${color.brand};
    color: ${color.onBrand};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

/** Two side by side if there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(4)};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A bar below a product's name: its sales relative to the best seller's. */
export const Share = styled.span<{ $part: number }>`
  display: block;
  width: ${({ $part }) => Math.max(1, Math.round($part * 100))}%;
  height: 4px;
  margin-top: ${space(1)};
  border-radius: ${tokens.radius.pill};
  background: ${color.brand};
`;

export const Rows = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    min-height: ${tokens.height.target};
    font-size: ${font.size.sm};
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
`;

export const ProductLink = styled(Link)`
  display: block;
  padding-block: ${space(2)};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
`;

/** A link to the full list. */
export const MoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${tokens.height.target};
  color: ${color.brand};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
`;

export const Nothing = styled.p`
  min-height: ${tokens.height.target};
  color: ${color.inkMuted};
  line-height: ${tokens.height.target};
`;
