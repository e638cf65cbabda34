import { notify } from '@pasal/shared/shell';
import { Button, ButtonLink } from '@pasal/shared/ui';
import { withCompared, withoutCompared, type Compared } from '../../model/compared';
import { comparePath } from '../../paths';
import { Line, Sign } from './compare-button.styles';
import * as messages from './messages';
import { storedCompared, useCompared } from './use-compared';

/** Adds a product to the comparison or removes it, with a link to a non-empty comparison alongside. */
export function CompareButton({ product }: { product: Compared }) {
  const compared = useCompared();
  const ids = compared.map(({ id }) => id);
  const isIn = ids.includes(product.id);
  const sign = isIn ? '✓' : '+';
  const press = () => {
    const text = storedCompared.read();
    const next = isIn ? withoutCompared(text, product.id) : withCompared(text, product);
    if (next === null) {
      notify.error(messages.full, { flow: 'compare' });
      return;
    }
    storedCompared.write(next);
    if (storedCompared.read() !== next) notify.error(messages.notKept, { flow: 'compare' });
  };
  return (
    <Line>
      <Button variant="quiet" aria-pressed={isIn} onClick={press}>
        {/* Both icons have the same width: stored choices are known only after hydration, and nothing may move
            then. */}
        <Sign key={sign} aria-hidden="true">
          {sign}
        </Sign>
        {messages.compare}
      </Button>
      {ids.length > 0 && (
        <ButtonLink $variant="quiet" to={comparePath(ids)}>
          {messages.open(ids.length)}
        </ButtonLink>
      )}
    </Line>
  );
}
