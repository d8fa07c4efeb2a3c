import { SafetyDecisionsReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import type { RaiseReason } from '#domain/plan-review/review.ts'
import type { DoctorReason } from '#domain/plan-review/review-input.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { Panel } from '#web/console/ui/panel.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'

const decisionsFrom = parserOf(SafetyDecisionsReply)
type Row = SafetyDecisionsReply['decisions'][number]

const kinds = { HOLD: 'Weight held', RAISE: 'More food' } as const
const reasons: Readonly<Record<string, string>> = {
  PREGNANT_OR_BREASTFEEDING: 'Pregnant or breastfeeding',
  ILLNESS_WITH_FEVER: 'Ill with a fever',
  SURGERY: 'An operation',
  NEW_MEDICATION: 'A new medication',
  EATING_DISORDER: 'An eating disorder',
  UNDERWEIGHT: 'Underweight',
  LOST_TENTH: 'A tenth lost in eight weeks',
  TOO_FAST_AGAIN: 'Still losing too fast',
  TOO_FAST: 'Losing too fast',
  NEAR_UNDERWEIGHT: 'Near the lowest healthy weight',
  BELOW_GOAL: 'Below the goal',
} satisfies Record<DoctorReason | RaiseReason, string>

const columns: readonly Column<Row>[] = [
  { title: 'What the plan did', value: ({ kind }) => kinds[kind] },
  { title: 'Why', value: ({ reason }) => reasons[reason] ?? reason },
  { title: 'Members', value: ({ members }) => members },
]

/** How many members got more food or a hold for safety in the last four weeks. It names nobody. */
export function SafetyDecisionsPanel() {
  const { data } = useConsoleData(consoleRoutes.safetyDecisions, decisionsFrom)
  return (
    <Panel title="For safety, in four weeks">
      <WhenLoaded data={data}>
        {({ decisions }) => (
          <DataTable
            caption="Decisions for safety"
            columns={columns}
            rows={decisions}
            rowKey={({ kind, reason }) => `${kind} ${reason}`}
            empty="Nobody's plan was changed for safety."
            file="safety-decisions"
          />
        )}
      </WhenLoaded>
    </Panel>
  )
}
