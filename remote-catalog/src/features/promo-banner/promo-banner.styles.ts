import styled from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';
import { clampedLines } from '@pasal/shared/ui';

const { color, font, space } = tokens;

/** A fixed height, known before the banner loads. */
const BANNER_HEIGHT = tokens.lines(176);
const PHONE_HEIGHT = tokens.lines(208);

export const Place = styled.div`
  height: ${BANNER_HEIGHT};
  ${media.tablet} {
    height: ${PHONE_HEIGHT};
  }
`;

/** The picture fades to a plain colour behind the text, which stays readable on any picture. */
export const Banner = styled.section`
  position: relative;
  display: flex;
  align-items: center;
  height: ${BANNER_HEIGHT};
  overflow: hidden;
  border-radius: ${tokens.radius.lg};
  background: ${color.deep};
  color: ${color.onDeep};
  :focus-visible {
    outline-color: ${color.onDeep};
  }
  img {
    position: absolute;
    inset: 0 0 0 auto;
    width: 60%;
    height: 100%;
    object-fit: cover;
    object-position: 100% 70%;
  }
  img + div::before {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to right, ${color.deep} 42%, transparent 62%);
  }
  ${media.tablet} {
    height: ${PHONE_HEIGHT};
    img + div::before {
      background: linear-gradient(to right, ${color.deep} 56%, transparent 92%);
    }
    img + div > div {
      width: 72%;
    }
  }
`;

export const Words = styled.div`
  display: flex;
  align-items: center;
  width: 100%;
  overflow-wrap: anywhere;
  > div {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(1)} ${space(6)};
    width: min(100%, 52%);
    padding: ${space(4)} ${space(8)};
  }
  h2 {
    ${clampedLines(2)}
    min-height: 0;
    font-size: ${font.size.xl};
    line-height: 1.2;
    text-wrap: balance;
  }
  ${media.tablet} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
      gap: ${space(3)};
      width: 100%;
      padding: ${space(3)} ${space(4)};
    }
    h2 {
      font-size: ${font.size.lg};
    }
  }
`;

/** The stacked lines below the title; overflow is clipped. */
export const Lines = styled.div`
  display: flex;
  max-height: ${tokens.lines(42)};
  overflow: hidden;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  margin-top: ${space(1)};
  p {
    font-size: ${font.size.sm};
    line-height: ${tokens.lines(21)};
  }
`;

export const Discount = styled.p`
  width: fit-content;
  margin-bottom: ${space(2)};
  padding: 2px ${space(2)};
  border-radius: ${tokens.radius.md};
  background: ${color.sale};
  color: ${color.onSale};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.bold};
`;
