import { expect, test } from 'vitest'
import { samplePlate } from '#planner/food-matching/sample-plate.ts'
import { library } from '#planner/recipes/library.ts'
import { paymentAdapters } from '#server/payment-providers/registry.generated.ts'
import { homeWeek } from '#web/funnel/home/home-week.generated.ts'
import { dataModelPage } from '../../tools/docs/data-model.ts'
import { collectEmails, emailListFile, withEmails } from '../../tools/docs/email-list.ts'
import { withFloors } from '../../tools/docs/floors-picture.ts'
import { libraryCountsFile, libraryFile } from '../../tools/docs/library-file.ts'
import { memberPageFiles, memberPageNames } from '../../tools/docs/member-page-list.ts'
import { providerListFile } from '../../tools/docs/provider-list.ts'
import { withRooms } from '../../tools/docs/rooms-picture.ts'
import { samplePlateFile } from '../../tools/docs/sample-plate-file.ts'
import { serverWordsFiles } from '../../tools/docs/server-words-file.ts'
import { withSettings } from '../../tools/docs/settings-table.ts'
import { floors } from './floors.ts'
import { readText } from './project-files.ts'
import { rooms } from './rooms.ts'

const HOW = 'npm run docs rewrites it'

test('docs/architecture.md draws the current rooms and floors', () => {
  const document = readText('docs/architecture.md')
  expect(document, HOW).toBe(withRooms(document, rooms))
  expect(document, HOW).toBe(withFloors(document, floors))
})

test('docs/operating.md lists every setting with its own explanation', () => {
  const document = readText('docs/operating.md')
  expect(document, HOW).toBe(withSettings(document, paymentAdapters))
})

test('every email is collected, and docs/operating.md says when each is sent', async () => {
  const emails = await collectEmails()
  expect(readText('src/server/email/templates.generated.ts'), HOW).toBe(emailListFile(emails))
  const document = readText('docs/operating.md')
  expect(document, HOW).toBe(withEmails(document, emails))
})

test('every payment provider is collected', () => {
  expect(readText('src/server/payment-providers/registry.generated.ts'), HOW).toBe(providerListFile())
})

test('the words of the server are translated', () => {
  for (const [file, text] of Object.entries(serverWordsFiles())) expect(readText(file), HOW).toBe(text)
})

test('every member page is collected', () => {
  for (const [file, text] of Object.entries(memberPageFiles(memberPageNames()))) expect(readText(file), HOW).toBe(text)
})

test('docs/data-model.md shows the schema that the migrations create', () => {
  expect(readText('docs/data-model.md'), HOW).toBe(dataModelPage(readText('src/server/platform/db/schema.sql')))
})

test('the sample plate of the questionnaire matches what the code that reads photos makes of it', () => {
  expect(readText('src/web/funnel/info/sample-plate.ts'), HOW).toBe(samplePlateFile(samplePlate()))
})

test('the week of the home page is seven days of dishes that the library has', () => {
  const known = new Set(library.map(({ id }) => id))
  expect(homeWeek.days).toHaveLength(7)
  for (const day of homeWeek.days) expect([day.length, day.filter((dish) => !known.has(dish))]).toEqual([4, []])
})

test('the dishes of the questionnaire are those of the library', () => {
  expect(readText('src/web/funnel/table/library.generated.ts'), HOW).toBe(libraryFile(library))
  expect(readText('src/web/funnel/table/library-counts.generated.ts'), HOW).toBe(libraryCountsFile(library))
})
