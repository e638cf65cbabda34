export const messages = {
  title: 'Contact us',
  description: 'Phones, address, e-mail and social pages of the shop.',
  intro: 'Call, write or come by: we answer in Nepali and English.',
  phones: 'Phones',
  location: 'Location',
  email: 'E-mail',
  website: 'Website',
  hours: 'Opening hours',
  social: 'Follow us',
  failed: 'Contact details could not be loaded.',
} as const;
