import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Page = styled.div`
  display: grid;
  place-items: center;
  min-height: 70vh;
  padding: ${space(6)} ${space(4)};
`;
export const Card = styled.form`
  display: grid;
  gap: ${space(4)};
  width: min(420px, 100%);
  padding: ${space(8)} ${space(6)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.shadow.low};
  h1 {
    font-size: ${font.size.xl};
  }
  > p {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;
export const PasswordBox = styled.div`
  position: relative;
  input {
    padding-right: 52px;
  }
  button {
    position: absolute;
    top: 0;
    right: 0;
  }
`;
export const Refusal = styled.div`
  padding: ${space(3)};
  border-radius: ${tokens.radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${font.size.sm};
`;
