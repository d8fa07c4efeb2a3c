import type { Measurement } from './measurement.ts'
import { gaps } from './planner/gap.ts'
import { atLeast, reported } from './report/row.ts'

const LIMIT = 0.98

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** How good the weeks found by the search are, compared with the upper bound that HiGHS proves for any week. */
export const planningQuality: Measurement = {
  name: 'planning-quality',
  about: 'the worth of weeks against bounds that HiGHS proves by column generation',
  measure: async () => {
    const found = gaps()
    const searched = found.map((gap) => gap.searched)
    const shipped = found.map((gap) => gap.shipped)
    return [
      atLeast(LIMIT, { name: 'worth of a week by its proven bound, mean', value: mean(searched), unit: '' }),
      reported({ name: 'worth of a week by its proven bound, lowest', value: Math.min(...searched), unit: '' }),
      reported({ name: 'the same with shopping and variety weighed, mean', value: mean(shipped), unit: '' }),
    ]
  },
}
