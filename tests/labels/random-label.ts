import { seededRandom } from '#planner/seeded-random.ts'
import { auLabel } from './au-layout.ts'
import { euLabel } from './eu-layouts.ts'
import type { Label, LabelForm } from './layout.ts'
import { usLabel } from './us-layouts.ts'

/** The random label of a form for a seed. */
export function randomLabel(form: LabelForm, seed: string): Label {
  const random = seededRandom(seed)
  switch (form) {
    case 'us-vertical':
    case 'us-tabular':
    case 'us-linear':
      return usLabel(form, random)
    case 'au':
      return auLabel(random)
    default:
      return euLabel(form, random)
  }
}
