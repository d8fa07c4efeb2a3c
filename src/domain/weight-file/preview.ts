import type { IsoDate } from '#domain/time.ts'
import { kg } from '#domain/units.ts'
import type { Preview } from './reading.ts'

/** Weights that are shown of each option. */
const EXAMPLES = 3

type PreviewRow = { readonly text: string; readonly day: IsoDate | null; readonly kg: number | null }

const toGrams = (value: number): number => Math.round(value * 1000) / 1000

/** What an option would mean, in the order of the file. */
export function previewOf(shown: readonly PreviewRow[]): Preview {
  const dated = shown.flatMap(({ day }) => day ?? []).toSorted()
  const step = Math.max(1, Math.floor(shown.length / EXAMPLES))
  return {
    count: shown.length,
    from: dated[0] ?? null,
    to: dated.at(-1) ?? null,
    examples: shown
      .filter((_, index) => index % step === 0)
      .slice(0, EXAMPLES)
      .map(({ text, day, kg: mass }) => ({ text, day, kg: mass === null ? null : kg(toGrams(mass)) })),
  }
}
