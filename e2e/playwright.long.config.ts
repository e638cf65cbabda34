import { defineConfig } from '@playwright/test';
import stories from './playwright.config';

/** The long forms of stories, for `npm run test:long` alone. */
export default defineConfig(stories, { testMatch: '**/*.long.ts' });
