import { textHash } from '#domain/billing/text-hash.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { keysOnPath } from '#domain/funnel/path.ts'

/** Stands for the answers that a plan is made from, so that they are not stored twice. The address is none of them. */
export const answersMark = (hero: Hero): string =>
  textHash(JSON.stringify(keysOnPath(hero).flatMap((key) => (key === 'email' ? [] : [[key, hero[key]]]))))
