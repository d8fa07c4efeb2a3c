import type { Recipe } from '#planner/recipe.ts'
import { beefRootVegetableStew } from './beef-root-vegetable-stew.ts'
import { blackberryApplePorridge } from './blackberry-apple-porridge.ts'
import { chickenAppleGemRolls } from './chicken-apple-gem-rolls.ts'
import { chipShopTofuMushyPeas } from './chip-shop-tofu-mushy-peas.ts'
import { coronationChickenGemCups } from './coronation-chicken-gem-cups.ts'
import { fishPie } from './fish-pie.ts'
import { grilledMackerelBeetrootHorseradish } from './grilled-mackerel-beetroot-horseradish.ts'
import { lambMintBurgers } from './lamb-mint-burgers.ts'
import { lentilBeetrootAppleSalad } from './lentil-beetroot-apple-salad.ts'
import { lentilMushroomPanPie } from './lentil-mushroom-pan-pie.ts'
import { lentilPotatoHotpot } from './lentil-potato-hotpot.ts'
import { lentilShepherdsPie } from './lentil-shepherds-pie.ts'
import { mackerelCarrotAppleSlaw } from './mackerel-carrot-apple-slaw.ts'
import { mackerelPearWatercress } from './mackerel-pear-watercress.ts'
import { mintedPeaDipRadishes } from './minted-pea-dip-radishes.ts'
import { onePanEnglishBreakfast } from './one-pan-english-breakfast.ts'
import { peaButterBeanMintSoup } from './pea-butter-bean-mint-soup.ts'
import { plumBlackberrySeedBowl } from './plum-blackberry-seed-bowl.ts'
import { plumGingerFool } from './plum-ginger-fool.ts'
import { porkChopsAppleCabbage } from './pork-chops-apple-cabbage.ts'
import { porkLeekSagePatties } from './pork-leek-sage-patties.ts'
import { redCabbageAppleRaisins } from './red-cabbage-apple-raisins.ts'
import { rhubarbStrawberryPots } from './rhubarb-strawberry-pots.ts'
import { salmonFishcakesPeas } from './salmon-fishcakes-peas.ts'
import { shepherdsPie } from './shepherds-pie.ts'
import { smokedHaddockKedgeree } from './smoked-haddock-kedgeree.ts'
import { trayRoastChickenParsnips } from './tray-roast-chicken-parsnips.ts'
import { tunaLeekPastaBake } from './tuna-leek-pasta-bake.ts'

export const english: readonly Recipe[] = [
  beefRootVegetableStew,
  blackberryApplePorridge,
  chickenAppleGemRolls,
  chipShopTofuMushyPeas,
  coronationChickenGemCups,
  fishPie,
  grilledMackerelBeetrootHorseradish,
  lambMintBurgers,
  lentilBeetrootAppleSalad,
  lentilMushroomPanPie,
  lentilPotatoHotpot,
  lentilShepherdsPie,
  mackerelCarrotAppleSlaw,
  mackerelPearWatercress,
  mintedPeaDipRadishes,
  onePanEnglishBreakfast,
  peaButterBeanMintSoup,
  plumBlackberrySeedBowl,
  plumGingerFool,
  porkChopsAppleCabbage,
  porkLeekSagePatties,
  redCabbageAppleRaisins,
  rhubarbStrawberryPots,
  salmonFishcakesPeas,
  shepherdsPie,
  smokedHaddockKedgeree,
  trayRoastChickenParsnips,
  tunaLeekPastaBake,
]
