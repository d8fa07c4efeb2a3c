import type { PackDoubt } from '#domain/product/check-values.ts'
import type { PackBasis } from '#domain/product/product.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { energyFacts } from '#web/member/words/week.ts'
import { inputNumber } from '#web/words/numbers.ts'
import { basisWords, fieldNames, packWords } from './pack-words.ts'

/** "370 kcal / 1,548 kJ in 100 g". */
export function basisText(energy: number, basis: PackBasis, units: UnitSystem | undefined): string {
  const text = energyFacts(energy, units).join(' / ')
  return basis.per === '100'
    ? basisWords.per100(text, basis.unit)
    : basisWords.perServing(text, inputNumber(basis.serving), basis.unit)
}

/** Why figures of a pack contradict each other. */
export function doubtText(doubt: PackDoubt): string {
  const { energy, tooMuch, part, bound } = packWords.doubt
  switch (doubt.kind) {
    case 'energy':
      return energy(doubt.least, doubt.most)
    case 'too-much':
      return tooMuch(doubt.grams, doubt.most)
    case 'part':
      return part(fieldNames[doubt.part], fieldNames[doubt.whole])
    case 'bound':
      return bound(doubt.most)
  }
}
