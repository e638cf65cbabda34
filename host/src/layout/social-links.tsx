import type { SiteSettings } from '@pasal/shared/contracts';
import { Icon, icons } from '@pasal/shared/ui';
import { Social } from './footer.styles';

const NETWORKS = [
  ['facebook', 'Facebook', icons.facebook],
  ['instagram', 'Instagram', icons.instagram],
  ['tiktok', 'TikTok', icons.tiktok],
  ['whatsapp', 'WhatsApp', icons.whatsapp],
] as const;

/** The shop's pages elsewhere; one without an address is left out. */
export function SocialLinks({ social }: { social: SiteSettings['social'] }) {
  return (
    <Social>
      {NETWORKS.filter(([network]) => social[network] !== '').map(([network, label, shape]) => (
        <li key={network}>
          <a href={social[network]} aria-label={label} rel="noopener noreferrer" target="_blank">
            <Icon shape={shape} size={22} />
          </a>
        </li>
      ))}
    </Social>
  );
}
