import { useState } from 'react'
import type { ExperimentDefinition } from '#analytics/experiments/experiment-list.ts'
import { ExperimentsReply } from '#domain/api/console/experiments.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { parserOf } from '#web/device/parser-of.ts'

const experimentsFrom = parserOf(ExperimentsReply)

type ActProps = { readonly experiment: ExperimentDefinition; readonly onDone: () => void }

const metrics = [
  { value: 'purchase', label: 'Purchases' },
  { value: 'revenue', label: 'Revenue per visitor' },
] as const

/** Starts a run with even weights: the one figure that decides is chosen before anything is seen. */
export function StartExperiment({ experiment, onDone }: ActProps) {
  const [isOpen, setOpen] = useState(false)
  const [metric, setMetric] = useState<(typeof metrics)[number]['value']>('purchase')
  const [coverage, setCoverage] = useState('100')
  const coveragePercent = Math.round(Number(coverage))
  if (!isOpen) {
    return (
      <div>
        <Action onClick={() => setOpen(true)}>Start a run</Action>
      </div>
    )
  }
  return (
    <ActForm
      address={filled(consoleRoutes.experimentStart, { key: experiment.key })}
      body={{ weights: experiment.variants.map(() => 1), coveragePercent, metric }}
      parse={experimentsFrom}
      confirm="Start it"
      consequences={[
        'Visitors are divided evenly, and keep their variant until they close the browser.',
        'A cookie with the name of the variant is set on them, and nothing else.',
        'Figures of earlier runs stay; visitors are divided anew.',
      ]}
      onDone={onDone}
      onCancel={() => setOpen(false)}
    >
      <SelectField label="What decides" name="metric" value={metric} options={metrics} onChange={setMetric} />
      <TextField
        label="Visitors that take part, %"
        name="coverage"
        inputMode="numeric"
        required
        value={coverage}
        onChange={setCoverage}
      />
    </ActForm>
  )
}

/** Ends the run that is under way. From then on everyone sees the page as it is built. */
export function EndExperiment({ experiment, onDone }: ActProps) {
  const [isOpen, setOpen] = useState(false)
  const names = experiment.variants.map(({ name }) => ({ value: name, label: name }))
  const [kept, setKept] = useState(experiment.variants[0]?.name ?? '')
  if (!isOpen) {
    return (
      <div>
        <Action onClick={() => setOpen(true)}>End this run</Action>
      </div>
    )
  }
  return (
    <ActForm
      address={filled(consoleRoutes.experimentEnd, { key: experiment.key })}
      body={{ kept }}
      parse={experimentsFrom}
      confirm="End it"
      consequences={[
        'Within seconds everyone sees the page as it is built.',
        'What you decide is written down with the run; a variant that is to stay is then built in.',
      ]}
      isIrreversible
      onDone={onDone}
      onCancel={() => setOpen(false)}
    >
      <SelectField label="The variant to keep" name="kept" value={kept} options={names} onChange={setKept} />
    </ActForm>
  )
}
