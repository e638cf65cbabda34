import { bilingual } from '@pasal/core/errors/wording';
import { writeDigits } from '@pasal/shared/domain/nepali';

/** Texts about categories and brands. R7.31 leaves them to the server. */
export const categoryAdded = bilingual('Category added successfully!', 'वर्ग थपियो!');
export const categoryRenamed = bilingual('Category renamed successfully!', 'वर्गको नाम फेरियो!');
export const categoryDeleted = bilingual('Category deleted successfully!', 'वर्ग हटाइयो!');
export const categoriesOrdered = bilingual('Category order saved.', 'वर्गको क्रम सेभ भयो।');
export const categoryBrandsSaved = bilingual('Brands of the category saved.', 'वर्गका ब्रान्ड सेभ भए।');
export const attributesSaved = bilingual('Specifications saved.', 'विशेषता सेभ भए।');
export const attributeTwice = bilingual(
  'The category already has this specification.',
  'यो वर्गमा यो विशेषता पहिल्यै छ।',
);
export const noChoices = bilingual('Enter at least one choice.', 'कम्तीमा एउटा विकल्प लेख्नुहोस्।');
export const choiceTwice = bilingual(
  'One of these choices appears twice.',
  'यीमध्ये एउटा विकल्प दुई पटक लेखिएको छ।',
);
export const subcategoryAdded = bilingual('Subcategory added successfully!', 'उपवर्ग थपियो!');
export const subcategorySaved = bilingual('Subcategory saved successfully!', 'उपवर्ग सेभ भयो!');
export const subcategoryDeleted = bilingual('Subcategory deleted successfully!', 'उपवर्ग हटाइयो!');
export const subcategoriesOrdered = bilingual('Subcategory order saved.', 'उपवर्गको क्रम सेभ भयो।');
export const brandAdded = bilingual('Brand added successfully!', 'ब्रान्ड थपियो!');
export const brandRenamed = bilingual('Brand renamed successfully!', 'ब्रान्डको नाम फेरियो!');
export const brandDeleted = bilingual('Brand deleted successfully!', 'ब्रान्ड हटाइयो!');
export const logoSaved = bilingual('Logo saved successfully!', 'लोगो सेभ भयो!');
export const logoRemoved = bilingual(
  'Logo removed. The shop shows the name instead.',
  'लोगो हटाइयो। त्यसको ठाउँमा पसलले नाम देखाउँछ।',
);
export const oneLogo = bilingual(
  'A brand has one logo: send one picture.',
  'ब्रान्डको लोगो एउटै हुन्छ: एउटा तस्बिर पठाउनुहोस्।',
);
export const categoryExists = bilingual(
  "There's already a category or subcategory with this name.",
  'यो नामको वर्ग वा उपवर्ग पहिल्यै छ।',
);
export const brandExists = bilingual(
  "There's already a brand with this name.",
  'यो नामको ब्रान्ड पहिल्यै छ।',
);
export const noSuchCategory = bilingual("This category doesn't exist.", 'यो वर्ग छैन।');
export const noSuchSubcategory = bilingual("This subcategory doesn't exist.", 'यो उपवर्ग छैन।');
export const noSuchBrand = bilingual("This brand doesn't exist.", 'यो ब्रान्ड छैन।');
export const categoryInUse = bilingual(
  "Categories with products can't be deleted.",
  'सामान भएका वर्ग हटाउन मिल्दैन।',
);
export const categoryHasChildren = bilingual(
  "Categories with subcategories can't be deleted.",
  'उपवर्ग भएका वर्ग हटाउन मिल्दैन।',
);
export const subcategoryInUse = bilingual(
  "Subcategories with products can't be deleted.",
  'सामान भएका उपवर्ग हटाउन मिल्दैन।',
);
export const brandInUse = bilingual(
  "Brands with products can't be deleted.",
  'सामान भएका ब्रान्ड हटाउन मिल्दैन।',
);
export const notInReadySet = (name: string) =>
  bilingual(`There's nothing ready-made for ${name}.`, `${name} का लागि तयार केही छैन।`);

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
/** What was added; a second request finds nothing to add. */
export const readySetAdded = (added: { subcategories: number; attributes: number }) =>
  added.subcategories + added.attributes === 0
    ? bilingual('Your shop has all of these already.', 'तपाईंको पसलमा यी सबै पहिल्यै छन्।')
    : bilingual(
        `Added ${counted(added.subcategories, 'subcategory', 'subcategories')} and ${counted(added.attributes, 'specification', 'specifications')}.`,
        `${writeDigits(added.subcategories)} उपवर्ग र ${writeDigits(added.attributes)} विशेषता थपिए।`,
      );
export const changedMeanwhile = bilingual(
  "Someone else has changed this in the meantime. Here's the latest. Please try again.",
  'यसबीचमा अरू कसैले यो फेर्नुभयो। अहिलेको रूप यही हो। फेरि प्रयास गर्नुहोस्।',
);
