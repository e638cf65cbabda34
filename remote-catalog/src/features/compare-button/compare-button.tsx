import { notify } from '@pasal/shared/shell';
import { Button, ButtonLink } from '@pasal/shared/ui';
import { withCompared, withoutCompared, type Compared } from '../../model/compared';
import { comparePath } from '../../paths';
import { Line, Sign } from './compare-button.styles';
import * as messages from './messages';
import { storedCompared, useCompared } from './use-compared';

/** Puts a product into the comparison and takes it out; beside it the way there, once there is something in it. */
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
        {/* Both signs are equally wide: stored choices are known only once the page works, and nothing may
           move then. */}
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
