import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openApp } from '#web/app.fixture.tsx'
import { storageKeys } from '#web/device/storage.ts'
import { ok, type Replies, stubServer } from '#web/stub-server.fixture.ts'
import { announcements } from './announcements/announcements.ts'
import { emptyDiary, foodTableExample } from './data/diary.example.ts'
import { memberExample } from './data/member.example.ts'
import { endSession } from './data/session.ts'
import { recipeExample, weekExample } from './data/week.example.ts'
import { exampleList } from './list/list.example.ts'
import { examplePantry } from './pantry/pantry.example.ts'
import { settingsDraft } from './settings/settings-draft.ts'

const replies: Replies = {
  'GET /api/v2/member': ok(memberExample),
  'GET /api/v2/member/weeks/1': ok(weekExample(1, memberExample.startsOn)),
  'GET /api/v2/member/weeks/2': ok(weekExample(2, '2026-11-23')),
  'GET /api/v2/member/weeks/1/list': ok(exampleList),
  'GET /api/v2/member/notes': ok({ notes: [] }),
  'GET /api/v2/member/pantry': ok(examplePantry),
  'GET /api/v2/member/changes/last': ok({ last: null }),
  'GET /api/v2/member/review': ok({ latest: null, changes: [], keptForGood: false }),
  'GET /api/v2/member/anchors': ok({ anchors: [] }),
  'GET /api/v2/member/week-email': ok({ wanted: false }),
  'GET /api/v2/member/weigh-in-reminder': ok({ weekday: null }),
  'GET /api/v2/member/weights': ok({ weights: [] }),
  'GET /api/v2/member/diary': ok(emptyDiary),
  'GET /api/v2/member/food-table': ok(foodTableExample),
  'GET /api/v2/member/recipes/red-lentil-soup': ok(recipeExample),
}

/** The server's reply to a change that affected no other meal. */
export const changed = ok({ changes: [], meals: [], undo: null })

/** Opens a page of the member's area on a device that is signed in; `others` replace or add replies of the server. */
export async function openMember(path: string, others: Replies = {}) {
  // Removes what the previous test left in memory.
  await endSession()
  announcements.set(null)
  settingsDraft.set(null)
  window.localStorage.setItem(storageKeys.token, 'token-of-a-member')
  const server = stubServer({ ...replies, ...others })
  const user = openApp(path)
  await screen.findByRole('heading', { level: 1 })
  return { user, server }
}

/** Shows what a page keeps behind its button with dots. */
export const showMore = async () => userEvent.click(await screen.findByRole('button', { name: 'More' }))
