import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { readRuleReport } from './rule-report.repository';

/** What the owner's rules of cash on delivery led to. */
export const orderRuleRoutes: Routes = (app, { db }) => {
  serve(app, calls.ruleReport, ({ query }) => readRuleReport(db, query));
};
