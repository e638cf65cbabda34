import type {
  RefundWay,
  ReturnKind,
  ReturnReason,
  ReturnState,
  ReportedStep,
} from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';

export const title = 'सामान फिर्ता';
export const lead = 'ग्राहकले के फिर्ता गर्न खोज्नुभयो र त्यसको के भयो।';
export const failed = 'फिर्ताको सूची आएन';
export const empty = 'यहाँ केही बाँकी छैन';
export const emptyText = 'ग्राहकले तपाईंले तोकेको दिनभित्र अर्डरको पेजबाट माग्नुहुन्छ।';
export const byState = 'अवस्थाअनुसार फिर्ता';
export const open = 'बाँकी';
export const older = 'अर्को पेज';
export const newer = 'अघिल्लो पेज';

export const states: Record<ReturnState, string> = {
  asked: 'मागिएको',
  agreed: 'स्वीकार',
  received: 'सामान आयो',
  refunded: 'रकम फिर्ता',
  exchanged: 'साटियो',
  refused: 'अस्वीकार',
  withdrawn: 'ग्राहकले छोड्नुभयो',
};
export const kinds: Record<ReturnKind, string> = { return: 'रकम फिर्ता', exchange: 'साट्ने' };
export const reasons: Record<ReturnReason, string> = {
  faulty: 'चल्दैन',
  damaged_on_the_way: 'बाटोमा बिग्रियो',
  wrong_item: 'अर्कै सामान आयो',
  not_as_described: 'विवरणजस्तो छैन',
  not_wanted: 'अब चाहिँदैन',
  other: 'अर्को कारण',
};
export const named = (order: string, number: number) => `${order}, फिर्ता ${writeDigits(number)}`;
export const ofOrder = (number: number) => `फिर्ता ${writeDigits(number)}`;
export const parcel = (number: number) => `पार्सल ${writeDigits(number)}`;
export const reason = 'कारण';
export const goods = 'सामान';
export const item = (name: string, quantity: number) => `${writeDigits(quantity)} × ${name}`;
export const came = (whole: number, damaged: number) =>
  `आयो: ${writeDigits(whole)} सद्दे, ${writeDigits(damaged)} बिग्रिएको`;
export const picture = (at: number) => `ग्राहकको फोटो ${writeDigits(at)}`;
export const refundOf = 'फिर्ता दिएको';
export const moneyBack = 'फिर्ता दिनुपर्ने रकम';
export const due = 'फिर्ता दिन बाँकी';
export const refundable = 'फिर्ता दिन मिल्ने';
export const exchanged = 'साटोमा पठाइएको';
export const history = 'इतिहास';
export const buyer = 'ग्राहक';
export const ways: Record<RefundWay, string> = { cash: 'नगद', bank: 'बैंक' };

export const steps: Record<ReportedStep | 'refund', string> = {
  agree: 'स्वीकार गर्नुहोस्',
  refuse: 'अस्वीकार गर्नुहोस्',
  receive: 'सामान बुझ्नुहोस्',
  exchange: 'साटो पठाउनुहोस्',
  refund: 'रकम फिर्ता दिनुहोस्',
};
export const words = 'ग्राहकलाई के भन्ने';
export const wordsHint = 'नलेखे पनि हुन्छ। सन्देशमा र अर्डरको पेजमा देखिन्छ।';
export const whyNot = 'किन हुन्न';
export const whyNotHint = 'ग्राहकले पढ्नुहुन्छ।';
export const sayWhyNot = 'किन हुन्न, लेख्नुहोस्: ग्राहकले पढ्नुहुन्छ।';
export const whole = (name: string) => `${name}: सद्दे`;
export const damaged = (name: string) => `${name}: बिग्रिएको`;
export const countHint = (most: number) => `${writeDigits(most)} मध्ये; यति स्टकमा फर्किन्छ।`;
export const wrongNumber = 'पूरा अङ्क लेख्नुहोस्।';
export const countGoods = 'आएको सामान गन्नुहोस्: कम्तीमा एक थान।';
export const exchangeText =
  'स्टकबाट अर्को सामान लिएर यही अर्डरको पार्सलमा हालिन्छ, जसको पैसा लाग्दैन। त्यो "प्याक गर्ने" डेस्कमा आउँछ।';
export const giveBackText =
  'सामान ग्राहकलाई नै फिर्ता जान्छ: सद्दे थान स्टकबाट घट्छ, बिग्रिएको थान नोक्सानीमा रहँदैन। ग्राहकले कसरी पाउनुहुन्छ, लेख्नुहोस्।';
export const amount = 'रकम (रु.)';
export const amountHint = (most: string) => `बढीमा ${most}, जति यो पार्सलका लागि तिरिएको थियो।`;
export const way = 'कसरी';
export const reference = 'भुक्तानीको सन्दर्भ नम्बर';
export const sayReference = 'भुक्तानीको सन्दर्भ नम्बर लेख्नुहोस्।';
export const parcelIsOut = 'पार्सल बाटोमा छ, कुरियरले त्यति कम लिन्छ। पार्सल फर्केपछि रकम फिर्ता गर्न मिल्छ।';
export const adminsPay = 'रकम एडमिनिस्ट्रेटरले फिर्ता दिनुहुन्छ।';

export const warrantyTitle = 'वारेन्टी';
export const warrantyLead = 'सिरियल वा IMEI नम्बरबाट के बेचिएको हो, खोज्छ।';
export const serial = 'सिरियल नम्बर';
export const find = 'खोज्नुहोस्';
export const noPiece = 'यो नम्बरको डेलिभरी भएको सामान छैन।';
export const soldOn = 'डेलिभरी';
export const until = 'वारेन्टी रहने मिति';
export const unknownEnd = 'कहिलेसम्म, थाहा छैन';
export const wasReturned = 'फिर्ता आयो';
