import { useCallback, useState } from 'react';
import type { StaffProduct } from '@pasal/shared/contracts';
import { messageOf, statusOf } from '@pasal/shared/api';
import { Page, Title, useCurrentUser } from '@pasal/shared/dashboard';
import { useNavigate, useParams } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { ButtonLink, FailedView, LoadingView, StateView } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import { useStaffProductQuery } from '../../products-api';
import * as messages from '../../features/product-form/messages';
import { ProductForm } from '../../features/product-form/product-form';

function NotFound() {
  return (
    <StateView title={messages.notFound}>
      <ButtonLink to={patterns.productManagement} $variant="secondary">
        {messages.back}
      </ButtonLink>
    </StateView>
  );
}

/** The product is read anew when the page opens; what arrives later does not disturb the form. */
function LoadedForm({ id }: { id: number }) {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const toProducts = useCallback(() => void navigate(patterns.productManagement), [navigate]);
  const { currentData, error, isError, isFetching, refetch } = useStaffProductQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const [product, setProduct] = useState<StaffProduct>();
  if (!product && currentData && !isFetching && !isError) setProduct(currentData.product);

  if (product) return <ProductForm product={product} user={user} onSaved={toProducts} />;
  if (!isError || isFetching) return <LoadingView label={messages.loading} />;
  if (statusOf(error) === 404) return <NotFound />;
  return (
    <FailedView
      title={messages.loadFailed}
      text={messageOf(error, '')}
      retryLabel={messages.tryAgain}
      onRetry={() => void refetch()}
    />
  );
}

export function EditProductPage() {
  const { id = '' } = useParams();
  const isId = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647;
  return (
    <Page>
      <PageHead title={messages.title} />
      <Title>{messages.title}</Title>
      {isId ? <LoadedForm key={id} id={Number(id)} /> : <NotFound />}
    </Page>
  );
}
