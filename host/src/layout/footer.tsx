import { useState } from 'react';
import { useSiteSettingsQuery } from '@pasal/shared/api';
import { mailHref, phoneHref, writeDigits } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { useShopName } from '@pasal/shared/shell';
import { paths } from '@pasal/shared/routing/paths';
import {
  Container,
  DigitsSwitch,
  hasNameInLogo,
  Icon,
  icons,
  LanguageSwitch,
  ShopMark,
  ThemeSwitch,
} from '@pasal/shared/ui';
import { hasContacts } from './contacts';
import { FooterFold } from './footer-fold';
import { FooterLinks } from './footer-links';
import * as Styled from './footer.styles';
import * as messages from './messages';
import { SocialLinks } from './social-links';
import { useSite } from './use-site';

function About() {
  const { data } = useSiteSettingsQuery();
  const site = data?.settings;
  const shopName = useShopName();
  const logo = data?.looks?.logo;
  const hasName = hasNameInLogo(logo);
  return (
    <section aria-label={messages.about}>
      <Styled.Brand>
        <ShopMark logo={logo} size={logo ? 40 : 28} onDeep alt={hasName ? shopName : ''} />
        {!hasName && shopName}
      </Styled.Brand>
      <h2>{messages.about}</h2>
      {site?.tagline && <p>{site.tagline}</p>}
      <p>{messages.aboutText(shopName)}</p>
      <p>{messages.delivery}</p>
      {site && <SocialLinks social={site.social} />}
    </section>
  );
}

/** Ways to reach the shop; without any there is no column (D106). While they load the column reserves its space. */
function Contact() {
  const { data, isError } = useSiteSettingsQuery();
  const site = data?.settings;
  if (isError || (site && !hasContacts(site))) return null;
  return (
    <address>
      <FooterFold title={messages.contact}>
        <ul>
          {site?.phones.map((phone) => (
            <li key={phone}>
              <Icon shape={icons.phone} /> <a href={phoneHref(phone)}>{phone}</a>
            </li>
          ))}
          {site?.email && (
            <li>
              <Icon shape={icons.email} /> <a href={mailHref(site.email)}>{site.email}</a>
            </li>
          )}
          {site?.address && (
            <li>
              <Icon shape={icons.location} /> <span>{site.address}</span>
            </li>
          )}
          {site?.opening_hours && <li>{site.opening_hours}</li>}
        </ul>
      </FooterFold>
    </address>
  );
}

/** About, shop links, customer service, contact, social links, copyright, privacy (R2.15). */
export function Footer() {
  const shopName = useShopName();
  const legalName = useSite()?.legal.name;
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Styled.Root>
      <Container>
        <Styled.Columns>
          <About />
          <FooterLinks />
          <Contact />
        </Styled.Columns>
        <Styled.Bottom>
          {/* The browser's year may differ; the server's text stays until the next page. */}
          <span suppressHydrationWarning>
            © {writeDigits(year)} {legalName || shopName} · {messages.rights}
          </span>
          <Styled.BottomRight>
            <LanguageSwitch />
            <DigitsSwitch />
            <ThemeSwitch />
            <Link to={paths.privacyPolicy()}>{messages.privacy}</Link>
          </Styled.BottomRight>
        </Styled.Bottom>
      </Container>
    </Styled.Root>
  );
}
