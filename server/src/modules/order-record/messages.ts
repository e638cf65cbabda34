import { bilingual } from '@pasal/core/errors/wording';
import type { ParcelEventName, ParcelStage } from '@pasal/shared/contracts';
import { EVENT_SOURCE_LABELS, refusedEvent } from '@pasal/shared/domain';
import * as nepali from '@pasal/shared/domain/nepali';

/** Texts about parcels and the couriers who deliver them. */
export const parcelTold = bilingual('Parcel updated.', 'पार्सल अपडेट भयो।');
export const parcelsTold = (done: number, all: number) =>
  done === all
    ? parcelTold
    : bilingual(
        `${done} of ${all} parcels updated.`,
        `${nepali.writeDigits(all)} मध्ये ${nepali.writeDigits(done)} पार्सल अपडेट भए।`,
      );
export const parcelSplit = bilingual('Parcel split.', 'पार्सल छुट्याइयो।');
export const parcelSaved = bilingual('Parcel saved.', 'पार्सल सेभ भयो।');
export const noSuchParcel = bilingual('Parcel not found', 'पार्सल भेटिएन');
export const parcelChanged = bilingual(
  'Someone else has changed this parcel. Reload it and try again.',
  'अरू कसैले यो पार्सल फेर्नुभयो। फेरि खोलेर प्रयास गर्नुहोस्।',
);
export const cannotHappen = (event: ParcelEventName, stage: ParcelStage) =>
  bilingual(refusedEvent(event, stage), nepali.refusedEvent(event, stage));
export const chooseReason = bilingual('Choose a reason.', 'कारण छान्नुहोस्।');
export const otherReason = bilingual('That reason does not fit here.', 'यो कारण यहाँ मिल्दैन।');
export const sayReason = bilingual('Write down the reason.', 'कारण लेख्नुहोस्।');
export const chooseCourier = bilingual('Choose who it is handed over to.', 'कसलाई दिइयो, छान्नुहोस्।');
export const sayWhyCharge = bilingual(
  'The courier would take more than this parcel brings. Write why.',
  'कुरियरले यो पार्सलले ल्याउनेभन्दा बढी लिने भयो। किन, लेख्नुहोस्।',
);
export const noSuchCourier = bilingual(
  'This courier is not there, or is switched off.',
  'यो कुरियर छैन, वा बन्द गरिएको छ।',
);
export const countReturned = bilingual(
  'Count what came back: whole and damaged.',
  'फर्केको सामान गन्नुहोस्: सद्दे र बिग्रिएको।',
);
export const noSuchLine = bilingual(
  'This line is not in the parcel, or is there twice.',
  'यो सामान पार्सलमा छैन, वा दुई पटक लेखियो।',
);
export const moreThanSent = (name: string) =>
  bilingual(`More came back than was sent: ${name}.`, `पठाएभन्दा बढी फर्किएको लेखियो: ${name}।`);
export const serialsFirst = (name: string) =>
  bilingual(
    `Write the serial number of each piece of ${name} first, at the desk To pack.`,
    `पहिले "प्याक गर्ने" डेस्कमा हरेक थानको सिरियल नम्बर लेख्नुहोस्: ${name}।`,
  );
export const serialTwice = bilingual(
  'A serial number is there twice.',
  'एउटै सिरियल नम्बर दुई पटक लेखियो।',
);
export const serialElsewhere = (serial: string, order: string) =>
  bilingual(
    `The piece with serial number ${serial} is in order ${order} already.`,
    `सिरियल नम्बर ${serial} को थान अर्डर ${order} मा गइसकेको छ।`,
  );
export const splitSome = bilingual(
  'Leave something in the parcel that is split.',
  'छुट्याउने पार्सलमा पनि केही सामान छोड्नुहोस्।',
);
export const tooManyParcels = bilingual(
  'This order has as many parcels as an order may have.',
  'यो अर्डरमा हुन सक्ने जति पार्सल भइसके।',
);
export const exchangeStaysWhole = bilingual(
  'What is sent in exchange goes in one parcel.',
  'साटोको सामान एउटै पार्सलमा पठाइन्छ।',
);
export const returnStaysWhole = bilingual(
  'Its buyer asked to send goods of it back, so its lines and parcels stay as they are.',
  'ग्राहकले यसको सामान फिर्ता गर्न माग्नुभएको छ, त्यसैले यसका लाइन र पार्सल जस्ताको तस्तै रहन्छन्।',
);
export const daysBackwards = bilingual(
  'The last day cannot be before the first.',
  'अन्तिम दिन पहिलो दिनभन्दा अगाडि हुन सक्दैन।',
);
export const notHandedOver = bilingual(
  'This parcel was not handed over yet. Hand it over to the courier first.',
  'यो पार्सल अझै दिइएको छैन। पहिले कुरियरलाई दिनुहोस्।',
);
export const handedOverAlready = bilingual(
  'This parcel has left the shop. Take it back first to give it to another courier.',
  'यो पार्सल पसलबाट गइसक्यो। अर्को कुरियरलाई दिन पहिले फिर्ता लिनुहोस्।',
);
export const goodsReturned = bilingual(
  'The buyer has returned goods of this parcel, so that it stays delivered.',
  'ग्राहकले यो पार्सलको सामान फिर्ता गर्नुभएकाले यो डेलिभरी भएकै रहन्छ।',
);
export const goodsAway = bilingual(
  'Goods of this order are still away. Delete it when they were delivered or came back.',
  'यो अर्डरको सामान अझै बाहिर छ। डेलिभरी भएपछि वा फर्किएपछि हटाउनुहोस्।',
);
export const moneyHeld = bilingual(
  'The shop still holds money of the buyer of this order. Pay it back before you delete the order.',
  'यस अर्डरका ग्राहकको रकम अझै पसलसँग छ। पहिले रकम फिर्ता गर्नुहोस्, अनि अर्डर हटाउनुहोस्।',
);
export const moneyOwed = bilingual(
  'The buyer of this order still owes money. Book what was paid later, or forgive it, before you delete the order.',
  'यस अर्डरका ग्राहकले अझै रकम तिर्न बाँकी छ। पछि तिरेको रकम लेख्नुहोस् वा मिनाहा गर्नुहोस्, अनि अर्डर हटाउनुहोस्।',
);
export const returnOpen = bilingual(
  'Goods of this order are being returned or exchanged. Finish that before you delete the order.',
  'यस अर्डरको सामान फिर्ता वा साटासाट हुँदैछ। त्यो सकेपछि मात्र अर्डर हटाउनुहोस्।',
);

const named = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'parcel' : 'parcels'} ${numbers.join(', ')}`;

/** Status remarks derived from parcels; stored in English (D164). */
export const statusFromParcels = (
  delivered: readonly number[],
  cameBack: readonly number[],
  by: string,
): string => {
  if (cameBack.length === 0) return `Everything was delivered, says ${by}.`;
  if (delivered.length === 0) return `Everything came back, says ${by}.`;
  return `Delivered: ${named(delivered)}; came back: ${named(cameBack)}. Last word by ${by}.`;
};
/** Who reports an event: a member of staff, a courier, or a courier by an uploaded list. */
export const reporterName = (
  source: keyof typeof EVENT_SOURCE_LABELS,
  courier: string | undefined,
  email: string | undefined,
) =>
  courier !== undefined && email !== undefined
    ? `${courier} in a list that ${email} brought`
    : (courier ?? email ?? EVENT_SOURCE_LABELS[source]);
/** The message for an order at which a bulk operation was interrupted. */
export const brokenOffHere = bilingual(
  'The connection broke off here. The list shows whether this order was updated.',
  'यहाँ सम्पर्क टुट्यो। यो अर्डर फेरियो कि फेरिएन, सूचीमा हेर्नुहोस्।',
);
export const notComeTo = bilingual(
  'Not updated: the work broke off before.',
  'फेरिएन: काम यसअगाडि नै रोकियो।',
);
export const noSuchOrder = bilingual('Order not found', 'अर्डर भेटिएन');
export const noSuchDay = bilingual(
  'Enter a calendar day, such as 2026-11-21.',
  'पात्रोमा भएको मिति लेख्नुहोस्, जस्तै 2026-11-21।',
);
export const changedMeanwhile = bilingual(
  'Someone else has changed this order. Reload it and try again.',
  'अरू कसैले यो अर्डर फेर्नुभयो। फेरि खोलेर प्रयास गर्नुहोस्।',
);
export const noStockToReopen = bilingual(
  "There isn't enough stock left to reopen this order.",
  'यो अर्डर फेरि खोल्न पुग्ने स्टक छैन।',
);
export const overPaidBack = bilingual(
  'Money that was paid too much for this parcel was paid back, so it was delivered. Say that the buyer returned it.',
  'यो पार्सलको बढी तिरेको रकम फिर्ता भइसकेको छ, त्यसैले यो पुगेको थियो। ग्राहकले फर्काएको भन्नुहोस्।',
);
/** The response to a page whose scripts predate an update. */
export const olderPage = bilingual(
  'This page was open while the shop was updated. Reload it and try again.',
  'पसल अपडेट हुँदा यो पृष्ठ खुला थियो। पृष्ठ फेरि खोलेर प्रयास गर्नुहोस्।',
);
