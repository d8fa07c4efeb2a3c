import { useState } from 'react'
import type { NumberKey } from '#domain/funnel/step.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { useHero } from '#web/device/hero-store.ts'
import { useStore } from '#web/device/store.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { type MeasureText, measureOf, noText, textOf } from './measure.ts'

type Draft = { readonly text: MeasureText; readonly value: number | null; readonly units: UnitSystem }

/**
 * A measure while it is being typed. The value is kept beside the text, so that switching units back and forth shows
 * the same number again, without rounding errors adding up.
 */
export function useMeasure(key: NumberKey) {
  const stored = useHero()[key]
  const units = useStore(unitsStore)
  const [draft, setDraft] = useState<Draft | null>(null)
  const value = draft === null ? (stored ?? null) : draft.value
  const typed = draft !== null && (draft.units === units || value === null) ? draft.text : null
  const text = typed ?? (value === null ? noText : textOf(key, value, units))
  return {
    units,
    text,
    value,
    type: (part: Partial<MeasureText>) => {
      const next = { ...text, ...part }
      setDraft({ text: next, value: measureOf(key, next, units), units })
    },
    take: (measure: number) => setDraft({ text: textOf(key, measure, units), value: measure, units }),
  }
}
