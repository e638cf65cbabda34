import type { ReactNode } from 'react';
import { messageOf } from '@pasal/shared/api';
import { WORDS } from '@pasal/shared/domain';
import { FailedView, Skeleton, StateView, VisuallyHidden, type IconShape } from '@pasal/shared/ui';
import { Fields } from './form/form.styles';

interface ListViewProps<Data> {
  /** The query that reads the list. With an error the list has failed, even if there was `data` before. */
  answer: { error?: unknown; refetch: () => unknown };
  /** The last loaded data; undefined before the first. */
  data: Data | undefined;
  /** The title of the failed list. */
  failed: string;
  /** The text below that title, instead of the reason. */
  failedText?: string;
  retryLabel?: string;
  /** Omitted if the list is never empty. */
  isEmpty?: (data: Data) => boolean;
  empty?: string;
  emptyText?: string;
  /** The icon of the empty list. */
  icon?: IconShape;
  /** The expected number of rows. */
  rows?: number;
  rowHeight?: string;
  /** Replaces the default skeleton. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Every list has four states: failed with retry, loading, empty, data. */
export function ListView<Data>(props: ListViewProps<Data>) {
  const { answer, data, failed, isEmpty, empty = '', emptyText, icon, children } = props;
  const { retryLabel = WORDS.tryAgain, rows = 6, rowHeight = '64px', loading } = props;
  if (answer.error !== undefined) {
    return (
      <FailedView
        title={failed}
        text={props.failedText ?? messageOf(answer.error, '')}
        retryLabel={retryLabel}
        onRetry={() => void answer.refetch()}
      />
    );
  }
  if (data === undefined) {
    if (loading !== undefined) return loading;
    return (
      <Fields aria-busy="true">
        <VisuallyHidden role="status">{WORDS.loading}</VisuallyHidden>
        {Array.from({ length: rows }, (_none, row) => (
          <Skeleton key={row} $height={rowHeight} />
        ))}
      </Fields>
    );
  }
  if (isEmpty?.(data)) return <StateView icon={icon} title={empty} text={emptyText} />;
  return children(data);
}
