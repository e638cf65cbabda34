import type { RefundWay, ReturnKind, ReturnReason, ReturnState } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'फिर्ता र साटफेर';
export const failed = 'के फिर्ता गर्न मिल्छ, हेर्न सकिएन।';
export const retry = 'फेरि प्रयास गर्नुहोस्';
export const begin = 'सामान फिर्ता गर्ने वा साट्ने';
export const beginOf = (parcel: number) =>
  `पार्सल ${writeDigits(parcel)} को सामान फिर्ता गर्ने वा साट्ने`;
export const lead = 'के भयो, लेख्नुहोस्। सामान पठाउनुअघि हामी यहाँ र सन्देशबाट जवाफ दिन्छौँ।';
export const what = 'के चाहनुहुन्छ';
export const kinds: Record<ReturnKind, string> = {
  return: 'रकम फिर्ता',
  exchange: 'त्यही सामानको साटो अर्को',
};
export const goods = 'कुन सामान';
export const pieces = (name: string) => `कति थान: ${name}`;
export const until = (day: string) => `${day} सम्म`;
export const choose = 'कुन सामान हो, छान्नुहोस्।';
export const why = 'किन';
export const chooseWhy = 'कारण छान्नुहोस्।';
export const reasons: Record<ReturnReason, string> = {
  faulty: 'चल्दैन',
  damaged_on_the_way: 'बिग्रिएर आयो',
  wrong_item: 'मैले मगाएको होइन',
  not_as_described: 'विवरणजस्तो छैन',
  not_wanted: 'अब चाहिँदैन',
  other: 'अर्को कारण',
};
export const words = 'के भयो';
export const sayWhy = 'के भयो, लेख्नुहोस्।';
export const pictures = (most: number) => `फोटो हाल्नुहोस् (बढीमा ${writeDigits(most)})`;
export const picturesHint = 'फोटो भए चाँडै जवाफ दिन सक्छौँ। हाम्रा कर्मचारी र तपाईंले मात्र देख्नुहुन्छ।';
/** What to do on the phone (D366). */
export const heic = (name: string) =>
  `यो iPhone को HEIC फोटो यहाँ चल्दैन: ${name}। iPhone मा Settings, Camera, Formats, Most Compatible छानेर फेरि खिच्नुहोस्, वा JPEG मा सेभ गर्नुहोस्।`;
export const picture = (at: number) => `फोटो ${writeDigits(at)}`;
export const removePicture = (at: number) => `फोटो ${writeDigits(at)} हटाउनुहोस्`;
export const send = 'अनुरोध पठाउनुहोस्';
export const cancel = 'पर्दैन';
export const sendFailed = 'अनुरोध पठाउन सकिएन। फेरि प्रयास गर्नुहोस्।';
export const withdraw = 'अनुरोध फिर्ता लिनुहोस्';
export const withdrawFailed = 'अनुरोध फिर्ता लिन सकिएन। फेरि प्रयास गर्नुहोस्।';
export const number = (at: number) => `अनुरोध ${writeDigits(at)}`;
export const item = (name: string, quantity: number) => `${writeDigits(quantity)} × ${name}`;
export const states: Record<ReturnState, string> = {
  asked: 'हेर्दैछौँ',
  agreed: 'पठाउनुहोस्',
  received: 'सामान आइपुग्यो',
  refunded: 'रकम फिर्ता भयो',
  exchanged: 'साटियो',
  refused: 'मिलेन',
  withdrawn: 'फिर्ता लिइयो',
};
export const refund = (amount: string, way: RefundWay) =>
  way === 'cash' ? `${amount} नगद फिर्ता भयो` : `${amount} बैंकमा फिर्ता भयो`;
export const sent = (parcel: number) => `साटो पठाइयो: पार्सल ${writeDigits(parcel)}`;
