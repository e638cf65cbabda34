import { ProductWrite, type User } from '@pasal/shared/contracts';
import { mayApproveProduct, toPaisa } from '@pasal/shared/domain';
import type { IncomingForm } from '../../../pictures/ingest-form';
import { recordProduct } from '../product-activity';
import { factsAfter } from './product-facts';
import { readProductForm } from './product-form';
import { imagesOfNew } from './product-form-images';
import { namedId, pricesOf, subcategoryId } from './product-write-columns';
import { pathsOf, withPictures, type WriteDeps } from './product-write-pictures';
import * as repository from './product-write.repository';
import { applyVariants, checkVariants } from './variant-write.service';

/**
 * Adds a product. One made by staff waits for approval, whatever the form says (D25).
 * @returns its id
 * @throws DomainError 400 for a wrong field or picture, 413 and 415 as `PictureIngest.take`
 */
export async function addProduct(
  deps: WriteDeps,
  actor: User,
  form: IncomingForm,
): Promise<number> {
  const { brand, category, subcategory, original_price, ...others } = readProductForm(
    form.fields,
    ProductWrite,
  );
  const { discount_percentage, variants = [], status, in_stock, facts: told, ...fields } = others;
  const slots = imagesOfNew(form);
  const prices = pricesOf(toPaisa(original_price), discount_percentage);
  const { price_paisa } = prices;
  const nothing = { variants: [], last_variant_id: 0, in_stock, price_paisa };
  const before = { ...nothing, discount: discount_percentage };
  // Before the pictures, which cost far more.
  const plan = await checkVariants(deps.db, null, variants, before);
  await namedId(deps.db, 'brand', brand);
  const asked = await namedId(deps.db, 'category', category);
  await subcategoryId(deps.db, asked, subcategory);
  await factsAfter(deps.db, asked, told);
  return withPictures(deps, slots, (taken) =>
    deps.db.transaction().execute(async (trx) => {
      const brand_id = await namedId(trx, 'brand', brand);
      const category_id = await namedId(trx, 'category', category);
      await repository.linkBrand(trx, category_id, brand_id);
      const facts = await factsAfter(trx, category_id, told);
      const id = await repository.insertProduct(trx, {
        ...fields,
        ...prices,
        brand_id,
        category_id,
        subcategory_id: await subcategoryId(trx, category_id, subcategory),
        ...(facts !== undefined && { facts }),
        images: JSON.stringify(pathsOf(slots, taken)),
        // The stock of a product in variants is theirs.
        in_stock: plan.rows.length === 0 ? in_stock : 0,
        ...(mayApproveProduct(actor) && status !== undefined && { status }),
      });
      if (plan.rows.length > 0) await applyVariants(trx, id, plan, 'initial');
      await recordProduct(trx, actor, id);
      return id;
    }),
  );
}
