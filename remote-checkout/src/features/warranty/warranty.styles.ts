import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  h2 {
    font-size: ${font.size.lg};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(3)};
  margin-block-start: ${space(4)};
  dt {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Problem = styled.p`
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
`;
