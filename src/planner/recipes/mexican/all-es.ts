import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { bionicoFruitCupWordsEs } from './bionico-fruit-cup-words-es.ts'
import { blackBeanBurritoBowlWordsEs } from './black-bean-burrito-bowl-words-es.ts'
import { blackBeanEnchiladaBakeWordsEs } from './black-bean-enchilada-bake-words-es.ts'
import { blackBeanMangoTostadasWordsEs } from './black-bean-mango-tostadas-words-es.ts'
import { champurradoBreakfastWordsEs } from './champurrado-breakfast-words-es.ts'
import { chickenJicamaOrangeSaladWordsEs } from './chicken-jicama-orange-salad-words-es.ts'
import { chickenPozoleVerdeWordsEs } from './chicken-pozole-verde-words-es.ts'
import { chickenTingaSweetPotatoWordsEs } from './chicken-tinga-sweet-potato-words-es.ts'
import { crabCucumberTostadasWordsEs } from './crab-cucumber-tostadas-words-es.ts'
import { enfrijoladasQuesoFrescoWordsEs } from './enfrijoladas-queso-fresco-words-es.ts'
import { esquitesCupWordsEs } from './esquites-cup-words-es.ts'
import { fideoSecoWordsEs } from './fideo-seco-words-es.ts'
import { guacamoleJicamaSticksWordsEs } from './guacamole-jicama-sticks-words-es.ts'
import { huevosMexicanaWordsEs } from './huevos-mexicana-words-es.ts'
import { papayaLimeBoatWordsEs } from './papaya-lime-boat-words-es.ts'
import { picadilloSweetPotatoWordsEs } from './picadillo-sweet-potato-words-es.ts'
import { plantainTurkeyHashWordsEs } from './plantain-turkey-hash-words-es.ts'
import { porkSalsaVerdeCourgettesWordsEs } from './pork-salsa-verde-courgettes-words-es.ts'
import { prawnMangoCevicheWordsEs } from './prawn-mango-ceviche-words-es.ts'
import { snapperVeracruzWordsEs } from './snapper-veracruz-words-es.ts'
import { sopaTarascaWordsEs } from './sopa-tarasca-words-es.ts'
import { tofuChorizoTacosWordsEs } from './tofu-chorizo-tacos-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const mexicanEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'bionico-fruit-cup': bionicoFruitCupWordsEs,
  'black-bean-burrito-bowl': blackBeanBurritoBowlWordsEs,
  'black-bean-enchilada-bake': blackBeanEnchiladaBakeWordsEs,
  'black-bean-mango-tostadas': blackBeanMangoTostadasWordsEs,
  'champurrado-breakfast': champurradoBreakfastWordsEs,
  'chicken-jicama-orange-salad': chickenJicamaOrangeSaladWordsEs,
  'chicken-pozole-verde': chickenPozoleVerdeWordsEs,
  'chicken-tinga-sweet-potato': chickenTingaSweetPotatoWordsEs,
  'crab-cucumber-tostadas': crabCucumberTostadasWordsEs,
  'enfrijoladas-queso-fresco': enfrijoladasQuesoFrescoWordsEs,
  'esquites-cup': esquitesCupWordsEs,
  'fideo-seco': fideoSecoWordsEs,
  'guacamole-jicama-sticks': guacamoleJicamaSticksWordsEs,
  'huevos-mexicana': huevosMexicanaWordsEs,
  'papaya-lime-boat': papayaLimeBoatWordsEs,
  'picadillo-sweet-potato': picadilloSweetPotatoWordsEs,
  'plantain-turkey-hash': plantainTurkeyHashWordsEs,
  'pork-salsa-verde-courgettes': porkSalsaVerdeCourgettesWordsEs,
  'prawn-mango-ceviche': prawnMangoCevicheWordsEs,
  'snapper-veracruz': snapperVeracruzWordsEs,
  'sopa-tarasca': sopaTarascaWordsEs,
  'tofu-chorizo-tacos': tofuChorizoTacosWordsEs,
}
