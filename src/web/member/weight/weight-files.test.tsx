import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openMember } from '#web/member/member.fixture.tsx'
import { readFilesHere } from '#web/member/weight-file/file-worker.fixture.ts'
import { ok, refused } from '#web/stub-server.fixture.ts'

const ROUTE = 'POST /api/v2/member/weights'
/** What is stored with each day of a file. */
const fromFile = { source: 'file', others: [] }
const weights = [
  { day: '2026-11-17', kg: 80.1 },
  { day: '2026-11-19', kg: 79.6, confirmed: true },
]

async function choose(text: string, reply = ok({ weights })) {
  readFilesHere()
  const opened = await openMember('/plan/weight', { 'GET /api/v2/member/weights': ok({ weights }), [ROUTE]: reply })
  const input = await screen.findByLabelText('Add from a file', { selector: 'input' })
  await opened.user.upload(input, new File([text], 'scales.csv', { type: 'text/csv' }))
  return { ...opened, sent: () => opened.server.callsOf(ROUTE).map(({ body }) => body) }
}

test('a file is shown before anything is stored, one’s own entries stay, and all of it can be undone', async () => {
  const { user, sent } = await choose(
    'day,kg\n2026-11-17,80.1\n2026-11-18,79.9\n2026-11-19,78.5\n2026-11-20,0\n2029-01-01,70\n',
  )
  const preview = await screen.findByRole('region', { name: '3 weights in this file' })
  within(preview).getByText('November 17, 2026 to November 19, 2026')
  within(preview).getByText('kilograms')
  within(preview).getByText('1 line with a day that hasn’t come yet (line 6)')
  within(preview).getByText('1 line with a number that can’t be your weight, as after a failed weighing (line 5)')
  within(preview).getByText('On 1 day your log has another weight. Yours stays.')
  within(preview).getByText(/^November 19, 2026: yours 79\.6.kg, file 78\.5.kg$/)
  expect(sent()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add 1 weight' }))
  await screen.findByText('1 weight added.')
  expect(screen.queryByRole('region', { name: /in this file/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone.')
  expect(sent()).toEqual([
    { weights: [{ day: '2026-11-18', kg: 79.9, ...fromFile }], remove: [] },
    { weights: [], remove: ['2026-11-18'] },
  ])
})

test('the weights of the file replace one’s own if that is chosen, and come back with an undo', async () => {
  const { user, sent } = await choose('day,kg\n2026-11-19,78.5\n')
  await user.click(await screen.findByRole('checkbox', { name: 'Use the weights of the file on these days' }))
  await user.click(screen.getByRole('button', { name: 'Add 1 weight' }))
  await screen.findByText('1 weight added.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone.')
  expect(sent()).toEqual([
    { weights: [{ day: '2026-11-19', kg: 78.5, ...fromFile }], remove: [] },
    { weights: [{ day: '2026-11-19', kg: 79.6, confirmed: true, others: [] }], remove: [] },
  ])
})

test('dates that can be read in two ways are asked about, with both readings', async () => {
  const { user, sent } = await choose('Date,Weight (kg)\n03/04/2026,81.2\n03/05/2026,81.4\n')
  await screen.findByRole('heading', { name: 'How are the dates in this file written?' })
  screen.getByText('“03/04/2026 81.2” is on April 3, 2026')
  screen.getByText('“03/04/2026 81.2” is on March 4, 2026')
  await user.click(screen.getByRole('button', { name: /^Month first/ }))
  await user.click(await screen.findByRole('button', { name: 'Add 2 weights' }))
  await screen.findByText('2 weights added.')
  expect(sent()).toEqual([
    {
      weights: [
        { day: '2026-03-04', kg: 81.2, ...fromFile },
        { day: '2026-03-05', kg: 81.4, ...fromFile },
      ],
      remove: [],
    },
  ])
})

test.each([
  ['day,kg,Name\n2026-11-18,80.2,Ann\n2026-11-18,112,Bob\n', 'Whose weights are yours?'],
  [
    'Date,Weight\n2026-11-18,176.4\n2026-11-18,80\n',
    'Some weights fit you only in another unit. What should we do with them?',
  ],
  ['Date,Foo\n2026-11-18,80.4\n', 'Which column is your weight?'],
  ['Date,Weight (kg)\n2026-11-18,130\n', 'These weights are far from what we know of you. Are they yours?'],
])('%j is asked about, and leaving the file stores nothing', async (text, question) => {
  const { user, sent } = await choose(text)
  await screen.findByRole('heading', { name: question })
  await user.click(screen.getByRole('button', { name: /leave this file$/ }))
  expect(screen.queryByRole('heading', { name: question })).toBeNull()
  expect(sent()).toEqual([])
})

test.each([
  ['hello', /^We found no table with days and weights/],
  ['Date,Trend\n2026-11-18,80.4\n', /^No column of this file is a weight/],
  ['{"weight": [', /^This JSON file is damaged/],
  ['<?xml version="1.0"?><html></html>', /^This XML file isn’t an export of Apple Health/],
  ['PK\u0003\u0004broken', /^This ZIP file is damaged/],
  ['\u0000\u0001\u0002\u0003picture', /^This isn’t a file with a list of weights/],
])('of %j it is said why it cannot be read', async (text, say) => {
  const { sent } = await choose(text)
  expect((await screen.findByRole('alert')).textContent).toMatch(say)
  expect(sent()).toEqual([])
})

test('what was stored before a refusal is named, and nothing is lost if nothing was', async () => {
  const { user } = await choose('day,kg\n2026-11-18,79.9\n', refused('SERVICE_UNAVAILABLE'))
  await user.click(await screen.findByRole('button', { name: 'Add 1 weight' }))
  await screen.findByText('SERVICE_UNAVAILABLE')
})
