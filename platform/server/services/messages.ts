import { bilingual } from '@pasal/core/errors/wording';

/** The shop's texts about the services of remotes. */

export const noSuchService = (name: string) =>
  bilingual(`No service of ${name} is allowed here.`, `यहाँ यस भागको सर्भिसलाई अनुमति छैन: ${name}।`);
export const serviceAway = (name: string) =>
  bilingual(
    `The service of ${name} is away. Try again soon.`,
    `${name} को सर्भिस अहिले चलेको छैन। एकछिनपछि फेरि प्रयास गर्नुहोस्।`,
  );
export const noAddress = bilingual(
  'This is no address such as https://reviews.example.com.',
  'यो ठेगाना मिलेन। https://reviews.example.com जस्तो लेख्नुहोस्।',
);
export const notPlain = bilingual(
  'The address has no password, no question mark and no #.',
  'ठेगानामा पासवर्ड, प्रश्नचिन्ह र # हुनुहुँदैन।',
);
export const notSecure = bilingual(
  'The address begins with https://; http:// is for this machine alone.',
  'ठेगाना https:// बाट सुरु हुनुपर्छ; http:// यही मेसिनका लागि मात्र हो।',
);
export const isPrivate = (host: string) =>
  bilingual(
    `${host} is in a private network. The operator allows such addresses by SERVICE_NETWORKS.`,
    `${host} निजी नेटवर्कमा छ। यस्ता ठेगानालाई सर्भर चलाउनेले SERVICE_NETWORKS बाट अनुमति दिन्छन्।`,
  );
export const noRemote = bilingual(
  'The host has no service; a remote has.',
  'होस्टको सर्भिस हुँदैन; रिमोटको हुन्छ।',
);
export const serviceAllowed = bilingual('Service allowed.', 'सर्भिसलाई अनुमति दिइयो।');
export const serviceRemoved = bilingual('Service removed.', 'सर्भिस हटाइयो।');
