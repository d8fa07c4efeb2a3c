import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { americanEs } from './american/all-es.ts'
import { asianEs } from './asian/all-es.ts'
import { cajunEs } from './cajun/all-es.ts'
import { englishEs } from './english/all-es.ts'
import { frenchEs } from './french/all-es.ts'
import { greekEs } from './greek/all-es.ts'
import { indianEs } from './indian/all-es.ts'
import { italianEs } from './italian/all-es.ts'
import { japaneseEs } from './japanese/all-es.ts'
import { mexicanEs } from './mexican/all-es.ts'
import { middleEasternEs } from './middle-eastern/all-es.ts'
import { southernEs } from './southern/all-es.ts'
import { spanishEs } from './spanish/all-es.ts'
import { texMexEs } from './tex-mex/all-es.ts'

/** The Spanish words of every recipe that has them, by its id. */
export const spanishWords: ReadonlyMap<string, SpanishRecipeWords> = new Map(
  [
    americanEs,
    asianEs,
    cajunEs,
    englishEs,
    frenchEs,
    greekEs,
    indianEs,
    italianEs,
    japaneseEs,
    mexicanEs,
    middleEasternEs,
    southernEs,
    spanishEs,
    texMexEs,
  ].flatMap((cuisine) => Object.entries(cuisine)),
)
