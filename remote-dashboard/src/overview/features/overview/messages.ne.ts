import { WORDS } from '@pasal/shared/domain';

/** Literal texts of R2 "Overview". */

export const title = 'सारांश';
export const loading = WORDS.loading;
export const today = 'आजका अर्डर';
export const last7Days = 'यो हप्ता';
export const lastMonth = 'गत महिना';
export const totalProducts = 'जम्मा सामान';
/** Today's tasks. */
export const toDo = 'आज गर्नुपर्ने काम';
export const nothingToDo = 'गर्न बाँकी केही छैन।';
export const toCall = (_count: number) => 'वटा बाँकी अर्डरमा फोन गर्नुहोस्';
export const late = (_count: number) => 'वटा अर्डर ढिला भए';
export const lowStock = (_count: number) => 'वटा सामानको स्टक कम छ';
export const failedMessages = (_count: number) => 'वटा सन्देश पुगेनन्';
/** Comparisons of a card with an earlier period. */
export const yesterday = (count: string) => `हिजो ${count}`;
export const weekBefore = (count: string) => `अघिल्लो हप्ता ${count}`;
export const monthBefore = (count: string) => `त्यसअघिको महिना ${count}`;
export const added = (count: string) => `३० दिनमा ${count} वटा नयाँ`;
export const more = (count: string) => `+${count}`;
export const less = (count: string) => `−${count}`;
export const same = '±०';
export const ordersByStatus = 'स्थितिअनुसार अर्डर';
export const productsByStatus = 'स्थितिअनुसार सामान';
export const noOrders = 'कुनै अर्डर भेटिएन';
export const noProducts = 'कुनै सामान भेटिएन';
export const failed = 'लोड गर्न सकिएन';
export const failedText = 'केही बेरपछि फेरि प्रयास गर्नुहोस्।';
