import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { openStep } from '#web/app.fixture.tsx'
import { ok, stubServer } from '#web/stub-server.fixture.ts'

test('an info screen responds to earlier answers, and Continue leads to the next step', async () => {
  const user = await openStep('review-result')
  screen.getByText(/You want to lose 12\s?kg, 15\s?% of your weight\./)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'How does your weight usually change?' })
})

test('the study is shown as a chart with the same figures in a table', async () => {
  const user = await openStep('statistics')
  screen.getByRole('img', { name: /^Weight lost after 1, 4 and 8 years/ })
  const table = screen.getByRole('table', { hidden: true })
  expect(
    within(table)
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Time', 'With steady support', 'With usual care'])
  const rows = within(table).getAllByRole('row', { hidden: true }).slice(1)
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent?.replace('\u202f', ' ')))).toEqual([
    ['1 year', '8.6%', '0.7%'],
    ['4 years', '4.7%', '1.1%'],
    ['8 years', '4.7%', '2.1%'],
  ])
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'How many times a day do you like to eat?' })
})

test.each([
  ['photos are read', { host: 'vision.example' }, /^A photo of your plate/],
  ['photos are not read', null, 'Photos aren’t read on this site at the moment.'],
])('the sample plate is labelled as a sample, and the offer is honest: %s', async (_name, photos, said) => {
  // The page remembers the settings of the installation, so each case needs fresh modules.
  vi.resetModules()
  const { openStep: openFreshStep } = await import('#web/app.fixture.tsx')
  stubServer({ [`GET ${routes.settings}`]: ok({ photos }) })
  await openFreshStep('tracker')
  screen.getByText('Sample photo, sample result')
  const sample = within(screen.getByRole('figure'))
  sample.getByText(/^\d+–\d+\s?kcal$/)
  expect(sample.getAllByRole('definition').every(({ textContent }) => /^\d+–\d+\s?g$/.test(textContent ?? ''))).toBe(
    true,
  )
  await screen.findByText(said)
})
