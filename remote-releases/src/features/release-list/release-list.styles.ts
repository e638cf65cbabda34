import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Part = styled.span`
  font-weight: ${font.weight.semibold};
`;

export const Version = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Muted = styled.span`
  color: ${color.inkMuted};
`;

/** A version or a part, and below it what is to be known of it. */
export const Noted = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

/** Below it: how far its plan is, or that few more are kept. */
export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(2)};
  font-size: ${font.size.sm};
`;
