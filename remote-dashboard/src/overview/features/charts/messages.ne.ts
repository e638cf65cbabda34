import { writeDigits } from '@pasal/shared/domain';

export const title = 'बिक्री';
export const period = 'अवधि';
export const days = (days: number) => `${writeDigits(days)} दिन`;
export const loading = 'चार्ट लोड हुँदैछ...';
export const failed = 'चार्ट लोड गर्न सकिएन।';
export const ordersPer = { day: 'दिनको अर्डर', month: 'महिनाको अर्डर' } as const;
export const revenuePer = { day: 'दिनको आम्दानी', month: 'महिनाको आम्दानी' } as const;
export const ordersTotal = (count: string, days: number) => `${writeDigits(days)} दिनमा ${count}`;
export const average = (amount: string) => `औसतमा दिनको ${writeDigits(amount)}`;
export const percent = (by: number) => {
  if (by === 0) return '±०%';
  return by > 0 ? `+${writeDigits(by)}%` : `−${writeDigits(-by)}%`;
};
export const against = (days: number) =>
  days === 1 ? 'अघिल्लो दिनभन्दा' : `त्यसअघिका ${writeDigits(days)} दिनभन्दा`;
export const nothingBefore = (days: number) =>
  days === 1 ? 'अघिल्लो दिन केही भएन' : `त्यसअघिका ${writeDigits(days)} दिनमा केही भएन`;
export const highest = {
  day: (value: string, day: string) => `सबैभन्दा बढी ${day}: ${value}।`,
  month: (value: string, month: string) => `सबैभन्दा बढी ${month}: ${value}।`,
} as const;
export const nothing = 'यस अवधिमा कुनै अर्डर भएन।';
export const day = 'दिन';
export const month = 'महिना';
export const orders = 'अर्डर';
export const revenue = 'आम्दानी';
export const withoutCancelled = 'रद्द भएका अर्डर गनिएका छैनन्।';
export const bestSellers = 'धेरै बिकेका सामान';
export const noSales = 'यस अवधिमा केही बिकेन।';
export const product = 'सामान';
export const pieces = 'थान';
export const deletedProduct = 'हटाइएको सामान';
export const lowStock = 'स्टक कम भएका सामान';
export const lowStockMore = (more: number) => `अरू ${writeDigits(more)} वटा`;
export const enoughStock = 'सबै सामान स्टकमा पर्याप्त छन्।';
export const left = (pieces: number) =>
  pieces === 0 ? 'सकियो' : `${writeDigits(pieces)} थान बाँकी`;
