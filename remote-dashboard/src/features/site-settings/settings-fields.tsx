import { useId, type ReactNode } from 'react';
import { MAX_LINE_QUANTITY, MAX_ORDER_PIECES, SITE_FIELD_LENGTH } from '@pasal/shared/contracts';
import { Checkbox, Field, TextAreaInput, TextField } from '@pasal/shared/ui';
import type { SettingsDraft } from '../../model/settings-draft';
import { Section, SectionHead } from '../admin-parts/admin-parts.styles';
import { messages } from './messages';
import * as s from './site-settings.styles';

interface SettingsFieldsProps {
  draft: SettingsDraft;
  set: (change: Partial<SettingsDraft>) => void;
  problemOf: (path: string) => string | undefined;
}

interface PartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <SectionHead>
        <div>
          <h2 id={heading}>{title}</h2>
          {hint && <p>{hint}</p>}
        </div>
      </SectionHead>
      {children}
    </Section>
  );
}

type Line = 'shop_name' | 'tagline' | 'opening_hours' | 'address' | 'email' | 'website';

/** Everything visitors read of the shop, in parts. */
export function SettingsFields({ draft, set, problemOf }: SettingsFieldsProps) {
  const line = (name: Line, label: string, rest: { type?: string; hint?: string } = {}) => (
    <TextField
      label={label}
      maxLength={SITE_FIELD_LENGTH}
      error={problemOf(name)}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      {...rest}
    />
  );
  const social = (name: keyof SettingsDraft['social']) => (
    <TextField
      label={messages[name]}
      type="url"
      maxLength={SITE_FIELD_LENGTH}
      error={problemOf(`social.${name}`)}
      value={draft.social[name]}
      onChange={({ target }) => set({ social: { ...draft.social, [name]: target.value } })}
    />
  );
  const legal = (name: keyof SettingsDraft['legal'], label: string, hint?: string) => (
    <TextField
      label={label}
      maxLength={SITE_FIELD_LENGTH}
      hint={hint}
      error={problemOf(`legal.${name}`)}
      value={draft.legal[name]}
      onChange={({ target }) => set({ legal: { ...draft.legal, [name]: target.value } })}
    />
  );

  const limit = (name: keyof SettingsDraft['order_limits'], label: string, most: number) => (
    <TextField
      label={label}
      type="number"
      min={1}
      max={most}
      required
      inputMode="numeric"
      error={
        // The server says of a number only what its schema does; what others saved has the draft's path.
        (problemOf(`settings.order_limits.${name}`) && messages.limitRange(most)) ??
        problemOf(`order_limits.${name}`)
      }
      value={draft.order_limits[name]}
      onChange={({ target }) =>
        set({ order_limits: { ...draft.order_limits, [name]: target.value } })
      }
    />
  );

  return (
    <>
      <s.Column>
        <Part title={messages.identity}>
          <TextField
            label={messages.shopName}
            required
            maxLength={60}
            error={problemOf('shop_name')}
            value={draft.shop_name}
            onChange={({ target }) => set({ shop_name: target.value })}
          />
          {line('tagline', messages.tagline)}
          {line('opening_hours', messages.openingHours)}
        </Part>
        <Part title={messages.contact}>
          <Field label={messages.phones} hint={messages.phonesHint} error={problemOf('phones')}>
            {(control) => (
              <TextAreaInput
                {...control}
                rows={3}
                value={draft.phones}
                onChange={({ target }) => set({ phones: target.value })}
              />
            )}
          </Field>
          {line('address', messages.address)}
          {line('email', messages.email, { type: 'email' })}
          {line('website', messages.website, { type: 'url', hint: messages.websiteHint })}
        </Part>
        <Part title={messages.home}>
          <Checkbox
            label={messages.specialOffer}
            checked={draft.special_offer}
            onChange={({ target }) => set({ special_offer: target.checked })}
          />
        </Part>
        <Part title={messages.orders} hint={messages.ordersHint}>
          {limit('pieces_per_product', messages.perProduct, MAX_LINE_QUANTITY)}
          {limit('pieces_per_order', messages.perOrder, MAX_ORDER_PIECES)}
        </Part>
      </s.Column>
      <s.Column>
        <Part title={messages.legal}>
          {legal('name', messages.legalName)}
          {legal('registration_number', messages.registration)}
          {legal('pan_vat_number', messages.panVat)}
          {legal('vat_number', messages.vat, messages.vatHint)}
          {legal('grievance_contact', messages.grievance)}
        </Part>
        <Part title={messages.social} hint={messages.socialHint}>
          {social('facebook')}
          {social('instagram')}
          {social('tiktok')}
          {social('whatsapp')}
        </Part>
      </s.Column>
    </>
  );
}
