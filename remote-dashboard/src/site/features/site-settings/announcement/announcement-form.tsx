import { useState } from 'react';
import {
  ANNOUNCEMENT_LENGTHS,
  SITE_FIELD_LENGTH,
  type Announcement,
  type AnnouncementResponse,
  type ValidationDetail,
} from '@pasal/shared/contracts';
import { AskDialog, Muted, Refusal, TitledSection } from '@pasal/shared/dashboard';
import { Button, TextField } from '@pasal/shared/ui';
import { DayField } from '../../../../kit/day-field/day-field';
import {
  useAnnouncementSettingsQuery,
  usePublishAnnouncementMutation,
  useSaveAnnouncementMutation,
} from '../../../site-api';
import { SettingsForm } from '../settings-form';
import { Column } from '../settings-form.styles';
import { FROM_SCRATCH, StoredSettings, type Reading } from '../stored-settings';
import { useSettingsForm } from '../use-settings-form';
import { AnnouncementPreview } from './announcement-preview';
import * as messages from './messages';

const shape = {
  draftOf: (settings: Announcement) => settings,
  problemsOf: (details: readonly ValidationDetail[]) =>
    Object.fromEntries(
      details.map(({ path, message }) => [path.replace(/^settings\./, ''), message]),
    ),
};

interface PartProps {
  draft: Announcement;
  problemOf: (path: string) => string | undefined;
  onChange: (part: Partial<Announcement>) => void;
}

function Texts({ draft, problemOf, onChange }: PartProps) {
  return (['en', 'ne'] as const).map((language) => {
    const name = messages.languages[language];
    const of = draft[language];
    return (
      <TitledSection key={language} title={name}>
        <TextField
          label={messages.textIn(name)}
          {...(language === 'ne' && { hint: messages.nepaliHint })}
          maxLength={ANNOUNCEMENT_LENGTHS.text}
          value={of.text}
          error={problemOf(`${language}.text`)}
          onChange={({ target }) => onChange({ [language]: { ...of, text: target.value } })}
        />
        <TextField
          label={messages.linkTextIn(name)}
          hint={messages.linkWords}
          maxLength={ANNOUNCEMENT_LENGTHS.link_text}
          value={of.link_text}
          error={problemOf(`${language}.link_text`)}
          onChange={({ target }) => onChange({ [language]: { ...of, link_text: target.value } })}
        />
      </TitledSection>
    );
  });
}

function DaysAndLink({ draft, problemOf, onChange }: PartProps) {
  return (
    <TitledSection title={messages.days} lead={messages.daysHint}>
      {(['from', 'until'] as const).map((bound) => (
        <div key={bound}>
          <DayField
            label={messages[bound]}
            value={draft[bound] ?? undefined}
            onChoose={(day) => onChange({ [bound]: day ?? null })}
          />
          <Refusal text={problemOf(bound)} />
        </div>
      ))}
      <TextField
        label={messages.link}
        hint={messages.linkHint}
        maxLength={SITE_FIELD_LENGTH}
        value={draft.link}
        error={problemOf('link')}
        onChange={({ target }) => onChange({ link: target.value })}
      />
    </TitledSection>
  );
}

function Publishing({ stored, isOff }: { stored: AnnouncementResponse; isOff: boolean }) {
  const [asks, setAsks] = useState(false);
  const [publish] = usePublishAnnouncementMutation();
  const isGoing = stored.published !== null && stored.settings.en.text === '';
  return (
    <>
      <Button variant="secondary" disabled={isOff} onClick={() => setAsks(true)}>
        {isGoing ? messages.takeAway : messages.publish}
      </Button>
      {asks && (
        <AskDialog
          title={isGoing ? messages.takeAwayTitle : messages.publishTitle}
          text={isGoing ? messages.takeAwayText : messages.publishText}
          confirmLabel={isGoing ? messages.takeAway : messages.publish}
          danger={isGoing}
          run={() => publish({ body: { version: stored.version } })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

const isSame = (one: Announcement | null, other: Announcement) =>
  JSON.stringify(one) === JSON.stringify(other);

function stateOf({ settings, published }: AnnouncementResponse) {
  if (isSame(published, settings)) return 'published';
  return published === null && settings.en.text === '' ? 'none' : 'draft';
}

function AnnouncementForm({ stored, onLoadAgain }: Reading<AnnouncementResponse>) {
  const [save] = useSaveAnnouncementMutation();
  const form = useSettingsForm(stored, shape, (settings, version) =>
    save({ body: { settings, version } }),
  );
  const part = { draft: form.values, problemOf: form.problemOf, onChange: form.set };
  const state = stateOf(stored);
  return (
    <SettingsForm
      form={form}
      onLoadAgain={onLoadAgain}
      saveLabel={messages.save}
      actions={<Publishing stored={stored} isOff={form.isDirty || state !== 'draft'} />}
    >
      <Column $whole>
        <TitledSection title={messages.preview}>
          <AnnouncementPreview draft={form.values} />
          <Muted>{messages.states[state]}</Muted>
        </TitledSection>
      </Column>
      <Column>
        <Texts {...part} />
      </Column>
      <Column>
        <DaysAndLink {...part} />
      </Column>
    </SettingsForm>
  );
}

/** The announcement above the header of every page, and its days (D152). */
export function AnnouncementSettings() {
  const answer = useAnnouncementSettingsQuery(undefined, FROM_SCRATCH);
  return (
    <StoredSettings answer={answer}>
      {(reading) => <AnnouncementForm {...reading} />}
    </StoredSettings>
  );
}
