import type { Kysely } from 'kysely';
import {
  MAX_STATE_WORDS,
  MONEY_HEADINGS,
  type CourierWords,
  type DeskSettings,
  type User,
} from '@pasal/shared/contracts';
import { hasPermission } from '@pasal/shared/domain';
import { forbidden, invalid } from '@pasal/core/errors/domain-error';
import type { Database } from '../../../db/schema';
import { deskSetting } from '../../settings/desk-setting';
import * as messages from './messages';
import { goesBack, plainState } from '../../courier-file/report-words';
import { courierName } from './take-reports.service';

type Files = DeskSettings['files'];

/**
 * Only those who handle money may map money columns; staff may map the rest. @throws DomainError 403; 400 if words for a return are mapped
 * to "delivered"
 */
function checkWords(actor: User, { headings = {}, states = [] }: CourierWords): void {
  const names = Object.keys(headings);
  const isOfMoney = names.some((name) => MONEY_HEADINGS.some((each) => each === name));
  if (isOfMoney && !hasPermission(actor, 'money')) throw forbidden(messages.notForMoney);
  // Anyone who reads lists of money may choose the column that identifies parcels.
  const isOfStates = states.length > 0 || names.some((name) => name === 'state');
  if (isOfStates && !hasPermission(actor, 'staff')) throw forbidden(messages.notForMoney);
  for (const { word, event } of states) {
    if (event !== 'delivered' || !goesBack(word)) continue;
    const message = messages.goesBackWord(word);
    throw invalid(message, { path: 'states', message });
  }
}

/** The file settings of all couriers, with one courier's words replaced. */
function filesWith(
  files: Files,
  courierId: number,
  { headings, states = [] }: CourierWords,
): Files {
  const before = files.find(({ courier_id }) => courier_id === courierId);
  const said = new Set(states.map(({ word }) => plainState(word)));
  const known = (before?.states ?? []).filter(({ word }) => !said.has(plainState(word)));
  const all = [...known, ...states].slice(-MAX_STATE_WORDS);
  const file = {
    ...before,
    courier_id: courierId,
    ...(headings && { headings: { ...before?.headings, ...headings } }),
    ...(all.length > 0 && { states: all }),
  };
  return [...files.filter(({ courier_id }) => courier_id !== courierId), file];
}

/**
 * Adds to what is known of a courier's column headings and words for states.
 * @throws DomainError 404, 403; 409 if somebody saved the settings at the same moment
 */
export async function keepCourierWords(
  db: Kysely<Database>,
  actor: User,
  courierId: number,
  words: CourierWords,
): Promise<void> {
  await courierName(db, courierId);
  checkWords(actor, words);
  const { settings, version } = await deskSetting.read(db);
  const files = filesWith(settings.files, courierId, words);
  await deskSetting.save(db, actor, { settings: { ...settings, files }, version });
}
