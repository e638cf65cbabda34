import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { readRuleReport } from './rule-report.repository';

/** The effects of the owner's rules for cash on delivery. */
export const orderRuleRoutes: Routes = (app, { db }) => {
  serve(app, calls.ruleReport, ({ query }) => readRuleReport(db, query));
};
