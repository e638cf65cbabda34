import { useEffect, useState } from 'react';
import type { User } from '@pasal/shared/contracts';
import { ListView } from '@pasal/shared/dashboard';
import { LoadingView } from '@pasal/shared/ui';
import { copyPictures } from '../../model/copy-pictures';
import { duplicateDraft } from '../../model/new-draft';
import type { ProductDraft } from '../../model/product-draft';
import { useStaffProductQuery } from '../../products-api';
import * as messages from './messages';
import { ProductForm } from './product-form';

interface DuplicateFormProps {
  id: number;
  user: User | null;
  onSaved: () => void;
}

/** The form for a new product as a copy of another, including its pictures. */
export function DuplicateForm({ id, user, onSaved }: DuplicateFormProps) {
  const answer = useStaffProductQuery({ params: { id } });
  const [draft, setDraft] = useState<ProductDraft>();
  const product = answer.currentData?.product;
  useEffect(() => {
    if (!product) return;
    let isShown = true;
    void copyPictures(product.images).then((images) => {
      // Input is preserved, however often the product is reloaded.
      if (isShown) setDraft((before) => before ?? duplicateDraft(product, images, user));
    });
    return () => {
      isShown = false;
    };
  }, [product, user]);
  return (
    <ListView
      answer={{ error: draft ? undefined : answer.error, refetch: answer.refetch }}
      data={draft}
      failed={messages.loadFailed}
      loading={<LoadingView label={messages.loading} />}
    >
      {(copy) => <ProductForm begun={{ draft: copy }} user={user} onSaved={onSaved} />}
    </ListView>
  );
}
