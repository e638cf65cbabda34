import {
  CHAT_TEMPLATE_LENGTHS,
  MAX_CHAT_TEMPLATES,
  ORDER_FIELD_LENGTHS,
  type ChatSettings,
  type ChatSettingsResponse,
  type ChatTemplate,
} from '@pasal/shared/contracts';
import { AddButton, Muted, TitledSection } from '@pasal/shared/dashboard';
import { Field, Icon, IconButton, TextAreaInput, TextField, icons } from '@pasal/shared/ui';
import { useChatSettingsQuery, useSaveChatSettingsMutation } from '../../site-api';
import { SideBySide } from '../../../kit/both-languages/both-languages.styles';
import { NepaliField } from '../../../kit/both-languages/nepali-field';
import { detailProblems } from './detail-problems';
import * as messages from './messages';
import { SettingsForm } from './settings-form';
import { Column } from './settings-form.styles';
import * as s from './site-settings.styles';
import { FROM_SCRATCH, StoredSettings, type Reading } from './stored-settings';
import { useSettingsForm } from './use-settings-form';

const shape = { draftOf: (settings: ChatSettings) => settings, problemsOf: detailProblems };
const NEW: ChatTemplate = { name: '', text: '' };

interface TemplateFieldsProps {
  template: ChatTemplate;
  problemOf: (name: keyof ChatTemplate) => string | undefined;
  onChange: (part: Partial<ChatTemplate>) => void;
  onRemove: () => void;
}

/** A predefined message, and its name. */
function TemplateFields({ template, problemOf, onChange, onRemove }: TemplateFieldsProps) {
  return (
    <s.Template>
      <TextField
        label={messages.templateName}
        required
        maxLength={CHAT_TEMPLATE_LENGTHS.name}
        value={template.name}
        error={problemOf('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SideBySide>
        <Field label={messages.templateText} required error={problemOf('text')}>
          {(control) => (
            <TextAreaInput
              {...control}
              rows={3}
              maxLength={CHAT_TEMPLATE_LENGTHS.text}
              value={template.text}
              onChange={({ target }) => onChange({ text: target.value })}
            />
          )}
        </Field>
        <NepaliField
          label={messages.templateText}
          english={template.text}
          value={template.text_ne ?? ''}
          rows={3}
          maxLength={CHAT_TEMPLATE_LENGTHS.text}
          error={problemOf('text_ne')}
          onChange={(typed) => onChange({ text_ne: typed })}
        />
      </SideBySide>
      <IconButton label={messages.removeTemplate(template.name)} onClick={onRemove}>
        <Icon shape={icons.trash} />
      </IconButton>
    </s.Template>
  );
}

function ChatsForm({ stored, onLoadAgain }: Reading<ChatSettingsResponse>) {
  const [save] = useSaveChatSettingsMutation();
  const form = useSettingsForm(stored, shape, (settings, version) =>
    save({ body: { settings, version } }),
  );
  const { set, field, hasTakenIn, problemOf } = form;
  const { templates } = form.values;
  const phone = { type: 'tel', maxLength: ORDER_FIELD_LENGTHS.phone };
  return (
    <SettingsForm form={form} onLoadAgain={onLoadAgain}>
      <Column>
        <TitledSection title={messages.chatNumbers}>
          <TextField
            {...field('whatsapp')}
            {...phone}
            label={messages.whatsapp}
            error={problemOf('whatsapp')}
          />
          <TextField
            {...field('viber')}
            {...phone}
            label={messages.viber}
            hint={messages.viberHint}
            error={problemOf('viber')}
          />
          <TextField
            {...field('messenger')}
            label={messages.messenger}
            hint={messages.messengerHint}
            maxLength={50}
            error={problemOf('messenger')}
          />
        </TitledSection>
      </Column>
      <Column>
        <TitledSection title={messages.chatTemplates} lead={messages.chatTemplatesLead}>
          {templates.map((template, at) => (
            <TemplateFields
              // oxlint-disable-next-line react/no-array-index-key -- a row is what is typed in it; only its place names it
              key={`${at} of ${templates.length}`}
              template={template}
              problemOf={(name) => problemOf(`templates.${at}.${name}`)}
              onChange={(part) => set({ templates: templates.with(at, { ...template, ...part }) })}
              onRemove={() => set({ templates: templates.toSpliced(at, 1) })}
            />
          ))}
          {hasTakenIn && problemOf('templates') !== undefined && (
            <Muted role="status">{messages.templatesBoth}</Muted>
          )}
          {templates.length < MAX_CHAT_TEMPLATES && (
            <div>
              <AddButton onClick={() => set({ templates: [...templates, NEW] })}>
                {messages.addTemplate}
              </AddButton>
            </div>
          )}
        </TitledSection>
      </Column>
    </SettingsForm>
  );
}

/** The shop's chat contacts, and predefined messages for orders (D146, D149). */
export function ChatsSettings() {
  const answer = useChatSettingsQuery(undefined, FROM_SCRATCH);
  return <StoredSettings answer={answer}>{(reading) => <ChatsForm {...reading} />}</StoredSettings>;
}
