import type { Cooked, CookedLine } from './variant.ts'

/** A text of a recipe after rewording, and the swaps whose words were used in it. */
export type Reworded = { readonly text: string; readonly by: readonly CookedLine[] }

/** Applies the words of a variant's swaps to a text. */
export function reworded(text: string, { lines }: Cooked): Reworded {
  return lines.reduce<Reworded>(
    (said, line) => {
      const now = (line.words ?? []).reduce((each, [written, instead]) => each.replaceAll(written, instead), said.text)
      return now === said.text ? said : { text: now, by: [...said.by, line] }
    },
    { text, by: [] },
  )
}
