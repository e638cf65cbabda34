import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

/** Which parcels stayed as they were, and why. */
export const StayedList = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.danger};
  border-radius: ${tokens.radius.md};
  background: ${color.dangerSoft};
  > button {
    justify-self: start;
  }
`;
