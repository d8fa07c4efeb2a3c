import { useState } from 'react'
import { buyersNeeded } from '#analytics/statistics/buyers-needed.ts'
import { useQuery } from '#web/console/navigation/address.ts'
import { Panel } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { plannedText } from './sample-size-words.ts'

/** A calculator for how many buyers, visitors and days an experiment needs to show a given difference. */
export function SampleSize() {
  const [query, setQuery] = useQuery()
  const [baseline, setBaseline] = useState(query.get('baseline') ?? '3')
  const [lift, setLift] = useState(query.get('lift') ?? '20')
  const [traffic, setTraffic] = useState(query.get('traffic') ?? '1000')
  const needed = buyersNeeded({ control: 1, variant: 1 }, Number(lift) / 100, 1)
  return (
    <Panel title="How long an experiment takes">
      <TextField
        label="Conversion today, %"
        name="baseline"
        inputMode="decimal"
        value={baseline}
        onChange={(text) => {
          setBaseline(text)
          setQuery({ baseline: text }, { replace: true })
        }}
      />
      <TextField
        label="Visitors a day"
        name="traffic"
        inputMode="numeric"
        value={traffic}
        onChange={(text) => {
          setTraffic(text)
          setQuery({ traffic: text }, { replace: true })
        }}
      />
      <TextField
        label="Smallest difference worth having, %"
        name="lift"
        inputMode="decimal"
        value={lift}
        onChange={(text) => {
          setLift(text)
          setQuery({ lift: text }, { replace: true })
        }}
        hint="Relative to the conversion: 20% more than 3% is 3.6%."
      />
      <output>{plannedText({ needed, conversion: Number(baseline) / 100, visitorsADay: Number(traffic) })}</output>
    </Panel>
  )
}
