import { MAX_IMPORT_CHARACTERS } from '../limits';
import * as product from './product';
import * as bulk from './product-bulk';
import * as productWrite from './product-write';
import { IdParams, MessageResponse } from '@pasal/core/contract/schema';
import type { CallShape } from '../calls/call';
import { KEYED } from '../calls/keyed';

/** Bytes of a whole import: characters may take several bytes, and JSON escapes add more. */
const IMPORT_BODY_LIMIT = 4 * MAX_IMPORT_CHARACTERS;

export const publicProducts = {
  summary: 'Lists what visitors may buy: filtered, sorted, paged, with facets.',
  access: 'public',
  publicArea: 'product',
  query: product.PublicProductQuery,
  response: product.PublicProductsResponse,
} as const satisfies CallShape;

export const productBySlug = {
  summary: 'One product by its slug; staff see those not approved too.',
  access: 'public',
  publicArea: 'product',
  params: product.SlugParams,
  response: product.ProductResponse,
} as const satisfies CallShape;

export const staffProducts = {
  summary: 'Lists products of every status.',
  access: 'staff',
  query: product.StaffProductQuery,
  response: product.StaffProductsResponse,
} as const satisfies CallShape;

export const staffProduct = {
  summary: 'One product with what only staff see.',
  access: 'staff',
  params: IdParams,
  response: product.StaffProductResponse,
} as const satisfies CallShape;

export const addProduct = {
  summary: 'Adds a product; one made by staff waits for approval.',
  access: 'staff',
  headers: KEYED,
  form: productWrite.NewProductForm,
  status: 201,
  response: product.ProductSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const changeProduct = {
  summary: 'Changes the fields that are sent; approving is the administrator’s.',
  description:
    'Per picture slot a new file in `images` with its slot in `imageIndex`, or `existingImage_{slot}` with its path. With `version`, a product someone else has changed answers 409.',
  access: 'staff',
  params: IdParams,
  form: productWrite.ProductEditForm,
  response: product.ProductSavedResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const deleteProduct = {
  summary: "Deletes a product; an approved one is the administrator's.",
  access: 'staff',
  params: IdParams,
  response: MessageResponse,
} as const satisfies CallShape;

export const changeProductStatuses = {
  summary: 'Gives several products one status, as far as each may have it.',
  description:
    'When it breaks off in the middle, `results` says which products were changed before.',
  access: 'staff',
  body: bulk.BulkStatusRequest,
  response: bulk.BulkStatusResponse,
} as const satisfies CallShape;

export const changeProductPrices = {
  summary: 'Raises or lowers the original prices of several products by a percentage or an amount.',
  description:
    'The selling prices follow by the discounts. A dry run says old and new prices and writes nothing. ' +
    'When it breaks off in the middle, `results` says which products were changed before.',
  access: 'staff',
  body: bulk.BulkPriceRequest,
  response: bulk.BulkPriceResponse,
} as const satisfies CallShape;

export const roundPrices = {
  summary: 'Gives products the shop’s rounding that were priced under another one.',
  description:
    'It writes for up to 10 seconds; while `left` is above 0, send the same again to go on.',
  access: 'admin',
  body: bulk.RoundPricesRequest,
  response: bulk.RoundPricesResponse,
} as const satisfies CallShape;

export const exportProducts = {
  summary: 'The products of a list as CSV, all pages of it.',
  access: 'staff',
  query: bulk.ProductExportQuery,
  produces: 'text/csv',
} as const satisfies CallShape;

export const importSheet = {
  summary:
    'A CSV to fill new products in: columns, what goes into each, and the names of the shop.',
  access: 'staff',
  query: bulk.ImportSheetQuery,
  produces: 'text/csv',
} as const satisfies CallShape;

export const addImportPicture = {
  summary:
    'Takes in one picture of the new products of an import; one that is there already stays.',
  access: 'staff',
  form: bulk.ImportPictureForm,
  response: MessageResponse,
} as const satisfies CallShape;

export const importProducts = {
  summary: 'Changes and adds products out of a CSV; nothing is written while a row of it is wrong.',
  description:
    'Rows name products by `id` or `slug`; a row with neither adds one, pending, with three pictures that were sent. ' +
    'A dry run says what is wrong, line by line, what would change, and which pictures to send. ' +
    'Without it rows are written for up to 10 seconds, or as many as `most` says; while `applied` is false and ' +
    'there are no `problems`, send the same again with the same `import_id` to go on after `done_line`.',
  access: 'staff',
  bodyLimit: IMPORT_BODY_LIMIT,
  body: bulk.ProductImportRequest,
  response: bulk.ProductImportResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;
