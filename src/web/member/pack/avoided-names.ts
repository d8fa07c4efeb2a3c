import type { MemberView } from '#domain/api/member/member.ts'
import { avoidedIn, meatIn } from '#domain/foods/avoided-in.ts'
import { foodWords } from '#domain/foods/food-words.ts'
import { avoidedWords } from '#web/member/words/restriction-words.ts'
import { avoidedOf, eatsNoMeat } from './avoided-by-diet.ts'
import { packWords } from './pack-words.ts'

const words = packWords.avoided

type Avoiding = Pick<MemberView, 'settings' | 'banned'>

/** Whether a text names a food that is never planned: all words of its name, or of one part of "prawns and shrimps". */
function isNamed(text: string, banned: string): boolean {
  const said = new Set(foodWords(text))
  return banned.split(' and ').some((part) => {
    const all = foodWords(part)
    return all.length > 0 && all.every((word) => said.has(word))
  })
}

/** What English names of foods say of that which a member avoids, one sentence each. */
export function avoidedTexts(names: readonly string[], { settings, banned }: Avoiding): readonly string[] {
  const avoided = avoidedOf(settings)
  const said = names.flatMap((name) => [
    ...avoidedIn(name, avoided).map(({ word, restriction }) => words.named(word, avoidedWords[restriction])),
    ...(eatsNoMeat(settings) ? [meatIn(name)] : []).flatMap((word) => (word === null ? [] : [words.meat(word)])),
    ...banned.filter((food) => isNamed(name, food.name)).map((food) => words.banned(food.name)),
  ])
  return [...new Set(said)]
}
