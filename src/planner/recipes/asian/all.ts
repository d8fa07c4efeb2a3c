import type { Recipe } from '#planner/recipe.ts'
import { bananaCoconutSoup } from './banana-coconut-soup.ts'
import { bulgogiBeefTacos } from './bulgogi-beef-tacos.ts'
import { chickenChowMein } from './chicken-chow-mein.ts'
import { chickenFriedRice } from './chicken-fried-rice.ts'
import { chickenMangoCabbageSalad } from './chicken-mango-cabbage-salad.ts'
import { chickenPho } from './chicken-pho.ts'
import { coconutChickenLaksaBowl } from './coconut-chicken-laksa-bowl.ts'
import { filipinoChickenAdobo } from './filipino-chicken-adobo.ts'
import { gadoGadoMicrowave } from './gado-gado-microwave.ts'
import { gingerBokChoyShiitake } from './ginger-bok-choy-shiitake.ts'
import { kimchiTofuStew } from './kimchi-tofu-stew.ts'
import { lemongrassBeefSkewers } from './lemongrass-beef-skewers.ts'
import { lemongrassTurkeyBanhMiBurger } from './lemongrass-turkey-banh-mi-burger.ts'
import { mangoCoconutRice } from './mango-coconut-rice.ts'
import { microwaveGingerSalmonSpinach } from './microwave-ginger-salmon-spinach.ts'
import { papayaBananaCoconutBoat } from './papaya-banana-coconut-boat.ts'
import { peanutNoodlesTofuBroccoli } from './peanut-noodles-tofu-broccoli.ts'
import { porkCabbageSkillet } from './pork-cabbage-skillet.ts'
import { porkLarbPineappleCups } from './pork-larb-pineapple-cups.ts'
import { prawnOrangeSlaw } from './prawn-orange-slaw.ts'
import { prawnPadThai } from './prawn-pad-thai.ts'
import { quickChickenCongee } from './quick-chicken-congee.ts'
import { redCurryTofuGreenBeans } from './red-curry-tofu-green-beans.ts'
import { rujakFruitTamarind } from './rujak-fruit-tamarind.ts'
import { salmonPapayaHerbs } from './salmon-papaya-herbs.ts'
import { singaporeNoodlesTofu } from './singapore-noodles-tofu.ts'
import { steamedSeaBassGinger } from './steamed-sea-bass-ginger.ts'
import { tempehSambalGreenBeans } from './tempeh-sambal-green-beans.ts'
import { thaiBasilBeefCauliflower } from './thai-basil-beef-cauliflower.ts'
import { tofuMintSummerRolls } from './tofu-mint-summer-rolls.ts'
import { tomatoEggRice } from './tomato-egg-rice.ts'
import { turmericDillCod } from './turmeric-dill-cod.ts'
import { vietnameseTofuVermicelliSalad } from './vietnamese-tofu-vermicelli-salad.ts'

export const asian: readonly Recipe[] = [
  bananaCoconutSoup,
  bulgogiBeefTacos,
  chickenChowMein,
  chickenFriedRice,
  chickenMangoCabbageSalad,
  chickenPho,
  coconutChickenLaksaBowl,
  filipinoChickenAdobo,
  gadoGadoMicrowave,
  gingerBokChoyShiitake,
  kimchiTofuStew,
  lemongrassBeefSkewers,
  lemongrassTurkeyBanhMiBurger,
  mangoCoconutRice,
  microwaveGingerSalmonSpinach,
  papayaBananaCoconutBoat,
  peanutNoodlesTofuBroccoli,
  porkCabbageSkillet,
  porkLarbPineappleCups,
  prawnOrangeSlaw,
  prawnPadThai,
  quickChickenCongee,
  redCurryTofuGreenBeans,
  rujakFruitTamarind,
  salmonPapayaHerbs,
  singaporeNoodlesTofu,
  steamedSeaBassGinger,
  tempehSambalGreenBeans,
  thaiBasilBeefCauliflower,
  tofuMintSummerRolls,
  tomatoEggRice,
  turmericDillCod,
  vietnameseTofuVermicelliSalad,
]
