import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, radius, space } = tokens;

export const Page = styled.div`
  min-height: 100dvh;
  background: ${color.surfaceMuted};
`;
export const Top = styled.header`
  padding: ${space(12)} ${space(4)};
  background: ${color.deep};
  color: ${color.onDeep};
  > div {
    max-width: ${tokens.width.dashboard};
    margin-inline: auto;
    padding-inline: ${space(4)};
    ${media.tablet} {
      padding-inline: 0;
    }
  }
  h1 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(3)};
    font-size: ${font.size.hero};
    line-height: 1.15;
  }
  h1 span {
    padding: ${space(1)} ${space(3)};
    border: 1px solid currentColor;
    border-radius: ${radius.pill};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
  }
  p {
    max-width: 60ch;
    margin-top: ${space(3)};
    font-size: ${font.size.lg};
  }
  ${media.phone} {
    padding-block: ${space(8)};
    h1 {
      font-size: ${font.size.xxl};
    }
    p {
      font-size: ${font.size.md};
    }
  }
`;
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(8)};
  margin-top: ${space(6)};
  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dd {
    font-size: ${font.size.xl};
    font-weight: ${font.weight.bold};
    line-height: 1.2;
  }
  dt {
    font-size: ${font.size.sm};
  }
`;
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${space(10)};
  max-width: ${tokens.width.dashboard};
  margin-inline: auto;
  padding-inline: ${space(8)};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding-inline: ${space(4)};
  }
`;
export const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
  padding-block: ${space(8)} ${space(20)};
  ${media.phone} {
    gap: ${space(12)};
  }
`;
export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
  > h2 {
    padding-bottom: ${space(2)};
    border-bottom: 2px solid ${color.border};
    color: ${color.brand};
    font-size: ${font.size.md};
  }
`;
export const Room = styled.details`
  padding-inline: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  summary {
    min-height: ${tokens.height.target};
    align-content: center;
    font-weight: ${font.weight.semibold};
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  ul {
    padding-bottom: ${space(4)};
  }
  li {
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
  }
`;
export const Rooms = styled.div`
  display: grid;
  gap: ${space(3)};
`;
export const Said = styled.p`
  position: fixed;
  z-index: ${tokens.layer.toast};
  right: ${space(4)};
  bottom: ${space(4)};
  &:not(:empty) {
    padding: ${space(3)} ${space(4)};
    border-radius: ${radius.md};
    background: ${color.ink};
    color: ${color.surface};
    box-shadow: ${tokens.shadow.high};
  }
`;
