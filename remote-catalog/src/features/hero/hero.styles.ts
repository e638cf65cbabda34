import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const Hero = styled.section`
  position: relative;
  display: flex;
  align-items: flex-end;
  height: 100%;
  min-height: 400px;
  overflow: hidden;
  border-radius: ${tokens.radius.lg};
  background: ${color.brandSoft};
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 75% 50%;
  }
  ${media.phone} {
    min-height: 340px;
  }
`;

export const Words = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  width: 100%;
  padding: ${space(12)} ${space(6)} ${space(6)};
  background: linear-gradient(to top, ${color.surface} 72%, transparent);
  overflow-wrap: anywhere;
  h1 {
    max-width: 18em;
    font-size: ${font.size.xxl};
    line-height: 1.15;
  }
  p {
    color: ${color.inkMuted};
  }
  ${media.phone} {
    padding-inline: ${space(4)};
    h1 {
      font-size: ${font.size.xl};
    }
  }
`;
