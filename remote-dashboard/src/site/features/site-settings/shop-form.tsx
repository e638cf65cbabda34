import type { ManagedSettingsResponse } from '@pasal/shared/contracts';
import { TitledSection } from '@pasal/shared/dashboard';
import { whatsappNumberIn } from '@pasal/shared/domain';
import { Field, TextAreaInput, TextField } from '@pasal/shared/ui';
import { useManagedSettingsQuery } from '../../site-api';
import * as messages from './messages';
import { SettingsForm } from './settings-form';
import { Column } from './settings-form.styles';
import { fieldsOf } from './site-fields';
import { FROM_SCRATCH, StoredSettings, type Reading } from './stored-settings';
import { useSiteForm, type SiteForm } from './use-site-form';

const SHOWN = [
  'shop_name',
  'tagline',
  'opening_hours',
  'phones',
  'address',
  'email',
  'website',
  'social',
  'legal',
  'ne',
] as const;

interface PartsProps {
  form: SiteForm;
}

/** The shop's name and contacts. */
function Contacts({ form }: PartsProps) {
  const { values, set, field, problemOf } = form;
  const { line, inBoth } = fieldsOf(form);
  return (
    <Column>
      <TitledSection title={messages.identity}>
        <TextField
          {...field('shop_name')}
          label={messages.shopName}
          required
          maxLength={60}
          error={problemOf('shop_name')}
        />
        {inBoth(
          'tagline',
          messages.tagline,
          values.tagline,
          line('tagline', { label: messages.tagline }),
        )}
        {inBoth(
          'opening_hours',
          messages.openingHours,
          values.opening_hours,
          line('opening_hours', { label: messages.openingHours }),
        )}
      </TitledSection>
      <TitledSection title={messages.contact}>
        <Field label={messages.phones} hint={messages.phonesHint} error={problemOf('phones')}>
          {(control) => (
            <TextAreaInput
              {...control}
              rows={3}
              value={values.phones}
              onChange={({ target }) => set({ phones: target.value })}
            />
          )}
        </Field>
        {inBoth(
          'address',
          messages.address,
          values.address,
          line('address', { label: messages.address }),
        )}
        {line('email', { label: messages.email, type: 'email' })}
        {line('website', { label: messages.website, type: 'url', hint: messages.websiteHint })}
      </TitledSection>
    </Column>
  );
}

/** The shop's registration and its social networks. */
function PublicParts({ form }: PartsProps) {
  const { text, inBoth } = fieldsOf(form);
  const { legal } = form.values;
  // A number is edited with the chats; a link of another type, for example to a channel, is edited here.
  const { whatsapp } = form.start.social;
  const hasOtherWhatsapp = whatsapp !== '' && whatsappNumberIn(whatsapp) === undefined;
  const link = (name: 'facebook' | 'instagram' | 'tiktok') =>
    text('social', name, { label: messages[name], type: 'url' });
  return (
    <Column>
      <TitledSection title={messages.legal}>
        {inBoth(
          'legal_name',
          messages.legalName,
          legal.name,
          text('legal', 'name', { label: messages.legalName }),
        )}
        {text('legal', 'registration_number', { label: messages.registration })}
        {text('legal', 'pan_vat_number', { label: messages.panVat })}
        {text('legal', 'vat_number', { label: messages.vat, hint: messages.vatHint })}
        {inBoth(
          'grievance_contact',
          messages.grievance,
          legal.grievance_contact,
          text('legal', 'grievance_contact', { label: messages.grievance }),
        )}
      </TitledSection>
      <TitledSection title={messages.social} lead={messages.socialHint}>
        {link('facebook')}
        {link('instagram')}
        {link('tiktok')}
        {hasOtherWhatsapp &&
          text('social', 'whatsapp', {
            label: messages.whatsappLink,
            type: 'url',
            hint: messages.whatsappLinkHint,
          })}
      </TitledSection>
    </Column>
  );
}

function ShopForm({ stored, onLoadAgain }: Reading<ManagedSettingsResponse>) {
  const form = useSiteForm(stored, SHOWN);
  return (
    <SettingsForm form={form} onLoadAgain={onLoadAgain}>
      <Contacts form={form} />
      <PublicParts form={form} />
    </SettingsForm>
  );
}

/** The shop's public details: name, contacts, registration, social pages (D40). */
export function ShopSettings() {
  const answer = useManagedSettingsQuery(undefined, FROM_SCRATCH);
  return <StoredSettings answer={answer}>{(reading) => <ShopForm {...reading} />}</StoredSettings>;
}
