import {
  MAX_LINE_QUANTITY,
  MAX_ORDER_PIECES,
  type ManagedSettingsResponse,
} from '@pasal/shared/contracts';
import { TitledSection } from '@pasal/shared/dashboard';
import { Checkbox } from '@pasal/shared/ui';
import { useManagedSettingsQuery } from '../../site-api';
import * as messages from './messages';
import { PriceRoundingField } from './price-rounding-field';
import { SettingsForm } from './settings-form';
import { Column } from './settings-form.styles';
import { fieldsOf } from './site-fields';
import { FROM_SCRATCH, StoredSettings, type Reading } from './stored-settings';
import { useSiteForm, type SiteForm } from './use-site-form';

const SHOWN = ['special_offer', 'price_rounding', 'order_limits', 'scarce_limits'] as const;

/** Limits per web order, and per buyer for scarce goods (D44, D71). */
function OrderLimits({ form }: { form: SiteForm }) {
  const { wholeNumber } = fieldsOf(form);
  return (
    <Column>
      <TitledSection title={messages.orders} lead={messages.ordersHint}>
        {wholeNumber('order_limits', 'pieces_per_product', {
          label: messages.perProduct,
          range: [1, MAX_LINE_QUANTITY],
        })}
        {wholeNumber('order_limits', 'pieces_per_order', {
          label: messages.perOrder,
          range: [1, MAX_ORDER_PIECES],
        })}
        {wholeNumber('scarce_limits', 'left', {
          label: messages.scarceLeft,
          hint: messages.scarceLeftHint,
          range: [0, MAX_LINE_QUANTITY],
        })}
        {wholeNumber('scarce_limits', 'pieces_per_hour', {
          label: messages.scarcePerHour,
          hint: messages.scarcePerHourHint,
          range: [1, MAX_ORDER_PIECES],
        })}
      </TitledSection>
    </Column>
  );
}

function SellingForm({ stored, onLoadAgain }: Reading<ManagedSettingsResponse>) {
  const form = useSiteForm(stored, SHOWN);
  const { values, set } = form;
  return (
    <SettingsForm form={form} onLoadAgain={onLoadAgain}>
      <Column>
        <TitledSection title={messages.home}>
          <Checkbox
            label={messages.specialOffer}
            checked={values.special_offer}
            onChange={({ target }) => set({ special_offer: target.checked })}
          />
        </TitledSection>
        <PriceRoundingField form={form} />
      </Column>
      <OrderLimits form={form} />
    </SettingsForm>
  );
}

/** How the shop sells: its offer on the home page, its prices, its limits. */
export function SellingSettings() {
  const answer = useManagedSettingsQuery(undefined, FROM_SCRATCH);
  return (
    <StoredSettings answer={answer}>{(reading) => <SellingForm {...reading} />}</StoredSettings>
  );
}
