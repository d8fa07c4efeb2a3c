import { writeFileSync } from 'node:fs'
import { foodTableFile } from './food-table-file.ts'

// Writes the table of foods that people say from the planner's foods and the sources.
writeFileSync(`${import.meta.dirname}/../../src/domain/foods/food-table.generated.ts`, foodTableFile())
