import { useState } from 'react';
import { ProductPicture, VisuallyHidden } from '@pasal/shared/ui';
import { EnlargedPicture } from './enlarged-picture';
import { GalleryStage } from './gallery-stage';
import * as s from './gallery.styles';
import * as messages from './messages';

interface GalleryProps {
  title: string;
  paths: readonly string[];
  /** Index of the initial picture. */
  start?: number;
}

/** A product's pictures with previous/next, thumbnails, swiping and zoom (R2.49). */
export function Gallery({ title, paths, start = 0 }: GalleryProps) {
  const [index, setIndex] = useState(start);
  const [enlarged, setEnlarged] = useState(false);
  const count = paths.length;
  const several = count > 1;
  const path = paths[index];
  const alt = several ? messages.picture(title, index + 1) : title;
  const turn = (step: 1 | -1) => setIndex((index + step + count) % count);
  return (
    <s.Gallery aria-label={messages.label(title)}>
      <GalleryStage
        path={path}
        alt={alt}
        several={several}
        onTurn={turn}
        onEnlarge={() => setEnlarged(true)}
      />
      {several && (
        <>
          <VisuallyHidden role="status">{messages.position(index + 1, count)}</VisuallyHidden>
          <s.Thumbnails>
            {paths.map((thumbnail, at) => (
              <li key={thumbnail}>
                <button
                  type="button"
                  aria-label={messages.show(at + 1)}
                  aria-current={at === index}
                  onClick={() => setIndex(at)}
                >
                  <ProductPicture images={[thumbnail]} alt="" sizes="96px" largest={320} />
                </button>
              </li>
            ))}
          </s.Thumbnails>
        </>
      )}
      {enlarged && path !== undefined && (
        <EnlargedPicture
          title={title}
          path={path}
          alt={alt}
          several={several}
          onTurn={turn}
          onClose={() => setEnlarged(false)}
        />
      )}
    </s.Gallery>
  );
}
