import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OwnProductRequest } from '#domain/api/member/food-products.ts'
import type { BarcodeReply, BarcodeRequest } from '#web/member/barcode/reading/barcode-messages.ts'
import type { BarcodeReading } from '#web/member/barcode/reading/barcode-votes.ts'
import { emptyDiary } from '#web/member/data/diary.example.ts'
import { diaryQueue } from '#web/member/diary/diary-store.ts'
import { productQueue } from '#web/member/products/product-store.ts'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok, type Replies } from '#web/stub-server.fixture.ts'
import { CODE, DIGITS, known, log, muesli, openBarcodeWay } from './barcode-way.fixture.tsx'

const KEEP = `PUT /api/v2/member/food-products/${CODE}`
/** A server that accepts any own product. */
const taking: Replies = {
  [KEEP]: (body) => {
    // Sent by the page itself.
    const { product, changedAt } = body as OwnProductRequest
    return ok({ kept: { code: CODE, product, changedAt } })
  },
}

const written = () => diaryQueue.get().map(({ change }) => change.record)

test('a known product is logged with one tap, as one serving', async () => {
  const { user, type } = await openBarcodeWay(known({ source: 'own', product: muesli }))
  await type(DIGITS)
  await screen.findByText(/^370.kcal \/ 1,548.kJ in 100 g$/)
  await user.click(await log())
  await screen.findByText('Added: Muesli.')
  expect(currentPath()).toBe('/plan')
  const amount = { in: 'servings', count: 1 }
  expect(written()).toEqual([
    { kind: 'entry', day: '2026-11-21', eaten: { kind: 'product', code: CODE, product: muesli, amount } },
  ])
  expect(diaryQueue.get()[0]?.figures.energy).toBe(167)
})

test('the last amount is suggested the next time, and chips halve or double it', async () => {
  const diary = {
    ...emptyDiary,
    entries: [
      {
        id: '0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f01',
        changedAt: '2026-11-20T08:00:00.000Z',
        record: {
          kind: 'entry',
          day: '2026-11-20',
          eaten: { kind: 'product', code: CODE, product: muesli, amount: { in: 'unit', count: 60 } },
        },
        title: 'Muesli',
        figures: { energy: 222, protein: 7, carbs: 36, fat: 4, fibre: 0, sodium: 0 },
      },
    ],
  }
  const { user, type, field } = await openBarcodeWay({
    'GET /api/v2/member/diary': ok(diary),
    ...known({ source: 'own', product: muesli }),
  })
  await type(DIGITS)
  expect(await field('How much of it')).toHaveProperty('value', '60')
  await user.click(screen.getByRole('button', { name: '2 times' }))
  expect((await log()).textContent).toMatch(/444/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of the amount' }), 'servings')
  expect(await field('How much of it')).toHaveProperty('value', '2.7')
})

test('a product that was logged before is found offline', async () => {
  const { user, type } = await openBarcodeWay(known({ source: 'own', product: muesli }))
  await type(DIGITS)
  await user.click(await log())
  await user.click(await screen.findByRole('link', { name: 'Add food' }))
  await user.click(await screen.findByText('Scan a barcode'))
  await user.type(await screen.findByRole('textbox', { name: /digits/ }), '96385074{Enter}')
  await screen.findByText(/^This product isn’t saved on this device/)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.type(await screen.findByRole('textbox', { name: /digits/ }), `${DIGITS}{Enter}`)
  await log()
})

test('a new product is typed from the pack and saved on the server', async () => {
  const { user, server, type, field } = await openBarcodeWay({ ...known({ source: 'none' }), ...taking })
  await type(DIGITS)
  await screen.findByText('This product is new to us.')
  await user.type(await field('What it’s called'), 'Muesli')
  for (const [name, value] of [
    ['Energy in kcal', '350'],
    ['Fat in g', '7'],
    ['Carbohydrate in g', '60,0'],
    ['Protein in g', '11'],
  ] as const) {
    await user.type(await field(name), value)
  }
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await log()
  await waitFor(() => expect(server.callsOf(KEEP)).toHaveLength(1))
  const product = { name: 'Muesli', basis: { per: '100', unit: 'g' }, values: { ...muesli.values, energy: 350 } }
  expect(server.callsOf(KEEP)[0]?.body).toMatchObject({ product })
  await waitFor(() => expect(productQueue.get()).toEqual([]))
})

test('after going back, reading the barcode again restores what was typed', async () => {
  const { user, type, field } = await openBarcodeWay(known({ source: 'none' }))
  await type(DIGITS)
  await user.type(await field('What it’s called'), 'Muesli')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.type(await field('Or type the digits below the bars'), `${DIGITS}{Enter}`)
  expect(await field('What it’s called')).toHaveProperty('value', 'Muesli')
})

test('the label can be read instead of typed, and the form comes back unchanged', async () => {
  const { user, type, field } = await openBarcodeWay(known({ source: 'none' }))
  await type(DIGITS)
  await user.type(await field('What it’s called'), 'Muesli')
  await user.type(await field('Fat in g'), '7')
  await user.click(screen.getByRole('button', { name: 'Read the label' }))
  const picture = await screen.findByLabelText('Take or choose a picture of the label')
  expect(screen.queryByRole('textbox', { name: 'What it’s called' })).toBeNull()
  await user.upload(picture, new File(['Energy 100 kcal'], 'label.jpg', { type: 'image/jpeg' }))
  await screen.findByText(/can’t be opened/)
  await user.click(screen.getByRole('button', { name: 'Back to the form' }))
  expect(await field('What it’s called')).toHaveProperty('value', 'Muesli')
  expect(await field('Fat in g')).toHaveProperty('value', '7')
  screen.getByText(`Barcode ${DIGITS}`)
  expect(document.activeElement?.tagName).toBe('FORM')
})

test('a product that has not reached the server yet is found on this device', async () => {
  const { user, type, field, server } = await openBarcodeWay(known({ source: 'none' }))
  await type(DIGITS)
  await user.type(await field('What it’s called'), 'Muesli')
  for (const name of ['Energy in kcal', 'Fat in g', 'Carbohydrate in g', 'Protein in g']) {
    await user.type(await field(name), '0')
  }
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Scan another' }))
  server.stop()
  await user.type(await field('Or type the digits below the bars'), DIGITS)
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await log()
})

test('contradicting figures are questioned, and stored only if the member confirms them', async () => {
  const { user, type, field, server } = await openBarcodeWay({
    ...known({ source: 'own', product: muesli }),
    ...taking,
  })
  await type(DIGITS)
  await user.click(await screen.findByRole('button', { name: 'Figures are wrong' }))
  const carbs = await field('Carbohydrate in g')
  await user.clear(carbs)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(carbs.getAttribute('aria-invalid')).toBe('true')
  await user.type(carbs, '6')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const question = await screen.findByRole('alert')
  expect(question.textContent).toContain('the energy would be')
  expect(productQueue.get()).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'That’s what the pack says' }))
  await log()
  await waitFor(() => expect(server.callsOf(KEEP)).toHaveLength(1))
  expect(server.callsOf(KEEP)[0]?.body).toMatchObject({ asPrinted: true, product: { values: { carbs: 6 } } })
})

test('an own product can be forgotten', async () => {
  const { user, type, server } = await openBarcodeWay({
    ...known({ source: 'own', product: muesli }),
    [`DELETE /api/v2/member/food-products/${CODE}`]: ok({ kept: null }),
  })
  await type(DIGITS)
  await user.click(await screen.findByRole('button', { name: 'Delete it' }))
  await screen.findByText('Deleted: Muesli.')
  expect(server.callsOf(`DELETE /api/v2/member/food-products/${CODE}`)).toHaveLength(1)
})

test('a correction made offline is kept if the product cannot be forgotten', async () => {
  const { user, type, field } = await openBarcodeWay(known({ source: 'own', product: muesli }))
  await type(DIGITS)
  await user.click(await screen.findByRole('button', { name: 'Figures are wrong' }))
  await user.type(await field('What it’s called'), ' with nuts')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'That’s what the pack says' }))
  await user.click(await screen.findByRole('button', { name: 'Delete it' }))
  await screen.findByText(/^That needs a connection/)
  expect(productQueue.get()).toMatchObject([{ said: { product: { name: 'Muesli with nuts' } } }])
})

test('a missing amount is asked for, and one that is too large is refused', async () => {
  const { user, type, field } = await openBarcodeWay(known({ source: 'own', product: muesli }))
  await type(DIGITS)
  const amount = await field('How much of it')
  await user.clear(amount)
  await user.click(screen.getByRole('button', { name: 'Log it' }))
  expect(screen.getByRole('alert').textContent).toMatch(/^Please say how much/)
  await user.type(amount, '51')
  await user.click(screen.getByRole('button', { name: 'Log it' }))
  expect(screen.getByRole('alert').textContent).toMatch(/^That’s more than one entry/)
  expect(written()).toEqual([])
})

test('a product that several members read needs a name only if they named it differently', async () => {
  const { basis, values } = muesli
  const { type, field } = await openBarcodeWay(known({ source: 'members', name: null, basis, values }))
  await type(DIGITS)
  expect(await field('What it’s called')).toHaveProperty('value', '')
  expect(await field('Energy in kcal')).toHaveProperty('value', '370')
})

test.each([
  ['4006381333932', 'One digit isn’t right. Please compare the number with the pack.'],
  ['978014044913', 'One digit isn’t right. Please compare the number with the pack.'],
  ['9780140449136', 'This is the number of a book, a magazine or a coupon, not of a food.'],
  ['40063', 'A barcode has 8, 12 or 13 digits. Type all of them, also the small ones at the sides.'],
])('%s is not looked up', async (digits, problem) => {
  const { type, server } = await openBarcodeWay()
  await type(digits)
  expect((await screen.findByRole('alert')).textContent).toBe(problem)
  expect(server.callsOf(`GET /api/v2/member/barcodes/${digits}`)).toEqual([])
})

/** A worker that returns this reading for every picture, or fails if it is null. */
function stubWorker(reading: BarcodeReading | null) {
  class StubWorker extends EventTarget {
    postMessage({ id }: BarcodeRequest): void {
      const data: BarcodeReply =
        reading === null ? { id, kind: 'failed', why: 'not read' } : { id, kind: 'still', reading }
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', StubWorker)
}

test.each<[BarcodeReading | null, RegExp]>([
  [{ kind: 'none' }, /^No barcode could be read/],
  [{ kind: 'several' }, /^There are several barcodes/],
  [null, /^This picture can’t be read/],
])('after a picture that cannot be read, the digits can still be typed', async (reading, sentence) => {
  stubWorker(reading)
  const { user, field } = await openBarcodeWay()
  await user.upload(
    screen.getByLabelText('Take or choose a picture'),
    new File(['x'], 'pack.jpg', { type: 'image/jpeg' }),
  )
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  await field('Or type the digits below the bars')
})

test('a picture of a known product leads to its portion, which can be put with others', async () => {
  stubWorker({ kind: 'read', gtin: CODE })
  const { user } = await openBarcodeWay(known({ source: 'own', product: muesli }))
  await user.upload(
    screen.getByLabelText('Take or choose a picture'),
    new File(['x'], 'pack.jpg', { type: 'image/jpeg' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Add to this meal' }))
  await user.click(await screen.findByRole('button', { name: /^Add · 167/ }))
  expect(written()).toHaveLength(1)
})
