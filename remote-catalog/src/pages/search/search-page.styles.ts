import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { space } = tokens;

export const Nothing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(12)};
`;
