import { useState } from 'react';
import type { PageDraftResponse, PageTextParams } from '@pasal/shared/contracts';
import { AskDialog } from '@pasal/shared/dashboard';
import { paths } from '@pasal/shared/routing/paths';
import { Button, ButtonLink } from '@pasal/shared/ui';
import { usePublishPageMutation } from '../../../site-api';
import { HistoryDialog } from './history-dialog';
import * as messages from './messages';
import * as s from './owner-pages.styles';

interface PageActionsProps {
  which: PageTextParams;
  stored: PageDraftResponse;
  form: { isDirty: boolean; isBusy: boolean; discard: () => void };
}

/** The actions on a text: only the saved version is previewed and published. */
export function PageActions({ which, stored, form }: PageActionsProps) {
  const [asked, setAsked] = useState<'publish' | 'history'>();
  const [publish] = usePublishPageMutation();
  const { isDirty, isBusy } = form;
  const page = messages.kinds[which.kind];
  const language = messages.languages[which.language];
  const { version, has_draft: hasDraft } = stored;
  const close = () => setAsked(undefined);
  return (
    <s.Actions>
      <Button type="submit" busy={isBusy} disabled={!isDirty}>
        {messages.save}
      </Button>
      {isDirty ? (
        <Button variant="secondary" disabled={isBusy} onClick={form.discard}>
          {messages.discard}
        </Button>
      ) : (
        <ButtonLink
          $variant="secondary"
          to={paths.draft(which.kind, which.language)}
          target="_blank"
        >
          {messages.preview}
        </ButtonLink>
      )}
      <Button
        variant="secondary"
        disabled={isDirty || !hasDraft}
        onClick={() => setAsked('publish')}
      >
        {messages.publish}
      </Button>
      <Button variant="quiet" disabled={isDirty} onClick={() => setAsked('history')}>
        {messages.history}
      </Button>
      {isDirty && <p>{messages.previewHint}</p>}
      {asked === 'publish' && (
        <AskDialog
          title={messages.publishTitle(page, language)}
          text={messages.publishText}
          confirmLabel={messages.publish}
          danger={false}
          run={() => publish({ params: which, body: { version } })}
          onClose={close}
        />
      )}
      {asked === 'history' && <HistoryDialog which={which} version={version} onClose={close} />}
    </s.Actions>
  );
}
