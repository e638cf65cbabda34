import type { SearchedTerm } from '@pasal/shared/contracts';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import type { Column } from '@pasal/shared/ui';
import { ownPaths } from '../../../paths';
import * as messages from './messages';
import * as s from './searched-terms.styles';

export const termColumns: Column<SearchedTerm>[] = [
  {
    label: messages.term,
    width: '28%',
    cell: ({ term }) => (
      <s.Term>
        <Link to={paths.search(term)}>{term}</Link>
      </s.Term>
    ),
  },
  { label: messages.visitors, width: '96px', cell: ({ visitors }) => visitors },
  { label: messages.nothing, width: '136px', cell: ({ nothing }) => nothing },
  { label: messages.clicks, width: '96px', cell: ({ clicks }) => clicks },
  {
    label: messages.chosen,
    cell: ({ products }) =>
      products.length === 0 ? (
        messages.none
      ) : (
        <s.Chosen>
          {products.map(({ id, title, clicks }) => (
            <li key={id}>
              <Link to={ownPaths.editProduct(id)}>{title}</Link> ({clicks})
            </li>
          ))}
        </s.Chosen>
      ),
  },
];
