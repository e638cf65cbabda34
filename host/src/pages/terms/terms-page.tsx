import { paths } from '@pasal/shared/routing/paths';
import { useShopName } from '@pasal/shared/shell';
import { LegalIdentity } from '../../layout/legal-identity';
import { TextPage } from '../../layout/text-page';
import * as messages from './messages';

/** The terms a buyer agrees to at checkout (D19). */
export function TermsPage() {
  return (
    <TextPage title={messages.title} description={messages.description} canonical={paths.terms()}>
      <p>{messages.intro(useShopName())}</p>
      {messages.sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      <LegalIdentity />
    </TextPage>
  );
}
