import { PAGE_KINDS, TEXT_LANGUAGES } from '@pasal/shared/contracts';
import { ListPanel, ListView } from '@pasal/shared/dashboard';
import { Link } from '@pasal/shared/routing';
import { ownPaths } from '../../../../paths';
import { useOwnerPagesQuery } from '../../../site-api';
import { FROM_SCRATCH } from '../stored-settings';
import * as messages from './messages';
import * as s from './owner-pages.styles';
import { StateMarks } from './page-state';

/** All editable pages, with their state in each language. */
export function PageList() {
  const answer = useOwnerPagesQuery(undefined, FROM_SCRATCH);
  return (
    <ListPanel>
      <ListView answer={answer} data={answer.data} failed={messages.failed} rows={5}>
        {({ texts }) => (
          <s.Pages>
            {PAGE_KINDS.map((kind) => (
              <li key={kind}>
                <Link to={ownPaths.sitePage(kind)}>{messages.kinds[kind]}</Link>
                {TEXT_LANGUAGES.map((language) => {
                  const ofKind = texts.filter((each) => each.kind === kind);
                  const state = ofKind.find((each) => each.language === language);
                  // Readers of Nepali get the owner's English text rather than Pasal's Nepali one.
                  const instead = ofKind.some(({ published }) => published)
                    ? 'english'
                    : 'standard';
                  return (
                    <s.Marks key={language}>
                      <span>{messages.languages[language]}</span>
                      {state && <StateMarks state={state} instead={instead} />}
                    </s.Marks>
                  );
                })}
              </li>
            ))}
          </s.Pages>
        )}
      </ListView>
    </ListPanel>
  );
}
