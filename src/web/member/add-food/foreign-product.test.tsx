import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FoundProduct } from '#domain/api/member/food-products.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { ok } from '#web/stub-server.fixture.ts'
import { DIGITS, known, log, muesli, openBarcodeWay } from './barcode-way.fixture.tsx'

const foreign = (isDoubtful: boolean): FoundProduct => ({
  source: 'open-food-facts',
  product: muesli,
  isDoubtful,
  doubtful: isDoubtful ? ['energy'] : [],
  isPrepared: false,
  contains: ['TREE_NUTS'],
  mayContain: ['SESAME'],
  link: `https://world.openfoodfacts.org/product/${DIGITS}`,
})

test('a product from Open Food Facts is shown with its source and a link', async () => {
  const { type } = await openBarcodeWay(known(foreign(false)))
  await type(DIGITS)
  await log()
  const link = screen.getByRole('link', { name: 'Open Food Facts' })
  expect(link.getAttribute('href')).toBe(`https://world.openfoodfacts.org/product/${DIGITS}`)
})

test('a product from Open Food Facts that does not add up is checked against the pack first', async () => {
  const { type, field } = await openBarcodeWay(known(foreign(true)))
  await type(DIGITS)
  await screen.findByText(/^The figures from Open Food Facts contradict/)
  expect((await field('Energy in kcal')).getAttribute('data-doubtful')).toBe('true')
})

test('a pack says which of its allergens the member avoids, and only those', async () => {
  const settings = { ...memberExample.settings, restrictions: ['TREE_NUTS' as const] }
  const { type } = await openBarcodeWay({
    ...known(foreign(false)),
    'GET /api/v2/member': ok({ ...memberExample, settings }),
  })
  await type(DIGITS)
  expect((await screen.findByRole('alert')).textContent).toBe('Contains what you avoid: Tree nuts.')
})

test('a product that Open Food Facts knows in part is completed from the pack', async () => {
  const part = { source: 'open-food-facts-part', name: '', basis: muesli.basis, values: muesli.values } as const
  const said = {
    doubtful: [],
    isPrepared: false,
    contains: [],
    mayContain: [],
    link: 'https://world.openfoodfacts.org',
  }
  const { type, field } = await openBarcodeWay(known({ ...part, ...said }))
  await type(DIGITS)
  await screen.findByText(/^Open Food Facts knows this product only in part/)
  expect(await field('What it’s called')).toHaveProperty('value', '')
  expect(await field('Energy in kcal')).toHaveProperty('value', '370')
})
