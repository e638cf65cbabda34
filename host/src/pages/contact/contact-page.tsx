import type { ReactNode } from 'react';
import { hasChats, mailHref, phoneHref } from '@pasal/shared/domain';
import { messageOf, useSiteSettingsQuery } from '@pasal/shared/api';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import {
  ButtonLink,
  ChatLinks,
  Container,
  FailedView,
  Icon,
  Skeleton,
  type IconShape,
  icons,
} from '@pasal/shared/ui';
import { isReachable } from '../../layout/contacts';
import { networksOf, SocialLinks } from '../../layout/social-links';
import { Card, CARD_HEIGHT, Cards, Page } from './contact-page.styles';
import * as messages from './messages';

interface ContactCardProps {
  icon: IconShape;
  title: string;
  children: ReactNode;
}

function ContactCard({ icon, title, children }: ContactCardProps) {
  return (
    <Card>
      <Icon shape={icon} size={28} />
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

function ContactCards() {
  const { data, error, refetch } = useSiteSettingsQuery();
  if (error) {
    return <FailedView title={messageOf(error, messages.failed)} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Cards aria-busy="true">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} $height={CARD_HEIGHT} />
        ))}
      </Cards>
    );
  }
  const { phones, address, email, website, opening_hours } = data.settings;
  // The shop's WhatsApp number has a button of its own.
  const social = { ...data.settings.social, ...(data.chats?.whatsapp && { whatsapp: '' }) };
  return (
    <Cards>
      {phones.length > 0 && (
        <ContactCard icon={icons.phone} title={messages.phones}>
          {phones.map((phone) => (
            <a key={phone} href={phoneHref(phone)}>
              {phone}
            </a>
          ))}
        </ContactCard>
      )}
      {(address || opening_hours) && (
        <ContactCard icon={icons.location} title={messages.location}>
          {address && <p>{address}</p>}
          {opening_hours && (
            <p>
              {messages.hours}: {opening_hours}
            </p>
          )}
        </ContactCard>
      )}
      {email && (
        <ContactCard icon={icons.email} title={messages.email}>
          <a href={mailHref(email)}>{email}</a>
        </ContactCard>
      )}
      {website && (
        <ContactCard icon={icons.globe} title={messages.website}>
          <a href={website}>{website}</a>
        </ContactCard>
      )}
      {networksOf(social).length > 0 && (
        <ContactCard icon={icons.user} title={messages.social}>
          <SocialLinks social={social} />
        </ContactCard>
      )}
    </Cards>
  );
}

/**
 * Phones, location, email, website, social links (R2.8), all from the site settings. Missing ones are left out, and a
 * page without any shows a message (D106).
 */
export function ContactPage() {
  const { data } = useSiteSettingsQuery();
  const isSilent = data && !isReachable(data.settings) && !hasChats(data.chats);
  return (
    <Container>
      <PageHead
        title={messages.title}
        description={messages.description}
        canonical={paths.contact()}
      />
      <Page>
        <h1>{messages.title}</h1>
        <p>{isSilent ? messages.none : messages.intro}</p>
        {/* Above the cards, whose height depends on the settings. */}
        <ButtonLink to={paths.trackOrder()} $variant="secondary">
          {messages.lookUp}
        </ButtonLink>
        <ContactCards />
        {/* Last, so that nothing shifts when they load. */}
        <ChatLinks title={messages.write} chats={data?.chats} message={messages.hello} />
      </Page>
    </Container>
  );
}
