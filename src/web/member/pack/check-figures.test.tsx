import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Product } from '#domain/product/product.ts'
import { type LabelCheck, nothingAround, type ScannedLabel } from '#web/member/label-reader/scanned-label.ts'
import { PackForm } from './pack-form.tsx'

const place = { left: 0.6, top: 0.5, width: 0.1, height: 0.05 }
const table = { src: 'data:image/jpeg;base64,', width: 700, height: 900 }

const asked: ScannedLabel = {
  reading: {
    name: 'Crackers',
    basis: { per: 'serving', unit: 'g' },
    values: { energy: 210, fat: 11, carbs: 22, protein: 7 },
    doubtful: ['fat', 'basis'],
  },
  crops: {},
  note: 'Some figures are uncertain.',
  check: { table, questions: ['basis', 'fat'], places: { fat: place }, sizes: [45, 90], columns: [] },
  around: nothingAround,
}

function open(scanned: ScannedLabel) {
  const onDone = vi.fn<(product: Product, asPrinted: boolean) => void>()
  const { reading, crops, check } = scanned
  render(<PackForm reading={reading} crops={crops} check={check} onDone={onDone} onCancel={() => undefined} />)
  return { onDone, user: userEvent.setup() }
}

test('doubtful figures are asked about one after another beside the table, the serving with its sizes', async () => {
  const { onDone, user } = open(asked)
  screen.getByText('We’ll remember these figures for next time.')
  screen.getByRole('heading', { name: '2 figures to compare with the pack' })
  screen.getByRole('img', { name: 'The table of the pack, turned level' })
  screen.getByText(/^1 of 2/)
  await user.click(screen.getByRole('button', { name: '45 g' }))
  await user.click(screen.getByRole('button', { name: 'That’s right' }))
  screen.getByText('2 of 2')
  const figure = screen.getAllByLabelText('Fat in g')[0]
  if (figure === undefined) throw new Error('The figure in question has no field.')
  await user.clear(figure)
  await user.type(figure, '12')
  await user.click(screen.getByRole('button', { name: 'That’s right' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(document.querySelector('[data-doubtful=true]')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({
    basis: { per: 'serving', serving: 45 },
    values: { fat: 12, energy: 210 },
  })
})

test('a figure that could not be read is never confirmed as it stands, and all others are with one tap', async () => {
  const check: LabelCheck = { table, questions: ['protein', 'fat', 'energy'], places: {}, sizes: [], columns: [] }
  const { user } = open({
    ...asked,
    reading: {
      basis: { per: '100', unit: 'g' },
      values: { energy: 210, fat: 11, carbs: 22 },
      doubtful: [...check.questions] as never,
    },
    check,
  })
  screen.getByText(/couldn’t be read/)
  expect(screen.queryByRole('button', { name: 'That’s right' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'All of them are right' }))
  screen.getByText(/couldn’t be read/)
  expect(document.querySelectorAll('[data-doubtful=true]')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'The pack doesn’t say' }))
  expect(document.querySelector('[data-check]')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  screen.getByText(/fill in the marked fields/)
})

test('if nothing says which column is per 100 g, the member chooses it, and compares its figures', async () => {
  const column = (energy: number, fat: number): ScannedLabel => ({
    reading: {
      basis: { per: '100', unit: 'g' },
      values: { energy, fat, carbs: 59, protein: 13 },
      doubtful: ['energy'],
    },
    crops: {},
    note: null,
    check: { table, questions: ['energy'], places: {}, sizes: [], columns: [] },
    around: nothingAround,
  })
  const { user } = open({
    reading: { basis: null, values: {}, doubtful: ['energy', 'fat', 'carbs', 'protein', 'basis'] },
    crops: {},
    note: null,
    check: { table, questions: ['energy'], places: {}, sizes: [], columns: [column(147, 2.8), column(369, 7)] },
    around: nothingAround,
  })
  screen.getByRole('group', { name: 'Which one is 100 g?' })
  screen.getByRole('button', { name: /^Left column: 147.kcal, fat 2.8 g$/ })
  await user.click(screen.getByRole('button', { name: /^Right column: 369.kcal, fat 7 g$/ }))
  expect(screen.getAllByLabelText('Energy in kcal').map((field) => (field as HTMLInputElement).value)).toEqual([
    '369',
    '369',
  ])
  screen.getByRole('button', { name: 'That’s right' })
})
