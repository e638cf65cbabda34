export { GlobalStyle } from './global-style';
export { media, tokens } from './tokens';
export { visuallyHidden } from './visually-hidden';
