import { FraudWarningsReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { formatMoney, majorUnits } from '#domain/billing/money.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { consoleHref } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Moment } from '#web/console/ui/moment.tsx'
import { momentText } from '#web/console/ui/moment-text.ts'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { fraudWords } from './fraud-warning-words.ts'

const warningsFrom = parserOf(FraudWarningsReply)
type Warning = FraudWarningsReply['warnings'][number]
const titles = fraudWords.columns

const columns: readonly Column<Warning>[] = [
  {
    title: titles.customer,
    isLongWord: true,
    value: ({ email }) => email,
    cell: ({ leadId, email }) => <ConsoleLink href={consoleHref(`/customers/${leadId}`)}>{email}</ConsoleLink>,
  },
  {
    title: titles.charged,
    isNumber: true,
    value: ({ chargedMinor: minor, currency }) => majorUnits({ minor, currency }),
    cell: ({ chargedMinor: minor, currency }) => formatMoney({ minor, currency }),
  },
  { title: titles.currency, onlyIn: 'file', value: ({ currency }) => currency },
  {
    title: titles.why,
    isText: true,
    value: ({ fraudType }) => fraudWords.types[fraudType] ?? fraudType.replaceAll('_', ' '),
  },
  {
    title: titles.at,
    value: ({ reportedAt }) => momentText(reportedAt),
    cell: ({ reportedAt }) => <Moment at={reportedAt} />,
  },
  { title: titles.outcome, value: ({ outcome }) => fraudWords.outcomes[outcome] },
  { title: titles.later, value: ({ isDisputed }) => fraudWords.yesNo(isDisputed) },
  { title: titles.ref, onlyIn: 'file', value: ({ ref }) => ref },
  { title: titles.provider, onlyIn: 'file', value: ({ provider }) => provider },
]

function ruleText(rule: FraudWarningsReply['rule']): string {
  if (rule.kind === 'note') return fraudWords.noted
  return rule.upTo === null ? fraudWords.refunded : fraudWords.refundedUpTo(formatMoney(rule.upTo))
}

/** Payments that card issuers reported as fraud before a dispute, and the rule that treats them. */
export function FraudWarnings() {
  const { data } = useConsoleData(consoleRoutes.fraudWarnings, warningsFrom)
  return (
    <WhenLoaded data={data}>
      {({ rule, warnings }) => (
        <Panel title={fraudWords.title}>
          <DataTable
            caption={fraudWords.caption}
            columns={columns}
            rows={warnings}
            rowKey={({ ref }) => ref}
            empty={fraudWords.empty}
            file="fraud-warnings"
            isList
          />
          <Quiet>{ruleText(rule)}</Quiet>
          <Quiet>{fraudWords.about}</Quiet>
        </Panel>
      )}
    </WhenLoaded>
  )
}
