import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { openStep } from '#web/app.fixture.tsx'
import { storageKeys } from '#web/device/storage.ts'
import { AnswerTable, canAnswer } from './answer-table.tsx'

test('a table that has loaded does not give back the reload that its page has used', async () => {
  const used = `${window.location.pathname} `
  window.localStorage.setItem(storageKeys.reloaded, used)
  render(<AnswerTable slug="height" />)
  await waitFor(() => expect(canAnswer()).toBe(true))
  expect(window.localStorage.getItem(storageKeys.reloaded)).toBe(used)
})

test.each([
  ['how-old-are-you', /^1,\d{3} kcal at rest$/],
  ['how-much-sleep', / awake$/],
] as const)('the number that %s draws is also heard', async (slug, number) => {
  await openStep(slug, exampleHero)
  const heard = await screen.findByText(number, { selector: '.visually-hidden' })
  expect(heard.closest('[aria-hidden=true]')).toBeNull()
})
