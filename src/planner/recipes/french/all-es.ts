import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { boiledEggsAsparagusWordsEs } from './boiled-eggs-asparagus-words-es.ts'
import { carottesRapeesWordsEs } from './carottes-rapees-words-es.ts'
import { celeriacRemouladeChickenWordsEs } from './celeriac-remoulade-chicken-words-es.ts'
import { cherryPlumBowlWordsEs } from './cherry-plum-bowl-words-es.ts'
import { chickenRillettesCeleryWordsEs } from './chicken-rillettes-celery-words-es.ts'
import { fromageBlancCherriesWordsEs } from './fromage-blanc-cherries-words-es.ts'
import { lentilPalmHeartSaladWordsEs } from './lentil-palm-heart-salad-words-es.ts'
import { mushroomBourguignonWordsEs } from './mushroom-bourguignon-words-es.ts'
import { pruneAppleBircherWordsEs } from './prune-apple-bircher-words-es.ts'
import { ratatouilleButterBeansWordsEs } from './ratatouille-butter-beans-words-es.ts'
import { smokedTofuCassouletWordsEs } from './smoked-tofu-cassoulet-words-es.ts'
import { soupeAuPistouWordsEs } from './soupe-au-pistou-words-es.ts'
import { tapenadeChicoryWordsEs } from './tapenade-chicory-words-es.ts'
import { tarragonChickenLeeksWordsEs } from './tarragon-chicken-leeks-words-es.ts'
import { vanillaPoachedPearsWordsEs } from './vanilla-poached-pears-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const frenchEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'boiled-eggs-asparagus': boiledEggsAsparagusWordsEs,
  'carottes-rapees': carottesRapeesWordsEs,
  'celeriac-remoulade-chicken': celeriacRemouladeChickenWordsEs,
  'cherry-plum-bowl': cherryPlumBowlWordsEs,
  'chicken-rillettes-celery': chickenRillettesCeleryWordsEs,
  'fromage-blanc-cherries': fromageBlancCherriesWordsEs,
  'lentil-palm-heart-salad': lentilPalmHeartSaladWordsEs,
  'mushroom-bourguignon': mushroomBourguignonWordsEs,
  'prune-apple-bircher': pruneAppleBircherWordsEs,
  'ratatouille-butter-beans': ratatouilleButterBeansWordsEs,
  'smoked-tofu-cassoulet': smokedTofuCassouletWordsEs,
  'soupe-au-pistou': soupeAuPistouWordsEs,
  'tapenade-chicory': tapenadeChicoryWordsEs,
  'tarragon-chicken-leeks': tarragonChickenLeeksWordsEs,
  'vanilla-poached-pears': vanillaPoachedPearsWordsEs,
}
