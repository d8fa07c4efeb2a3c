// Written by node tools/foods/write-foods.ts from the planner's foods and tools/foods/sources/spanish.csv. Do not edit.

/** One food with a Spanish name a row: id, name, other names. */
export const spanishFoodTable = `
asparagus	Espárragos, crudos	
aubergine	Berenjena, cruda	
avocado	Aguacate, crudo	palta
baby-spinach	Espinacas baby, crudas	
bean-sprouts	Germinados de soya, crudos	
beetroot	Betabel, crudo	remolacha;betarraga
bok-choy	Bok choy, crudo	
broccoli	Brócoli, crudo	
brussels-sprouts	Coles de Bruselas, crudas	
butternut-squash	Calabaza butternut, cruda	
button-mushrooms	Champiñones blancos, crudos	
cabbage	Col blanca, cruda	repollo
carrot	Zanahoria, cruda	zanahoria rallada
cauliflower	Coliflor, cruda	
celeriac	Apio nabo, crudo	
celery	Apio, crudo	apio españa
cherry-tomatoes	Tomates cherry, crudos	
chestnut-mushrooms	Champiñones cremini, crudos	
chicory	Endivia, cruda	
chinese-leaf	Col china, cruda	
collard-greens	Hojas de berza	
courgette	Calabacita, cruda	calabacín;zapallito italiano
cucumber	Pepino, crudo	
daikon	Rábano daikon, crudo	
fennel	Bulbo de hinojo, crudo	
frozen-artichoke	Corazones de alcachofa congelados	
frozen-peas	Chícharos congelados	guisantes;arvejas
frozen-spinach	Espinacas congeladas	
frozen-sweetcorn	Granos de elote congelados	maíz dulce;choclo
garlic	Ajo, crudo	
ginger	Jengibre fresco, crudo	
green-beans	Ejotes, crudos	judías verdes;vainitas;porotos verdes;habichuelas tiernas
green-cabbage	Col de Saboya, cruda	
green-chilli	Chile verde, crudo	
green-pepper	Pimiento verde, crudo	
iceberg-lettuce	Lechuga iceberg	
jalapeno	Chile jalapeño, crudo	
jicama	Jícama, cruda	
kale	Col rizada (kale), cruda	
leek	Poro, crudo	puerro
little-gem	Cogollos de lechuga	
mangetout	Chícharos chinos planos, crudos	
mustard-greens	Hojas de mostaza	
nopales	Nopales, crudos	nopal;nopalitos
okra	Okra, cruda	
onion	Cebolla, cruda	
oyster-mushrooms	Setas, crudas	
parsnip	Chirivía, cruda	
plantain	Plátano macho maduro, crudo	plátano macho;plátano maduro
portobello-mushroom	Hongo portobello, crudo	
potato	Papa, cruda	patata
pumpkin	Calabaza de Castilla, cruda	
radicchio	Achicoria roja (radicchio), cruda	
radish	Rábano, crudo	
red-cabbage	Col morada, cruda	
red-chilli	Chile rojo fresco, crudo	
red-onion	Cebolla morada, cruda	
red-pepper	Pimiento rojo, crudo	
rocket	Arúgula, cruda	
romaine-lettuce	Lechuga romana	
salad-leaves	Mezcla de lechugas	
shallot	Chalote, crudo	
shiitake	Hongos shiitake, crudos	
spaghetti-squash	Calabaza espagueti, cruda	
spinach	Espinacas, crudas	
spring-onion	Cebollita de cambray, cruda	cebollín;cebolleta
sugar-snap-peas	Chícharos dulces en vaina, crudos	
swede	Colinabo, crudo	
sweet-potato	Camote, crudo	batata;boniato
swiss-chard	Acelgas, crudas	
tenderstem-broccoli	Broccolini, crudo	
tomatillo	Tomatillo, crudo	
tomato	Tomate, crudo	jitomate;tomate rojo;jitomates
turnip	Nabo, crudo	
watercress	Berros, crudos	
yellow-pepper	Pimiento amarillo, crudo	
apple	Manzana	manzana verde;manzana roja
apple-puree	Puré de manzana sin azúcar	
apricot	Chabacano	albaricoque;damasco
banana	Plátano	banano;guineo;cambur;plátano tabasco
blackberries	Zarzamoras	moras
blueberries	Moras azules	arándanos;arándanos azules
cherries	Cerezas	
clementine	Clementina	
cranberries	Arándanos rojos	
dried-apricots	Chabacanos secos	
dried-cranberries	Arándanos secos	
dried-figs	Higos secos	
fig	Higo fresco	
frozen-berries	Frutos rojos congelados	
frozen-mango	Mango congelado	
grapefruit	Toronja	pomelo
grapes	Uvas	uvas verdes;uvas rojas;uva
honeydew	Melón verde	
kiwi	Kiwi	
lemon	Limón amarillo	limón
lemon-juice	Jugo de limón amarillo	
lemon-zest	Ralladura de limón amarillo	
lime	Limón verde	limón;limón persa;lima
lime-juice	Jugo de limón verde	
mango	Mango	
medjool-dates	Dátil Medjool	
melon	Melón	melón chino;melón cantaloupe
nectarine	Nectarina	
orange	Naranja	
orange-juice	Jugo de naranja	zumo de naranja;jugo de naranja de caja
orange-zest	Ralladura de naranja	
papaya	Papaya	lechosa;fruta bomba
passion-fruit	Maracuyá	parcha;granadilla
peach	Durazno	melocotón
pear	Pera	
pineapple	Piña	ananá
plum	Ciruela	
pomegranate-seeds	Granos de granada	
prunes	Ciruelas pasas	
raisins	Pasas	uvas pasas;pasitas
raspberries	Frambuesas	
rhubarb	Ruibarbo	
strawberries	Fresas	frutillas
sultanas	Pasas rubias	
tinned-jackfruit	Yaca verde en agua, de lata, escurrida	
tinned-peaches	Duraznos en su jugo, de lata	
tinned-pineapple	Piña en su jugo, de lata, escurrida	
watermelon	Sandía	patilla
basil	Albahaca fresca	
chives	Cebollín	
coriander	Cilantro fresco	cilantro;culantro
curry-leaves	Hojas de curry	
dill	Eneldo fresco	
fresh-oregano	Orégano fresco	
fresh-sage	Salvia fresca	
fresh-tarragon	Estragón fresco	
lemongrass	Té limón (zacate limón)	
mint	Hierbabuena fresca	
parsley	Perejil fresco	
rosemary	Romero fresco	
thai-basil	Albahaca tailandesa	
thyme	Tomillo fresco	
allspice	Pimienta gorda molida	
ancho-chilli	Chile ancho seco	
bay-leaf	Hoja de laurel	
black-pepper	Pimienta negra	
cajun-seasoning	Sazonador cajún sin sal	
caraway-seeds	Semillas de alcaravea	
cardamom	Cardamomo molido	
cayenne	Pimienta de cayena	
celery-seed	Semillas de apio	
chilli-flakes	Hojuelas de chile	
chilli-powder	Chile suave en polvo	
chinese-five-spice	Cinco especias chinas	
chipotle-powder	Chile chipotle en polvo	
cinnamon	Canela molida	
cinnamon-stick	Raja de canela	
cloves	Clavo molido	
coriander-seed	Semilla de cilantro molida	
cumin	Comino molido	
cumin-seeds	Semillas de comino	
curry-powder	Curry en polvo	
dried-basil	Albahaca seca	
dried-dill	Eneldo seco	
dried-mint	Menta seca	
dried-oregano	Orégano seco	
dried-rosemary	Romero seco	
dried-sage	Salvia seca	
dried-thyme	Tomillo seco	
fennel-seeds	Semillas de hinojo	
fenugreek-seeds	Semillas de fenogreco	
garam-masala	Garam masala	
garlic-powder	Ajo en polvo	
ground-ginger	Jengibre en polvo	
herbes-de-provence	Hierbas de Provenza	
italian-seasoning	Hierbas italianas secas	
mustard-powder	Mostaza en polvo	
mustard-seeds	Semillas de mostaza	
nutmeg	Nuez moscada molida	
onion-powder	Cebolla en polvo	
paprika	Pimentón dulce (paprika)	
poppy-seeds	Semillas de amapola	
ras-el-hanout	Ras el hanout	
saffron	Azafrán	
salt	Sal	
smoked-paprika	Pimentón ahumado	
star-anise	Anís estrella	
sumac	Zumaque	
turmeric	Cúrcuma molida	
white-pepper	Pimienta blanca	
zaatar	Zaatar	
andouille	Salchicha andouille ahumada, cocida	
bacon	Rebanada de tocino ahumado magro, cruda	
beef-brisket	Pecho de res magro, crudo	
beef-chuck	Carne de res para guisar, cruda	
beef-flank	Bistec de falda, crudo	
beef-mince-10	Carne molida de res, 10 % de grasa, cruda	
beef-mince-5	Carne molida de res magra, 5 % de grasa, cruda	
beef-round	Bistec de res magro, crudo	
beef-sirloin	Bistec de sirloin sin grasa, crudo	
beef-stock	Caldo de res bajo en sal	
beef-tenderloin	Filete de res, crudo	
bison-mince	Carne molida de bisonte, cruda	
chicken-breast	Pechuga de pollo, cruda	
chicken-breast-cooked	Pechuga de pollo cocida	pechuga hervida
chicken-drumstick	Pierna de pollo sin piel, cruda	
chicken-liver	Hígados de pollo, crudos	
chicken-mince	Carne molida de pollo, cruda	
chicken-stock	Caldo de pollo bajo en sal	
chicken-stock-unsalted	Caldo de pollo sin sal	
chicken-thigh	Muslo de pollo sin hueso ni piel, crudo	
chorizo	Chorizo español curado	
cooked-ham	Jamón cocido	jamón de york
duck-breast	Pechuga de pato sin piel, cruda	
gelatine	Grenetina en polvo	
italian-sausage	Salchicha italiana de cerdo, cruda	
lamb-leg	Pierna de cordero magra, cruda	
lamb-loin	Chuleta de lomo de cordero magra, cruda	
lamb-mince	Carne molida de cordero magra, cruda	
lamb-stew	Carne de cordero magra para guisar, cruda	
pancetta	Panceta en cubitos	
pork-chop	Chuleta de lomo de cerdo sin hueso, cruda	
pork-leg	Pierna de cerdo magra, cruda	
pork-mince-lean	Carne molida de cerdo magra, cruda	
pork-shoulder	Espaldilla de cerdo magra, cruda	
pork-tenderloin	Filete de cerdo, crudo	
prosciutto	Jamón serrano	prosciutto;jamón crudo
turkey-bacon	Rebanada de tocino de pavo, cruda	
turkey-breast	Pechuga de pavo, cruda	
turkey-mince	Carne molida de pavo, 7 % de grasa, cruda	
turkey-sausage	Salchicha de pavo ahumada, cocida	
turkey-slices	Rebanadas de pavo asado, cocidas	pechuga de pavo en rebanadas
venison	Bistec de venado, crudo	
anchovies	Anchoas en aceite, escurridas	
catfish	Filete de bagre, crudo	
clams	Almejas sin concha, crudas	
clams-tinned	Almejas de lata, escurridas	
cod	Filete de bacalao fresco, crudo	
crab-meat	Carne blanca de cangrejo cocida	
crayfish	Colas de langostino de río cocidas	
haddock	Filete de eglefino, crudo	
halibut	Filete de halibut, crudo	
herring	Filete de arenque, crudo	
lobster	Carne de langosta cocida	
mackerel	Filete de macarela, crudo	
mackerel-tinned	Macarela en salmuera, de lata, escurrida	
monkfish	Cola de rape, cruda	
mussels	Mejillones sin concha, crudos	
octopus	Pulpo, crudo	
oysters	Ostiones sin concha, crudos	
pollock	Filete de abadejo de Alaska, crudo	
prawns	Camarones crudos pelados	gambas
prawns-cooked	Camarones cocidos pelados	
salmon	Filete de salmón, crudo	
salmon-tinned	Salmón rosado de lata, escurrido	
salmon-wild	Filete de salmón silvestre, crudo	
sardines-tinned	Sardinas en aceite, de lata, escurridas	
scallops	Callos de hacha, crudos	
sea-bass	Filete de robalo, crudo	
smoked-haddock	Eglefino ahumado	
smoked-salmon	Salmón ahumado	
snapper	Filete de huachinango, crudo	
sole	Filete de lenguado, crudo	
squid	Calamar, crudo	
swordfish	Rebanada de pez espada, cruda	
tilapia	Filete de tilapia, crudo	
trout	Filete de trucha, crudo	
tuna-steak	Medallón de atún aleta amarilla, crudo	
tuna-tinned	Atún en agua, de lata, escurrido	atún en lata;atún enlatado
blue-cheese	Queso azul	queso roquefort
brie	Queso brie	
butter	Mantequilla sin sal	mantequilla
buttermilk	Suero de leche (buttermilk)	
cheddar	Queso cheddar añejo	
cheddar-light	Queso cheddar reducido en grasa	
cotija	Queso cotija	
cottage-cheese	Queso cottage bajo en grasa	
cream-cheese-light	Queso crema light	queso Philadelphia light
creme-fraiche-light	Crème fraîche reducida en grasa	
double-cream	Crema para batir espesa	
egg	Huevo, crudo	huevo de gallina;blanquillo
egg-white	Clara de huevo, cruda	
egg-yolk	Yema de huevo, cruda	
feta	Queso feta	
ghee	Ghee	
goats-cheese	Queso de cabra suave	
greek-yogurt-0	Yogur griego sin grasa	
greek-yogurt-2	Yogur griego bajo en grasa	
greek-yogurt-5	Yogur griego entero	
gruyere	Queso gruyer	
half-fat-mozzarella	Queso mozzarella semidescremado	
halloumi	Queso halloumi	
kefir	Kéfir natural	
lactose-free-milk	Leche semidescremada deslactosada	
lactose-free-yogurt	Yogur natural sin lactosa	
manchego	Queso manchego	
milk-semi	Leche semidescremada	leche parcialmente descremada;leche light
milk-skim	Leche descremada	leche light;leche desnatada;leche deslactosada light;leche sin grasa
milk-whole	Leche entera	
monterey-jack	Queso Monterey Jack	
mozzarella	Queso mozzarella	queso mozarela
natural-yogurt	Yogur natural bajo en grasa	
oaxaca-cheese	Queso asadero	queso Oaxaca;quesillo;queso de hebra;queso para fundir
paneer	Queso paneer	
parmesan	Queso parmesano	
pecorino	Queso pecorino	
quark	Queso quark sin grasa	
queso-fresco	Queso fresco	queso panela;queso ranchero;queso blanco fresco
ricotta	Queso ricotta semidescremado	
single-cream	Crema líquida	
soured-cream	Crema agria reducida en grasa	
swiss-cheese	Queso suizo	
vegetarian-hard-cheese	Queso vegetariano tipo parmesano	
whey-protein	Proteína de suero en polvo, sin sabor	
amaranth	Amaranto, crudo	
arborio-rice	Arroz para risotto, crudo	
basmati-rice	Arroz basmati, crudo	
brown-rice	Arroz integral, crudo	
brown-rice-cooked	Arroz integral precocido	
buckwheat	Trigo sarraceno en grano, crudo	
buckwheat-flour	Harina de trigo sarraceno	
bulgur	Trigo bulgur, crudo	
couscous	Cuscús, crudo	
couscous-wholewheat	Cuscús integral, crudo	
egg-noodles	Fideos de huevo secos	
farro	Farro perlado, crudo	
freekeh	Freekeh, crudo	
gf-oats	Avena en hojuelas sin gluten, cruda	
gf-pasta	Pasta sin gluten, cruda	
gf-spaghetti	Espagueti sin gluten, crudo	
grits	Sémola de maíz (grits)	
lasagne-sheets	Hojas para lasaña	
millet	Mijo, crudo	
oats	Avena en hojuelas, cruda	avena cruda;copos de avena
orzo	Pasta orzo, cruda	
pasta	Pasta corta, cruda	
pasta-wholewheat	Pasta integral, cruda	
pearl-barley	Cebada perla, cruda	
polenta	Polenta, cruda	
popcorn	Palomitas naturales sin aceite	
quinoa	Quinoa, cruda	
quinoa-cooked	Quinoa precocida	
ramen-noodles	Fideos ramen secos	
red-rice	Arroz rojo, crudo	
rice-cooked	Arroz basmati precocido	
rice-noodles	Fideos de arroz planos, crudos	
rice-paper	Hoja de papel de arroz	
rice-vermicelli	Fideos de arroz delgados, crudos	
soba	Fideos soba de trigo sarraceno con trigo, crudos	
soba-gf	Fideos soba de puro trigo sarraceno, crudos	
spaghetti	Espagueti, crudo	
spaghetti-wholewheat	Espagueti integral, crudo	
sushi-rice	Arroz para sushi, crudo	
udon	Fideos udon secos	
wild-rice	Arroz salvaje, crudo	
bagel-thin	Bagel integral delgado	
baguette	Baguette	pan francés barra;pan baguette
breadcrumbs	Pan molido	
burger-bun	Pan para hamburguesa	
burger-bun-wholemeal	Pan integral para hamburguesa	
ciabatta	Chapata	
corn-tortilla	Tortilla de maíz	tortillas;tortilla de nixtamal;tortilla azul
english-muffin	Muffin inglés integral	
flour-tortilla	Tortilla de harina	tortillas de harina;tortilla de trigo
gf-bread	Pan sin gluten	
gf-breadcrumbs	Pan molido sin gluten	
gf-burger-bun	Pan para hamburguesa sin gluten	
naan	Pan naan integral	
oatcakes	Galleta de avena salada	
phyllo	Hoja de masa filo	
pitta-white	Pan pita blanco	pan árabe;pan pita;pita
pitta-wholemeal	Pan pita integral	
rice-cakes	Galleta de arroz inflado	tortitas de arroz;galletas de arroz infladas
rye-bread	Pan de centeno	
rye-crispbread	Galleta crujiente de centeno	
sourdough	Pan de masa madre	
taco-shells	Tostada doblada para taco	
tortilla-chips	Totopos sin sal	
tortilla-wholemeal	Tortilla de harina integral	
wheat-bran	Salvado de trigo	
wholemeal-bread	Pan integral	pan de trigo integral;pan negro;pan integral de caja
adzuki-beans	Frijoles adzuki cocidos	
baked-beans	Frijoles en salsa de tomate sin sal añadida	
black-beans	Frijoles negros de lata, escurridos	
black-eyed-beans	Frijoles de ojo negro cocidos	
broad-beans	Habas congeladas	
butter-beans	Habas lima de lata, escurridas	
cannellini-beans	Frijoles cannellini de lata, escurridos	
chickpea-flour	Harina de garbanzo	
chickpeas	Garbanzos de lata, escurridos	
chickpeas-dried	Garbanzos secos	
edamame	Edamame congelado, sin vaina	
green-lentils	Lentejas verdes, crudas	
haricot-beans	Frijoles blancos de lata, escurridos	
hummus	Hummus	humus
kidney-beans	Frijoles rojos de lata, escurridos	
lentil-pasta	Pasta de lenteja roja, cruda	
lentils-tinned	Lentejas verdes de lata, escurridas	
mung-dal	Frijoles mungo partidos (moong dal), crudos	
pea-protein	Proteína de chícharo en polvo, natural	
peanut-butter	Crema de cacahuate sin trozos	mantequilla de maní;mantequilla de cacahuate
peanuts	Cacahuates tostados sin sal	maní
pinto-beans	Frijoles pintos de lata, escurridos	
red-lentils	Lentejas rojas, crudas	
refried-beans	Frijoles refritos sin grasa	
silken-tofu	Tofu sedoso firme	
smoked-tofu	Tofu ahumado	
soft-tofu	Tofu suave	
soya-mince	Soya texturizada seca	
soya-yogurt	Yogur de soya natural sin azúcar	
split-peas	Chícharos secos partidos	
tempeh	Tempeh	
tofu	Tofu firme	
tofu-extra-firm	Tofu extrafirme	
urad-dal	Urad dal, crudo	
almond-butter	Crema de almendra	
almonds	Almendras	
brazil-nuts	Nueces de Brasil	
cashew-butter	Crema de nuez de la India	
cashews	Nueces de la India	marañón;anacardos;cajú
chestnuts	Castañas cocidas	
chia-seeds	Semillas de chía	
coconut-chips	Hojuelas de coco sin azúcar	
desiccated-coconut	Coco rallado seco	
flaked-almonds	Almendras fileteadas	
flaxseed	Linaza molida	
ground-almonds	Almendra molida	
hazelnuts	Avellanas	
hemp-seeds	Semillas de cáñamo peladas	
macadamias	Nueces de macadamia	
pecans	Nueces pecanas	nueces;nuez pecana
pine-nuts	Piñones	
pistachios	Pistaches pelados	
pumpkin-seeds	Pepitas de calabaza	pepitas;semillas de calabaza
sesame-seeds	Ajonjolí	semillas de sésamo;sésamo
sunflower-seed-butter	Crema de semilla de girasol	
sunflower-seeds	Semillas de girasol	pipas
tahini	Tahini	
walnuts	Nueces de Castilla	nueces;nuez de nogal
adobo-chipotle	Chile chipotle adobado	
artichoke-hearts	Corazones de alcachofa en agua, escurridos	
bamboo-shoots	Brotes de bambú, escurridos	
coconut-milk	Leche de coco	
coconut-milk-light	Leche de coco light	
enchilada-sauce	Salsa roja para enchiladas	
hearts-of-palm	Palmitos, escurridos	
hominy	Maíz pozolero cocido, escurrido	
kombu	Alga kombu seca	
marinara	Salsa de tomate para pasta baja en sal	
miso	Miso blanco	
nori	Hoja de alga nori	
passata	Puré de tomate colado (passata)	
pumpkin-puree	Puré de calabaza	
rice-miso	Miso de arroz	
tinned-green-chillies	Chiles verdes suaves de lata	
tinned-sweetcorn	Granos de elote de lata, escurridos	
tinned-tomatoes	Tomates picados de lata	
tomato-puree	Pasta de tomate	
vegetable-stock	Caldo de verduras bajo en sal	
vegetable-stock-cube	Cubo de caldo de verduras	
vine-leaves	Hojas de parra en salmuera, escurridas	
wakame	Alga wakame seca	
water-chestnuts	Castañas de agua	
apple-cider-vinegar	Vinagre de manzana	
avocado-oil	Aceite de aguacate	
balsamic-vinegar	Vinagre balsámico	
barbecue-sauce	Salsa barbecue	salsa barbecue
capers	Alcaparras, escurridas	
coconut-aminos	Aminos de coco	
coconut-oil	Aceite de coco	
cooking-spray	Aceite de oliva en aerosol	
cornichons	Pepinillos cornichon	
dijon-mustard	Mostaza Dijon	
dill-pickle	Pepinillo al eneldo	
fish-sauce	Salsa de pescado	
gochujang	Gochujang	
green-olives	Aceitunas verdes	
harissa	Pasta de harissa con rosas	
hoisin-sauce	Salsa hoisin	
horseradish	Raíz fuerte preparada	
hot-sauce	Salsa picante	Valentina;Tabasco;Cholula;Búfalo;salsa Valentina
ketchup	Cátsup	catsup;ketchup;salsa de tomate dulce
kimchi	Kimchi	
malt-vinegar	Vinagre de malta	
mayonnaise-light	Mayonesa light	mayonesa baja en grasa
mirin	Mirin	
mustard	Mostaza amarilla	
nutritional-yeast	Levadura nutricional	
olive-oil	Aceite de oliva	aceite de olivo
olives	Aceitunas negras	
oyster-sauce	Salsa de ostión	
peanut-oil	Aceite de cacahuate	
pesto	Pesto de albahaca	
pickled-ginger	Jengibre encurtido	
pickled-jalapenos	Jalapeños en escabeche	
pomegranate-molasses	Melaza de granada	
rapeseed-oil	Aceite de canola	
red-curry-paste	Pasta de curry rojo tailandés	
red-wine-vinegar	Vinagre de vino tinto	
rice-vinegar	Vinagre de arroz	
roasted-peppers	Pimientos rojos asados, escurridos	
salsa	Salsa roja de tomate	
salsa-verde	Salsa verde de tomatillo	
sauerkraut	Chucrut	
sesame-oil	Aceite de ajonjolí tostado	
soy-sauce	Salsa de soya baja en sal	salsa de soja
sriracha	Sriracha	
sun-dried-tomatoes	Tomates deshidratados	
sunflower-oil	Aceite de girasol	
tamari	Tamari bajo en sal	
tamarind-paste	Pasta de tamarindo	
teriyaki-sauce	Salsa teriyaki	
thai-curry-paste	Pasta de curry rojo tailandés con camarón	
vegan-mayonnaise	Mayonesa vegana	
walnut-oil	Aceite de nuez	
wasabi	Pasta de wasabi	
white-wine-vinegar	Vinagre de vino blanco	
worcestershire-sauce	Salsa inglesa	
agave-syrup	Miel de agave	jarabe de agave
almond-flour-fine	Harina de almendra fina	
apricot-jam	Mermelada de chabacano	
arrowroot	Arrurruz en polvo	
baking-powder	Polvo para hornear	
bicarbonate-of-soda	Bicarbonato de sodio	
brown-sugar	Azúcar morena clara	
cassava-flour	Harina de yuca	
caster-sugar	Azúcar refinada fina	
cocoa	Cocoa en polvo	
coconut-flour	Harina de coco	
cornflour	Fécula de maíz	maicena;almidón de maíz
cornmeal	Harina gruesa de maíz (cornmeal)	
cream-of-tartar	Crémor tártaro	
dark-chocolate	Chocolate amargo, 70 %	
dark-chocolate-chips	Chispas de chocolate amargo	
dried-yeast	Levadura seca	
gf-flour	Harina sin gluten	
gf-self-raising-flour	Harina sin gluten con polvo para hornear	
honey	Miel	miel de abeja
jam-reduced	Mermelada reducida en azúcar	
maple-syrup	Miel de maple	jarabe de maple
masa-harina	Harina de maíz nixtamalizado (masa harina)	
molasses	Melaza oscura	
oat-bran	Salvado de avena	
peanut-flour	Harina de cacahuate desgrasada	
plain-flour	Harina de trigo	harina
potato-starch	Fécula de papa	
rice-flour	Harina de arroz	
self-raising-flour	Harina leudante	
semolina	Sémola de trigo	
tapioca-starch	Fécula de tapioca	
vanilla-extract	Extracto de vainilla	
wheat-germ	Germen de trigo	
wholemeal-flour	Harina integral	
almond-milk	Leche de almendra sin azúcar	
apple-juice	Jugo de manzana	zumo de manzana
beer	Cerveza clara	
coconut-drink	Bebida de coco sin azúcar	
coconut-water	Agua de coco	
coffee	Café preparado	café de filtro
espresso	Café espresso	
gf-oat-milk	Bebida de avena sin gluten	
green-tea	Té verde	
matcha	Matcha en polvo	
oat-milk	Bebida de avena sin azúcar	
pineapple-juice	Jugo de piña	zumo de piña
red-wine	Vino tinto seco	
rice-milk	Bebida de arroz	
sake	Sake	
soya-milk	Leche de soya sin azúcar	leche de soja sin azúcar
tea	Té negro	
tomato-juice	Jugo de tomate sin sal	
white-wine	Vino blanco seco	
11100000	Leche	leche de vaca;leche blanca
11112110	Leche semidescremada (2 %)	leche parcialmente descremada;leche reducida en grasa
11112210	Leche baja en grasa (1 %)	
11114330	Leche deslactosada	leche sin lactosa
11115400	Kéfir	búlgaros
11116000	Leche de cabra	
11210050	Leche evaporada	leche Clavel
11220000	Leche condensada	lechera;La Lechera
11300100	Leche vegetal	bebida vegetal
11320000	Leche de soya endulzada	leche de soja
11350000	Leche de almendras endulzada	
11350010	Leche de almendras con chocolate	
11350040	Leche de almendras	bebida de almendra
11360000	Leche de arroz	bebida de arroz
11360200	Leche de avena	bebida de avena
11370000	Leche de coco para beber	bebida de coco
11400000	Yogur	yogurt;yoghurt
11400010	Yogur griego	yogurt griego
11411010	Yogur natural	yogurt natural
11411390	Yogur griego natural	yogurt griego natural
11430000	Yogur con fruta	yogurt de fresa;yogurt de durazno
11433990	Yogur griego con fruta	yogurt griego con fruta
11436000	Yogur para beber	yogurt bebible;yogurt para tomar;bebida de yogurt
11459990	Yogur helado	yogurt helado;helado de yogurt
11511000	Leche con chocolate	chocomilk;choco milk;leche chocolatada;leche de chocolate
11513380	Leche con Nesquik	Nesquik
11512005	Chocolate caliente	chocolate con leche;taza de chocolate;cocoa caliente;chocolate Abuelita;chocolate Ibarra
11519040	Leche de fresa	leche sabor fresa;leche rosa
11526000	Leche malteada	
11531000	Rompope	ponche de huevo;eggnog
11541400	Malteada	leche malteada con helado;milkshake;batido de helado;malteada de chocolate;malteada de fresa;malteada de vainilla
11551050	Licuado	batido;licuado de plátano;licuado de fresa;licuado de fruta con leche
11553100	Smoothie de fruta	batido de fruta;licuado de fruta;smoothie
12120100	Crema para café half and half	media crema ligera;half and half
12130100	Crema para batir	crema líquida;nata para montar
12140000	Crema batida	crema chantilly
12200100	Sustituto de crema para café	crema en polvo para café;Coffee Mate
12310100	Crema ácida	crema;crema agria;crema mexicana
13110000	Helado	nieve de leche;mantecado
13110100	Helado de vainilla	
13110110	Helado de chocolate	nieve de chocolate
13120550	Sándwich de helado	
13120740	Cono de helado	barquillo de helado
13121000	Sundae	helado con jarabe
13121120	Banana split	
13200110	Pudín de chocolate	budín de chocolate
13210110	Budín de pan	pudín de pan;capirotada
13210300	Natilla	natillas;crema pastelera
13210350	Flan	flan napolitano
13210370	Crème brûlée	crema quemada;crema catalana
13210410	Arroz con leche	
13230500	Pudín de tapioca	
13250000	Mousse	mousse de chocolate
13252200	Cajeta	dulce de leche;arequipe;manjar
13252600	Tiramisú	
14010000	Queso	
14103010	Queso camembert	
14104100	Queso cheddar	queso amarillo cheddar
14104700	Queso de cabra	
14105010	Queso gouda	queso edam
14107200	Queso munster	
14108010	Queso parmesano rallado	
14108400	Queso provolone	
14120010	Mezcla de quesos mexicanos rallados	queso rallado
14131000	Queso añejo	
14200100	Queso cottage	
14201500	Requesón	queso ricotta
14203510	Queso blanco	queso puertorriqueño
14301010	Queso crema	Philadelphia;queso filadelfia
14410110	Queso amarillo	queso americano;queso para hamburguesa
14410500	Queso procesado	
14620200	Dip de queso	queso para nachos;salsa de queso para botana
14630100	Fondue de queso	queso fundido
14640000	Sándwich de queso	
14640100	Sándwich de queso a la plancha	sándwich de queso derretido;grilled cheese
14650100	Salsa de queso	
14650160	Salsa Alfredo	
20000000	Carne	
21000100	Carne de res	res;carne de vaca;ternera
21001000	Bistec	bistec de res;bistek;bife;carne asada;filete de res
21101000	Bistec de res asado	carne asada;arrachera
21101170	Rib eye	ribeye;bistec rib eye
21101150	Bistec suavizado	
21101160	Arrachera	falda de res;suadero
21102150	Sirloin	bistec sirloin;aguayón
21103150	T-bone	
21103180	Filete de res	lomo fino
21301000	Cola de res	rabo de res
21304200	Costilla de res	costillas de res;agujas
21401000	Rosbif	carne de res al horno
21407000	Carne de res en olla	carne deshebrada;ropa vieja
21410000	Carne de res para guisar cocida	trozos de res guisados
21416000	Corned beef	carne curada
21417100	Pecho de res	brisket
21500100	Carne molida	carne molida de res;carne picada;picadillo de res
21602100	Carne seca	machaca;cecina seca;beef jerky
22000100	Carne de cerdo	cerdo;puerco;carne de puerco;chancho
22002000	Carne molida de cerdo	carne molida de puerco
22002050	Carnitas	carnitas de puerco
22101000	Chuleta de cerdo	chuleta de puerco;chuletas
22101300	Chuleta de cerdo empanizada	chuleta empanizada
22210300	Lomo de cerdo	lomo de puerco;filete de cerdo
22311000	Jamón	jamón de pierna;jamón cocido;jamón york
22400100	Cerdo al horno	pierna de cerdo;pierna al horno;pernil;lechón;cochinita;cochinita pibil
22600100	Tocino	bacon;tocineta;beicon
22700000	Costillas	costillitas
22701000	Costillas de cerdo	costillas de puerco;costillas bbq;costillas en salsa
22708020	Panceta de cerdo	
22709010	Chicharrón	chicharrón de cerdo;chicharrones;cueritos fritos
22707010	Manitas de cerdo	patitas de puerco
22704010	Chicharrón con carne	
23000100	Cordero	borrego;carnero;barbacoa de borrego
23101000	Chuleta de cordero	
23150100	Cabrito	chivo;birria de chivo
23310000	Conejo	
24100000	Pollo	carne de pollo
24102000	Pollo asado	pollo a la parrilla;pollo al horno
24102050	Pollo rostizado	pollo rosticero;pollo a las brasas;pollo al carbón
24103000	Pollo cocido	pollo hervido;pollo deshebrado;pollo desmenuzado;pollo guisado
24107070	Pollo frito	pollo empanizado;pollo Kentucky;KFC
24120110	Pechuga de pollo	pechuga
24120120	Pechuga de pollo sin piel	
24122140	Pechuga de pollo al horno	
24123300	Pechuga de pollo a la plancha	pechuga asada;pollo a la plancha
24127200	Milanesa de pollo	pechuga empanizada;pechuga de pollo frita
24130210	Pierna y muslo de pollo	
24140210	Pierna de pollo	piernitas de pollo;muslito
24150210	Muslo de pollo	
24160110	Alitas de pollo	ala de pollo
24168000	Alitas en salsa picante	alitas;alitas buffalo;alitas picosas;wings
24168001	Alitas en otra salsa	alitas bbq
24198720	Carne molida de pollo	
24198729	Nuggets de pollo	nuggets;trocitos de pollo empanizados
24198739	Tiras de pollo	tenders de pollo;dedos de pollo;fingers de pollo
24198671	Medallón de pollo empanizado	
24201000	Pavo	guajolote;carne de pavo
24207000	Carne molida de pavo	
24208500	Tocino de pavo	
24300110	Pato	
25110140	Hígado de res	hígado encebollado
25110450	Hígado de pollo	higaditos de pollo
25160000	Lengua	lengua de res;tacos de lengua
25170110	Panza de res	mondongo;callos;tripa
25210110	Salchicha	salchicha para hot dog;salchicha viena;frankfurter
25220210	Moronga	morcilla
25220410	Mortadela	boloña;bologna
25220710	Chorizo	chorizo frito;longaniza
25221250	Pepperoni	peperoni
25221310	Salchicha polaca	
25221350	Salchicha italiana	
25221400	Salchicha para asar	chistorra
25221500	Salami	
25221215	Pastrami	
25230110	Carnes frías	embutidos;fiambre
25230530	Spam	
26100110	Pescado	filete de pescado
26100120	Pescado al horno	pescado asado;pescado a la plancha;pescado empapelado
26100140	Pescado frito	mojarra frita;pescado empanizado
26100160	Pescado al vapor	
26100270	Palitos de pescado	deditos de pescado
26101110	Anchoas	
26107110	Bagre	
26109110	Bacalao	
26115110	Lenguado	
26133110	Huachinango	pargo;pescado a la veracruzana
26137110	Salmón	filete de salmón
26137120	Salmón al horno	
26137123	Salmón a la plancha	salmón asado
26139180	Sardinas	sardinas en lata;sardinas en salsa de tomate
26151110	Trucha	
26153110	Atún fresco	
26155110	Atún	atún en lata;atún enlatado;atún en agua;lata de atún
26158000	Tilapia	mojarra;filete de tilapia
26205110	Pulpo	
26213140	Calamares fritos	aros de calamar
26213120	Calamar	calamares
26300000	Mariscos	
26303110	Almejas	
26305160	Cangrejo	jaiba
26311110	Langosta	
26313110	Mejillones	
26315100	Ostiones	ostras
26319110	Camarones	camarón;gambas
26319140	Camarones empanizados	camarones fritos
26319130	Camarones cocidos	
26319123	Camarones asados	camarones a la plancha;camarones a la parrilla
27100100	Barbacoa	barbacoa de res;carne en salsa BBQ
27116350	Picadillo	carne molida guisada;picadillo mexicano
27111300	Carne guisada	guisado de res;bistec en salsa;bistec a la mexicana;bistec ranchero;bistec en chile pasilla
27111405	Chili con carne	chili
27111406	Chili con carne y frijoles	
27113100	Res stroganoff	strogonoff
27113300	Albóndigas suecas	
27116100	Curry de res	
27120060	Cerdo agridulce	
27120130	Cerdo guisado	puerco guisado;puerco en salsa verde;carne de puerco en salsa verde;carne de cerdo en salsa verde;chicharrón en salsa verde
27121000	Cerdo en chile colorado	cerdo en adobo;carne de puerco en chile rojo
27141050	Pollo en salsa de tomate	pollo entomatado;tinga de pollo;pollo guisado;pollo en salsa verde;pollo en salsa
27146100	Pollo agridulce	
27146150	Curry de pollo	pollo al curry
27146155	Curry de pollo con arroz	pollo al curry con arroz
27146160	Pollo con mole	mole con pollo;mole poblano con pollo
27146011	Pollo BBQ	pollo en salsa BBQ;pollo barbecue
27146250	Cordon bleu de pollo	
27146300	Pollo a la parmesana	
27146350	Pollo a la naranja	
27145000	Pollo teriyaki	
27143000	Pollo a la crema	pollo en crema
27144000	Pollo con champiñones	
27150110	Coctel de camarón	coctel de camarones;cóctel de camarones
27150230	Camarones al ajo	camarones al mojo de ajo;camarones al ajillo
27151030	Ceviche	ceviche de pescado;ceviche de camarón;aguachile;tostada de ceviche
27151070	Guiso de pescado	
27160100	Albóndigas	albóndigas en salsa;albóndigas en chipotle
27213010	Biryani de carne	
27214100	Pastel de carne	pan de carne;albondigón
27243000	Arroz con pollo	
27243100	Biryani de pollo	
27311410	Guiso de res	estofado de res;puchero;carne con papas
27311510	Pastel de carne con puré de papa	shepherd's pie
27341520	Guiso de pollo	estofado de pollo
27221150	Guiso de cerdo	
27347100	Pay de pollo	pot pie de pollo
27343910	Chow mein de pollo	
27350020	Paella de mariscos	
27360090	Paella	
27363100	Jambalaya	
27415110	Res con brócoli	
27416150	Bistec con pimientos	
27416400	Salteado de res con verduras	fajitas de res
27415100	Res con verduras	
27440110	Pollo con verduras	
27445220	Pollo kung pao	
27445150	Pollo General Tso	
27446200	Ensalada de pollo	
27450060	Ensalada de atún	atún con mayonesa
27450070	Ensalada de camarón	
27450010	Ensalada de cangrejo	ensalada de surimi
27500050	Sándwich	emparedado;sandwich;sánduche;bocadillo
27500300	Wrap	burrito de ensalada;wrap de pollo
27510155	Hamburguesa con queso	cheeseburger
27510521	Hamburguesa	hamburguesa sencilla;hamburguesa de carne
27510389	Big Mac (McDonald's)	hamburguesa Big Mac
27510172	Hamburguesa con queso (McDonald's)	
27510553	Hamburguesa (McDonald's)	
27510387	Hamburguesa doble con queso (McDonald's)	
27510229	Cuarto de libra (McDonald's)	
27510615	Whopper (Burger King)	
27510700	Sándwich de albóndigas	
27513010	Sándwich de rosbif	
27514010	Sándwich de bistec	torta de bistec;torta de carne asada;pepito de res
27514030	Philly cheesesteak	
27516010	Gyro	taco árabe
27520210	Sándwich de jamón	torta de jamón;sandwich de jamón
27520220	Sándwich de jamón y queso	torta de jamón y queso;mixto;sincronizada
27520410	Sándwich cubano	torta cubana;cubano
27520520	Sándwich de cerdo	torta de pierna;torta de carnitas;torta ahogada
27540010	Sándwich de pavo	
27540120	Sándwich de ensalada de pollo	sándwich de pollo con mayonesa
27540123	Sándwich club	club sándwich
27540132	Sándwich de pollo	torta de pollo;torta de milanesa;hamburguesa de pollo
27550300	Sándwich de pescado	
27550720	Sándwich de atún	torta de atún;sándwich de ensalada de atún
27560130	Sándwich de mortadela	
27560300	Banderilla	corn dog;salchicha empanizada
27564000	Hot dog	perro caliente;jocho;hot dogs;pancho
28310230	Sopa de albóndigas	caldo de albóndigas
28315140	Caldo de res	sopa de res;cocido de res;mole de olla
28315150	Pozole	pozole rojo;pozole verde;pozole de puerco
28340120	Consomé	caldo
28340660	Sopa de pollo	
28340670	Caldo de pollo	sopa de pollo con verduras;consomé de pollo
28345110	Crema de pollo	
28355480	Caldo de mariscos	sopa de mariscos;caldo de camarón;caldo de pescado;siete mares
28520010	Gravy	salsa de carne
28522000	Mole	salsa de mole;mole poblano;mole negro
168069	Menudo	pancita en caldo;mondongo;sopa de panza
31102000	Huevo cocinado	huevos
31103010	Huevo cocido	huevo duro;huevo hervido;huevo pochado;huevos cocidos;huevo tibio
31105090	Huevo frito	huevo estrellado;huevos estrellados;huevo a la plancha
31105030	Huevo frito en aceite	
31105040	Huevo frito en mantequilla	
31108110	Clara de huevo cocinada	claras de huevo
31111010	Yema de huevo cocinada	
32101500	Huevos benedictinos	
32102000	Huevos rellenos	huevos endiablados
32103000	Ensalada de huevo	
32105180	Huevos rancheros	huevos divorciados;huevos a la mexicana
32130070	Huevos revueltos	omelette;omelet;tortilla de huevo;huevo revuelto
32130170	Omelette con queso	huevos revueltos con queso
32130270	Huevos con jamón	huevos con chorizo;huevo con tocino;huevos revueltos con carne;machaca con huevo;omelette con jamón
32130410	Huevos revueltos con tomate	huevos a la mexicana;huevo con jitomate
32131210	Huevos con papas	tortilla española;tortilla de papas;huevo con papa
32400080	Omelette de claras	claras revueltas
34001100	Sándwich de huevo	torta de huevo
34003100	Burrito de huevo	burrito de desayuno
34003130	Burrito de huevo con tocino	
41100990	Frijoles	frijoles de olla;frijoles cocidos;habichuelas;porotos;frijol
41101090	Frijoles blancos	alubias;alubias cocidas
41101990	Frijoles negros	caraotas
41102080	Frijoles negros de lata	
41103990	Frijoles pintos	frijoles bayos;frijoles de la olla
41104080	Frijoles pintos de lata	
41104250	Frijoles charros	frijoles con tocino;frijoles borrachos;frijoles puercos
41105990	Frijoles rojos	habichuelas rojas;frijoles colorados
41102990	Frijoles lima	habas lima;pallares
41102210	Habas	
41107010	Soya cocida	
41201010	Frijoles dulces al horno	baked beans
41205010	Frijoles refritos	refritos;frijoles machacados;frijoles molidos
41205030	Frijoles refritos con carne	frijoles con chorizo
41208100	Frijoles con carne	frijolada;feijoada
41209000	Falafel	
41301990	Garbanzos	garbanzos cocidos
41302080	Garbanzos de lata	
41304970	Lentejas	lentejas cocidas
41305020	Lentejas de lata	
41305050	Dal	
41420010	Tofu	
41420020	Edamames	
41420110	Miso	
41420300	Salsa de soya	salsa de soja;salsa soya;sillao
41601010	Sopa de frijol	crema de frijol;frijoles en caldo;sopa de haba;sopa de habas
41602050	Crema de chícharo	sopa de chícharo partido
41603010	Sopa de lentejas	caldo de lentejas
41811890	Hamburguesa vegetariana (sin pan)	
41901010	Hamburguesa vegetariana	hamburguesa vegana
42100050	Nueces mixtas	frutos secos
42106000	Coco	coco fresco
42110000	Mezcla de nueces	frutos secos mixtos
42111000	Cacahuates	maní;cacahuetes;cacahuates japoneses;cacahuates salados
42114130	Pistaches	pistachos
42202000	Crema de cacahuate	mantequilla de maní;mantequilla de cacahuate
42203000	Crema de cacahuate con mermelada	
42301010	Sándwich de crema de cacahuate	
42302010	Sándwich de crema de cacahuate y mermelada	
42500000	Mezcla de nueces y fruta seca	trail mix
43104000	Linaza	
43108010	Chía	semillas de chía
51000100	Pan	
51000110	Pan tostado	tostada de pan;tostadas de pan
51000200	Bollo	panecillo;pan de hamburguesa
51101000	Pan blanco	pan de caja;pan Bimbo;pan de molde;pan lactal;rebanada de pan
51101010	Pan blanco tostado	pan de caja tostado
51108100	Pan naan	
51121015	Pan de ajo	
51111010	Pan de queso	
51158100	Bolillo	telera;birote;pan para torta;pan francés mexicano;pan bolillo
51160200	Pan dulce	concha;conchas;cuerno;oreja;pan de muerto;polvorón;puerquito;pan de yema;rosca de reyes;empanada de pan;cocol
51166000	Croissant	cuernito;cuerno;medialuna
51166200	Croissant de chocolate	chocolatín
51167000	Pan brioche	
51180010	Bagel	
51183990	Palitos de pan	
51185000	Crutones	
51186010	Muffin inglés	
51188100	Panettone	
51300120	Pan integral tostado	
51301010	Pan de trigo	
51601020	Pan multigrano	pan de granos
51320500	Bollo integral	
52101000	Biscuit	bísquet;bisquet
52201000	Pan de elote	pan de maíz;cornbread
52215000	Tortilla	tortillas
52215260	Tortilla integral	
52215300	Tostada de maíz	tostadas;tostada;concha de taco;taco shell
168070	Arepa	arepas
52301000	Panqué	muffin;mantecada;magdalena;panquecito
52302010	Muffin de fruta	panqué de moras;muffin de arándano
52302600	Muffin de chocolate	
52405010	Pan de fruta	pan de plátano;panqué de plátano
53100100	Pastel	torta de cumpleaños;bizcocho;queque;tarta
53102700	Pastel de plátano	
53104260	Pastel de zanahoria	panqué de zanahoria
53104500	Pay de queso	cheesecake;pastel de queso;tarta de queso
53105275	Pastel de chocolate	torta de chocolate
53110000	Pastel de frutas	
53114100	Pastel de limón	
53115200	Pastel marmoleado	panqué marmoleado
53116000	Panqué de mantequilla	pound cake;panqué;ponqué
53116520	Pastel red velvet	pastel terciopelo rojo
53118100	Bizcocho esponjoso	bizcochuelo
53118110	Pastel de fresa	
53118550	Pastel de tres leches	tres leches
53201000	Galleta	galletas;galletas dulces
53204000	Brownie	
53206000	Galleta con chispas de chocolate	galletas con chispas;galletas Chokis;galletas de chocolate chip
53207000	Galleta de chocolate	
53209015	Galleta de chocolate rellena de crema	galletas Oreo;Oreo;Emperador de chocolate
53233000	Galleta de avena	galletas de avena
53241510	Galletas Marías	galleta María
53240000	Galletas de animalitos	
53239000	Galleta de mantequilla	polvorones;galletas danesas
53241500	Galleta de azúcar	
53242000	Oblea rellena	galletas de oblea
53247000	Galleta de vainilla	
53222010	Galleta de la fortuna	
53300100	Pay	tarta de fruta
53301000	Pay de manzana	tarta de manzana
53305700	Pay de limón	
53347000	Pay de calabaza	
53385000	Pay de nuez	
53341000	Pay de plátano	
53441110	Baklava	
53450000	Empanada de fruta	
53453150	Empanada dulce	empanada de piña;empanada de calabaza;empanada de cajeta
53430700	Tamal dulce	tamal de dulce;tamal de piña;tamal rosa
53420400	Sopaipilla	
53452400	Hojaldre	oreja de hojaldre
53500100	Pan danés	
53520000	Dona	donas;rosquilla;donut
53520120	Dona de chocolate	
53521110	Dona glaseada	
53520200	Churros	churro;churros con azúcar;churros con chocolate
53520510	Buñuelo	buñuelos;beignet
55801000	Funnel cake	
53712100	Barra de granola	barrita de granola;barra de cereal
53714500	Barra de desayuno	barrita Nutri-Grain
53729000	Barra nutritiva	barra de proteína
54001000	Galletas saladas	galletas de soda
54325000	Galletas Saladitas	saltines;galletas saltine;crackers
54301030	Galletas Ritz	galletas de mantequilla saladas
54102010	Galletas Graham	galletas integrales dulces
54304000	Galletas de queso	
54319000	Galletas de arroz	
54401075	Totopos	nachos de bolsa;tortilla chips;totopos de maíz
54401085	Totopos de sabor	Doritos;frituras de maíz de sabor;Takis;Takis Fuego
54401110	Doritos Nacho	Doritos
54401021	Frituras de maíz	Fritos
54401055	Frituras de queso	Cheetos;chetos;chizitos
54403001	Palomitas	palomitas de maíz;pochoclo;cotufas;canguil;crispetas;pop corn
54403051	Palomitas de microondas	
54403085	Palomitas con mantequilla	
54403110	Palomitas acarameladas	palomitas de caramelo
54408000	Pretzels	
54401011	Maíz tostado	maíz frito;cancha
55100005	Hotcakes	panqueques;pancakes;tortitas;hot cakes;panquecas
55100050	Hotcakes solos	panqueques solos
55200010	Waffle	waffles;gofre;wafle;waffles con miel
55200100	Waffle solo	
55300010	Pan francés	torrijas;tostadas francesas;french toast
55400010	Crepa	crepas;panqueque delgado;crepe
56112000	Fideos de huevo cocidos	tallarines
56117090	Fideos de arroz cocidos	
56130000	Pasta cocida	espagueti;pasta;macarrones;coditos;tallarines;fideos;sopa seca
56132990	Pasta integral cocida	espagueti integral
56202960	Avena	avena cocida;papilla de avena;gachas
56203056	Avena con agua	
56203066	Avena con leche	
56204005	Quinoa cocida	quinua
56205000	Arroz	arroz cocido;arroz hervido
56205008	Arroz blanco	arroz blanco al vapor
56205018	Arroz integral	
56205150	Arroz amarillo	arroz con azafrán
56205060	Arroz cocido en leche	
56206990	Crema de trigo	
56207110	Trigo bulgur	
56201600	Masa de maíz cocida	masa
56200990	Sémola de maíz	grits
57100100	Cereal	cereal con leche;cereal de caja
57227000	Granola	
57401100	Cereal de aritos	Cheerios;aritos de avena
57123000	Cereal de aritos natural	Cheerios
57221700	Cereal de aritos de fruta	Froot Loops
57124200	Cereal de chocolate	Choco Krispis;Cocoa Puffs
57151000	Arroz inflado	Rice Krispies;cereal de arroz inflado
57418000	Hojuelas de trigo	
57602100	Avena cruda	hojuelas de avena;avena en hojuelas
58100360	Chilaquiles	chilaquiles verdes;chilaquiles rojos;chilaquiles con pollo
58101930	Ensalada de taco con carne	tostada con carne;tostada de carne
58101935	Ensalada de taco con pollo	tostada de pollo;tostada de tinga
58102000	Taco	tacos;tacos al pastor;tacos de carne asada;tacos de carnitas;taco de bistec;tacos de barbacoa;taco de suadero;tacos de birria;tacos de canasta
58102210	Taco de pescado	tacos de pescado;tacos de camarón
58102250	Taco de queso	
58102220	Taco de carne	taco de res
58102050	Taco de pollo	tacos de pollo en tortilla de maíz
58102070	Taco de frijoles	tacos de frijol con queso
58102300	Burrito	burritos;burro
58102310	Burrito de res con queso	burrito de carne
58102510	Burrito de pollo	
58102330	Burrito de frijoles con carne	burrito de frijol y carne
58102680	Burrito de queso	
58102700	Bowl de burrito	burrito bowl;bowl Chipotle
58102800	Enchilada	enchiladas;enchiladas suizas;enchiladas rojas;enchiladas verdes;enfrijoladas;entomatadas
58102810	Enchilada de res	
58102830	Enchilada de pollo	enchiladas de pollo
58102840	Enchilada de queso	enchiladas de queso;enchiladas potosinas
58103100	Tamal	tamales;tamal de puerco;tamal de pollo;tamal verde;tamal rojo;tamal oaxaqueño;tamal de rajas;corunda;hallaca
58104105	Nachos	nachos con queso
58104255	Gordita de queso	
58104260	Gordita de frijoles	tlacoyo;gordita de frijol
58104290	Gordita	gorditas;gordita de chicharrón;gordita de carne;sope con carne
52208760	Sope	sopes;sopes sin relleno;base de sope;gordita sin relleno;huarache;picadita
58104700	Quesadilla	quesadillas;quesadilla de queso;mulita
58104710	Quesadilla de queso	quesadilla de hongos;quesadilla de flor de calabaza;quesadilla de huitlacoche
58104730	Quesadilla de carne	quesadilla de res
58104740	Quesadilla de pollo	
58104780	Quesadilla de huevo	
58104990	Fajitas	fajita
58105000	Fajitas de pollo	
58104825	Taquito dorado de res	taquitos;tacos dorados de carne;flautas de res
58104835	Flauta de pollo	flautas;taco dorado de pollo;tacos dorados;taquito de pollo
58104800	Taquito dorado de queso	
58105100	Pupusa de queso	pupusas;pupusa
58105105	Pupusa de frijoles	pupusa de frijol con queso
58105110	Pupusa de chicharrón	pupusa de carne;pupusa revuelta
58106210	Pizza de queso	pizza;pizza margarita
58106540	Pizza de pepperoni	pizza de peperoni
58106610	Pizza con carne	pizza hawaiana;pizza mexicana;pizza de jamón
58108050	Rollitos de pizza	
58110110	Rollito primavera	rollo primavera;egg roll
58116100	Empanada	empanadas;empanada de carne;empanada de pollo;empanada de queso
58126100	Hot pocket	empanada tipo Hot Pocket
58123110	Pan bao	
58124230	Volován de carne	hojaldra de carne
58124500	Samosa	
58125180	Quiche de queso	quiche
58130011	Lasaña de carne	lasaña
58130310	Lasaña de verduras	lasaña vegetariana
58130140	Lasaña de pollo	
58131110	Ravioles en salsa de tomate	ravioles;ravioli
58136110	Lo mein	
58137210	Pad thai	
58145110	Macarrones con queso	mac and cheese;coditos con queso
58146210	Pasta con salsa	espagueti con salsa;espagueti rojo;espagueti
58146150	Pasta con salsa de tomate y queso	
58148110	Ensalada de pasta	ensalada de coditos;ensalada de codito
58150310	Arroz frito	arroz chino;chaufa
58151100	Sushi	rollo de sushi
58151180	Rollo California	california roll
58151200	Rollo de salmón	
58160110	Arroz con frijoles	frijoles con arroz;moros y cristianos;casamiento;gallo pinto;arroz con habichuelas
58160154	Arroz blanco con frijoles negros	moros con cristianos
58162310	Arroz pilaf	
58163420	Arroz rojo	arroz a la mexicana;arroz mexicano;arroz con verduras
58163450	Arroz rojo con carne molida	
58175110	Tabulé	
58304010	Espagueti con albóndigas	
58400000	Sopa	
58400100	Sopa de fideo	sopa de pasta;sopa aguada;fideo
58421020	Sopa de fideo aguada	sopa de fideo;sopa de letras;sopa de coditos
58400200	Sopa de arroz	
58403040	Sopa de pollo con fideos	sopa de pollo con pasta
58407030	Sopa instantánea	Maruchan;ramen instantáneo;sopa Maruchan
58407034	Ramen	
58408010	Sopa wonton	
58421080	Sopa de tortilla	sopa azteca;sopa tarasca
75410500	Chile relleno de queso	chiles rellenos;chile relleno;chile poblano relleno;chiles en nogada
75410530	Chile relleno de carne	chile relleno de picadillo
61210010	Jugo de naranja recién exprimido	jugo de naranja natural;zumo de naranja
61201020	Jugo de toronja	jugo de pomelo
61207010	Jugo de limón	
64100100	Jugo de frutas	jugo;zumo
64116020	Jugo de uva	
64200100	Néctar de frutas	néctar
64204010	Néctar de mango	jugo de mango;Boing de mango
64205010	Néctar de durazno	jugo de durazno
64203020	Néctar de guayaba	jugo de guayaba;Boing de guayaba
73105010	Jugo de zanahoria	
75132000	Jugo de verduras	jugo V8;jugo verde
74301100	Jugo de tomate	Clamato
62110100	Dátil	dátiles
62101050	Fruta seca	orejones
62114050	Mango seco	mango enchilado
62105000	Arándanos azules secos	
63100100	Fruta	fruta picada;fruta con chile
63107410	Plátano al horno	
63125010	Guayaba	guayabas
63139010	Caqui	persimón
63116010	Pitahaya	pitaya
63126510	Lichi	
63148750	Tamarindo	pulpa de tamarindo
63145010	Granada	
63119010	Higo	higos
63135110	Duraznos en almíbar	durazno en lata;duraznos de lata
63141110	Piña en almíbar	piña en lata
63200100	Frutos rojos	moras;berries
63311110	Coctel de frutas de lata	
14-333	Ensalada de frutas	coctel de frutas;macedonia;fruta picada
63409010	Guacamole	
63420105	Paleta de fruta	paleta de hielo de fruta;paleta de agua
63430150	Nieve	sorbete;nieve de limón;nieve de mango;raspado de fruta
71000100	Papa	patata;papas
71100100	Papa al horno	papa asada;patata asada
71102980	Papa cocida	papa hervida;papas cocidas
71104030	Papas asadas al horno	papas cambray
71200010	Papas fritas de bolsa	Sabritas;papitas;papas;chips;papas de bolsa
71200100	Papas fritas de bolsa naturales	papitas naturales;Lay's
71400990	Papas a la francesa	papas fritas;papas fritas a la francesa;patatas fritas
71404000	Hash browns	papas hash brown;papa rallada frita
71403020	Papas salteadas	papas de desayuno;papas fritas caseras
71501000	Puré de papa	puré de patata
71505000	Croquetitas de papa	tater tots
71602950	Ensalada de papa	ensalada rusa
71701000	Tortita de papa	tortitas de papa;croqueta de papa
71801000	Sopa de papa	crema de papa
71900100	Plátano macho cocido	plátano frito;plátanos fritos;maduros;patacones;tostones;tajadas
71905410	Chips de plátano	platanitos;chifles;mariquitas
71930120	Yuca	yuca cocida;mandioca
71930190	Yuca frita	
72125211	Espinacas cocidas	espinaca
72125220	Espinacas	espinaca
72201211	Brócoli cocido	brócoli al vapor
72104220	Acelgas cocidas	acelgas
72119211	Kale cocido	col rizada
73102211	Zanahorias cocidas	
73201020	Calabaza cocida	calabaza de Castilla;zapallo;auyama
73401000	Camote	batata;boniato;camotes
73403010	Camote al horno	
73410200	Camote frito	papas de camote
73502000	Crema de calabaza	sopa de calabaza
74201000	Tomates cocidos	jitomate cocido;jitomate asado
74402100	Salsa	salsa mexicana;salsa roja de mesa;salsa picante de tomate
74402110	Pico de gallo	salsa bandera;salsa mexicana fresca
74402150	Salsa roja	salsa de chile;salsa taquera
74402350	Salsa verde	salsa de tomatillo
74402210	Salsa para tacos	
74402260	Salsa verde para enchiladas	
74404010	Salsa para espagueti	salsa de tomate para pasta;salsa marinara
74406060	Salsa búfalo	
74601000	Sopa de tomate	sopa de jitomate
74601010	Crema de tomate	crema de jitomate
75100250	Verdura cruda	verduras;vegetales
75100750	Alcachofa	alcachofas
75103000	Col	repollo
75105500	Nopal crudo	
75213110	Nopales	nopal;nopalitos;ensalada de nopales;nopales asados
75109600	Elote crudo	
75216111	Elote	elotes;mazorca;elote cocido;esquites;choclo;elote asado
75216113	Granos de elote de lata	elote de lata;elote enlatado
75113000	Lechuga	
75114000	Ensalada verde	lechugas mixtas;hojas verdes
75143000	Ensalada	ensalada mixta;ensalada de lechuga;ensalada de verduras
mix-053	Ensalada con aderezo italiano	
mix-050	Ensalada César	ensalada cesar
mix-051	Ensalada César con pollo	
mix-052	Ensalada griega	
mix-054	Ensalada caprese	
75115000	Champiñones	hongos;setas
75117010	Cebollita de cambray	cebollín;cebolla de verdeo
75120000	Chícharos crudos	
75224021	Chícharos	guisantes;arvejas;alverjas;petit pois
75224023	Chícharos de lata	
75121000	Chile fresco	chiles;chile verde;chile serrano;ají
75122000	Pimiento	pimiento morrón;chile morrón
75125000	Rábano	rábanos
75205021	Ejotes	judías verdes;vainitas;habichuelas tiernas;porotos verdes
75208011	Betabel	betabel cocido;remolacha;betarraga
75211020	Col cocida	repollo cocido
75214011	Coliflor	coliflor cocida
75215511	Chayote	chayote cocido
75221011	Cebolla cocida	cebollas asadas
75226020	Rajas de pimiento verde	
75226111	Rajas de chile	rajas;chile poblano asado;rajas con crema
75233011	Calabacitas	calabacita;calabacín;calabacitas cocidas;zapallito
75233020	Calabacitas guisadas	
75311012	Verduras mixtas congeladas	
75310990	Verduras mixtas	verduras cocidas;verduras al vapor
75217520	Maíz pozolero	
75141000	Ensalada de col	coleslaw
75409020	Coliflor capeada	
75415022	Aros de cebolla	
75414030	Champiñones fritos	
75506010	Mostaza	
75510000	Aceitunas	olivas
75511050	Jalapeños en vinagre	chiles en vinagre;rajas en vinagre;jalapeños en escabeche;chiles jalapeños
75511100	Pepinillos	pepinillos en vinagre
75515100	Verduras en escabeche	zanahorias en vinagre
75604600	Gazpacho	
75607060	Crema de champiñones	sopa de champiñones
75608100	Sopa de cebolla	
75611010	Crema de verduras	crema de brócoli;crema de elote
75649110	Sopa de verduras	caldo de verduras;sopa juliana
75651000	Minestrone	
72302100	Crema de brócoli con queso	
75412010	Berenjena frita	
81100500	Mantequilla	manteca de vaca
81102000	Margarina	
81202000	Manteca de cerdo	manteca
81302070	Pesto	salsa pesto
82101000	Aceite vegetal	aceite;aceite de cocina
82102000	Aceite de maíz	
82108000	Aceite de soya	
83107000	Mayonesa	
83110000	Aderezo tipo mayonesa	
83102000	Aderezo César	
83113500	Aderezo ranch	ranch
83114000	Aderezo mil islas	
83100100	Aderezo para ensalada	aderezo
83112400	Aderezo italiano cremoso	
91101000	Azúcar	azúcar blanca
91102010	Azúcar morena	azúcar mascabado;piloncillo;panela
91200000	Endulzante	Splenda;sustituto de azúcar;stevia;edulcorante
91300010	Jarabe	miel para hotcakes;sirope
91300100	Miel de maple para hotcakes	jarabe de maple;miel maple
91301080	Jarabe de chocolate	Hershey's
91304090	Crema de avellana con chocolate	Nutella
91400000	Mermelada	mermelada de fresa
91401000	Jalea	
91407100	Ate	ate de guayaba;bocadillo de guayaba;ate de membrillo
91501010	Gelatina	gelatina de agua;gelatina de leche
91601000	Raspado	granizado;nieve de agua
91610900	Paleta de hielo	paletas;bolis;congelada
91621000	Raspado de hielo	
91700010	Dulce	dulces;caramelos
91705005	Chocolate	barra de chocolate;chocolates
91705290	Chocolate amargo	chocolate oscuro;chocolate negro
17-648	Chocolate con leche en barra	barra de chocolate con leche;Carlos V
91705400	Chocolate blanco	
91723000	Bombón	bombones;malvaviscos;masmelos
91723030	Caramelo suave	toffee
91733000	Palanqueta	palanqueta de cacahuate;mazapán;mazapán de cacahuate
91745010	Gomitas	ositos de goma;panditas
91745025	Caramelo macizo	
91745030	Paleta de caramelo	Chupa Chups;paleta
91745050	Algodón de azúcar	
91746100	M&M's	lunetas
91801000	Chicle	goma de mascar
92100000	Café	café negro;café americano;cafecito;café de grano
92130020	Café de olla	café con azúcar;café endulzado
92101850	Café con leche	
92101900	Latte	café latte
92101800	Café cubano	
92101810	Macchiato	cortado
92101950	Moca	café moca;mocha
92101920	Café frío frappé	frappé;frappuccino;frapuchino
92102400	Café helado	café con hielo
92111000	Café descafeinado	descafeinado
92161000	Capuchino	cappuccino;capuccino
mix-064	Café negro con azúcar	
92302000	Té	té negro;té caliente
92306700	Té de manzanilla	manzanilla
92306000	Té de hierbas	tisana;infusión;té de hierbabuena;té de limón
92306090	Té de jamaica	agua de jamaica sin azúcar;jamaica
92305010	Té helado	té helado sin azúcar
92305040	Té helado endulzado	té frío;Nestea;Arizona;té helado
92306800	Té con leche	chai;té chai;chai latte
92306910	Bubble tea	té de burbujas
92306920	Kombucha	
92400000	Refresco	gaseosa;soda;refrescos
92400100	Refresco light	refresco de dieta;refresco sin azúcar
92410310	Refresco de cola	Coca-Cola;coca;Pepsi;cola
92410320	Refresco de cola light	Coca-Cola light;Coca Zero;Pepsi light;coca light;coca de dieta
92410510	Refresco de limón	Sprite;7 Up;Fanta;refresco de naranja;refresco de sabor;refresco de manzana;Jarritos;Sidral
92410520	Refresco de sabor light	Sprite Zero
92410610	Ginger ale	
92410710	Root beer	
92410110	Agua tónica	
92510610	Bebida de jugo	jugo de sabor
92511015	Agua de sabor	agua fresca;agua de jamaica;agua de frutas;agua de limón;Kool-Aid;agua de pepino;agua de sandía;agua de melón
92510650	Agua de tamarindo	
92510960	Limonada	agua de limón;limonada de sabor
17-807	Limonada casera	limonada;limonada natural
92610020	Agua de horchata	horchata;horchata con agua
92610030	Horchata con leche	
92611100	Atole de avena	
92613010	Atole	atole de vainilla;atole de fresa;atole de masa
92613510	Champurrado	atole de chocolate
92612010	Jugo de caña	guarapo
92513000	Granizado	slush;Icee
94000010	Agua	agua natural;agua simple;agua embotellada;agua de la llave;agua mineral;agua con gas
95311000	Bebida energética	energizante
95310600	Red Bull	bebida energética Red Bull
95310400	Monster	bebida energética Monster
95320200	Gatorade	suero;bebida deportiva Gatorade
95321000	Bebida deportiva	bebida hidratante
95120000	Bebida nutricional	Ensure;malteada de proteína
95230030	Proteína en polvo	polvo de proteína
95230000	Proteína de suero	whey
mix-062	Malteada de proteína con agua	batido de proteína;licuado de proteína
mix-063	Malteada de proteína con leche	licuado de proteína con leche
93101000	Cerveza	chela;birra;cerveza Corona;Modelo;Tecate;Victoria;Heineken
93301113	Michelada	chelada
93301100	Margarita	
93301125	Mojito	
93301190	Cuba libre	ron con cola;cubalibre;ron con coca
93301200	Piña colada	
93301110	Martini	
93301060	Gin and tonic	gin tonic
93301320	Tequila sunrise	
93301000	Coctel	coctel con alcohol;trago
93401005	Vino espumoso	champaña;champán;sidra
93401010	Vino tinto	copa de vino tinto;vino
93401020	Vino blanco	copa de vino blanco
93401030	Vino rosado	
93502000	Whisky	güisqui
93504000	Ron	
93505000	Vodka	
93505100	Tequila	mezcal;caballito de tequila
93501000	Brandy	
93201000	Licor	
93405000	Tinto de verano	sangría
mix-001	Pan tostado con mantequilla	
mix-003	Pan tostado con mermelada	
mix-005	Pan tostado con crema de cacahuate	
mix-007	Tostada de aguacate	pan con aguacate;avocado toast
mix-008	Tostada de aguacate con huevo	
mix-011	Huevos revueltos con pan tostado	
mix-014	Bagel con queso crema	
mix-016	Croissant con mantequilla y mermelada	
mix-019	Corn Flakes con leche	cereal con leche;zucaritas con leche
mix-022	Yogur griego con granola	yogurt con granola
mix-023	Granola con leche	
mix-025	Avena con leche y plátano	
mix-026	Avena con leche y miel	
mix-027	Avena remojada con yogur y moras	overnight oats
mix-028	Pudín de chía	
mix-029	Bowl de açaí	
mix-031	Yogur griego con miel	
mix-032	Yogur griego con moras	yogurt con fruta
mix-040	Pescado con papas fritas	fish and chips
mix-044	Bistec con papas	carne con papas a la francesa
mix-046	Bowl de pollo con arroz	pollo con arroz
mix-047	Pollo con arroz y brócoli	
mix-048	Poke de salmón	poke bowl
mix-061	Manzana con crema de cacahuate	
mix-071	Espagueti con salsa de tomate y parmesano	espagueti
mix-072	Espagueti a la carbonara	
mix-073	Pasta al pesto	
mix-076	Salteado de pollo con verduras y fideos	
mix-078	Fajitas de pollo con guacamole	
mix-079	Hamburguesa con papas	combo de hamburguesa
mix-059	Hummus con pan pita	
mix-060	Queso con galletas	
19-106	Salchicha de hígado	
27162040	Salsa boloñesa	espagueti a la boloñesa;salsa de carne para pasta
25230780	Pechuga de pavo en rebanadas	jamón de pavo;pavo en rebanadas
uk-prickly-pears-flesh-and-seeds	Tuna (fruta del nopal)	tuna verde;tuna roja;higo chumbo
24168030	Boneless en salsa picante	boneless;alitas sin hueso;boneless buffalo
13-483	Papas gajo	papas en gajos;gajos de papa
71200200	Papas onduladas de bolsa	Ruffles;papas Ruffles
21104110	Milanesa de res	bistec empanizado;carne empanizada;milanesa
53108200	Pastelito de chocolate	Gansito;Pingüinos;Choco Roles
27540070	Wrap de pavo	
27520270	Wrap de jamón	
27550755	Wrap de atún	
14660200	Dedos de queso	palitos de queso mozzarella
77201210	Mofongo	plátano verde con chicharrón
61125010	Mandarina	mandarinas;tangerina
uk-quinces-flesh-only	Membrillo	
64221010	Néctar de guanábana	jugo de guanábana;agua de guanábana
`
