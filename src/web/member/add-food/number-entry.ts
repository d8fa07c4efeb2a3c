import type { Eatable } from '#domain/api/member/diary.ts'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { kcalOfKj } from '#domain/diary/kilojoules.ts'
import { energyOfMacros } from '#domain/diary/number-figures.ts'
import { sodiumOfSalt } from '#domain/product/salt.ts'
import { oneLine } from '#web/member/words/one-line.ts'
import { readNumber } from '#web/words/numbers.ts'

export const numberFields = ['name', 'energy', 'protein', 'carbs', 'fat', 'fibre', 'salt'] as const
export type NumberField = (typeof numberFields)[number]
/** What was typed: grams, and energy in kcal unless it ends in kJ. */
export type NumberText = { readonly [F in NumberField]: string }
export const emptyNumber: NumberText = { name: '', energy: '', protein: '', carbs: '', fat: '', fibre: '', salt: '' }

const most = {
  energy: diaryLimits.energyOfAnEntry,
  protein: diaryLimits.proteinOfAnEntry,
  carbs: diaryLimits.carbsOfAnEntry,
  fat: diaryLimits.fatOfAnEntry,
  fibre: diaryLimits.fibreOfAnEntry,
  sodium: diaryLimits.sodiumOfAnEntry,
} as const

export type NumberEntry =
  | { readonly kind: 'entry'; readonly eaten: Extract<Eatable, { kind: 'number' }> }
  | { readonly kind: 'wrong'; readonly fields: readonly NumberField[] }

/** The typed amount in whole units; undefined if the field is empty, null if it is no amount up to `most`. */
function wholeFrom(text: string, most: number, times: (amount: number) => number = (amount) => amount) {
  if (text.trim() === '') return undefined
  const amount = readNumber(text)
  return amount === null || times(amount) > most ? null : Math.round(times(amount))
}

/** The entry that was typed. Without an energy it is that of protein, carbohydrate and fat, if all are given. */
export function numberEntry(text: NumberText): NumberEntry {
  const name = oneLine(text.name)
  const figures = {
    protein: wholeFrom(text.protein, most.protein),
    carbs: wholeFrom(text.carbs, most.carbs),
    fat: wholeFrom(text.fat, most.fat),
    fibre: wholeFrom(text.fibre, most.fibre),
    sodium: wholeFrom(text.salt, most.sodium, sodiumOfSalt),
  }
  const { protein, carbs, fat, fibre, sodium } = figures
  const known = Object.fromEntries(Object.entries(figures).filter(([, value]) => typeof value === 'number'))
  const isInKilojoules = /kj\s*$/i.test(text.energy)
  const energyText = text.energy.replace(/k(?:j|cal)\s*$/i, '')
  const typed = wholeFrom(energyText, most.energy, isInKilojoules ? kcalOfKj : undefined)
  const energy = typed === undefined ? energyOfMacros(known) : typed
  const isWrong = {
    name: name === '',
    energy: energy === null || energy > most.energy,
    protein: protein === null,
    carbs: carbs === null,
    fat: fat === null,
    fibre: fibre === null,
    salt: sodium === null,
  }
  const fields = numberFields.filter((field) => isWrong[field])
  if (fields.length > 0 || energy === null) return { kind: 'wrong', fields }
  return { kind: 'entry', eaten: { kind: 'number', name, energy, ...known } }
}
