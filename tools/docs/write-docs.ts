import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { floors } from '../../tests/house/floors.ts'
import { dataModelPage } from './data-model.ts'
import { withFloors } from './floors-picture.ts'

// Writes the parts of the documents that are computed from the code. A house test compares them.
const root = join(import.meta.dirname, '../..')
const architecture = join(root, 'docs/architecture.md')
const schema = readFileSync(join(root, 'src/server/platform/db/schema.sql'), 'utf8')
writeFileSync(architecture, withFloors(readFileSync(architecture, 'utf8'), floors))
writeFileSync(join(root, 'docs/data-model.md'), dataModelPage(schema))
