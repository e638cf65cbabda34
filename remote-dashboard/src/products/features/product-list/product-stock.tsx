import { useState } from 'react';
import { MAX_STOCK, type StaffProduct } from '@pasal/shared/contracts';
import { errorOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import { failureOf } from '@pasal/shared/dashboard';
import { writeDigits } from '@pasal/shared/domain';
import { notify } from '@pasal/shared/shell';
import { Link } from '@pasal/shared/routing';
import { Icon, IconButton, icons } from '@pasal/shared/ui';
import { ownPaths } from '../../../paths';
import { stockForm } from '../../model/product-form-data';
import { useChangeProductStockMutation } from '../../products-api';
import * as messages from './stock-messages';
import { Editor, Place, StockButton, StockInput } from './product-stock.styles';

type Product = Pick<StaffProduct, 'id' | 'title' | 'in_stock' | 'variants' | 'version'>;

const isStock = (text: string) => /^\d{1,7}$/.test(text.trim()) && Number(text) <= MAX_STOCK;
const focusAll = (input: HTMLInputElement | null) => {
  // Only when it appears: the text may be edited afterwards.
  if (input && document.activeElement !== input) input.select();
};

interface StockEditorProps {
  product: Product;
  onCancel: () => void;
  /** Called when the stock is saved; `goOn` to continue with the next row. */
  onSaved: (goOn: boolean) => void;
}

function StockEditor({ product, onCancel, onSaved }: StockEditorProps) {
  const { id, title } = product;
  // The stock that staff saw at the start, even if the row is reloaded meanwhile (D23). After a refusal because it
  // changed, the row's current stock is used.
  const [begun] = useState(product);
  const [hasConflict, setConflict] = useState(false);
  const { in_stock, version } = hasConflict ? product : begun;
  const [text, setText] = useState(String(in_stock));
  const [problem, setProblem] = useState<string>();
  const [change, { isLoading }] = useChangeProductStockMutation();

  async function save(goOn: boolean) {
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
      onSaved(goOn);
    } catch (error) {
      if (errorOf(calls.changeProduct, error)?.code === 'CONFLICT') setConflict(true);
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
          if (event.key === 'Enter') void save(true);
          if (event.key === 'Escape') onCancel();
        }}
      />
      <IconButton label={messages.save} aria-busy={isLoading} onClick={() => void save(false)}>
        <Icon shape={icons.check} />
      </IconButton>
      <IconButton label={messages.cancel} onClick={onCancel}>
        <Icon shape={icons.close} />
      </IconButton>
      {problem && (
        <p role="alert">
          {problem} {hasConflict && messages.now(in_stock)}
        </p>
      )}
    </Editor>
  );
}

interface ProductStockProps extends StockEditorProps {
  isEdited: boolean;
  onEdit: () => void;
}

/**
 * A row's stock, edited inline: Enter saves it and opens the next row's. Sales in the meantime count (D23);
 * variants' stock is in the form.
 */
export function ProductStock({ product, isEdited, onEdit, ...editor }: ProductStockProps) {
  if (product.variants.length > 0) {
    const label = messages.ofVariants(product.title, product.in_stock);
    return (
      <Place>
        <Link to={ownPaths.editProduct(product.id)} aria-label={label}>
          {writeDigits(product.in_stock)}
        </Link>
      </Place>
    );
  }
  return (
    <Place>
      <StockButton
        type="button"
        $none={product.in_stock === 0}
        aria-label={messages.edit(product.title, product.in_stock)}
        aria-expanded={isEdited}
        onClick={onEdit}
      >
        {writeDigits(product.in_stock)}
      </StockButton>
      {isEdited && <StockEditor product={product} {...editor} />}
    </Place>
  );
}
