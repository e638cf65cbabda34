import type { SearchedTerm } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import type { Column } from '@pasal/shared/ui';
import { ownPaths } from '../../../paths';
import * as messages from './messages';
import * as s from './searched-terms.styles';

/** A term's card on a phone: the word, how often, and what it led to, a line each. */
export const CARD =
  '"term term term" auto "visitors nothing clicks" auto "chosen chosen chosen" auto / auto auto minmax(0, 1fr)';

export const termColumns: Column<SearchedTerm>[] = [
  {
    label: messages.term,
    area: 'term',
    width: '28%',
    cell: ({ term }) => (
      <s.Term>
        <Link to={paths.search(term)}>{term}</Link>
      </s.Term>
    ),
  },
  {
    label: messages.visitors,
    area: 'visitors',
    named: true,
    width: '96px',
    cell: ({ visitors }) => writeDigits(visitors),
  },
  {
    label: messages.nothing,
    area: 'nothing',
    named: true,
    width: '136px',
    cell: ({ nothing }) => writeDigits(nothing),
  },
  {
    label: messages.clicks,
    area: 'clicks',
    named: true,
    width: '96px',
    cell: ({ clicks }) => writeDigits(clicks),
  },
  {
    label: messages.chosen,
    area: 'chosen',
    cell: ({ products }) =>
      products.length === 0 ? (
        messages.none
      ) : (
        <s.Chosen>
          {products.map(({ id, title, clicks }) => (
            <li key={id}>
              <Link to={ownPaths.editProduct(id)}>{title}</Link> ({writeDigits(clicks)})
            </li>
          ))}
        </s.Chosen>
      ),
  },
];
