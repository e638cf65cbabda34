import { useEffect, useRef, useState } from 'react';
import type { StaffProduct, User } from '@pasal/shared/contracts';
import { paths } from '@pasal/shared/routing/paths';
import { Button, ButtonLink } from '@pasal/shared/ui';
import { maySubmit, type DraftField } from '../../model/product-draft';
import { BasicsSection } from './basics-section';
import { ChangedNotice } from './changed-notice';
import { DescriptionSection } from './description-section';
import { LeaveGuard } from '../leave-guard/leave-guard';
import { messages } from './messages';
import { PicturesSection } from './pictures-section';
import { PriceSection } from './price-section';
import * as s from './product-form.styles';
import { SavingOverlay } from './saving-overlay';
import { ShopSection } from './shop-section';
import { useProductDraft } from './use-product-draft';
import { useSaveProduct } from './use-save-product';

interface ProductFormProps {
  /** The product to edit; without it a new one is added. */
  product?: StaffProduct;
  user: User | null;
  onSaved: () => void;
}

/** One form to add and to edit a product (spec §2, §4, §5). */
export function ProductForm({ product, user, onSaved }: ProductFormProps) {
  const { draft, errors, set, ...form } = useProductDraft(product);
  const { send, saving, share } = useSaveProduct();
  const [both, setBoth] = useState<readonly DraftField[]>();
  const [saved, setSaved] = useState(false);
  const [tries, setTries] = useState(0);
  const frame = useRef<HTMLFormElement>(null);
  const part = { draft, errors, set };

  // After a try that failed, the first field that needs something has the focus, else the button:
  // where it was, it was lost while nothing could be typed.
  useEffect(() => {
    if (tries === 0) return;
    const find = (what: string) => frame.current?.querySelector<HTMLElement>(what);
    (find('[aria-invalid=true]') ?? find('[type=submit]'))?.focus();
  }, [tries]);
  // Only now the guard no longer asks.
  useEffect(() => {
    if (saved) onSaved();
  }, [saved, onSaved]);

  async function submit() {
    if (!form.check()) {
      setTries(tries + 1);
      return;
    }
    const result = await send(draft, form.seen);
    if (result.kind === 'saved') setSaved(true);
    else if (result.kind === 'changed') setBoth(form.merge(result.current));
    else {
      form.refuse(result.details);
      setTries(tries + 1);
    }
  }

  return (
    <>
      <LeaveGuard active={form.isDirty && !saved} />
      {saving && <SavingOverlay share={share} />}
      {both && (
        <ChangedNotice
          both={both}
          onTakeTheirs={() => {
            form.takeStored();
            setBoth(undefined);
          }}
        />
      )}
      <s.Form
        ref={frame}
        aria-label={messages.title}
        noValidate
        inert={saving}
        onSubmit={(event) => {
          event.preventDefault();
          if (maySubmit(draft) && !saving) void submit();
        }}
      >
        <BasicsSection {...part} user={user} />
        <PriceSection {...part} />
        <ShopSection {...part} product={form.seen} user={user} />
        <PicturesSection {...part} />
        <DescriptionSection {...part} revision={form.revision} />
        <s.Actions>
          <ButtonLink to={paths.productManagement()} $variant="secondary">
            {messages.cancel}
          </ButtonLink>
          <Button type="submit" disabled={!maySubmit(draft)}>
            {product ? messages.update : messages.add}
          </Button>
        </s.Actions>
      </s.Form>
    </>
  );
}
