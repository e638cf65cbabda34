export const title = 'सप्लायर';
export const add = 'सप्लायर थप्नुहोस्';
export const editOne = (name: string) => `${name} सम्पादन गर्नुहोस्`;
export const remove = (name: string) => `${name} हटाउनुहोस्`;
export const removeText = 'जसबाट किनिसकियो, त्यो सप्लायर रहन्छ।';
export const failed = 'सप्लायर लोड गर्न सकिएन।';
export const empty = 'अहिलेसम्म सप्लायर छैन';
export const emptyText = 'खरिद राख्न पहिलो सप्लायर थप्नुहोस्।';
