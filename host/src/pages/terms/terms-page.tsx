import { TextPage } from '../../layout/text-page';
import { useShopName, useSite } from '../../layout/use-site';
import { messages } from './messages';

/** The terms a buyer agrees to at checkout (decision 19). */
export function TermsPage() {
  const shopName = useShopName();
  const legal = useSite()?.legal;
  return (
    <TextPage title={messages.title} description={messages.description}>
      <p>
        {messages.intro} {legal?.name || shopName}
        {legal?.registration_number && `, ${messages.registration} ${legal.registration_number}`}
        {legal?.pan_vat_number && `, ${messages.pan} ${legal.pan_vat_number}`}.
      </p>
      {messages.sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </TextPage>
  );
}
