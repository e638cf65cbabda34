import { bilingual } from '@pasal/core/errors/wording';
import { MAX_STOCK } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain/nepali';

export const noSuchGoods = bilingual(
  "This product or variant doesn't exist any more.",
  'यो सामान वा रूप अब छैन।',
);
export const nameVariant = (title: string) =>
  bilingual(`Choose a variant of ${title}.`, `कुन रूप हो, छान्नुहोस्: ${title}।`);
export const sayWhy = bilingual('Write the reason.', 'कारण लेख्नुहोस्।');
export const countFromZero = bilingual(
  'Enter how many there are: 0 or more.',
  'कति वटा छन् लेख्नुहोस्: ० वा बढी।',
);
export const changeOfNothing = bilingual(
  'Enter how many pieces more or fewer: a number other than 0.',
  'कति थान बढी वा घटी लेख्नुहोस्: ० बाहेकको सङ्ख्या।',
);
export const reasonTakes = bilingual(
  'This reason takes pieces away: enter a number below 0.',
  'यो कारणले थान घट्छ: ० भन्दा सानो सङ्ख्या लेख्नुहोस्।',
);
export const reasonBrings = bilingual(
  'This reason brings pieces: enter a number above 0.',
  'यो कारणले थान बढ्छ: ० भन्दा ठूलो सङ्ख्या लेख्नुहोस्।',
);
export const tooFew = (name: string) =>
  bilingual(`There aren't so many of ${name}.`, `यति धेरै छैन: ${name}।`);
export const tooMany = bilingual(
  `A product can have up to ${MAX_STOCK} pieces in stock.`,
  `एउटा सामानको स्टक बढीमा ${writeDigits(MAX_STOCK)} थान हुन्छ।`,
);
export const stockChanged = (seen: number, now: number) =>
  bilingual(
    `The stock changed from ${seen} to ${now} in the meantime. Check your figure and save again.`,
    `यसबीचमा स्टक ${writeDigits(seen)} बाट ${writeDigits(now)} भयो। आफ्नो सङ्ख्या जाँचेर फेरि सेभ गर्नुहोस्।`,
  );
export const stockCorrected = bilingual('Stock corrected.', 'स्टक सच्याइयो।');
export const stockIsRight = bilingual('Counted. The stock is right as it is.', 'गनियो। स्टक ठीकै छ।');
export const serialsSaved = bilingual('Serial numbers saved.', 'सिरियल नम्बरको नियम सेभ भयो।');
export const limitSaved = bilingual('Low-stock limit saved.', 'कम स्टकको सीमा सेभ भयो।');

export const supplierAdded = bilingual('Supplier added.', 'सप्लायर थपियो।');
export const supplierChanged = bilingual('Supplier saved.', 'सप्लायर सेभ भयो।');
export const supplierDeleted = bilingual('Supplier deleted.', 'सप्लायर हटाइयो।');
export const supplierExists = bilingual(
  'There is a supplier of this name already.',
  'यो नामको सप्लायर पहिल्यै छ।',
);
export const noSuchSupplier = bilingual(
  "This supplier doesn't exist any more.",
  'यो सप्लायर अब छैन।',
);
export const supplierInUse = bilingual(
  "You have bought from this supplier, so it can't be deleted.",
  'यो सप्लायरबाट किनिसकिएको छ, त्यसैले हटाउन मिल्दैन।',
);

export const noSuchDay = bilingual(
  'Enter a calendar day, such as 2026-11-21.',
  'पात्रोमा भएको मिति लेख्नुहोस्, जस्तै 2026-11-21।',
);
export const dayToCome = bilingual(
  'The day of a bill is today or earlier.',
  'बिलको मिति आज वा त्यसअघिको हुन्छ।',
);
export const billEntered = bilingual(
  'This bill of this supplier is entered already. Check its number.',
  'यो सप्लायरको यो बिल पहिल्यै राखिएको छ। बिल नम्बर जाँच्नुहोस्।',
);
export const purchaseAdded = bilingual(
  'Purchase saved. The stock is up.',
  'खरिद सेभ भयो। स्टक बढ्यो।',
);
export const purchaseReversed = bilingual(
  'Purchase reversed. Its pieces are out of stock again.',
  'खरिद फिर्ता गरियो। त्यसका थान स्टकबाट हटे।',
);
export const noSuchPurchase = bilingual("This purchase doesn't exist.", 'यो खरिद छैन।');
export const reversedAlready = bilingual(
  'This purchase was reversed already.',
  'यो खरिद पहिल्यै फिर्ता गरिएको छ।',
);
export const isReversal = bilingual(
  "A reversal can't be reversed. Enter the bill again.",
  'फिर्ता गरेको खरिद फेरि फिर्ता हुँदैन। बिल फेरि राख्नुहोस्।',
);
/** The remarks of a reversal. */
export const replacedBy = (id: number) =>
  bilingual(`Replaced by purchase ${id}.`, `यसको सट्टा खरिद ${id} राखियो।`);
export const soldSince = (name: string, left: number, taken: number) =>
  bilingual(
    `Only ${left} of ${name} are left, and this would take ${taken}. Correct the purchase instead, or count the stock first.`,
    `${name} अब ${writeDigits(left)} थान मात्र छ, यसले ${writeDigits(taken)} घटाउँथ्यो। बरु खरिद सच्याउनुहोस्, वा पहिले स्टक गन्नुहोस्।`,
  );
export const noSuchOrder = bilingual('Order not found', 'अर्डर भेटिएन');
