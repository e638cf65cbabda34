import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;

export const List = styled.ul`
  border-block-start: 1px solid ${color.border};
`;

export const Line = styled.li`
  display: grid;
  grid-template:
    'picture words controls prices' auto
    'picture problem problem problem' auto / 96px minmax(0, 1fr) auto 140px;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(4)};
  border-block-end: 1px solid ${color.border};
  ${media.phone} {
    grid-template:
      'picture words' auto
      'picture prices' auto
      'controls controls' auto
      'problem problem' auto / 88px minmax(0, 1fr);
  }
`;

export const Picture = styled.a`
  grid-area: picture;
  align-self: start;
`;

export const Words = styled.div`
  grid-area: words;
  min-width: 0;
  overflow-wrap: anywhere;
  a {
    display: inline-block;
    padding-block: ${space(1)};
    font-weight: ${font.weight.semibold};
    text-decoration: none;
  }
  a:hover {
    color: ${color.brand};
    text-decoration: underline;
  }
  p {
    font-size: ${font.size.sm};
    color: ${color.inkMuted};
  }
`;

export const Controls = styled.div`
  grid-area: controls;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${media.phone} {
    justify-content: space-between;
  }
`;

export const Quantity = styled.div`
  display: flex;
  align-items: center;
  border: 1px solid ${color.borderStrong};
  border-radius: ${tokens.radius.md};
  output {
    min-width: ${space(8)};
    text-align: center;
    font-weight: ${font.weight.semibold};
  }
`;

export const Prices = styled.div`
  grid-area: prices;
  display: grid;
  text-align: right;
  span {
    font-size: ${font.size.sm};
    color: ${color.inkMuted};
  }
  ${media.phone} {
    text-align: left;
  }
`;

export const Problem = styled.div`
  grid-area: problem;
`;
