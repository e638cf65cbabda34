import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

export const Ways = styled.nav`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  margin-block: ${space(2)};
  h2 {
    color: ${color.ink};
    font-size: ${tokens.font.size.md};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space(2)};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.height.target};
    padding: ${space(1)} ${space(4)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${tokens.radius.pill};
    color: ${color.ink};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    color: ${color.brandStrong};
  }
`;
