import { PRODUCT_FIELD_LENGTHS, type StaffProduct, type User } from '@pasal/shared/contracts';
import { mayApproveProduct } from '@pasal/shared/domain';
import { draftOf, type DraftImage, type ProductDraft } from './product-draft';

/** Some draft fields that one press fills in. */
export type OfferedFields = Partial<ProductDraft>;

/**
 * Common values of new products, for a form that "starts empty" (R4.10): in New Arrivals, without a discount, and on
 * sale at once if added by an administrator. One press fills them in (D100).
 */
export function usualFields(user: User | null) {
  return {
    discount_percentage: '0',
    section: 'new_arrivals',
    status: user && mayApproveProduct(user) ? 'approve' : '',
  } satisfies OfferedFields;
}

/** The common values of one delivery's products, offered after the previous one was added. */
export function fieldsAsBefore({
  category,
  subcategory,
  brand,
  warranty,
  warranty_ne,
  discount_percentage,
  section,
  status,
}: ProductDraft): OfferedFields {
  const shared = { category, subcategory, brand, warranty, warranty_ne };
  return { ...shared, discount_percentage, section, status };
}

/** Fills the empty fields of a draft: input is preserved. */
export function withOffered(draft: ProductDraft, offered: OfferedFields): ProductDraft {
  const missing = Object.entries(offered).filter(
    ([name]) => draft[name as keyof ProductDraft] === '',
  );
  return { ...draft, ...Object.fromEntries(missing) };
}

const copyOf = (title: string) =>
  `${title.slice(0, PRODUCT_FIELD_LENGTHS.title - ' (copy)'.length)} (copy)`;

/**
 * The draft of a copied product. Stock and codes aren't copied and must be entered; status and section have the
 * defaults of a new product.
 */
export function duplicateDraft(
  product: StaffProduct,
  images: readonly DraftImage[],
  user: User | null,
): ProductDraft {
  const { section, status } = usualFields(user);
  const draft = draftOf(product);
  return {
    ...draft,
    title: copyOf(product.title),
    title_ne: '',
    in_stock: '',
    remarks: '',
    is_popular: false,
    section,
    status,
    images,
    variants: draft.variants.map(({ id: _id, ...variant }, at) => ({
      ...variant,
      key: `new-${at + 1}`,
      code: '',
      in_stock: '',
    })),
  };
}
