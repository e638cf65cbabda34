import type { DeliveryType, OrderStatus } from '@pasal/shared/contracts';
import { BUYER_STATUS_LABELS, writeDigits } from '@pasal/shared/domain';

export const orderNumber = 'अर्डर नम्बर';
export const orderedAt = 'अर्डर गरिएको मिति';
export const status = 'स्थिति';
export const delivery = 'डेलिभरी';
export const payment = 'भुक्तानी';
export const buyer = 'ग्राहक';
export const orderItems = 'अर्डरका सामान';
export const deliveryCharge = 'डेलिभरी शुल्क';
export const expected = 'आइपुग्ने मिति';
export const total = 'जम्मा';
export const quantityAndPrice = (quantity: number, price: string) =>
  `${writeDigits(quantity)} × ${price}`;

export const whatNext = 'अब के हुन्छ';
export const nextSteps: Record<
  DeliveryType,
  (total: string, isFree: boolean) => readonly string[]
> = {
  home_delivery: (total, isFree) => [
    'हामी तपाईंको अर्डर जाँच्छौँ र डेलिभरी मिलाउन फोन गर्छौँ।',
    isFree
      ? 'हामी सामान तपाईंको ठेगानामा ल्याइदिन्छौँ। डेलिभरी निःशुल्क छ।'
      : 'हामी सामान तपाईंको ठेगानामा ल्याइदिन्छौँ।',
    `सामान आएपछि ${total} नगद तिर्नुहोस्।`,
  ],
  shop_pickup: (total) => [
    'हामी तपाईंको अर्डर जाँच्छौँ र तयार भएपछि फोन गर्छौँ।',
    'पसलमा आएर सामान लिनुहोस्। अर्डर नम्बर साथमा ल्याउनुहोस्।',
    `काउन्टरमा ${total} नगद तिर्नुहोस्।`,
  ],
};

export const history = 'इतिहास';

/** The heading of a message from the shop with an unchanged status. */
export const news = 'पसलको खबर';

interface StepTexts {
  title: string;
  text: string;
}
/** An order's first step: its placing. */
export const placed: StepTexts = {
  title: 'अर्डर भयो',
  text: 'हामीले तपाईंको अर्डर पायौँ। चाँडै फोन गर्छौँ।',
};
/** The further steps of an order, for its buyer. */
export const steps: Record<OrderStatus, StepTexts> = {
  pending: { title: 'अर्डर फेरि खुल्यो', text: 'हामी यसमा फेरि काम गर्दैछौँ।' },
  complete: { title: BUYER_STATUS_LABELS.complete, text: 'सामान पुग्यो, भुक्तानी भयो।' },
  cancel: { title: BUYER_STATUS_LABELS.cancel, text: 'तपाईंले केही तिर्नुपर्दैन।' },
  others: {
    title: BUYER_STATUS_LABELS.others,
    text: 'हामी यसमा काम गर्दैछौँ र यसबारे तपाईंलाई फोन गर्छौँ।',
  },
};
