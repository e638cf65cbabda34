import { LANGUAGES, type Language } from '@pasal/shared/contracts';
import { LANGUAGE_NAMES } from '@pasal/shared/domain';
import { Choice } from './choice';

const CHOICES = LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const);

interface LanguageChoiceProps {
  label: string;
  value: Language;
  onChoose: (language: Language) => void;
}

/** One of the shop's languages, each named by itself. */
export const LanguageChoice = (props: LanguageChoiceProps) => (
  <Choice choices={CHOICES} {...props} />
);
