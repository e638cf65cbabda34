import { createGlobalStyle } from 'styled-components';
import { colorsOf } from './colors';
import { media, tokens } from './tokens';

/** Colours, reset, typography and focus for the whole page; rendered once, by the host. */
export const GlobalStyle = createGlobalStyle`
  :root { ${colorsOf('light')} }
  /* Paper is light. The system's wish counts while nobody has chosen. */
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${colorsOf('dark')} }
  }
  @media screen {
    :root[data-theme='dark'] { ${colorsOf('dark')} }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html { scroll-padding-top: 96px; -webkit-text-size-adjust: 100%; }
  /* The sticky header, which has the search on a row of its own on phones, never hides the focus. */
  ${media.phone} { html { scroll-padding-top: 144px; } }
  ${media.low} { html { scroll-padding-top: ${tokens.space(4)}; } }
  /* What a part keeps at the window's foot hides no focus; a bar leaves room to read the footer to its end. */
  ${media.tablet} {
    html:has([data-foot]) { scroll-padding-bottom: ${tokens.space(20)}; }
    body:has([data-foot='bar']) { padding-bottom: ${tokens.space(18)}; }
  }
  body {
    margin: 0;
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font: ${tokens.font.weight.regular} ${tokens.font.size.md}/1.5 ${tokens.font.family};
    font-variant-numeric: tabular-nums;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  img, svg { display: block; max-width: 100%; }
  a { color: inherit; }
  button, input, select, textarea { font: inherit; color: inherit; }
  ::placeholder { color: ${tokens.color.inkMuted}; opacity: 1; }
  button { cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  :focus-visible { outline: 3px solid ${tokens.color.brand}; outline-offset: 2px; }
  /* Grounds of ours are gone then: what is chosen stands in the colours that the system chooses with. */
  ${media.forced} {
    :is(a, button)[aria-current]:not([aria-current='false']), [aria-pressed='true'],
    [role='option'][aria-selected='true'], label:has([type='radio']:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  ${media.calm} {
    *, *::before, *::after {
      /* No time at all: what takes 0.01 ms still runs for a whole frame of a busy machine. */
      animation-delay: 0s !important;
      animation-duration: 0s !important;
      animation-iteration-count: 1 !important;
      transition-delay: 0s !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
