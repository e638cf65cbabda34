import { useState } from 'react';
import { addressOf, useCategoriesQuery } from '@pasal/shared/api';
import { importSheet } from '@pasal/shared/contracts/calls';
import { Choice } from '@pasal/shared/dashboard';
import { labelOf } from '@pasal/shared/domain';
import { DownloadLink } from '../../../kit/download-link';
import * as messages from './messages';
import { Sheet } from './product-import.styles';

/** The template sheet, for one category or all. */
export function SheetLink() {
  const { data } = useCategoriesQuery();
  const [category, setCategory] = useState('');
  const offered = (data?.categories ?? []).map((each) => [each.name, labelOf(each)] as const);
  return (
    <Sheet>
      <Choice
        label={messages.sheetCategory}
        choices={[['', messages.allCategories], ...offered]}
        value={category}
        onChoose={setCategory}
      />
      <DownloadLink
        $variant="secondary"
        href={addressOf(importSheet, { query: category === '' ? {} : { category } })}
        download
      >
        {messages.sheet}
      </DownloadLink>
    </Sheet>
  );
}
