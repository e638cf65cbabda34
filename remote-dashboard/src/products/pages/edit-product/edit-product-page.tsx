import { useCallback, useState } from 'react';
import type { StaffProduct } from '@pasal/shared/contracts';
import { statusOf } from '@pasal/shared/api';
import { ListView, Page, Title, useCurrentUser } from '@pasal/shared/dashboard';
import { Link, useNavigate, useParams } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { ButtonLink, LoadingView, StateView } from '@pasal/shared/ui';
import { TitleBar } from '../../../kit/title-bar';
import { ownPaths, patterns } from '../../../paths';
import { useStaffProductQuery } from '../../products-api';
import * as messages from '../../features/product-form/messages';
import { readProductId } from '../../model/product-query';
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

/** The product is read again when the page opens; what arrives later does not disturb the form. */
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

  const failure = product || isFetching ? undefined : error;
  if (statusOf(failure) === 404) return <NotFound />;
  return (
    <ListView
      answer={{ error: failure, refetch }}
      data={product}
      failed={messages.loadFailed}
      loading={<LoadingView label={messages.loading} />}
    >
      {(loaded) => <ProductForm begun={{ product: loaded }} user={user} onSaved={toProducts} />}
    </ListView>
  );
}

export function EditProductPage() {
  const { id } = useParams();
  const known = readProductId(id);
  return (
    <Page>
      <PageHead title={messages.title} />
      <TitleBar>
        <Title>{messages.title}</Title>
        {known !== undefined && <Link to={ownPaths.productStock(known)}>{messages.itsStock}</Link>}
      </TitleBar>
      {known === undefined ? <NotFound /> : <LoadedForm key={known} id={known} />}
    </Page>
  );
}
