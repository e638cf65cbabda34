export const facts = 'स्पेसिफिकेसन';
