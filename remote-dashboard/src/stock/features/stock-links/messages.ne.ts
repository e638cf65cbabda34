export const label = 'स्टक';
export const toBuy = 'के किन्ने';
export const purchases = 'खरिद';
export const profit = 'नाफा';
