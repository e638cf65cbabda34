import type { SiteSettings } from '@pasal/shared/contracts';
import { Icon } from '@pasal/shared/ui';
import { Social } from './footer.styles';

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['whatsapp', 'WhatsApp'],
] as const;

/** The shop's pages elsewhere; one without an address is left out. */
export function SocialLinks({ social }: { social: SiteSettings['social'] }) {
  return (
    <Social>
      {NETWORKS.filter(([network]) => social[network] !== '').map(([network, label]) => (
        <li key={network}>
          <a href={social[network]} aria-label={label} rel="noopener noreferrer" target="_blank">
            <Icon name={network} size={22} />
          </a>
        </li>
      ))}
    </Social>
  );
}
