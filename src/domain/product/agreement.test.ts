import { expect, test } from 'vitest'
import { agreedPack, type PackWitness, packsAgree } from './agreement.ts'
import type { PackValues } from './product.ts'

const values: PackValues = { energy: 370, fat: 7, carbs: 60, protein: 8.4, salt: 0.12 }
const witness = (person: string, change: Partial<PackValues> = {}, name = 'Muesli'): PackWitness => ({
  person,
  name,
  basis: { per: '100', unit: 'g' },
  values: { ...values, ...change },
})

test('three persons are needed, and one who confirms repeatedly counts once', () => {
  const [a, b, c] = [witness('a'), witness('b'), witness('c')]
  expect(agreedPack([a, b])).toBeNull()
  expect(agreedPack([a, b, b, a])).toBeNull()
  expect(agreedPack([a, b, c])).toEqual({ basis: a.basis, values, name: 'Muesli' })
})

test('packs agree within the rounding of printed figures, and not beyond', () => {
  const a = witness('a')
  expect(packsAgree(a, witness('b', { protein: 8.44 }))).toBe(true)
  expect(packsAgree(a, witness('b', { protein: 8.1 }))).toBe(false)
  expect(packsAgree(a, witness('b', { energy: 371 }))).toBe(false)
  expect(packsAgree(a, witness('b', { salt: 0.13 }))).toBe(false)
  expect(packsAgree(a, witness('b', { fibre: 9 }))).toBe(true)
  expect(packsAgree(a, { ...a, basis: { per: '100', unit: 'ml' } })).toBe(false)
  expect(packsAgree(a, { ...a, basis: { per: 'serving', unit: 'g', serving: 100 } })).toBe(false)
})

test('the newer of two recipes is shown once as many persons have it as had the older one', () => {
  const older = ['a', 'b', 'c', 'd'].map((person) => witness(person))
  const newer = ['e', 'f', 'g'].map((person) => witness(person, { energy: 350 }))
  expect(agreedPack([...newer.slice(1), ...older])?.values.energy).toBe(370)
  expect(agreedPack([...newer, ...older])?.values.energy).toBe(370)
  expect(agreedPack([witness('h', { energy: 350 }), ...newer, ...older])?.values.energy).toBe(350)
})

test('a name that only one person gave is not shown to others', () => {
  const alone = [witness('a', {}, 'Mum’s favourite'), witness('b', {}, 'Muesli'), witness('c', {}, 'Crunchy')]
  expect(agreedPack(alone)?.name).toBeNull()
  expect(agreedPack([...alone, witness('d', {}, ' MUESLI ')])?.name).toBe('Muesli')
})
