import { pictureUrl } from '@pasal/shared/domain';
import { Icon, icons } from '@pasal/shared/ui';
import { LogoPlace } from './category-admin.styles';

/** A brand's logo in small, beside its name; what has none keeps its place. */
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
