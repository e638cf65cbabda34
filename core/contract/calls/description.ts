import type { Call } from '../call';
import type * as shapes from './description.shapes';

export const openApiDocument: Call<typeof shapes.openApiDocument, never> = {
  method: 'GET',
  path: '/openapi.json',
};

export const apiReference: Call<typeof shapes.apiReference, never> = {
  method: 'GET',
  path: '/docs',
};

export const apiReferenceStyles: Call<typeof shapes.apiReferenceStyles, never> = {
  method: 'GET',
  path: '/docs/styles.css',
};
