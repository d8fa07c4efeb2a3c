import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LabelReading, ReadValue } from '#domain/label/label-reading.ts'
import type { BarcodeReply, BarcodeRequest } from '#web/member/barcode/reading/barcode-messages.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import type { Report } from '#web/member/label-reader/reading/messages.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { productQueue } from '#web/member/products/product-store.ts'
import { ok, type Replies } from '#web/stub-server.fixture.ts'
import { CODE, known, muesli as other } from './barcode-way.fixture.tsx'

const muesli = { ...other, values: { ...other.values, energy: 350 } }

const strip = { start: { x: 10, y: 20 }, end: { x: 90, y: 20 }, height: 12, sag: 0 }
const at = (value: number): ReadValue => ({
  value,
  printed: value,
  digits: String(value),
  strip,
  room: strip,
  line: strip,
  isWitnessed: false,
})
const figures = { energy: at(350), fat: at(7), carbohydrate: at(60), protein: at(11), serving: at(45) }
const basis = { per: '100', unit: 'g' } as const
const sure: LabelReading = { kind: 'read', basis, values: figures }
const unsure: LabelReading = {
  kind: 'asked',
  basis,
  values: { ...figures, fat: at(1) },
  doubts: { fat: 'read differently' },
}

/** What the two readers see in the next picture. */
let seen: { reading: LabelReading; texts: readonly string[]; gtin: string | null }

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => undefined }))
  const context = new Proxy({ getImageData: () => ({ data: new Uint8ClampedArray() }) } as object, {
    get: (target, name) => Reflect.get(target, name) ?? (() => undefined),
    set: () => true,
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as CanvasRenderingContext2D)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,')
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      readonly #isBars: boolean
      constructor(address: URL) {
        super()
        this.#isBars = String(address).includes('barcode')
      }
      postMessage(order: BarcodeRequest): void {
        const { gtin, reading, texts } = seen
        const bars: BarcodeReply = {
          id: order.id,
          kind: 'still',
          reading: gtin === null ? { kind: 'none' } : { kind: 'read', gtin },
        }
        const label: Report = { kind: 'read', reading, trouble: null, texts }
        this.dispatchEvent(new MessageEvent('message', { data: this.#isBars ? bars : label }))
      }
      terminate(): void {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function photograph(replies: Replies = {}) {
  const opened = await openMember('/plan/day/2026-11-21/add', replies)
  await opened.user.click(await screen.findByText('Read a label'))
  const input = await screen.findByLabelText('Take or choose a picture of the label')
  fireEvent.change(input, { target: { files: [new File(['x'], 'pack.jpg', { type: 'image/jpeg' })] } })
  return opened
}

test('one picture gives the label, the bars and the ingredients; a known product names the pack and agrees', async () => {
  seen = { reading: sure, texts: ['INGREDIENTS: OATS, ALMONDS', 'May contain sesame'], gtin: CODE }
  const settings = { ...memberExample.settings, restrictions: ['TREE_NUTS', 'SESAME'] }
  const { user } = await photograph({
    'GET /api/v2/member': ok({ ...memberExample, settings }),
    ...known({ source: 'own', product: muesli }),
    // The server cannot be reached, so the product stays on the device.
  })
  await screen.findByText('The label and your own earlier reading of this pack say the same.')
  screen.getByText(/^Contains almond: you avoid/)
  screen.getByText(/^May contain traces of what you avoid: Sesame/)
  screen.getByText(/Please read the list yourself/)
  expect(screen.getByRole('textbox', { name: 'What it’s called' })).toHaveProperty('value', 'Muesli')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('button', { name: /^Log it/ })
  expect(productQueue.get().map(({ code }) => code)).toContain(CODE)
})

test('what the label is not sure of is settled by a product that fits the rest, and it says so', async () => {
  seen = { reading: unsure, texts: [], gtin: CODE }
  await photograph(known({ source: 'members', name: 'Muesli', basis: muesli.basis, values: muesli.values }))
  await screen.findByText(/^Not sure on the label: fat\. All else fits what several members read/)
  expect(screen.getByRole('textbox', { name: 'Fat in g' })).toHaveProperty('value', '7')
  expect(document.querySelector('[data-check], [data-doubtful=true]')).toBeNull()
})

test('a sure label is believed against an older figure, which is named', async () => {
  seen = { reading: sure, texts: [], gtin: CODE }
  await photograph(known({ source: 'own', product: { ...muesli, values: { ...muesli.values, protein: 14 } } }))
  await screen.findByText(/: protein\. The figures of the label confirm each other, so we believe the label\.$/)
  expect(screen.getByRole('textbox', { name: 'Protein in g' })).toHaveProperty('value', '11')
})

test('without bars, or with those of a book, the label alone is used', async () => {
  seen = { reading: sure, texts: [], gtin: '09783161484100' }
  await photograph()
  await screen.findByText(/aren’t those of a food/)
  expect(document.querySelector('[data-beside]')).toBeNull()
})
