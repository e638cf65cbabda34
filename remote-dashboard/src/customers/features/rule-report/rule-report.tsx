import type { RuleReport as Row } from '@pasal/shared/contracts';
import { ListPanel, ListTable, TitledSection } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { icons, type Column } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import type { Period } from '../../../kit/model/period';
import { PeriodFields } from '../../../kit/ready-days/period-fields';
import { useRuleReportQuery } from '../../customers-api';
import * as messages from './messages';

const CARD =
  '"rule rule" auto "held calls" auto "texts open" auto "delivered refused" auto "saved charges" auto / minmax(0, 1fr) minmax(0, 1fr)';

const count = (name: Exclude<keyof Row, 'rule' | 'saved_charges'>): Column<Row> => ({
  label: messages[name],
  area: name,
  named: true,
  align: 'end',
  width: '92px',
  cell: (row) => formatCount(row[name]),
});

const columns: Column<Row>[] = [
  { label: messages.rule, area: 'rule', cell: ({ rule }) => <b>{messages.rules[rule]}</b> },
  ...(['held', 'calls', 'texts', 'open', 'delivered', 'refused', 'saved'] as const).map(count),
  {
    label: messages.charges,
    area: 'charges',
    named: true,
    align: 'end',
    width: '116px',
    cell: ({ saved_charges }) => <b>{formatRupees(saved_charges)}</b>,
  },
];

interface RuleReportProps {
  days: Period;
  onChange: (change: Partial<Period>) => void;
}

/** What each rule cost and saved, in numbers and a summary (D246). */
export function RuleReport({ days: { from, to }, onChange }: RuleReportProps) {
  const answer = useRuleReportQuery(
    { query: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) } },
    { refetchOnMountOrArgChange: true },
  );
  const { data, isError, error } = answer;
  return (
    <>
      <PeriodFields period={{ from, to }} answered={data} onChange={onChange} />
      <ListPanel aria-label={messages.title}>
        <ListTable
          caption={messages.title}
          answer={{ ...answer, error: isError ? error : undefined }}
          failed={messages.failed}
          icon={icons.check}
          card={CARD}
          columns={columns}
          items={data?.rules}
          keyOf={({ rule }) => rule}
          expected={4}
        />
      </ListPanel>
      {data && (
        <TitledSection title={messages.explained}>
          <ul>
            {messages.explanations(formatRupees(data.charge)).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  );
}
