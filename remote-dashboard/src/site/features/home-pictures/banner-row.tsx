import { BANNER_TEXTS, type ManagedBanner } from '@pasal/shared/contracts';
import { pictureUrl } from '@pasal/shared/domain';
import { Badge, Icon, icons } from '@pasal/shared/ui';
import { MissingNepali } from '../../../kit/both-languages/nepali-field';
import * as s from './home-pictures.styles';
import * as messages from './messages';

export const nameOfBanner = ({ title }: Pick<ManagedBanner, 'title'>) => title || messages.untitled;

/** True for a banner of which a text is in English alone. */
const isNepaliMissing = (banner: ManagedBanner) =>
  BANNER_TEXTS.some((field) => banner[field] !== '' && !banner.ne?.[field]);

interface BannerRowProps {
  banner: ManagedBanner;
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
        {isNepaliMissing(banner) && <MissingNepali />}
        <Badge $tone={isShown ? 'success' : 'neutral'}>
          {isShown ? messages.onHome : messages.waiting}
        </Badge>
      </s.Words>
    </>
  );
}
