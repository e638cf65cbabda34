import {
  BANNER_FIELD_LENGTH,
  BANNER_TEXTS,
  MAX_BANNERS,
  type Banner,
  type BannerText,
  type User,
} from '@pasal/shared/contracts';
import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import * as httpMessages from '@pasal/core/http/messages';
import type { IncomingForm } from '../../pictures/ingest-form';
import { recordActivity } from '../activity/record-activity';
import { withPictures, type WriteDeps } from '../../pictures/stored-pictures';
import * as messages from './messages';
import * as repository from './site-write.repository';
import { bannerLog } from './log';

type Texts = repository.BannerTexts;

/** A text of the form; undefined if it was not sent. */
function textOf({ fields }: IncomingForm, field: BannerText | `${BannerText}_ne`) {
  const text = fields.get(field)?.at(-1);
  if (text !== undefined && text.length > BANNER_FIELD_LENGTH) {
    const message = messages.bannerTextTooLong;
    throw invalid(httpMessages.invalidRequest, { path: field, message });
  }
  return text;
}

/** Reads the texts of the form in both languages; those not sent are unchanged. */
function textsOf(form: IncomingForm, before: Texts): Texts {
  const english = BANNER_TEXTS.map((field) => [field, textOf(form, field) ?? before[field]]);
  const nepali = BANNER_TEXTS.map((field): [string, string] => [
    field,
    textOf(form, `${field}_ne`) ?? before.ne?.[field] ?? '',
  ]).filter(([, text]) => text !== '');
  return {
    ...before,
    ...Object.fromEntries(english),
    ne: nepali.length > 0 ? Object.fromEntries(nepali) : null,
  };
}

const EMPTY: Texts = {
  discount: '',
  title: '',
  date_range: '',
  image: '',
  title2: '',
  title3: '',
  title4: '',
  ne: null,
};

/** The banner after the form; `taken` is the path of its new picture, if any. */
function merged(form: IncomingForm, before: Texts, taken: string | undefined): Texts {
  const texts = textsOf(form, before);
  const isRemoved = form.fields.get('removeImage')?.at(-1) === 'true';
  const banner = { ...texts, image: taken ?? (isRemoved ? '' : before.image) };
  if (banner.title === '' && banner.image === '') {
    throw invalid(messages.bannerIsEmpty, { path: 'title', message: messages.bannerIsEmpty });
  }
  return banner;
}

/** The name of a banner in the log. */
const nameOf = ({ title }: Texts) => title || 'Banner without a title';

/** Leaves out the picture's path, which is meaningless to people. */
function loggedOf({ image, ...texts }: Texts) {
  return { ...texts, picture: image };
}

/** The files of a form as picture slots; a banner's form has at most one. */
const slotsOf = ({ files }: IncomingForm) => files.map((file) => ({ file }));

/**
 * Adds a banner at the end.
 * @throws DomainError 400 if it would be empty, 409 if there are too many
 */
export async function addBanner(deps: WriteDeps, actor: User, form: IncomingForm): Promise<Banner> {
  // Before processing the picture, which is far more expensive.
  merged(form, EMPTY, form.files[0]);
  return withPictures(deps, slotsOf(form), (taken) =>
    deps.db.transaction().execute(async (trx) => {
      const banners = await repository.lockBanners(trx);
      if (banners.length >= MAX_BANNERS) throw conflict(messages.tooManyBanners);
      const texts = merged(form, EMPTY, [...taken.values()][0]);
      const position = Math.max(0, ...banners.map((each) => each.position)) + 1;
      const banner = await repository.insertBanner(trx, texts, position);
      await recordActivity(trx, actor, {
        log: bannerLog,
        action: 'add',
        id: banner.id,
        name: nameOf(texts),
      });
      return banner;
    }),
  );
}

/**
 * Changes what the form sends.
 * @returns the banner, and the picture it no longer shows
 * @throws DomainError 404, 400 if it would be empty
 */
export async function changeBanner(deps: WriteDeps, actor: User, id: number, form: IncomingForm) {
  return withPictures(deps, slotsOf(form), (taken) =>
    deps.db.transaction().execute(async (trx) => {
      const found = (await repository.lockBanners(trx)).find((each) => each.id === id);
      if (found === undefined) throw notFound(messages.noSuchBanner);
      const { id: _id, position: _position, ...before } = found;
      const texts = merged(form, before, [...taken.values()][0]);
      const banner = await repository.updateBanner(trx, id, texts);
      const change = { before: loggedOf(before), after: loggedOf(texts) };
      const name = nameOf(texts);
      await recordActivity(trx, actor, { log: bannerLog, action: 'change', id, name, ...change });
      return { banner, gone: before.image === texts.image ? [] : [before.image] };
    }),
  );
}

/** @returns the picture it showed @throws DomainError 404 */
export async function removeBanner({ db }: WriteDeps, actor: User, id: number): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const found = (await repository.lockBanners(trx)).find((each) => each.id === id);
    if (found === undefined) throw notFound(messages.noSuchBanner);
    await repository.deleteBanner(trx, id);
    const name = nameOf(found);
    await recordActivity(trx, actor, { log: bannerLog, action: 'delete', id, name });
    return [found.image];
  });
}

const byNumber = (one: number, other: number) => one - other;

/** @throws DomainError 409 when the list no longer names every banner once */
export async function orderBanners(
  { db }: WriteDeps,
  actor: User,
  ids: readonly number[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const banners = await repository.lockBanners(trx);
    const known = banners.map(({ id }) => id);
    if (known.toSorted(byNumber).join() !== ids.toSorted(byNumber).join()) {
      throw conflict(messages.changedMeanwhile);
    }
    await repository.writeBannerOrder(trx, ids);
    for (const banner of banners) {
      const before = { position: known.indexOf(banner.id) + 1 };
      const after = { position: ids.indexOf(banner.id) + 1 };
      const { id } = banner;
      const name = nameOf(banner);
      await recordActivity(trx, actor, {
        log: bannerLog,
        action: 'change',
        id,
        name,
        before,
        after,
      });
    }
  });
}
