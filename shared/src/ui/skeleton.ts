import styled, { keyframes } from 'styled-components';
import { tokens } from '@pasal/shared/theme';

const breathe = keyframes`50% { opacity: 0.5; }`;

/** A grey block of the exact size of its content. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $height: string;
  $width?: string;
}>`
  display: block;
  height: ${({ $height }) => $height};
  width: ${({ $width = '100%' }) => $width};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.border};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
