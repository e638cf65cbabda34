import type { Language, User } from '@pasal/shared/contracts';
import {
  LanguageChoice,
  languageMessages as messages,
  Refusal,
  TitledSection,
  useAction,
} from '@pasal/shared/dashboard';
import { LANGUAGE, pathIn } from '@pasal/shared/shell';
import { patterns } from '../../../paths';
import { useChooseStaffLanguageMutation } from '../../staff-api';

/** The language of the user's dashboard and messages; the page switches to it. */
export function LanguageForm({ user }: { user: User }) {
  const [choose] = useChooseStaffLanguageMutation();
  const { run, refusal } = useAction();
  const take = async (language: Language) => {
    const answer = await run(choose({ body: { language } }));
    // Another language is another document.
    if (answer && language !== LANGUAGE) {
      window.location.assign(pathIn(language, patterns.profile));
    }
  };
  return (
    <TitledSection title={messages.language} lead={messages.lead}>
      <LanguageChoice
        label={messages.language}
        value={user.language ?? LANGUAGE}
        onChoose={(language) => void take(language)}
      />
      <Refusal text={refusal} />
    </TitledSection>
  );
}
