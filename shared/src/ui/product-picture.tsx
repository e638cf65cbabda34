import { useState } from 'react';
import styled from 'styled-components';
import { pictureSrcSet, pictureUrl } from '@pasal/shared/domain';
import { tokens } from '@pasal/shared/theme';
import { Icon } from './icons';

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceMuted};
  color: ${tokens.color.borderStrong};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

interface ProductPictureProps {
  /** The first is shown, else a placeholder. */
  images: readonly string[];
  alt: string;
  /** The `sizes` attribute: how wide it is shown. */
  sizes: string;
  /** First row: loaded at once and before the rest. */
  eager?: boolean;
}

/** A square product picture with all its widths, or a placeholder when there is none or it fails. */
export function ProductPicture({ images, alt, sizes, eager = false }: ProductPictureProps) {
  const [path] = images;
  const [failed, setFailed] = useState<string>();
  return (
    <Tile>
      {path && path !== failed ? (
        <img
          src={pictureUrl(path, 640)}
          srcSet={pictureSrcSet(path)}
          sizes={sizes}
          width={640}
          height={640}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(path)}
        />
      ) : (
        <span role="img" aria-label={alt}>
          <Icon name="box" size={48} />
        </span>
      )}
    </Tile>
  );
}
