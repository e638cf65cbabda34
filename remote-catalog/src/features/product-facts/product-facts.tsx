import { useId } from 'react';
import type { Fact } from '@pasal/shared/contracts';
import { factText } from '@pasal/shared/domain';
import * as messages from './messages';
import * as s from './product-facts.styles';

/** The facts of a product, in the order of its category (D65). */
export function ProductFacts({ facts }: { facts: readonly Fact[] }) {
  const id = useId();
  return (
    <s.Facts aria-labelledby={id}>
      <h2 id={id}>{messages.facts}</h2>
      <table>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.key}>
              <th scope="row">{fact.name}</th>
              <td>{factText(fact)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </s.Facts>
  );
}
