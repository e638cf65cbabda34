import { useState } from 'react';
import type { ReleasePreview } from '@pasal/shared/contracts';
import { AskDialog, ListTable } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import { Button, icons, type Column } from '@pasal/shared/ui';
import { useEndReleasePreviewMutation, useReleasePreviewsQuery } from '../../releases-api';
import * as messages from './messages';

/** A link's card on a phone. */
const CARD =
  '"part actions" auto "version actions" auto "maker maker" auto "ends ends" auto / minmax(0, 1fr) auto';

const columns = (onEnd: (preview: ReleasePreview) => void): Column<ReleasePreview>[] => [
  { label: messages.part, area: 'part', width: '112px', cell: ({ name }) => name },
  { label: messages.version, area: 'version', cell: ({ version }) => version },
  { label: messages.maker, area: 'maker', named: true, cell: ({ made_by }) => made_by },
  {
    label: messages.ends,
    area: 'ends',
    named: true,
    width: '190px',
    nowrap: true,
    cell: ({ expires_at }) => <Moment at={expires_at} />,
  },
  {
    label: messages.actions,
    area: 'actions',
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

/** Every link to a preview that is good. */
export function PreviewList() {
  const [endPreview] = useEndReleasePreviewMutation();
  const [ending, setEnding] = useState<ReleasePreview>();
  const answer = useReleasePreviewsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <ListTable
        caption={messages.title}
        card={CARD}
        columns={columns(setEnding)}
        answer={answer}
        items={answer.data?.previews}
        keyOf={({ id }) => id}
        expected={1}
        failed={messages.failed}
        empty={messages.empty}
        emptyText={messages.emptyText}
        icon={icons.eye}
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
