export const linkTitle = (name: string) => `Link for ${name}`;
export const linkLead =
  'Whoever opens it sees the parcels of this rider and says what became of each, without an account. A new link ends those before it.';
export const linkDays = 'Days it is good for';
export const makeLink = 'Make a link';
export const linkIs = 'The link';
export const linkUntil = 'Good until';
export const linkText = (address: string) => `Your parcels: ${address}`;
export const linkSend = 'Send the link';
