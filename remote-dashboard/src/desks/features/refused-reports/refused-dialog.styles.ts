import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

export const Reports = styled.ul`
  margin: ${space(4)} 0 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  li {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${space(4)};
    padding: ${space(3)} 0;
    border-top: 1px solid ${color.border};
  }
  p {
    margin: 0;
  }
  button {
    flex: none;
  }
  ${media.phone} {
    li {
      flex-direction: column;
      gap: ${space(2)};
    }
  }
`;
