export const notAllowed = 'व्यवस्थापकका लागि मात्र';
export const notForRole = 'यो पृष्ठ तपाईंको भूमिकाका लागि होइन';
export const notAllowedText = 'तपाईंको खाताबाट यो पृष्ठ खोल्न मिल्दैन। चाहिएको भए व्यवस्थापकलाई भन्नुहोस्।';
