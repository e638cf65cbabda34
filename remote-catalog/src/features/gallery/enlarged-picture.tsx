import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { pictureSrcSet, pictureUrl } from '@pasal/shared/domain';
import { Dialog, Icon, IconButton, icons } from '@pasal/shared/ui';
import * as s from './enlarged-picture.styles';
import * as messages from './messages';
import { TurnArrows } from './turn-arrows';
import { useSwipe } from './use-swipe';

const MOST = 3;

interface EnlargedPictureProps {
  title: string;
  path: string;
  alt: string;
  several: boolean;
  onTurn: (step: 1 | -1) => void;
  onClose: () => void;
}

/** A picture as large as the window, up to three times; keys: arrows turn, + and - zoom. */
export function EnlargedPicture(props: EnlargedPictureProps) {
  const { title, path, alt, several, onTurn, onClose } = props;
  const [zoom, setZoom] = useState(1);
  const view = useRef<HTMLDivElement>(null);
  // The middle of a picture is what one wants to see closer.
  useLayoutEffect(() => {
    const box = view.current;
    if (!box) return;
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
  }, [zoom]);
  const turn = (step: 1 | -1) => {
    setZoom(1);
    if (several) onTurn(step);
  };
  // Zoomed in, fingers and arrow keys move over the picture instead.
  const turnUnlessZoomed = (step: 1 | -1) => zoom === 1 && turn(step);
  const swipe = useSwipe(turnUnlessZoomed);
  const keys: Record<string, () => void> = {
    ArrowLeft: () => turnUnlessZoomed(-1),
    ArrowRight: () => turnUnlessZoomed(1),
    '+': () => setZoom(Math.min(zoom + 1, MOST)),
    '-': () => setZoom(Math.max(zoom - 1, 1)),
  };
  return (
    <Dialog open place="wide" title={title} onClose={onClose}>
      <s.Frame onKeyDown={({ key }: KeyboardEvent) => keys[key]?.()}>
        <s.Window {...swipe} ref={view} tabIndex={0} role="group" aria-label={messages.enlarged}>
          <s.Picture
            key={path}
            $zoom={zoom}
            src={pictureUrl(path, 1280)}
            srcSet={pictureSrcSet(path)}
            sizes={zoom === 1 ? '(max-width: 959px) 94vw, 800px' : '1280px'}
            width={1280}
            height={1280}
            alt={alt}
          />
        </s.Window>
        {several && <TurnArrows onTurn={turn} />}
      </s.Frame>
      <s.Zoom>
        <IconButton label={messages.farther} disabled={zoom === 1} onClick={keys['-']}>
          <Icon shape={icons.minus} />
        </IconButton>
        <output aria-live="polite">{messages.times(zoom)}</output>
        <IconButton label={messages.closer} disabled={zoom === MOST} onClick={keys['+']}>
          <Icon shape={icons.plus} />
        </IconButton>
      </s.Zoom>
    </Dialog>
  );
}
