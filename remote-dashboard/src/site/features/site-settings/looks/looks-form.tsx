import type { LooksResponse } from '@pasal/shared/contracts';
import { pictureUrl } from '@pasal/shared/domain';
import { TitledSection } from '@pasal/shared/dashboard';
import { usePictureChoice } from '../../../../kit/file-picker/use-picture-choice';
import { checkLooks, isSameLooks, looksDraftOf, looksFormOf } from '../../../model/looks-draft';
import { useLooksSettingsQuery, useSaveLooksMutation } from '../../../site-api';
import { SettingsForm } from '../settings-form';
import { Column } from '../settings-form.styles';
import { FROM_SCRATCH, StoredSettings, type Reading } from '../stored-settings';
import { useSettingsForm } from '../use-settings-form';
import { AccentField } from './accent-field';
import { LooksPicture } from './looks-picture';
import { LooksPreview } from './looks-preview';
import * as messages from './messages';

const shape = { draftOf: looksDraftOf, isSame: isSameLooks, check: checkLooks };
const addressOf = (path: string | null | undefined) => (path ? pictureUrl(path, 480) : undefined);

function LooksForm({ stored, onLoadAgain }: Reading<LooksResponse>) {
  const [save] = useSaveLooksMutation();
  const form = useSettingsForm(stored, shape, (draft, version) =>
    save({ form: looksFormOf(draft, version) }),
  );
  const { values, set, problemOf } = form;
  const logo = usePictureChoice({
    choice: values.logo,
    stored: addressOf(stored.settings.logo?.path),
    onChoose: (choice) => set((now) => ({ logo: { ...now.logo, ...choice } })),
  });
  const icon = usePictureChoice({
    choice: values.icon,
    stored: addressOf(stored.settings.icon),
    onChoose: (choice) => set((now) => ({ icon: { ...now.icon, ...choice } })),
  });
  return (
    <SettingsForm form={form} onLoadAgain={onLoadAgain}>
      <Column>
        <TitledSection title={messages.pictures}>
          <LooksPicture label={messages.logo} hint={messages.logoHint} chosen={logo} />
          <LooksPicture label={messages.icon} hint={messages.iconHint} chosen={icon} />
        </TitledSection>
        <TitledSection title={messages.colour} lead={messages.colourLead}>
          <AccentField
            accent={values.accent}
            problem={problemOf('accent')}
            onChange={(accent) => set({ accent })}
          />
        </TitledSection>
      </Column>
      <TitledSection title={messages.preview}>
        <LooksPreview accent={values.accent} logo={logo.picture} />
      </TitledSection>
    </SettingsForm>
  );
}

/** The shop's own logo, icon and accent (D105). */
export function LooksSettings() {
  const answer = useLooksSettingsQuery(undefined, FROM_SCRATCH);
  return <StoredSettings answer={answer}>{(reading) => <LooksForm {...reading} />}</StoredSettings>;
}
