import { CALL_OUTCOME_LABELS, ORDER_STATUS_LABELS, writeDigits } from '@pasal/shared/domain';
import type { CallOutcome, OrderEvent } from '@pasal/shared/contracts';

/** The parts of R2.90. */

export const title = (orderNumber: string) => `अर्डर ${orderNumber}`;
export const customer = 'ग्राहक';
export const name = 'नाम';
export const email = 'इमेल';
export const phone = 'फोन';
export const copyPhone = 'फोन नम्बर कपी गर्नुहोस्';
export const reach = 'ग्राहकलाई सम्पर्क';
export const template = 'सन्देश';
export const copyMessage = 'सन्देश कपी गर्नुहोस्';
export const aboutOrder = (orderNumber: string) => `तपाईंको अर्डर ${orderNumber} बारे: `;
export const number = 'अर्डर नम्बर';
export const copyNumber = 'अर्डर नम्बर कपी गर्नुहोस्';
export const copyAddress = 'ठेगाना कपी गर्नुहोस्';
export const information = 'अर्डरको जानकारी';
export const orderedDate = 'अर्डर मिति';
export const status = 'स्थिति';
export const payment = 'भुक्तानीको तरिका';
export const delivery = 'डेलिभरीको तरिका';
export const remarks = 'कैफियत';
export const shipping = 'डेलिभरी ठेगाना';
export const address = 'ठेगाना';
export const city = 'सहर';
export const district = 'जिल्ला';
export const items = 'सामान';
export const product = 'सामान';
export const pieces = (quantity: number, price: string) => `${writeDigits(quantity)} × ${price}`;
export const amount = 'रकम';
export const deliveryCharge = 'डेलिभरी शुल्क';
export const expected = 'आइपुग्ने मिति';
export const total = 'जम्मा';
export const history = 'इतिहास';
export const historyFailed = 'इतिहास लोड गर्न सकिएन।';
export const noHistory = 'अहिलेसम्म स्थिति बदलिएको छैन।';
export const none = '–';
export const change = ({ from, to }: OrderEvent) =>
  from === null
    ? ORDER_STATUS_LABELS[to]
    : `${ORDER_STATUS_LABELS[from]} → ${ORDER_STATUS_LABELS[to]}`;
export const byShop = 'पसल';
export const byCustomer = 'ग्राहक';
export const orderedBy = 'अर्डर गर्ने';
export const source = { web: 'वेबसाइट', phone: 'फोन' } as const;
/** A call in the history. */
export const call = (outcome: CallOutcome) => `कल: ${CALL_OUTCOME_LABELS[outcome]}`;
export const told = 'ग्राहकलाई भनिएको:';
export const openPage = 'पृष्ठ खोल्नुहोस्';
export const updateStatus = 'स्थिति बदल्नुहोस्';
export const edited = 'अर्डर सच्याइयो';
