import type {
  CategoryNamesResponse,
  ProductResponse,
  PublicProductsResponse,
  SiteSettingsResponse,
} from '@pasal/shared/contracts';
import * as english from '@pasal/shared/domain';
import { headElements, originOf, pageHeadOf, type HeadWords } from '@pasal/shared/domain';
import * as nepali from '@pasal/shared/domain/nepali';
import type { Language } from '@pasal/core/contract/language';
import type { DescribedPage, Shop } from '@pasal/platform/server/shop';

interface Words {
  words: HeadWords;
  sections: typeof english.SECTION_LABELS;
  productNotFound: string;
}

const wordsOf = ({ headWords, SECTION_LABELS, WORDS }: typeof english | typeof nepali): Words => ({
  words: headWords,
  sections: SECTION_LABELS,
  productNotFound: WORDS.productNotFound,
});

const IN: Record<Language, Words> = { en: wordsOf(english), ne: wordsOf(nepali) };

/** The prefetched response of one of our API calls, which has its type; undefined if it is missing or failed. */
function bodyOf<Body>({ answers }: DescribedPage, name: string): Body | undefined {
  const answer = answers.find(({ call, status }) => call === name && status === undefined);
  return answer?.body.value as Body | undefined;
}

const isMissing = ({ answers }: DescribedPage, name: string) =>
  answers.some(({ call, status }) => call === name && status === 404);

/** The metadata of the shop's pages, for documents rendered without their code. */
export const describePage: Shop['describePage'] = (page) => {
  const { pattern, params, search, language, shopName } = page;
  const settings = bodyOf<SiteSettingsResponse>(page, 'siteSettings')?.settings;
  const product = bodyOf<ProductResponse>(page, 'productBySlug')?.product;
  const head = pageHeadOf(pattern, {
    ...IN[language],
    params,
    search,
    answers: {
      settings,
      categories: bodyOf<CategoryNamesResponse>(page, 'categoryNames')?.categories,
      product: isMissing(page, 'productBySlug') ? null : product,
      // A page's own list comes before additional ones.
      products: bodyOf<PublicProductsResponse>(page, 'publicProducts'),
    },
  });
  if (!head) return [];
  return headElements(head, {
    shopName: settings?.shop_name || shopName,
    origin: originOf(settings?.website),
    language,
  });
};
