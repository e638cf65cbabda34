export { colorsOf, shownColor } from './colors';
export * from './global-style';
export * from './accent-style';
export * from './light-colors';
export * from './tokens';
export * from './use-theme';
export * from './visually-hidden';
