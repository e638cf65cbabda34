/** The language of a person: in their profile, and for who orders on the phone. */
export const language = 'भाषा';
export const lead = 'तपाईंको ड्यासबोर्ड यही भाषामा खुल्छ, र पसलले तपाईंलाई यही भाषामा लेख्छ।';
export const ofMessages = 'सन्देशको भाषा';
