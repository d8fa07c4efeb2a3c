import type { TextLine } from './text-line.ts'

/** A row of a label: pieces of text, each with its horizontal position in pixels. */
export type ExampleRow = readonly (readonly [text: string, x: number])[]

const HEIGHT = 20
const STEP = 30

/** The lines that a recogniser returns for a label that is not tilted: one for each piece. */
export const exampleLines = (rows: readonly ExampleRow[]): readonly TextLine[] =>
  rows.flatMap((row, index) =>
    row.map(([text, x]): TextLine => {
      const y = 40 + index * STEP
      const letters = [...text]
      return {
        text,
        start: { x, y },
        end: { x: x + letters.length * 10, y },
        height: HEIGHT,
        sag: 0,
        at: letters.map((_, at) => (at + 0.5) / letters.length),
        sureness: letters.map(() => 0.99),
      }
    }),
  )

/** A muesli, per 100 g and per portion of 40 g. */
export const muesli: readonly ExampleRow[] = [
  [['Nahrwertangaben', 10]],
  [
    ['je100g', 300],
    ['je Portion (40 g)', 430],
  ],
  [
    ['Energie', 10],
    ['1549 kJ / 369 kcal', 240],
    ['620kJ/147kcal', 450],
  ],
  [
    ['Fett', 10],
    ['7,0g', 340],
    ['2,8 g', 500],
  ],
  [
    ['davongesattigte Fettsauren', 20],
    ['1,2 g', 340],
    ['0,5 g', 500],
  ],
  [
    ['Kohlenhydrate', 10],
    ['59 g', 340],
    ['24 g', 500],
  ],
  [
    ['davon Zucker', 20],
    ['13g', 340],
    ['5,2g', 500],
  ],
  [
    ['Ballaststoffe', 10],
    ['9,1 g', 340],
    ['3,6 g', 500],
  ],
  [
    ['EiweiB', 10],
    ['13 g', 340],
    ['5,2 g', 500],
  ],
  [
    ['Salz', 10],
    ['0,03g', 340],
    ['0,01 g', 500],
  ],
]

/** A cereal bar in the American form, without some blanks, which a recogniser drops. */
export const bar: readonly ExampleRow[] = [
  [['Nutrition Facts', 10]],
  [
    ['Serving size', 10],
    ['1 bar (45g)', 250],
  ],
  [
    ['Calories', 10],
    ['210', 300],
  ],
  [
    ['TotalFat11g', 10],
    ['14%', 300],
  ],
  [
    ['Saturated Fat 2g', 30],
    ['10%', 300],
  ],
  [
    ['CholesterolOmg', 10],
    ['0%', 300],
  ],
  [
    ['Sodium200mg', 10],
    ['9%', 300],
  ],
  [
    ['TotalCarbohydrate22g', 10],
    ['8%', 300],
  ],
  [
    ['Dietary Fiber 3g', 30],
    ['11%', 300],
  ],
  [['Total Sugars 9g', 30]],
  [['Protein 7g', 10]],
]

/** The footnote of American packs until 2016, with its table of two diets. */
export const dailyValueFootnote: readonly ExampleRow[] = [
  [['*Percent Daily Values are based on a 2,000 calorie diet.', 10]],
  [
    ['Calories:', 60],
    ['2,000', 250],
    ['2,500', 350],
  ],
  [
    ['Total Fat Less than', 10],
    ['65g', 250],
    ['80g', 350],
  ],
  [
    ['Total Carbohydrate', 10],
    ['300g', 250],
    ['375g', 350],
  ],
  [
    ['Dietary Fiber', 30],
    ['25 g', 250],
    ['30 g', 350],
  ],
  [
    ['Calories per gram: Fat 9', 10],
    ['Carbohydrate 4', 260],
    ['Protein 4', 420],
  ],
]

/** The rows with the text `from` replaced by `to`. */
export const withText = (rows: readonly ExampleRow[], from: string, to: string): readonly ExampleRow[] =>
  rows.map((row) => row.map(([text, x]) => [text === from ? to : text, x] as const))

/** The rows without the row that begins with a text. */
export const withoutRow = (rows: readonly ExampleRow[], first: string): readonly ExampleRow[] =>
  rows.filter((row) => row[0]?.[0] !== first)
