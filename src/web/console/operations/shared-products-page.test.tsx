import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SharedProductsReply } from '#domain/api/console/operations.ts'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const PATH = '/api/v2/console/shared-products'
const product: SharedProductsReply['products'][number] = {
  gtin: '04006381333931',
  name: 'Muesli',
  energy: 370,
  basis: '100 g',
  agreedAt: '2026-11-20T10:00:00.000Z',
}

test('a shared product is removed with a reason', async () => {
  const replies = { [`GET ${PATH}`]: ok({ products: [product] }) }
  const { user, server } = await openConsole('/shared-products', { roles: ['customers'], replies })
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(window.location.search).toBe(`?product=${product.gtin}`)
  await user.type(screen.getByLabelText('Why'), 'not what the pack says')
  const none = ok({ products: [] })
  server.change({ [`POST ${PATH}/${product.gtin}/removed`]: none, [`GET ${PATH}`]: none })
  await user.click(screen.getByRole('button', { name: 'Remove for everybody' }))
  await screen.findByText(/^No product is shared yet/)
  expect(server.callsOf(`POST ${PATH}/${product.gtin}/removed`)[0]?.body).toEqual({ note: 'not what the pack says' })
})
