import { useState } from 'react'
import { visitorsPerVariant } from '#analytics/statistics/sample-size.ts'
import { useQuery } from '#web/console/navigation/address.ts'
import { Panel } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { countText } from './figure-text.ts'

/** How many visitors an experiment takes, for what is worth knowing. */
export function SampleSize() {
  const [query, setQuery] = useQuery()
  const [baseline, setBaseline] = useState(query.get('baseline') ?? '3')
  const [lift, setLift] = useState(query.get('lift') ?? '20')
  const visitors = visitorsPerVariant({ baseline: Number(baseline) / 100, lift: Number(lift) / 100 })
  return (
    <Panel title="How many visitors it takes">
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
        label="The smallest difference worth knowing, %"
        name="lift"
        inputMode="decimal"
        value={lift}
        onChange={(text) => {
          setLift(text)
          setQuery({ lift: text }, { replace: true })
        }}
        hint="Of the conversion: 20 % more of 3 % is 3.6 %."
      />
      <output>
        {visitors === null
          ? 'Type a conversion and a difference that leave a share between 0 and 100 %.'
          : `${countText(visitors)} visitors for each variant, for an 80 % chance to see it at one look. Looking at any time takes about two and a half times as many.`}
      </output>
    </Panel>
  )
}
