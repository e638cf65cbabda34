import { BANNER_TEXTS, type ManagedBanner } from '@pasal/shared/contracts';
import { pictureUrl } from '@pasal/shared/domain';
import { Badge, Icon, icons } from '@pasal/shared/ui';
import { MissingNepali } from '../../../kit/both-languages/nepali-field';
import * as s from './home-pictures.styles';
import * as messages from './messages';

export const nameOfBanner = ({ title }: Pick<ManagedBanner, 'title'>) => title || messages.untitled;

/** True for a banner with a text that lacks Nepali. */
const isNepaliMissing = (banner: ManagedBanner) =>
  BANNER_TEXTS.some((field) => banner[field] !== '' && !banner.ne?.[field]);

interface BannerRowProps {
  banner: ManagedBanner;
  /** The first one in the list, which is displayed. */
  isShown: boolean;
}

/** A banner in the list: picture, name and position. */
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
        {isNepaliMissing(banner) && <MissingNepali />}
        <Badge $tone={isShown ? 'success' : 'neutral'}>
          {isShown ? messages.onHome : messages.waiting}
        </Badge>
      </s.Words>
    </>
  );
}
