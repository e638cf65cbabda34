export const title = 'टोलीका सर्भिस';
export const lead =
  'भागको आफ्नै सर्भिस हुन सक्छ। /x/ मुनिका अनुरोध पसलले कुकीबिना त्यसलाई पठाउँछ, र कसले सोधेको हो भन्ने हस्ताक्षरसहित बताउँछ।';
export const add = 'सर्भिसलाई अनुमति दिनुहोस्';
export const addTitle = 'सर्भिसलाई अनुमति';
export const part = 'भाग';
export const partHint = 'रिमोटको नाम, जस्तै reviews। पहिलेको सर्भिस भए त्यसको सट्टा यही हुन्छ।';
export const address = 'ठेगाना';
export const addressHint = 'जस्तै https://reviews.example.com। हरेक अनुरोधमा फेरि जाँचिन्छ।';
export const allowed = 'अनुमति दिएको';
export const by = 'कसले';
export const actions = 'काम';
export const remove = 'हटाउनुहोस्';
export const removeOf = (name: string) => `${name} को सर्भिस हटाउनुहोस्`;
export const removeTitle = (name: string) => `${name} को सर्भिस हटाउने?`;
export const removeText =
  'अबदेखि त्यसलाई केही पठाइँदैन, र त्यो चाहिने रिलिज तुरुन्तै बन्द हुन्छ। तपाईंले सर्भिसलाई अनुमति दिएर फेरि चालु नगरेसम्म बन्दै रहन्छ।';
export const key = 'सार्वजनिक की';
export const keyHint = 'कसले सोधेको हो भनेर सर्भिसले यसैले जाँच्छन्। यो गोप्य होइन: टोलीलाई दिनुहोस्।';
export const failed = 'सर्भिस लोड गर्न सकिएन।';
export const empty = 'कुनै सर्भिस छैन';
export const emptyText = 'कुनै भागको आफ्नै सर्भिस छैन।';
