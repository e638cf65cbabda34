import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { ErrorResponse, ProductSavedResponse, StaffProduct } from '@pasal/shared/contracts';
import { MARK } from '../pictures/picture-folder';
import type { Answer, TestApp } from './test-app';

/** A file of a form; its name should have no effect. */
interface FormFile {
  name: string;
  bytes: Buffer;
}

/** The parts of a form in their order. */
export type FormParts = readonly (readonly [field: string, value: string | FormFile])[];

const drawn = new Map<string, Promise<Buffer>>();

/** A small real picture in one colour, as PNG. */
function picture(background: string): Promise<Buffer> {
  const known = drawn.get(background);
  if (known !== undefined) return known;
  const made = sharp({ create: { width: 48, height: 32, channels: 3, background } })
    .png()
    .toBuffer();
  drawn.set(background, made);
  return made;
}

/** Makes a picture as a part named `images`. */
export async function imagePart(background: string, name = `${background}.png`) {
  return ['images', { name, bytes: await picture(background) }] as const;
}

export async function threeImages(): Promise<FormParts> {
  return Promise.all(['red', 'green', 'blue'].map((colour) => imagePart(colour)));
}

/** Makes the product form without any mistake. */
export const PRODUCT_FIELDS = {
  title: 'Dome Camera 4MP',
  brand: 'Nepcam',
  category: 'Security Cameras',
  original_price: '2500',
  discount_percentage: '10',
  in_stock: '7',
  description: 'Sees in the dark.',
};

export function fieldsOf(fields: Record<string, string>): FormParts {
  return Object.entries(fields);
}

/** Encodes a form as a browser does: body and headers. */
export async function encodeForm(parts: FormParts) {
  const form = new FormData();
  for (const [field, value] of parts) {
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, new Blob([new Uint8Array(value.bytes)]), value.name);
  }
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

interface Sending {
  method?: 'POST' | 'PUT';
  url?: string;
  headers: Record<string, string>;
}

/** Sends a form to the API. */
export async function sendForm<Body = ProductSavedResponse & ErrorResponse>(
  shop: TestApp,
  { method = 'POST', url = '/product', headers }: Sending,
  parts: FormParts,
): Promise<Answer<Body>> {
  const form = await encodeForm(parts);
  return shop.call<Body>({
    method,
    url,
    headers: { ...headers, ...form.headers },
    body: form.body,
  });
}

/** Makes a product through the API. */
export async function addThroughForm(
  shop: TestApp,
  headers: Record<string, string>,
  fields: Record<string, string> = {},
): Promise<StaffProduct> {
  const parts = [...fieldsOf({ ...PRODUCT_FIELDS, ...fields }), ...(await threeImages())];
  const { status, body } = await sendForm(shop, { headers }, parts);
  if (status !== 201) throw new Error(`no product: ${status} ${JSON.stringify(body)}`);
  return body.product;
}

/** Lists every file below a directory, by its path in it, except the mark of a pictures' folder. */
export async function filesBelow(directory: string): Promise<string[]> {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(directory.length + 1))
      .filter((name) => name !== MARK)
      .toSorted();
  } catch {
    return [];
  }
}
