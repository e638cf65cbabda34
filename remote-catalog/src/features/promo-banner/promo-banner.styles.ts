import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

/** One height, known before the banner is. */
const BANNER_HEIGHT = '168px';
const PHONE_HEIGHT = '248px';

export const Place = styled.div`
  height: ${BANNER_HEIGHT};
  ${media.tablet} {
    height: ${PHONE_HEIGHT};
  }
`;

export const Banner = styled.section`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${BANNER_HEIGHT};
  overflow: hidden;
  border-radius: ${tokens.radius.lg};
  background: ${color.brandSoft};
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.tablet} {
    min-height: ${PHONE_HEIGHT};
  }
`;

/** Stands on a surface of its own: whatever the picture, the words can be read. */
export const Words = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(6)};
  max-width: 720px;
  margin: ${space(4)};
  padding: ${space(4)} ${space(5)};
  border-radius: ${tokens.radius.md};
  background: color-mix(in srgb, ${color.surface} 94%, transparent);
  overflow-wrap: anywhere;
  h2 {
    font-size: ${font.size.xl};
    line-height: 1.2;
  }
  p {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Discount = styled.p`
  && {
    color: ${color.sale};
    font-weight: ${font.weight.bold};
  }
`;
