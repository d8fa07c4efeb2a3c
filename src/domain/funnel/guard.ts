import { type Hero, isAnswered } from './hero.ts'
import { type Slug, stepOf } from './journey.ts'
import { isOnPath, keyBefore, nextSlug, pathOf } from './path.ts'

export type Verdict = { kind: 'enter' } | { kind: 'restart' } | { kind: 'skip'; to: Slug }

/**
 * Whether the visitor may be at this step. It opens when the nearest question before it on this person's path has an
 * answer. A step that is not on the path (the day of an event that does not exist) is skipped.
 */
export function guard(slug: Slug, hero: Hero): Verdict {
  const step = stepOf(slug)
  if (step === undefined || !isAnswered(hero, 'gender') || !isAnswered(hero, keyBefore(slug, hero)))
    return { kind: 'restart' }
  const next = nextSlug(slug, hero)
  return isOnPath(step, hero) || next === null ? { kind: 'enter' } : { kind: 'skip', to: next }
}

/** The first step of this path whose question has no answer yet, or the last step if all have one. */
export function firstOpenSlug(hero: Hero): Slug {
  const path = pathOf(hero)
  const open = path.find((step) => 'key' in step && !isAnswered(hero, step.key))
  return (open ?? path.at(-1))?.slug ?? 'trust'
}
