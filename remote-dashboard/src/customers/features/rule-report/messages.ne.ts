import type { OrderRuleName } from '@pasal/shared/contracts';

export const title = 'डेलिभरीमा नगद तिर्नेका नियम';
export const lead =
  'तपाईंका नियमले कति काम बढाए र कति जोगाए। नियमले कल वा सन्देशसम्म मात्र पुर्‍याउँछ; अर्डर पठाउने कि नपठाउने, मान्छेले नै भन्छ।';
export const settings = 'नियम फेर्नुहोस्';
export const rule = 'नियम';
export const held = 'परेका अर्डर';
export const calls = 'गरिएका कल';
export const texts = 'सन्देश';
export const open = 'अझै बाँकी';
export const delivered = 'डेलिभरी भएको';
export const refused = 'तैपनि नलिएको';
export const saved = 'पसलमै रद्द';
export const charges = 'जोगिएको ढुवानी';
export const rules: Record<OrderRuleName, string> = {
  first_order: 'तोकेको रकमभन्दा ठूलो पहिलो अर्डर: कल',
  refusals: 'यसअघि पार्सल नलिएको: कल, पसलबाटै लिन भन्ने',
  place: 'धेरै पार्सल नलिइने ठाउँ: सन्देश',
  courier: 'धेरै पार्सल नलिइने कुरियर: सन्देश',
};
export const failed = 'नियम लोड गर्न सकिएन।';
export const explained = 'यो कसरी गनिन्छ';
export const explanations = (charge: string) => [
  'परेका अर्डर: यी दिनमा एउटा नियममा एउटा अर्डर एक पटक गनिन्छ। फोनबाट लिइएको अर्डरमा नियम लाग्दैन।',
  'गरिएका कल: त्यसपछि यी ग्राहकलाई गरिएका सबै कल, नतिजा जे भए पनि। सन्देश: पार्सल आउनुअघि नै ग्राहकलाई भनिएका अर्डर।',
  `पसलमै रद्द: केही पठाउनुअगाडि रद्द भएका। जोगिएका पार्सल यिनै हुन्; हरेकको मोल कुरियरले एक पार्सलको औसतमा लिने रकम, एक पटक: अहिले ${charge}।`,
  'तैपनि नलिएको: पार्सल गयो र फर्कियो, वा फर्किँदै छ। डेलिभरी भएको: नियमले काम बढायो, ग्राहकले सामान लियो।',
];
