import { writeDigits } from '@pasal/shared/domain';

export const title = 'मूल्य';
export const label = 'बिक्री मूल्य यतिमा मिलाउनुहोस्';
export const hint =
  'नगदका लागि: २,७८९.०७ को सामान २,७८९, २,७९० वा २,७९० मा बिक्छ। अबदेखि सेभ हुने मूल्य मिलाइन्छन्; सेभ गर्नुहोस्, अनि अरूमा पनि लागू गर्नुहोस्।';
export const choiceOf = (rupees: number) =>
  rupees === 0 ? 'नमिलाउने' : `${writeDigits(rupees)} रुपैयाँ`;
export const applyToAll = 'सबै सामानमा लागू गर्नुहोस्…';
export const dialog = 'सबै सामानको मूल्य मिलाउने';
export const apply = 'मूल्य बदल्नुहोस्';
export const looking = 'मूल्य हेरिँदैछ…';
export const nothing = 'सबै मूल्य मिलाइसकिएका छन्।';
export const wouldChange = (count: number) => `${writeDigits(count)} वटा मूल्य बदलिनेछन्।`;
export const changed = (count: number) => `${writeDigits(count)} वटा मूल्य बदलिए।`;
export const left = (count: number) => `${writeDigits(count)} वटा सामान बाँकी…`;
export const more = (count: number) => `थप ${writeDigits(count)} वटा।`;
export const failed = 'मूल्य बदल्न सकिएन';
