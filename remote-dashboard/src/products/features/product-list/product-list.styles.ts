import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

/** The size of a target, drawn at the size of a checkbox. */
export const SelectBox = styled.input`
  width: 20px;
  height: 20px;
  margin: 12px;
  accent-color: ${tokens.color.brand};
  cursor: pointer;
`;

/** A small picture of a product. */
export const Thumb = styled.span`
  display: block;
  width: 40px;
`;

/** A title that never makes its row taller; its tooltip and View have all of it. */
export const TwoLines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** A product's badges, stacked if the column is narrow. */
export const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(1)};
`;

/** Search and filters in one row. On phones the filters are behind a button. */
export const FilterRow = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(160px, 2fr) repeat(5, minmax(0, 1fr));
  gap: ${tokens.space(3)};
  align-items: end;
  > button,
  > [data-phone] {
    display: none;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > button {
      display: inline-flex;
    }
    > :nth-child(n + 3) {
      display: ${({ $open }) => ($open ? 'grid' : 'none')};
      grid-column: 1 / -1;
    }
  }
`;
