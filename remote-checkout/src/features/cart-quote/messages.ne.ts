import { writeDigits } from '@pasal/shared/domain';

export const checking = 'मूल्य र स्टक जाँच्दैछौँ…';
export const checkFailed = 'अहिले मूल्य र स्टक जाँच्न सकिएन। तपाईंले अर्डर गर्दा हामी फेरि जाँच्छौँ।';
export const checkAgain = 'फेरि जाँच्नुहोस्';
export const changed = (count: number) => `${writeDigits(count)} वटा कुरा बदलियो`;
export const acceptAll = 'सबै स्वीकार गर्नुहोस्';
export const tooManyPieces = (most: number) =>
  `एकपटकमा ${writeDigits(most)} थानसम्म मात्र अर्डर गर्न मिल्छ। अघि बढ्न परिमाण घटाउनुहोस् वा केही सामान हटाउनुहोस्।`;
