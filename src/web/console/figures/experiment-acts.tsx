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

/** The only accepted input; anything else is not sent, and is not rounded to fit. */
const wholeNumber = { pattern: '[1-9][0-9]?|100', hint: 'A whole number from 1 to 100.' } as const

/** Starts a run. The deciding figure and the division of visitors are chosen before any result is seen. */
export function StartExperiment({ experiment, onDone }: ActProps) {
  const [isOpen, setOpen] = useState(false)
  const [metric, setMetric] = useState<(typeof metrics)[number]['value']>('purchase')
  const [coverage, setCoverage] = useState('100')
  const [worth, setWorth] = useState('20')
  const [weights, setWeights] = useState<readonly string[]>(experiment.variants.map(() => '1'))
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
      body={{ weights: weights.map(Number), coveragePercent: Number(coverage), metric, worthPercent: Number(worth) }}
      parse={experimentsFrom}
      confirm="Start it"
      consequences={[
        'Visitors are divided by the weights, and always see the same variant from the same address and browser.',
        'Nothing is stored on their devices for this.',
        'The figures of earlier runs stay; visitors are divided again.',
        'The deciding figure, the weights and today’s dearest price are fixed for the run.',
      ]}
      onDone={onDone}
      onCancel={() => setOpen(false)}
    >
      <SelectField label="Deciding figure" name="metric" value={metric} options={metrics} onChange={setMetric} />
      {experiment.variants.map(({ name }, place) => (
        <TextField
          key={name}
          label={`Weight of “${name}”`}
          name={`weight-${name}`}
          inputMode="numeric"
          required
          {...wholeNumber}
          value={weights[place] ?? ''}
          onChange={(weight) => setWeights(weights.with(place, weight))}
        />
      ))}
      <TextField
        label="Visitors who take part, %"
        name="coverage"
        inputMode="numeric"
        required
        {...wholeNumber}
        value={coverage}
        onChange={setCoverage}
      />
      <TextField
        label="Smallest difference worth having, %"
        name="worth"
        inputMode="numeric"
        required
        {...wholeNumber}
        value={worth}
        onChange={setWorth}
      />
    </ActForm>
  )
}

/** Ends the current run. From then on everyone sees the kept variant. */
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
        `Within seconds everyone sees “${kept}”.`,
        'This is recorded with the run. Another run can end with another variant.',
      ]}
      isIrreversible
      onDone={onDone}
      onCancel={() => setOpen(false)}
    >
      <SelectField label="The variant to keep" name="kept" value={kept} options={names} onChange={setKept} />
    </ActForm>
  )
}
