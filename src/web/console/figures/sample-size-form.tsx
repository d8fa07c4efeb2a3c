import { useState } from 'react'
import { visitorsPerVariant } from '#analytics/statistics/sample-size.ts'
import { useQuery } from '#web/console/navigation/address.ts'
import { Panel } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { countText } from './figure-text.ts'

/** A calculator for the number of visitors that an experiment needs to show a given difference. */
export function SampleSize() {
  const [query, setQuery] = useQuery()
  const [baseline, setBaseline] = useState(query.get('baseline') ?? '3')
  const [lift, setLift] = useState(query.get('lift') ?? '20')
  const visitors = visitorsPerVariant({ baseline: Number(baseline) / 100, lift: Number(lift) / 100 })
  return (
    <Panel title="How many visitors an experiment needs">
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
        label="Smallest difference worth knowing, %"
        name="lift"
        inputMode="decimal"
        value={lift}
        onChange={(text) => {
          setLift(text)
          setQuery({ lift: text }, { replace: true })
        }}
        hint="Relative to the conversion: 20 % more than 3 % is 3.6 %."
      />
      <output>
        {visitors === null
          ? 'Type a conversion and a difference that leave a share between 0 and 100 %.'
          : `${countText(visitors)} visitors for each variant, for an 80 % chance to see it if you look only once. Looking at any time takes about two and a half times as many.`}
      </output>
    </Panel>
  )
}
