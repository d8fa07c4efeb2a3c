import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brand } from '#domain/brand.ts'
import { openApp } from '#web/app.fixture.tsx'
import { pages } from '#web/navigation/views.ts'
import { helpWords } from './help-words.ts'

test('twenty questions have an answer each, and a person answers at an address in a time that is named', async () => {
  openApp(pages.help)
  await screen.findByRole('heading', { level: 1, name: 'Help' })
  expect(helpWords.groups.reduce((sum, { questions }) => sum + questions.length, 0)).toBe(20)
  expect(document.querySelectorAll('details')).toHaveLength(20)
  expect(screen.getByRole('link', { name: brand.contact.email }).getAttribute('href')).toBe(
    `mailto:${brand.contact.email}`,
  )
  expect(screen.getByText(/answers within two working days/)).toBeDefined()
  expect(document.querySelector('main')?.textContent).not.toMatch(/<\w+>/)
})
