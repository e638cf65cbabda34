import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** The pictures on top, the shop's name and tagline below: no text on a picture. */
export const Hero = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: ${tokens.radius.lg};
  background: ${color.accentSoft};
`;

export const Stage = styled.div`
  position: relative;
  flex: 1 1 0;
  min-height: 220px;
  overflow: hidden;
  /* This shows until the first picture has come, and in a shop without pictures. */
  background:
    radial-gradient(circle at 84% 8%, ${color.mark} 0 24%, transparent 24.4%),
    radial-gradient(circle at 12% 108%, ${color.mark} 0 34%, transparent 34.4%) ${color.deep};
  > img {
    position: absolute;
    inset: 0;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 85% 50%;
  }
  ${media.tablet} {
    flex: none;
    min-height: 0;
    aspect-ratio: 5 / 2;
  }
  ${media.phone} {
    aspect-ratio: 2 / 1;
  }
`;

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  padding: ${space(5)} ${space(6)};
  overflow-wrap: anywhere;
  > div {
    flex: 1 1 240px;
    min-width: 0;
  }
  h1 {
    font-size: ${font.size.xl};
    line-height: 1.25;
    text-wrap: balance;
  }
  p {
    margin-top: ${space(1)};
    color: ${color.inkMuted};
  }
  ${media.phone} {
    padding: ${space(3)} ${space(4)} ${space(4)};
    h1 {
      font-size: ${font.size.lg};
    }
    p {
      font-size: ${font.size.sm};
    }
    > a {
      width: 100%;
    }
  }
`;
