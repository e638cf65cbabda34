import { useBannersQuery } from '@pasal/shared/api';
import { pictureSrcSet, pictureUrl } from '@pasal/shared/domain';
import type { Banner } from '@pasal/shared/contracts';
import { paths } from '@pasal/shared/routing/paths';
import { ButtonLink, Skeleton } from '@pasal/shared/ui';
import { phoneCappedSizes } from '../../model/phone-capped-sizes';
import * as messages from './messages';
import * as s from './promo-banner.styles';

const SIZES = phoneCappedSizes('(max-width: 959px) 100vw, 750px');

function Picture({ path }: { path: string }) {
  return (
    <img
      src={pictureUrl(path, 960)}
      srcSet={pictureSrcSet(path)}
      sizes={SIZES}
      width={1280}
      height={384}
      alt=""
      fetchPriority="low"
    />
  );
}

function Words({ banner }: { banner: Banner }) {
  const { discount, title, title2, title3, title4, date_range } = banner;
  const texts = { title2, title3, title4, date_range };
  const lines = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return (
    <s.Words>
      <div>
        <div>
          {discount.trim() !== '' && <s.Discount>{discount}</s.Discount>}
          {title.trim() !== '' && <h2>{title}</h2>}
          <s.Lines>
            {lines.map(([field, text]) => (
              <p key={field}>{text}</p>
            ))}
          </s.Lines>
        </div>
        <ButtonLink $variant="secondary" to={paths.category('new_arrivals')}>
          {messages.shopNow}
        </ButtonLink>
      </div>
    </s.Words>
  );
}

/** The first banner only; nothing when there is none; empty fields are not rendered (D12). */
export function PromoBanner() {
  const { data, isFetching } = useBannersQuery();
  const banner = data?.banners[0];
  if (!data && isFetching) {
    return (
      <s.Place>
        <Skeleton $height="100%" />
      </s.Place>
    );
  }
  if (!banner) return null;
  return (
    <s.Banner aria-label={messages.label}>
      {banner.image.trim() !== '' && <Picture path={banner.image} />}
      <Words banner={banner} />
    </s.Banner>
  );
}
