import { CCTV, type Questions } from './question';

/** Questions that name a price: no result may cost more, or less if the question is a minimum. */
export const PRICED: readonly Questions[] = [
  {
    fitting: CCTV,
    to: 5000,
    typed: [
      '2mp camera under 5000',
      'camera below 5000',
      'cctv camera under rs. 5,000',
      'camera 5000 samma',
      'क्यामेरा ५००० भन्दा कम',
      'camera 5000 bhanda kam',
      'rs 5000 ko camera',
      '५ हजार भित्र क्यामेरा',
    ],
  },
  {
    fitting: CCTV,
    from: 2000,
    to: 5000,
    typed: ['camera between 2000 and 5000', 'camera rs 2000-5000'],
  },
  {
    fitting: ['television'],
    to: 50_000,
    typed: ['tv under 50000', 'tv under 50,000', 'smart tv below 50k', 'टिभी ५०००० सम्म'],
  },
  { fitting: ['television'], from: 50_000, typed: ['tv above 50000', 'tv 50000 bhanda mathi'] },
  { fitting: ['refrigerator'], to: 60_000, typed: ['fridge under 60000', 'फ्रिज ६० हजार सम्म'] },
  { fitting: ['smartphone'], to: 30_000, typed: ['mobile under 30000', 'mobile 30 hajar samma'] },
  { fitting: ['laptop'], to: 100_000, typed: ['laptop under 1 lakh', 'laptop within 1,00,000'] },
  { fitting: ['water-heater', 'instant-geyser'], to: 10_000, typed: ['geyser under 10000'] },
  { fitting: ['kettle'], to: 2000, typed: ['kettle less than 2000', 'pani umalne 2000 samma'] },
];
