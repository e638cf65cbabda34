import type { Transaction } from 'kysely';
import type { Brand, User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import type { IncomingForm } from '../../pictures/ingest-form';
import { recordActivity } from '../activity/record-activity';
import { withPictures, type WriteDeps } from '../../pictures/stored-pictures';
import * as repository from './category-write.repository';
import * as messages from './messages';
import { brandLog } from './log';

interface Change {
  id: number;
  logo: string | null;
  /** The logo the editor saw, empty for none; undefined skips the comparison. */
  seen: string | undefined;
}

/** The brand after the change, and the logos that no brand shows any more. */
interface Changed {
  brand: Brand;
  gone: string[];
}

async function write(
  trx: Transaction<Database>,
  actor: User,
  { id, logo, seen }: Change,
): Promise<Changed> {
  const before = await repository.lockBrand(trx, id);
  if (before === undefined) throw notFound(messages.noSuchBrand);
  if (seen !== undefined && seen !== (before.logo ?? '')) {
    throw conflict(messages.changedMeanwhile);
  }
  const { name } = before;
  await repository.writeLogo(trx, id, logo);
  const change = { before: { logo: before.logo }, after: { logo } };
  await recordActivity(trx, actor, { log: brandLog, action: 'change', id, name, ...change });
  return { brand: { id, name, logo }, gone: before.logo === null ? [] : [before.logo] };
}

/**
 * Sets the picture of the form as the brand's logo.
 * @throws DomainError 400 for a form without one, 404, 409 when `seen` is no longer its logo
 */
export async function changeLogo(
  deps: WriteDeps,
  actor: User,
  id: number,
  { fields, files }: IncomingForm,
): Promise<Changed> {
  const [file] = files;
  if (file === undefined) {
    throw invalid(messages.oneLogo, { path: 'logo', message: messages.oneLogo });
  }
  const seen = fields.get('seen')?.at(-1);
  return withPictures(deps, [{ file }], (taken) =>
    deps.db
      .transaction()
      .execute((trx) => write(trx, actor, { id, logo: taken.get(file) ?? null, seen })),
  );
}

/** Removes the logo. @throws DomainError 404, 409 when `seen` is no longer the brand's logo */
export function removeLogo(
  { db }: WriteDeps,
  actor: User,
  { id, seen }: Omit<Change, 'logo'>,
): Promise<Changed> {
  return db.transaction().execute((trx) => write(trx, actor, { id, logo: null, seen }));
}
