import type { Random } from '#planner/seeded-random.ts'
import { amountOf, type Food, kcalOf, randomFood } from './food.ts'
import { type Label, type LabelForm, type Layout, type Rule, type Run, textWidth } from './layout.ts'
import { usCalories, usFat, usGrams } from './printed-figures.ts'

const measures = ['2/3 cup', '1 cup', '3/4 cup', '2 cookies', '1 bar', '12 chips', '1 slice', '2 tbsp'] as const
const SODIUM_OF_SALT = 400

type Facts = {
  readonly measure: string
  readonly serving: number
  readonly calories: number
  readonly rows: readonly {
    readonly name: string
    readonly text: string
    readonly percent: number | null
    readonly indent: number
  }[]
  readonly label: { readonly truth: Label['truth'] }
}

const pick = <T>(random: Random, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('The list is empty.')
  return value
}

function factsOf(random: Random): Facts {
  const serving = pick(random, [28, 30, 32, 40, 45, 55, 60, 85, 113, 140, 170, 227])
  const amount: Food = amountOf(randomFood(random), serving)
  const fat = usFat(amount.fat)
  const saturates = Math.min(fat, usFat(amount.saturates))
  const carbohydrate = usGrams(amount.carbohydrate + amount.fibre)
  const fibre = usGrams(amount.fibre)
  const sugars = Math.min(carbohydrate, usGrams(amount.sugars))
  const protein = usGrams(amount.protein)
  const sodium = Math.round((amount.salt * SODIUM_OF_SALT) / 10) * 10
  const calories = usCalories(kcalOf(amount))
  const percent = (value: number, daily: number): number => Math.round((value / daily) * 100)
  const row = (name: string, text: string, share: number | null, indent = 0) => ({ name, text, percent: share, indent })
  return {
    measure: pick(random, measures),
    serving,
    calories,
    rows: [
      row('Total Fat', `${fat}g`, percent(fat, 78)),
      row('Saturated Fat', `${saturates}g`, percent(saturates, 20), 1),
      row('Trans Fat', '0g', null, 1),
      row('Cholesterol', '0mg', 0),
      row('Sodium', `${sodium}mg`, percent(sodium, 2300)),
      row('Total Carbohydrate', `${carbohydrate}g`, percent(carbohydrate, 275)),
      row('Dietary Fiber', `${fibre}g`, percent(fibre, 28), 1),
      row('Total Sugars', `${sugars}g`, null, 1),
      row('Protein', `${protein}g`, null),
    ],
    label: {
      truth: {
        energy: calories,
        fat,
        saturates,
        carbohydrate,
        fibre,
        sugars,
        protein,
        salt: Number((sodium * 0.0025).toFixed(3)),
        serving,
      },
    },
  }
}

const NOTE = '* The % Daily Value tells you how much a nutrient in a serving of food contributes to a daily diet.'

function vertical(facts: Facts): Layout {
  const runs: Run[] = [
    { text: 'Nutrition Facts', x: 12, y: 44, size: 40, bold: true },
    { text: '8 servings per container', x: 12, y: 66, size: 16 },
    { text: 'Serving size', x: 12, y: 88, size: 18, bold: true },
    { text: `${facts.measure} (${facts.serving}g)`, x: 328, y: 88, size: 18, bold: true, align: 'right' },
    { text: 'Amount per serving', x: 12, y: 116, size: 13, bold: true },
    { text: 'Calories', x: 12, y: 150, size: 32, bold: true },
    { text: String(facts.calories), x: 328, y: 150, size: 42, bold: true, align: 'right' },
    { text: '% Daily Value*', x: 328, y: 174, size: 13, bold: true, align: 'right' },
  ]
  const rules: Rule[] = [
    { x: 12, y: 94, width: 316, height: 8 },
    { x: 12, y: 156, width: 316, height: 4 },
  ]
  facts.rows.forEach((row, index) => {
    const y = 198 + index * 24
    const x = 12 + row.indent * 18
    runs.push({ text: row.name, x, y, size: 16, bold: row.indent === 0 })
    const width = textWidth(row.name, 16, row.indent === 0)
    runs.push({ text: row.text, x: x + width + 10, y, size: 16 })
    if (row.percent !== null) runs.push({ text: `${row.percent}%`, x: 328, y, size: 16, bold: true, align: 'right' })
    rules.push({ x: 12, y: y - 18, width: 316, height: 1 })
  })
  const end = 198 + facts.rows.length * 24
  const minor = ['Vitamin D 2mcg', 'Calcium 260mg', 'Iron 8mg', 'Potassium 235mg']
  minor.forEach((text, index) => {
    runs.push({ text, x: 12, y: end + 8 + index * 22, size: 14 })
    runs.push({ text: `${[10, 20, 45, 6][index]}%`, x: 328, y: end + 8 + index * 22, size: 14, align: 'right' })
  })
  runs.push(
    { text: NOTE.slice(0, 52), x: 12, y: end + 104, size: 10 },
    { text: NOTE.slice(52), x: 12, y: end + 117, size: 10 },
  )
  return { width: 340, height: end + 128, runs, rules }
}

function tabular(facts: Facts): Layout {
  const runs: Run[] = [
    { text: 'Nutrition', x: 12, y: 40, size: 30, bold: true },
    { text: 'Facts', x: 12, y: 70, size: 30, bold: true },
    { text: '4 servings per container', x: 12, y: 94, size: 13 },
    { text: 'Serving size', x: 12, y: 114, size: 14, bold: true },
    { text: `${facts.measure} (${facts.serving}g)`, x: 12, y: 132, size: 14, bold: true },
    { text: 'Calories', x: 12, y: 166, size: 22, bold: true },
    { text: 'per serving', x: 12, y: 182, size: 12 },
    { text: String(facts.calories), x: 176, y: 176, size: 36, bold: true, align: 'right' },
  ]
  const rules: Rule[] = [
    { x: 190, y: 10, width: 2, height: 180 },
    { x: 440, y: 10, width: 1, height: 180 },
  ]
  for (const x of [200, 450]) {
    runs.push({ text: 'Amount/serving', x, y: 30, size: 12, bold: true })
    runs.push({ text: '% DV', x: x + 230, y: 30, size: 12, bold: true, align: 'right' })
  }
  facts.rows.forEach((row, index) => {
    const isLeft = index < 5
    const y = 56 + (isLeft ? index : index - 5) * 26
    const x = (isLeft ? 200 : 450) + row.indent * 14
    runs.push({ text: row.name, x, y, size: 15, bold: row.indent === 0 })
    runs.push({ text: row.text, x: x + textWidth(row.name, 15, row.indent === 0) + 8, y, size: 15 })
    if (row.percent !== null) {
      runs.push({ text: `${row.percent}%`, x: (isLeft ? 200 : 450) + 230, y, size: 15, bold: true, align: 'right' })
    }
  })
  return { width: 700, height: 200, runs, rules }
}

function linear(facts: Facts): Layout {
  const short: Readonly<Record<string, string>> = {
    'Saturated Fat': 'Sat. Fat',
    Cholesterol: 'Cholest.',
    'Total Carbohydrate': 'Total Carb.',
    'Dietary Fiber': 'Fiber',
  }
  const text = [
    `Servings: 12, Serv. size: ${facts.measure} (${facts.serving}g), Amount per serving: Calories ${facts.calories},`,
    ...facts.rows.map(
      ({ name, text: amount, percent }) =>
        `${short[name] ?? name} ${amount}${percent === null ? '' : ` (${percent}% DV)`}${name === 'Protein' ? '.' : ','}`,
    ),
    'Vit. D (0% DV), Calcium (2% DV), Iron (4% DV), Potas. (2% DV).',
  ].join(' ')
  const runs: Run[] = [{ text: 'Nutrition Facts', x: 12, y: 34, size: 24, bold: true }]
  let line = ''
  let y = 60
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (textWidth(longer, 15) > 500) {
      runs.push({ text: line, x: 12, y, size: 15 })
      line = word
      y += 22
    } else line = longer
  }
  runs.push({ text: line, x: 12, y, size: 15 })
  return { width: 580, height: y + 18, runs, rules: [] }
}

const layouts = { 'us-vertical': vertical, 'us-tabular': tabular, 'us-linear': linear } as const

/** A label of one of the American forms. */
export function usLabel(form: keyof typeof layouts & LabelForm, random: Random): Label {
  const facts = factsOf(random)
  return { form, layout: layouts[form](facts), truth: facts.label.truth }
}
