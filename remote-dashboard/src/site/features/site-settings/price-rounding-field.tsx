import { useState } from 'react';
import { PRICE_ROUNDINGS } from '@pasal/shared/contracts';
import { Choice, TitledSection } from '@pasal/shared/dashboard';
import { Button, type FormState } from '@pasal/shared/ui';
import type { SettingsDraft } from '../../model/settings-draft';
import { RoundPricesDialog } from './round-prices-dialog';
import * as messages from './rounding-messages';
import { useRoundPrices } from './use-round-prices';

/** Whether selling prices are rounded to whole rupees; existing prices are rounded by a separate action (D103). */
export function PriceRoundingField({
  form,
}: {
  form: Pick<FormState<SettingsDraft>, 'values' | 'set' | 'start'>;
}) {
  const [open, setOpen] = useState(false);
  const all = useRoundPrices(() => setOpen(false));
  const { values, start, set } = form;
  const rounding = values.price_rounding ?? 0;
  return (
    <TitledSection title={messages.title}>
      <Choice
        label={messages.label}
        hint={messages.hint}
        choices={PRICE_ROUNDINGS.map((each) => [String(each), messages.choiceOf(each)])}
        value={String(rounding)}
        onChoose={(chosen) =>
          set({ price_rounding: PRICE_ROUNDINGS.find((each) => String(each) === chosen) ?? 0 })
        }
      />
      <div>
        <Button
          variant="secondary"
          disabled={rounding !== (start.price_rounding ?? 0)}
          onClick={() => {
            setOpen(true);
            void all.look();
          }}
        >
          {messages.applyToAll}
        </Button>
      </div>
      {open && <RoundPricesDialog rounding={all} onClose={() => setOpen(false)} />}
    </TitledSection>
  );
}
