import type { ReactNode } from 'react';
import { messageOf } from '@pasal/shared/api';
import { Fields } from '@pasal/shared/dashboard';
import { FailedView, Skeleton, StateView, VisuallyHidden } from '@pasal/shared/ui';
import * as messages from './messages';

interface FourFacesProps<Data> {
  data: Data | undefined;
  error: unknown;
  onRetry: () => void;
  /** Title of the failed face. */
  failed: string;
  isEmpty: (data: Data) => boolean;
  empty: string;
  emptyText?: string;
  /** How many rows are expected, and how high one is. */
  rows?: number;
  rowHeight?: string;
  children: (data: Data) => ReactNode;
}

/** Every list has four faces, in this order: loading, failed with retry, empty, data. */
export function FourFaces<Data>(props: FourFacesProps<Data>) {
  const { data, error, onRetry, failed, isEmpty, empty, emptyText, children } = props;
  const { rows = 6, rowHeight = '64px' } = props;
  if (data === undefined && error === undefined) {
    return (
      <Fields aria-busy="true">
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        {Array.from({ length: rows }, (_none, row) => (
          <Skeleton key={row} $height={rowHeight} />
        ))}
      </Fields>
    );
  }
  if (error !== undefined || data === undefined) {
    const text = messageOf(error, '');
    return (
      <FailedView title={failed} text={text} retryLabel={messages.tryAgain} onRetry={onRetry} />
    );
  }
  if (isEmpty(data)) return <StateView title={empty} text={emptyText} />;
  return children(data);
}
