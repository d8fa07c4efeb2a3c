import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { bananasFosterCupWordsEs } from './bananas-foster-cup-words-es.ts'
import { blackEyedBeanGumboWordsEs } from './black-eyed-bean-gumbo-words-es.ts'
import { boudinSweetPotatoHashWordsEs } from './boudin-sweet-potato-hash-words-es.ts'
import { cajunTofuSweetPotatoTrayWordsEs } from './cajun-tofu-sweet-potato-tray-words-es.ts'
import { chickenCucumberBoatsWordsEs } from './chicken-cucumber-boats-words-es.ts'
import { chickenOkraGumboWordsEs } from './chicken-okra-gumbo-words-es.ts'
import { crayfishSweetPotatoWordsEs } from './crayfish-sweet-potato-words-es.ts'
import { creoleLentilSaladWordsEs } from './creole-lentil-salad-words-es.ts'
import { figClementineCoconutBowlWordsEs } from './fig-clementine-coconut-bowl-words-es.ts'
import { gumboZherbesWordsEs } from './gumbo-zherbes-words-es.ts'
import { maqueChouxCupWordsEs } from './maque-choux-cup-words-es.ts'
import { microwaveStuffedPeppersWordsEs } from './microwave-stuffed-peppers-words-es.ts'
import { painPerduStrawberriesWordsEs } from './pain-perdu-strawberries-words-es.ts'
import { prawnRemouladeCupsWordsEs } from './prawn-remoulade-cups-words-es.ts'
import { redBeanTacosCelerySlawWordsEs } from './red-bean-tacos-celery-slaw-words-es.ts'
import { redBeansBrownRiceWordsEs } from './red-beans-brown-rice-words-es.ts'
import { roastedOkraPumpkinSeedsWordsEs } from './roasted-okra-pumpkin-seeds-words-es.ts'
import { shrimpBoilTacosWordsEs } from './shrimp-boil-tacos-words-es.ts'
import { shrimpBurgersRemouladeWordsEs } from './shrimp-burgers-remoulade-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const cajunEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'bananas-foster-cup': bananasFosterCupWordsEs,
  'black-eyed-bean-gumbo': blackEyedBeanGumboWordsEs,
  'boudin-sweet-potato-hash': boudinSweetPotatoHashWordsEs,
  'cajun-tofu-sweet-potato-tray': cajunTofuSweetPotatoTrayWordsEs,
  'chicken-cucumber-boats': chickenCucumberBoatsWordsEs,
  'chicken-okra-gumbo': chickenOkraGumboWordsEs,
  'crayfish-sweet-potato': crayfishSweetPotatoWordsEs,
  'creole-lentil-salad': creoleLentilSaladWordsEs,
  'fig-clementine-coconut-bowl': figClementineCoconutBowlWordsEs,
  'gumbo-zherbes': gumboZherbesWordsEs,
  'maque-choux-cup': maqueChouxCupWordsEs,
  'microwave-stuffed-peppers': microwaveStuffedPeppersWordsEs,
  'pain-perdu-strawberries': painPerduStrawberriesWordsEs,
  'prawn-remoulade-cups': prawnRemouladeCupsWordsEs,
  'red-bean-tacos-celery-slaw': redBeanTacosCelerySlawWordsEs,
  'red-beans-brown-rice': redBeansBrownRiceWordsEs,
  'roasted-okra-pumpkin-seeds': roastedOkraPumpkinSeedsWordsEs,
  'shrimp-boil-tacos': shrimpBoilTacosWordsEs,
  'shrimp-burgers-remoulade': shrimpBurgersRemouladeWordsEs,
}
