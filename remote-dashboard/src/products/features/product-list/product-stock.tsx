import { useState } from 'react';
import { MAX_STOCK, type StaffProduct } from '@pasal/shared/contracts';
import { errorOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import { failureOf } from '@pasal/shared/dashboard';
import { notify } from '@pasal/shared/shell';
import { Icon, IconButton, icons } from '@pasal/shared/ui';
import { Link } from '@pasal/shared/routing';
import { ownPaths } from '../../../paths';
import { stockForm } from '../../model/product-form-data';
import { useChangeProductStockMutation } from '../../products-api';
import * as messages from './stock-messages';
import { Editor, StockButton, StockInput } from './product-stock.styles';

type Product = Pick<StaffProduct, 'id' | 'title' | 'in_stock' | 'variants' | 'version'>;

const isStock = (text: string) => /^\d{1,7}$/.test(text.trim()) && Number(text) <= MAX_STOCK;
const focusAll = (input: HTMLInputElement | null) => {
  // Only when it appears: the text may be changed afterwards.
  if (input && document.activeElement !== input) input.select();
};

function StockEditor({ product, onDone }: { product: Product; onDone: () => void }) {
  const { id, title } = product;
  // What staff saw when they began, also when the row is read again meanwhile (D23); once
  // they were told that it changed, what the row says then.
  const [begun] = useState(product);
  const [isTold, setTold] = useState(false);
  const { in_stock, version } = isTold ? product : begun;
  const [text, setText] = useState(String(in_stock));
  const [problem, setProblem] = useState<string>();
  const [change, { isLoading }] = useChangeProductStockMutation();

  async function save() {
    if (isLoading) return;
    if (!isStock(text)) {
      setProblem(messages.wrong);
      return;
    }
    try {
      const stock = Number(text);
      const form = stockForm(stock, { in_stock, version });
      await change({ params: { id }, form }).unwrap();
      notify.success(messages.saved(title, stock));
      onDone();
    } catch (error) {
      if (errorOf(calls.changeProduct, error)?.code === 'CONFLICT') setTold(true);
      setProblem(failureOf(error, messages.failed));
    }
  }

  return (
    <Editor>
      <StockInput
        ref={focusAll}
        type="number"
        min={0}
        aria-label={messages.field(title)}
        aria-invalid={problem ? true : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save();
          if (event.key === 'Escape') onDone();
        }}
      />
      <IconButton label={messages.save} aria-busy={isLoading} onClick={() => void save()}>
        <Icon shape={icons.check} />
      </IconButton>
      <IconButton label={messages.cancel} onClick={onDone}>
        <Icon shape={icons.close} />
      </IconButton>
      {problem && (
        <p role="alert">
          {problem} {isTold && messages.now(in_stock)}
        </p>
      )}
    </Editor>
  );
}

/** The stock of a row, changed where it stands. What was sold meanwhile stays sold (D23); that of variants is in the form. */
export function ProductStock({ product }: { product: Product }) {
  const [isEdited, setEdited] = useState(false);
  if (product.variants.length > 0) {
    const label = messages.ofVariants(product.title, product.in_stock);
    return (
      <Link to={ownPaths.editProduct(product.id)} aria-label={label}>
        {product.in_stock}
      </Link>
    );
  }
  if (isEdited) return <StockEditor product={product} onDone={() => setEdited(false)} />;
  return (
    <StockButton
      type="button"
      $none={product.in_stock === 0}
      aria-label={messages.edit(product.title, product.in_stock)}
      onClick={() => setEdited(true)}
    >
      {product.in_stock}
    </StockButton>
  );
}
