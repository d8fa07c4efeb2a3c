import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberExample } from '#web/member/data/member.example.ts'
import { diaryQueue } from '#web/member/diary/diary-store.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { productQueue } from '#web/member/products/product-store.ts'
import { ok, type Replies } from '#web/stub-server.fixture.ts'

const recipe = 'Banana oats\nServes 2\nIngredients\n100 g rolled oats\n2 bananas\n20 g almonds'
const noNuts = { ...memberExample, settings: { ...memberExample.settings, restrictions: ['TREE_NUTS' as const] } }

async function openWay(replies: Replies = {}) {
  const opened = await openMember('/plan/day/2026-11-21/add', {
    'GET /api/v2/member/food-products': ok({ products: [] }),
    ...replies,
  })
  await opened.user.click(await screen.findByText('A dish of your own'))
  await screen.findByText(/The source of a page with a recipe works as well/)
  return opened
}

test('a pasted recipe becomes a dish, is checked for what the member avoids, and a portion of it is logged', async () => {
  const { user } = await openWay({ 'GET /api/v2/member': ok(noNuts) })
  await user.type(screen.getByRole('textbox', { name: /^Recipe or list/ }), recipe.replaceAll('\n', '{Enter}'))
  await user.click(screen.getByRole('button', { name: 'Find its foods' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Contains almond: you avoid tree nuts.')
  expect(screen.getByRole('textbox', { name: 'Name of the dish' })).toHaveProperty('value', 'Banana oats')
  expect(screen.getByRole('textbox', { name: 'Grams of 100 g rolled oats' })).toHaveProperty('value', '100')
  await user.click(screen.getByRole('button', { name: 'Remove 20 g almonds' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Weight of the finished dish in g' }), '600')
  await user.click(screen.getByRole('button', { name: 'Next: what you ate of it' }))
  const amount = await screen.findByRole('textbox', { name: 'How much of it' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of the amount' }), 'g')
  await user.clear(amount)
  await user.type(amount, '250')
  expect(productQueue.get().map(({ said }) => said.product)).toMatchObject([
    { name: 'Banana oats', basis: { per: '100', unit: 'g', serving: 300 }, dish: { made: 600 } },
  ])
  await user.click(screen.getByRole('button', { name: /^Log it · / }))
  await waitFor(() => expect(diaryQueue.get()).toHaveLength(1))
  expect(diaryQueue.get()[0]?.change.record?.eaten).toMatchObject({
    kind: 'product',
    amount: { in: 'unit', count: 250 },
    product: { name: 'Banana oats' },
  })
})

test('a text without ingredients, and a dish that cannot be, are answered', async () => {
  const { user } = await openWay()
  await user.click(screen.getByRole('button', { name: 'Find its foods' }))
  await screen.findByText(/^No ingredient could be found/)
  await user.type(screen.getByRole('textbox', { name: /^Recipe or list/ }), '500 g rolled oats')
  await user.click(screen.getByRole('button', { name: 'Find its foods' }))
  await user.click(await screen.findByRole('button', { name: 'Next: what you ate of it' }))
  await screen.findByText('Please give it a name.')
  await user.type(screen.getByRole('textbox', { name: 'Name of the dish' }), 'Oats')
  await user.type(screen.getByRole('textbox', { name: 'Weight of the finished dish in g' }), '50')
  await user.click(screen.getByRole('button', { name: 'Next: what you ate of it' }))
  await screen.findByText(/^This can’t be/)
})

test('a dish that was made before is one press away', async () => {
  const product = {
    name: 'My chili',
    basis: { per: '100', unit: 'g', serving: 360 },
    values: { energy: 127, protein: 9, carbs: 10, fat: 6 },
    dish: { made: 1800, foods: [{ food: 'oats', grams: 100 }] },
  } as const
  const code = '0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f01'
  const pack = { ...product, name: 'Muesli', dish: undefined }
  const { user } = await openWay({
    'GET /api/v2/member/food-products': ok({
      products: [
        { code, product, changedAt: '2026-11-20T10:00:00.000Z' },
        { code: '04006381333931', product: pack, changedAt: '2026-11-20T10:00:00.000Z' },
      ],
    }),
  })
  const yours = within(await screen.findByRole('region', { name: 'Your dishes' }))
  expect(yours.getAllByRole('button')).toHaveLength(1)
  await user.click(yours.getByRole('button', { name: /My chili/ }))
  screen.getByRole('button', { name: /^Log it · 457/ })
})
