import { useCallback } from 'react';
import { Page, Title, useCurrentUser } from '@pasal/shared/dashboard';
import { useNavigate } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { patterns } from '../../../paths';
import * as messages from '../../features/product-form/messages';
import { ProductForm } from '../../features/product-form/product-form';

export function AddNewProductPage() {
  const navigate = useNavigate();
  const toProducts = useCallback(() => void navigate(patterns.productManagement), [navigate]);
  return (
    <Page>
      <PageHead title={messages.title} />
      <Title>{messages.title}</Title>
      <ProductForm user={useCurrentUser()} onSaved={toProducts} />
    </Page>
  );
}
