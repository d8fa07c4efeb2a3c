import { readFileSync } from 'node:fs'
import { allIngredients } from '#planner/foods/ingredients.ts'
import { spanishNames } from '#planner/foods/spanish-nouns.ts'
import { parseCsv } from './parse-csv.ts'

type Row = { readonly id: string; readonly name: string; readonly also: readonly string[] }

/** How a state is said of a noun; the ending follows its gender and number. */
const states: Readonly<Record<string, string>> = { RAW: 'crud', DRY: 'crud', COOKED: 'cocid' }
const isSaid = /crud|cocid|precocid|congelad|secos?\b|secas?\b|de lata|polvo|escurrid/
/** Kinds of which a raw one and a cooked one are two foods in a diary. */
const cooked = new Set(
  `VEGETABLE POD_VEGETABLE SWEETCORN STARCHY_ROOT POTATO RED_MEAT PROCESSED_MEAT POULTRY FISH MOLLUSC CRUSTACEAN EGG GRAIN
   WHOLE_GRAIN WHEAT WHOLE_WHEAT OATS PULSE`.split(/\s+/),
)
/** What nobody eats as it is, or cooks by itself. */
const isPart =
  /^(?:harina|fécula|sémola|polvo|pan|germen|salvado|hoja|hojas|cubo|levadura|lechuga|mezcla|cogollos|cebollín)\b/

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The foods of recipes under the names that their recipes and lists have. */
const plannerRows = (): readonly Row[] =>
  allIngredients
    .filter(({ kind }) => kind !== 'WATER')
    .map(({ id, state, kind }): Row => {
      const [noun] = spanishNames(id)
      if (noun === undefined) throw new Error(`no Spanish name of ${id}`)
      const isPlain = !cooked.has(kind) || isPart.test(noun.text) || isSaid.test(noun.text)
      const stem = isPlain ? undefined : states[state]
      const ending = `${noun.isFeminine ? 'a' : 'o'}${noun.isPlural ? 's' : ''}`
      return {
        id,
        name: capitalized(stem === undefined ? noun.text : `${noun.text}, ${stem}${ending}`),
        also: [],
      }
    })

/** Everyday foods as people of Mexico and of the United States call them, and further names for foods of recipes. */
const everydayRows = (): readonly Row[] =>
  parseCsv(readFileSync(`${import.meta.dirname}/sources/spanish.csv`, 'utf8')).map(
    ({ id = '', name = '', also = '' }) => ({
      id,
      name,
      also: also === '' ? [] : also.split(';'),
    }),
  )

/** Every food that has a Spanish name, a row each. */
export function spanishRows(): readonly Row[] {
  const rows = new Map(plannerRows().map((row) => [row.id, row]))
  for (const { id, name, also } of everydayRows()) {
    const known = rows.get(id)
    rows.set(id, { id, name: name === '' ? (known?.name ?? '') : name, also: [...(known?.also ?? []), ...also] })
  }
  return [...rows.values()]
}

/** The text of `src/domain/foods/spanish-food-table.generated.ts`. */
export const spanishTableFile =
  (): string => `// Written by node tools/foods/write-foods.ts from the planner's foods and tools/foods/sources/spanish.csv. Do not edit.

/** One food with a Spanish name a row: id, name, other names. */
export const spanishFoodTable = \`
${spanishRows()
  .map(({ id, name, also }) => `${id}\t${name}\t${also.join(';')}`)
  .join('\n')}
\`
`
