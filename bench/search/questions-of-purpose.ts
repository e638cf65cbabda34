import type { Questions } from './question';

/** Questions that name a purpose: the search must find all kinds that serve it. */
export const PURPOSES: readonly Questions[] = [
  {
    fitting: ['kettle', 'water-heater', 'instant-geyser'],
    isEach: true,
    typed: [
      'पानी तताउने',
      'पानी तताउने मेसिन',
      'paani tataune machine',
      'pani tato parne',
      'water heating',
      'heat water',
      'water boiler',
    ],
  },
  { fitting: ['kettle'], typed: ['chiya banaune', 'dudh umalne', 'चिया बनाउने', 'boil water'] },
  {
    fitting: ['water-heater', 'instant-geyser'],
    isEach: true,
    typed: ['nuhaune pani tataune', 'nuhauna tato pani', 'नुहाउने पानी'],
  },
  {
    fitting: [
      'rice-cooker',
      'pressure-cooker',
      'induction-cooker',
      'gas-stove',
      'microwave',
      'air-fryer',
    ],
    isEach: true,
    typed: ['khana pakaune', 'khana banaune', 'खाना पकाउने', 'cooking machine', 'food cooking'],
  },
  { fitting: ['heater'], typed: ['kotha nyano parne', 'room heating', 'कोठा न्यानो पार्ने'] },
  {
    fitting: ['ceiling-fan', 'stand-fan'],
    isEach: true,
    typed: ['hawa khane', 'kotha chisyaune', 'हावा खाने'],
  },
  { fitting: ['refrigerator'], typed: ['chiso banaune', 'baraf jamaune', 'चिसो राख्ने'] },
  { fitting: ['water-purifier'], typed: ['pani safa garne', 'clean water', 'पानी सफा गर्ने'] },
  {
    fitting: ['vacuum-cleaner'],
    typed: ['kotha safa garne', 'safa garne machine', 'floor cleaning'],
  },
  { fitting: ['iron'], typed: ['luga istri garne', 'लुगा इस्त्री गर्ने'] },
  {
    fitting: ['portable-speaker', 'headphones', 'earbuds'],
    isEach: true,
    typed: ['gana sunne', 'music sunne', 'listen music', 'गीत सुन्ने'],
  },
  {
    fitting: ['charger', 'power-bank'],
    isEach: true,
    typed: ['mobile charge garne', 'charge phone'],
  },
  { fitting: ['router', 'mesh-router'], typed: ['net chalaune', 'internet chalaune', 'नेट चलाउने'] },
  {
    fitting: ['mirrorless-camera', 'smartphone'],
    isEach: true,
    typed: ['photo khichne', 'फोटो खिच्ने'],
  },
  { fitting: ['safe'], typed: ['paisa rakhne', 'gahana rakhne', 'keep money'] },
  { fitting: ['smart-lock', 'padlock'], typed: ['dhoka lagaune', 'ढोका लगाउने'] },
];
