import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DiaryView, Eatable } from '#domain/api/member/diary.ts'
import { emptyDiary } from '#web/member/data/diary.example.ts'
import { diaryQueue } from '#web/member/diary/diary-store.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok } from '#web/stub-server.fixture.ts'

const GET = 'GET /api/v2/member/diary'
const ADD = '/plan/day/2026-11-21/add'
const figures = { energy: 300, protein: 10, carbs: 40, fat: 8, fibre: 6, sodium: 10 }
const id = (last: number) => `0b5b7b1e-9c5a-4f55-8a38-2c1f3c9f2f0${last}`
const porridge: Eatable = { kind: 'plate', foods: [{ food: 'oats', grams: 60 }] }
const diary: DiaryView = {
  ...emptyDiary,
  entries: [
    {
      id: id(1),
      changedAt: '2026-11-20T08:00:00.000Z',
      record: { kind: 'entry', day: '2026-11-20', eaten: porridge },
      title: 'Rolled oats',
      figures,
    },
    {
      id: id(2),
      changedAt: '2026-11-20T15:00:00.000Z',
      record: { kind: 'entry', day: '2026-11-20', eaten: { kind: 'number', name: 'Cake', energy: 300 } },
      title: 'Cake',
      figures,
    },
  ],
  favourites: [
    {
      id: id(3),
      changedAt: '2026-11-19T08:00:00.000Z',
      record: { kind: 'favourite', eaten: { kind: 'dish', recipe: 'chicken-pho', portion: 1 } },
      title: 'Half-hour chicken pho',
      figures,
    },
  ],
}

const written = () => diaryQueue.get().map(({ change }) => change.record)
const part = (name: string) => within(screen.getByRole('region', { name }))

test('a usual plate takes three taps: open, choose, add', async () => {
  const { user } = await openMember('/plan', { [GET]: ok(diary) })
  await user.click(await screen.findByRole('link', { name: 'Add food' }))
  await screen.findByRole('heading', { level: 1, name: 'Add food' })
  await user.click((await screen.findAllByRole('button', { name: /Rolled oats/ }))[0] ?? expect.fail())
  await user.click(screen.getByRole('button', { name: /^Add · 300/ }))
  await screen.findByText('Added: Rolled oats.')
  expect(currentPath()).toBe('/plan')
  expect(written()).toEqual([{ kind: 'entry', day: '2026-11-21', eaten: porridge }])
})

test('favourites, recent foods and yesterday are offered, and all of yesterday is one tap', async () => {
  const { user } = await openMember(ADD, { [GET]: ok(diary) })
  await screen.findByRole('region', { name: 'Yesterday again' })
  part('Favorites').getByRole('button', { name: /Half-hour chicken pho/ })
  expect(part('Recent').getAllByRole('button')[0]?.textContent).toContain('Cake')
  await user.click(part('Yesterday again').getByRole('button', { name: 'All of it' }))
  await user.click(screen.getByRole('button', { name: /^Add 2 · 600/ }))
  expect(written()).toHaveLength(2)
})

test('a search forgives misspelling, and foods form one plate in kitchen units, which can be kept', async () => {
  const { user } = await openMember(`${ADD}/2`)
  await screen.findByText('Instead of lunch, November 21')
  await user.type(await screen.findByRole('searchbox'), 'bananna')
  await user.click(await screen.findByRole('button', { name: /^banana/ }))
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'oats')
  await user.click(await screen.findByRole('button', { name: /^rolled oats/ }))
  const tray = part('To add')
  await user.click(tray.getByRole('button', { name: 'More banana' }))
  await user.selectOptions(tray.getByRole('combobox', { name: 'Unit for rolled oats' }), 'tbsp')
  await user.click(tray.getByRole('checkbox'))
  await user.type(tray.getByRole('textbox'), 'My oats')
  await user.click(tray.getByRole('button', { name: /^Add 2/ }))
  const eaten = {
    kind: 'plate',
    name: 'My oats',
    foods: [
      { food: 'banana', grams: 177, measure: { unit: 'medium', count: 1.5 } },
      { food: 'oats', grams: 81, measure: { unit: 'tbsp', count: 16 } },
    ],
  }
  expect(written()).toEqual([
    { kind: 'entry', day: '2026-11-21', eaten, insteadOf: { week: 1, day: 5, meal: 1 } },
    { kind: 'favourite', eaten },
  ])
})

test('a plain number needs a name and kcal', async () => {
  const { user } = await openMember(ADD)
  await user.click(await screen.findByText('Just a number'))
  await user.type(await screen.findByRole('textbox', { name: 'What it was' }), 'Pizza')
  await user.click(screen.getByRole('button', { name: 'Add to this meal' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Please enter its energy/)
  await user.type(screen.getByRole('textbox', { name: 'Energy in kcal' }), '840')
  await user.click(screen.getByRole('button', { name: 'Add to this meal' }))
  await user.click(screen.getByRole('button', { name: /^Add · 840/ }))
  expect(written()).toEqual([
    { kind: 'entry', day: '2026-11-21', eaten: { kind: 'number', name: 'Pizza', energy: 840 } },
  ])
})

test('only the wrong field of the plain number is marked, and protein may have a decimal', async () => {
  const { user } = await openMember(ADD)
  await user.click(await screen.findByText('Just a number'))
  await user.click(screen.getByRole('textbox', { name: 'What it was' }))
  await user.paste('Protein\tshake')
  await user.type(screen.getByRole('textbox', { name: 'Energy in kcal' }), '200')
  const protein = screen.getByRole('textbox', { name: /^Protein in g/ })
  await user.type(protein, '450')
  await user.click(screen.getByRole('button', { name: 'Add to this meal' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Please enter its protein/)
  const marked = screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true')
  expect(marked).toEqual([protein])
  await user.clear(protein)
  await user.type(protein, '12.5')
  await user.click(screen.getByRole('button', { name: 'Add to this meal' }))
  await user.click(screen.getByRole('button', { name: /^Add · 200/ }))
  expect(written()).toMatchObject([{ eaten: { kind: 'number', name: 'Protein shake', energy: 200, protein: 13 } }])
})

test('a search for what the table does not have offers the nearest, and its name as a number', async () => {
  const { user } = await openMember(ADD)
  await user.type(await screen.findByRole('searchbox'), 'xyzzy')
  await screen.findByText(/Nothing is called “xyzzy”/)
  await user.click(screen.getByRole('button', { name: 'Add “xyzzy” as just a number' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'What it was' })
  expect(name.value).toBe('xyzzy')
})
