import type { Slug } from '#domain/funnel/journey.ts'
import { heroUpTo } from '#domain/hero/hero.example.ts'
import { answersMark } from '#web/device/answers-mark.ts'
import type { Look } from './browser.ts'
import type { Persona } from './personas/persona.ts'
import { recordOf, todayInUtc } from './personas/record-of.ts'
import { ada } from './personas/women.ts'

type StoredEntries = NonNullable<Look['stored']>

/** The storage of the device of a visitor who has answered everything and confirmed an address. */
export const answeredAll = (persona: Persona = ada): StoredEntries => {
  const hero = recordOf(persona, todayInUtc())
  return { hero: JSON.stringify(hero), confirmed: answersMark(hero), units: persona.units }
}

/** The storage of the device of a visitor who has answered everything before a step, and nothing from it on. */
export const answeredUpTo = (slug: Slug, persona: Persona = ada): StoredEntries => ({
  hero: JSON.stringify(heroUpTo(slug, recordOf(persona, todayInUtc()))),
  units: persona.units,
})

/** The tab storage of a visitor who comes back with answers in a new tab, which asks the health question again. */
export const newTab = { conditions: '' } as const

/** The tab storage of a visitor whose health allows a plan. */
export const healthy = { conditions: 'NONE' } as const

/** The address of a step on a persona's branch. */
export const addressOf = (slug: Slug, { picks }: Persona = ada): string =>
  `/v3/${picks.gender === 'FEMALE' ? 'woman' : 'man'}/${slug}`
