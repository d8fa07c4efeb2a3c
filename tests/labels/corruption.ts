import type { TextLine } from '#domain/label/text-line.ts'
import type { Random } from '#planner/seeded-random.ts'

/** Digits that are mistaken for each other. */
const lookAlike: Readonly<Record<string, string>> = {
  '1': '7',
  '7': '1',
  '3': '8',
  '8': '3',
  '5': '6',
  '6': '5',
  '0': '8',
  '4': '9',
  '9': '4',
}

export const corruptions = ['wrong digit', 'lost digit', 'lost mark'] as const
export type Corruption = (typeof corruptions)[number]

/** A line of text in which one number is misread with full confidence. */
export type Corrupted = { readonly kind: Corruption; readonly line: number; readonly lines: readonly TextLine[] }

type Edit = { readonly at: number; readonly put: string }

function edited(line: TextLine, { at, put }: Edit): TextLine {
  const text = line.text.slice(0, at) + put + line.text.slice(at + 1)
  if (put !== '') return { ...line, text }
  return { ...line, text, at: line.at.toSpliced(at, 1), sureness: line.sureness.toSpliced(at, 1) }
}

function editOf(kind: Corruption, text: string, from: number, random: Random): Edit | null {
  const places = [...text].flatMap((character, index) => {
    const isMark = /[.,]/.test(character)
    if (kind === 'lost mark') return isMark && index > 0 && index < text.length - 1 ? [index] : []
    if (isMark) return []
    return kind === 'wrong digit' && lookAlike[character] === undefined ? [] : [index]
  })
  if (kind === 'lost digit' && text.length < 2) return null
  const at = places[Math.floor(random() * places.length)]
  if (at === undefined) return null
  return { at: from + at, put: kind === 'wrong digit' ? (lookAlike[text[at] ?? ''] ?? '') : '' }
}

/** Every number of a label, one at a time, with each kind of misreading that it allows. */
export function corrupted(lines: readonly TextLine[], random: Random): readonly Corrupted[] {
  return lines.flatMap((line, index) =>
    [...line.text.matchAll(/\d+(?:[.,]\d+)?/g)].flatMap((number) =>
      corruptions.flatMap((kind): Corrupted[] => {
        const edit = editOf(kind, number[0], number.index, random)
        return edit === null ? [] : [{ kind, line: index, lines: lines.with(index, edited(line, edit)) }]
      }),
    ),
  )
}
