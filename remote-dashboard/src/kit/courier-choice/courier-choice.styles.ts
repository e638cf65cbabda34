import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

/** A warning below the selected courier. */
export const Warning = styled.p`
  margin: 0;
  padding: ${space(2)} ${space(3)};
  border-inline-start: 3px solid ${color.danger};
  background: ${color.dangerSoft};
  overflow-wrap: anywhere;
`;
