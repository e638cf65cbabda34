import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { space } = tokens;

export const Attribute = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(2)};
  min-width: 0;
  padding-block: ${space(2)};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${space(3)};
  align-items: start;
`;
