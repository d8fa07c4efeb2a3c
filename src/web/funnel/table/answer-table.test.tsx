import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storageKeys } from '#web/device/storage.ts'
import { AnswerTable, canAnswer } from './answer-table.tsx'

test('a table that has loaded does not give back the reload that its page has used', async () => {
  const used = `${window.location.pathname} `
  window.localStorage.setItem(storageKeys.reloaded, used)
  render(<AnswerTable slug="height" />)
  await waitFor(() => expect(canAnswer()).toBe(true))
  expect(window.localStorage.getItem(storageKeys.reloaded)).toBe(used)
})
