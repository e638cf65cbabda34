import { both } from '@pasal/core/errors/wording';

/** The shop's messages about its delivery. */
export const settingsSaved = both('Delivery settings saved.', 'डेलिभरीका सेटिङ सेभ भए।');
export const placeSaved = both(
  'Delivery settings for this place saved.',
  'यस ठाउँको डेलिभरीका सेटिङ सेभ भए।',
);
export const daysTurned = both(
  "The latest day can't be before the earliest.",
  'अन्तिम दिन पहिलो दिनभन्दा अगाडि हुन सक्दैन।',
);
export const invalidMap = both(
  'Enter a full web address, such as https://maps.app.goo.gl/…',
  'पूरा वेब ठेगाना लेख्नुहोस्, जस्तै https://maps.app.goo.gl/…',
);
export const noSuchDay = both(
  'Enter calendar days, such as 2026-11-21.',
  'पात्रोमा भएका मिति लेख्नुहोस्, जस्तै 2026-11-21।',
);
export const notServed = (place: string) =>
  both(
    `We don't deliver to ${place} yet. Choose Shop Pickup or another place.`,
    `${place} अहिलेसम्म हाम्रो डेलिभरी क्षेत्रमा पर्दैन। पसलबाट लिने वा अर्को ठाउँ छान्नुहोस्।`,
  );
