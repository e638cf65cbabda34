import { useEffect, useRef, type ReactNode } from 'react';
import { formatRupees, labelOf } from '@pasal/shared/domain';
import { Icon, ProductPicture, icons } from '@pasal/shared/ui';
import type { FoundWays } from '../../model/found-ways';
import { Dropdown } from './header-search.styles';
import * as messages from './messages';
import * as s from './search-list.styles';

interface SearchListProps {
  id: string;
  found: FoundWays;
  /** Index of the active option, or -1. */
  active: number;
  optionId: (index: number) => string;
  onChoose: (index: number) => void;
}

/** The results: products with picture and price, their categories, and a link to all of them. */
export function SearchList({ id, found, active, optionId, onChoose }: SearchListProps) {
  const { query, products, categories, total } = found;
  const list = useRef<HTMLDivElement>(null);
  // The focus stays in the box; the active option must still be visible.
  useEffect(() => {
    const selected = list.current?.querySelector('[aria-selected="true"]');
    selected?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const option = (index: number, content: ReactNode, named = {}) => (
    <s.Option
      key={index}
      id={optionId(index)}
      role="option"
      aria-selected={index === active}
      {...named}
      // Keeps the focus in the box, so that a press doesn't close the list first.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(index)}
    >
      {content}
    </s.Option>
  );
  return (
    <Dropdown ref={list} id={id} role="listbox" aria-label={messages.results}>
      <s.Group role="group" aria-label={messages.products}>
        {products.map(({ title, price, images }, index) => {
          // The title is the option's name; its price is its description.
          const [name, worth] = [`${optionId(index)}-title`, `${optionId(index)}-price`];
          const words = (
            <>
              <s.Picture>
                <ProductPicture images={images} alt="" sizes="48px" largest={320} />
              </s.Picture>
              <s.Words>
                <span id={name}>{title}</span>
                <span id={worth}>{formatRupees(price)}</span>
              </s.Words>
            </>
          );
          return option(index, words, { 'aria-labelledby': name, 'aria-describedby': worth });
        })}
      </s.Group>
      {categories.length > 0 && (
        <s.Group role="group" aria-label={messages.categories}>
          {categories.map((category, index) =>
            option(
              products.length + index,
              <>
                <Icon shape={icons.tag} />
                {messages.within(query, labelOf(category))}
              </>,
            ),
          )}
        </s.Group>
      )}
      <s.LastLine role="presentation">
        {option(products.length + categories.length, messages.seeAll(total))}
      </s.LastLine>
    </Dropdown>
  );
}
