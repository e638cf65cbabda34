import type { ReactNode } from 'react';
import type { ProductExportQuery } from '@pasal/shared/contracts';
import { addressOf } from '@pasal/shared/api';
import { exportProducts } from '@pasal/shared/contracts/calls';
import { ButtonLink, Icon, icons } from '@pasal/shared/ui';
import { DownloadLink } from '../../../kit/download-link';
import { patterns } from '../../../paths';
import * as messages from './messages';

interface ProductToolsProps {
  /** The list's filters: the file includes all its pages. */
  filters: ProductExportQuery;
  /** Further actions, before the one that adds. */
  children?: ReactNode;
}

/** Actions of the list: download as a file, add a product. */
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
