import type { FastifyRequest } from 'fastify';
import { readProof } from './order-proof';
import multipart from '@fastify/multipart';
import type { Language } from '@pasal/core/contract/language';
import { MAX_RETURN_PICTURES, ORDER_PROOF } from '@pasal/shared/contracts';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { DomainError, notFound } from '@pasal/core/errors/domain-error';
import { unsupportedMedia } from '@pasal/core/http/messages';
import { goneSignal } from '@pasal/core/http/gone-signal';
import { findDone } from '@pasal/core/http/once/once';
import { countedAddress } from '@pasal/core/limits/counted-address';
import { serve } from '@pasal/core/http/serve';
import { discardRest } from '../../pictures/ingest-discard';
import { pressOfForm } from '../../pictures/form-press';
import { withForm } from '../../pictures/ingest-form';
import type { Routes } from '../module-deps';
import { trackOrder } from '../order-read/order.service';
import { askReturn, assertAskable } from './ask-return.service';
import * as messages from './messages';
import { oneAskPerOrder } from './one-ask-per-order';
import { presentOwnReturn } from './return.presenter';
import { listOfOrder } from './return.repository';
import { drawPictures, readWanted } from './return-form';
import { returnPictures } from './return-picture';
import { returnSetting } from '../settings/return-setting';
import { listReturnable, presentReturnable } from './returnable.repository';
import { withdrawReturn } from './step-return.service';

const FORM = {
  fileField: 'pictures',
  maxFiles: MAX_RETURN_PICTURES,
  wrongFiles: messages.tooManyPictures(MAX_RETURN_PICTURES),
};

/** Buyers' returns, with the same proof as an order look-up. */
export const buyerReturnRoutes: Routes = async (app, { db, pictures: files }) => {
  const pictures = returnPictures(db);
  const rules = { ...FORM, pictures: files };
  await app.register(multipart);
  // Before the query is validated, so that a body that is not a form is refused as such, whatever else is missing.
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.call?.form && !request.isMultipart())
      throw new DomainError('UNSUPPORTED_MEDIA', unsupportedMedia);
  });

  const present = async (orderId: number, language: Language) => {
    const { settings } = await returnSetting.read(db);
    const addressOf = await pictures.addresses();
    const rows = await listOfOrder(db, orderId);
    return {
      parcels: presentReturnable(await listReturnable(db, orderId), settings, language),
      returns: rows.map((row) => presentOwnReturn(row, language, addressOf)),
    };
  };

  const proven = async (request: FastifyRequest) =>
    trackOrder(db, readProof(request), countedAddress(request));

  serve(app, calls.ownReturns, async ({ body, language, request }) => {
    const { id } = await trackOrder(db, body, countedAddress(request));
    return present(id, language);
  });

  serve(app, calls.askReturn, async ({ language, request, reply }) => {
    // Only buyers with an order may upload files.
    const { id } = await proven(request).catch(async (error: unknown) => {
      if (!(await discardRest(request.raw))) reply.header('connection', 'close');
      throw error;
    });
    await withForm(request, reply, rules, async (form) => {
      const wanted = readWanted(form);
      // The idempotency key also depends on the order.
      const fields = new Map(form.fields).set(ORDER_PROOF, [String(id)]);
      const press = await pressOfForm(calls.askReturn, request, { ...form, fields });
      if ((await findDone(db, press)) !== undefined) return;
      await oneAskPerOrder(db, id, async () => {
        const look = () => assertAskable(db, id, wanted);
        await look();
        const drawn = await drawPictures(form, goneSignal(reply), look);
        await askReturn(db, id, { wanted, pictures: drawn, press });
      });
    });
    return { message: messages.asked, ...(await present(id, language)) };
  });

  serve(app, calls.withdrawReturn, async ({ body, language, request }) => {
    const { id } = await trackOrder(db, body, countedAddress(request));
    const mine = (await listOfOrder(db, id)).find(({ number }) => number === body.number);
    if (mine === undefined) throw notFound(messages.noSuchReturn);
    if (mine.state !== 'withdrawn') await withdrawReturn(db, mine.id);
    return { message: messages.withdrawn, ...(await present(id, language)) };
  });

  serve(app, calls.returnPicture, async ({ params, reply }) => {
    const picture = await pictures.read(params.token);
    return reply
      .headers({ 'cache-control': 'private, max-age=3600', 'x-content-type-options': 'nosniff' })
      .type('image/webp')
      .send(picture);
  });
};
