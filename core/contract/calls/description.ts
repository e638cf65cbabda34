import type { Call } from '../call';
import type * as shapes from './description.shapes';

export const openApiDocument: Call<typeof shapes.openApiDocument, never> = {
  name: 'openApiDocument',
  method: 'GET',
  path: '/openapi.json',
};

export const apiReference: Call<typeof shapes.apiReference, never> = {
  name: 'apiReference',
  method: 'GET',
  path: '/docs',
};

export const apiReferenceStyles: Call<typeof shapes.apiReferenceStyles, never> = {
  name: 'apiReferenceStyles',
  method: 'GET',
  path: '/docs/styles.css',
};
