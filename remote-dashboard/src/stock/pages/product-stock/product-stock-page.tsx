import { statusOf } from '@pasal/shared/api';
import { ListView, Page, Title } from '@pasal/shared/dashboard';
import { Link, useParams, useSearchParams } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { Breadcrumb, StateView } from '@pasal/shared/ui';
import { TitleBar } from '../../../kit/title-bar';
import { ownPaths, patterns } from '../../../paths';
import * as messages from '../../features/product-stock/messages';
import { ProductStock } from '../../features/product-stock/product-stock';
import { useStockMovementsQuery } from '../../stock-api';

/** A number of an address, or undefined. */
const idOf = (text: string | null) =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;

/** The stock of one product, under an address of its own. */
export function ProductStockPage() {
  const id = Number(useParams().id);
  const [address, setAddress] = useSearchParams();
  const variantId = idOf(address.get('variant'));
  const before = address.get('before') ?? undefined;
  const answer = useStockMovementsQuery(
    {
      query: {
        product_id: id,
        ...(variantId !== undefined && { variant_id: variantId }),
        ...(before !== undefined && { before }),
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  const { data, error, isError, isFetching, refetch } = answer;
  const title = data ? messages.title(data.product.title) : messages.untitled;
  const isGone = isError && [400, 404].includes(Number(statusOf(error)));

  return (
    <Page>
      <PageHead title={title} />
      {/* A product's name is too long for one line of a phone; the heading has it. */}
      <Breadcrumb
        trail={[{ label: messages.back, to: patterns.stock }, { label: messages.untitled }]}
      />
      <TitleBar>
        <Title>{title}</Title>
        {data && <Link to={ownPaths.editProduct(data.product.id)}>{messages.edit}</Link>}
      </TitleBar>
      {isGone ? (
        <StateView title={messages.gone} />
      ) : (
        <ListView
          answer={{ error: isError ? error : undefined, refetch }}
          data={data}
          failed={messages.failed}
        >
          {(loaded) => (
            <ProductStock
              key={loaded.product.id}
              data={loaded}
              answer={{ isFetching, refetch }}
              variantId={variantId}
              onVariant={(chosen) =>
                setAddress(chosen === undefined ? {} : { variant: String(chosen) })
              }
            />
          )}
        </ListView>
      )}
    </Page>
  );
}
