import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { signedInApi } from './staff';
import { expect } from './storefront-test';

interface Goods {
  id: number;
  slug: string;
  title: string;
  price: number;
}

/** Makes a mobile number that no one else in this shop has. */
export const freshPhone = () => `98${randomInt(10_000_000, 99_999_999)}`;

async function dearestFirst(page: Page): Promise<(Goods & { in_stock: number })[]> {
  const answer = await page.request.get('/api/v1/product/public?sort=price_desc&limit=40');
  return ((await answer.json()) as { products: (Goods & { in_stock: number })[] }).products;
}

/** The dearest products in stock: no other story buys them. */
export async function someGoods(page: Page, count: number): Promise<Goods[]> {
  const products = await dearestFirst(page);
  return products.filter(({ in_stock }) => in_stock > 2).slice(0, count);
}

/** A product without a piece in stock; a dear one is made to be one where there is none. */
export async function soldOutGoods(page: Page, url: string): Promise<Goods> {
  const products = await dearestFirst(page);
  const soldOut = products.find(({ in_stock }) => in_stock === 0);
  if (soldOut) return soldOut;
  const [, dear] = products;
  if (!dear) throw new Error('the demo shop has no goods');
  await changeProduct(url, dear.id, { in_stock: 0 });
  return dear;
}

/** Puts one piece into the cart as a visitor does; `page` shows the product's page afterwards. */
export async function putIntoCart(page: Page, { slug, title }: Goods): Promise<void> {
  await page.goto(`/product/${slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText(`${title} added to cart!`)).toBeVisible();
}

/** From any page with the header to the checkout, without loading a document. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Cart, \d/ }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
}

/** Puts a product into the cart and goes to the checkout with it. */
export async function goToCheckoutWithGoods(page: Page): Promise<void> {
  const [goods] = await someGoods(page, 1);
  if (!goods) throw new Error('the shop has no goods');
  await putIntoCart(page, goods);
  await goToCheckout(page);
}

async function choosePlace(page: Page, district = 'Lalitpur'): Promise<void> {
  await page.getByRole('combobox', { name: 'District' }).fill(district);
  await page.getByRole('option', { name: district }).click();
  await page.getByRole('combobox', { name: 'City' }).click();
  await page.getByRole('option').first().click();
}

/** Fills everything in and agrees to the terms. */
export async function fillCheckout(page: Page, phone: string): Promise<void> {
  await page.getByLabel(/^Full Name/).fill('Sita Sharma');
  await page.getByLabel(/^Email/).fill('sita@example.com');
  await page.getByLabel(/^Phone/).fill(phone);
  await page.getByLabel(/^Address/).fill('Baneshwor 10');
  await choosePlace(page);
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
}

export const placeButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Place Order/ });

/** The confirmation is there and the cart is empty. Returns the order number. */
export async function confirmed(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  return /\/order\/(NP-\d{4}-\d{6})$/.exec(page.url())?.[1] ?? '';
}

/** Fills everything in and orders. Returns the order number. */
export async function placeOrder(page: Page, phone = freshPhone()): Promise<string> {
  await fillCheckout(page, phone);
  await placeButton(page).click();
  return confirmed(page);
}

interface OrderSeen {
  id: number;
  order_number: string;
  address: string;
  status: string;
  items: { product_name: string }[];
}

/** The orders of a phone number, newest first, as staff see them. */
export async function ordersOf(baseURL: string, phone: string): Promise<OrderSeen[]> {
  const staff = await signedInApi(baseURL, 'staff');
  const answer = await staff.get('/api/v1/order-product', { params: { search: phone } });
  const { orders } = (await answer.json()) as { orders: OrderSeen[] };
  await staff.dispose();
  return orders;
}

/** Completes the orders of a phone number as staff do. */
export async function completeOrders(baseURL: string, phone: string): Promise<void> {
  const orders = await ordersOf(baseURL, phone);
  const staff = await signedInApi(baseURL, 'staff');
  const data = { status: 'complete', remarks: 'Handed over and paid' };
  for (const { id } of orders) {
    const answer = await staff.put(`/api/v1/order-product/${id}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await staff.dispose();
}

/** Changes fields of a product as staff do. */
export async function changeProduct(
  baseURL: string,
  id: number,
  fields: Record<string, string | number>,
): Promise<void> {
  const staff = await signedInApi(baseURL, 'admin');
  const answer = await staff.put(`/api/v1/product/${id}`, { multipart: fields });
  expect(answer.status(), await answer.text()).toBe(200);
  await staff.dispose();
}
