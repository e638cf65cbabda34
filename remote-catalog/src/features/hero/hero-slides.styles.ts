import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, space } = tokens;

/** react-slick's track needs these to be a row of slides that all fill the stage. */
export const Slides = styled.div`
  position: absolute;
  inset: 0;
  .slick-slider,
  .slick-list,
  .slick-track,
  .slick-slide,
  .slick-slide > div,
  .slick-slide > div > div {
    height: 100%;
  }
  .slick-slider {
    position: relative;
    touch-action: pan-y;
    user-select: none;
  }
  .slick-list {
    position: relative;
    overflow: hidden;
  }
  .slick-track {
    position: relative;
    display: flex;
    transform: translate3d(0, 0, 0);
  }
  .slick-slide {
    flex: none;
    min-width: 0;
  }
`;

/** On a surface of their own: whatever the picture, the controls can be seen. */
export const Controls = styled.div`
  position: absolute;
  left: ${space(3)};
  bottom: ${space(3)};
  display: flex;
  max-width: calc(100% - ${space(6)});
  padding-left: ${space(2)};
  border-radius: ${tokens.radius.pill};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.low};
  ul {
    display: flex;
    min-width: 0;
  }
  li {
    flex: 0 1 28px;
    min-width: 24px;
  }
  li button {
    display: grid;
    place-items: center;
    width: 100%;
    height: ${tokens.height.target};
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.pill};
    background: transparent;
  }
  li button::before {
    content: '';
    width: ${space(2)};
    height: ${space(2)};
    /* Seen where the system's colours replace the ground. */
    border: 1px solid transparent;
    border-radius: ${tokens.radius.pill};
    background: ${color.inkMuted} border-box;
  }
  li button[aria-current='true']::before {
    background: ${color.brand};
    box-shadow:
      -3px 0 ${color.brand},
      3px 0 ${color.brand},
      -6px 0 ${color.brand},
      6px 0 ${color.brand};
  }
  > button {
    flex: none;
    border-radius: ${tokens.radius.pill};
  }
  ${media.phone} {
    li {
      flex-basis: ${tokens.height.target};
    }
  }
`;
