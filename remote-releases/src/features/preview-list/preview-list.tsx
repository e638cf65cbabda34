import { useState } from 'react';
import type { ReleasePreview } from '@pasal/shared/contracts';
import { messageOf } from '@pasal/shared/api';
import { AskDialog } from '@pasal/shared/dashboard';
import { WORDS, formatDateTime } from '@pasal/shared/domain';
import { Button, DataTable, FailedView, StateView, icons, type Column } from '@pasal/shared/ui';
import { useEndReleasePreviewMutation, useReleasePreviewsQuery } from '../../releases-api';
import * as messages from './messages';

const columns = (onEnd: (preview: ReleasePreview) => void): Column<ReleasePreview>[] => [
  { label: messages.part, width: '112px', cell: ({ name }) => name },
  { label: messages.version, cell: ({ version }) => version },
  { label: messages.maker, cell: ({ made_by }) => made_by },
  {
    label: messages.ends,
    width: '176px',
    nowrap: true,
    cell: ({ expires_at }) => formatDateTime(expires_at),
  },
  {
    label: messages.actions,
    width: '112px',
    height: '44px',
    cell: (preview) => (
      <Button
        variant="secondary"
        aria-label={messages.endOf(preview.name, preview.version)}
        onClick={() => onEnd(preview)}
      >
        {messages.end}
      </Button>
    ),
  },
];

/** Every link to a preview that is good, in four faces. */
export function PreviewList() {
  const [endPreview] = useEndReleasePreviewMutation();
  const [ending, setEnding] = useState<ReleasePreview>();
  const { data, error, isFetching, refetch } = useReleasePreviewsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error !== undefined) {
    return (
      <FailedView
        title={messages.failed}
        text={messageOf(error, '')}
        retryLabel={WORDS.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.previews.length === 0) {
    return <StateView icon={icons.eye} title={messages.empty} text={messages.emptyText} />;
  }
  return (
    <>
      <DataTable
        caption={messages.title}
        columns={columns(setEnding)}
        items={data?.previews}
        keyOf={({ id }) => id}
        expected={1}
        busy={isFetching && data !== undefined}
      />
      {ending && (
        <AskDialog
          title={messages.endTitle(ending.name, ending.version)}
          text={messages.endText}
          confirmLabel={messages.end}
          run={() => endPreview({ params: { id: ending.id } })}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}
