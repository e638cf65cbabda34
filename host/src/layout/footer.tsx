import { useState } from 'react';
import { SECTIONS } from '@pasal/shared/contracts';
import { SECTION_LABELS } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Container, Icon } from '@pasal/shared/ui';
import * as Styled from './footer.styles';
import { LogoMark } from './logo-mark';
import { messages } from './messages';
import { phoneHref } from './phone-href';
import { SocialLinks } from './social-links';
import { useShopName, useSite } from './use-site';

/** Shop links, customer service, about, contact, social links, copyright, privacy (spec §2). */
export function Footer() {
  const site = useSite();
  const shopName = useShopName();
  const phone = site?.phones[0];
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Styled.Root>
      <Container>
        <Styled.Columns>
          <div>
            <Styled.Brand>
              <LogoMark size={28} /> {shopName}
            </Styled.Brand>
            <p>{site?.tagline}</p>
            <p>{messages.delivery}</p>
            {site && <SocialLinks social={site.social} />}
          </div>
          <nav aria-label={messages.shop}>
            <h2>{messages.shop}</h2>
            <ul>
              {SECTIONS.map((section) => (
                <li key={section}>
                  <Link to={paths.category(section)}>{SECTION_LABELS[section]}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={messages.customerService}>
            <h2>{messages.customerService}</h2>
            <ul>
              <li>
                <Link to={paths.trackOrder()}>{messages.trackOrder}</Link>
              </li>
              <li>
                <Link to={paths.contact()}>{messages.contactUs}</Link>
              </li>
              <li>
                <Link to={paths.terms()}>{messages.terms}</Link>
              </li>
            </ul>
          </nav>
          <address>
            <h2>{messages.contact}</h2>
            <ul>
              {phone && (
                <li>
                  <Icon name="phone" /> <a href={phoneHref(phone)}>{phone}</a>
                </li>
              )}
              {site?.email && (
                <li>
                  <Icon name="email" /> <a href={`mailto:${site.email}`}>{site.email}</a>
                </li>
              )}
              {site?.address && (
                <li>
                  <Icon name="location" /> <span>{site.address}</span>
                </li>
              )}
            </ul>
          </address>
        </Styled.Columns>
        <Styled.Bottom>
          <span>
            © {year} {site?.legal.name || shopName} · {messages.rights}
          </span>
          <Link to={paths.privacyPolicy()}>{messages.privacy}</Link>
        </Styled.Bottom>
      </Container>
    </Styled.Root>
  );
}
