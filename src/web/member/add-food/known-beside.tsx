import { type BesideKnown, besideKnown, type KnownPack } from '#domain/product/beside-known.ts'
import type { PackReading } from '#domain/product/pack-reading.ts'
import { fieldNames } from '#web/member/pack/pack-words.ts'
import type { ProductAnswer } from '#web/member/products/find-product.ts'
import { ForeignSource } from './foreign-source.tsx'
import { knownBesideWords as words } from './known-beside-words.ts'

/** A label beside what is known about the product of the same bars. */
export type LabelBeside = BesideKnown & {
  readonly source: 'own' | 'members' | 'open-food-facts'
  /** The address at Open Food Facts; null for other sources. */
  readonly link: string | null
}

type FoundPack = { readonly name: string | null; readonly known: KnownPack } & Pick<LabelBeside, 'source' | 'link'>

function foundIn(answer: ProductAnswer): FoundPack | null {
  switch (answer.source) {
    case 'own':
      return { name: answer.product.name, known: { ...answer.product, doubtful: [] }, source: 'own', link: null }
    case 'members':
      return { name: answer.name, known: { ...answer, doubtful: [] }, source: 'members', link: null }
    case 'open-food-facts': {
      const { product, isDoubtful, isPrepared, doubtful, link } = answer
      // Figures that contradict each other, or are for the prepared dish, settle nothing.
      if (isDoubtful || isPrepared) return null
      return { name: product.name, known: { ...product, doubtful }, source: 'open-food-facts', link }
    }
    case 'open-food-facts-part': {
      const { name, basis, values, doubtful, link, isPrepared } = answer
      if (isPrepared) return null
      return { name: name === '' ? null : name, known: { basis, values, doubtful }, source: 'open-food-facts', link }
    }
    case 'none':
    case 'unreachable':
      return null
  }
}

/** The reading of a label beside the answer to its barcode: what is believed, and the name if one is known. */
export function labelBeside(
  reading: PackReading,
  answer: ProductAnswer,
): { readonly reading: PackReading; readonly beside: LabelBeside | null } {
  const found = foundIn(answer)
  if (found === null) return { reading, beside: null }
  const { name, known, source, link } = found
  const beside = { ...besideKnown(reading, known), source, link }
  return { reading: name === null ? beside.reading : { ...beside.reading, name }, beside }
}

/** Says what is believed of a label and of what is known about its product. */
export function KnownBeside({ beside }: { beside: LabelBeside }) {
  const { kind, fields, source, link } = beside
  const names = fields.map((field) => fieldNames[field]).join(', ')
  return (
    <>
      <p data-beside={kind}>
        {kind === 'asked' && names === ''
          ? words.unsettled(words.sources[source])
          : words[kind](words.sources[source], names)}
      </p>
      {link !== null && (
        <p>
          <ForeignSource link={link} />
        </p>
      )}
    </>
  )
}
