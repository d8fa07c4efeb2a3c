import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, storedHero } from './app.fixture.tsx'
import { storageKeys } from './device/storage.ts'
import { stepPath } from './navigation/views.ts'

const card = (value: string) => {
  const found = document.querySelector(`main [data-value="${value}"]`)
  if (found === null) throw new Error(`There is no ${value}.`)
  return found
}

/** Texts that are not a record: a visitor who has one of them is treated as a new visitor. */
const noRecords = [
  '',
  '{',
  'garbage',
  'null',
  '[]',
  '"FEMALE"',
  '17',
  '{"gender":"OTHER"}',
  '{"gender":["FEMALE"]}',
  '{"age":35}',
]

test.for(noRecords)('a visitor whose stored record is %j starts as a new visitor', async (text) => {
  window.localStorage.setItem(storageKeys.hero, text)
  openApp(stepPath('FEMALE', 'achieve'))
  fireEvent.click(await screen.findByRole('button', { name: 'Female' }))
  await waitFor(() => expect(document.querySelector('main')?.dataset['step']).toBe('trust'))
  expect(storedHero()).toStrictEqual({ gender: 'FEMALE' })
})

/** Entries that do not belong in a record: they are dropped, and the rest of the record is kept. */
const strangers = [
  '"age":"35"',
  '"age":36',
  '"age":null',
  '"achieve":"GET_FIT"',
  '"achieve":["GET_FIT","FLY"]',
  '"achieve":["GET_FIT","GET_FIT"]',
  '"height":1e999',
  '"height":-170',
  '"eventDate":"2026-02-31"',
  '"email":{"toString":"x"}',
  '"dailyWater":"ABOUT_2_GLASSES"',
  '"__proto__":{"age":35}',
  '"constructor":{"prototype":{"age":35}}',
  '"<img src=x onerror=alert(1)>":"x"',
]

test.for(strangers)('%s does not belong in a record: it is dropped and the rest is kept', async (entry) => {
  window.localStorage.setItem(storageKeys.hero, `{"gender":"FEMALE","body":"SLIM",${entry}}`)
  openApp(stepPath('FEMALE', 'how-old-are-you'))
  await screen.findByRole('radiogroup')
  fireEvent.click(card('45'))
  expect(storedHero()).toStrictEqual({ gender: 'FEMALE', body: 'SLIM', age: 45 })
})
