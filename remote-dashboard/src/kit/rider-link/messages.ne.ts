export const linkTitle = (name: string) => `${name} को लिङ्क`;
export const linkLead =
  'जसले यो खोल्छ, उसले खाता बिना नै यो राइडरका पार्सल देख्छ र के भयो भन्छ। नयाँ लिङ्क बनाएपछि पुरानो चल्दैन।';
export const linkDays = 'कति दिन चल्छ';
export const makeLink = 'लिङ्क बनाउनुहोस्';
export const linkIs = 'लिङ्क';
export const linkUntil = 'लिङ्क चल्ने अन्तिम समय';
export const linkText = (address: string) => `तपाईंका पार्सल: ${address}`;
export const linkSend = 'लिङ्क पठाउनुहोस्';
