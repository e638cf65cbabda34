import { useEffect, useRef } from 'react';
import type { StaffProduct, User } from '@pasal/shared/contracts';
import { Button } from '@pasal/shared/ui';
import { LeaveGuard } from '../../../kit/leave-guard/leave-guard';
import type { OfferedFields } from '../../model/new-draft';
import { maySubmit, type ProductDraft } from '../../model/product-draft';
import { BasicsSection } from './basics-section';
import { ChangedNotice } from './changed-notice';
import { DescriptionSection } from './description-section';
import { FactsSection } from './facts-section';
import { FormActions } from './form-actions';
import * as messages from './messages';
import { NepaliSection } from './nepali-section';
import { PicturesSection } from './pictures-section';
import { PriceSection } from './price-section';
import * as s from './product-form.styles';
import { SavingOverlay } from './saving-overlay';
import { ShopSection } from './shop-section';
import { useProductForm } from './use-product-form';
import { VariantsSection } from './variants-section';

interface ProductFormProps {
  /** The product to edit, or what a new one begins with. */
  begun: { product: StaffProduct } | { draft: ProductDraft };
  /** What most new products are, filled in by a press. */
  usual?: OfferedFields;
  user: User | null;
  onSaved: () => void;
}

/** One form to add and to edit a product (R2.93, R2.95, R4.10 to R4.12, R5.7, R5.8). */
export function ProductForm({ begun, usual, user, onSaved }: ProductFormProps) {
  const { frame, saved, both, offer, setAddsAnother, ...form } = useProductForm(begun, usual);
  const { ref } = frame;
  const product = 'product' in begun ? begun.product : undefined;
  const mayBeSent = maySubmit(form.values);
  const added = useRef(form.revision);
  // Only now the guard is off.
  useEffect(() => {
    if (saved) onSaved();
  }, [saved, onSaved]);
  // A restarted form is no longer inert: its first field gets the focus.
  useEffect(() => {
    if (form.isBusy || product || form.revision === added.current) return;
    added.current = form.revision;
    ref.current?.querySelector('input')?.focus();
  }, [form.isBusy, form.revision, product, ref]);

  return (
    <>
      <LeaveGuard active={form.isDirty && !saved} />
      {form.isBusy && <SavingOverlay share={form.share} />}
      {both && <ChangedNotice both={both} onTakeTheirs={form.takeStored} />}
      <s.Form
        {...frame}
        aria-label={messages.title}
        noValidate
        inert={form.isBusy}
        onSubmit={(event) => {
          if (mayBeSent) frame.onSubmit(event);
          else event.preventDefault();
        }}
      >
        {offer && (
          <s.Offer>
            <Button
              variant="secondary"
              onClick={() => {
                offer.take();
                ref.current?.querySelector('input')?.focus();
              }}
            >
              {offer.label}
            </Button>
          </s.Offer>
        )}
        <BasicsSection form={form} user={user} />
        <PriceSection form={form} />
        <ShopSection form={form} product={form.seen} user={user} />
        <PicturesSection form={form} />
        <FactsSection form={form} />
        <VariantsSection form={form} />
        <DescriptionSection form={form} revision={form.revision} />
        <NepaliSection form={form} revision={form.revision} />
        <FormActions
          product={product}
          form={ref}
          disabled={!mayBeSent}
          onAnother={setAddsAnother}
        />
      </s.Form>
    </>
  );
}
