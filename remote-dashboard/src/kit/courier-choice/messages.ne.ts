import { formatRupees, writeDigits } from '@pasal/shared/domain';

export const courier = 'कुरियर';
export const noCouriers = 'अहिलेसम्म कुरियर छैन। व्यवस्थापकले कुरियर पृष्ठमा थप्नुहुन्छ।';
const daysOf = (days: number) => `${writeDigits(days)} दिन`;
export const offer = (name: string, charge: number | null, days: number | null) =>
  [
    name,
    ...(charge === null ? [] : [formatRupees(charge)]),
    ...(days === null ? [] : [daysOf(days)]),
  ].join(' · ');
export const servesNone = (name: string) => `${name} · यी कुनै पनि लाँदैन`;
export const servesSome = (name: string, served: number, of: number) =>
  `${name} · ${writeDigits(of)} मध्ये ${writeDigits(served)} पुर्‍याउँछ`;
export const unserved = (names: string) => `यस कुरियरको ठाउँ र तौलमा यी पर्दैनन्: ${names}।`;
export const weightUnknown = 'यस कुरियरको शुल्क तौलअनुसार लाग्छ। तौल नलेखिएको पार्सल सबैभन्दा हलुका मानिन्छ।';
