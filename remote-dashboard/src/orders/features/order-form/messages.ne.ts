import { WORDS, writeDigits } from '@pasal/shared/domain';

export const title = 'नयाँ अर्डर';
export const intro = 'फोनमा भएका ग्राहकका लागि, पसलकै मूल्यमा।';
export const back = 'अर्डर व्यवस्थापन';
export const products = 'सामान';
export const cartCode = 'कार्ट कोड';
export const cartCodeHint = 'ग्राहकले पठाएका छ अक्षर।';
export const bringIn = 'कार्ट ल्याउनुहोस्';
export const noCode = 'कार्ट कोडमा छ अक्षर हुन्छन्, A, E, I, O र U हुँदैनन्।';
export const codeFailed = 'कार्ट खोल्न सकिएन। फेरि प्रयास गर्नुहोस्।';
export const broughtIn = (count: number) => `${writeDigits(count)} वटा सामान ल्याइयो।`;
export const gone = 'पठाइएको कार्टको एउटा सामान';
export const added = (title: string) => `थपियो: ${title}`;
export const noLines = 'अहिलेसम्म कुनै सामान छैन। माथि खोज्नुहोस्।';
export const linesRequired = 'कम्तीमा एउटा सामान थप्नुहोस्।';
export const quantity = (title: string) => `परिमाण: ${title}`;
export const remove = (title: string) => `हटाउनुहोस्: ${title}`;
export const each = (price: string) => `एक थानको ${price}`;
export const deliveryCharge = 'डेलिभरी शुल्क';
export const total = 'जम्मा';
export const customer = 'ग्राहक';
export const customer_name = 'पूरा नाम';
export const phone = 'फोन';
export const email = 'इमेल';
export const emailHint = 'नलेखे पनि हुन्छ। लेखेमा अर्डरको जानकारी यसैमा पठाउँछौँ।';
export const delivery = 'डेलिभरी';
export const address = 'ठेगाना';
export const placesFailed = 'जिल्लाहरू लोड गर्न सकिएन।';
export const retry = WORDS.retry;
export const deliveryType = 'डेलिभरीको तरिका';
export const payment = 'भुक्तानीको तरिका';
export const cancel = WORDS.cancel;
export const place = (total: string) => `अर्डर गर्नुहोस् (${total})`;
export const required = 'यो विवरण चाहिन्छ।';
export const severalPhones = 'एउटा मात्र फोन नम्बर लेख्नुहोस्: यहाँ धेरै नम्बर छन्।';
export const phoneMalformed = 'मिल्ने फोन नम्बर लेख्नुहोस्, जस्तै 98XXXXXXXX।';
export const emailMalformed = 'मिल्ने इमेल ठेगाना लेख्नुहोस्।';
/** Literal texts of R5.2, R8.4 and R8.5. */
export const incomplete = WORDS.orderIncomplete;
export const placed = 'अर्डर भयो!';
export const failed = 'अर्डर गर्न सकिएन';
/** A response was lost, and the form was changed and sent again: the server has the first version. */
export const earlierTry =
  'यो अर्डर पहिलेकै प्रयासमा भइसकेको थियो, पछि बदलिएका कुराबिना। फेरि अर्डर गरे अर्को अर्डर बन्छ।';
export const showOrders = 'अर्डरहरू हेर्नुहोस्';
export const problems = {
  PRICE_CHANGED: (price: string) => `मूल्य अब ${price} भयो। ग्राहकलाई भन्नुहोस्, अनि अर्डर गर्नुहोस्।`,
  OUT_OF_STOCK: (inStock: number) =>
    inStock === 0 ? 'स्टकमा छैन।' : `स्टकमा ${writeDigits(inStock)} थान मात्र छ।`,
  NO_QUANTITY: 'परिमाण लेख्नुहोस्, वा सामान हटाउनुहोस्।',
  NOT_AVAILABLE: 'यो सामान अब बिक्रीमा छैन। हटाउनुहोस्।',
} as const;
export const edit = 'सम्पादन गर्नुहोस्';
export const order = (number: string) => `अर्डर ${number}`;
export const editTitle = (number: string) => `अर्डर ${number} सम्पादन गर्नुहोस्`;
export const editLead = 'अर्डर पसलबाट नगएसम्म सामान, ठेगाना र डेलिभरी सम्पादन गर्न सकिन्छ।';
export const keptPrices = 'अर्डरमा भएका सामानको मूल्य अर्डर गर्दाकै रहन्छ; थपिएको सामानको आजको मूल्य लाग्छ।';
export const buyerIsTold = 'सेभ गरेपछि ग्राहकलाई खबर जान्छ।';
export const isUnpacked = 'प्याक भइसकेको पार्सल खोलिन्छ: त्यसको लेबल र सामान अब मिल्दैन।';
export const saveEdit = (total: string) => `सेभ गर्नुहोस् (${total})`;
export const editFailed = 'अर्डर सेभ गर्न सकिएन।';
export const orderFailed = 'अर्डर खोल्न सकिएन।';
export const loadingOrder = 'अर्डर लोड हुँदैछ...';
export const cannotEdit = 'यो अर्डर अब सम्पादन गर्न मिल्दैन';
export const cannotEditText = 'यो सकियो, वा यसको केही सामान पसलबाट गइसक्यो।';
