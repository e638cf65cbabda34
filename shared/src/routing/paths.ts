export { paths } from '../domain/paths';
