import { neededFields, packFields } from '#domain/product/pack-fields.ts'
import { completeValues, type PackReading, type ReadBasis } from '#domain/product/pack-reading.ts'
import type { PackField, Product } from '#domain/product/product.ts'
import { productLimits } from '#domain/product/product-limits.ts'
import { oneLine } from '#web/member/words/one-line.ts'
import { readNumber } from '#web/words/numbers.ts'

/** The choices of the amount that the figures refer to. */
export const basisChoices = ['100g', '100ml', 'serving-g', 'serving-ml'] as const
export type BasisChoice = (typeof basisChoices)[number]
export const isBasisChoice = (text: string): text is BasisChoice => basisChoices.some((choice) => choice === text)
export const unitOf = (choice: BasisChoice): 'g' | 'ml' => (choice.endsWith('ml') ? 'ml' : 'g')
export const isPerServing = (choice: BasisChoice): boolean => choice.startsWith('serving')

/** The contents of the form's fields. */
export type PackText = {
  readonly name: string
  readonly basis: BasisChoice
  readonly serving: string
  readonly values: { readonly [F in PackField]: string }
}

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))

const choiceOf = (basis: ReadBasis | null): BasisChoice =>
  basis === null ? '100g' : basis.per === '100' ? `100${basis.unit}` : `serving-${basis.unit}`

/** The fields as filled in by a reading. */
export const packTextOf = ({ name = '', basis, values }: PackReading): PackText => ({
  name,
  basis: choiceOf(basis),
  serving: textOf(basis?.serving),
  values: {
    energy: textOf(values.energy),
    fat: textOf(values.fat),
    saturates: textOf(values.saturates),
    carbs: textOf(values.carbs),
    sugars: textOf(values.sugars),
    fibre: textOf(values.fibre),
    protein: textOf(values.protein),
    salt: textOf(values.salt),
  },
})

/** A known product as a reading, to be checked in the form. */
export const readingOf = ({
  name,
  basis,
  values,
}: Omit<Product, 'name'> & { readonly name: string | null }): PackReading => ({
  ...(name === null ? {} : { name }),
  basis,
  values,
  doubtful: [],
})

export type PackFormField = PackField | 'name' | 'serving'
export type FilledPack =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'missing'; readonly fields: readonly PackFormField[] }

const inBounds = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most

/** The product in the fields, or the fields that are missing or invalid. An empty field does not count as zero. */
export function productFrom({ name, basis, serving, values }: PackText): FilledPack {
  const missing: PackFormField[] = []
  if (name.trim() === '') missing.push('name')
  const size = serving.trim() === '' ? undefined : readNumber(serving)
  if (size === undefined ? isPerServing(basis) : !inBounds(size, 0.1, productLimits.serving)) missing.push('serving')
  const read: { [F in PackField]?: number } = {}
  for (const field of packFields) {
    const text = values[field]
    if (text.trim() === '') continue
    const value = readNumber(text)
    const most = field === 'energy' ? productLimits.energyOfServing : productLimits.gramsOfServing
    if (inBounds(value, 0, most)) read[field] = value
    else missing.push(field)
  }
  const complete = completeValues(read)
  if (complete === null) {
    for (const field of neededFields) {
      if (read[field] === undefined && !missing.includes(field)) missing.push(field)
    }
  }
  if (complete === null || missing.length > 0) return { kind: 'missing', fields: missing }
  const unit = unitOf(basis)
  const known = size ?? null
  return {
    kind: 'product',
    product: {
      name: oneLine(name),
      basis: isPerServing(basis)
        ? { per: 'serving', unit, serving: known ?? 0 }
        : { per: '100', unit, ...(known === null ? {} : { serving: known }) },
      values: complete,
    },
  }
}
