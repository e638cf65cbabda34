import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Hint = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;

export const Remembered = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block-end: ${space(4)};
  padding: ${space(1)} 0 ${space(1)} ${space(4)};
  border-radius: ${tokens.radius.md};
  background: ${color.brandSoft};
  font-size: ${font.size.sm};
  button {
    flex: none;
    color: ${color.brandStrong};
    text-decoration: underline;
  }
`;
