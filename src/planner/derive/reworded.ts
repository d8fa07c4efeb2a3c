import type { Cooked, CookedLine } from './variant.ts'

/** A text of a recipe, and the stand-ins whose own words are now in it. */
export type Reworded = { readonly text: string; readonly by: readonly CookedLine[] }

/** A text in the words that the stand-ins of a variant bring along. */
export function reworded(text: string, { lines }: Cooked): Reworded {
  return lines.reduce<Reworded>(
    (said, line) => {
      const now = (line.words ?? []).reduce((each, [written, instead]) => each.replaceAll(written, instead), said.text)
      return now === said.text ? said : { text: now, by: [...said.by, line] }
    },
    { text, by: [] },
  )
}
