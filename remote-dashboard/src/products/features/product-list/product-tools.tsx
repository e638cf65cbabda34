import type { ReactNode } from 'react';
import type { ProductExportQuery } from '@pasal/shared/contracts';
import { addressOf } from '@pasal/shared/api';
import { exportProducts } from '@pasal/shared/contracts/calls';
import { ButtonLink, Icon, icons } from '@pasal/shared/ui';
import { DownloadLink } from '../../../kit/download-link';
import { patterns } from '../../../paths';
import * as messages from './messages';

interface ProductToolsProps {
  /** The filters of the list: the file holds all pages of it. */
  filters: ProductExportQuery;
  /** Further tools, before the one that adds. */
  children?: ReactNode;
}

/** Tools beside the rows: download them as a file, add a product. */
export function ProductTools({ filters, children }: ProductToolsProps) {
  return (
    <div>
      <DownloadLink
        $variant="secondary"
        href={addressOf(exportProducts, { query: filters })}
        download
      >
        {messages.exportLabel}
      </DownloadLink>
      {children}
      <ButtonLink to={patterns.addNewProduct}>
        <Icon shape={icons.plus} /> {messages.add}
      </ButtonLink>
    </div>
  );
}
