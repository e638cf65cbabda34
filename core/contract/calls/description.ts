import { callsOf } from '../call';
import type * as shapes from './description.shapes';

const { get } = callsOf<typeof shapes, never>();

export const openApiDocument = get('openApiDocument', '/openapi.json');
export const apiReference = get('apiReference', '/docs');
export const apiReferenceStyles = get('apiReferenceStyles', '/docs/styles.css');
