import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { space } = tokens;

/** The fields of a change of prices. */
export const PriceFields = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Problems = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(5)};
  list-style: disc;
`;
