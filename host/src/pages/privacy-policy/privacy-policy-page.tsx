import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { TextPage } from '../../layout/text-page';
import { useShopName, useSite } from '../../layout/use-site';
import { messages } from './messages';

/** What the shop keeps of a visitor and why; contacts come from the site settings. */
export function PrivacyPolicyPage() {
  const shopName = useShopName();
  const site = useSite();
  return (
    <TextPage title={messages.title} description={messages.description}>
      <p>
        {messages.intro} {site?.legal.name || shopName}.
      </p>
      {messages.sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      <h2>{messages.contactHeading}</h2>
      <p>
        {messages.contactText} <Link to={paths.contact()}>{messages.contactLink}</Link>
        {site?.legal.grievance_contact && <> ({site.legal.grievance_contact})</>}.
      </p>
    </TextPage>
  );
}
