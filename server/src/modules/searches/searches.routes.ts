import { calls } from '@pasal/shared/contracts/whole-calls';
import { readReport } from '@pasal/core/db/replicas/reads';
import { serve } from '@pasal/core/http/serve';
import { SESSION_COOKIE } from '@pasal/core/sessions/sessions';
import type { Routes } from '../module-deps';
import { POPULAR_FOR, readPopularTerms } from './popular-terms';
import { reportSearch } from './report-search';
import { listSearchedTerms } from './searched-terms';

/** Receives search reports from shoppers' pages, and lists them for administrators (D62). */
export const searchesRoutes: Routes = (app, { db }) => {
  serve(app, calls.reportSearch, async ({ body, request, reply }) => {
    // Searches by staff are tests, not a shopper's.
    const isStaff = request.cookies[SESSION_COOKIE] !== undefined;
    if (!isStaff) await reportSearch(db, body, request, Date.now());
    return reply.code(204).send();
  });

  serve(app, calls.popularTerms, ({ reply }) => {
    void reply.header('cache-control', `public, max-age=${POPULAR_FOR}`);
    return readPopularTerms(db, Date.now());
  });

  serve(app, calls.searchedTerms, ({ query }) =>
    readReport(db, (from) => listSearchedTerms(from, query)),
  );
};
