import { useState } from 'react';
import { labelOf, pictureUrl } from '@pasal/shared/domain';
import type { Brand } from '@pasal/shared/contracts';
import { Logo, Name } from './brand-strip.styles';

interface BrandMarkProps {
  brand: Brand;
  /** Load its logo now, even off-screen. */
  eager: boolean;
}

/** A brand's logo, or its name if there is none or it fails to load. */
export function BrandMark({ brand, eager }: BrandMarkProps) {
  const { logo } = brand;
  const name = labelOf(brand);
  const [failed, setFailed] = useState<string>();
  if (logo === null || logo === failed) return <Name>{name}</Name>;
  return (
    <Logo
      src={pictureUrl(logo, 320)}
      srcSet={`${pictureUrl(logo, 320)} 1x, ${pictureUrl(logo, 480)} 2x`}
      alt={name}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(logo)}
    />
  );
}
