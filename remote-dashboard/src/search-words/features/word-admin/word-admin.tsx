import { useState } from 'react';
import { ListView } from '@pasal/shared/dashboard';
import { useSearchWordsQuery } from '../../search-words-api';
import { KindSection } from './kind-section';
import * as messages from './messages';
import { TryBox } from './try-box';
import * as s from './word-admin.styles';
import { WordDialogs, type Chosen } from './word-dialogs';
import { WordSection } from './word-section';

/** Product types with their phrases, other words, and a box to test how a search is interpreted. */
export function WordAdmin() {
  const { data, error, refetch } = useSearchWordsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [chosen, setChosen] = useState<Chosen>();

  return (
    <ListView
      answer={{ error: data === undefined ? error : undefined, refetch }}
      data={data}
      failed={messages.failed}
    >
      {(shown) => (
        <>
          <s.Columns>
            <s.Place $area="try">
              <TryBox />
            </s.Place>
            <s.Place $area="kinds">
              <KindSection data={shown} onChoose={setChosen} />
            </s.Place>
            <s.Place $area="words">
              <WordSection words={shown.words} onChoose={setChosen} />
            </s.Place>
          </s.Columns>
          {chosen && (
            <WordDialogs chosen={chosen} data={shown} onClose={() => setChosen(undefined)} />
          )}
        </>
      )}
    </ListView>
  );
}
