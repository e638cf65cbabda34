import { calls } from '@pasal/shared/contracts/whole-calls';
import { normalisePhone } from '@pasal/shared/domain';
import { notFound } from '@pasal/core/errors/domain-error';
import { countedAddress } from '@pasal/core/limits/counted-address';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { countLookUp } from '../order-read/look-up-throttle';
import * as messages from './messages';
import { findPieces, findWarranty } from './warranty.repository';

/** When the warranty of a piece ends: for its buyer by serial number and phone, for staff by the number alone. */
export const warrantyRoutes: Routes = (app, { db }) => {
  serve(app, calls.warranty, async ({ body, language, request }) => {
    const { serial } = body;
    const phone = normalisePhone(body.phone) ?? body.phone;
    const found = await findWarranty(db, { serial, phone, language });
    // Guesses count together with those at orders of this phone.
    const proof = { number: `serial ${serial.trim().toUpperCase()}`, phone };
    await countLookUp(db, proof, { address: countedAddress(request), found: found !== undefined });
    if (found === undefined) throw notFound(messages.noSuchPiece);
    return found;
  });

  serve(app, calls.staffWarranty, async ({ query, language }) => ({
    pieces: await findPieces(db, query.serial, language),
  }));
};
