import { writeDigits } from '@pasal/shared/domain';

export const title = 'नगद';
export const lead = 'कुरियर र राइडरले पसलका लागि उठाएर नबुझाएको नगद, र नगद खाता।';
export const courier = 'कुरियर वा राइडर';
export const parcels = 'पार्सल';
export const since = 'सबैभन्दा पुरानो मिति';
export const owed = 'बुझाउन बाँकी';
export const sum = 'जम्मा:';
export const failed = 'बाँकी हिसाब खोल्न सकिएन।';
export const empty = 'कसैको बाँकी छैन';
export const emptyText = 'डेलिभरी भएको पार्सलको नगद नबुझाएसम्म यहाँ देखिन्छ।';
export const kind = 'किसिम';
export const allKinds = 'सबै किसिम';
export const late = (count: number) => `${writeDigits(count)} ढिला भएको`;
export const noneFit = 'यी फिल्टरसँग मिल्ने कुनै बाँकी छैन';
export const lateOnly = 'ढिला भएका मात्र';
export const open = 'कुरियरको हिसाब खोल्नुहोस्';
export const clear = 'फिल्टर हटाउनुहोस्';
export const together = (parcels: number, late: number) =>
  `${writeDigits(parcels)} पार्सल, ${writeDigits(late)} ढिला भएको`;
