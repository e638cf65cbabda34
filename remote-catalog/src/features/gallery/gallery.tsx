import { useRef, useState } from 'react';
import { Icon, IconButton, ProductPicture, VisuallyHidden } from '@pasal/shared/ui';
import * as s from './gallery.styles';
import { messages } from './messages';

/** A finger must travel so many pixels sideways to turn the picture. */
const SWIPE = 40;

interface GalleryProps {
  title: string;
  paths: readonly string[];
}

/** A product's pictures with previous/next, thumbnails and swiping (spec §2 "Product page"). */
export function Gallery({ title, paths }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const touchedAt = useRef<number | null>(null);
  const count = paths.length;
  const several = count > 1;
  const turn = (step: number) => setIndex((index + step + count) % count);
  const endTouch = (x: number | undefined) => {
    const from = touchedAt.current;
    touchedAt.current = null;
    if (from === null || x === undefined || !several || Math.abs(x - from) < SWIPE) return;
    turn(x < from ? 1 : -1);
  };
  const shown = paths[index];
  return (
    <s.Gallery aria-label={messages.label(title)}>
      <s.Stage
        onTouchStart={(event) => (touchedAt.current = event.touches[0]?.clientX ?? null)}
        onTouchEnd={(event) => endTouch(event.changedTouches[0]?.clientX)}
      >
        <ProductPicture
          key={shown}
          images={shown === undefined ? [] : [shown]}
          alt={several ? messages.picture(title, index + 1) : title}
          sizes="(max-width: 959px) 94vw, 600px"
          eager
        />
        {several && (
          <>
            <s.Arrow $side="left">
              <IconButton label={messages.previous} onClick={() => turn(-1)}>
                <Icon name="chevron-left" />
              </IconButton>
            </s.Arrow>
            <s.Arrow $side="right">
              <IconButton label={messages.next} onClick={() => turn(1)}>
                <Icon name="chevron-right" />
              </IconButton>
            </s.Arrow>
          </>
        )}
      </s.Stage>
      {several && (
        <>
          <VisuallyHidden role="status">{messages.position(index + 1, count)}</VisuallyHidden>
          <s.Thumbnails>
            {paths.map((path, at) => (
              <li key={path}>
                <button
                  type="button"
                  aria-label={messages.show(at + 1)}
                  aria-current={at === index}
                  onClick={() => setIndex(at)}
                >
                  <ProductPicture images={[path]} alt="" sizes="96px" />
                </button>
              </li>
            ))}
          </s.Thumbnails>
        </>
      )}
    </s.Gallery>
  );
}
