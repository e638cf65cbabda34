import { useEffect, useState, type ComponentType } from 'react';
import { inTries } from '../remotes/in-tries';
import { isOfferDue, rememberOffer } from './language-choice';

type Line = ComponentType<{ onClose: () => void }>;

/**
 * One line for readers of the other language, on the first page that may show it; its code is loaded only for them,
 * after the page.
 */
export function LanguageOffer() {
  const [line, setLine] = useState<{ Line: Line }>();
  useEffect(() => {
    if (!isOfferDue(navigator.languages)) return;
    inTries(() => import('./language-offer-line')).then(
      ({ LanguageOfferLine }) => {
        rememberOffer();
        setLine({ Line: LanguageOfferLine });
      },
      (error: unknown) => console.error('the other language could not be offered', error),
    );
  }, []);
  if (!line) return null;
  return <line.Line onClose={() => setLine(undefined)} />;
}
