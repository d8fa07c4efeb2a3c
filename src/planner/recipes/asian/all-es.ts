import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { bananaCoconutSoupWordsEs } from './banana-coconut-soup-words-es.ts'
import { chickenChowMeinWordsEs } from './chicken-chow-mein-words-es.ts'
import { chickenFriedRiceWordsEs } from './chicken-fried-rice-words-es.ts'
import { chickenMangoCabbageSaladWordsEs } from './chicken-mango-cabbage-salad-words-es.ts'
import { coconutChickenLaksaBowlWordsEs } from './coconut-chicken-laksa-bowl-words-es.ts'
import { gadoGadoMicrowaveWordsEs } from './gado-gado-microwave-words-es.ts'
import { gingerBokChoyShiitakeWordsEs } from './ginger-bok-choy-shiitake-words-es.ts'
import { lemongrassBeefSkewersWordsEs } from './lemongrass-beef-skewers-words-es.ts'
import { lemongrassTurkeyBanhMiBurgerWordsEs } from './lemongrass-turkey-banh-mi-burger-words-es.ts'
import { mangoCoconutRiceWordsEs } from './mango-coconut-rice-words-es.ts'
import { microwaveGingerSalmonSpinachWordsEs } from './microwave-ginger-salmon-spinach-words-es.ts'
import { papayaBananaCoconutBoatWordsEs } from './papaya-banana-coconut-boat-words-es.ts'
import { peanutNoodlesTofuBroccoliWordsEs } from './peanut-noodles-tofu-broccoli-words-es.ts'
import { porkCabbageSkilletWordsEs } from './pork-cabbage-skillet-words-es.ts'
import { porkLarbPineappleCupsWordsEs } from './pork-larb-pineapple-cups-words-es.ts'
import { prawnOrangeSlawWordsEs } from './prawn-orange-slaw-words-es.ts'
import { rujakFruitTamarindWordsEs } from './rujak-fruit-tamarind-words-es.ts'
import { salmonPapayaHerbsWordsEs } from './salmon-papaya-herbs-words-es.ts'
import { singaporeNoodlesTofuWordsEs } from './singapore-noodles-tofu-words-es.ts'
import { tempehSambalGreenBeansWordsEs } from './tempeh-sambal-green-beans-words-es.ts'
import { tofuMintSummerRollsWordsEs } from './tofu-mint-summer-rolls-words-es.ts'
import { vietnameseTofuVermicelliSaladWordsEs } from './vietnamese-tofu-vermicelli-salad-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const asianEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'banana-coconut-soup': bananaCoconutSoupWordsEs,
  'chicken-chow-mein': chickenChowMeinWordsEs,
  'chicken-fried-rice': chickenFriedRiceWordsEs,
  'chicken-mango-cabbage-salad': chickenMangoCabbageSaladWordsEs,
  'coconut-chicken-laksa-bowl': coconutChickenLaksaBowlWordsEs,
  'gado-gado-microwave': gadoGadoMicrowaveWordsEs,
  'ginger-bok-choy-shiitake': gingerBokChoyShiitakeWordsEs,
  'lemongrass-beef-skewers': lemongrassBeefSkewersWordsEs,
  'lemongrass-turkey-banh-mi-burger': lemongrassTurkeyBanhMiBurgerWordsEs,
  'mango-coconut-rice': mangoCoconutRiceWordsEs,
  'microwave-ginger-salmon-spinach': microwaveGingerSalmonSpinachWordsEs,
  'papaya-banana-coconut-boat': papayaBananaCoconutBoatWordsEs,
  'peanut-noodles-tofu-broccoli': peanutNoodlesTofuBroccoliWordsEs,
  'pork-cabbage-skillet': porkCabbageSkilletWordsEs,
  'pork-larb-pineapple-cups': porkLarbPineappleCupsWordsEs,
  'prawn-orange-slaw': prawnOrangeSlawWordsEs,
  'rujak-fruit-tamarind': rujakFruitTamarindWordsEs,
  'salmon-papaya-herbs': salmonPapayaHerbsWordsEs,
  'singapore-noodles-tofu': singaporeNoodlesTofuWordsEs,
  'tempeh-sambal-green-beans': tempehSambalGreenBeansWordsEs,
  'tofu-mint-summer-rolls': tofuMintSummerRollsWordsEs,
  'vietnamese-tofu-vermicelli-salad': vietnameseTofuVermicelliSaladWordsEs,
}
