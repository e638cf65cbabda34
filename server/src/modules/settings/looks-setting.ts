import { Value } from '@sinclair/typebox/value';
import type { Kysely } from 'kysely';
import { LooksTexts, type Looks, type User } from '@pasal/shared/contracts';
import type { ServedFiles } from '@pasal/core/files/files';
import { accentFault } from '@pasal/shared/domain';
import { invalid } from '@pasal/core/errors/domain-error';
import * as httpMessages from '@pasal/core/http/messages';
import type { Database } from '../../db/schema';
import { drawer } from '../../pictures/drawing/draw';
import type { IncomingForm } from '../../pictures/ingest-form';
import { withPictures, type WriteDeps } from '../../pictures/stored-pictures';
import { presentLooks } from './looks';
import * as messages from './messages';
import { writeSetting } from './define-setting';
import { readStoredSettings } from './setting.repository';

const ROW = { key: 'looks', name: 'Looks' } as const;

/** The chosen looks and their version. */
export async function readLooks(db: Kysely<Database>) {
  const { settings, version } = await readStoredSettings(db, ROW.key);
  return { settings: presentLooks(settings), version };
}

/** Reads the texts of the form. @throws DomainError 400 with the field */
function textsOf({ fields }: IncomingForm): LooksTexts {
  const texts: unknown = Object.fromEntries([...fields].map(([name, all]) => [name, all.at(-1)]));
  const accent = fields.get('accent')?.at(-1) ?? '';
  const fault = accent === '' ? undefined : accentFault(accent);
  if (fault) {
    const message = messages.wrongAccent(fault);
    throw invalid(message, { path: 'accent', message });
  }
  if (Value.Check(LooksTexts, texts)) return texts;
  const [wrong] = [...Value.Errors(LooksTexts, texts)];
  const path = wrong?.path.slice(1) ?? '';
  throw invalid(httpMessages.invalidRequest, {
    path,
    message: messages.wrongLooksField(wrong?.message ?? ''),
  });
}

/** The pictures that come with the form, the logo's before the icon's. @throws DomainError 400 */
function filesOf({ logo, icon }: LooksTexts, { files }: IncomingForm) {
  const named = [...(logo === 'new' ? ['logo'] : []), ...(icon === 'new' ? ['icon'] : [])];
  if (named.length !== files.length) {
    throw invalid(messages.wrongLooks, { path: 'pictures', message: messages.wrongLooks });
  }
  return new Map(named.map((name, at) => [name, files[at] ?? '']));
}

interface LooksDeps extends WriteDeps {
  files: ServedFiles;
}

/** The published picture with its size. */
async function sizedPicture(files: ServedFiles, path: string) {
  const key = path.replace(/^\/uploads\//, '');
  const size = await files.local(key, (file) => drawer().readSize(file));
  return { path, ...size };
}

const pathsOf = ({ logo, icon }: Looks) => [...(logo ? [logo.path] : []), ...(icon ? [icon] : [])];

/**
 * Saves logo, icon and accent together, unless someone else has since the form's version.
 * @returns also the pictures that are no longer shown
 * @throws DomainError 400 with the field, 409 if the version is no longer current
 */
export async function saveLooks(deps: LooksDeps, actor: User, form: IncomingForm) {
  const texts = textsOf(form);
  const files = filesOf(texts, form);
  const slots = [...files.values()].map((file) => ({ file }));
  const version = Number(texts.version);
  return withPictures(deps, slots, async (taken) => {
    const pathOf = (name: string) => taken.get(files.get(name) ?? '');
    const newLogo = pathOf('logo');
    const sized = newLogo === undefined ? null : await sizedPicture(deps.files, newLogo);
    return deps.db.transaction().execute(async (trx) => {
      const { settings: before } = await readLooks(trx);
      const after: Looks = {
        accent: texts.accent === '' ? null : texts.accent,
        logo: texts.logo === 'keep' ? before.logo : sized,
        icon: texts.icon === 'keep' ? before.icon : (pathOf('icon') ?? null),
      };
      const saved = await writeSetting(trx, actor, ROW, { before, settings: after, version });
      const shown = pathsOf(after);
      const gone = pathsOf(before).filter((path) => !shown.includes(path));
      return { looks: saved, gone };
    });
  });
}
