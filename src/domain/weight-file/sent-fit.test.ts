import { expect, test } from 'vitest'
import { kgPer, massUnits } from './mass-cell.ts'
import { type KnownWeight, sentFit } from './sent-fit.ts'

const told: KnownWeight = { kg: 80, apart: 1, isTold: true }

test('a number in the wrong unit is found for every body and pair of units', () => {
  for (const body of [42, 58, 80, 123, 180]) {
    for (const meant of massUnits) {
      for (const said of massUnits.filter((unit) => unit !== meant)) {
        for (const water of [0.95, 1, 1.05]) {
          const mass = (body * water * kgPer[said]) / kgPer[meant]
          expect(sentFit(mass, [{ ...told, kg: body }]), `${body} kg in ${meant}, called ${said}`).toBe('OTHER_UNIT')
        }
      }
    }
  }
})

test.each([
  [80, 'FITS'],
  [66, 'FITS'],
  [99, 'FITS'],
  [123, 'NO_FIT'],
  [61, 'NO_FIT'],
  [0, 'NO_FIT'],
] as const)('%d kg after 80 kg of the day before: %s', (mass, fit) => {
  expect(sentFit(mass, [told])).toBe(fit)
})

test('years between allow more, up to a half', () => {
  expect(sentFit(108, [{ ...told, apart: 400 }])).toBe('FITS')
  expect(sentFit(123, [{ ...told, apart: 10_000 }])).toBe('NO_FIT')
})

test('one wrong weight that came by itself does not refuse the right ones after it', () => {
  const log = [1, 2, 3, 4].map((apart): KnownWeight => ({ kg: apart === 1 ? 62 : 80, apart, isTold: false }))
  expect(sentFit(80.4, log)).toBe('FITS')
})

test('what was typed is what the next weights are compared with', () => {
  const log = [1, 2, 3, 4].map((apart): KnownWeight => ({ kg: apart === 1 ? 60 : 80, apart, isTold: apart === 1 }))
  expect(sentFit(60.4, log)).toBe('FITS')
})
