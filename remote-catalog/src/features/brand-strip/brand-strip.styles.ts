import styled, { css, keyframes } from 'styled-components';
import { media, tokens } from '@pasal/shared/theme';

const { color, font, space } = tokens;
/** Two equal halves move by one half: the end looks like the start. */
const move = keyframes`to { transform: translateX(-50%); }`;

export const Strip = styled.section`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 80px;
  border-block: 1px solid ${color.border};
`;

/** A strip that does not loop can be scrolled. */
export const Window = styled.div<{ $loops: boolean }>`
  flex: 1;
  overflow: ${({ $loops }) => ($loops ? 'hidden' : 'auto hidden')};
  mask-image: linear-gradient(
    90deg,
    transparent,
    ${color.ink} ${space(8)} calc(100% - ${space(8)}),
    transparent
  );
  ${media.calm} {
    overflow-x: auto;
  }
`;

export const Track = styled.div<{ $loops: boolean; $paused: boolean }>`
  display: flex;
  width: max-content;
  animation: ${({ $loops }) =>
    $loops
      ? css`
          ${move} 60s linear infinite
        `
      : 'none'};
  animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};
  &:hover,
  &:focus-within {
    animation-play-state: paused;
  }
  ${media.calm} {
    animation: none;
  }
`;

export const Brands = styled.ul<{ $copy?: boolean }>`
  display: flex;
  flex: none;
  ${media.calm} {
    display: ${({ $copy }) => ($copy ? 'none' : 'flex')};
  }
`;

export const Brand = styled.li`
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 64px;
    padding-inline: ${space(5)};
    color: ${color.inkMuted};
    text-decoration: none;
  }
  a:hover {
    color: ${color.brand};
  }
  a:focus-visible {
    outline-offset: -3px;
  }
`;

/** One box for every logo, so that none moves another when it arrives. */
export const Logo = styled.img.attrs({ width: 132, height: 40 })`
  width: 132px;
  height: 40px;
  object-fit: contain;
  border-radius: ${tokens.radius.md};
  background: ${color.plate};
`;

export const Name = styled.span`
  min-width: 88px;
  font-size: ${font.size.lg};
  font-weight: ${font.weight.bold};
  letter-spacing: 0.02em;
  text-align: center;
  white-space: nowrap;
`;
