import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { space } = tokens;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(168px, 1fr));
  align-items: end;
  gap: ${space(3)};
  margin-block-end: ${space(4)};
  > div > button {
    width: 100%;
  }
`;
