import type { Banner } from '@pasal/shared/contracts';
import { pictureUrl } from '@pasal/shared/domain';
import { Badge, Icon, icons } from '@pasal/shared/ui';
import * as s from './home-pictures.styles';
import * as messages from './messages';

export const nameOfBanner = ({ title }: Banner) => title || messages.untitled;

interface BannerRowProps {
  banner: Banner;
  /** The first of the list: it is the one shown. */
  isShown: boolean;
}

/** A banner in the list: its picture, its name and where it is. */
export function BannerRow({ banner, isShown }: BannerRowProps) {
  return (
    <>
      <s.Thumb $wide>
        {banner.image ? (
          <img src={pictureUrl(banner.image, 320)} alt="" width={160} height={48} />
        ) : (
          <Icon shape={icons.image} />
        )}
      </s.Thumb>
      <s.Words>
        <strong>{nameOfBanner(banner)}</strong>
        <Badge $tone={isShown ? 'success' : 'neutral'}>
          {isShown ? messages.onHome : messages.waiting}
        </Badge>
      </s.Words>
    </>
  );
}
