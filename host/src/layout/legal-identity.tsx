import { useShopName } from '@pasal/shared/shell';
import * as messages from './messages';
import { useSite } from './use-site';

/** The legal data of the shop's owner (D40), at the end of a page, so that nothing shifts when the settings load. */
export function LegalIdentity() {
  const shopName = useShopName();
  const site = useSite();
  const facts = [
    [messages.legalName, site?.legal.name || shopName],
    [messages.registration, site?.legal.registration_number],
    [messages.panVat, site?.legal.pan_vat_number],
    [messages.grievance, site?.legal.grievance_contact],
    [messages.address, site?.address],
  ] as const;
  return (
    <section>
      <h2>{messages.whoWeAre}</h2>
      <dl>
        {facts
          .filter(([, fact]) => fact)
          .map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
