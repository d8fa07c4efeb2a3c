import { writeFileSync } from 'node:fs'
import { foodTableFile } from './food-table-file.ts'
import { spanishTableFile } from './spanish-table-file.ts'

// Writes the table of foods that people say from the planner's foods and the sources, and that of their Spanish names.
const folder = `${import.meta.dirname}/../../src/domain/foods`
writeFileSync(`${folder}/food-table.generated.ts`, foodTableFile())
writeFileSync(`${folder}/spanish-food-table.generated.ts`, spanishTableFile())
