import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DiaryEntry, DiaryRequest, DiaryTaken } from '#domain/api/member/diary.ts'
import { noFigures } from '#domain/diary/figures.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const PUT = 'PUT /api/v2/member/diary'
const taken = (body: unknown) => {
  // Sent by the page itself.
  const { changes } = body as DiaryRequest
  const records = changes.flatMap(({ id, changedAt, record }) =>
    record === null ? [] : [{ id, changedAt, record, title: '', figures: noFigures }],
  )
  return ok({ refused: [], records } satisfies DiaryTaken)
}
const plate = (foods: readonly { food: string; grams: number }[], figures: DiaryEntry['figures']): DiaryEntry => ({
  id: `0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f0${foods.length}`,
  changedAt: '2026-11-21T09:00:00.000Z',
  record: { kind: 'entry', day: '2026-11-21', eaten: { kind: 'plate', foods: foods.map((food) => ({ ...food })) } },
  title: 'Drinks',
  figures,
})
const open = async (entries: readonly DiaryEntry[], others = {}) => {
  const opened = await openMember('/plan', {
    [PUT]: taken,
    'GET /api/v2/member/diary': ok({ from: '2026-10-25', entries: [...entries], favourites: [] }),
    ...others,
  })
  return { ...opened, card: within(await screen.findByRole('region', { name: 'Drinks' })) }
}

test('milk, coffee and beer that were added as food count as drinks, and alcohol is shown', async () => {
  const { card } = await open([
    plate([{ food: 'milk-whole', grams: 250 }], { ...noFigures, energy: 153, protein: 8, carbs: 12, fat: 8 }),
    plate(
      [
        { food: 'beer', grams: 500 },
        { food: 'banana', grams: 118 },
      ],
      { ...noFigures, energy: 320, protein: 4, carbs: 45, fat: 0 },
    ),
  ])
  card.getByText(/^3 of \d glasses$/)
  card.getByText(/^About 18.g of alcohol/)
})

test('a scanned drink in millilitres counts as one, and scanned oil does not', async () => {
  const scanned = (name: string, energy: number, fat: number, digit: number): DiaryEntry => ({
    id: `0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f1${digit}`,
    changedAt: '2026-11-21T09:00:00.000Z',
    record: {
      kind: 'entry',
      day: '2026-11-21',
      eaten: {
        kind: 'product',
        code: '04006381333931',
        product: { name, basis: { per: '100', unit: 'ml' }, values: { energy, fat, carbs: 10, protein: 0 } },
        amount: { in: 'unit', count: 250 },
      },
    },
    title: name,
    figures: { ...noFigures, energy },
  })
  const { card } = await open([scanned('Cola', 42, 0, 1), scanned('Olive oil', 824, 91, 2)])
  card.getByText(/^1 of \d glasses$/)
})

test('water has no alcohol, a can and a pint have their sizes, and the last drink is taken back', async () => {
  const { user, card, server } = await open([])
  expect(card.queryByText(/of alcohol/)).toBeNull()
  await user.click(card.getByRole('button', { name: 'A can' }))
  await user.click(card.getByRole('button', { name: 'A pint' }))
  const sent = () =>
    // Sent by the page itself, in as many requests as it takes.
    server
      .callsOf(PUT)
      .flatMap(({ body }) => (body as DiaryRequest).changes)
      .map(({ record }) => record?.eaten ?? null)
  const drinks = [
    { kind: 'drink', millilitres: 330 },
    { kind: 'drink', millilitres: 568 },
  ]
  await waitFor(() => expect(sent()).toEqual(drinks))
  await user.click(card.getByRole('button', { name: 'Take back the last drink' }))
  await screen.findByText('The last drink was taken back.')
  await waitFor(() => expect(sent()).toEqual([...drinks, null]))
})

test('an American pint is smaller, and an American can larger', async () => {
  const settings = { ...memberExample.settings, units: 'imperial' }
  const { user, card, server } = await open([], { 'GET /api/v2/member': ok({ ...memberExample, settings }) })
  await user.click(card.getByRole('button', { name: 'A pint' }))
  await waitFor(() => expect(server.callsOf(PUT)).toHaveLength(1))
  expect(JSON.stringify(server.callsOf(PUT)[0]?.body)).toContain('"millilitres":473')
})
