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

export const Candidate = styled.div`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

/** Below a version: how far its plan is. */
export const Plan = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(2)};
  font-size: ${font.size.sm};
`;
