import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.lg};
  background: ${color.surface};
  > [role='status'] {
    grid-column: 1 / -1;
    color: ${color.success};
    font-size: ${font.size.sm};
    &:empty {
      display: none;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
