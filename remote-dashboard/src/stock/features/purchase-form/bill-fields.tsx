import { MAX_STOCK_REMARKS, PURCHASE_LENGTHS, type Supplier } from '@pasal/shared/contracts';
import { Muted, type useCallForm } from '@pasal/shared/dashboard';
import { Button, Combobox, Field, TextAreaInput, TextField } from '@pasal/shared/ui';
import { DayField } from '../../../kit/day-field/day-field';
import { useToday } from '../../../kit/use-today';
import type { PurchaseDraft } from '../../model/purchase-draft';
import * as messages from './messages';
import * as s from './purchase-form.styles';

type Form = Pick<
  ReturnType<typeof useCallForm<PurchaseDraft, { message: string }>>,
  'field' | 'values' | 'set' | 'problems'
>;

interface BillFieldsProps {
  form: Form;
  suppliers: readonly Supplier[];
  onAddSupplier: () => void;
}

/** Whose bill it is, its number and its day. */
export function BillFields({ form, suppliers, onAddSupplier }: BillFieldsProps) {
  const { field, values, set, problems } = form;
  const today = useToday();
  return (
    <>
      <s.Beside>
        <Field label={messages.supplier} required error={problems.supplier_id}>
          {(control) => (
            <Combobox
              {...control}
              listLabel={messages.suppliers}
              options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
              value={values.supplier_id}
              onChoose={(supplier_id) => set({ supplier_id })}
            />
          )}
        </Field>
        <Button variant="secondary" onClick={onAddSupplier}>
          {messages.newSupplier}
        </Button>
      </s.Beside>
      <TextField
        {...field('bill_number')}
        label={messages.billNumber}
        required
        maxLength={PURCHASE_LENGTHS.bill_number}
        autoComplete="off"
      />
      <div>
        <DayField
          label={messages.day}
          value={values.day}
          max={today}
          onChoose={(day) => set({ day })}
        />
        {problems.day && <Muted role="alert">{problems.day}</Muted>}
      </div>
      <Field label={messages.remarks} error={problems.remarks}>
        {(control) => (
          <TextAreaInput
            {...control}
            maxLength={MAX_STOCK_REMARKS}
            value={values.remarks}
            onChange={({ target }) => set({ remarks: target.value })}
          />
        )}
      </Field>
    </>
  );
}
