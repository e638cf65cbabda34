import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import * as messages from './messages';
import * as kinds from './search-kind.service';
import * as words from './search-word.service';
import { listSearchWords } from './search-words.repository';
import { understandFor } from './understand.service';

/** Lets administrators teach the search the words that people use (D61). */
export const searchWordsRoutes: Routes = (app, { db }) => {
  serve(app, calls.searchWords, ({ language }) => listSearchWords(db, language));

  serve(app, calls.understandSearch, ({ query }) => understandFor(db, query.search));

  serve(app, calls.addSearchKind, async ({ body, staff }) => {
    const kind = await kinds.addKind(db, staff, body);
    return { message: messages.kindAdded, kind };
  });

  serve(app, calls.changeSearchKind, async ({ params, body, staff }) => {
    const kind = await kinds.changeKind(db, staff, params.id, body);
    return { message: messages.kindSaved, kind };
  });

  serve(app, calls.deleteSearchKind, async ({ params, staff }) => {
    await kinds.removeKind(db, staff, params.id);
    return { message: messages.kindDeleted };
  });

  serve(app, calls.addSearchWord, async ({ body, staff }) => {
    const word = await words.addWord(db, staff, body);
    return { message: messages.wordAdded, word };
  });

  serve(app, calls.changeSearchWord, async ({ params, body, staff }) => {
    const word = await words.changeWord(db, staff, params.id, body);
    return { message: messages.wordSaved, word };
  });

  serve(app, calls.deleteSearchWord, async ({ params, staff }) => {
    await words.removeWord(db, staff, params.id);
    return { message: messages.wordDeleted };
  });
};
