import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { samplePlate } from '#planner/food-matching/sample-plate.ts'
import { library } from '#planner/recipes/library.ts'
import { floors } from '../../tests/house/floors.ts'
import { rooms } from '../../tests/house/rooms.ts'
import { dataModelPage } from './data-model.ts'
import { collectEmails, emailListFile, withEmails } from './email-list.ts'
import { withFloors } from './floors-picture.ts'
import { homeWeekFile } from './home-week-file.ts'
import { libraryCountsFile, libraryFile } from './library-file.ts'
import { memberPageFiles, memberPageNames } from './member-page-list.ts'
import { providerListFile } from './provider-list.ts'
import { withRooms } from './rooms-picture.ts'
import { samplePlateFile } from './sample-plate-file.ts'
import { serverWordsFiles } from './server-words-file.ts'
import { withSettings } from './settings-table.ts'

// Writes what is computed from the code: parts of the documents, the sample and the dishes that the
// questionnaire shows, and the lists of emails, member pages and payment providers. A house test compares them with the code.
const root = join(import.meta.dirname, '../..')
const architecture = join(root, 'docs/architecture.md')
const operating = join(root, 'docs/operating.md')
const schema = readFileSync(join(root, 'src/server/platform/db/schema.sql'), 'utf8')
writeFileSync(architecture, withRooms(withFloors(readFileSync(architecture, 'utf8'), floors), rooms))
writeFileSync(join(root, 'src/server/payment-providers/registry.generated.ts'), providerListFile())
// Emails import them.
for (const [file, text] of Object.entries(serverWordsFiles())) writeFileSync(join(root, file), text)
const { paymentAdapters } = await import('#server/payment-providers/registry.generated.ts')
const emails = await collectEmails()
writeFileSync(operating, withEmails(withSettings(readFileSync(operating, 'utf8'), paymentAdapters), emails))
writeFileSync(join(root, 'src/server/email/templates.generated.ts'), emailListFile(emails))
writeFileSync(join(root, 'docs/data-model.md'), dataModelPage(schema))
writeFileSync(join(root, 'src/web/funnel/info/sample-plate.ts'), samplePlateFile(samplePlate()))
writeFileSync(join(root, 'src/web/funnel/table/library.generated.ts'), libraryFile(library))
writeFileSync(join(root, 'src/web/funnel/home/home-week.generated.ts'), homeWeekFile(library))
writeFileSync(join(root, 'src/web/funnel/table/library-counts.generated.ts'), libraryCountsFile(library))
for (const [file, text] of Object.entries(memberPageFiles(memberPageNames()))) writeFileSync(join(root, file), text)
