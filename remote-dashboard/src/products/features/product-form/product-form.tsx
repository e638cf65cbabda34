import { useEffect } from 'react';
import type { StaffProduct, User } from '@pasal/shared/contracts';
import { Button, ButtonLink } from '@pasal/shared/ui';
import { LeaveGuard } from '../../../kit/leave-guard/leave-guard';
import { patterns } from '../../../paths';
import { maySubmit } from '../../model/product-draft';
import { BasicsSection } from './basics-section';
import { ChangedNotice } from './changed-notice';
import { DescriptionSection } from './description-section';
import { FactsSection } from './facts-section';
import * as messages from './messages';
import { PicturesSection } from './pictures-section';
import { PriceSection } from './price-section';
import * as s from './product-form.styles';
import { SavingOverlay } from './saving-overlay';
import { ShopSection } from './shop-section';
import { useProductForm } from './use-product-form';
import { VariantsSection } from './variants-section';

interface ProductFormProps {
  /** The product to edit; without it a new one is added. */
  product?: StaffProduct;
  user: User | null;
  onSaved: () => void;
}

/** One form to add and to edit a product (R2.93, R2.95, R4.10 to R4.12, R5.7, R5.8). */
export function ProductForm({ product, user, onSaved }: ProductFormProps) {
  const { frame, saved, both, ...form } = useProductForm(product);
  const mayBeSent = maySubmit(form.values);
  // Only now the guard no longer asks.
  useEffect(() => {
    if (saved) onSaved();
  }, [saved, onSaved]);

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
        <BasicsSection form={form} user={user} />
        <PriceSection form={form} />
        <ShopSection form={form} product={form.seen} user={user} />
        <PicturesSection form={form} />
        <FactsSection form={form} />
        <VariantsSection form={form} />
        <DescriptionSection form={form} revision={form.revision} />
        <s.Actions>
          <ButtonLink to={patterns.productManagement} $variant="secondary">
            {messages.cancel}
          </ButtonLink>
          <Button type="submit" disabled={!mayBeSent}>
            {product ? messages.update : messages.add}
          </Button>
        </s.Actions>
      </s.Form>
    </>
  );
}
