import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Card = styled.section`
  max-width: 480px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.lg};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.low};
  h2 {
    padding: ${space(4)} ${space(6)};
    background: ${color.brand};
    color: ${color.onBrand};
    font-size: ${font.size.lg};
    letter-spacing: 0.06em;
  }
  footer {
    padding: ${space(3)} ${space(6)};
    border-top: 1px solid ${color.border};
    background: ${color.surfaceMuted};
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)} ${space(6)};
  padding: ${space(5)} ${space(6)};
  dt {
    color: ${color.inkMuted};
  }
  dd {
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
`;
