import { Icon, ProductPicture, icons } from '@pasal/shared/ui';
import { phoneCappedSizes } from '../../model/phone-capped-sizes';
import * as s from './gallery.styles';
import * as messages from './messages';
import { TurnArrows } from './turn-arrows';
import { useMagnifier } from './use-magnifier';
import { useSwipe } from './use-swipe';

const SIZES = phoneCappedSizes('(max-width: 639px) 75vw, (max-width: 959px) 40vw, 600px');

interface GalleryStageProps {
  /** Undefined: a placeholder is shown, and nothing to enlarge. */
  path: string | undefined;
  alt: string;
  several: boolean;
  onTurn: (step: 1 | -1) => void;
  onEnlarge: () => void;
}

/** The picture looked at: the mouse magnifies it, a press enlarges it, a finger turns it. */
export function GalleryStage({ path, alt, several, onTurn, onEnlarge }: GalleryStageProps) {
  const { look, handlers } = useMagnifier();
  const swipe = useSwipe((step) => several && onTurn(step));
  return (
    <s.Stage {...swipe}>
      <s.Lens style={look}>
        <ProductPicture
          key={path}
          images={path === undefined ? [] : [path]}
          alt={alt}
          sizes={look ? '1280px' : SIZES}
          first
        />
      </s.Lens>
      {path !== undefined && (
        <s.Enlarge type="button" aria-label={messages.enlarge} onClick={onEnlarge} {...handlers}>
          <span>
            <Icon shape={icons.search} />
          </span>
        </s.Enlarge>
      )}
      {several && <TurnArrows onTurn={onTurn} />}
    </s.Stage>
  );
}
