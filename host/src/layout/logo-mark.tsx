import { tokens } from '@pasal/shared/theme';

/** The shop's mark: a market stall under its awning. */
export function LogoMark({ size = 32 }: { size?: number }) {
  const { mark, onDeep } = tokens.color;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill={mark} />
      <path
        d="M7 15h18v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 24z"
        fill={onDeep}
        opacity={0.88}
      />
      <path d="M13 18.5h6v7h-6z" fill={mark} />
      <path
        d="M8 6.5h16l2.5 7a3 3 0 0 1-5.5 1.5 3 3 0 0 1-5 0 3 3 0 0 1-5 0 3 3 0 0 1-5.5-1.5z"
        fill={onDeep}
      />
    </svg>
  );
}
