import styled, { keyframes } from 'styled-components';
import { WORDS } from '@pasal/shared/domain';
import { tokens } from '@pasal/shared/theme';

const turn = keyframes`to { transform: rotate(360deg); }`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

/** A loading indicator. */
export function Spinner({ size = 24 }: { size?: number }) {
  return <Ring $size={size} aria-hidden="true" />;
}

const Centre = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space(3)};
  min-height: 40vh;
  color: ${tokens.color.brand};
`;
const Words = styled.span`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.font.size.sm};
`;

/** A loading page or panel, with an announcement. */
export function LoadingView({ label = WORDS.loading }: { label?: string }) {
  return (
    <Centre role="status">
      <Spinner size={36} />
      <Words>{label}</Words>
    </Centre>
  );
}
