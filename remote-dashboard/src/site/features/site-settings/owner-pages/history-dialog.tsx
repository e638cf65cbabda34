import type { PageTextParams } from '@pasal/shared/contracts';
import { ListView, Refusal, useAction } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import { Button, Dialog } from '@pasal/shared/ui';
import { usePageVersionsQuery, useTakeBackPageMutation } from '../../../site-api';
import { FROM_SCRATCH } from '../stored-settings';
import * as messages from './messages';
import * as s from './owner-pages.styles';

interface HistoryDialogProps {
  which: PageTextParams;
  /** The version of the draft to be replaced. */
  version: number;
  onClose: () => void;
}

/** A text's published versions; each can become the draft again. */
export function HistoryDialog({ which, version, onClose }: HistoryDialogProps) {
  const answer = usePageVersionsQuery({ params: which }, FROM_SCRATCH);
  const [takeBack, { isLoading }] = useTakeBackPageMutation();
  const { run, refusal } = useAction();
  const dates = useDates();
  const title = messages.historyOf(messages.kinds[which.kind], messages.languages[which.language]);

  async function take(id: number | null) {
    const done = await run(takeBack({ params: which, body: { id, version } }));
    if (done) onClose();
  }
  const button = (id: number | null, name: string) => (
    <Button
      variant="secondary"
      disabled={isLoading}
      aria-label={messages.takeBackOf(name)}
      onClick={() => void take(id)}
    >
      {messages.takeBack}
    </Button>
  );

  return (
    <Dialog open title={title} place="wide" busy={isLoading} onClose={onClose}>
      <p>{messages.historyHint}</p>
      <Refusal text={refusal} />
      <ListView answer={answer} data={answer.data} failed={messages.historyFailed} rows={3}>
        {({ versions }) => (
          <s.Versions>
            {versions.map(({ id, at, by, words }) => (
              <li key={id}>
                <div>
                  <strong>{messages.by(dates.dateTime(at), by)}</strong>
                  <p>{words || messages.takenAway}</p>
                </div>
                {button(id, dates.dateTime(at))}
              </li>
            ))}
            {which.language === 'en' && (
              <li>
                <strong>{messages.standard}</strong>
                {button(null, messages.standard)}
              </li>
            )}
            {which.language !== 'en' && versions.length === 0 && <li>{messages.historyEmpty}</li>}
          </s.Versions>
        )}
      </ListView>
    </Dialog>
  );
}
