import type { Page } from '@playwright/test';

/** Fills in the checkout of a Nepali page and agrees to the terms. */
export async function fillIn(page: Page, phone: string): Promise<void> {
  await page.getByLabel(/^पूरा नाम/).fill('सीता शर्मा');
  await page.getByLabel(/^इमेल/).fill('sita@example.com');
  await page.getByLabel(/^फोन/).fill(phone);
  await page.getByLabel(/^ठेगाना/).fill('बानेश्वर १०');
  // Chosen by its English name, which a buyer may type as well; the city by its Nepali name.
  await page.getByRole('combobox', { name: 'जिल्ला' }).fill('Lalitpur');
  await page.getByRole('option', { name: 'ललितपुर' }).click();
  await page.getByRole('combobox', { name: 'सहर' }).fill('गोदा');
  await page.getByRole('option', { name: 'गोदावरी' }).click();
  await page.getByRole('checkbox', { name: /नियम र सर्त/ }).check();
}
