export const label = 'नगदका पृष्ठ';
export const owed = 'कसको बाँकी';
export const book = 'नगद खाता';
export const way = 'बाटोमा';
