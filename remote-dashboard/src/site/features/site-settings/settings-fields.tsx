import { MAX_LINE_QUANTITY, MAX_ORDER_PIECES, SITE_FIELD_LENGTH } from '@pasal/shared/contracts';
import { TitledSection } from '@pasal/shared/dashboard';
import { Checkbox, Field, TextAreaInput, TextField, type FormState } from '@pasal/shared/ui';
import type { SettingsDraft } from '../../model/settings-draft';
import * as messages from './messages';
import { PriceRoundingField } from './price-rounding-field';
import * as s from './site-settings.styles';

interface SettingsFieldsProps {
  form: Pick<FormState<SettingsDraft>, 'values' | 'set' | 'field' | 'start'> & {
    problemOf: (path: string) => string | undefined;
  };
}

type Line = 'shop_name' | 'tagline' | 'opening_hours' | 'address' | 'email' | 'website';
type Group = 'social' | 'legal' | 'order_limits' | 'scarce_limits';

const wholeNumber = (min: number, max: number) =>
  ({ type: 'number', min, max, required: true, inputMode: 'numeric' }) as const;

/** Makes the fields of the form, each with its value and what is wrong with it. */
function fieldsOf({ field, values, set, problemOf }: SettingsFieldsProps['form']) {
  /** A text inside a group, such as `social.tiktok`. */
  const inGroup = <Name extends Group>(group: Name, name: keyof SettingsDraft[Name] & string) => ({
    value: String(values[group][name]),
    error: problemOf(`${group}.${name}`),
    onChange: ({ target }: { target: { value: string } }) =>
      set((now) => ({ [group]: { ...now[group], [name]: target.value } })),
  });
  return {
    line: (name: Line, label: string, rest: { type?: string; hint?: string } = {}) => (
      <TextField
        {...field(name)}
        label={label}
        maxLength={SITE_FIELD_LENGTH}
        error={problemOf(name)}
        {...rest}
      />
    ),
    social: (name: keyof SettingsDraft['social']) => (
      <TextField
        {...inGroup('social', name)}
        label={messages[name]}
        type="url"
        maxLength={SITE_FIELD_LENGTH}
      />
    ),
    legal: (name: keyof SettingsDraft['legal'], label: string, hint?: string) => (
      <TextField
        {...inGroup('legal', name)}
        label={label}
        maxLength={SITE_FIELD_LENGTH}
        hint={hint}
      />
    ),
    limit: (name: keyof SettingsDraft['order_limits'], label: string, most: number) => (
      <TextField {...inGroup('order_limits', name)} {...wholeNumber(1, most)} label={label} />
    ),
    scarce: (
      name: keyof SettingsDraft['scarce_limits'],
      range: [least: number, most: number],
      texts: { label: string; hint: string },
    ) => <TextField {...inGroup('scarce_limits', name)} {...wholeNumber(...range)} {...texts} />,
  };
}

/** The settings of the shop's name, contacts, home page and order limits. */
function ShopParts({ form }: SettingsFieldsProps) {
  const { values, set, field, problemOf } = form;
  const { line, limit, scarce } = fieldsOf(form);
  return (
    <s.Column>
      <TitledSection title={messages.identity}>
        <TextField
          {...field('shop_name')}
          label={messages.shopName}
          required
          maxLength={60}
          error={problemOf('shop_name')}
        />
        {line('tagline', messages.tagline)}
        {line('opening_hours', messages.openingHours)}
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
        {line('address', messages.address)}
        {line('email', messages.email, { type: 'email' })}
        {line('website', messages.website, { type: 'url', hint: messages.websiteHint })}
      </TitledSection>
      <TitledSection title={messages.home}>
        <Checkbox
          label={messages.specialOffer}
          checked={values.special_offer}
          onChange={({ target }) => set({ special_offer: target.checked })}
        />
      </TitledSection>
      <PriceRoundingField form={form} />
      <TitledSection title={messages.orders} lead={messages.ordersHint}>
        {limit('pieces_per_product', messages.perProduct, MAX_LINE_QUANTITY)}
        {limit('pieces_per_order', messages.perOrder, MAX_ORDER_PIECES)}
        {scarce('left', [0, MAX_LINE_QUANTITY], {
          label: messages.scarceLeft,
          hint: messages.scarceLeftHint,
        })}
        {scarce('pieces_per_hour', [1, MAX_ORDER_PIECES], {
          label: messages.scarcePerHour,
          hint: messages.scarcePerHourHint,
        })}
      </TitledSection>
    </s.Column>
  );
}

/** The shop's registration and its social networks. */
function PublicParts({ form }: SettingsFieldsProps) {
  const { legal, social } = fieldsOf(form);
  return (
    <s.Column>
      <TitledSection title={messages.legal}>
        {legal('name', messages.legalName)}
        {legal('registration_number', messages.registration)}
        {legal('pan_vat_number', messages.panVat)}
        {legal('vat_number', messages.vat, messages.vatHint)}
        {legal('grievance_contact', messages.grievance)}
      </TitledSection>
      <TitledSection title={messages.social} lead={messages.socialHint}>
        {social('facebook')}
        {social('instagram')}
        {social('tiktok')}
        {social('whatsapp')}
      </TitledSection>
    </s.Column>
  );
}

/** Everything visitors read of the shop, in parts. */
export function SettingsFields({ form }: SettingsFieldsProps) {
  return (
    <>
      <ShopParts form={form} />
      <PublicParts form={form} />
    </>
  );
}
