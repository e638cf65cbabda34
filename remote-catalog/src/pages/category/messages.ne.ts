export const home = 'गृहपृष्ठ';
export const selected = 'छानिएको:';
export const description = (label: string) =>
  `नेपालमा ${label}: रुपैयाँमा मूल्य, ब्रान्ड र मूल्यको फिल्टर, सामान पाएपछि नगद भुक्तानी।`;
