import type { Cooked, CookedLine } from '#planner/derive/variant.ts'
import type { Line, Recipe } from '#planner/recipe.ts'

const BETWEEN = '~'
const mark = /^(\d{1,2})(?:\.([a-z0-9-]+))?$/

/**
 * The name of a dish's picture: the recipe's id, then for each swapped line its number and the food that replaces it,
 * such as gambas-al-ajillo~0.tofu. A number without a food stands for a line that is left out.
 */
export function plateName({ recipe, lines }: Cooked): string {
  let next = 0
  const marks = recipe.ingredients.flatMap(({ id }, at) => {
    const line = lines[next]
    if (line === undefined || (line.insteadOf?.id ?? line.id) !== id) return [`${at}`]
    next += 1
    return line.id === id ? [] : [`${at}.${line.id}`]
  })
  return [recipe.id, ...marks].join(BETWEEN)
}

type Changes = ReadonlyMap<number, string>

/** Parses the marks of a name into changes by line; null if one is malformed or two are about the same line. */
function changesIn(marks: readonly string[]): Changes | null {
  const found = marks.map((each) => mark.exec(each))
  const changes = new Map(found.flatMap((each) => (each === null ? [] : [[Number(each[1]), each[2] ?? '']])))
  return changes.size === marks.length ? changes : null
}

/** The line with a change: empty if it is left out, null if the recipe does not allow the change. */
function pictured({ swaps = [], ...line }: Line, change: string | undefined): readonly CookedLine[] | null {
  if (change === undefined) return [line]
  if (change === '') return line.optional === true ? [] : null
  const swap = swaps.find(({ id }) => id === change)
  if (swap === undefined) return null
  const { show: _show, prep: _prep, ...role } = line
  return [{ ...role, ...swap, insteadOf: { id: line.id } }]
}

/** The dish that a picture's name stands for; null if there is none. */
export function dishNamed(name: string, find: (id: string) => Recipe | undefined): Cooked | null {
  const [id = '', ...marks] = name.split(BETWEEN)
  const recipe = find(id)
  const changes = changesIn(marks)
  if (recipe === undefined || changes === null) return null
  if ([...changes.keys()].some((at) => at >= recipe.ingredients.length)) return null
  const lines = recipe.ingredients.map((line, at) => pictured(line, changes.get(at)))
  return lines.includes(null) ? null : { recipe, lines: lines.flatMap((each) => each ?? []) }
}
