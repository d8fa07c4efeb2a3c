import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '#web/app.fixture.tsx'
import { pages } from '#web/navigation/views.ts'

test.each([
  [pages.terms, 'Terms of Service'],
  [pages.privacy, 'Privacy Policy'],
  [pages.refunds, 'Refund Policy'],
])('%s lists its sections and links to them', async (path, title) => {
  const user = openApp(path)
  await screen.findByRole('heading', { level: 1, name: title })
  const sections = screen.getAllByRole('heading', { level: 2 })
  const titles = sections.map(({ textContent }) => textContent)
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  const links = within(contents).getAllByRole('link', { hidden: true }).slice(-titles.length)
  expect(links.map(({ textContent }) => textContent)).toEqual(titles)
  await user.click(links[1] ?? contents)
  expect(document.activeElement).toBe(sections[1])
  expect(window.location.hash).not.toBe('')
})
