import { textHash } from '#domain/billing/text-hash.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { keysOnPath } from '#domain/funnel/path.ts'

/** A hash of the answers that a plan is made from, so that they need not be stored twice. It leaves out the email address. */
export const answersMark = (hero: Hero): string =>
  textHash(JSON.stringify(keysOnPath(hero).flatMap((key) => (key === 'email' ? [] : [[key, hero[key]]]))))
