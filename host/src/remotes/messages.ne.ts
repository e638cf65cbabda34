import { WORDS } from '@pasal/shared/domain';

/** Texts for a remote that cannot be loaded; the title is its own, such as "the catalogue". */

export const remoteFailed = (title: string) => `${title} लोड गर्न सकिएन।`;
export const somePart = 'यस पृष्ठको एउटा भाग';
export const remoteFailedText =
  'पसलका अरू भाग चलिरहेकै छन्। इन्टरनेट जाँच्नुहोस् र केही बेरमा फेरि प्रयास गर्नुहोस्।';
export const offlineText = 'इन्टरनेट छैन। इन्टरनेट आएपछि फेरि प्रयास गर्नुहोस्।';
export const withoutScript = 'यहाँ अर्डर गर्न JavaScript चाहिन्छ';
export const allowScript = 'ब्राउजरमा JavaScript खोल्नुहोस् र यो पृष्ठ फेरि लोड गर्नुहोस्।';
export const orderOtherwise = 'ब्राउजरमा JavaScript खोल्नुहोस्, वा सिधै हामीसँग अर्डर गर्नुहोस्:';
export const retry = WORDS.retry;
export const reload = 'पृष्ठ फेरि लोड गर्नुहोस्';
