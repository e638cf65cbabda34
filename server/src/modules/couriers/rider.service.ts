import type { Kysely } from 'kysely';
import type {
  RiderEventRequest,
  RiderLinkResponse,
  RiderParcel,
  RiderResponse,
  User,
} from '@pasal/shared/contracts';
import type { Language } from '@pasal/core/contract/language';
import { lineName, toRupees } from '@pasal/shared/domain';
import { appSecret } from '@pasal/core/db/app-secret';
import { notFound } from '@pasal/core/errors/domain-error';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { owedBy } from '../cash/owed.repository';
import { nameIn } from '../name-in';
import { recordEvent } from '../order-life/record-event.service';
import * as messages from './messages';
import { readRiderLink, writeRiderLink } from './rider-link';
import * as repository from './rider.repository';
import { courierLog } from './log';

const SECRET_NAME = 'rider_link';
const DAY = 24 * 60 * 60 * 1000;

function present(row: repository.RiderRow, language: Language): RiderParcel {
  const { city_ne, district_ne, cash_due_paisa, goods, promised_from, promised_to, ...rest } = row;
  return {
    ...rest,
    city: nameIn(language, row.city, city_ne),
    district: nameIn(language, row.district, district_ne),
    cash_due: toRupees(cash_due_paisa),
    goods: goods.map(({ name, name_ne, variant, variant_ne, quantity }) => ({
      name: lineName({
        product_name: nameIn(language, name, name_ne),
        variant_name: nameIn(language, variant, variant_ne),
      }),
      quantity,
    })),
    ...(promised_from !== null &&
      promised_to !== null && { promised: { from: promised_from, to: promised_to } }),
  };
}

/** Riders' links: signed, valid for some days and until the next one is created (D222). */
export function createRiders(db: Kysely<Database>) {
  const secret = appSecret(db, SECRET_NAME);

  /** @throws DomainError the same 404 for a forged, expired or replaced link, or an inactive rider */
  async function openLink(link: string) {
    const read = readRiderLink(link, await secret(), new Date());
    const rider = read && (await repository.findRider(db, read));
    if (!read || !rider) throw notFound(messages.noSuchLink);
    return { ...rider, expiresAt: read.expiresAt };
  }

  async function readPage(link: string, language: Language): Promise<RiderResponse> {
    const { id, name, expiresAt } = await openLink(link);
    const rows = await repository.listRiderParcels(db, id);
    return {
      rider: name,
      expires_at: expiresAt.toISOString(),
      parcels: rows.map((row) => present(row, language)),
      owed: toRupees(await owedBy(db, id)),
    };
  }

  return {
    readPage,
    /** @throws DomainError 404 */
    async makeLink(
      actor: User,
      courierId: number,
      days: number,
    ): Promise<Omit<RiderLinkResponse, 'message'>> {
      const courier = await db.transaction().execute(async (trx) => {
        const found = await repository.nextLink(trx, courierId);
        if (found === undefined) throw notFound(messages.noSuchCourier);
        const { name, link_number: now } = found;
        const about = { log: courierLog, id: courierId, name };
        const change = { before: { link: now - 1 }, after: { link: now } };
        await recordActivity(trx, actor, { ...about, action: 'change', ...change });
        return found;
      });
      const expiresAt = new Date(Date.now() + days * DAY);
      const link = { courierId, number: courier.link_number, expiresAt };
      return { link: writeRiderLink(link, await secret()), expires_at: expiresAt.toISOString() };
    },
    /** @throws DomainError 404 for another courier's parcel, and as `openLink`; 409 as `recordEvent` */
    async tell(
      { link, id: orderId, number, ...report }: RiderEventRequest,
      press: Press | undefined,
    ) {
      const { id: courierId, name: courier } = await openLink(link);
      const reporter = { source: 'rider' as const, actor: null, courier, courierId };
      const mark = press === undefined ? {} : { mark: `rider:${courierId}:${press.key}` };
      await recordEvent(db, reporter, { orderId, number }, { ...report, ...mark }, press);
    },
  };
}
