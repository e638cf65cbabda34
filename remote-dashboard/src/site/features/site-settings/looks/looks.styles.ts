import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, radius, space } = tokens;

/** Each picture on its actual background. */
export const Chosen = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 144px;
  height: 96px;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.plate};
  img {
    width: calc(100% - ${space(4)});
    height: 72px;
    object-fit: contain;
  }
  ${media.phone} {
    width: 112px;
  }
`;

export const Tools = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
`;

export const ColorRow = styled.div`
  display: flex;
  gap: ${space(3)};
  input[type='color'] {
    flex: none;
    width: 56px;
    height: ${tokens.height.target};
    padding: ${space(1)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.md};
    background: ${color.surface};
    cursor: pointer;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

export const Swatch = styled.span.attrs<{ $color: string }>(({ $color }) => ({
  style: { background: $color },
}))`
  width: 18px;
  height: 18px;
  border-radius: ${radius.pill};
`;
