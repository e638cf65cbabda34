import type { PublicChats, SiteSettings } from '@pasal/shared/contracts';
import { messengerHref, viberHref } from '@pasal/shared/domain';
import { Icon, icons } from '@pasal/shared/ui';
import { Social } from './footer.styles';

/** Lists where else the shop is found: its pages, and chats where it says so. */
export const networksOf = (
  social: SiteSettings['social'],
  { viber, messenger }: PublicChats = {},
) =>
  (
    [
      [social.facebook, 'Facebook', icons.facebook],
      [social.instagram, 'Instagram', icons.instagram],
      [social.tiktok, 'TikTok', icons.tiktok],
      [social.whatsapp, 'WhatsApp', icons.whatsapp],
      [viber && viberHref(viber), 'Viber', icons.viber],
      [messenger && messengerHref(messenger), 'Messenger', icons.messenger],
    ] as const
  ).filter(([address]) => address);

interface SocialLinksProps {
  social: SiteSettings['social'];
  chats?: PublicChats | undefined;
}

/** The shop's pages elsewhere; one without an address is left out, and without any there is no list. */
export function SocialLinks({ social, chats }: SocialLinksProps) {
  const networks = networksOf(social, chats);
  if (networks.length === 0) return null;
  return (
    <Social>
      {networks.map(([address, label, shape]) => (
        <li key={label}>
          <a
            href={address}
            aria-label={label}
            rel="noopener noreferrer"
            // An app opens beside the page as it is.
            target={address?.startsWith('viber:') ? undefined : '_blank'}
          >
            <Icon shape={shape} size={22} />
          </a>
        </li>
      ))}
    </Social>
  );
}
