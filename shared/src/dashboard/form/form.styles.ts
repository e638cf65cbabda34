import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** Fields of a dialog, one below the other. */
export const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Refusal = styled.p`
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
  overflow-wrap: anywhere;
`;

export const Muted = styled.span`
  color: ${color.inkMuted};
  font-size: ${font.size.sm};
`;
