/**
 * Names for the same food in the Spanish of Mexico, of the United States and of other countries. In each line every name
 * may stand for every other; a name before ">" stands for what follows it, and not the other way round.
 */
export const spanishSaidAs: readonly string[] = `
papa|patata
jitomate|tomate
chícharo|guisante|arveja|alverja
elote|choclo|mazorca|maíz tierno
ejote|judía verde|vainita|poroto verde
betabel|remolacha|betarraga
durazno|melocotón
chabacano|albaricoque|damasco
aguacate|palta
plátano|banana|banano|guineo
frijol|poroto|habichuela|caraota|judía|fréjol
calabacita|calabacín|zapallito
calabaza|zapallo|auyama|ayote
camote|batata|boniato
cacahuate|cacahuete|maní
jugo|zumo
fresa|frutilla
piña|ananá|ananás
toronja|pomelo
papaya|lechosa
sandía|patilla
col|repollo
pavo|guajolote
puerco|cerdo|chancho|cochino
res|vaca
ternera > res
camarón|gamba|langostino
hotcake|hot cake|panqueque|pancake|tortita|panqueca
pay|pie
pastel|bizcocho|queque
palomita|pochoclo|cotufa|canguil|crispeta|pop corn
sándwich|emparedado|bocadillo|sánduche|sanguche
torta > sándwich|torta
lonche > sándwich
helado|nieve
refresco|gaseosa|soda
licuado|batido|smoothie
yogur|yogurt|yoghurt
chile|ají
hamburguesa|burger
catsup|ketchup|cátsup
papitas > papas fritas bolsa
bistec|bistek|bife|bisté
deshebrada|desmenuzada|deshilachada
rostizado|rosticero|brasas
poro|puerro
mantequilla cacahuate|crema cacahuate
crema maní|crema cacahuate
soya|soja
dona|donut|rosquilla|dónut
huevo estrellado|huevo frito
huevo tibio|huevo cocido
blanquillo|huevo
omelette|omelet|tortilla huevo
tocino|bacon|tocineta|beicon|panceta
salchicha|frankfurt
jocho|hot dog|perro caliente
espagueti|spaghetti|espaguetti|tallarín
macarrón|coditos
light|dieta|cero|zero
descremada|desnatada|light
deslactosada|lactosa
endulzante|edulcorante|stevia
galleta salada|saladita|galleta soda
botana > frituras
frituras|fritura
tequila|mezcal
chela|cerveza
elote desgranado|esquite|granos elote
aguachile|ceviche
guisado|guiso|estofado
empanizado|empanado|apanado|rebozado|milanesa
milanesa res > bistec empanizado
mariscada > mariscos
verdura|vegetal
barrita|barra
pan caja|pan molde|pan blanco
cóctel|coctel
té helado|té frío
hervido|cocido
agua sabor|agua fresca
`
  .trim()
  .split('\n')

/** What is usually meant by a word that names many foods. */
export const spanishUsualKinds: readonly string[] = `
agua jamaica > agua sabor
agua limón > limonada
tostada > tostada maíz
nuez > nueces pecanas
`
  .trim()
  .split('\n')
