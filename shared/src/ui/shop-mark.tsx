import styled from 'styled-components';
import type { SizedPicture } from '@pasal/shared/contracts';
import { pictureUrl } from '@pasal/shared/domain';
import { tokens } from '@pasal/shared/theme';

/** A logo with at least this aspect ratio is taken to include the shop's name. */
const NAME_IN_LOGO = 2;

/** True if the logo includes the shop's name, so that it isn't read twice. */
export const hasNameInLogo = (logo: Pick<SizedPicture, 'width' | 'height'> | undefined): boolean =>
  logo !== undefined && logo.width >= NAME_IN_LOGO * logo.height;

/** Logos are drawn for a light background and get one where the page has none. */
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
  /** The shop's logo; without it the mark is Pasal's, a market stall under its awning. */
  logo: SizedPicture | undefined;
  /** Height in pixels. */
  size?: number;
  /** The background is dark in both themes. */
  onDeep?: boolean;
  /** Alternative text, if the name isn't next to it. */
  alt?: string;
}

/** The shop's logo or default mark. */
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
