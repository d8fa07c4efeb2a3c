import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'
import { keptQuery, openedQuery } from './saved-views.tsx'

const view = (name: string, by: string | null) => ({
  ...{ id: name, page: '/breakdown', name, by, isShared: by !== null },
  query: 'by=campaign&from=2026-01-05&to=2026-01-11',
})
const breakdown = ok({ rows: [], unattributed: [], more: 0, unattributedBuyers: 0 })

test('days up to today move on with a view, and others stay', () => {
  const moving = keptQuery(new URLSearchParams('by=campaign&from=2026-01-05&to=2026-01-11&filter='), '2026-01-11')
  expect(moving).toBe('by=campaign&days=7')
  expect(openedQuery(moving, '2026-02-20')).toEqual({ by: 'campaign', from: '2026-02-14', to: '2026-02-20' })
  const fixed = keptQuery(new URLSearchParams('from=2026-01-05&to=2026-01-11'), '2026-01-12')
  expect(openedQuery(fixed, '2026-02-20')).toEqual({ from: '2026-01-05', to: '2026-01-11' })
})

test('a view is saved under a name, opened as a link, removed and brought back', async () => {
  let views = [view('Adverts', null), view('All campaigns', 'bert')]
  const { server, user } = await openConsole('/breakdown?from=2026-01-05&to=2026-01-11&by=country', {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/figures/breakdown': breakdown,
      'GET /api/v2/console/views': () => ok({ views }),
      'POST /api/v2/console/views': () => ok({ views }),
      'POST /api/v2/console/views/Adverts/removed': () => {
        views = views.slice(1)
        return ok({ views })
      },
      'POST /api/v2/console/views/Adverts/restored': () => {
        views = [view('Adverts', null), ...views]
        return ok({ views })
      },
    },
  })
  const region = within(await screen.findByRole('region', { name: 'Saved views' }))
  const link = await region.findByRole('link', { name: 'Adverts' })
  expect(link.getAttribute('href')).toBe('/v3/console/breakdown?by=campaign&from=2026-01-05&to=2026-01-11')
  expect(region.getByText('by bert')).toBeDefined()

  await user.click(region.getByRole('button', { name: 'Save this view' }))
  await user.type(region.getByLabelText('Name of the view'), 'Countries')
  await user.click(region.getByLabelText('For every operator with access to figures'))
  await user.click(region.getByRole('button', { name: 'Save the view' }))
  await region.findByRole('button', { name: 'Save this view' })
  expect(server.callsOf('POST /api/v2/console/views')[0]?.body).toEqual({
    ...{ page: '/breakdown', name: 'Countries', isShared: true },
    query: 'by=country&from=2026-01-05&to=2026-01-11',
  })

  await user.click(region.getByRole('button', { name: 'Remove the view Adverts' }))
  await user.click(await region.findByRole('button', { name: 'Bring it back' }))
  expect(await region.findByRole('link', { name: 'Adverts' })).toBeDefined()
})

test('a source that visitors brought is counted as another one', async () => {
  const { server, user } = await openConsole('/sources', {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/aliases': ok({
        aliases: [
          { spelling: 'fb', source: 'facebook' },
          { spelling: 'ig', source: 'instagram' },
        ],
        seen: [{ spelling: 'podcast-de', source: 'podcast-de', visitors: 1200 }],
      }),
      'POST /api/v2/console/aliases': ok({ aliases: [], seen: [] }),
      'POST /api/v2/console/aliases/removed': ok({ aliases: [], seen: [] }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Count as… podcast-de' }))
  await user.type(screen.getByLabelText('Counted as'), 'podcast')
  await user.click(screen.getByRole('button', { name: 'Count it so' }))
  await screen.findByText('“podcast-de” is counted as podcast.')
  expect(server.callsOf('POST /api/v2/console/aliases')[0]?.body).toEqual({ spelling: 'podcast-de', source: 'podcast' })

  await user.type(screen.getByLabelText('Find'), 'face')
  expect(screen.queryByRole('button', { name: 'Take away ig' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Take away fb' }))
  await screen.findByText('“fb” is a source of its own again.')
})
