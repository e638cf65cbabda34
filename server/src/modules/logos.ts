import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { User } from '@pasal/shared/contracts';
import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import type { Database } from '../db/schema';
import { pictureIngest } from '../pictures/ingest';
import { withForm } from '../pictures/ingest-form';
import { clearUnused, withPictures } from '../pictures/stored-pictures';
import type { ActivityLog } from './activity/define-log';
import { recordActivity } from './activity/record-activity';
import type { ModuleDeps } from './module-deps';

/** Tables whose rows have a name and may have a logo. */
type LogoTable = {
  [Table in keyof Database]: Database[Table] extends { name: unknown; logo: unknown }
    ? Table
    : never;
}[keyof Database];

interface LogoRules {
  table: LogoTable;
  log: ActivityLog;
  /** What is said when there is no such row, when its logo has changed, and for none or several files. */
  noSuch: Wording;
  changed: Wording;
  oneLogo: Wording;
}

interface Change {
  id: number;
  logo: string | null;
  /** The logo the editor saw, empty for none; undefined skips the comparison. */
  seen: string | undefined;
}

/** Who changes a logo, by which request. */
interface Editing {
  staff: User;
  request: FastifyRequest;
}

/** The row after the change. */
interface LogoOwner {
  id: number;
  name: string;
  logo: string | null;
}

/** The logos of a table's rows: takes one from a form, removes one, and clears the picture that no row names any more. */
export function logosOf({ db, pictures }: Pick<ModuleDeps, 'db' | 'pictures'>, rules: LogoRules) {
  const { table, log, oneLogo } = rules;
  const deps = { db, pictures: pictureIngest(pictures) };
  const form = { pictures, fileField: 'logo', maxFiles: 1, wrongFiles: oneLogo };

  async function change(trx: Transaction<Database>, actor: User, { id, logo, seen }: Change) {
    const before = await trx
      .selectFrom(table)
      .select(['name', 'logo'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) throw notFound(rules.noSuch);
    if (seen !== undefined && seen !== (before.logo ?? '')) throw conflict(rules.changed);
    const { name } = before;
    await trx.updateTable(table).set({ logo }).where('id', '=', id).execute();
    const fields = { before: { logo: before.logo }, after: { logo } };
    await recordActivity(trx, actor, { log, action: 'change', id, name, ...fields });
    return { owner: { id, name, logo }, gone: before.logo };
  }

  const write = (actor: User, wanted: Change) =>
    db.transaction().execute((trx) => change(trx, actor, wanted));

  const clear = (request: FastifyRequest, gone: string | null) =>
    clearUnused(deps, gone === null ? [] : [gone], request.log);

  async function cleared({ request }: Editing, changing: ReturnType<typeof write>) {
    const { owner, gone } = await changing;
    await clear(request, gone);
    return owner;
  }

  return {
    /**
     * Sets the picture of the form as the logo.
     * @throws DomainError 400 for a form without one, 404, 409 when `seen` is no longer the logo
     */
    save(editing: Editing & { reply: FastifyReply }, id: number): Promise<LogoOwner> {
      const taking = withForm(editing.request, editing.reply, form, async ({ fields, files }) => {
        const [file] = files;
        if (file === undefined) throw invalid(oneLogo, { path: 'logo', message: oneLogo });
        const seen = fields.get('seen')?.at(-1);
        return withPictures(deps, [{ file }], (taken) =>
          write(editing.staff, { id, logo: taken.get(file) ?? null, seen }),
        );
      });
      return cleared(editing, taking);
    },

    /** Removes the logo. @throws DomainError 404, 409 when `seen` is no longer the logo */
    remove: (editing: Editing, { id, seen }: Omit<Change, 'logo'>): Promise<LogoOwner> =>
      cleared(editing, write(editing.staff, { id, logo: null, seen })),

    /** Deletes the picture of a row that is gone, unless another row names it. */
    clear,
  };
}
