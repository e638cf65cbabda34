import type { SiteSettings } from '@pasal/shared/contracts';
import { Icon, icons } from '@pasal/shared/ui';
import { Social } from './footer.styles';

const NETWORKS = [
  ['facebook', 'Facebook', icons.facebook],
  ['instagram', 'Instagram', icons.instagram],
  ['tiktok', 'TikTok', icons.tiktok],
  ['whatsapp', 'WhatsApp', icons.whatsapp],
] as const;

/** Returns the networks where the shop has a page. */
export const networksOf = (social: SiteSettings['social']) =>
  NETWORKS.filter(([network]) => social[network] !== '');

/** The shop's social network pages; one without an address is left out, and without any there is no list. */
export function SocialLinks({ social }: { social: SiteSettings['social'] }) {
  const networks = networksOf(social);
  if (networks.length === 0) return null;
  return (
    <Social>
      {networks.map(([network, label, shape]) => (
        <li key={network}>
          <a href={social[network]} aria-label={label} rel="noopener noreferrer" target="_blank">
            <Icon shape={shape} size={22} />
          </a>
        </li>
      ))}
    </Social>
  );
}
