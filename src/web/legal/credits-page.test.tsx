import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '#web/app.fixture.tsx'
import { pages } from '#web/navigation/views.ts'

test('every work is listed with its holder and with links to its source and its licence', async () => {
  openApp(pages.credits)
  await screen.findByRole('heading', { level: 1, name: 'Credits and licenses' })
  for (const work of screen.getAllByRole('listitem')) {
    const [source, licence, ...more] = within(work).getAllByRole('link')
    expect(source?.getAttribute('href')).toMatch(/^https:\/\//)
    expect(licence?.getAttribute('href')).toMatch(
      /^(?:https:|\/(?:v3\/)?assets\/credits-[0-9a-f]{8}\/[a-z0-9-]+\.txt$)/,
    )
    expect(more).toEqual([])
  }
  const [models] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('PaddleOCR'))
  expect(models?.textContent).toMatch(/PaddlePaddle Authors · Apache-2\.0$/)
})
