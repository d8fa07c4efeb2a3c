import type { Recipe } from '#planner/recipe.ts'
import { bananasFosterCup } from './bananas-foster-cup.ts'
import { blackEyedBeanGumbo } from './black-eyed-bean-gumbo.ts'
import { blackenedSnapperMaqueChoux } from './blackened-snapper-maque-choux.ts'
import { boudinSweetPotatoHash } from './boudin-sweet-potato-hash.ts'
import { cajunTofuSweetPotatoTray } from './cajun-tofu-sweet-potato-tray.ts'
import { calasRicePorridge } from './calas-rice-porridge.ts'
import { chickenCucumberBoats } from './chicken-cucumber-boats.ts'
import { chickenOkraGumbo } from './chicken-okra-gumbo.ts'
import { crayfishEtouffee } from './crayfish-etouffee.ts'
import { crayfishSweetPotato } from './crayfish-sweet-potato.ts'
import { creamyChickenPasta } from './creamy-chicken-pasta.ts'
import { creoleLentilSalad } from './creole-lentil-salad.ts'
import { dirtyCauliflowerRice } from './dirty-cauliflower-rice.ts'
import { figClementineCoconutBowl } from './fig-clementine-coconut-bowl.ts'
import { gumboZherbes } from './gumbo-zherbes.ts'
import { maqueChouxCup } from './maque-choux-cup.ts'
import { microwaveStuffedPeppers } from './microwave-stuffed-peppers.ts'
import { painPerduStrawberries } from './pain-perdu-strawberries.ts'
import { prawnRemouladeCups } from './prawn-remoulade-cups.ts'
import { redBeanTacosCelerySlaw } from './red-bean-tacos-celery-slaw.ts'
import { redBeansBrownRice } from './red-beans-brown-rice.ts'
import { roastedOkraPumpkinSeeds } from './roasted-okra-pumpkin-seeds.ts'
import { shrimpBoilTacos } from './shrimp-boil-tacos.ts'
import { shrimpBurgersRemoulade } from './shrimp-burgers-remoulade.ts'
import { turkeySausageJambalaya } from './turkey-sausage-jambalaya.ts'

export const cajun: readonly Recipe[] = [
  bananasFosterCup,
  blackEyedBeanGumbo,
  blackenedSnapperMaqueChoux,
  boudinSweetPotatoHash,
  cajunTofuSweetPotatoTray,
  calasRicePorridge,
  chickenCucumberBoats,
  chickenOkraGumbo,
  crayfishEtouffee,
  crayfishSweetPotato,
  creamyChickenPasta,
  creoleLentilSalad,
  dirtyCauliflowerRice,
  figClementineCoconutBowl,
  gumboZherbes,
  maqueChouxCup,
  microwaveStuffedPeppers,
  painPerduStrawberries,
  prawnRemouladeCups,
  redBeanTacosCelerySlaw,
  redBeansBrownRice,
  roastedOkraPumpkinSeeds,
  shrimpBoilTacos,
  shrimpBurgersRemoulade,
  turkeySausageJambalaya,
]
