import { useState } from 'react';
import styled from 'styled-components';
import type { Supplier } from '@pasal/shared/contracts';
import { AskDialog, ListView, Muted, TitledSection } from '@pasal/shared/dashboard';
import { formatPhone, phoneHref } from '@pasal/shared/domain';
import { tokens } from '@pasal/shared/theme';
import { Button, Icon, IconButton, icons } from '@pasal/shared/ui';
import { useDeleteSupplierMutation, useSuppliersQuery } from '../../stock-api';
import * as messages from './messages';
import { SupplierDialog } from '../supplier-dialog/supplier-dialog';

const { color, space } = tokens;

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space(2)};
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
`;

interface SupplierListProps {
  suppliers: readonly Supplier[];
  onEdit: (supplier: Supplier) => void;
  onRemove: (supplier: Supplier) => void;
}

/** Each with a call, and what can be done with it. */
function SupplierList({ suppliers, onEdit, onRemove }: SupplierListProps) {
  return (
    <List>
      {suppliers.map((supplier) => (
        <li key={supplier.id}>
          <span>
            {supplier.name}{' '}
            {supplier.phone && (
              <Muted>
                <a href={phoneHref(supplier.phone)}>{formatPhone(supplier.phone)}</a>
              </Muted>
            )}
          </span>
          <IconButton label={messages.editOne(supplier.name)} onClick={() => onEdit(supplier)}>
            <Icon shape={icons.edit} />
          </IconButton>
          <IconButton label={messages.remove(supplier.name)} onClick={() => onRemove(supplier)}>
            <Icon shape={icons.trash} />
          </IconButton>
        </li>
      ))}
    </List>
  );
}

/** Who the shop buys from. */
export function Suppliers() {
  const { data, error, isError, refetch } = useSuppliersQuery();
  const [remove] = useDeleteSupplierMutation();
  const [edited, setEdited] = useState<Supplier | 'new'>();
  const [removed, setRemoved] = useState<Supplier>();
  return (
    <TitledSection
      title={messages.title}
      action={
        <Button variant="secondary" onClick={() => setEdited('new')}>
          {messages.add}
        </Button>
      }
    >
      <ListView
        answer={{ error: isError ? error : undefined, refetch }}
        data={data?.suppliers}
        failed={messages.failed}
        isEmpty={(all) => all.length === 0}
        empty={messages.empty}
        emptyText={messages.emptyText}
        icon={icons.truck}
        rows={3}
      >
        {(all) => <SupplierList suppliers={all} onEdit={setEdited} onRemove={setRemoved} />}
      </ListView>
      {edited && (
        <SupplierDialog
          supplier={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <AskDialog
          title={messages.remove(removed.name)}
          text={messages.removeText}
          run={() => remove({ params: { id: removed.id } })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </TitledSection>
  );
}
