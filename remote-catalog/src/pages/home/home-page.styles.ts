import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { space } = tokens;

/** The height of sidebar and hero, with room for eight categories, the maximum before Show More. */
const HERO_HEIGHT = '484px';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  padding-block: ${space(4)} ${space(12)};
  ${media.phone} {
    gap: ${space(5)};
    padding-top: ${space(3)};
  }
  &[hidden] {
    display: none;
  }
`;

const area = (name: string) => styled.div`
  grid-area: ${name};
  min-width: 0;
`;
export const Filter = area('filter');
export const Hero = area('hero');
/** Stretches the posters to the bottom of the side panel. */
export const Posters = styled(area('posters'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &:empty {
    display: none;
  }
`;
/** Empty in a shop without an offer and popular products. */
export const Side = styled(area('side'))`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  &:empty {
    display: none;
  }
`;
/** Sidebar, hero and side panel; the posters are below the first two. One column below desktop width. */
export const Top = styled.div`
  display: grid;
  grid-template:
    'filter hero side' minmax(${HERO_HEIGHT}, auto)
    'posters posters side' 1fr / 240px minmax(0, 1fr) 320px;
  gap: ${space(4)};
  /* Without posters the hero reaches down to the lower end of the side panel. */
  &:has(> ${Posters}:empty) {
    grid-template: 'filter hero side' minmax(${HERO_HEIGHT}, auto) / 240px minmax(0, 1fr) 320px;
  }
  &:has(> ${Side}:empty) {
    grid-template:
      'filter hero' minmax(${HERO_HEIGHT}, auto)
      'posters posters' auto / 240px minmax(0, 1fr);
  }
  ${media.tablet} {
    display: flex;
    flex-direction: column;
  }
  ${media.phone} {
    gap: ${space(3)};
  }
`;
