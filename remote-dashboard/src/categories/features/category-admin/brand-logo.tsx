import { pictureUrl } from '@pasal/shared/domain';
import { Icon, icons } from '@pasal/shared/ui';
import { LogoPlace } from './category-admin.styles';

/** A brand's small logo next to its name; without one its space is reserved. */
export function BrandLogo({ logo }: { logo: string | null }) {
  return (
    <LogoPlace>
      {logo === null ? (
        <Icon shape={icons.image} />
      ) : (
        <img src={pictureUrl(logo, 320)} alt="" width={96} height={32} loading="lazy" />
      )}
    </LogoPlace>
  );
}
