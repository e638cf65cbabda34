import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, radius, space } = tokens;

/** Name and counts take the room, the menu is at the end. */
export const Words = styled.div`
  flex: 1 1 140px;
  min-width: 0;
  strong {
    display: block;
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
  span {
    color: ${color.inkMuted};
    font-size: ${font.size.sm};
  }
`;

export const BrandList = styled.ul`
  display: grid;
`;

export const Brand = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 64px;
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

export const Wide = styled.strong`
  flex: 1;
  min-width: 0;
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`;

/** Every logo on the shop's own background, so that a pale one is judged as it will appear. */
export const LogoPlace = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 112px;
  height: 48px;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.plate};
  color: ${color.borderStrong};
  img {
    width: 96px;
    height: 32px;
    object-fit: contain;
  }
  ${media.phone} {
    width: 88px;
    img {
      width: 76px;
    }
  }
`;
