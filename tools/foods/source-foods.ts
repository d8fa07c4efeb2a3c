import { readFileSync } from 'node:fs'
import { foodMeasures } from './food-measures.ts'
import type { SourceFood } from './merge-foods.ts'
import { parseCsv } from './parse-csv.ts'
import { isOfChain, saidName } from './said-name.ts'

const read = (file: string) => parseCsv(readFileSync(`${import.meta.dirname}/sources/${file}.csv`, 'utf8'))

/** Rows that nobody says: powders before mixing, and trimmings. */
const unsaid =
  /\bnot reconstituted\b|\bdry mix\b|\bfor use (?:with|on)\b|^(?:Lamb|Beef|Pork|Chicken).*,\s(?:fat|skin)(?:,|$)|\bmade up with water\b.*\bpowder\b/i
/** Survey codes for vegetables within mixed dishes, which mean nothing to a person. */
const codes = /(?:,? (?:and )?vegetables)? (?:including|excluding) carrots, broccoli, and(?:\/or)? dark-green leafy/gi

const special = /reduced|\blow\b|\bdiet\b|decaff|free|light|baby|school|instant|powder|substitute|imitation|with fat/i

/** How likely a row is meant when a word fits many. */
function likelyOf(
  title: string,
  { isGeneric, kinds, dataset }: { isGeneric: boolean; kinds: number; dataset: string },
): number {
  const base = dataset.startsWith('FNDDS')
    ? 5
    : dataset.startsWith('Composed')
      ? 5
      : dataset.startsWith('CoFID')
        ? 4.5
        : 3
  const generic = /\bNFS\b/.test(title) ? 3 : isGeneric && !/as to fat/.test(title) ? 1.5 : 0
  return Math.max(
    0,
    Math.min(9, base + generic - Math.max(0, kinds - 1) - (special.test(title) ? 1.5 : 0) - (isOfChain(title) ? 2 : 0)),
  )
}

const number = (text: string | undefined): number => (text === undefined || text === '' ? 0 : Number(text))
const rounded = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits

/** Every row of the sources under `sources/` that people say, with its name for people. */
export function sourceFoods(): readonly SourceFood[] {
  const also = new Map(read('also-called').map((row) => [row['id'], (row['also_called'] ?? '').split(/;\s*/)]))
  const portions = Map.groupBy(read('portions'), (row) => row['id'] ?? '')
  return read('foods').flatMap((row, order): readonly SourceFood[] => {
    const id = row['id'] ?? ''
    const title = row['description'] ?? ''
    if (unsaid.test(title)) return []
    const dataset = row['dataset'] ?? ''
    const isBritish = dataset.startsWith('CoFID')
    const { name, others, forms, notes, isGeneric } = saidName(
      title.replaceAll(codes, ' and vegetables').replace(/;.*$/, ''),
    )
    const fibre = number(row['fibre_g'])
    // CoFID counts available carbohydrate, USDA the total by difference: the total is used for all.
    const carbs = number(row['carbohydrate_g']) + (isBritish ? fibre : 0)
    const likely = likelyOf(title, { isGeneric, kinds: name.split(',').length + notes.length, dataset })
    return [
      {
        id: id.toLowerCase(),
        name,
        forms,
        notes,
        also: others,
        covers: [...(also.get(id) ?? []), title],
        per100g: {
          energy: Math.round(number(row['kcal'])),
          protein: rounded(number(row['protein_g'])),
          carbs: rounded(carbs),
          fat: rounded(number(row['fat_g'])),
          fibre: rounded(fibre),
          sodium: Math.round(number(row['sodium_mg'])),
        },
        measures: foodMeasures(
          (portions.get(id) ?? []).map((portion) => ({
            measure: portion['measure'] ?? '',
            grams: number(portion['grams']),
          })),
        ),
        likely,
        order:
          order +
          (dataset.startsWith('SR') ? 20000 : 0) -
          likely * 0.01 -
          (/\bNFS\b|no added fat/.test(title) ? 10000 : 0),
        isBritish,
      },
    ]
  })
}
