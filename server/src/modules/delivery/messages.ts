import { bilingual } from '@pasal/core/errors/wording';

export const placeSaved = bilingual(
  'Delivery settings for this place saved.',
  'यस ठाउँको डेलिभरीका सेटिङ सेभ भए।',
);
export const notServed = (place: string) =>
  bilingual(
    `We don't deliver to ${place} yet. Choose Shop Pickup or another place.`,
    `${place} अहिलेसम्म हाम्रो डेलिभरी क्षेत्रमा पर्दैन। पसलबाट लिने वा अर्को ठाउँ छान्नुहोस्।`,
  );
