import type { ComponentProps } from 'react';
import { pictureSrcSet, pictureUrl } from '@pasal/shared/domain';
import { phoneCappedSizes } from '../../model/phone-capped-sizes';

/** The box is up to 1.5 times as tall as the picture's aspect ratio, so the picture is wider than it. */
const SIZES = phoneCappedSizes('(max-width: 639px) 160vw, (max-width: 959px) 100vw, 960px');

interface HeroPictureProps extends Pick<ComponentProps<'img'>, 'ref' | 'onLoad' | 'onError'> {
  path: string;
  /** The page's largest picture: loaded before everything else. */
  first?: boolean;
}

/** One hero picture; decorative, as the adjacent text describes the shop. */
export function HeroPicture({ path, first = false, ...rest }: HeroPictureProps) {
  return (
    <img
      {...rest}
      src={pictureUrl(path, 960)}
      srcSet={pictureSrcSet(path)}
      sizes={SIZES}
      width={1280}
      height={512}
      alt=""
      draggable={false}
      decoding={first ? 'auto' : 'async'}
      fetchPriority={first ? 'high' : 'low'}
    />
  );
}
