import { useCallback } from 'react';
import { Page, Title, useCurrentUser } from '@pasal/shared/dashboard';
import { useNavigate, useSearchParams } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { patterns } from '../../../paths';
import * as messages from '../../features/product-form/messages';
import { DuplicateForm } from '../../features/product-form/duplicate-form';
import { ProductForm } from '../../features/product-form/product-form';
import { usualFields } from '../../model/new-draft';
import { EMPTY_DRAFT } from '../../model/product-draft';
import { readProductId } from '../../model/product-query';

/** The form for a new product; `?copy=` names one it begins as a copy of. */
export function AddNewProductPage() {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const [address] = useSearchParams();
  const copied = readProductId(address.get('copy'));
  const toProducts = useCallback(() => void navigate(patterns.productManagement), [navigate]);
  return (
    <Page>
      <PageHead title={messages.title} />
      <Title>{messages.title}</Title>
      {copied === undefined ? (
        <ProductForm
          begun={{ draft: EMPTY_DRAFT }}
          usual={usualFields(user)}
          user={user}
          onSaved={toProducts}
        />
      ) : (
        <DuplicateForm key={copied} id={copied} user={user} onSaved={toProducts} />
      )}
    </Page>
  );
}
