import { messageOf } from '@pasal/shared/api';
import { FailedView, richText, Skeleton } from '@pasal/shared/ui';
import { useStaffProductQuery } from '../../products-api';
import * as messages from './messages';
import { RichText } from './product-details.styles';

/** Lists leave the additional description out; it is fetched when a product is looked at. */
export function AdditionalDescription({ productId }: { productId: number }) {
  const { currentData, error, isError, refetch } = useStaffProductQuery({
    params: { id: productId },
  });
  if (isError) {
    return (
      <FailedView
        title={messages.additionalFailed}
        text={messageOf(error, '')}
        retryLabel={messages.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!currentData) return <Skeleton $height="84px" />;
  const html = currentData.product.additional_description ?? '';
  return html.trim() === '' ? <p>{messages.none}</p> : <RichText>{richText(html)}</RichText>;
}
