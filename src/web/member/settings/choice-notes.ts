import type { Choice } from '#domain/answers/choices.ts'
import type { MemberRestriction } from '#domain/answers/member-restrictions.ts'
import { joinedList } from '#web/words/lists.ts'
import { choiceNoteWords as words } from './settings-words.ts'

type Diet = Choice<'typeDietPrefer'>
type Restriction = MemberRestriction
type DietChoice = { readonly diets: readonly Diet[]; readonly restrictions: readonly Restriction[] }

const animals = ['VEGAN', 'VEGETARIAN', 'PESCATARIAN'] as const satisfies readonly Diet[]
/** Notes on choices that contradict each other, or that mean less than one may think. */
export function choiceNotes({ diets, restrictions }: DietChoice): readonly string[] {
  const onAnimals = animals.filter((diet) => diets.includes(diet))
  const [strictest] = onAnimals
  const notes: string[] = []
  if (strictest !== undefined && onAnimals.length > 1) {
    const names = onAnimals.map((diet) => words.diets[diet])
    notes.push(words.strictest(joinedList(names, ''), words.diets[strictest]))
  }
  if (diets.includes('PALEO') && strictest !== undefined) {
    notes.push(strictest === 'PESCATARIAN' ? words.paleoWithFish : words.paleoWithout(words.diets[strictest]))
  }
  if (strictest === 'PESCATARIAN' && restrictions.includes('SEAFOOD')) {
    notes.push(words.noSeafood)
  }
  if (diets.includes('LACTOSE_FREE') && !restrictions.includes('DAIRY') && strictest !== 'VEGAN') {
    notes.push(words.lactose)
  }
  return notes
}
