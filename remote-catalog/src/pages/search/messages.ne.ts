import { headWords } from '@pasal/shared/domain';

export const home = 'गृहपृष्ठ';
export const search = headWords.searchTitle;
export const resultsFor = headWords.searchResultsFor;
export const ask = 'के खोज्दै हुनुहुन्छ?';
export const how = 'माथिको खोजी बाकसमा सामान वा ब्रान्डको नाम लेख्नुहोस्।';
export const browse = 'किनमेल जारी राख्नुहोस्';
