import { ListView } from '@pasal/shared/dashboard';
import { richText, Skeleton } from '@pasal/shared/ui';
import { useStaffProductQuery } from '../../products-api';
import * as messages from './messages';
import { RichText } from './product-details.styles';

/** Lists leave the additional description out; it is fetched when a product is looked at. */
export function AdditionalDescription({ productId }: { productId: number }) {
  const { currentData, error, isError, refetch } = useStaffProductQuery({
    params: { id: productId },
  });
  return (
    <ListView
      answer={{ error: isError ? error : undefined, refetch }}
      data={currentData}
      failed={messages.additionalFailed}
      loading={<Skeleton $height="84px" />}
    >
      {({ product }) => {
        const html = product.additional_description ?? '';
        return html.trim() === '' ? <p>{messages.none}</p> : <RichText>{richText(html)}</RichText>;
      }}
    </ListView>
  );
}
