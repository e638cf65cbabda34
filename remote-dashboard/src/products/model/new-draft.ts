import { PRODUCT_FIELD_LENGTHS, type StaffProduct, type User } from '@pasal/shared/contracts';
import { mayApproveProduct } from '@pasal/shared/domain';
import { draftOf, EMPTY_DRAFT, type DraftImage, type ProductDraft } from './product-draft';

/**
 * The draft of a new product: "starts empty with three empty image slots" (R4.10), but for what most new products are: in New
 * Arrivals, without a discount, and on sale at once where an administrator adds it (D100).
 */
export function newDraft(user: User | null): ProductDraft {
  return {
    ...EMPTY_DRAFT,
    discount_percentage: '0',
    section: 'new_arrivals',
    status: user && mayApproveProduct(user) ? 'approve' : '',
  };
}

/** The next draft after one that was added: what products of one delivery have in common stays. */
export function nextDraft({
  category,
  subcategory,
  brand,
  warranty,
  warranty_ne,
  discount_percentage,
  section,
  status,
}: ProductDraft): ProductDraft {
  const shared = { category, subcategory, brand, warranty, warranty_ne };
  const kept = { ...shared, discount_percentage, section, status };
  return { ...EMPTY_DRAFT, ...kept };
}

const copyOf = (title: string) =>
  `${title.slice(0, PRODUCT_FIELD_LENGTHS.title - ' (copy)'.length)} (copy)`;

/**
 * The draft of a product like another one. Its pieces and codes are its own, so they are asked for; whether it is sold, and in which
 * list, begins as for any new product.
 */
export function duplicateDraft(
  product: StaffProduct,
  images: readonly DraftImage[],
  user: User | null,
): ProductDraft {
  const { section, status } = newDraft(user);
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
