import { formatRupees, WORDS, writeDigits } from '@pasal/shared/domain';

/** R2.68, with the total in place of {total}. */
export const placeOrderLabel = (total: number) => `अर्डर गर्नुहोस् (${formatRupees(total)})`;

/** R8.4, R8.5 */
export const orderPlaced = 'तपाईंको अर्डर भयो!';
export const orderFailed = 'अर्डर हुन सकेन';

export const acceptFirst =
  'तपाईंको अर्डरमा केही कुरा बदलिएको छ। पहिले ती परिवर्तन स्वीकार गर्नुहोस्, अनि अर्डर गर्नुहोस्।';
export const nothingLost =
  'केही हराएको छैन। फेरि प्रयास गर्नुहोस्: जति पटक प्रयास गरे पनि अर्डर एक पटक मात्र हुन्छ।';
export const whenOnline = 'इन्टरनेट छैन। इन्टरनेट आउनेबित्तिकै हामी फेरि प्रयास गर्छौँ।';
export const piecesLeft = (title: string, left: number) =>
  `${title}: ${writeDigits(left)} थान बाँकी`;
export const callShop = (phone: string) => `${phone} मा फोन गर्नुहोस्`;
export const finishing = 'तपाईंको अर्डर पूरा हुँदैछ…';
export const finishingText = 'तपाईंले यो पृष्ठ छोड्दा अर्डर पठाइँदै थियो। के भयो भनेर हामी हेर्दैछौँ।';
export const tryAgain = WORDS.tryAgain;
