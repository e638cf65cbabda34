import type { CallShape } from '../call';

export const openApiDocument = {
  summary: 'This document: every call in OpenAPI 3.1.',
  access: 'public',
  limit: 'descriptionOfAddress',
  produces: 'application/json',
} as const satisfies CallShape;

export const apiReference = {
  summary: 'This document as a page to read.',
  access: 'public',
  limit: 'descriptionOfAddress',
  produces: 'text/html',
} as const satisfies CallShape;

export const apiReferenceStyles = {
  summary: 'How that page looks.',
  access: 'public',
  produces: 'text/css',
} as const satisfies CallShape;
