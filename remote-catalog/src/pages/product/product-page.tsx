import { messageOf, statusOf } from '@pasal/shared/api';
import { useParams } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import {
  ButtonLink,
  Container,
  FailedView,
  LoadingView,
  StateView,
  VisuallyHidden,
} from '@pasal/shared/ui';
import { useProductBySlugQuery } from '../../catalog-api';
import * as messages from './messages';
import { ProductView } from './product-view';

function ProductStates({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useProductBySlugQuery({ params: { slug } });
  if (data) return <ProductView product={data.product} />;
  if (isFetching) {
    return (
      <>
        <VisuallyHidden as="h1">{messages.product}</VisuallyHidden>
        <LoadingView label={messages.loading} />
      </>
    );
  }
  if (statusOf(error) === 404) {
    return (
      <>
        <PageHead title={messages.notFound} />
        <StateView page title={messages.notFound}>
          <ButtonLink to={paths.home()}>{messages.browse}</ButtonLink>
        </StateView>
      </>
    );
  }
  return (
    <>
      <PageHead title={messages.loadFailed} />
      <FailedView page title={messages.loadFailed} text={messageOf(error, '')} onRetry={refetch} />
    </>
  );
}

/** /product/{slug}. A new slug is a new page: no state remains. */
export function ProductPage() {
  const { slug = '' } = useParams();
  return (
    <Container>
      <ProductStates key={slug} slug={slug} />
    </Container>
  );
}
