import styled from 'styled-components';
import { tokens } from '@pasal/shared/theme';
import { clampedLines } from '../product-card/product-card.styles';

const { color, font, space } = tokens;

export const Panel = styled.section`
  padding: ${space(2)} ${space(4)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.lg};
  background: ${color.surface};
  h2 {
    font-size: ${font.size.lg};
  }
`;

export const Action = styled.div`
  position: relative;
  button {
    width: 60px;
    padding: ${space(1)};
    font-size: ${font.size.xs};
  }
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) 60px;
  align-items: center;
  gap: ${space(3)};
  height: 92px;
  overflow: hidden;
  border-top: 1px solid ${color.border};
  @media (hover: hover) {
    ${Action} button {
      opacity: 0;
      transition: opacity ${tokens.motion};
    }
    &:hover ${Action} button,
    &:focus-within ${Action} button {
      opacity: 1;
    }
  }
`;

export const Picture = styled.span`
  position: relative;
`;

/** The discount ribbon across the picture's upper edge. */
export const Ribbon = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  padding: 0 ${space(1)};
  border-radius: ${tokens.radius.md} 0;
  background: ${color.sale};
  color: ${color.onSale};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.bold};
`;

export const Words = styled.div`
  display: grid;
  gap: 2px;
  h3 {
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
    ${clampedLines(2)}
    min-height: 0;
  }
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    height: 22px;
    overflow: hidden;
    font-size: ${font.size.sm};
    line-height: 22px;
  }
`;
