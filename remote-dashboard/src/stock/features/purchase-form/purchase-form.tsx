import { useEffect, useState } from 'react';
import type { Purchase } from '@pasal/shared/contracts';
import { Refusal, TitledSection, useCallForm } from '@pasal/shared/dashboard';
import { Button, type FormProblems } from '@pasal/shared/ui';
import { GoodsPicker } from '../../../kit/goods-picker/goods-picker';
import { LeaveGuard } from '../../../kit/leave-guard/leave-guard';
import { useToday } from '../../../kit/use-today';
import {
  draftOf,
  isLineRight,
  addLine,
  requestOf,
  type PurchaseDraft,
} from '../../model/purchase-draft';
import { useKey } from '../../../kit/use-key';
import { useAddPurchaseMutation, useSuppliersQuery } from '../../stock-api';
import { SupplierDialog } from '../supplier-dialog/supplier-dialog';
import { BillFields } from './bill-fields';
import * as messages from './messages';
import * as s from './purchase-form.styles';
import { PurchaseLines } from './purchase-lines';

/** Missing values by field. */
function check({ supplier_id, bill_number, day, lines }: PurchaseDraft): FormProblems {
  const wrong = lines.find((line) => !isLineRight(line));
  return {
    ...(supplier_id === null && { supplier_id: messages.needsSupplier }),
    ...(bill_number.trim() === '' && { bill_number: messages.needsBill }),
    ...(day === undefined && { day: messages.needsDay }),
    ...(lines.length === 0 && { lines: messages.needsLines }),
    ...(wrong && { lines: messages.wrongLine(wrong.title) }),
  };
}

interface PurchaseFormProps {
  /** The purchase to be replaced. */
  replaced?: Purchase | undefined;
  onSaved: () => void;
}

/** A supplier's bill; input is preserved until it is saved (D195). */
export function PurchaseForm({ replaced, onSaved }: PurchaseFormProps) {
  const today = useToday();
  const headers = useKey();
  const [add] = useAddPurchaseMutation();
  const { data } = useSuppliersQuery();
  const [isAdding, setAdding] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const form = useCallForm({
    start: () => draftOf(today, replaced),
    check,
    call: (draft) => add({ headers, body: requestOf(draft, replaced?.id) }),
    onDone: () => setSaved(true),
  });
  // Once everything is saved, so that there is no warning about leaving.
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);
  const { frame, values, set, problems, isBusy, isDirty, refusal } = form;
  return (
    <>
      <s.Form {...frame} noValidate>
        <TitledSection title={messages.goodsSection}>
          <GoodsPicker byVariant onPick={(goods) => set({ lines: addLine(values.lines, goods) })} />
          <PurchaseLines lines={values.lines} onChange={(lines) => set({ lines })} />
          <Refusal text={problems.lines} />
        </TitledSection>
        <TitledSection title={messages.billSection}>
          <BillFields
            form={form}
            suppliers={data?.suppliers ?? []}
            onAddSupplier={() => setAdding(true)}
          />
          <Refusal text={refusal} />
          <Button type="submit" busy={isBusy}>
            {messages.save}
          </Button>
        </TitledSection>
      </s.Form>
      <LeaveGuard active={isDirty && !isSaved} />
      {isAdding && (
        <SupplierDialog
          onSaved={({ id }) => set({ supplier_id: id })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
