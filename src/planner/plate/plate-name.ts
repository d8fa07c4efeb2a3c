import type { Cooked, CookedLine } from '#planner/derive/variant.ts'
import type { Line, Recipe } from '#planner/recipe.ts'

const BETWEEN = '~'
const mark = /^(\d{1,2})(?:\.([a-z0-9-]+))?$/

/**
 * What the picture of a dish is called: the recipe, and where it differs from what is written the number of the line and
 * what stands there: gambas-al-ajillo~0.tofu. A line without a name after its number is left out.
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

/** What the marks of a name say; null where one of them says nothing, or two speak of the same line. */
function changesIn(marks: readonly string[]): Changes | null {
  const found = marks.map((each) => mark.exec(each))
  const changes = new Map(found.flatMap((each) => (each === null ? [] : [[Number(each[1]), each[2] ?? '']])))
  return changes.size === marks.length ? changes : null
}

/** A line as it is pictured: none where it is left out, null where nothing in the recipe allows that. */
function pictured({ swaps = [], ...line }: Line, change: string | undefined): readonly CookedLine[] | null {
  if (change === undefined) return [line]
  if (change === '') return line.optional === true ? [] : null
  const swap = swaps.find(({ id }) => id === change)
  if (swap === undefined) return null
  const { show: _show, prep: _prep, ...role } = line
  return [{ ...role, ...swap, insteadOf: { id: line.id } }]
}

/** The dish that a picture's name speaks of; null where there is none. */
export function dishNamed(name: string, find: (id: string) => Recipe | undefined): Cooked | null {
  const [id = '', ...marks] = name.split(BETWEEN)
  const recipe = find(id)
  const changes = changesIn(marks)
  if (recipe === undefined || changes === null) return null
  if ([...changes.keys()].some((at) => at >= recipe.ingredients.length)) return null
  const lines = recipe.ingredients.map((line, at) => pictured(line, changes.get(at)))
  return lines.includes(null) ? null : { recipe, lines: lines.flatMap((each) => each ?? []) }
}
