import { journey, type Slug, stepOf } from './journey.ts'
import { type Group, groups } from './step.ts'

/** How much of each of the seven segments is filled at a step, 0 to 1. */
export function progressAt(slug: Slug): readonly { group: Group; filled: number }[] {
  const here = stepOf(slug)
  const current = here === undefined ? 0 : groups.indexOf(here.group)
  return groups.map((group, index) => {
    if (index !== current) return { group, filled: index < current ? 1 : 0 }
    const steps = journey.filter((step) => step.group === group)
    return { group, filled: (steps.findIndex((step) => step.slug === slug) + 1) / steps.length }
  })
}
