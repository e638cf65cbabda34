import { writeDigits } from '@pasal/shared/domain';

/** R2 "Product page" */
export const inStock = 'स्टकमा छ';
export const outOfStock = 'स्टकमा छैन';
export const off = (percentage: number) => `${writeDigits(percentage)}% छुट`;
export const tax = 'मूल्यमा कर समावेश छ। डेलिभरी शुल्क अर्डर पूरा गर्दा जोडिन्छ।';
export const option = 'विकल्प:';
export const fastDelivery = 'छिटो डेलिभरी';
export const tomorrow = 'भोलिसम्ममा पाउनुहुन्छ';
export const getItBy = (day: string) => `${day} सम्ममा पाउनुहुन्छ`;
export const getItByIn = (day: string, place: string) => `${place}: ${day} सम्ममा पाउनुहुन्छ`;
export const inDays = (from: number, to: number) => {
  if (to === 0) return 'आजै डेलिभरी हुन्छ';
  const days = from === to ? writeDigits(to) : `${writeDigits(from)} देखि ${writeDigits(to)}`;
  return `${days} दिनमा डेलिभरी हुन्छ`;
};
export const notServed = (place: string) =>
  `${place} अहिलेसम्म हाम्रो डेलिभरी क्षेत्रमा पर्दैन। सामान पसलबाट लिन सक्नुहुन्छ।`;
export const addToCart = 'कार्टमा राख्नुहोस्';
export const proceed = 'अर्डर पूरा गर्नुहोस्';
export const soldOut = 'यो सामान अहिले सकिएको छ।';
/** The button keeps its text (R2.56); this text explains it (D88). */
export const soldOutInCart = 'यो तपाईंको कार्टमा छ, तर सकिएको छ, त्यसैले अर्डरमा पर्दैन।';
export const seeCart = 'कार्ट हेर्नुहोस्';
export const quantity = 'परिमाण';
export const decrease = 'परिमाण घटाउनुहोस्';
export const increase = 'परिमाण बढाउनुहोस्';
