import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { beefRootVegetableStewWordsEs } from './beef-root-vegetable-stew-words-es.ts'
import { blackberryApplePorridgeWordsEs } from './blackberry-apple-porridge-words-es.ts'
import { chickenAppleGemRollsWordsEs } from './chicken-apple-gem-rolls-words-es.ts'
import { coronationChickenGemCupsWordsEs } from './coronation-chicken-gem-cups-words-es.ts'
import { fishPieWordsEs } from './fish-pie-words-es.ts'
import { lambMintBurgersWordsEs } from './lamb-mint-burgers-words-es.ts'
import { lentilBeetrootAppleSaladWordsEs } from './lentil-beetroot-apple-salad-words-es.ts'
import { lentilMushroomPanPieWordsEs } from './lentil-mushroom-pan-pie-words-es.ts'
import { lentilPotatoHotpotWordsEs } from './lentil-potato-hotpot-words-es.ts'
import { mackerelCarrotAppleSlawWordsEs } from './mackerel-carrot-apple-slaw-words-es.ts'
import { mackerelPearWatercressWordsEs } from './mackerel-pear-watercress-words-es.ts'
import { mintedPeaDipRadishesWordsEs } from './minted-pea-dip-radishes-words-es.ts'
import { onePanEnglishBreakfastWordsEs } from './one-pan-english-breakfast-words-es.ts'
import { peaButterBeanMintSoupWordsEs } from './pea-butter-bean-mint-soup-words-es.ts'
import { plumBlackberrySeedBowlWordsEs } from './plum-blackberry-seed-bowl-words-es.ts'
import { plumGingerFoolWordsEs } from './plum-ginger-fool-words-es.ts'
import { porkLeekSagePattiesWordsEs } from './pork-leek-sage-patties-words-es.ts'
import { redCabbageAppleRaisinsWordsEs } from './red-cabbage-apple-raisins-words-es.ts'
import { rhubarbStrawberryPotsWordsEs } from './rhubarb-strawberry-pots-words-es.ts'
import { salmonFishcakesPeasWordsEs } from './salmon-fishcakes-peas-words-es.ts'
import { shepherdsPieWordsEs } from './shepherds-pie-words-es.ts'
import { trayRoastChickenParsnipsWordsEs } from './tray-roast-chicken-parsnips-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const englishEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'beef-root-vegetable-stew': beefRootVegetableStewWordsEs,
  'blackberry-apple-porridge': blackberryApplePorridgeWordsEs,
  'chicken-apple-gem-rolls': chickenAppleGemRollsWordsEs,
  'coronation-chicken-gem-cups': coronationChickenGemCupsWordsEs,
  'fish-pie': fishPieWordsEs,
  'lamb-mint-burgers': lambMintBurgersWordsEs,
  'lentil-beetroot-apple-salad': lentilBeetrootAppleSaladWordsEs,
  'lentil-mushroom-pan-pie': lentilMushroomPanPieWordsEs,
  'lentil-potato-hotpot': lentilPotatoHotpotWordsEs,
  'mackerel-carrot-apple-slaw': mackerelCarrotAppleSlawWordsEs,
  'mackerel-pear-watercress': mackerelPearWatercressWordsEs,
  'minted-pea-dip-radishes': mintedPeaDipRadishesWordsEs,
  'one-pan-english-breakfast': onePanEnglishBreakfastWordsEs,
  'pea-butter-bean-mint-soup': peaButterBeanMintSoupWordsEs,
  'plum-blackberry-seed-bowl': plumBlackberrySeedBowlWordsEs,
  'plum-ginger-fool': plumGingerFoolWordsEs,
  'pork-leek-sage-patties': porkLeekSagePattiesWordsEs,
  'red-cabbage-apple-raisins': redCabbageAppleRaisinsWordsEs,
  'rhubarb-strawberry-pots': rhubarbStrawberryPotsWordsEs,
  'salmon-fishcakes-peas': salmonFishcakesPeasWordsEs,
  'shepherds-pie': shepherdsPieWordsEs,
  'tray-roast-chicken-parsnips': trayRoastChickenParsnipsWordsEs,
}
