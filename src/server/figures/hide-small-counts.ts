import { hideSmallCells } from '#analytics/answers/hide-small-cells.ts'

const counted = ['visitors', 'emailPages', 'paywalls', 'purchases'] as const
type CountName = (typeof counted)[number]
type Counts = { readonly value: string; readonly also: string } & Readonly<Record<CountName, number>>
export type ShownCounts = Pick<Counts, 'value' | 'also'> & Readonly<Record<CountName, number | null>>

/** Hides counts that could identify one person, as in the distribution of answers; the totals are known. */
export function hideSmallCounts(rows: readonly Counts[]): readonly ShownCounts[] {
  const shown = new Map(
    counted.map((name) => {
      const cells = hideSmallCells(
        rows.map((row) => ({ answer: row.value, count: row[name] })),
        { addsUp: true },
      )
      return [name, new Map(cells.map(({ answer, count }) => [answer, count]))]
    }),
  )
  const count = (name: CountName, value: string) => shown.get(name)?.get(value) ?? null
  return rows.map(({ value, also }) => ({
    ...{ value, also },
    visitors: count('visitors', value),
    emailPages: count('emailPages', value),
    paywalls: count('paywalls', value),
    purchases: count('purchases', value),
  }))
}
