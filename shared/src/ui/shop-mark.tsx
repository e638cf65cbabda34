import styled from 'styled-components';
import type { SizedPicture } from '@pasal/shared/contracts';
import { pictureUrl } from '@pasal/shared/domain';
import { tokens } from '@pasal/shared/theme';

/** A logo so many times as wide as it is high has the shop's name in it. */
const NAME_IN_LOGO = 2;

/** True where the shop's name stands in its own logo, so that nobody reads it twice. */
export const hasNameInLogo = (logo: Pick<SizedPicture, 'width' | 'height'> | undefined): boolean =>
  logo !== undefined && logo.width >= NAME_IN_LOGO * logo.height;

/** Logos are drawn for a light ground: where there is none they bring their own. */
const Logo = styled.img<{ $plate: 'plate' | 'tile' }>`
  flex: 0 1 auto;
  height: auto;
  min-width: 0;
  max-width: min(100%, 220px);
  border-radius: ${tokens.radius.md};
  background: ${({ $plate }) => tokens.color[$plate]};
  /* The plate's edge, without a place of its own. */
  box-shadow: 0 0 0 4px ${({ $plate }) => tokens.color[$plate]};
  object-fit: contain;
`;

interface ShopMarkProps {
  /** The shop's own; without it the mark is Pasal's, a market stall under its awning. */
  logo: SizedPicture | undefined;
  /** Pixels from top to bottom. */
  size?: number;
  /** The logo stands on a ground that is dark in both themes. */
  onDeep?: boolean;
  /** What is read in its place, where the name doesn't stand beside it. */
  alt?: string;
}

/** The shop's mark, the same everywhere. */
export function ShopMark({ logo, size = 32, onDeep = false, alt = '' }: ShopMarkProps) {
  if (logo) {
    return (
      <Logo
        src={pictureUrl(logo.path, 480)}
        width={Math.round((size * logo.width) / logo.height)}
        height={size}
        alt={alt}
        $plate={onDeep ? 'tile' : 'plate'}
      />
    );
  }
  const { mark, onDeep: light } = tokens.color;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill={mark} />
      <path
        d="M7 15h18v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 24z"
        fill={light}
        opacity={0.88}
      />
      <path d="M13 18.5h6v7h-6z" fill={mark} />
      <path
        d="M8 6.5h16l2.5 7a3 3 0 0 1-5.5 1.5 3 3 0 0 1-5 0 3 3 0 0 1-5 0 3 3 0 0 1-5.5-1.5z"
        fill={light}
      />
    </svg>
  );
}
