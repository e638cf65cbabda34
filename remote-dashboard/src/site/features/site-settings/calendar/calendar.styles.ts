import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Year = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0 0 ${space(3)};
  border: 0;
  border-block-end: 1px solid ${color.border};
  legend {
    padding: 0 0 ${space(2)};
    font-weight: ${font.weight.semibold};
  }
  > div:last-of-type {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
  }
`;

export const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(3)};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The length of a year. */
export const Sum = styled.p<{ $warns?: boolean }>`
  color: ${({ $warns }) => ($warns ? color.warning : color.inkMuted)};
  font-size: ${font.size.sm};
`;

export const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(4)};
`;
