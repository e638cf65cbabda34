import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import type { ModuleDeps } from '../module-deps';
import { readChecklist } from './checklist.service';

/** What is left to be done before the shop can sell. */
export const checklistRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (
  app,
  { db, config },
) => {
  app.get(
    '/site/checklist',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'What the shop still needs before it is ready to sell.',
        description:
          'Identity, contacts, places, a product on sale, a mail server and a backup, each done or not. A demo shop has no points.',
        response: { 200: contracts.ChecklistAnswer },
      },
    },
    () => readChecklist(db, config),
  );
};
