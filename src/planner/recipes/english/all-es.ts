import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { chickenAppleGemRollsWordsEs } from './chicken-apple-gem-rolls-words-es.ts'
import { coronationChickenGemCupsWordsEs } from './coronation-chicken-gem-cups-words-es.ts'
import { lentilBeetrootAppleSaladWordsEs } from './lentil-beetroot-apple-salad-words-es.ts'
import { mackerelCarrotAppleSlawWordsEs } from './mackerel-carrot-apple-slaw-words-es.ts'
import { mintedPeaDipRadishesWordsEs } from './minted-pea-dip-radishes-words-es.ts'
import { plumBlackberrySeedBowlWordsEs } from './plum-blackberry-seed-bowl-words-es.ts'
import { plumGingerFoolWordsEs } from './plum-ginger-fool-words-es.ts'
import { rhubarbStrawberryPotsWordsEs } from './rhubarb-strawberry-pots-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const englishEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'chicken-apple-gem-rolls': chickenAppleGemRollsWordsEs,
  'coronation-chicken-gem-cups': coronationChickenGemCupsWordsEs,
  'lentil-beetroot-apple-salad': lentilBeetrootAppleSaladWordsEs,
  'mackerel-carrot-apple-slaw': mackerelCarrotAppleSlawWordsEs,
  'minted-pea-dip-radishes': mintedPeaDipRadishesWordsEs,
  'plum-blackberry-seed-bowl': plumBlackberrySeedBowlWordsEs,
  'plum-ginger-fool': plumGingerFoolWordsEs,
  'rhubarb-strawberry-pots': rhubarbStrawberryPotsWordsEs,
}
