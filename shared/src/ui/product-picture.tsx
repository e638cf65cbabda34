import { useState } from 'react';
import styled from 'styled-components';
import { pictureSrcSet, pictureUrl, type PictureWidth } from '@pasal/shared/domain';
import { tokens } from '@pasal/shared/theme';
import { Icon, icons } from './icons';

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.tile};
  color: ${tokens.color.borderStrong};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

interface ProductPictureProps {
  /** The first one is shown, or else a placeholder. */
  images: readonly string[];
  alt: string;
  /** The `sizes` attribute: its displayed width. */
  sizes: string;
  /** The largest useful width of its files here, in pixels. */
  largest?: PictureWidth;
  /** First row: loaded eagerly. */
  eager?: boolean;
  /**
   * The page's largest picture: loaded before everything else. Every other picture has low priority, or visible ones
   * would compete with it for bandwidth.
   */
  first?: boolean;
}

/** A square product picture in all widths, or a placeholder if there is none or it fails. */
export function ProductPicture({
  images,
  alt,
  sizes,
  largest = 1280,
  eager = false,
  first = false,
}: ProductPictureProps) {
  const [path] = images;
  const [failed, setFailed] = useState<string>();
  return (
    <Tile>
      {path && path !== failed ? (
        <img
          src={pictureUrl(path, 640)}
          srcSet={pictureSrcSet(path, largest)}
          sizes={sizes}
          width={640}
          height={640}
          alt={alt}
          loading={eager || first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'low'}
          // In the same frame as the surrounding text.
          decoding={first ? 'auto' : 'async'}
          onError={() => setFailed(path)}
        />
      ) : (
        <span {...(alt !== '' && { role: 'img', 'aria-label': alt })}>
          <Icon shape={icons.box} size={48} />
        </span>
      )}
    </Tile>
  );
}
