import type { Call } from './call';
import type * as shapes from './description.shapes';

export const openApiDocument: Call<typeof shapes.openApiDocument> = {
  method: 'GET',
  path: '/openapi.json',
};

export const apiReference: Call<typeof shapes.apiReference> = {
  method: 'GET',
  path: '/docs',
};

export const apiReferenceStyles: Call<typeof shapes.apiReferenceStyles> = {
  method: 'GET',
  path: '/docs/styles.css',
};
