import type { Random } from '#planner/seeded-random.ts'
import { type Language, type Words, words } from './eu-words.ts'
import { amountOf, kcalOf, kJOf, randomFood } from './food.ts'
import type { Label, LabelForm, Rule, Run } from './layout.ts'
import { euGrams, euSalt, type Printed } from './printed-figures.ts'

const LEFT = 12
const ROW = 26
const SIZE = 16
/** Names in three languages take this much more room. */
const LONG_NAMES = 150

type Column = { readonly right: number; readonly head: string; readonly cells: readonly Printed[] }

const unit = (text: string): string => `${text} g`

/** Energy on two rows, or both units on one row, as is common on small packs. */
function table(rows: readonly string[], columns: readonly Column[], top: number, energyOnOneRow: boolean) {
  const runs: Run[] = []
  const rules: Rule[] = []
  const right = Math.max(...columns.map((column) => column.right)) + 10
  for (const { head, right: edge } of columns)
    runs.push({ text: head, x: edge, y: top, size: 15, bold: true, align: 'right' })
  let y = top + ROW
  const rule = () => rules.push({ x: LEFT, y: y - 19, width: right - LEFT, height: 1 })
  rows.forEach((name, index) => {
    rule()
    runs.push({ text: name, x: LEFT + (index === 2 || index === 4 ? 14 : 0), y, size: SIZE })
    for (const { right: edge, cells } of columns) {
      const [kJ, kcal, ...grams] = cells
      const own =
        index === 0
          ? energyOnOneRow
            ? `${kJ?.text} kJ / ${kcal?.text} kcal`
            : `${kJ?.text} kJ`
          : unit(grams[index - 1]?.text ?? '')
      runs.push({ text: own, x: edge, y, size: SIZE, align: 'right' })
      if (index === 0 && !energyOnOneRow)
        runs.push({ text: `${kcal?.text} kcal`, x: edge, y: y + ROW, size: SIZE, align: 'right' })
    }
    y += index === 0 && !energyOnOneRow ? 2 * ROW : ROW
  })
  rule()
  return { runs, rules, width: right + 12, height: y }
}

const forms = {
  'eu-de': { language: 'de', hasPortion: true, hasLights: false },
  'eu-fr': { language: 'fr', hasPortion: true, hasLights: false },
  'eu-es': { language: 'es', hasPortion: true, hasLights: false },
  'eu-en': { language: 'en', hasPortion: true, hasLights: false },
  'eu-per-100': { language: null, hasPortion: false, hasLights: false },
  'uk-lights': { language: 'en', hasPortion: true, hasLights: true },
  'eu-it': { language: 'it', hasPortion: true, hasLights: false },
  'eu-nl': { language: 'nl', hasPortion: true, hasLights: false },
  'eu-pl': { language: 'pl', hasPortion: true, hasLights: false },
  'eu-pt': { language: 'pt', hasPortion: true, hasLights: false },
  'eu-sv': { language: 'sv', hasPortion: true, hasLights: false },
  'eu-ch': { language: 'ch', hasPortion: true, hasLights: false },
} as const satisfies Record<string, { language: Language | null; hasPortion: boolean; hasLights: boolean }>

/** The languages of labels with one column. */
const languages = ['de', 'fr', 'es', 'en'] as const satisfies readonly Language[]
const portions = [25, 30, 35, 40, 45, 50, 60, 75, 125, 150, 200] as const

/** A label of one of the European forms. */
export function euLabel(form: keyof typeof forms & LabelForm, random: Random): Label {
  const { language, hasPortion, hasLights } = forms[form]
  const own: Words = words[language ?? languages[Math.floor(random() * languages.length)] ?? 'en']
  const food = randomFood(random)
  const portion = portions[Math.floor(random() * portions.length)] ?? 30
  const figures = (grams: number): readonly Printed[] => {
    const amount = amountOf(food, grams)
    const whole = (value: number): Printed => ({ text: String(Math.round(value)), value: Math.round(value) })
    const gram = (value: number) => euGrams(value, own.comma)
    return [
      whole(kJOf(amount)),
      whole(kcalOf(amount)),
      gram(amount.fat),
      gram(amount.saturates),
      gram(amount.carbohydrate),
      gram(amount.sugars),
      gram(amount.fibre),
      gram(amount.protein),
      euSalt(amount.salt, own.comma),
    ]
  }
  const per100 = figures(100)
  const perPortion = figures(portion)
  const energyOnOneRow = random() < 0.5
  const first = (energyOnOneRow ? 440 : 360) + (language === 'ch' ? LONG_NAMES : 0)
  const columns: Column[] = [{ right: first, head: own.per('100 g'), cells: per100 }]
  if (hasPortion) {
    columns.push({ right: first + (energyOnOneRow ? 210 : 170), head: own.portion(portion), cells: perPortion })
  }
  const top = hasLights ? 168 : 76
  const { runs, rules, width, height } = table(own.rows, columns, top, energyOnOneRow)
  const all: Run[] = [{ text: own.title, x: LEFT, y: top - 40, size: 22, bold: true }, ...runs]
  const names = ['Energy', 'Fat', 'Saturates', 'Sugars', 'Salt']
  if (hasLights) {
    const cells = [perPortion[1], perPortion[2], perPortion[3], perPortion[5], perPortion[8]]
    names.forEach((name, index) => {
      const x = 70 + index * 100
      const amount = cells[index]?.text ?? ''
      all.push({ text: name, x, y: 40, size: 15, bold: true, align: 'center' })
      all.push({ text: index === 0 ? `${amount}kcal` : `${amount}g`, x, y: 64, size: 17, align: 'center' })
      all.push({ text: `${4 + index * 3}%`, x, y: 88, size: 15, align: 'center' })
    })
  }
  const value = (index: number): number => per100[index]?.value ?? 0
  return {
    form,
    layout: { width: Math.max(width, hasLights ? 560 : 0), height, runs: all, rules },
    truth: {
      energy: value(1),
      fat: value(2),
      saturates: value(3),
      carbohydrate: value(4),
      sugars: value(5),
      fibre: value(6),
      protein: value(7),
      salt: value(8),
      ...(hasPortion ? { serving: portion } : {}),
    },
  }
}
