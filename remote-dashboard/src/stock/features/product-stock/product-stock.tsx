import { useState } from 'react';
import type { CorrectionRequest, MovementsResponse } from '@pasal/shared/contracts';
import { Choice, ListPanel, ListTable, TitledSection } from '@pasal/shared/dashboard';
import { lineName } from '@pasal/shared/domain';
import { Link, useSearchParams } from '@pasal/shared/routing';
import { Button, icons } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import type { Goods } from '../../../kit/model/goods';
import { CorrectionDialog } from './correction-dialog';
import { LimitForm } from './limit-form';
import * as messages from './messages';
import { CARD, movementColumns } from './movement-columns';
import { SerialsBox } from './serials-box';
import * as s from './product-stock.styles';

interface ProductStockProps {
  data: MovementsResponse;
  answer: { isFetching: boolean; refetch: () => unknown };
  variantId: number | undefined;
  onVariant: (id: number | undefined) => void;
}

/** The goods that are looked at; a product in variants is none before one is chosen. */
function goodsOf(
  data: MovementsResponse,
  variantId: number | undefined,
): Omit<Goods, 'price'> | undefined {
  const { id, title, in_stock, variants } = data.product;
  if (variants.length === 0) return { id, title, in_stock };
  const variant = variants.find((each) => each.id === variantId);
  if (!variant) return undefined;
  const name = lineName({ product_name: title, variant_name: variant.name });
  return { id, variant_id: variant.id, title: name, in_stock: variant.in_stock };
}

interface MovementsProps extends Pick<ProductStockProps, 'data' | 'answer'> {
  /** The address of this list's first page. */
  here: Record<string, string>;
}

/** What moved the stock, newest first, with the way to older movements. */
function Movements({ data: { movements, next }, answer, here }: MovementsProps) {
  const [address] = useSearchParams();
  return (
    <ListPanel aria-label={messages.movements}>
      <ListTable
        caption={messages.movements}
        answer={answer}
        failed={messages.failed}
        empty={messages.empty}
        icon={icons.box}
        card={CARD}
        columns={movementColumns}
        items={movements}
        keyOf={({ id }) => id}
        expected={10}
      />
      <s.Older>
        {address.has('before') && (
          <Link to={`?${new URLSearchParams(here)}`}>{messages.newest}</Link>
        )}
        {next !== null && (
          <Link to={`?${new URLSearchParams({ ...here, before: next })}`}>{messages.older}</Link>
        )}
      </s.Older>
    </ListPanel>
  );
}

/** What there is of a product, how it came to that, and what can be corrected. */
export function ProductStock({ data, answer, variantId, onVariant }: ProductStockProps) {
  const [open, setOpen] = useState<CorrectionRequest['kind']>();
  const { product } = data;
  const goods = goodsOf(data, variantId);
  const here: Record<string, string> =
    variantId === undefined ? {} : { variant: String(variantId) };
  const level = goods?.in_stock ?? product.in_stock;

  return (
    <>
      <TitledSection title={messages.level}>
        {product.variants.length > 0 && (
          <Choice
            label={messages.variant}
            choices={[
              ['', messages.allVariants],
              ...product.variants.map(({ id, name }) => [String(id), name] as const),
            ]}
            value={variantId === undefined ? '' : String(variantId)}
            onChoose={(id) => onVariant(id === '' ? undefined : Number(id))}
            {...(goods === undefined && { hint: messages.chooseVariant })}
          />
        )}
        <s.Level>
          <dl>
            <dt>{goods?.title ?? product.title}</dt>
            <dd>{formatCount(level)}</dd>
          </dl>
          {goods && (
            <div>
              <Button variant="secondary" onClick={() => setOpen('difference')}>
                {messages.correct}
              </Button>
              <Button onClick={() => setOpen('count')}>{messages.count}</Button>
            </div>
          )}
        </s.Level>
        <LimitForm product={product} />
        <SerialsBox product={product} />
      </TitledSection>
      <Movements data={data} answer={answer} here={here} />
      {open && goods && (
        <CorrectionDialog
          kind={open}
          goods={goods}
          onRefused={() => void answer.refetch()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
