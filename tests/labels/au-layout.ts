import { SALT_OF_SODIUM } from '#domain/label/energy.ts'
import type { Random } from '#planner/seeded-random.ts'
import { amountOf, type Food, kJOf, randomFood } from './food.ts'
import type { Label, Rule, Run } from './layout.ts'
import { euGrams, type Printed } from './printed-figures.ts'

const LEFT = 12
const ROW = 26
const SIZE = 16
/** The right edges of the columns: a serving, its share of a day, and 100 g. */
const RIGHT = { serving: 360, share: 460, hundred: 580 } as const
const servings = [25, 30, 40, 50, 125] as const
/** Milligrams of sodium in a gram of salt, and kilojoules of a kilocalorie. */
const SODIUM_MG = 400
const KJ_PER_KCAL = 4.184
const DAILY_KJ = 8700

/** Energy in Australia has at most three significant figures. */
const threeFigures = (value: number): Printed => {
  const step = value >= 1000 ? 10 : 1
  const rounded = Math.round(value / step) * step
  return { text: String(rounded), value: rounded }
}

const whole = (value: number): Printed => ({ text: String(Math.round(value)), value: Math.round(value) })

function figuresOf(food: Food, grams: number) {
  const amount = amountOf(food, grams)
  const gram = (value: number) => euGrams(value, false)
  return {
    kJ: threeFigures(kJOf(amount)),
    protein: gram(amount.protein),
    fat: gram(amount.fat),
    saturates: gram(amount.saturates),
    carbohydrate: gram(amount.carbohydrate),
    sugars: gram(amount.sugars),
    fibre: gram(amount.fibre),
    sodium: whole(amount.salt * SODIUM_MG),
  }
}

/** A label of the Australian form: kilojoules, sodium, a column of daily intakes between a serving and 100 g. */
export function auLabel(random: Random): Label {
  const food = randomFood(random)
  const grams = servings[Math.floor(random() * servings.length)] ?? 30
  const serving = figuresOf(food, grams)
  const hundred = figuresOf(food, 100)
  const runs: Run[] = [
    { text: 'NUTRITION INFORMATION', x: LEFT, y: 36, size: 20, bold: true },
    { text: 'Servings per package: 8', x: LEFT, y: 62, size: SIZE },
    { text: `Serving size: ${grams}g`, x: LEFT, y: 88, size: SIZE },
    { text: 'Per serving', x: RIGHT.serving, y: 116, size: 15, align: 'right' },
    { text: '%DI*', x: RIGHT.share, y: 116, size: 15, align: 'right' },
    { text: 'Per 100g', x: RIGHT.hundred, y: 116, size: 15, align: 'right' },
  ]
  const rules: Rule[] = []
  const rows = [
    ['Energy', 'kJ', 'kJ'],
    ['Protein', 'protein', 'g'],
    ['Fat, total', 'fat', 'g'],
    [' - saturated', 'saturates', 'g'],
    ['Carbohydrate', 'carbohydrate', 'g'],
    [' - sugars', 'sugars', 'g'],
    ['Dietary fibre', 'fibre', 'g'],
    ['Sodium', 'sodium', 'mg'],
  ] as const
  let y = 116
  for (const [name, field, unit] of rows) {
    y += ROW
    rules.push({ x: LEFT, y: y - 19, width: RIGHT.hundred - LEFT, height: 1 })
    runs.push(
      { text: name, x: LEFT, y, size: SIZE },
      { text: `${serving[field].text}${unit}`, x: RIGHT.serving, y, size: SIZE, align: 'right' },
      { text: `${hundred[field].text}${unit}`, x: RIGHT.hundred, y, size: SIZE, align: 'right' },
    )
    if (field === 'kJ') {
      const share = Math.round((serving.kJ.value / DAILY_KJ) * 100)
      runs.push({ text: `${share}%`, x: RIGHT.share, y, size: SIZE, align: 'right' })
    }
  }
  const footnote = '*Percentage daily intakes are based on an average adult diet of 8700kJ.'
  runs.push({ text: footnote, x: LEFT, y: y + ROW, size: 12 })
  return {
    form: 'au',
    layout: { width: RIGHT.hundred + 22, height: y + 2 * ROW, runs, rules },
    truth: {
      energy: Math.round(hundred.kJ.value / KJ_PER_KCAL),
      fat: hundred.fat.value,
      saturates: hundred.saturates.value,
      carbohydrate: hundred.carbohydrate.value,
      sugars: hundred.sugars.value,
      fibre: hundred.fibre.value,
      protein: hundred.protein.value,
      salt: Number((hundred.sodium.value * SALT_OF_SODIUM).toFixed(3)),
      serving: grams,
    },
  }
}
