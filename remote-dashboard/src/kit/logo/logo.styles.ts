import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const { color, font, radius, space } = tokens;

export const LogoPreview = styled.div`
  display: grid;
  place-items: center;
  min-height: 128px;
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.plate};
  color: ${color.inkMuted};
  img {
    width: 264px;
    max-width: 100%;
    height: 80px;
    object-fit: contain;
  }
`;

export const LogoTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  p {
    flex-basis: 100%;
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;
