import type { Recipe } from '#planner/recipe.ts'
import { bavetteShallots } from './bavette-shallots.ts'
import { boiledEggsAsparagus } from './boiled-eggs-asparagus.ts'
import { carottesRapees } from './carottes-rapees.ts'
import { celeriacRemouladeChicken } from './celeriac-remoulade-chicken.ts'
import { cherryPlumBowl } from './cherry-plum-bowl.ts'
import { chickenRillettesCelery } from './chicken-rillettes-celery.ts'
import { fromageBlancCherries } from './fromage-blanc-cherries.ts'
import { goatsCheeseOmelette } from './goats-cheese-omelette.ts'
import { lentilPalmHeartSalad } from './lentil-palm-heart-salad.ts'
import { mushroomBourguignon } from './mushroom-bourguignon.ts'
import { mushroomGalettes } from './mushroom-galettes.ts'
import { pruneAppleBircher } from './prune-apple-bircher.ts'
import { ratatouilleButterBeans } from './ratatouille-butter-beans.ts'
import { saladeNicoise } from './salade-nicoise.ts'
import { salmonTartine } from './salmon-tartine.ts'
import { smokedTofuCassoulet } from './smoked-tofu-cassoulet.ts'
import { soupeAuPistou } from './soupe-au-pistou.ts'
import { tapenadeChicory } from './tapenade-chicory.ts'
import { tarragonChickenLeeks } from './tarragon-chicken-leeks.ts'
import { troutPapillote } from './trout-papillote.ts'
import { vanillaPoachedPears } from './vanilla-poached-pears.ts'

export const french: readonly Recipe[] = [
  bavetteShallots,
  boiledEggsAsparagus,
  carottesRapees,
  celeriacRemouladeChicken,
  cherryPlumBowl,
  chickenRillettesCelery,
  fromageBlancCherries,
  goatsCheeseOmelette,
  lentilPalmHeartSalad,
  mushroomBourguignon,
  mushroomGalettes,
  pruneAppleBircher,
  ratatouilleButterBeans,
  saladeNicoise,
  salmonTartine,
  smokedTofuCassoulet,
  soupeAuPistou,
  tapenadeChicory,
  tarragonChickenLeeks,
  troutPapillote,
  vanillaPoachedPears,
]
