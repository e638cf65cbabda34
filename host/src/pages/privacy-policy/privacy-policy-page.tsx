import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { useShopName } from '@pasal/shared/shell';
import { LegalIdentity } from '../../layout/legal-identity';
import { TextPage } from '../../layout/text-page';
import * as messages from './messages';

/** Says which data of a visitor the shop stores, and why; the owner's data come from the site settings. */
export function PrivacyPolicyPage() {
  return (
    <TextPage
      title={messages.title}
      description={messages.description}
      canonical={paths.privacyPolicy()}
    >
      <p>{messages.intro(useShopName())}</p>
      {messages.sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      <h2>{messages.contactHeading}</h2>
      <p>
        {messages.contactText} <Link to={paths.contact()}>{messages.contactLink}</Link>.
      </p>
      <LegalIdentity />
    </TextPage>
  );
}
