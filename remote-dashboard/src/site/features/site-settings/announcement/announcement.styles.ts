import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** A preview of the announcement. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  background: ${color.night};
  color: ${color.onDeep};
  font-size: ${font.size.sm};
  p {
    flex: 1;
    text-align: center;
    overflow-wrap: anywhere;
  }
  u {
    font-weight: ${font.weight.semibold};
  }
`;
