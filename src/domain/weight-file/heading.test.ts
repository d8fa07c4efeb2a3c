import { expect, test } from 'vitest'
import { headingOf } from './heading.ts'

const told = (text: string): string => {
  const heading = headingOf(text)
  if (heading.kind !== 'weight') return heading.kind
  return [heading.rank === 2 ? 'average' : 'weight', heading.unit ?? ''].join(' ').trim()
}

test.each([
  ['Weight', 'weight'],
  ['weight_kg', 'weight kg'],
  ['weight_lb', 'weight lb'],
  ['Weight (lbs)', 'weight lb'],
  ['Weight(kg)', 'weight kg'],
  ['WeightActual', 'weight'],
  ['weight.inKilograms', 'weight kg'],
  ['Scale Weight (st)', 'weight st'],
  ['kg', 'weight kg'],
  ['Körpergewicht [kg]', 'weight kg'],
  ['Gewicht in kg', 'weight kg'],
  ['Poids (kg)', 'weight kg'],
  ['Peso corporal', 'weight'],
  ['Masa ciała (kg)', 'weight kg'],
  ['Вес, кг', 'weight kg'],
  ['体重(kg)', 'weight kg'],
  ['체중', 'weight'],
  ['Kilo', 'weight kg'],
  ['AĞIRLIK', 'weight'],
  ['com.samsung.health.weight.weight', 'weight'],
  ['Average weight (kg)', 'average kg'],
  ['Trend Weight (kg)', 'trend'],
  ['weight trend', 'trend'],
  ['Moving Average', 'trend'],
  ['Body Fat %', 'measure'],
  ['Fat mass (kg)', 'measure'],
  ['Muscle Mass', 'measure'],
  ['Fat-free Body Weight(lb)', 'measure'],
  ['Lean body mass', 'measure'],
  ['Goal weight (kg)', 'measure'],
  ['Zielgewicht', 'measure'],
  ['Max weight (kg)', 'measure'],
  ['Weight change', 'measure'],
  ['BMI (kg/m²)', 'measure'],
  ['Move Minutes count', 'measure'],
  ['hip', 'measure'],
  ['Weight lifted (kg)', 'measure'],
  ['Birth weight', 'measure'],
  ['Foo', 'unknown'],
  ['Time of Measurement', 'day'],
  ['start_time', 'day'],
  ['Datum', 'day'],
  ['Uhrzeit', 'time'],
  ['Name', 'person'],
  ['time_offset', 'offset'],
])('%j: %s', (text, kind) => {
  expect(told(text)).toBe(kind)
})
