// Written by node tools/foods/write-foods.ts from the planner's foods and tools/foods/sources. Do not edit.
// Sources: USDA FoodData Central (FNDDS 2021-2023, SR Legacy 2018-04), in the public domain; McCance and Widdowson's The
// Composition of Foods Integrated Dataset 2021, Public Health England, Open Government Licence v3.0; own sums of these.

/** One food a row: id, name, other names, what it covers, kcal and g in 100 g (sodium in mg), measures in g, likelihood, rows of sources. */
export const foodTable = `
asparagus	Asparagus, raw			20 2.2 3.88 0.12 2.1 2	serving=68;piece=4;cup=135;spear=16	5.5	75100800;13-157
aubergine	Aubergine, raw	Eggplant, raw		25 0.98 5.88 0.18 3 2	serving=40;cup=80;whole=500	5.5	75111200;13-161
avocado	Avocado, raw			160 2 8.53 14.66 6.7 7	serving=30;slice=15;cup=150;fruit=150	5.5	63105010
baby-spinach	Baby spinach, raw			23 2.86 3.63 0.39 2.2 79		5.5	13-521
bean-sprouts	Bean sprouts, raw		soybean mung	30 3.04 5.94 0.18 1.8 6	serving=45;cup=90	5.5	75101000
beetroot	Beetroot, raw	Beets, raw		43 1.61 9.56 0.17 2.8 78	serving=68;cup=135;whole=80	5.5	75102500;13-164
bok-choy	Bok choy, raw			13 1.5 2.18 0.2 1 65		5.5	
broccoli	Broccoli, raw			34 2.82 6.64 0.37 2.6 33	serving=45;piece=10;cup=90;floweret=10	5.5	72201100
brussels-sprouts	Brussels sprouts, raw			43 3.38 8.95 0.3 3.8 25	serving=45;cup=90;sprout=20	5.5	75102750;13-177
butternut-squash	Butternut squash, raw			45 1 11.69 0.1 2 4		5.5	13-355
button-mushrooms	Button mushrooms, raw			22 3.09 3.26 0.34 1 5		5.5	
cabbage	White cabbage, raw			25 1.28 5.8 0.1 2.5 18		5.5	13-509
carrot	Carrot, raw		old	41 0.93 9.58 0.24 2.8 69	serving=80;medium=60;piece=10;slice=5;cup=120	5.5	73101010;13-496
cauliflower	Cauliflower, raw			25 1.92 4.97 0.28 2 30	serving=55;piece=13;cup=110;floweret=13	5.5	75107000;13-512
celeriac	Celeriac, raw			42 1.5 9.2 0.3 1.8 100		5.5	
13-219	Celeriac, raw (UK)			18 1.2 6 0.4 3.7 91		4.5	
celery	Celery, raw			14 0.69 2.96 0.17 1.6 80	serving=60;piece=4;cup=120;stalk=40	5.5	75109000;13-636
cherry-tomatoes	Cherry tomatoes, raw			27 0.83 5.51 0.63 2.1 6		5.5	13-519
chestnut-mushrooms	Chestnut mushrooms, raw			22 2.5 4.3 0.1 0.6 6		5.5	
chicory	Chicory, raw			17 0.9 4 0.1 3.1 2		5.5	
chinese-leaf	Chinese leaf, raw			16 1.2 3.23 0.2 1.2 9		5.5	
collard-greens	Collard greens, raw			32 3.02 5.42 0.61 4 17		5.5	
courgette	Courgette, raw	Green summer squash, raw	zucchini	17 1.21 3.11 0.32 1 8	serving=58;slice=10;cup=115;whole=200	5.5	75128010;13-627
cucumber	Cucumber, raw		flesh skin	15 0.65 3.63 0.11 0.5 2	serving=60;medium=200;piece=10;slice=10;cup=120;miniature=65	5.5	75111000;13-523
daikon	Daikon, raw			18 0.6 4.1 0.1 1.6 21		5.5	
fennel	Fennel bulb, raw			31 1.24 7.3 0.2 3.1 52	serving=25	5.5	75109010
frozen-artichoke	Frozen artichoke hearts, raw			38 2.63 7.75 0.43 3.9 47		5.5	
frozen-peas	Frozen peas, raw			77 5.22 13.62 0.4 4.5 108		5.5	13-527
frozen-spinach	Frozen spinach, raw			29 3.63 4.21 0.57 2.9 74		5.5	
frozen-sweetcorn	Frozen sweetcorn, raw			88 3.02 20.71 0.78 2.1 3		5.5	
garlic	Garlic, raw			149 6.36 33.06 0.5 2.1 17	tsp=5;cup=135;clove=3	5.5	75111500
13-244	Garlic, raw (UK)			98 7.9 20.4 0.6 4.1 4		4.5	
ginger	Fresh ginger, raw			80 1.82 17.77 0.75 2 13		5.5	
green-beans	Green beans, raw		string	31 1.83 6.97 0.22 2.7 6	serving=55;cup=100;bean=6	5.5	75101800;13-514
green-cabbage	Savoy cabbage, raw			27 2 6.1 0.1 3.1 28		5.5	
green-chilli	Green chilli, raw	green chillies		40 2 9.46 0.2 1.5 7		5.5	
green-pepper	Green pepper, raw			20 0.86 4.64 0.17 1.7 3		5.5	
iceberg-lettuce	Iceberg lettuce, raw			14 0.9 2.97 0.14 1.2 10		5.5	
jalapeno	Jalapeño, raw			29 0.91 6.5 0.37 2.8 3		5.5	
jicama	Jicama, raw		yambean	38 0.72 8.82 0.09 4.9 4	serving=65;slice=6;cup=130;whole=660	5.5	75111800
kale	Kale, raw			35 2.92 4.42 1.49 4.1 53	serving=13;cup=25;leaf=10	5.5	72119190
leek	Leek, raw			61 1.5 14.15 0.3 1.8 20		5.5	
13-624	Leeks, raw			23 1.5 6.9 0.2 2.8 0		4.5	
little-gem	Little Gem lettuce, raw			13 1.35 2.23 0.22 1.1 5		5.5	
mangetout	Mangetout, raw			42 2.8 7.55 0.2 2.6 4		5.5	
mustard-greens	Mustard greens, raw			27 2.86 4.67 0.42 3.2 20	serving=28;cup=56	5.5	72122100
nopales	Nopales, raw			16 1.32 3.33 0.09 2.2 21		5.5	
okra	Okra, raw			33 1.93 7.45 0.19 3.2 7		5.5	13-300
onion	Onion, raw		red	40 1.1 9.34 0.1 1.7 4	slice=15;cup=160;ring=5;whole=148	5.5	75117020;13-499
oyster-mushrooms	Oyster mushrooms, raw			33 3.31 6.09 0.41 2.3 18		5.5	
13-293	Oyster mushrooms, raw (UK)			8 1.6 0 0.2 0 77		4.5	
parsnip	Parsnip, raw			75 1.2 17.99 0.3 4.9 10		5.5	13-312
plantain	Plantain, ripe, raw			122 1.3 32 0.35 1.7 4		5.5	
portobello-mushroom	Portobello mushroom, raw			22 2.11 3.87 0.35 1.3 9		5.5	
potato	Potato, raw		old flesh only	77 2.05 17.49 0.09 2.1 6		5.5	13-489
pumpkin	Pumpkin, raw		flesh only	26 1 6.5 0.1 0.5 1		5.5	13-326
radicchio	Radicchio, raw			23 1.43 4.48 0.25 0.9 22	serving=20;cup=40;leaf=8	5.5	72124100
radish	Radish, raw			16 0.68 3.4 0.1 1.6 39		5.5	
red-cabbage	Red cabbage, raw		color tossed green salad purple	31 1.43 7.37 0.16 2.1 27	serving=45;cup=90;leaf=25;head=840	5.5	75105000;13-190
red-chilli	Red chilli, raw	red chillies		40 1.87 8.81 0.44 1.5 9		5.5	
red-onion	Red onion, raw			44 0.94 9.93 0.1 2.2 1		5.5	
red-pepper	Red pepper, raw			26 0.99 6.03 0.3 2.1 4		5.5	
rocket	Rocket, raw			25 2.58 3.65 0.66 1.6 27		5.5	13-522
romaine-lettuce	Romaine lettuce, raw		endive chicory escarole green leaf	17 1.23 3.29 0.3 2.1 8	serving=18;cup=35;leaf=13;head=376	5.5	72116000
salad-leaves	Mixed salad leaves, raw			15 1.36 2.87 0.15 1.3 28		5.5	
shallot	Shallot, raw			72 2.5 16.8 0.1 3.2 12		5.5	
13-342	Shallots, raw			20 1.5 4.7 0.2 1.4 10		4.5	
shiitake	Shiitake mushrooms, raw			34 2.24 6.79 0.49 2.5 9		5.5	
spaghetti-squash	Spaghetti squash, raw			31 0.64 6.91 0.57 1.5 17		5.5	13-357
spinach	Spinach, raw			23 2.86 3.63 0.39 2.2 79	serving=13;cup=25;leaf=10	5.5	72125100
spring-onion	Spring onion, raw			32 1.83 7.34 0.19 2.6 16		5.5	
sugar-snap-peas	Sugar snap peas, raw			42 2.8 7.55 0.2 2.6 4		5.5	13-143
swede	Swede, raw		flesh only	37 1.08 8.62 0.16 2.3 12		5.5	13-359
sweet-potato	Sweet potato, raw		flesh only	86 1.57 20.12 0.05 3 55		5.5	13-463
swiss-chard	Swiss chard, raw			19 1.8 3.74 0.2 1.6 213		5.5	13-223
tenderstem-broccoli	Tenderstem broccoli, raw			28 2.98 5.24 0.35 2.6 27		5.5	
tomatillo	Tomatillo, raw			32 0.96 5.84 1.02 1.9 1		5.5	
tomato	Tomato, raw		plum italian	18 0.88 3.89 0.2 1.2 5	serving=90;slice=20;cup=180;cherry=17;whole=125	5.5	74101000
turnip	Turnip, raw		flesh only	28 0.9 6.43 0.1 1.8 67	serving=65;slice=15;cup=130;whole=120	5.5	75129000;13-389
watercress	Watercress, raw			11 2.3 1.29 0.1 0.5 41	serving=17;cup=34;sprig=2.5	5.5	72130100;uk-watercress-raw
yellow-pepper	Yellow pepper, raw			27 1 6.32 0.21 0.9 2		5.5	
apple	Apple, raw			52 0.26 13.81 0.17 2.4 1	serving=34;medium=200;slice=25;cup=125;small=165;large=242	5.5	63101000
apple-puree	Unsweetened apple purée, canned			42 0.17 11.27 0.1 1.1 2		5.5	
apricot	Apricot, raw			48 1.4 11.12 0.39 2 1	apricot=35;slice=10;cup=155	5.5	63103010
14-025	Apricots, raw		flesh skin	31 0.9 8.9 0.1 1.7 2		4.5	
banana	Banana, raw			89 1.09 22.84 0.33 2.6 1	banana=126;slice=6;cup=150	5.5	63107010
blackberries	Blackberries, raw		boysenberry dewberry loganberry youngberry	43 1.39 9.61 0.49 5.3 1	serving=75;cup=150;blackberry=5	5.5	63201010
14-388	Blackberries, raw (UK)			27 1.1 9 0.2 3.4 1		4.5	
blueberries	Blueberries, raw			57 0.74 14.49 0.33 2.4 1	serving=75;cup=150;berry=2	5.5	63203010
cherries	Cherries, raw		flesh skin	63 1.06 16.01 0.2 2.1 0	serving=75;cup=150;cherry=7	5.5	63115010;14-382
clementine	Clementine, raw		cutie mandarin orange	47 0.85 12.02 0.15 1.7 1	fruit=85;slice=8;cup=200	5.5	61100600
cranberries	Cranberries, raw			46 0.46 11.97 0.13 3.6 2	serving=50;cup=100;berry=2	5.5	63207010
dried-apricots	Dried apricots			241 3.39 62.64 0.51 7.3 10	serving=40;slice=8;cup=160	5.5	62104100
14-031	Apricots, dried			188 4.8 51.1 0.7 7.7 56		4.5	
dried-cranberries	Dried cranberries		craisin flavor	308 0.17 82.8 1.09 5.3 5	serving=40;cup=160;berry=0.5	5.5	62109100
dried-figs	Dried figs			249 3.3 63.87 0.93 9.8 10	serving=40;cup=160;fig=8	5.5	62113100
fig	Fresh fig, raw			74 0.75 19.18 0.3 2.9 1		5.5	
frozen-berries	Frozen mixed berries, raw			56 1.15 12.55 0.81 4.3 4		5.5	
frozen-mango	Frozen mango, raw			60 0.82 14.98 0.38 1.6 1		5.5	
grapefruit	Grapefruit, raw		flesh only	42 0.77 10.66 0.14 1.6 0	half=154;slice=25;cup=180;fruit=308	5.5	61101010;14-384
grapes	Grapes, raw			69 0.72 18.1 0.16 0.9 2	serving=75;cup=150;grape=7	5.5	63123000
honeydew	Honeydew melon, raw			36 0.54 9.09 0.14 0.8 18	serving=78;medium=1000;piece=15;slice=65;cup=155;small=800	5.5	63127010
kiwi	Kiwi fruit, raw		kiwifruit	61 1.14 14.66 0.52 3 3	fruit=75;slice=7;cup=180	5.5	63126500
14-371	Kiwi fruit, raw (UK)		flesh only	44 0.8 11.3 0.9 2.7 1		4.5	
lemon	Lemon, raw			29 1.1 9.32 0.3 2.8 2	serving=15;slice=8;cup=200;fruit=65	5.5	61113010
lemon-juice	Lemon juice		100percent as	22 0.35 6.9 0.24 0.3 1	serving=8;drop=0.1	6.5	61204000
14-277	Lemon juice (UK)		fresh	7 0.3 1.7 0 0.1 1		4.5	
lemon-zest	Lemon zest, raw			47 1.5 16 0.3 10.6 6		5.5	
lime	Lime, raw			30 0.7 10.54 0.2 2.8 2	serving=15;slice=8;cup=200;fruit=65	5.5	61116010
lime-juice	Lime juice		100percent as	25 0.42 8.42 0.07 0.4 2	serving=8;drop=0.1	6.5	61207000
14-279	Lime juice (UK)		fresh	9 0.4 1.7 0.1 0.1 1		4.5	
mango	Mango, raw			60 0.82 14.98 0.38 1.6 1	serving=83;slice=25;cup=165;mango=210	5.5	63129010
medjool-dates	Medjool date, dried			277 1.81 74.97 0.15 6.7 1		5.5	
melon	Cantaloupe melon, raw			34 0.84 8.16 0.19 0.9 16		5.5	
nectarine	Nectarine, raw		flesh skin	44 1.06 10.55 0.32 1.7 0	fruit=140;slice=20;cup=155	5.5	63131010;14-380
orange	Orange, raw			49 0.91 12.54 0.15 2.2 1	fruit=154;slice=15;cup=180	5.5	61119010
orange-juice	Orange juice		100percent chilled	45 0.7 10.4 0.2 0.2 1	serving=124	8	61210000;14-329
orange-zest	Orange zest, raw			97 1.5 25 0.2 10.6 3		5.5	
papaya	Papaya, raw		flesh only	43 0.47 10.82 0.26 1.7 8	serving=83;slice=40;cup=165;fruit=330	5.5	63133010;14-390
passion-fruit	Passion fruit, raw			97 2.2 23.38 0.7 10.4 28	serving=118;cup=236;fruit=18	5.5	63134010
peach	Peach, raw		flesh skin	39 0.91 9.54 0.25 1.5 0	fruit=150;slice=20;cup=155	5.5	63135010;14-299
pear	Pear, raw		flesh only skin	57 0.36 15.23 0.14 3.1 1	fruit=180;slice=25;cup=125	6	63137010;14-365;14-321
pineapple	Pineapple, raw		flesh only	50 0.54 13.12 0.12 1.4 1	serving=83;slice=56;cup=165;chunk=15;fruit=905	5.5	63141010;14-376
plum	Plum, raw			46 0.7 11.42 0.28 1.4 0	fruit=75;cup=155	5.5	63143010
pomegranate-seeds	Pomegranate seeds, raw			83 1.67 18.7 1.17 4 3		5.5	
prunes	Prunes, dried		plum	240 2.18 63.88 0.38 7.1 2	serving=40;cup=160;prune=8	5.5	62122100
raisins	Raisins, dried			299 3.07 79.18 0.46 3.7 11		5.5	14-393
raspberries	Raspberries, raw			52 1.2 11.94 0.65 6.5 1	serving=75;cup=150;berry=2	5.5	63219000
14-375	Raspberries, raw (UK)			25 0.8 8.8 0.3 3.7 0		4.5	
rhubarb	Rhubarb, raw			21 0.9 4.54 0.2 1.8 4		5.5	
strawberries	Strawberries, raw			32 0.67 7.68 0.3 2 1	serving=75;cup=150;fruit=18	5.5	63223020;14-324
sultanas	Sultanas, dried			301 3.28 80.01 0.2 3.3 24		5.5	
tinned-jackfruit	Tinned young green jackfruit in water, drained, canned			28 1.5 5.5 0.2 3.5 260		5.5	
tinned-peaches	Tinned peaches in juice, canned			44 0.63 11.57 0.03 1.3 4		5.5	
tinned-pineapple	Tinned pineapple in juice, drained, canned			60 0.51 15.56 0.11 1.3 1		5.5	
watermelon	Watermelon, raw			30 0.61 7.55 0.15 0.4 1	serving=78;piece=15;slice=218;cup=155;cube=15	5.5	63149010
basil	Fresh basil, raw			23 3.15 2.65 0.64 1.6 4		5.5	
chives	Fresh chives, raw			30 3.27 4.35 0.73 2.5 3		5.5	
coriander	Fresh coriander, raw			23 2.13 3.67 0.52 2.8 46		5.5	
curry-leaves	Curry leaves, raw			80 6 16 1 6.4 15		5.5	
dill	Fresh dill, raw			43 3.46 7.02 1.12 2.1 61		5.5	
fresh-oregano	Fresh oregano, raw			66 2.2 15 1 10 6		5.5	
fresh-sage	Fresh sage, raw			80 2.7 15 3.2 10 3		5.5	
fresh-tarragon	Fresh tarragon, raw			74 5.7 12.6 1.8 1.9 15		5.5	
lemongrass	Lemongrass, raw			99 1.82 25.31 0.49 0 6		5.5	
mint	Fresh mint, raw			44 3.29 8.41 0.73 6.8 30		5.5	
parsley	Fresh parsley, raw			36 2.97 6.33 0.79 3.3 56		5.5	
rosemary	Fresh rosemary, raw			131 3.31 20.7 5.86 14.1 26		5.5	
thai-basil	Thai basil, raw			23 3.15 2.65 0.64 1.6 4		5.5	
thyme	Fresh thyme, raw			101 5.56 24.45 1.68 14 9		5.5	
allspice	Ground allspice, dried			263 6.09 72.12 8.69 21.6 77		3.5	
ancho-chilli	Dried ancho chilli	dried ancho chillies		281 11.86 51.42 8.2 21.6 43		3.5	
bay-leaf	Bay leaf, dried			313 7.61 74.97 8.36 26.3 23		4.5	13-806
black-pepper	Black pepper, dried			251 10.39 63.95 3.26 25.3 20		3.5	
cajun-seasoning	Salt-free Cajun seasoning, dried			282 13.46 49.7 14.28 34.8 60		3.5	
caraway-seeds	Caraway seeds, dried			333 19.77 49.9 14.59 38 17		3.5	
cardamom	Ground cardamom, dried			311 10.76 68.47 6.7 28 18		3.5	
cayenne	Cayenne pepper, dried			318 12.01 56.63 17.27 27.2 30		3.5	
celery-seed	Celery seed, dried			392 18.07 41.35 25.27 11.8 160		3.5	
chilli-flakes	Chilli flakes, dried			318 12.01 56.63 17.27 27.2 30		3.5	
chilli-powder	Mild chilli powder, dried			282 13.46 49.7 14.28 34.8 2867		3.5	
chinese-five-spice	Chinese five-spice, dried			263 6.09 72.12 8.69 21.6 77		3.5	
chipotle-powder	Chipotle chilli powder, dried			281 11.86 51.42 8.2 21.6 43		3.5	
cinnamon	Ground cinnamon, dried			247 3.99 80.59 1.24 53.1 10		3.5	
cinnamon-stick	Cinnamon stick, dried			247 3.99 80.59 1.24 53.1 10		3.5	
cloves	Ground cloves, dried			274 5.97 65.53 13 33.9 277		3.5	
coriander-seed	Ground coriander, dried			298 12.37 54.99 17.77 41.9 35		3.5	
cumin	Ground cumin, dried			375 17.81 44.24 22.27 10.5 168		3.5	
cumin-seeds	Cumin seeds, dried			375 17.81 44.24 22.27 10.5 168		3.5	
curry-powder	Curry powder, dried			325 14.29 55.83 14.01 53.2 52		3.5	
dried-basil	Dried basil			233 22.98 47.75 4.07 37.7 76		3.5	
dried-dill	Dried dill			253 19.96 55.82 4.36 13.6 208		4.5	13-825
dried-mint	Dried mint			285 19.93 52.04 6.03 29.8 344		4.5	13-837
dried-oregano	Dried oregano			265 9 68.92 4.28 42.5 25		3.5	
dried-rosemary	Dried rosemary			331 4.88 64.06 15.22 42.6 50		4.5	13-851
dried-sage	Dried sage			315 10.63 60.73 12.75 40.3 11		3.5	
dried-thyme	Dried thyme			276 9.11 63.94 7.43 37 55		3.5	
fennel-seeds	Fennel seeds, dried			345 15.8 52.29 14.87 39.8 88		3.5	
fenugreek-seeds	Fenugreek seeds, dried			323 23 58.35 6.41 24.6 67		3.5	
garam-masala	Garam masala, dried			375 17.81 44.24 22.27 10.5 168		3.5	
garlic-powder	Garlic powder, dried			331 16.55 72.73 0.73 9 60		3.5	
ground-ginger	Ground ginger, dried			335 8.98 71.62 4.24 14.1 27		3.5	
herbes-de-provence	Herbes de Provence, dried			276 9.11 63.94 7.43 37 55		3.5	
italian-seasoning	Dried Italian herbs			265 9 68.92 4.28 42.5 25		3.5	
mustard-powder	Mustard powder, dried			508 26.08 28.09 36.24 12.2 13		3.5	
mustard-seeds	Mustard seeds, dried			508 26.08 28.09 36.24 12.2 13		3.5	
nutmeg	Ground nutmeg, dried			525 5.84 49.29 36.31 20.8 16		3.5	
onion-powder	Onion powder, dried			341 10.41 79.12 1.04 15.2 73		3.5	
paprika	Sweet paprika, dried			282 14.14 53.99 12.89 34.9 68		3.5	
poppy-seeds	Poppy seeds, dried			525 17.99 28.13 41.56 19.5 26		5.5	
ras-el-hanout	Ras el hanout, dried			325 14.29 55.83 14.01 53.2 52		3.5	
saffron	Saffron, dried			310 11.43 65.37 5.85 3.9 148		3.5	
salt	Salt, dry			0 0 0 0 0 38758		2	
smoked-paprika	Smoked paprika, dried			282 14.14 53.99 12.89 34.9 68		3.5	
star-anise	Star anise, dried			337 17.6 50.02 15.9 14.6 16		3.5	
sumac	Sumac, dried			290 4.5 58 11 30 20		3.5	
turmeric	Ground turmeric, dried			312 9.68 67.14 3.25 22.7 27		3.5	
white-pepper	White pepper, dried			296 10.4 68.61 2.12 26.2 5		3.5	
zaatar	Za'atar, dried			340 11 43 19 20 600		3.5	
andouille	Smoked andouille sausage, cooked			309 11.98 0.94 28.23 0 827		5.5	
bacon	Smoked back bacon rasher, raw			215 16.5 0 16.5 0 1150		2	
beef-brisket	Lean beef brisket, raw			132 21.47 0 5.11 0 83		2	
beef-chuck	Beef for stewing, raw			128 21.75 0.16 4.48 0 80		2	
beef-flank	Flank steak, raw			141 21.57 0 5.47 0 55		2	
beef-mince-10	Beef mince, 10% fat, raw			176 20 0 10 0 66		2	
beef-mince-5	Lean beef mince, 5% fat, raw			137 21.41 0 5 0 66		2	
beef-round	Lean beef frying steak, raw			121 23.59 0 2.94 0 54		2	
beef-sirloin	Sirloin steak, trimmed, raw			131 22.09 0 4.08 0 56		2	
beef-stock	Low-salt beef stock			6 1.14 0.2 0.07 0 225		5.5	
beef-tenderloin	Beef fillet, raw			139 21.94 0 5.74 0 44		2	
bison-mince	Bison mince, raw			146 20.23 0.05 7.21 0 70		2	
chicken-breast	Chicken breast, raw			120 22.5 0 2.62 0 45		2	
chicken-breast-cooked	Cooked chicken breast			165 31.02 0 3.57 0 74		5.5	
chicken-drumstick	Skinless chicken drumstick, raw			116 19.41 0 3.71 0 114		2	
chicken-liver	Chicken livers, raw			119 16.92 0.73 4.83 0 71		2	
18-411	Liver, chicken, raw			92 17.7 0 2.3 0 76		3.5	
chicken-mince	Chicken mince, raw			143 17.44 0.04 8.1 0 60		2	
chicken-stock	Low-salt chicken stock			7 1.36 0.38 0 0 231		5.5	
chicken-stock-unsalted	Unsalted chicken stock			16 2 1.2 0.6 0 30		5.5	
chicken-thigh	Boneless skinless chicken thigh, raw			121 19.66 0 4.12 0 95		2	
chorizo	Cured chorizo			378 21.07 0.72 31.65 0 1756		5.5	
cooked-ham	Cooked ham			107 16.85 0.7 4.04 0 945		5.5	
duck-breast	Skinless duck breast, raw			123 19.85 0 4.25 0 57		2	
gelatine	Gelatine powder, dry			335 85.6 0 0.1 0 196		2	
italian-sausage	Italian pork sausage, raw			290 13.9 2.98 24.26 0 563		2	
lamb-leg	Lean leg of lamb, raw			128 20.56 0 4.51 0 62		2	
lamb-loin	Lean lamb loin chop, raw			143 20.88 0 5.94 0 68		2	
lamb-mince	Lean lamb mince, raw			193 20.33 0 12.41 0 57		2	
lamb-stew	Lean lamb for stewing, raw			134 20.21 0 5.28 0 65		2	
pancetta	Diced pancetta			393 13.66 0 37.13 0 751		5.5	
pork-chop	Boneless pork loin chop, raw			127 22.41 0 3.42 0 49		2	
pork-leg	Lean leg of pork, raw			136 20.48 0 5.41 0 55		2	
pork-mince-lean	Lean pork mince, raw			121 21.1 0.21 4 0 67		2	
pork-shoulder	Lean pork shoulder, raw			148 19.55 0 7.14 0 76		2	
pork-tenderloin	Pork fillet, raw			109 20.95 0 2.17 0 53		2	
prosciutto	Dry-cured ham			230 27.5 0.5 13 0 2300		5.5	
turkey-bacon	Turkey bacon rasher, raw			226 15.94 1.89 16.93 0 1069		2	
turkey-breast	Turkey breast, raw			114 23.66 0.14 1.48 0 113		2	
turkey-mince	Turkey mince, 7% fat, raw			150 18.73 0 8.34 0 69		2	
turkey-sausage	Smoked turkey sausage, cooked			158 15.05 4.65 8.75 0.3 916		5.5	
turkey-slices	Roast turkey slices, cooked			109 21.81 3.51 0.83 0.5 772		5.5	
venison	Venison steak, raw			120 22.96 0 2.42 0 51		2	
anchovies	Anchovies in oil, drained, canned			210 28.89 0 9.71 0 3668		5.5	
catfish	Catfish fillet, raw			95 16.38 0 2.82 0 43		2	
clams	Clams, shelled, raw			86 14.67 3.57 0.96 0 601		2	
clams-tinned	Tinned clams, drained, canned			142 24.25 5.9 1.59 0 112		5.5	
cod	Cod fillet, raw			82 17.81 0 0.67 0 54		2	
crab-meat	Cooked white crab meat			83 17.88 0 0.74 0 395		5.5	
crayfish	Cooked crayfish tails			82 16.77 0 1.2 0 94		5.5	
haddock	Haddock fillet, raw			74 16.32 0 0.45 0 213		2	
halibut	Halibut fillet, raw			91 18.56 0 1.33 0 68		2	
herring	Herring fillet, raw			158 17.96 0 9.04 0 90		2	
lobster	Cooked lobster meat			89 19 0 0.86 0 486		5.5	
mackerel	Mackerel fillet, raw			205 18.6 0 13.89 0 90		2	
mackerel-tinned	Tinned mackerel in brine, drained, canned			156 23.19 0 6.3 0 379		5.5	
monkfish	Monkfish tail, raw			76 14.48 0 1.52 0 18		2	
mussels	Mussels, shelled, raw			86 11.9 3.69 2.24 0 286		2	
octopus	Octopus, raw			82 14.91 2.2 1.04 0 230		4.5	16-259
oysters	Oysters, shelled, raw			81 9.45 4.95 2.3 0 106		2	
pollock	Alaska pollock fillet, raw			76 17.17 0 0.82 0 159		2	
prawns	Raw peeled prawns			85 20.1 0 0.51 0 119		2	
prawns-cooked	Cooked peeled prawns			99 23.98 0.2 0.28 0 111		5.5	
salmon	Salmon fillet, raw			208 20.42 0 13.42 0 59		2	
salmon-tinned	Tinned pink salmon, drained, canned			138 23.1 0 5.02 0 381		5.5	
salmon-wild	Wild salmon fillet, raw			131 22.25 0 4.69 0 78		2	
sardines-tinned	Tinned sardines in oil, drained, canned			208 24.62 0 11.45 0 307		5.5	
scallops	Scallops, raw			69 12.06 3.18 0.49 0 392		2	
sea-bass	Sea bass fillet, raw			97 18.43 0 2 0 68		2	
smoked-haddock	Smoked haddock			116 25.23 0 0.96 0 763		5.5	
smoked-salmon	Smoked salmon		lox fish	117 18.28 0 4.32 0 2000	serving=85;cup=135	5.5	26137190
snapper	Snapper fillet, raw			100 20.51 0 1.34 0 64		2	
sole	Sole fillet, raw			70 12.41 0 1.93 0 296		2	
squid	Squid, raw			92 15.58 3.08 1.38 0 44		4.5	16-263
swordfish	Swordfish steak, raw			144 19.66 0 6.65 0 81		2	
tilapia	Tilapia fillet, raw			96 20.08 0 1.7 0 52		2	
trout	Trout fillet, raw			141 19.94 0 6.18 0 51		2	
tuna-steak	Yellowfin tuna steak, raw			109 24.4 0 0.49 0 45		2	
tuna-tinned	Tinned tuna in water, drained, canned			86 19.44 0 0.96 0 247		5.5	
blue-cheese	Blue cheese			353 21.4 2.34 28.74 0 1146		5.5	
brie	Brie			334 20.75 0.45 27.68 0 629		5.5	
butter	Unsalted butter			717 0.85 0.06 81.11 0 11		5.5	17-661
buttermilk	Buttermilk			40 3.31 4.8 1.07 0 148	cup=244	6.5	11115300
cheddar	Mature Cheddar			403 22.87 3.09 33.31 0 653		5.5	
cheddar-light	Reduced-fat Cheddar			316 27.35 4.06 20.41 0 628		5.5	
cotija	Cotija cheese			366 20 3.97 30 0 1400		5.5	
cottage-cheese	Low-fat cottage cheese		2percent	81 10.45 4.76 2.27 0 308	serving=113;cup=226	5.5	14204010
cream-cheese-light	Light cream cheese			208 7.85 6.73 16.67 0 317		5.5	
14303010	Light cream cheese (US)		neufchatel reduced fat less plain flavored	264 9.1 5.6 22.7 0 479	serving=30;cup=240;tbsp=15	3.5	
creme-fraiche-light	Half-fat crème fraîche			135 2.94 4.26 12 0 89		5.5	
12-336	Creme fraiche, half fat			162 2.7 4.4 15 0 36		3.5	
double-cream	Double cream			467 1.5 1.6 50.5 0 20		5.5	
egg	Egg, raw		whole	143 12.56 0.72 9.51 0 142	egg=50;cup=245	5	31101010
egg-white	Egg white, raw			52 10.9 0.73 0.17 0 166		2	
egg-yolk	Egg yolk, raw			322 15.86 3.59 26.54 0 48		2	
feta	Feta			265 14.21 3.88 21.49 0 1139		5.5	
ghee	Ghee			900 0 0 100 0 2		5.5	
goats-cheese	Soft goat's cheese			264 18.52 0 21.08 0 459		5.5	
greek-yogurt-0	Fat-free Greek yogurt			59 10.19 3.6 0.39 0 36		5.5	
greek-yogurt-2	Low-fat Greek yogurt			73 9.95 3.94 1.92 0 34		5.5	
greek-yogurt-5	Whole-milk Greek yogurt			97 9 3.98 5 0 35		5.5	
gruyere	Gruyère			413 29.81 0.36 32.34 0 714		5.5	
half-fat-mozzarella	Part-skim mozzarella			254 24.26 2.77 15.92 0 619		5.5	
halloumi	Halloumi			320 22 2 25 0 1100		5.5	
kefir	Plain kefir			43 3.8 4.8 1 0 40		5.5	
lactose-free-milk	Lactose-free semi-skimmed milk			50 3.3 4.8 1.98 0 47		5.5	
lactose-free-yogurt	Lactose-free plain yogurt			63 5.25 7.04 1.55 0 70		5.5	
manchego	Manchego			356 24.94 2.22 27.44 0 819		5.5	
milk-semi	Semi-skimmed milk		pasteurised uht	50 3.3 4.8 1.98 0 47	glass=206	6	12-313;12-314
milk-skim	Skimmed milk		pasteurised uht	34 3.37 4.96 0.08 0 42	glass=206	6	12-307;12-554
milk-whole	Whole milk		leche fresca pasteurised uht	61 3.15 4.8 3.25 0 43	cup=244	6	11111000;12-596;12-320
monterey-jack	Monterey Jack			373 24.48 0.68 30.28 0 600		5.5	
mozzarella	Mozzarella			299 22.17 2.4 22.14 0 486		5.5	
natural-yogurt	Plain low-fat yogurt			63 5.25 7.04 1.55 0 70		5.5	12-379
oaxaca-cheese	Queso asadero			356 22.6 4.13 25 0 607		5.5	
14131500	Queso Asadero (US)		oaxacan string cheese	297 22.1 2.4 22.1 0 734	slice=21;cup=132	6.5	
paneer	Paneer			300 19 2.5 24 0 20		5.5	
parmesan	Parmesan			392 35.75 3.21 25 0 1175		5.5	
pecorino	Pecorino			387 31.8 3.63 26.94 0 1433		5.5	
quark	Fat-free quark			65 12 3.9 0.2 0 45		5.5	
queso-fresco	Queso fresco		ranchero mexican cheese	299 18.09 2.98 23.82 0 751	slice=21;cup=135	6.5	14133000
ricotta	Part-skim ricotta			138 11.39 5.14 7.91 0 99		5.5	
single-cream	Single cream		fresh	195 2.96 3.7 19.1 0 72		5.5	12-332
soured-cream	Reduced-fat soured cream			135 2.94 4.26 12 0 89		5.5	
swiss-cheese	Swiss cheese		emmentaler jarlsburg samsoe danbo sweitzer sapsago	393 26.96 1.44 30.99 0 187	slice=21;cup=108	5.5	14109010
vegetarian-hard-cheese	Vegetarian Parmesan-style cheese			392 35.75 3.21 25 0 1175		5.5	
whey-protein	Whey protein powder, unflavoured, dry			352 78.13 6.25 1.56 3.1 156		2	
amaranth	Amaranth, dry			371 13.56 65.25 7.02 6.7 4		2	
arborio-rice	Risotto rice, dry			358 6.5 79.15 0.52 1.3 1		2	
basmati-rice	Basmati rice, dry			365 7.13 79.95 0.66 1.3 5		2	
brown-rice	Brown rice, dry			367 7.54 76.25 3.2 3.6 5		2	
brown-rice-cooked	Ready-cooked brown rice, cooked			123 2.74 25.58 0.97 1.6 4		5.5	
buckwheat	Buckwheat groats, dry			346 11.73 74.95 2.71 10.3 11		2	
buckwheat-flour	Buckwheat flour, dry			335 12.62 70.59 3.1 10 11		2	
bulgur	Bulgur wheat, dry			342 12.29 75.87 1.33 12.5 17		2	
couscous	Couscous, dry			376 12.76 77.43 0.64 5 10		2	
couscous-wholewheat	Wholewheat couscous, dry			376 12.76 77.43 0.64 8 10		2	
egg-noodles	Dried egg noodles, dry			384 14.16 71.27 4.44 3.3 21		2	
farro	Pearled farro, dry			344 12.64 72.13 3.1 7.31 1		2	
freekeh	Freekeh, dry			352 12.6 72 2.7 12.9 15		2	
gf-oats	Gluten-free rolled oats, dry			379 13.15 67.7 6.52 10.1 6		2	
gf-pasta	Gluten-free pasta, dry			357 7.46 79.26 2.08 11 3		2	
gf-spaghetti	Gluten-free spaghetti, dry			357 7.46 79.26 2.08 11 3		2	
grits	Corn grits, dry			371 8.8 79.6 1.2 1.6 1		2	
lasagne-sheets	Lasagne sheets, dry			371 13.04 74.67 1.51 3.2 6		2	
millet	Millet, dry			378 11.02 72.85 4.22 8.5 5		2	
oats	Rolled oats, dry			379 13.15 67.7 6.52 10.1 6		2	
orzo	Orzo, dry			371 13.04 74.67 1.51 3.2 6		2	
pasta	Pasta shapes, dry			371 13.04 74.67 1.51 3.2 6		2	
pasta-wholewheat	Wholewheat pasta, dry			352 13.87 73.37 2.93 9.2 6		2	
pearl-barley	Pearl barley, dry			352 9.91 77.72 1.16 15.6 9		2	
polenta	Polenta, dry			370 7.11 79.45 1.75 3.9 7		2	
popcorn	Plain air-popped popcorn			382 12 77.9 4.2 15.1 4		5.5	
quinoa	Quinoa, dry			368 14.12 64.16 6.07 7 5		2	
quinoa-cooked	Ready-cooked quinoa, cooked			120 4.4 21.3 1.92 2.8 7		5.5	
ramen-noodles	Dried ramen noodles, dry			356 11.35 74.1 0.81 4.3 1840		2	
red-rice	Red rice, dry			360 8.56 76.15 3.44 4.2 0		2	
rice-cooked	Ready-cooked basmati rice, cooked			130 2.69 28.17 0.28 0.4 1		5.5	
rice-noodles	Flat rice noodles, dry			364 5.95 80.18 0.56 1.6 182		2	
rice-paper	Rice paper wrapper, dry			350 1.5 85 0.3 0.5 700		2	
rice-vermicelli	Rice vermicelli, dry			364 5.95 80.18 0.56 1.6 182		2	
soba	Buckwheat soba noodles, wheat blend, dry			336 14.38 74.62 0.71 4 792		2	
soba-gf	Pure buckwheat soba noodles, dry			336 14.38 74.62 0.71 4 792		2	
spaghetti	Spaghetti, dry			371 13.04 74.67 1.51 3.2 6		2	
spaghetti-wholewheat	Wholewheat spaghetti, dry			352 13.87 73.37 2.93 9.2 6		2	
sushi-rice	Sushi rice, dry			358 6.5 79.15 0.52 1.3 1		2	
udon	Dried udon noodles, dry			350 9.5 74 1.2 2.5 1400		2	
wild-rice	Wild rice, dry			357 14.73 74.9 1.08 6.2 7		2	
bagel-thin	Wholemeal bagel thin			241 9.9 47.47 1.24 6.2 359		5.5	
baguette	Baguette	French or Vienna bread;White bread, French stick	pre sliced	272 10.75 51.88 2.42 2.2 602	serving=82;slice=32;cup=45;baguette=324;loaf=470	5.5	51107010;11-978
breadcrumbs	Dried breadcrumbs, dry			395 13.35 71.98 5.3 4.5 732		2	
burger-bun	Burger bun			279 9.77 50.12 3.91 1.8 494		5.5	
burger-bun-wholemeal	Wholemeal burger bun			269 12.38 44.93 4.38 6.1 477		5.5	
ciabatta	Ciabatta	Ciabatta bread		259 9.49 48.11 2.73 2.1 618		5.5	11-969
corn-tortilla	Corn tortilla			218 5.7 44.64 2.85 6.3 45	serving=77;medium=28;small=18;large=44	5.5	52215100
english-muffin	Wholemeal English muffin			203 8.8 40.4 2.1 6.7 364		5.5	
flour-tortilla	Flour tortilla		spinach tomato flavor	306 8.2 49.38 7.99 3.5 736	serving=56;medium=45;small=33;large=71	5.5	52215200
gf-bread	Gluten-free bread		feather light pre sliced	240 3.81 46.13 4.47 5.1 441	serving=28;slice=24;cup=40	5.5	51808000
gf-breadcrumbs	Gluten-free breadcrumbs, dry			370 5 80 3 4 450		2	
gf-burger-bun	Gluten-free bun			239 3.34 50.47 2.65 5.1 593		5.5	
naan	Wholemeal naan			286 10.2 46.21 6.7 4.8 467		5.5	
oatcakes	Oatcake		homemade	440 10.5 58 17 9 600		5.5	11-1100
phyllo	Filo pastry sheet, raw			299 7.1 52.6 6 1.9 483		5.5	
pitta-white	White pitta	Pita bread	greek sahara arab pocket flatbread	275 9.1 55.7 1.2 2.2 536	medium=57;small=28;large=85	5.5	51109100;11-974
pitta-wholemeal	Wholemeal pitta			262 9.8 55.89 1.71 6.1 421		5.5	
rice-cakes	Rice cake		flavor puffed seed grain mini quaker popped gluten free lightly salted low sodium	387 8.2 81.5 2.8 4.2 26	serving=45;cup=30;cake=3	6.5	54318500
rye-bread	Rye bread		corn russian pre sliced	259 8.5 48.3 3.3 5.8 603	serving=32;slice=15	5.5	51401010
rye-crispbread	Rye crispbread			366 7.9 82.2 1.3 16.5 410		5.5	
11-822	Crispbread, rye			284 8.6 83.4 1.4 20 264		3.5	
sourdough	Sourdough bread	Sour dough bread	pre sliced	272 10.75 51.88 2.42 2.2 602	serving=82;slice=24	5.5	51133010
taco-shells	Crisp taco shell			476 6.41 63.49 21.79 6.7 324		5.5	
tortilla-chips	Unsalted tortilla chips			503 7.79 65.32 23.36 5.3 15		5.5	
tortilla-wholemeal	Wholemeal tortilla			310 9.76 45.88 9.76 9.8 617		5.5	
wheat-bran	Wheat bran, dry			216 15.55 64.51 4.25 42.8 2		2	
wholemeal-bread	Wholemeal bread			252 12.45 42.71 3.5 6 455	slice=36	6	11-981
adzuki-beans	Cooked adzuki beans			128 7.52 24.77 0.1 7.3 8		5.5	
baked-beans	No-added-salt baked beans, canned			105 4.8 20.49 0.4 5.5 1		5.5	
black-beans	Tinned black beans, drained, canned			115 6.91 19.81 1.27 6.69 218		5.5	
black-eyed-beans	Cooked black-eyed beans			116 7.73 20.76 0.53 6.5 4		5.5	
broad-beans	Frozen broad beans, raw			72 5.6 11.7 0.6 4.2 50		5.5	
butter-beans	Tinned butter beans, drained, canned			115 7.8 20.88 0.38 7 2		5.5	
cannellini-beans	Tinned cannellini beans, drained, canned			112 7.41 18.82 1.17 6.76 164		5.5	
chickpea-flour	Chickpea (gram) flour, dry			387 22.39 57.82 6.69 10.8 64		2	
chickpeas	Tinned chickpeas, drained, canned			139 7.05 22.53 2.77 6.4 246		5.5	
chickpeas-dried	Dried chickpeas, dry			378 20.47 62.95 6.04 12.2 24		2	
edamame	Frozen shelled edamame, raw			109 11.22 7.61 4.73 4.8 6		5.5	
green-lentils	Green lentils, dry			352 24.63 63.35 1.06 10.7 6		2	
haricot-beans	Tinned haricot beans, drained, canned			140 8.23 26.05 0.62 10.5 0		5.5	
hummus	Hummus			237 7.78 15 17.82 5.5 426		5.5	
uk-houmous	Houmous			307 6.8 15.4 26.7 4.9 410	tbsp=30	6	
kidney-beans	Tinned kidney beans, drained, canned			124 7.98 21.49 1.05 5.5 231		5.5	
lentil-pasta	Red lentil pasta, dry			348 25 53 2 9 10		2	
lentils-tinned	Tinned green lentils, drained, cooked			116 9.02 20.13 0.38 7.9 2		5.5	
mung-dal	Split mung beans (moong dal), dry			347 23.86 62.62 1.15 16.3 15		2	
pea-protein	Plain pea protein powder, dry			390 80 2 7 2 900		2	
peanut-butter	Smooth peanut butter			598 22.21 22.31 51.36 5 17		5.5	14-892
peanuts	Unsalted roasted peanuts		coated	587 24.35 21.26 49.66 8.4 6	serving=28;cup=146;packet=50	5.5	42111110
pinto-beans	Tinned pinto beans, drained, canned			117 7.04 20.77 0.97 5.5 212		5.5	
red-lentils	Red lentils, dry			358 23.91 63.1 2.17 10.8 7		2	
refried-beans	Refried beans, fat-free, canned			79 5.34 13.51 0.45 4.7 350		5.5	
silken-tofu	Firm silken tofu			62 6.9 2.4 2.7 0.1 36		5.5	
smoked-tofu	Smoked tofu			145 12.68 4.39 9.99 0.6 2		5.5	
soft-tofu	Soft tofu			61 7.17 1.18 3.69 0.2 8		5.5	
soya-mince	Dried soya mince, dry			327 51.46 33.92 1.22 17.5 20		2	
soya-yogurt	Plain unsweetened soya yogurt			50 4 2.4 2.4 1 40		5.5	
split-peas	Split peas, dry			364 23.12 61.63 3.89 22.2 5		2	
tempeh	Tempeh			192 20.29 7.64 10.8 5 9		6	13-118
tofu	Firm tofu			144 17.27 2.78 8.72 2.3 14		5.5	
tofu-extra-firm	Extra-firm tofu			83 9.98 1.18 5.26 1 4		5.5	
urad-dal	Urad dal, dry			341 25.21 58.99 1.64 18.3 38		2	
almond-butter	Almond butter		as	614 20.96 18.82 55.5 10.3 7	serving=32;tbsp=16	6.5	42200500
almonds	Almonds, raw			579 21.15 21.55 49.93 12.5 1		5.5	
brazil-nuts	Brazil nuts, raw			659 14.32 11.74 67.1 7.5 3		5.5	
cashew-butter	Cashew butter			587 17.56 27.57 49.41 2 15	serving=32;tbsp=16	6.5	42201000
cashews	Cashews, raw			553 18.22 30.19 43.85 3.3 12		5.5	
chestnuts	Cooked chestnuts			245 3.17 52.96 2.2 5.1 2		5.5	
chia-seeds	Chia seeds, dried			486 16.54 42.12 30.74 34.4 16		5.5	
coconut-chips	Unsweetened coconut flakes, dried			660 6.88 23.65 64.53 16.3 37		5.5	
desiccated-coconut	Desiccated coconut, dried			660 6.88 23.65 64.53 16.3 37		5.5	
flaked-almonds	Flaked almonds, raw			590 21.4 18.67 52.52 9.9 19		5.5	
flaxseed	Ground flaxseed, dried			534 18.29 28.88 42.16 27.3 30		5.5	
ground-almonds	Ground almonds, raw			590 21.4 18.67 52.52 9.9 19		5.5	
hazelnuts	Hazelnuts, raw			628 14.95 16.7 60.75 9.7 0		5.5	
hemp-seeds	Shelled hemp seeds, raw			553 31.56 8.67 48.75 4 5		5.5	
macadamias	Macadamia nuts, raw			718 7.91 13.82 75.77 8.6 5		5.5	
pecans	Pecans, raw			691 9.17 13.86 71.97 9.6 0		5.5	
pine-nuts	Pine nuts, raw			673 13.69 13.08 68.37 3.7 2		5.5	
pistachios	Shelled pistachios, raw			560 20.16 27.17 45.32 10.6 1		5.5	
pumpkin-seeds	Pumpkin seeds, dried			559 30.23 10.71 49.05 6 7		5.5	
sesame-seeds	Sesame seeds, dried			573 17.73 23.45 49.67 11.8 11		5.5	
sunflower-seed-butter	Sunflower seed butter			617 17.28 23.32 55.2 5.7 3		5.5	
sunflower-seeds	Sunflower seeds, dried			584 20.78 20 51.46 8.6 9		5.5	
tahini	Tahini		sesame seed butter paste	595 17 21.19 53.76 9.3 115	serving=28;tbsp=15	6.5	43103300
walnuts	Walnuts, raw			654 15.23 13.71 65.21 6.7 2		5.5	
adobo-chipotle	Chipotle in adobo, canned			70 1.5 12 2 5 1200		5.5	
artichoke-hearts	Artichoke hearts in water, drained, canned			53 2.89 11.95 0.34 5.7 250		5.5	
bamboo-shoots	Bamboo shoots, drained, canned			19 1.72 3.22 0.4 1.4 7		5.5	
coconut-milk	Coconut milk, canned			197 2.02 2.81 21.33 0 13		5.5	
coconut-milk-light	Light coconut milk, canned			70 0.7 2 6.5 0 25		5.5	
enchilada-sauce	Red enchilada sauce			30 0.62 4.87 0.91 1 547	serving=32;tbsp=16	5.5	74402250
hearts-of-palm	Hearts of palm, drained, canned			28 2.52 4.62 0.62 2.4 426		5.5	
hominy	Hominy, drained, canned			72 1.48 14.25 0.88 2.5 267		5.5	
kombu	Dried kombu			240 9 53 3 30 2600		5.5	
marinara	Low-salt tomato pasta sauce			51 1.41 8.06 1.48 1.8 30		5.5	
miso	White miso			198 12.79 25.37 6.01 5.4 3728		5.5	
nori	Nori sheet, dried			300 37 45 3.7 35 600		5.5	
passata	Passata, canned			38 1.65 8.98 0.21 1.9 28		5.5	
pumpkin-puree	Pumpkin purée, canned			34 1.1 8.09 0.28 2.9 5		5.5	
rice-miso	Rice miso			198 12.79 25.37 6.01 5.4 3728		5.5	
tinned-green-chillies	Tinned mild green chillies, canned			21 0.72 4.6 0.27 1.7 397		5.5	
tinned-sweetcorn	Tinned sweetcorn, drained, canned			67 2.29 14.34 1.22 2 205		5.5	
tinned-tomatoes	Tinned chopped tomatoes, canned			16 0.79 3.47 0.25 1.9 10		5.5	
tomato-puree	Tomato purée (concentrate), canned			82 4.32 18.91 0.47 4.1 59		5.5	
vegetable-stock	Low-salt vegetable stock			5 0.24 0.93 0.07 0 60		5.5	
vegetable-stock-cube	Vegetable stock cube, dry			240 10 20 14 1 20000		2	
vine-leaves	Vine leaves in brine, drained			69 4.27 11.71 1.97 9.9 2853		5.5	
wakame	Dried wakame			250 17 50 3.5 30 4800		5.5	
water-chestnuts	Water chestnuts, canned			50 0.88 12.3 0.06 2.5 8		5.5	
apple-cider-vinegar	Cider vinegar			21 0 0.93 0 0 5		5.5	
avocado-oil	Avocado oil			884 0 0 100 0 0		5.5	
balsamic-vinegar	Balsamic vinegar			88 0.49 17.03 0 0 23		5.5	
barbecue-sauce	Barbecue sauce		bbq	172 0.82 40.77 0.63 0.9 1027	serving=34;cup=272;tbsp=17;packet=9	6.5	74406010
17-705	Barbecue sauce (UK)			140 1 37.3 0.1 1.2 630		6	
17-769	Barbecue sauce (homemade)			300 2.7 27.8 21 1.7 392		3.5	
capers	Capers, drained			23 2.36 4.89 0.86 3.2 2348		5.5	
coconut-aminos	Coconut aminos			100 0.5 24 0 0 1800		5.5	
coconut-oil	Coconut oil			892 0 0 99.06 0 0	tbsp=14;cup=224	6.5	82101500;17-031
cooking-spray	Olive oil cooking spray			884 0 0 100 0 2		5.5	
cornichons	Cornichons			12 0.5 2.41 0.3 1 809		5.5	
dijon-mustard	Dijon mustard			60 3.74 5.83 3.34 4 1104		5.5	
dill-pickle	Dill pickle		sour	12 0.5 2.41 0.3 1 809	miniature=30;medium=80;slice=7;cup=155;half=40;spear=40	5.5	75503010
fish-sauce	Fish sauce		bagoong shrimp	35 5.06 3.64 0.01 0 7851	serving=5;tbsp=16	6.5	27150210
gochujang	Gochujang			215 5 44 2 3 2700		5.5	
green-olives	Green olives			145 1.03 3.84 15.32 3.3 1556	serving=15;cup=135;olive=4	5.5	75510010
harissa	Rose harissa paste			130 3 10 9 5 900		5.5	
hoisin-sauce	Hoisin sauce			220 3.31 44.08 3.39 2.8 1615	tbsp=16	6.5	41420250
horseradish	Prepared horseradish			48 1.18 11.29 0.69 3.3 420		5.5	
hot-sauce	Hot pepper sauce		tabasco	11 0.51 1.75 0.37 0.3 2643	serving=5;tbsp=16;packet=9	6.5	75511010
ketchup	Tomato ketchup			101 1.04 27.4 0.1 0.3 907	tbsp=20	6	17-709
kimchi	Kimchi		kim chee	15 1.1 2.4 0.5 1.6 498	serving=30;cup=150	6.5	75502520
malt-vinegar	Malt vinegar			18 0 0.04 0 0 2		5.5	
mayonnaise-light	Light mayonnaise		diet low calorie fat reduced	238 0.37 9.23 22.22 0 827	serving=10;cup=250;tbsp=15.6	5.5	83204000
mirin	Mirin			230 0.3 43 0 0 5		5.5	
mustard	Yellow mustard			60 3.74 5.83 3.34 4 1104		5.5	
nutritional-yeast	Nutritional yeast, dry			375 50 33 5 22 100		2	
olive-oil	Olive oil			884 0 0 100 0 2	tbsp=14;cup=224	6.5	82104000;17-038
olives	Black olives		kalamata purple	116 0.84 6.04 10.9 1.6 735	serving=15;cup=135;olive=5	5.5	75510020
oyster-sauce	Oyster sauce			51 1.35 10.92 0.25 0.3 2733	tbsp=16	6.5	28520100
peanut-oil	Groundnut oil			884 0 0 100 0 0		5.5	
pesto	Basil pesto			418 9.83 10.09 37.6 1.8 603		5.5	
pickled-ginger	Pickled ginger			35 0.3 8 0.1 1 700		5.5	
pickled-jalapenos	Pickled jalapeños			27 0.92 4.74 0.94 2.6 1671		5.5	
pomegranate-molasses	Pomegranate molasses			290 0.5 72 0 0 20		5.5	
rapeseed-oil	Rapeseed oil			884 0 0 100 0 0		5.5	17-041
red-curry-paste	Thai red curry paste			110 2 13 5 5 2400		5.5	
red-wine-vinegar	Red wine vinegar			19 0.04 0.27 0 0 8		5.5	
rice-vinegar	Rice vinegar			18 0 0.04 0 0 2		5.5	
roasted-peppers	Roasted red peppers, drained			23 1.1 5.1 0.3 1.9 14		5.5	
salsa	Tomato salsa			29 1.52 6.64 0.17 1.9 711		5.5	
salsa-verde	Tomatillo salsa verde			38 1.13 6.36 0.89 1.9 906		5.5	
sauerkraut	Sauerkraut			19 0.91 4.28 0.14 2.9 661		6	13-336
75230000	Sauerkraut (US)			40 0.9 4.2 2.5 2.8 659	serving=30;cup=140	6.5	
sesame-oil	Toasted sesame oil			884 0 0 100 0 0		5.5	
soy-sauce	Reduced-salt soy sauce			57 9.05 5.59 0.3 0.7 3598		5.5	
sriracha	Sriracha			93 1.93 19.16 0.93 2.2 2124		5.5	
sun-dried-tomatoes	Sun-dried tomatoes, dry, dried			258 14.11 55.76 2.97 12.3 107		5.5	
sunflower-oil	Sunflower oil			884 0 0 100 0 0	tbsp=14;cup=224	6.5	82108500;17-045
tamari	Reduced-salt tamari			60 10.51 5.57 0.1 0.8 3600		5.5	
tamarind-paste	Tamarind paste			239 2.8 62.5 0.6 5.1 28		5.5	
teriyaki-sauce	Teriyaki sauce		asian barbecue eel	89 5.93 15.56 0.02 0.1 3833	serving=9;tbsp=16	6.5	41420400
thai-curry-paste	Thai red curry paste with shrimp			110 2 13 5 5 2400		5.5	
vegan-mayonnaise	Vegan mayonnaise			322 5.95 3.06 31.79 1.1 773		5.5	
83108000	Vegan mayonnaise (US)		imitation vegenaise	232 0.3 16 19.2 0 497	serving=9;cup=225;tbsp=14.1	6.5	
walnut-oil	Walnut oil			884 0 0 100 0 0	tbsp=14;cup=224	6.5	82108700;17-047
wasabi	Wasabi paste		sauce	292 2.23 46.13 10.9 6.1 3390	serving=5;tbsp=16	6.5	75534550
white-wine-vinegar	White wine vinegar			19 0.04 0.27 0 0 8		5.5	
worcestershire-sauce	Worcestershire sauce			77 0 19.17 0 0 1300	serving=5;tbsp=16	6.5	41420450
17-723	Worcestershire sauce (UK)			113 1.4 28.3 0.1 0 1500		6	
agave-syrup	Agave syrup			310 0.09 76.37 0.45 0.2 4		5.5	
almond-flour-fine	Fine almond flour, dry			578 26.24 16.25 50.23 9.27 1		2	
apricot-jam	Apricot jam			242 0.7 64.4 0.2 0.3 40		5.5	
arrowroot	Arrowroot powder, dry			357 0.3 88.15 0.1 3.4 2		2	
baking-powder	Baking powder, dry			53 0 27.7 0 0.2 10600		2	
bicarbonate-of-soda	Bicarbonate of soda, dry			0 0 0 0 0 27360		2	
brown-sugar	Light brown sugar, dry			380 0.12 98.09 0 0 28		2	
cassava-flour	Cassava flour, dry			359 0.92 87.31 0.49 4.83 13		2	
caster-sugar	Caster sugar, dry			387 0 99.98 0 0 1		2	
cocoa	Cocoa powder, dry			228 19.6 57.9 13.7 37 21		2	
coconut-flour	Coconut flour, dry			424 16.14 58.9 15.28 34.24 47		2	
cornflour	Cornflour, dry			381 0.26 91.27 0.05 0.9 9		2	
cornmeal	Cornmeal, dry			362 8.12 76.89 3.59 7.3 35		2	
cream-of-tartar	Cream of tartar, dry			258 0 61.5 0 0.2 52		2	
dark-chocolate	Dark chocolate, 70%			598 7.79 45.9 42.63 10.9 20		5.5	
dark-chocolate-chips	Dark chocolate chips			579 6.12 52.42 38.31 8 10		5.5	
dried-yeast	Dried yeast, dry			325 40.44 41.22 7.61 26.9 51		2	
gf-flour	Gluten-free plain flour, dry			359 6.94 79.8 1.3 0.5 5		2	
gf-self-raising-flour	Gluten-free self-raising flour, dry			350 6.8 77.5 1.3 0.5 440		2	
honey	Honey			304 0.3 82.4 0 0.2 4	serving=14;cup=320;tbsp=20	6.5	91302010;17-050
jam-reduced	Reduced-sugar jam	Jelly, reduced sugar	preserve marmalade	151 0 37.6 0.1 1.5 0	serving=14;tbsp=20	5.5	91405500
17-075	Reduced sugar jam			123 0.5 33.6 0.1 1.7 20		3	
maple-syrup	Maple syrup			260 0.04 67.04 0.06 0 12		5.5	
masa-harina	Masa harina, dry			363 8.46 76.59 3.69 6.4 5		2	
molasses	Black treacle (molasses)			290 0 74.73 0.1 0 37		5.5	
oat-bran	Oat bran, dry			246 17.3 66.22 7.03 15.4 4		2	
peanut-flour	Defatted peanut flour, dry			327 52.2 34.7 0.55 15.8 180		2	
plain-flour	Plain flour, dry			364 10.33 76.31 0.98 2.7 2		2	
potato-starch	Potato starch, dry			353 8.11 79.94 0.95 5.4 48		2	
rice-flour	Rice flour, dry			366 5.95 80.13 1.42 2.4 0		2	
self-raising-flour	Self-raising flour, dry			354 9.89 74.22 0.97 2.7 1193		2	
semolina	Semolina, dry			360 12.68 72.83 1.05 3.9 1		2	
tapioca-starch	Tapioca flour, dry			358 0.19 88.69 0.02 0.9 1		2	
vanilla-extract	Vanilla extract			288 0.06 12.65 0.06 0 9		3.5	
wheat-germ	Wheat germ, dry			360 23.15 51.8 9.72 13.2 12		2	
wholemeal-flour	Wholemeal flour, dry			340 13.21 71.97 2.5 10.7 2		2	
almond-milk	Unsweetened almond milk		cashew nut light	15 0.4 1.31 0.96 0.2 72	cup=244	5.5	11350020
apple-juice	Apple juice		mott musselman simply seneca eve store brand 100percent	47 0.09 11.36 0.29 0.2 5	serving=124	5.5	64104010
beer	Lager beer			43 0.46 3.55 0 0 4		5.5	
coconut-drink	Unsweetened coconut drink			20 0.2 0.7 1.8 0 30		5.5	
coconut-water	Coconut water			18 0.22 4.24 0 0 26		5.5	
coffee	Brewed coffee		as regular decaffeinated single bag pod cup	1 0.12 0 0.02 0 2	large=600;medium=480;small=360	5.5	92101000
espresso	Espresso		coffee	9 0.12 1.67 0.18 0 14	serving=60	5.5	92101610
gf-oat-milk	Gluten-free oat drink			48 0.8 5.1 2.75 0.8 42		5.5	
green-tea	Green tea		infusion	1 0.22 0 0 0 1		5.5	17-171
matcha	Matcha powder, dry			324 30 39 5 38.5 6		2	
oat-milk	Unsweetened oat drink			48 0.8 5.1 2.75 0.8 42		5.5	
pineapple-juice	Pineapple juice		100percent	53 0.36 12.87 0.12 0.2 2	serving=124	5.5	64124020
red-wine	Dry red wine			85 0.07 2.61 0 0 4		5.5	
rice-milk	Rice drink			47 0.28 9.17 0.97 0.3 39		5.5	
sake	Sake			134 0.5 5 0 0 2		5.5	
soya-milk	Unsweetened soya milk			33 2.86 1.74 1.61 0.5 37		5.5	
tea	Black tea		infusion	1 0 0.3 0 0 3		6	17-165
tomato-juice	Unsalted tomato juice			17 0.85 3.53 0.29 0.4 10		5.5	
white-wine	Dry white wine			82 0.07 2.6 0 0 5	glass=125;bottle=750	5.5	17-755
11100000	Milk			52 3.3 4.8 2.1 0 39	cup=244	8	
11112110	Reduced fat (2%) milk			50 3.4 4.9 1.9 0 39	cup=244	3.5	
11112210	Low fat (1%) milk			43 3.4 5.2 1 0 39	cup=244	3.5	
11113000	Milk, fat free (skim)			34 3.4 4.9 0.1 0 41	cup=244	2.5	
11114300	Lactose free milk, low fat (1%)			43 3.4 5.2 1 0 39	cup=244	2.5	
11114320	Lactose free milk, fat free (skim)			34 3.4 4.9 0.1 0 41	cup=244	2.5	
11114330	Lactose free milk, reduced fat (2%)		as content	50 3.4 4.9 1.9 0 39	cup=244	2.5	
11114350	Lactose free milk, whole			61 3.3 4.6 3.2 0 38	cup=244	2.5	
11115400	Kefir		fermented milk drink type	52 3.6 7.5 1 0 38	cup=244	6.5	
11116000	Goat milk		pasteurised	69 3.6 4.5 4.1 0 50	cup=244	6.5	12-328
11120000	Dry milk, reconstituted, nonfat		as fat content 1percent 2percent	32 3.2 4.6 0.1 0 51	cup=244	3	
11121100	Dry milk, reconstituted, whole		nido fortificada	76 4 5.9 4.1 0 60	cup=244	3	
11210050	Evaporated milk		as fat content	134 6.8 10 7.6 0 106	serving=16;cup=252	5	
11211050	Evaporated milk, whole			134 6.8 10 7.6 0 106	serving=16;cup=252	4	
12-522	Evaporated milk, whole (UK)			166 8.4 12.7 9.4 0 180		3.5	
11211400	Evaporated milk, reduced fat (2%)			92 7.4 11.2 2 0 113	serving=16;cup=252	2.5	
11212050	Evaporated milk, fat free (skim)			78 7.6 11.4 0.2 0 115	serving=16;cup=252	2.5	
11220000	Condensed milk, sweetened		lechera	321 7.9 54.4 8.7 0 127	serving=19;cup=304	4	
11300100	Non-dairy milk			31 1.1 3 1.6 0.1 51	cup=244	8	
11320000	Sweetened soy milk		as	53 3.4 5.2 2.1 0 33	cup=244	5	
11320100	Unsweetened soy milk		light	38 3.6 1.3 2.1 0 34	cup=244	5	
11321000	Chocolate soy milk			64 3.4 8.3 2 0.1 32	cup=244	5	
11350000	Sweetened almond milk		cashew nut	30 0.5 4.3 1.2 0 58	cup=244	5	
11350010	Chocolate almond milk		cashew nut	43 0.6 7.4 1.2 0.1 56	cup=244	5	
11350040	Almond milk		cashew nut as sweetened	20 0.5 1.5 1.2 0 59	cup=244	8	
11360000	Rice milk			47 0.3 9.2 1 0.3 39	cup=244	6.5	
11360200	Oat milk			45 0.7 5.4 2.3 0.5 43	cup=244	6.5	
11370000	Coconut milk			31 0.2 2.9 2.1 0 19	cup=244	6.5	14-820
uk-coconut-milk-retail	Coconut milk (shop-bought)		retail	169 1.1 3.7 16.9 0.4 0		3.5	
11400000	Yogurt		as milk flavor	94 6.7 10.2 2.9 0.1 49	serving=170;cup=245	8	11410000
11400010	Greek yogurt		as milk flavor	91 9.1 10.8 1.3 0.1 35	serving=150;cup=245	6.5	
11411010	Plain yogurt		as milk	63 5.3 7 1.6 0 70	serving=170;cup=245	6.5	
11411100	Whole milk yogurt, plain			78 3.8 5.6 4.5 0 42	serving=170;cup=245	4	12-184
11411200	Low fat milk yogurt, plain		1percent 2percent 99percent free	63 5.3 7 1.6 0 70	serving=170;cup=245	2.5	
11411300	Yogurt, nonfat milk, plain		0percent fat free light	50 4.2 8.1 0.1 0 51	serving=170;cup=245	3	
11411390	Greek yogurt, plain		as milk	67 10.2 3.6 1.4 0 36	serving=150;cup=245	5.5	
12-555	Greek style yogurt, plain			133 5.7 4.8 10.2 0 66	tbsp=45;pot=150	3.5	
11411400	Greek yogurt, whole milk, plain			94 8.8 4.8 4.4 0 34	serving=150;cup=245	3	
11411410	Greek yogurt, low fat milk, plain		2percent 1percent 99percent free	67 10.2 3.6 1.4 0 36	serving=150;cup=245	1.5	
11411420	Greek yogurt, nonfat milk, plain		0percent fat free light	59 10.3 3.6 0.4 0 36	serving=150;cup=245	3	
11430000	Fruit yogurt		as milk	93 4.6 15.7 1.3 0.2 65	serving=170;cup=245	6.5	
11431000	Whole milk yogurt, fruit			106 3.3 14.4 3.9 0.2 41	serving=170;cup=245	4	12-375
11432000	Low fat milk yogurt, fruit		1percent 2percent 99percent free	93 4.6 15.7 1.3 0.2 65	serving=170;cup=245	2.5	
11433000	Yogurt, nonfat milk, fruit		0percent fat free light	46 3.6 7.6 0.1 0 45	serving=170;cup=245	3	
11433990	Greek yogurt, fruit		as milk	91 9.1 10.8 1.3 0.1 35	serving=150;cup=245	5.5	
12-377	Greek style yogurt, fruit			137 4.8 11.2 8.4 0 64		3.5	
11434000	Greek yogurt, whole milk, fruit			114 7.9 11.8 3.9 0.1 34	serving=150;cup=245	3	
11434010	Greek yogurt, low fat milk, fruit		2percent 1percent 99percent free	91 9.1 10.8 1.3 0.1 35	serving=150;cup=245	1.5	
11434020	Greek yogurt, nonfat milk, fruit		0percent fat free light	83 9.2 10.8 0.3 0.1 36	serving=150;cup=245	3	
11434090	Yogurt, flavors other than fruit		as milk	82 4.5 13 1.4 0 61	serving=170;cup=245	5.5	
11434100	Whole milk yogurt, flavors other than fruit			95 3.3 11.8 3.9 0 36	serving=170;cup=245	4	
11434200	Low fat milk yogurt, flavors other than fruit		1percent 2percent 99percent free	82 4.5 13 1.4 0 61	serving=170;cup=245	2.5	
11434300	Yogurt, nonfat milk, flavors other than fruit		0percent fat free light	47 3.6 7.9 0.1 0 44	serving=170;cup=245	3	
11435000	Greek yogurt, flavors other than fruit		as milk	81 9.1 8.2 1.3 0 32	serving=150;cup=245	5.5	
11435010	Greek yogurt, whole milk, flavors other than fruit			104 7.8 9.2 3.9 0 31	serving=150;cup=245	3	
11435020	Greek yogurt, low fat milk, flavors other than fruit		1percent 2percent 99percent free light	81 9.1 8.2 1.3 0 32	serving=150;cup=245	1.5	
11435030	Greek yogurt, nonfat milk, flavors other than fruit		0percent fat free light	73 9.2 8.2 0.3 0 32	serving=150;cup=245	3	
11435100	Greek yogurt, with oats		type granola	149 9.2 20 3.7 1.5 58	serving=150;cup=245	4	
11436000	Liquid yogurt		type	74 3.7 12.6 1.1 0.1 53	bottle=150;cup=245	5	
11436100	Yogurt tube		pouch go gurt type	81 4.3 13.7 1 0.1 60	tube=75	6.5	
11440010	Yogurt based chipotle dip		jalapeno southwest greek regular light	189 7.9 3.3 16 0 636	serving=70;tbsp=15	5	
11440030	Yogurt based onion dip		french toasted green greek regular light	160 6.8 4.1 12.9 0.2 507	serving=70;tbsp=15	5	
11440040	Yogurt based ranch dip		greek regular light	195 8.5 4.1 16.1 0.3 646	serving=70;tbsp=15	5	
11440050	Yogurt based spinach dip		greek regular light	159 7 3.6 13 0.3 514	serving=70;tbsp=15	5	
11440060	Tzatziki dip		greek	91 5.2 4.1 6 0.2 307	serving=70;tbsp=15	6.5	
11440070	Yogurt based vegetable dip		greek regular light dill	191 8.2 3.8 16 0.3 641	serving=70;tbsp=15	5	
11446000	Yogurt parfait, with fruit		granola	104 5.3 16.1 2.2 1.3 44	serving=150	4	
11459990	Frozen yogurt			127 3 21.6 3.6 0 63	cup=175;medium=320;small=160;large=480;scoop=160	8	
11460000	Vanilla frozen yogurt		flavor swirl cup scoop	127 3 21.6 3.6 0 63	cup=175;medium=320;small=160;large=480;scoop=160	5	
11460100	Chocolate frozen yogurt		cup scoop	131 3 21.6 3.6 2.3 63	cup=175;medium=320;small=160;large=480;scoop=160	5	
11460500	Soft serve frozen yogurt, vanilla		flavor swirl as cup	159 4 24.2 5.6 0 87	cup=175	4	
11460510	Soft serve frozen yogurt, chocolate		cup	160 4.3 24.9 5.8 0.7 86	cup=175	4	
11461200	Frozen yogurt sandwich		flavor prepackaged cone	204 3.9 34.4 6.3 0.8 192	sandwich=75	6.5	
11461210	Frozen yogurt bar, vanilla		stick flavor swirl coating	127 3 21.6 3.6 0 63	bar=65	4	
11461220	Frozen yogurt bar, chocolate		stick coating	131 3 21.6 3.6 2.3 63	bar=65	4	
11461250	Frozen yogurt cone, chocolate		scooped soft serve	142 3.2 23.9 3.7 2.3 71	cone=125	4	
11461260	Frozen yogurt cone, vanilla		flavor swirl scooped soft serve	139 3.2 23.9 3.7 0.1 71	cone=125	4	
11461300	Frozen yogurt cone, vanilla, waffle cone		flavor swirl scooped soft serve	143 3.3 25.3 3.6 0.1 77	cone=255	3	
11461320	Frozen yogurt cone, chocolate, waffle cone		scooped soft serve	147 3.3 25.3 3.6 2.3 77	cone=255	3	
11511000	Chocolate milk			65 3.4 11 0.8 0.1 68	cup=248	8	
17-648	Chocolate, milk			519 7.3 58.3 31.1 2.3 89	bar=45;square=6	3.5	
11511100	Whole chocolate milk			83 3.2 10.3 3.4 0.8 60	cup=248	5	
11511200	Reduced fat (2%) chocolate milk			76 3 12.1 1.9 0.7 66	cup=248	3.5	
11511300	Chocolate milk, fat free (skim)			67 3.4 13.5 0 0 79	cup=248	2.5	
11511400	Low fat (1%) chocolate milk			64 3.5 10.2 1.1 0.1 65	cup=248	3.5	
11511550	Reduced sugar chocolate milk		free	65 3.1 8.6 2 0 46	cup=248	6.5	
11512005	Hot chocolate		as sweetener milk cocoa	72 1.8 13.9 1 0.2 66	cup=248	8	
11512010	Hot chocolate, made with whole or reduced fat (2%) milk		as cocoa	91 2.7 16.5 1.5 0 60	cup=248	2.5	
11512020	Hot chocolate, made with lowfat (1%) or fat free (skim) milk		cocoa	78 2.8 16.6 0.1 0 61	cup=248	2.5	
11512030	Hot chocolate, made with non-dairy milk		almond coconut rice soy cocoa	76 0.9 15 1.3 0.1 69	cup=248	4	
11512100	Hot chocolate, with whipped cream		marshmallow cocoa	101 2.7 16.3 2.8 0 58	cup=248	4	
11513380	Nesquik chocolate milk		as	74 3.4 10.1 2.2 0.3 45	cup=248	6.5	
11513385	Nesquik chocolate milk, made with non-dairy milk		almond coconut rice soy	54 1.4 8.4 1.6 0.4 56	cup=248	4	
11513801	Reduced sugar chocolate milk, whole		free	73 3 8.4 2.9 0 46	cup=248	2.5	
11513802	Reduced sugar chocolate milk, reduced fat (2%)		free	63 3.1 8.6 1.8 0 47	cup=248	2.5	
11513803	Reduced sugar chocolate milk, low fat (1%)		free	57 3.1 8.9 1 0 47	cup=248	2.5	
11513804	Reduced sugar chocolate milk, fat free (skim)			49 3.2 8.6 0.2 0 48	cup=248	2.5	
11514325	Hot chocolate, reduced sugar, made with non-dairy milk		free almond coconut rice soy cocoa	54 1.2 8.9 1.5 0.1 60	cup=248	1.5	
11514330	Hot chocolate, reduced sugar, made with whole or reduced fat (2%) milk		free as cocoa	69 3 10.4 1.7 0 50	cup=248;packet=248	1.5	
11514350	Hot chocolate, reduced sugar, made with lowfat (1%) or fat free (skim) milk		cocoa	56 3.1 10.5 0.3 0 52	cup=248;packet=248	1.5	
11519040	Strawberry milk		flavor	65 3.2 8.5 2.1 0 39	cup=248	8	
11519050	Whole strawberry milk		flavor	86 3 11.8 3 0 38	cup=248	5	
11519105	Reduced fat (2%) strawberry milk		flavor	71 3.2 10.7 1.8 0 39	cup=248	3.5	
11519200	Low fat (1%) strawberry milk		flavor	69 3.1 12.3 0.9 0 39	cup=248	3.5	
11519205	Strawberry milk, fat free  (skim)		flavor	61 3.2 12.1 0.1 0 41	cup=248	2.5	
11519210	Reduced sugar strawberry milk		flavor	59 3.3 6.7 2.1 0 39	cup=248	3.5	
11526000	Malted milk		ovaltine	66 3.2 8.6 2.1 0 60	cup=256	5	
11531000	Eggnog		whole milk	88 4.6 8.1 4.2 0 54	cup=256	6.5	
11541110	Milk shake, chocolate		regular ice cream whole 2percent reduced fat restaurant shop frozen mix home recipe	120 3.5 13.5 6.1 0.5 52	serving=280;cup=224	3	
11542100	Milk shake, chocolate (restaurant)		burger king dairy queen mcdonald wendy frosty jack box arby dunkin donut sonic place fast food	150 3.7 20.4 6.7 1.6 80	small=405;medium=526;cup=224;large=690	3	
11541120	Milk shake, flavors other than chocolate		regular ice cream whole 2percent reduced fat restaurant shop frozen mix as home recipe	113 3.4 11.4 6 0.2 53	serving=280;cup=224	3	
11542200	Milk shake, flavors other than chocolate (restaurant)		burger king dairy queen mcdonald wendy frosty jack box arby dunkin donut sonic place as fast food	148 3.4 19.6 6.5 0.9 81	small=405;medium=526;cup=224;large=690	3	
11541130	Milk shake, chocolate, light		reduced fat ice cream 1percent low skim nonfat free restaurant shop home recipe	97 4 12.9 3.3 0.3 51	serving=280;cup=224	0.5	
11541135	Milk shake, flavors other than chocolate, light		reduced fat ice cream 1percent low skim nonfat free restaurant shop as home recipe	92 3.9 13.8 2.3 0.1 51	serving=280;cup=224	0.5	
11541400	Milk shake with malt		malted ice cream	125 3.8 13.6 6.1 0.2 66	serving=280	6.5	
11543000	Milk shake, bottled, chocolate		canned reconstituted dry mix hershey chug	150 3.7 20.4 6.7 1.6 80	serving=372;cup=248	3	
11543010	Milk shake, bottled, flavors other than chocolate		canned reconstituted dry mix hershey chug	148 3.4 19.6 6.5 0.9 81	serving=372;cup=248	3	
11551050	Licuado or Batido		milk fruit drink	75 2.3 13.2 1.5 0.6 25	serving=324;cup=216	6.5	
11553100	Fruit smoothie			66 2.3 12 1.1 1.1 28	serving=324;medium=864;cup=216;small=540;large=1080	8	
11553110	Fruit smoothie, with whole fruit and dairy		milk yogurt ice cream sherbet home recipe restaurant shop juice bar jamba king	66 2.3 12 1.1 1.1 28	serving=324;medium=864;cup=216;small=540;large=1080	4	64134015
11553120	Fruit smoothie, with whole fruit and dairy, added protein		milk yogurt ice cream sherbet home recipe restaurant shop juice bar jamba king	79 7.4 10 1.2 1.1 40	serving=324;medium=864;cup=216;small=540;large=1080	3	64134020
11553130	Fruit smoothie juice drink, with dairy		milk yogurt ice cream sherbet fast food queen jack box frozen mix orange julius flavor place mcdonald	65 0.9 15.1 0.1 0.9 14	serving=324;medium=864;cup=216;small=540;large=1080	4	64134030
11560000	Chocolate milk drink		yoo hoo flavor	49 0.6 10.7 0.4 0.6 91	cup=248	6.5	
11825000	Whey, sweet, dry			353 12.9 74.5 1.1 0 1079	serving=8;tbsp=7.5	3	
12100100	Heavy cream, or half and half		as light	131 3.1 4.3 11.5 0 61	serving=11;cup=240	4	
12110100	Light cream		coffee table	195 3 3.7 19.1 0 72	serving=11;cup=240	3.5	
12310350	Light sour cream		low fat reduced	136 3.5 7.1 10.6 0 83	serving=30;cup=240;tbsp=15	3.5	
12120100	Half and half cream		plain fresh	131 3.1 4.3 11.5 0 61	serving=20;cup=240	5	12-112
12120106	Half and half cream, flavored			130 3.1 4.5 11.3 0 60	serving=30;cup=240	4	
12120110	Half and half cream, fat free		low plain flavored	59 2.6 9 1.4 0 100	serving=30;cup=240	2.5	
12130100	Heavy cream		whipping as light	343 2 3.8 35.6 0 21	serving=20;cup=240	5	
12140000	Whipped cream		heavy light reddiwip real plain flavored	346 1.9 9.5 33.5 0 20	serving=20;cup=40	5	
12200100	Coffee creamer			136 1 11.4 10 0 67	serving=20;cup=240	8	
12210200	Coffee creamer, liquid		frozen mate carnation rich dunkin donut international delight plain	136 1 11.4 10 0 67	serving=15;cup=240	4	
12210210	Coffee creamer, liquid, flavored		mate bailey bliss carnation rich dunkin donut international delight mocha mix	251 0.7 35.1 13.5 1.1 67	serving=15;cup=240	3	
12210260	Coffee creamer, liquid, fat free		low light lite mate carnation rich dunkin donut international delight plain	71 0.8 9.1 3.5 0 60	serving=5;cup=240	1.5	
12210270	Coffee creamer, liquid, fat free, flavored		light lite mate low carnation rich dunkin donut international delight mocha mix	154 0.6 31.7 2.7 0 45	serving=5;cup=240	0.5	
12210280	Coffee creamer, liquid, fat free, sugar free, flavored		low light lite mate carnation international delight mocha mix	71 0.8 9.1 3.5 0 60	serving=15;cup=240	0	
12210310	Coffee creamer, liquid, sugar free, flavored		mate carnation international delight mocha mix	71 0.8 9.1 3.5 0 60	serving=15;cup=240	0.5	
12210400	Coffee creamer, powder		mate cremora carnation plain	529 2.5 59.3 32.9 0 124	serving=4;cup=94;packet=3	2.5	
12210420	Coffee creamer, powder, flavored		mate carnation	482 0.7 75.4 21.5 1.2 123	serving=4;cup=94;packet=3	1.5	
12210430	Coffee creamer, powder, fat free		light low mate carnation cremora plain flavored	431 1.9 73.4 15.7 0 229	serving=4;cup=94;packet=3	1.5	
12210505	Coffee creamer, powder, sugar free, flavored		fat light lite low mate carnation	529 2.5 59.3 32.9 0 124	serving=4;cup=94;packet=3	0.5	
12210520	Coffee creamer, soy, liquid		almond silk so delicious coconut milk	136 1 11.4 10 0 67	serving=30;cup=240	3	
12220200	Whipped topping		cool whip non dairy plain flavored frozen rich richwhip dream	318 1.3 23.1 25.3 0 25	serving=19;cup=75	6.5	
12220270	Whipped topping, fat free		light lite non dairy low cool whip rich richwhip plain flavored sugar frozen	224 3 23.6 13.1 0 72	serving=19;cup=75	2.5	
12220280	Whipped topping, sugar free		cool whip non dairy plain flavored frozen rich richwhip	224 3 23.6 13.1 0 72	serving=19;cup=75	2.5	
12310100	Regular sour cream			196 3.1 5.6 18 0 50	serving=30;cup=240;tbsp=15	5	
12310370	Sour cream, fat free		nonfat	74 3.1 15.6 0 0 141	serving=30;cup=240;tbsp=15	2.5	
12320100	Imitation sour cream		nondairy	208 2.4 6.6 19.5 0 102	serving=30;cup=240;tbsp=15	3.5	
12350010	Dip		as kind	432 2.6 3.9 45.2 0.3 718	serving=70;tbsp=15	8	
12350200	Regular chipotle dip		jalapeno southwest	426 2 3.2 45.1 0 708	serving=70;tbsp=15	5	
12350205	Light chipotle dip		jalapeno southwest fat free low nonfat reduced	195 1.8 13.2 15.2 0 598	serving=70;tbsp=15	3.5	
12350220	Regular onion dip		french toasted green	346 2.2 3.9 35.8 0.2 563	serving=70;tbsp=15	5	
12350225	Light onion dip		french toasted green fat free low nonfat reduced	166 2 11.9 12.4 0.1 481	serving=70;tbsp=15	3.5	
12350230	Regular ranch dip			432 2.6 3.9 45.2 0.3 718	serving=70;tbsp=15	5	
12350235	Light ranch dip		fat free low nonfat reduced	201 2.4 14 15.3 0.2 607	serving=70;tbsp=15	3.5	
12350240	Regular spinach dip			345 2.4 3.4 35.8 0.3 570	serving=70;tbsp=15	5	
12350245	Light spinach dip		fat free low nonfat reduced	165 2.2 11.4 12.4 0.3 488	serving=70;tbsp=15	3.5	
12350250	Regular vegetable dip		dill	429 2.2 3.6 45.1 0.3 713	serving=70;tbsp=15	5	
12350255	Light vegetable dip		fat free low nonfat reduced dill	198 2 13.6 15.2 0.3 602	serving=70;tbsp=15	3.5	
13110000	Ice cream		as flavor	221 3.6 26.4 11.3 0.8 90	serving=75;medium=240;slice=66;cup=135;small=120;large=360	8	
13110100	Vanilla ice cream		flavor swirl cup scoop	207 3.5 23.6 11 0.7 80	serving=75;medium=240;cup=135;small=120;large=360;scoop=120	5	
13110102	Vanilla ice cream, with additional ingredients		nut candy cookie chocolate within flavor swirl cup scoop	242 3.7 30.5 11.8 1 105	serving=75;medium=250;cup=140;small=125;large=375;scoop=125	4	
13110110	Chocolate ice cream		cup scoop	216 3.8 28.2 11 1.2 76	serving=75;medium=240;cup=135;small=120;large=360;scoop=120	5	
13110112	Chocolate ice cream, with additional ingredients		nut candy cookie within cup scoop	249 3.9 34.4 11.8 1.5 102	serving=75;medium=250;cup=140;small=125;large=375;scoop=125	4	
13110200	Soft serve ice cream, vanilla		frozen custard flavor swirl as yogurt cup	180 4.8 29.5 4.8 0.3 74	cup=175	4	
13110210	Soft serve ice cream, chocolate		frozen custard as yogurt cup	187 5 25.7 7.2 0.8 71	cup=175	4	
13110460	Gelato, vanilla		flavor swirl	249 3.5 22.3 16.2 0 61	cup=175;medium=320;small=160;large=480;scoop=160	4	
13110470	Gelato, chocolate			251 4.7 19.8 17 0.9 57	cup=175;medium=320;small=160;large=480;scoop=160	4	
13120050	Ice cream bar, vanilla		stick flavor coating than chocolate	358 2.1 37.1 25.3 1.1 84	serving=85;cup=133;bar=75;miniature=50	4	
13120100	Ice cream bar, vanilla, chocolate coated		stick flavor klondike dove nut	331 4.1 24.5 24.1 0.8 68	serving=85;bar=75;miniature=50	3	
13120110	Ice cream candy bar		flavor light snicker butterfinger	323 4.4 30.9 20.2 0.6 92	bar=50	6.5	
13120140	Ice cream bar, chocolate		stick klondike dove nut coating	329 4.4 25.2 23.9 1.5 67	serving=85;bar=75;miniature=50	4	
13120500	Ice cream sandwich, vanilla		flavor as	264 4.3 35.9 11.8 1.4 205	sandwich=75	4	
13120510	Ice cream sandwich, chocolate			270 4.5 39.3 11.8 1.8 202	sandwich=75	4	
13120550	Ice cream cookie sandwich		chipwich	317 4.6 43.4 14.1 1.7 232	sandwich=75	6.5	
13120730	Ice cream cone, scooped, vanilla		flavor swirl	215 3.7 25.8 10.8 0.8 87	cone=125	3	
13120735	Ice cream cone, scooped, vanilla, waffle cone		flavor swirl	218 3.8 27.2 10.6 0.8 93	cone=255	2	
13120740	Ice cream cone			229 3.8 28.5 11.1 0.9 97	cone=125	8	
13120770	Ice cream cone, scooped, chocolate			224 4 30.2 10.8 1.3 83	cone=125	3	
13120775	Ice cream cone, scooped, chocolate, waffle cone			227 4 31.5 10.6 1.2 89	cone=255	2	
13120782	Ice cream cone, soft serve, vanilla		flavor swirl mcdonald	189 4.9 31.4 4.9 0.4 81	cone=125	3	
13120784	Ice cream cone, soft serve, chocolate			196 5.1 27.8 7.2 0.9 78	cone=125	3	
13120786	Ice cream cone, soft serve, vanilla, waffle cone		flavor swirl	193 5 32.7 4.8 0.4 87	cone=255	2	
13120788	Ice cream cone, soft serve, chocolate, waffle cone			200 5.2 29.1 7 0.9 84	cone=255	2	
13120790	Ice cream cone, vanilla		drumstick flavor prepackaged swirl nut sundae nutty buddy	354 5.2 34.4 21.9 1 94	cone=95	3	
13120792	Ice cream cone, chocolate		nut prepackaged	353 5.4 34.6 21.8 1.4 93	cone=95	3	
13120800	Ice cream soda, flavors other than chocolate		root beer float	85 0.9 14 2.9 0.2 31	serving=240;cup=192	4	
13120810	Ice cream soda, chocolate		root beer float	87 1 15.2 2.9 0.3 30	serving=240;cup=192	4	
13121000	Ice cream sundae			243 3.7 31.9 11.2 1.1 137	sundae=180;cup=140	8	
13121100	Ice cream sundae, fruit topping		parfait	221 2.7 32.7 9.2 0.7 65	sundae=180;cup=140	4	
13121120	Banana split		homemade	199 2.4 32.6 6.9 1 97	serving=490	6.5	12-556
13121300	Ice cream sundae, hot fudge topping		chocolate sauce syrup	243 3.7 31.9 11.2 1.1 137	sundae=180;cup=140	4	
13121400	Ice cream sundae, caramel topping		butterscotch	213 3 30.6 9.2 0.5 136	sundae=180;cup=140	4	
13126000	Ice cream, fried			282 3.9 32.8 15.2 1.2 159	cup=135	5	
13130100	Light ice cream			174 4.4 25.4 6.1 0.2 85	cup=135;medium=240;small=120;large=360;scoop=120	6.5	
13130300	Light ice cream, vanilla		flavor swirl sorbet sherbet fat sugar free reduced cup scoop	174 4.4 25.4 6.1 0.2 85	cup=135;medium=240;small=120;large=360;scoop=120	2.5	
13130310	Light ice cream, chocolate		fat sugar free reduced cup scoop	180 4.3 26.2 6.5 0.8 73	cup=135;medium=240;small=120;large=360;scoop=120	2.5	
13130700	Soft serve, blended with candy or cookies		flavor mcdonald mcflurry dairy queen blizzard fast food	176 4 26.2 6.1 0.2 64	cup=215;medium=400;small=300;large=500	3	
13135000	Light ice cream sandwich, vanilla		skinny cow weight watcher flavor as fat sugar free reduced	239 4.9 37.3 8.2 1 209	sandwich=75	2.5	
13135010	Light ice cream sandwich, chocolate		skinny cow weight watcher fat sugar free reduced	243 4.9 37.9 8.4 1.5 200	sandwich=75	2.5	
13140000	Light ice cream bar, vanilla		stick flavor fat sugar free reduced coating than chocolate	236 3.2 18.8 16.7 0.1 64	serving=85;bar=75;miniature=50	2.5	
13140100	Light ice cream bar, vanilla, chocolate coated		stick flavor fat sugar free reduced klondike nut	236 3.4 19.2 16.6 0.5 63	serving=85;bar=75;miniature=50	1.5	
13140115	Light ice cream bar, chocolate		stick flavor fat sugar free reduced nut coating	240 3.3 19.7 16.9 1 55	serving=85;bar=75	2.5	
13140700	Creamsicle		dreamsicle	165 1.5 32.8 3.1 0 46	sicle=65	6.5	
13140900	Fudgesicle			163 2.6 30 3.7 1 104	sicle=65	6.5	
13142100	Light ice cream cone, vanilla		sundae flavor swirl topping fat sugar free reduced prepackaged	223 5.4 34.2 7.3 0.7 133	cone=95	1.5	
13142110	Light ice cream cone, chocolate		topping fat sugar free reduced prepackaged	227 5.3 34.9 7.6 1.3 124	cone=95	1.5	
13150000	Sherbet, all flavors		push pop	144 1.1 30.4 2 1.3 46	serving=75;medium=320;cup=175;small=160;large=480;scoop=160	4	
13161600	Fudgesicle, light		sugar free	124 3.7 23.1 1.9 1.5 96	bar=45	2.5	
13200110	Chocolate pudding		nonchocolate flavor canned ready eat	142 2.1 23 4.6 0 152	serving=130;cup=260	8	13230130
13210110	Bread pudding		raisin	156 5.6 23.5 4.9 1 206	serving=100;cup=200	5	
11-1038	Bread pudding (homemade)			289 5.9 49.2 7.7 1.2 238		3.5	
13210280	Pudding, flavors other than chocolate		canned ready eat	130 1.5 22.6 3.8 0 172	serving=130;cup=260	7	13230110
13210300	Custard			97 5.1 11 3.6 0 84	serving=130;cup=260	6.5	
13210350	Flan		leche	178 5.2 28.2 4.9 0 163	serving=130;cup=260	6.5	
13210370	Creme brulee			113 4.1 17.9 2.8 0 74	serving=130;cup=260	6.5	
13210410	Rice pudding			108 3.2 18.4 2.2 0.3 97	serving=130;cup=260	5	
13210450	Firni, Indian pudding			144 3.6 25.1 3.1 0.3 30	serving=130;cup=260	4	
13230120	Pudding, flavors other than chocolate, sugar free		canned ready eat	70 3.2 9.5 2.1 0 257	serving=130;cup=260	1.5	
13230140	Chocolate pudding, sugar free		nonchocolate flavor canned ready eat	76 3.5 10.5 2.2 0.5 254	serving=130;cup=260	2.5	
13230500	Tapioca pudding		canned sugar free ready eat	130 2 21.7 3.9 0 145	serving=130;cup=260	5	
13241000	Banana pudding			160 2.6 28 4.3 0.7 128	serving=130;cup=190	6.5	
13250000	Mousse		flavor	212 4.2 16.2 15.1 0.6 34	serving=85;cup=170	6.5	
13252200	Dulce de leche		milk dessert	315 6.8 55.4 7.4 0 129	serving=150;cup=300	6.5	
13252500	Barfi or Burfi, Indian dessert		nut milk cream ricotta cheese	284 5.4 40.4 11.4 0.4 71	piece=45	4	
13252590	Trifle		homemade	169 3.5 23.2 7.2 0.4 180	serving=73;cup=145	6.5	12-600
13252600	Tiramisu			353 5.7 29.4 23.9 0.6 173	piece=175;cup=145	6.5	
uk-tiramisu	Tiramisu (UK)			244 4.2 28.1 14 1 67		6	
13411000	White sauce or gravy			144 3.8 9.2 10.2 0.2 323	serving=60;cup=240	6.5	
14010000	Cheese			381 20.7 4.3 31.3 0 964	slice=21;piece=28;cup=113	8	
14101010	Blue or Roquefort cheese		gorgonzola stilton	353 21.4 2.3 28.7 0 1146	slice=21;cup=135	5	
14102010	Brick cheese		beer elbinger zweizeitige wilstermarsch bondost oka havarti tilsit	371 23.2 2.8 29.7 0 560	slice=21;cup=113	5	
14103010	Camembert cheese			300 19.8 0.5 24.3 0 842	serving=21;cup=246;wedge=38	5	12-345
14103020	Brie cheese			334 20.8 0.5 27.7 0 629	serving=21;cup=144;packet=128	5	
14104100	Cheddar cheese		coon sharp tillamook hoop pioneer new york wisconsin longhorn	409 23.3 2.4 34 0 654	slice=21;piece=28.4;cup=113	5	
14104110	Cheddar cheese, reduced fat		lowfat part skim 2percent milk kraft natural weight watcher colby jack	316 27.4 2.7 20.4 0 628	slice=21;piece=28.4;cup=113	2.5	
14104115	Cheddar cheese, nonfat or fat free		kraft natural	157 32.1 7.1 0 0 1000	slice=21;piece=28.4;cup=113	2.5	
14104200	Colby cheese			394 23.8 2.6 32.1 0 604	slice=21;piece=28.4;cup=113	5	
14104250	Colby Jack cheese			393 23.2 2.2 32.4 0 633	slice=21;piece=28.4;cup=113	5	
14104400	Feta cheese			273 19.7 5.6 19.1 0 1034	serving=21;cup=150;wedge=38	5	12-525
14104600	Fontina cheese			389 25.6 1.6 31.1 0 800	slice=21;cup=108	5	
14104700	Goat cheese		chevre	364 21.6 0.1 29.8 0 415	serving=21;cup=140	5	
14105010	Gouda or Edam cheese		caciocavallo delft	356 24.9 2.2 27.4 0 819	slice=21;cup=132;packet=198	5	
14105200	Gruyere cheese			413 29.8 0.4 32.3 0 714	slice=21;cup=108;packet=170	5	12-164
14106010	Limburger cheese			327 20.1 0.5 27.3 0 800	serving=21;cup=134;packet=227;box=113	5	
14106200	Monterey cheese		jack pepper	392 22.6 1.9 32.6 0 662	slice=21;cup=113	5	
14106500	Monterey cheese, reduced fat		kraft light natural jack lowfat part skim 2percent milk pepper	313 28.2 0.7 21.6 0 781	slice=21;cup=113	2.5	
14107010	Mozzarella cheese		pizza curd fresh	296 23.7 4.4 20.4 0 699	slice=21;piece=28.4;cup=113	8	12-360
14107030	Mozzarella cheese, part skim		chedarella string stick as poly stringster county line richfood mootown snacker sorrento lowfat reduced fat 2percent milk	296 23.7 4.4 20.4 0 699	slice=21;piece=28.4;cup=132;string=4.7	4	
14107040	Mozzarella cheese, reduced sodium		sorrento string less lower product	280 27.5 3.1 17.1 0 16	slice=21;piece=28.4;cup=132	2.5	
14107060	Mozzarella cheese, nonfat or fat free		stick string	141 31.7 3.5 0 1.8 743	slice=21;piece=28.4;cup=113;string=4.7	2.5	
14107200	Muenster cheese			368 23.4 1.1 30 0 628	slice=21;cup=113	5	
14107250	Muenster cheese, reduced fat		lowfat part skim 2percent milk	271 24.7 3.5 17.6 0 600	slice=21;cup=113	2.5	
14108010	Parmesan cheese, dry grated		romano asiago aged	412 29.9 8.4 28.8 0 1398	tbsp=6.2;cup=100	4	
14108015	Parmesan cheese, dry grated, reduced fat		kraft topping lowfat part skim 2percent milk	395 34.8 26.2 16.5 0 1450	tbsp=7;cup=106	1.5	
14108020	Parmesan cheese, hard		romano asiago fresh grated	412 29.9 8.4 28.8 0 1398	tbsp=5;packet=28.4	4	
14108060	Parmesan cheese, dry grated, fat free		kraft nonfat topping	370 40 40 5 0 1150	tbsp=7.5;cup=120	1.5	
14108200	Port du Salut cheese			356 24.9 2.2 27.4 0 819	slice=21;cup=132	5	
14108400	Provolone cheese			357 23.5 2.5 28.1 0 601	slice=21;cup=132	5	
14108420	Provolone cheese, reduced fat		lowfat part skim 2percent milk	274 24.7 3.5 17.6 0 615	slice=21;cup=132	2.5	
14109020	Swiss cheese, reduced sodium		less lower product	374 28.4 3.4 27.4 0 14	slice=21;cup=132	2.5	
14109030	Swiss cheese, reduced fat		lowfat part skim 2percent milk	179 28.4 3.4 5.1 0 199	slice=21;cup=132	2.5	
14109040	Swiss cheese, nonfat or fat free		skim milk	127 28.4 3.4 0 0 1000	slice=21;cup=132	2.5	
14110010	Cheddar cheese, reduced sodium		less lower product colby	398 24.4 1.9 32.6 0 21	slice=21;cup=113	2.5	
14110050	Paneer cheese		indian	299 15.9 22.5 15.5 0 185	serving=123;cup=246	5	12-495
14120010	Mexican blend cheese		kraft four sargento	362 21.9 2.4 29.3 0 710	serving=21;cup=113	5	
14120020	Mexican blend cheese, reduced fat		kraft four 2percent milk sargento lowfat part skim	282 24.7 3.4 19.4 0 776	serving=21;cup=113	2.5	
14131000	Queso Anejo, aged Mexican cheese		ranchero seco	373 21.4 4.6 30 0 1131	serving=21;cup=132	4	
14134000	Queso cotija			351 23.8 2.7 27.2 0 1625	serving=21;cup=100;tbsp=6.2	6.5	
14200100	Cottage cheese			82 11 4.3 2.3 0 321	serving=105;cup=210	8	
14201010	Cottage cheese, creamed, large or small curd		regular 4percent fat	103 11.6 4.6 4.2 0 350	serving=105;cup=210	3	
14201200	Farmer's cottage cheese		pressed	148 11 4.3 9.7 0 330	serving=105;cup=210	5	
14201500	Ricotta cheese			148 9.6 6 9.5 0 102	serving=123;cup=246	5	12-176
14202010	Cottage cheese, with fruit		creamed uncreamed large small curd salad	74 9.4 4.9 2 0.2 273	serving=113;cup=226	4	
14202020	Cottage cheese, with vegetables			79 9.8 5.6 2 0.7 278	serving=113;cup=226	4	
14203010	Cottage cheese, dry curd		baker dutch skim quark nonfat soft spreadable pot	72 10.3 6.7 0.3 0 372	serving=105;cup=145	4	
14203020	Cottage cheese, salted, dry curd		friendship nonfat light lively free	71 10.2 6.6 0.3 0 755	serving=105;cup=145	3	
14203510	Puerto Rican white cheese		queso del pais blanco	298 18.9 3 23.4 0 626	serving=64;slice=28;cup=128	6.5	
14204020	Cottage cheese, lowfat, with fruit			85 7.3 10.3 1.6 0.3 209	serving=113;cup=226	3	
14206010	Cottage cheese, lowfat, low sodium			72 12.4 2.7 1 0 13	serving=113;cup=226	1.5	
14207010	Cottage cheese, lowfat, lactose reduced		lactaid	82 11 4.3 2.3 0 321	serving=113;cup=227	1.5	
14301010	Regular cream cheese, plain			343 5.8 4.6 33.5 0 368	serving=28.4;cup=240;tbsp=15	4	
14301100	Regular cream cheese, flavored			275 8.2 14.1 20.6 0 574	serving=28.4;cup=240;tbsp=15	4	
14410100	Cheese, American and Swiss blends			340 16.8 7.2 27.2 0 1430	slice=21	4	
14410110	American cheese			340 16.8 7.2 27.2 0 1430	slice=21;piece=28.4;cup=113	5	
14410120	American cheese, reduced fat		lowfat part skim 2percent milk	240 17.6 10.6 14.1 0 1201	slice=21;piece=28.4;cup=113	2.5	
14410130	American cheese, nonfat or fat free			126 21.1 10.5 0 0 1316	slice=21;piece=28.4;cup=113	2.5	
14410210	American cheese, reduced sodium		less lower product	376 22.2 1.6 31.2 0 7	slice=21;cup=140	2.5	
14410330	Cheese spread, American or Cheddar cheese base, reduced fat		velveeta 2percent milk light laughing cow spreadable wedge bite lowfat part skim	176 13.4 10.7 8.9 0 1102	slice=21;cup=140;wedge=21	1.5	
14410380	Cream cheese, fat free		plain flavored	105 15.7 7.7 1 0 702	serving=30;cup=240;tbsp=15	2.5	
14410500	Processed cheese food		handi snack container	307 16.1 8.9 23.1 0 1279	slice=21	5	
14410600	Processed cheese, with vegetables		pepper pimiento	356 14.1 3.5 31.7 0.1 946	slice=21;cup=244	4	
14410620	Cheese, with wine			307 16.1 8.9 23.1 0 1279	serving=14;cup=113	4	
14420100	Cheese spread, American or Cheddar cheese base		velveeta cheez whiz flavor kraft bacon original laughing cow wedge bite	290 16.4 8.7 21.2 0 1625	slice=21;cup=244;jar=142;wedge=21	4	
14420160	Swiss cheese base cheese spread		almond cold pack food	290 16.4 8.7 21.2 0 1625	serving=30;cup=244	5	
14420200	Cream cheese cheese spread		rondele plain flavored	295 7.1 3.5 28.6 0 436	serving=30;cup=240	5	
14420300	Pressurized can cheese spread		easy	290 16.4 8.7 21.2 0 1625	serving=28;can=135;cup=225	5	
14502000	Imitation cheese		american cheddar mozzarella	390 25 1 32 0 670	slice=21;cup=113	5	
14610200	Cottage cheese, with gelatin dessert		jell	83 6.8 9 2.3 0 223	serving=120;cup=240	4	
14610210	Cottage cheese, with gelatin dessert and fruit		jell	75 5.3 9.9 1.7 0.4 170	serving=120;cup=240	4	
14610250	Cottage cheese, with gelatin dessert and vegetables		jell	85 8 7.1 2.8 0.2 254	serving=120;cup=240	4	
14610520	Cheese ball		nut	441 17.9 4.8 38.9 1.2 554	serving=30;tbsp=15	6.5	
14620110	Artichoke dip			331 3.9 5.8 32.7 0.9 607	serving=70;tbsp=15	6.5	
14620115	Spinach and artichoke dip			329 4.2 5.1 32.8 1.2 620	serving=70;tbsp=15	6.5	
14620130	Seafood dip		clam crab shrimp tuna	337 6.2 4.2 32.8 0.2 715	serving=70;tbsp=15	6.5	
14620150	Cheese dip with chili pepper		con queso jalapeno cheddar salsa	143 3.1 11.1 9.5 0.7 796	serving=70;tbsp=15	6.5	
14620200	Cheese dip		than blue cream	163 3.1 7.9 13.3 0.3 656	serving=70;tbsp=15	6.5	
14620300	Topping from cheese pizza		tomato sauce crust thickness	230 16.9 7.6 14.7 1 713	serving=80;piece=40;cup=215	6.5	
14620310	Topping from vegetable pizza		cheese tomato sauce crust thickness	247 15.6 12.2 15.6 1.9 805	serving=98;piece=49;cup=168	6.5	
14620320	Topping from meat pizza		cheese tomato sauce crust thickness poultry seafood pepperoni	321 19.2 5.7 24.5 0.7 934	serving=82;piece=41;cup=168	6.5	
14620330	Topping from meat and vegetable pizza		cheese tomato sauce crust thickness poultry seafood pepperoni	299 17.6 7.7 22 1 837	serving=102;piece=51;cup=168	6.5	
14630100	Cheese fondue			276 19.3 2 21.2 0 303	serving=52;tbsp=13	6.5	
14630200	Cheese souffle		homemade	207 9.4 6.4 16 0.1 314	serving=48;cup=95	6.5	12-958
14630300	Welsh rarebit			165 7.5 6.3 12.3 0.1 280	serving=22;tbsp=15	6.5	
12-602	Welsh rarebit (homemade)			398 13.9 24.3 28.4 1.2 592		3.5	
14640000	Cheese sandwich			297 12.5 31.9 13.3 1.4 853	sandwich=102	8	
14640002	American cheese cheese sandwich, on white bread			297 12.5 31.9 13.3 1.4 853	sandwich=102	4	
14640004	American cheese cheese sandwich, on wheat bread		multigrain whole grain	295 13.6 29.7 13.5 3.2 848	sandwich=102	4	
14640008	Cheddar cheese cheese sandwich, on white bread		such as swiss mozzarella provolone	325 15.1 30 16.1 1.4 534	sandwich=102	4	
14640010	Cheddar cheese cheese sandwich, on wheat bread		such as swiss mozzarella provolone multigrain whole grain	323 16.3 27.7 16.3 3.2 528	sandwich=102	4	
14640014	Reduced fat cheese cheese sandwich, on white bread		free part skim 2percent milk	256 12.8 33.3 7.9 1.4 759	sandwich=102	2.5	
14640016	Reduced fat cheese cheese sandwich, on wheat bread		free part skim 2percent milk multigrain whole grain	254 14 31.1 8.1 3.2 753	sandwich=102	2.5	
14640100	Grilled cheese sandwich			343 11 28.1 20.8 1.2 822	sandwich=116	8	
14640105	Grilled cheese sandwich, American cheese, on white bread			343 11 28.1 20.8 1.2 822	sandwich=116	3	
14640110	Grilled cheese sandwich, American cheese, on wheat bread		multigrain whole grain	341 12.1 26.1 21 2.8 817	sandwich=116	3	
14640125	Grilled cheese sandwich, cheddar cheese, on white bread		such as swiss mozzarella provolone	368 13.4 26.4 23.3 1.2 541	sandwich=116	3	
14640130	Grilled cheese sandwich, cheddar cheese, on wheat bread		such as swiss mozzarella provolone multigrain whole grain	366 14.4 24.4 23.5 2.8 536	sandwich=116	3	
14640155	Grilled cheese sandwich, reduced fat cheese, on white bread		free part skim 2percent milk	307 11.3 29.3 16.1 1.2 739	sandwich=116	1.5	
14640160	Grilled cheese sandwich, reduced fat cheese, on wheat bread		free part skim 2percent milk multigrain whole grain	305 12.3 27.4 16.3 2.8 734	sandwich=116	1.5	
14650100	Cheese sauce			163 3.1 7.9 13.3 0.3 656	serving=32;tbsp=16	6.5	
14650160	Alfredo sauce		cream	150 2.1 1.8 15 0 552	serving=65;cup=260	6.5	
14650165	Alfredo sauce with added vegetables			122 2.1 2.7 11.5 0.4 423	serving=65;cup=260	6.5	
14650170	Alfredo sauce with meat			171 6.5 1.4 15.3 0 520	serving=65;cup=260	6.5	
14650175	Alfredo sauce with meat and added vegetables			148 6.5 2.2 12.5 0.3 415	serving=65;cup=260	6.5	
14650180	Alfredo sauce with poultry			156 6.9 1.4 13.6 0 518	serving=65;cup=260	6.5	
14650185	Alfredo sauce with poultry and added vegetables			133 6.8 2.2 10.8 0.3 413	serving=65;cup=260	6.5	
14650190	Alfredo sauce with seafood			145 5.9 2 12.5 0 541	serving=65;cup=260	6.5	
14650195	Alfredo sauce with seafood and added vegetables			122 5.9 2.7 9.7 0.3 436	serving=65;cup=260	6.5	
14660200	Mozzarella sticks, breaded, baked, fried		cheese served restaurant en carossa banquet	325 14.8 25.1 18.3 2 861	serving=57;piece=7;cup=115	5	
14670000	Tomato mozzarella cheese, and basil, with oil and vinegar dressing		caprese salad	139 7.2 3.9 10.9 0.8 209	serving=80;cup=160	3	
20000000	Meat			215 27.1 0 11.3 0 363	serving=60;slice=30;cup=135	8	
20000200	Meat, ground			262 25.6 0 17 0 382	piece=85;cup=125	7	
21000100	Beef			231 27.1 0 13 0 372	serving=60;slice=30;cup=135	8	
21001000	Steak		as meat fat	230 27 0 13 0 367	medium=160;slice=30;cup=135;thin=120;thick=240	5	
21101000	Beef steak			229 27 0 12.9 0 369	medium=160;slice=30;cup=135;thin=120;thick=240	8	
21101140	Beef steak, chuck		shoulder	225 26 0.2 13.4 0 380	medium=160;slice=30;cup=135;thin=120;thick=240	4	
21101150	Beef steak, cube			187 28.8 0 7.1 0 379	medium=160;slice=30;cup=135;thin=120;thick=240	4	
21101160	Beef steak, flank		flat iron skirt	243 29.1 0 14.1 0 370	medium=160;slice=30;cup=135;thin=120;thick=240	4	
21101170	Beef steak, ribeye		prime rib delmonico as fat lean only	260 25 0 17.7 0 362	medium=240;slice=30;cup=135;thin=180;thick=360	4	21101180;21101190
21102140	Beef steak, round		london broil	166 29.7 0 4.3 0 382	medium=160;slice=30;cup=135;thin=120;thick=240	4	
21102150	Beef steak, sirloin		bottom short top as fat lean only	239 27.1 0 14 0 361	medium=160;slice=30;cup=135;thin=120;thick=240	4	21102160;21102170
21102180	Beef steak, strip		new york as fat lean only	239 27.1 0 14 0 361	medium=240;slice=30;cup=135;thin=180;thick=360	4	21102190;21103140
21103150	Beef steak, T-bone		porterhouse as fat lean only	252 26.2 0 15.6 0 372	medium=300;slice=30;cup=135;thin=225;thick=450	4	21103160;21103170
21103180	Beef steak, tenderloin		filet mignon	196 30.5 0 8.3 0 366	medium=160;slice=30;cup=135;thin=120;thick=240	4	
21104110	Beef steak, country fried		chicken	306 19.9 7.9 21.1 0.3 432	medium=160;slice=30;cup=135;thin=120;thick=240	4	
21301000	Beef oxtails			257 25.9 0 16.5 0 357	serving=85;cup=135;tail=240	5	
21302000	Beef neck bones			257 25.9 0 16.5 0 357	serving=85;cup=55;neckbone=45	5	
21304200	Beef shortribs		barbecued rib tip sauce	253 18.2 12.1 14.1 0.3 650	serving=140;cup=135;rib=70	5	
21305000	Beef cow head		barbacoa cabeza carne barbecued sauce res sin salsa	257 25.9 0 16.5 0 357	serving=85;cup=135	5	
21401000	Beef, roasted		cut roast	206 29.1 0 9.7 0 372	slice=60;cup=135	5	
21407000	Beef pot roast		sauerbraten	251 28.4 0 15.4 0 370	slice=60;cup=135	5	
21410000	Beef stew meat			251 28.4 0 15.4 0 370	cup=135	5	
21416000	Corned beef			251 18.2 0.5 19 0 973	serving=60;slice=30;cup=135	5	
21417100	Beef brisket			231 29.4 0 12 0 377	slice=60;cup=135	5	
21420100	Beef sandwich steak			326 18.3 0 27.6 0 359	serving=60;slice=30;cup=110;steak=30	5	
21500000	Ground beef, raw	Beef mince, raw		213 18.4 0 14.9 0 373	serving=85;cup=225	5	18-469
21500100	Ground beef			261 25.6 0 16.8 0 381	serving=85;cup=125	5	
21500310	Ground beef, patty		hamburger bread	272 25.5 0 18.2 0 383	medium=85;piece=30;cup=125;small=65;large=120	4	
21601000	Beef bacon, cooked			449 31.3 1.4 34.4 0 1500	serving=13;cup=84	5	
21601010	Beef bacon, reduced sodium, cooked		less lower	541 37 1.4 41.8 0 1030	serving=13;cup=84	2.5	
21602000	Beef chipped, dried, uncooked			153 31.1 2.8 1.9 0 2790	serving=40;slice=9;cup=121;jar=71	5	
21602010	Beef chipped, cooked in fat, dried			225 28.1 2.5 11.3 0 2523	serving=43;cup=128	4	
21602100	Beef jerky		slim jim big jerk super giant	410 33.2 11 25.6 1.8 1785	serving=30;cup=90	6.5	
22000100	Pork			192 27.1 0 8.7 0 348	serving=60;slice=30;cup=135	8	
22002000	Ground pork		patty	299 26.9 0 21.2 0 395	piece=85;cup=125	5	
22002050	Pork carnitas		shredded	271 24.6 0 18.3 0 440	cup=135	5	
22002800	Pork jerky			412 35 9.7 24.7 0 1810	serving=42;piece=5;cup=126	6.5	
22101000	Pork chop		as coated fat lean only	183 27.5 0 7.6 0 354	medium=120;slice=30;cup=135;thin=90;thick=180	5	22101010;22101020
22101300	Pork chop, coated		as fat lean only	219 25.5 7.2 9.2 0.4 385	medium=120;slice=30;cup=135;thin=90;thick=180	5	22101310;22101320
22101330	Pork chop, stuffed			190 18.4 7.8 9 1 414	serving=180;cup=135	4	
22201100	Pork steak		cutlet as coated fat lean only	247 25.9 0 15.1 0 317	steak=120;slice=30;cup=135	5	22201110;22201120
22201400	Pork steak, coated		cutlet	275 24.2 7.2 15.8 0.4 352	steak=120;slice=30;cup=135	5	
22210300	Pork tenderloin			134 24.7 0.1 3.4 0 339	serving=60;slice=30;cup=135	5	
22311000	Ham		sliced	117 19 1.6 3.9 0 1149	slice=60;cup=135	6.5	19-496
22311450	Prosciutto ham			195 27.8 0.3 8.3 0 2695	serving=57;slice=9.2;cup=56	5	
22311500	Ham, canned			167 20.9 0.5 8.4 0 1068	slice=60;cup=135	5	
22321110	Ground ham		patty	167 20.9 0.5 8.4 0 1068	piece=85;cup=125	5	
22400100	Pork, roasted		roast	181 26.6 0 7.5 0 353	slice=60;cup=135	5	
22431000	Pork roll			329 13.1 4.5 28.4 0 1377	serving=60;slice=30	5	
22501010	Canadian bacon, cooked			146 28.3 1.8 2.8 0 993	serving=46;slice=23	5	
22600100	Bacon, cooked		as meat	484 37.4 1.9 35.8 0 1757	serving=16;slice=5;cup=80	6.5	
22600110	Bacon, reduced sodium, cooked		less lower as meat	253 13.3 4.8 20 0 900	serving=16;slice=5;cup=80	4	
22600200	Pork bacon, smoked or cured, cooked		as fresh	484 37.4 1.9 35.8 0 1757	serving=16;slice=5;cup=80	5.5	22601000
22600210	Pork bacon, smoked or cured, reduced sodium, cooked		less lower as fresh	541 37 1.4 41.8 0 1030	serving=16;slice=5;cup=80	3	22602010
22601040	Bacon or side pork, cooked		fresh	468 33.9 1.7 35.1 0 1684	serving=16;slice=8	5	
22621100	Fat back, cooked		hog jowl pork	750 2.7 0 81.9 0 2039	serving=16;slice=26;cup=128	5	
22700000	Ribs		barbecue sauce	254 16.5 12.1 15 0.3 674	serving=105;cup=135;rib=35	8	
22701000	Pork ribs		sparerib baby back barbecue sauce	254 16.2 12.1 15.1 0.3 678	serving=105;cup=135;rib=35	5	
22704010	Pork cracklings		skin	569 45 0 41.7 0 1289	cup=90	5	
22705010	Pork ears		tail head snout miscellaneous part	236 26.2 0 13.8 0 364	item=85	5	
22706010	Pork bones			236 26.2 0 13.8 0 364	neckbone=45;cup=55	5	
22707010	Pork pig's feet			236 21.8 0 15.9 0 380	item=85;cup=80	5	
22707020	Pork pig's feet, pickled			140 11.6 0 10 0 946	item=85	5	
22708010	Pork ham hocks			268 14.6 1.1 22.8 0 1040	serving=85;cup=140	5	
22708020	Pork belly			404 26.6 0 32.2 0 448	serving=60;slice=30;cup=135	5	
22709010	Pork skin rinds		snack	544 61.3 0 31.3 0 1818	serving=28;cup=30;rind=1	6.5	
23000100	Lamb		mutton as cut	292 24.3 0 20.8 0 379	serving=60;slice=30;cup=135	6.5	
23101000	Lamb chop		mutton	264 27.4 0 16.3 0 387	serving=90;cup=135	5	
23132000	Ground lamb		mutton patty	281 24.6 0 19.5 0 388	piece=85;cup=125	5	
23150100	Goat			142 26.9 0 3 0 392	serving=85;cup=135	6.5	
23201010	Veal chop		cutlet	158 29.5 0.1 4.4 0 391	serving=90;cup=135	5	
23220010	Ground veal		patty	213 25.6 1.5 11.7 0 452	piece=85;cup=125	5	
23220020	Mock chicken legs			242 21.5 8 13.6 0.3 313	piece=85	6.5	
23310000	Rabbit			204 30.1 0 8.3 0 344	serving=85;cup=135	6.5	
23321000	Venison		deer elk antelope game meat	167 28.1 0 5.3 0 374	serving=85;cup=135	8	
23321200	Venison, steak		elk ground deer antelope	149 30 0 2.4 0 364	piece=85;cup=135;steak=85	4	
23321900	Venison/deer jerky			398 32.2 14.7 22.4 0 2955	serving=47;piece=14;cup=140	6.5	
23322100	Venison sausage		deer caribou elk antelope	312 20.2 0 25.1 0 829	piece=35;slice=15;cup=135	6.5	
23323100	Moose			133 29 0 1 0 376	serving=85;cup=135	6.5	
23323500	Bear			257 32.2 0 13.3 0 378	serving=85;cup=135	6.5	
23324100	Caribou			166 29.5 0 4.4 0 367	serving=85;cup=135	6.5	
23326100	Bison		buffalo	178 25.3 0 8.6 0 383	piece=85;cup=135	6.5	
23331100	Groundhog			159 28.1 0 4.3 0 367	serving=85;cup=135	6.5	
23332100	Opossum		possum	219 30 0 10.1 0 365	serving=85;cup=135	6.5	
23333100	Squirrel			172 30.5 0 4.7 0 425	serving=85;cup=135	6.5	
23334100	Beaver			210 34.6 0 6.9 0 366	serving=85;cup=135	6.5	
23335100	Raccoon			253 29 0 14.4 0 386	serving=85;cup=135	6.5	
23340100	Armadillo			159 28.1 0 4.3 0 367	serving=85;cup=135	6.5	
23345100	Wild pig			159 28.1 0 4.3 0 367	serving=85;cup=135	6.5	
23350100	Ostrich		emu	174 25.9 0 7 0 402	serving=85;cup=135	6.5	
24100000	Chicken		source as part cooking method skin	164 26.8 0 6.4 0 345	serving=85;piece=60;slice=60;cup=135	6.5	24100020
24100010	Chicken (US)		source as part cooking method skin	196 25.1 0.1 10.7 0 343	serving=85;piece=60;slice=60;cup=135	6.5	
24102000	Chicken, baked, grilled, roasted		source as part broiled skin	165 27.3 0 5.3 0 353	serving=85;piece=60;slice=60;cup=135	6.5	24102020
24102010	Chicken, baked, grilled, roasted (US)		source as part broiled skin	203 24.7 0 10.8 0 338	serving=85;piece=60;slice=60;cup=135	6.5	
24102050	Chicken, rotisserie		roasted pre cooked ready eat heat fast food restaurant school place source as part skin	164 26.8 0 6.4 0 345	serving=85;piece=60;slice=60;cup=135	6.5	24102070
24102060	Chicken, rotisserie (US)		roasted pre cooked ready eat heat fast food restaurant school place source as skin part	196 25.1 0.1 10.7 0 343	serving=85;piece=60;slice=60;cup=135	6.5	
24103000	Chicken, stewed		braised source as part skin	156 26 0 5.4 0 366	serving=85;piece=70;slice=60;cup=135	6.5	24103020
24103010	Chicken, stewed (US)		braised source as part skin	196 23.6 0 10.9 0 356	serving=85;piece=70;slice=60;cup=135	6.5	
24103050	Chicken grilled without sauce		barbecued source as part skin marinade	179 26.7 0 7.2 0 386	serving=85;piece=60;slice=60;cup=135	6.5	24103060;24103070;24103075;24103080
24103055	Chicken grilled without sauce (US)		barbecued source as part skin	217 24.2 0 12.6 0 372	serving=85;piece=60;slice=60;cup=135	6.5	
24104049	Chicken sauteed		source fat as part skin	217 24.2 0 12.6 0 372	serving=85;piece=60;slice=60;cup=135	6.5	
24104051	Chicken sauteed (without skin)		source as fat part	179 26.7 0 7.2 0 386	serving=85;piece=60;slice=60;cup=135	5.5	
24107070	Chicken, fried, coated		sauteed coating as prepared skin uncoated source skinless part	251 21.8 7.1 15 0.2 671	piece=85;slice=60;cup=135	6.5	
24107071	Chicken, fried, coated (without skin)		sauteed coating as source part	164 26.2 0.1 6.6 0 528	serving=85;piece=50;slice=60;cup=135	5.5	
24107080	Chicken, baked, coated		broiled roasted coating as prepared skin uncoated source skinless part	251 21.8 7.1 15 0.2 671	piece=85;slice=60;cup=135	6.5	
24107081	Chicken, baked, coated (without skin)		broiled roasted coating as source part	164 26.2 0.1 6.6 0 528	serving=85;piece=50;slice=60;cup=135	5.5	
24120110	Chicken breast		source as cooking method skin	175 26.4 0.1 7.7 0 329	breast=130;slice=30;cup=135	6.5	
24120120	Chicken breast (without skin)		as source cooking method	144 28 0 3.6 0 328	breast=120;slice=30;cup=135	5.5	
24122130	Chicken breast, baked, grilled, roasted		broiled skin raw	192 26.3 0 8.8 0 336	medium=130;slice=30;cup=135;small=110;large=145	5	
24122131	Chicken breast, baked, grilled, roasted (without skin)		as broiled raw	161 30.2 0 3.5 0 360	medium=120;slice=30;cup=135;small=105;large=135	4	
24122140	Chicken breast, baked		ready eat heat school place broiled skin pre cooked fast food restaurant as	175 26.4 0.1 7.7 0 329	medium=130;slice=30;cup=135;small=110;large=145	5	24122150;24122151
24122141	Chicken breast, baked (without skin)		ready eat heat as school place broiled pre cooked	144 28 0 3.6 0 328	medium=120;slice=30;cup=135;small=105;large=135	4	
24122160	Chicken breast, with marinade, baked, grilled, roasted		source broiled skin raw as	204 25.3 0.3 10.5 0 399	medium=130;slice=30;cup=135;small=110;large=145	4	24122161
24122170	Chicken breast, rotisserie		roasted pre cooked ready eat heat fast food restaurant school place as skin source	175 26.4 0.1 7.7 0 329	breast=130;slice=30;cup=135	5	
24122171	Chicken breast, rotisserie (without skin)		roasted pre cooked ready eat heat fast food restaurant school place source	144 28 0 3.6 0 328	breast=120;slice=30;cup=135	4	
24123110	Chicken breast, stewed		braised source skin casseroled meat only	181 24.7 0 8.3 0 316	medium=150;slice=30;cup=135;small=130;large=170	5	18-307
24123120	Chicken breast, stewed (without skin)		braised as source	149 28 0 3.3 0 333	medium=140;slice=30;cup=135;small=120;large=155	4	
24123300	Chicken breast, grilled without sauce		barbecued source skin as marinade	206 25.7 0 10.6 0 329	medium=130;slice=30;cup=135;small=110;large=145	4	24123301;24123310;24123311
24124200	Chicken breast, sauteed		source fat skin as	206 25.7 0 10.6 0 329	medium=130;slice=30;cup=135;small=110;large=145	4	24124201
24127200	Chicken breast, fried, coated		sauteed coating as prepared skin uncoated raw ready eat heat school place skinless pre cooked fast food restaurant	243 21.5 6 14.1 0.2 299	medium=175;slice=30;cup=135;small=150;large=195	5	24127210;24127220;24127221
24127201	Chicken breast, fried, coated (without skin)		sauteed coating as prepared uncoated raw ready eat heat school place pre cooked	176 29.6 0 5.5 0 353	medium=120;slice=30;cup=135;small=105;large=135	4	24127211
24127202	Chicken breast, prepared skinless, coating eaten, fried, coated		sauteed as skin raw	219 24.6 6 10 0.2 318	medium=165;slice=30;cup=135;small=140;large=185	3	
24127500	Chicken breast, baked, coated		broiled roasted coating as prepared skin uncoated source skinless	207 23.8 4 9.9 0.2 320	medium=175;slice=30;cup=135;small=150;large=195	5	24127501
24130210	Chicken leg, drumstick and thigh		as skin source cooking method	218 23.8 0.1 13.6 0 358	leg=140;cup=135	5.5	24130220
24132230	Chicken leg, drumstick and thigh, baked		roasted raw as skin source broiled	214 23.2 0 12.8 0 341	medium=140;cup=135;small=120;large=185	4	
24132231	Chicken leg, drumstick and thigh, baked (without skin)		roasted raw source broiled	168 24.4 0 7.1 0 345	medium=120;cup=135;small=105;large=155	3	
24132240	Chicken leg, drumstick and thigh, rotisserie		roasted pre cooked ready eat heat fast food restaurant school place source as skin	218 23.8 0.1 13.6 0 358	leg=140;cup=135	4	24132241
24133210	Chicken leg, drumstick and thigh, stewed		braised as skin source	211 22.5 0 13.4 0 396	medium=155;cup=135;small=130;large=200	4	
24133220	Chicken leg, drumstick and thigh, stewed (without skin)		braised source	164 24.1 0 7.5 0 399	medium=130;cup=135;small=110;large=170	3	
24134100	Chicken leg, drumstick and thigh, grilled without sauce		barbecued as skin source marinade	228 22.7 0 14.5 0 414	medium=140;cup=135;small=120;large=185	3	24134150
24134101	Chicken leg, drumstick and thigh, grilled without sauce (without skin)		barbecued source marinade	183 23.9 0 9 0 419	medium=120;cup=135;small=105;large=155	2	24134151
24134300	Chicken leg, drumstick and thigh, sauteed		source fat skin	228 22.7 0 14.5 0 414	medium=140;cup=135;small=120;large=185	3	
24134301	Chicken leg, drumstick and thigh, sauteed (without skin)		source as fat	183 23.9 0 9 0 419	medium=120;cup=135;small=105;large=155	2	
24137300	Chicken leg, drumstick and thigh, fried, coated		sauteed coating as prepared skin uncoated source skinless	260 19 6 17.2 0.2 353	medium=195;cup=135;small=165;large=250	4	
24137301	Chicken leg, drumstick and thigh, fried, coated (without skin)		sauteed coating as prepared uncoated source	183 23.9 0 9 0 343	medium=120;cup=135;small=105;large=155	3	
24137310	Chicken leg, drumstick and thigh, baked, coated		broiled roasted coating as prepared skin uncoated source skinless	226 21 4 13.4 0.2 428	medium=195;cup=135;small=165;large=250	4	
24137311	Chicken leg, drumstick and thigh, baked, coated (without skin)		broiled roasted coating as prepared uncoated source	183 23.9 0 9 0 419	medium=120;cup=135;small=105;large=155	3	
24140210	Chicken drumstick		as skin source cooking method	206 25.7 0.1 11.5 0 392	drumstick=60;cup=135	6.5	
24140220	Chicken drumstick (without skin)		source as cooking method	172 27.7 0 6.8 0 403	drumstick=50;cup=135	5.5	
24142300	Chicken drumstick, baked, grilled, roasted		as skin broiled raw	190 23.2 0 10.1 0 353	medium=60;cup=135;small=45;large=80	5	
24142301	Chicken drumstick, baked, grilled, roasted (without skin)		broiled raw	154 24.1 0 5.7 0 358	medium=50;cup=135;small=40;large=65	4	
24142310	Chicken drumstick, baked		ready eat heat as skin school place broiled pre cooked fast food restaurant	206 25.7 0.1 11.5 0 392	medium=60;cup=135;small=45;large=80	5	24142320
24142311	Chicken drumstick, baked (without skin)		ready eat heat school place broiled pre cooked fast food restaurant	172 27.7 0 6.8 0 403	medium=50;cup=135;small=40;large=65	4	24142321
24142400	Chicken drumstick, rotisserie		roasted pre cooked ready eat heat fast food restaurant school place source as skin	206 25.7 0.1 11.5 0 392	drumstick=60;cup=135	5	
24142401	Chicken drumstick, rotisserie (without skin)		roasted pre cooked ready eat heat fast food restaurant school place source	172 27.7 0 6.8 0 403	drumstick=50;cup=135	4	
24142500	Chicken drumstick, grilled without sauce		barbecued as skin source marinade	204 22.7 0 11.9 0 427	medium=60;cup=135;small=45;large=80	4	24142510;24142511
24142501	Chicken drumstick, grilled without sauce (without skin)		barbecued source	169 23.6 0 7.5 0 432	medium=50;cup=135;small=40;large=65	3	
24143210	Chicken drumstick, stewed		braised as skin source casseroled meat only	186 22.5 0 10.6 0 417	medium=65;cup=135;small=50;large=90	5	18-310
24143220	Chicken drumstick, stewed (without skin)		braised source	148 23.7 0 5.9 0 423	medium=55;cup=135;small=45;large=70	4	
24144300	Chicken drumstick, sauteed		source fat skin	204 22.7 0 11.9 0 427	medium=60;cup=135;small=45;large=80	4	
24144301	Chicken drumstick, sauteed (without skin)		source as fat	169 23.6 0 7.5 0 432	medium=50;cup=135;small=40;large=65	3	
24147300	Chicken drumstick, fried, coated		sauteed coating as prepared skin uncoated raw ready eat heat school place skinless pre cooked fast food restaurant	241 19.1 6 15.1 0.2 363	medium=85;cup=135;small=65;large=110	5	24147310;24147321
24147301	Chicken drumstick, fried, coated (without skin)		sauteed coating as prepared uncoated raw ready eat heat school place pre cooked	169 23.6 0 7.5 0 356	medium=50;cup=135;small=40;large=65	4	24147311
24147320	Chicken drumstick, fried, coated (restaurant)		sauteed coating as prepared skin uncoated skinless fast food	288 17.8 12.1 18.8 0.6 624	drumstick=85;cup=135	4	
24147302	Chicken drumstick, prepared skinless, coating eaten, fried, coated		sauteed raw	212 19.7 6 11.6 0.2 443	medium=60;cup=135;small=45;large=80	3	
24147400	Chicken drumstick, baked, coated		broiled roasted coating as prepared skin uncoated source skinless	205 21 4 11 0.2 439	medium=85;cup=135;small=65;large=110	5	
24147401	Chicken drumstick, baked, coated (without skin)		broiled roasted coating as prepared uncoated source	169 23.6 0 7.5 0 432	medium=50;cup=135;small=40;large=65	4	
24150210	Chicken thigh		as skin source cooking method	226 22.5 0.1 15.1 0 335	thigh=80;cup=135	6.5	24150220
24152230	Chicken thigh, baked, grilled, roasted		as skin broiled raw	231 23.1 0 14.6 0 332	medium=80;cup=135;small=75;large=105	5	
24152231	Chicken thigh, baked, grilled, roasted (without skin)		broiled raw	178 24.6 0 8.1 0 336	medium=70;cup=135;small=65;large=90	4	
24152240	Chicken thigh, baked		ready eat heat as skin school place broiled pre cooked fast food restaurant	226 22.5 0.1 15.1 0 335	medium=80;cup=135;small=75;large=105	5	24152241;24152250;24152251
24152300	Chicken thigh, rotisserie		roasted pre cooked ready eat heat fast food restaurant school place source as skin	226 22.5 0.1 15.1 0 335	thigh=80;cup=135	5	24152301
24153210	Chicken thigh, stewed		braised as skin source	227 22.4 0 15.3 0 383	medium=90;cup=135;small=80;large=110	5	
24153220	Chicken thigh, stewed (without skin)		braised source	175 24.4 0 8.6 0 384	medium=80;cup=135;small=70;large=100	4	
24154010	Chicken thigh, grilled without sauce		barbecued as skin source marinade	243 22.6 0 16.3 0 406	medium=80;cup=135;small=75;large=105	4	24154020
24154011	Chicken thigh, grilled without sauce (without skin)		barbecued source marinade	192 24.1 0 9.9 0 410	medium=70;cup=135;small=65;large=90	3	24154021
24154300	Chicken thigh, sauteed		source fat skin	243 22.6 0 16.3 0 406	medium=80;cup=135;small=75;large=105	4	
24154301	Chicken thigh, sauteed (without skin)		source as fat	192 24.1 0 9.9 0 410	medium=70;cup=135;small=65;large=90	3	
24157300	Chicken thigh, fried, coated		sauteed coating as prepared skin uncoated raw ready eat heat school place skinless pre cooked fast food restaurant	273 19 6 18.6 0.2 346	medium=110;cup=135;small=100;large=140	5	24157310;24157320;24157330
24157301	Chicken thigh, fried, coated (without skin)		sauteed coating as prepared uncoated raw ready eat heat school place pre cooked fast food restaurant	192 24.1 0 9.9 0 334	medium=70;cup=135;small=65;large=90	4	24157311;24157321;24157331
24157302	Chicken thigh, prepared skinless, coating eaten, fried, coated		sauteed raw	231 20.1 6 13.5 0.2 426	medium=100;cup=135;small=90;large=125	3	
24157400	Chicken thigh, baked, coated		broiled roasted coating as prepared skin uncoated source skinless	240 21 4 15 0.2 420	medium=110;cup=135;small=100;large=140	5	
24157401	Chicken thigh, baked, coated (without skin)		broiled roasted coating as prepared uncoated source	192 24.1 0 9.9 0 410	medium=70;cup=135;small=65;large=90	4	
24160110	Chicken wing		drummette sauce seasoning source as cooking method	257 23.4 0.6 18 0 579	serving=70;piece=35;drummette=22	6.5	
24162130	Chicken wing, baked, grilled, roasted		drummette sauce seasoning raw broiled	252 23.6 0 16.7 0 404	serving=70;piece=35;drummette=22	5	
24162140	Chicken wing, baked		ready eat school place broiled pre cooked fast food restaurant	257 23.4 0.6 18 0 579	serving=70;piece=35;drummette=22	5	24162150
24162200	Chicken wing, rotisserie		roasted pre cooked ready eat fast food restaurant school place source	257 23.4 0.6 18 0 579	serving=70;piece=35;drummette=22	5	
24163110	Chicken wing, stewed		braised drummette raw source	247 22.6 0 16.7 0 374	serving=90;piece=45;drummette=22	5	
24164000	Chicken wing, grilled without sauce		barbecued drummette seasoning raw source marinade	265 23.1 0 18.4 0 402	serving=70;piece=35;drummette=22	4	24164010
24164200	Chicken wing, sauteed		fat cooking source drummette raw	265 23.1 0 18.4 0 402	serving=70;piece=35;drummette=22	4	
24167200	Chicken wing, fried, coated		sauteed coating drummette sauce seasoning raw as uncoated ready eat school place pre cooked fast food restaurant	289 19.4 6 20.2 0.2 419	serving=110;piece=55;drummette=22	5	24167210;24167220;24167230
24167300	Chicken wing, baked, coated		broiled roasted coating drummette sauce seasoning raw as uncoated source	260 21.4 4 16.9 0.2 417	serving=110;piece=55;drummette=22	5	
24168000	Chicken "wings" with hot sauce		drummette buffalo ding wingster fast food restaurant raw school place source	272 16.8 6.2 20.2 0.1 842	serving=140;drummette=35	5	24168020
24168001	Chicken "wings" with other sauces or seasoning		drummette hot buffalo include barbecue bbq teriyaki sweet sour parmesan wingster fast food restaurant raw school place source	276 17 13.1 17.4 0.2 761	serving=140;drummette=35	5	24168021
24168002	Chicken "wings", plain		drummette sauce seasoning wingster fast food restaurant school place exclude raw source	323 17.8 15 21.3 0.3 843	serving=88;drummette=22	4	24168022
24168010	Chicken "wings" with hot sauce, from precooked		drummette ready eat heat buffalo ding wingster	254 17.6 2.5 19.5 0 741	serving=140;drummette=35	4	
24168011	Chicken "wings" with other sauces or seasoning, from precooked		drummette ready eat heat hot buffalo include barbecue bbq teriyaki sweet sour parmesan wingster	258 17.7 9.4 16.7 0.2 660	serving=140;drummette=35	4	
24168012	Chicken "wings", plain, from precooked		drummette ready eat heat	294 18.6 7.2 20.6 0.3 461	serving=88;drummette=22	3	
24168030	Chicken "wings", boneless, with hot sauce		buffalo fast food restaurant	282 12.4 20 16.9 0.9 877	serving=140;piece=35	2	
24168031	Chicken "wings", boneless, with hot sauce (US)		buffalo frozen school place source	232 11.4 20 11.8 1.5 827	serving=140;piece=35	3	
24170200	Chicken back			298 25.7 0 20.8 0 409	serving=85;medium=130;small=110;large=160	5	
24180200	Chicken neck or ribs			245 19.5 0 18 0 374	neck=35	5	
24198340	Chicken tail			454 20.4 0 40.7 0 65	tail=30	5	
24198440	Chicken skin			450 20.2 0 40.3 0 387	serving=30	6.5	
24198500	Chicken feet			215 19.4 0.2 14.6 0 67	serving=85;foot=35	6.5	
24198570	Chicken, canned		meat only	185 25.3 0.9 8.1 0 482	serving=85;cup=205	5	
24198670	Chicken chicken roll, roasted			164 26.7 0 6.3 0 499	serving=85;slice=28;cup=135	5	
24198671	Chicken patty, breaded		source fast food restaurant school frozen homemade	287 14.9 12.8 19.6 0.3 532	piece=75	5	
24198677	Chicken fillet, breaded		source fast food restaurant school frozen homemade	240 14.6 14.9 13.6 1.7 527	fillet=120	5	
24198683	Chicken fillet, grilled		source fast food restaurant school frozen homemade breading nugget tender patty	151 22.3 2.4 5.8 0 450	fillet=100;piece=16	5	
24198720	Ground chicken			201 27.1 0 10.3 0 400	serving=85;piece=60;cup=130	5	
24198729	Chicken nuggets		mcdonald mcnugget burger king wendy kfc bite fast food restaurant school lunch place homemade source	307 15.9 14.9 20.4 0.9 594	serving=80;piece=16;cup=140	8	24198731;24198732;24198735;24198737
24198736	Chicken nuggets, frozen		stick bite banquet tyson weaver	298 13.4 17.9 19.2 1.8 600	serving=80;piece=16;cup=140	5	
24198739	Chicken tenders or strips		finger	271 19.2 17.3 14 1.2 769	serving=100;piece=50;cup=140	8	
24198741	Chicken tenders or strips, breaded		finger burger king kfc carl jr mcdonald mcbite fry popcorn fast food restaurant school lunch place homemade source	271 19.2 17.3 14 1.2 769	serving=100;piece=50;cup=140	5	24198742;24198745;24198747
24198746	Chicken tenders or strips, breaded, frozen		finger popcorn fry breast banquet tyson weaver	240 14.6 14.9 13.6 1.7 527	serving=80;piece=40;cup=140	5	
24201000	Turkey			139 28.8 0 2.1 0 467	serving=85;slice=30;cup=135	8	
24201020	Turkey light meat		cutlet as skin source	139 28.8 0 2.1 0 467	serving=85;slice=30;cup=135	2.5	
24201030	Turkey light meat (US)		source skin	169 28.3 0 5.6 0 468	serving=85;slice=30;cup=135	3.5	
24201060	Turkey light meat, baked or fried, breaded		source skin as	173 27.3 6.5 3.7 0.4 197	serving=85;slice=30;cup=135	2.5	24201070
24201120	Turkey light meat, roasted		source skin	139 28.8 0 2.1 0 467	serving=85;slice=30;cup=135	3	18-359
24201130	Turkey light meat, roasted (US)		as skin source	169 28.3 0 5.6 0 468	serving=85;slice=30;cup=135	3.5	
24201220	Turkey dark meat, roasted		source skin	167 26.9 0 6 0 458	serving=85;slice=30;cup=135	4.5	18-358
24201230	Turkey dark meat, roasted (US)		as skin source	202 26.5 0.1 10.2 0 461	serving=85;slice=30;cup=135	5	
24201320	Turkey light and dark meat, roasted		source skin	151 28 0 3.8 0 464	serving=85;slice=30;cup=135	2.5	
24201330	Turkey light and dark meat, roasted (US)		as skin source	183 27.5 0 7.5 0 465	serving=85;slice=30;cup=135	3.5	
24201360	Turkey light or dark meat, fried, coated		sauteed coating as uncoated source skin	165 27.2 1.4 5.1 0 274	serving=85;slice=30;cup=135	3.5	24201370
24201410	Turkey light or dark meat, stewed		braised source skin	158 31.2 0.2 2.7 0 610	serving=85;slice=28;cup=135	2.5	
24201420	Turkey light or dark meat, stewed (US)		braised as skin source	204 30.3 0.1 8.5 0 576	serving=85;slice=28;cup=135	3.5	
24201510	Turkey light or dark meat, smoked		as skin source	208 28.1 0 9.7 0 996	serving=85;slice=28;cup=135	3.5	
24201520	Turkey light or dark meat, smoked (without skin)		source	162 29.3 0 5 0 996	serving=85;slice=28;cup=135	2.5	
24202010	Turkey drumstick, cooked		source skin	144 28.5 0 3.4 0 455	serving=85;medium=200;cup=135;small=130;large=270	4	
24202020	Turkey drumstick, cooked (US)		as skin source	206 27.6 0 9.7 0 399	serving=85;medium=215;cup=135;small=145;large=290	5	
24202060	Turkey drumstick, roasted		source skin meat only	144 28.5 0 3.4 0 455	serving=85;medium=190;cup=135;small=115;large=260	4.5	18-364
24202070	Turkey drumstick, roasted (US)		as skin source	203 26.9 0 10.1 0 442	serving=85;medium=205;cup=135;small=125;large=285	5	
24202460	Turkey thigh, cooked		as skin source	182 24.4 0.3 9.3 0 457	serving=85;medium=300;cup=135;small=225;large=370	5	24202500
24202600	Turkey neck			161 22.3 0 7.3 0 566	serving=85;medium=155;cup=135;small=115;large=195	5	
24203010	Turkey wing, cooked		source skin	139 28.8 0 2.1 0 467	serving=85;medium=145;cup=135;small=60;large=200	4	
24203020	Turkey wing, cooked (US)		as skin source	202 26.9 0 10 0 442	serving=85;medium=175;cup=135;small=90;large=240	5	
24205000	Turkey tail			294 22.3 0 22.8 0 485	serving=85;tail=60	5	
24205100	Turkey back			203 25.6 0 11.3 0 557	serving=85;back=525	5	
24206000	Turkey, canned			185 25.3 0.9 8.1 0 482	serving=85;cup=135	5	
24207000	Ground turkey			211 26.9 0 11.5 0 412	serving=85;piece=60;cup=130	5	
24208000	Turkey nuggets			236 22.2 17.1 8.7 1.1 334	serving=85;piece=20;cup=140	5	
24208500	Turkey bacon, cooked			368 29.5 4.2 25.9 0 2021	serving=22;slice=8;cup=82	5	
24208510	Turkey bacon, reduced sodium, cooked		less lower	253 13.3 4.8 20 0 900	serving=22;slice=8;cup=82	2.5	
24300110	Duck, cooked		as skin source	336 18.9 0 28.2 0 221	serving=85;piece=50;cup=140;leg=90;breast=120	5	
24300120	Duck, cooked (without skin)		source	200 23.4 0 11.2 0 227	serving=85;piece=40;cup=140;leg=75;breast=95	4	
24301010	Duck, roasted		as skin source	336 18.9 0 28.2 0 221	serving=85;piece=50;cup=140;leg=90;breast=120	5	
24301020	Duck, roasted (without skin)		source meat only	200 23.4 0 11.2 0 227	serving=85;piece=40;cup=140;leg=75;breast=95	4.5	18-372
24302010	Duck peking			154 5.3 6.5 11.8 0.3 287	serving=85;cup=140	5	
24311010	Goose, wild, roasted			304 25.1 0 21.8 0 232	serving=85;cup=140	4	
24400010	Cornish game hen, cooked		as skin source	257 22.1 0 18.1 0 386	serving=85;piece=20;cup=140;leg=60;breast=55	5	
24400020	Cornish game hen, cooked (without skin)		source	133 23.1 0 3.8 0 385	serving=85;piece=15;cup=140;leg=50;breast=45	4	
24401010	Cornish game hen, roasted		as skin source	257 22.1 0 18.1 0 386	serving=85;piece=20;cup=140;leg=60;breast=55	5	
24401020	Cornish game hen, roasted (without skin)		source	133 23.1 0 3.8 0 385	serving=85;piece=15;cup=140;leg=50;breast=45	4	
24402100	Dove, cooked		squab pigeon as cooking method	212 23.8 0 13 0 219	serving=85;cup=140;dove=110	6.5	
24402110	Dove, fried		squab pigeon	223 23.1 1.5 13.8 0 197	serving=85;cup=140;dove=110	5	
24403100	Quail, cooked		partridge	226 25 0 14 0 214	serving=85;cup=135;quail=75	5	
24404100	Pheasant, cooked		grouse	238 32.3 0 12.1 0 205	serving=85;cup=135	5	
25110140	Liver, beef		calf veal	174 26.3 5.1 4.6 0 384	slice=85;cup=125	4	
25110450	Liver, chicken		turkey poultry	189 20 6.5 8.7 0.2 453	serving=85;cup=140;liver=22	4	
25112200	Liver, paste or pate			201 13.5 6.6 13.1 0 386	serving=85;cup=210	4	
25120000	Heart			164 28.3 0.2 4.7 0 366	serving=85;cup=145;heart=3	6.5	
25130000	Kidney			157 27.1 0 4.6 0 400	serving=85;cup=140;kidney=230	6.5	
25140110	Sweetbreads			124 22.5 0 3.1 0 366	serving=85;pair=190	6.5	
25150000	Brains			150 11.6 1.5 10.5 0 414	serving=85;cup=140	6.5	
25160000	Tongue			282 19.1 0 22.1 0 372	serving=85	6.5	
25160130	Tongue pot roast, Puerto Rican style		lengua caldero	317 21 0.3 25 0.1 1245	serving=85;slice=110	4	
25170110	Tripe			89 12.6 0 3.9 0 425	serving=85;cup=140	6.5	
25170210	Chitterlings			231 12.4 0 20.2 0 325	serving=85;cup=125	6.5	
25170310	Hog maws			250 26.5 0 16 0 541	serving=85;cup=140	6.5	
25170420	Gizzard		giblet	153 30.2 0 2.7 0 363	serving=85;cup=145;gizzard=22	6.5	
25210110	Hot dog			310 11.7 2.9 28 0 828	medium=57;piece=57;cup=150;footlong=88	8	
25210210	Hot dog, beef			310 11.7 2.9 28 0 828	medium=57;piece=57;cup=150;footlong=88	4	
25210280	Hot dog, meat and poultry		regular pork	277 9.7 5 24.2 0 828	medium=57;piece=57;cup=150;footlong=88	4	
25210290	Hot dog, reduced fat		free sodium	216 13.8 5.1 15.7 0 615	medium=57;piece=57;cup=150;footlong=88	2.5	
25210410	Hot dog, turkey		chicken	223 12.2 3.8 17.3 0 865	medium=57;piece=57;cup=150;footlong=88	4	
25220105	Beef sausage		fresh smoked heat serve brown pre cooked bulk crumbled link patty stick breakfast half smoke	341 13.3 3.4 28.7 0 866	serving=60;piece=35;slice=15;cup=138	6.5	
25220150	Beef sausage with cheese			341 13.7 3.8 28.5 0 922	serving=60;cup=138;link=76	6.5	
25220210	Blood sausage		blutwurst pudding	379 14.6 1.3 34.5 0 680	serving=60;slice=8;cup=138	6.5	
25220350	Bratwurst		meat pork beef chicken turkey	333 13.7 2.9 29.2 0 846	serving=60;piece=75	6.5	
25220360	Bratwurst, with cheese			334 14 3.3 29 0 904	serving=60;piece=75;cup=140	4	
25220410	Bologna			281 10.3 6.3 23.8 0 1100	serving=57;slice=28;cup=140	6.5	
25220425	Bologna, reduced fat		light low free	204 11.8 5.2 14.8 0 821	serving=56;slice=28;cup=140	2.5	
25220435	Bologna, reduced sodium		fat	281 10.3 6.3 23.8 0 830	serving=56;slice=28;cup=140	2.5	
25220710	Chorizo		spanish sausage lenguica portuguese meat poultry	341 19.3 2.6 28.1 0 983	serving=60;piece=35;slice=15;cup=140	6.5	19-099
25220910	Head cheese		jellied pork hog	157 13.8 0 10.9 0 941	serving=56;slice=28;cup=140	6.5	
25221110	Knockwurst		knoblauch meat poultry	307 11.1 3.2 27.7 0 930	serving=60;piece=75	6.5	
25221210	Mortadella			311 16.4 3.1 25.4 0 1246	serving=30;slice=15	6.5	
25221215	Pastrami		kind meat	147 21.8 0.4 5.8 0 1078	serving=56;slice=28;cup=140	8	
25221220	Pastrami, made from any kind of meat, reduced fat		low lean free	115 18.6 0.6 3.7 0 853	serving=56;slice=28;cup=140	1.5	
25221250	Pepperoni			504 19.3 1.2 46.3 0 1582	serving=56;slice=2;cup=140;sausage=251	8	
25221255	Pepperoni, reduced fat		low lean free	378 21.1 0.7 31.7 0 1756	serving=56;slice=2;cup=140;sausage=251	2.5	
25221260	Pepperoni, reduced sodium		lightly salted fat level regular low free lean extra	504 19.3 1.2 46.3 0 1187	serving=56;slice=2;cup=140;sausage=251	2.5	
25221310	Polish sausage		kielbasa meat poultry	337 12.5 5 29.7 0 1062	serving=60;piece=35;slice=15;cup=138;sausage=227	6.5	
25221350	Italian sausage		hot link meat poultry	317 18.2 2.2 26.2 0 766	serving=60;piece=35;slice=15;cup=138	6.5	
25221400	Sausage		cold cut	325 18.5 1.4 27.3 0 814	serving=60;piece=35;slice=15;cup=138	8	
25221405	Pork sausage		fresh smoked heat serve brown pre cooked bulk crumbled link patty stick breakfast as meat half smoke	325 18.5 1.4 27.3 0 814	serving=60;piece=35;slice=15;cup=138	6.5	
25221406	Reduced fat pork sausage		beef low light	267 20.9 0.2 20.3 0 698	serving=60;piece=35;slice=15;cup=138	3.5	
25221408	Reduced sodium pork sausage		beef turkey chicken	233 19.9 13.3 11.1 0 415	serving=60;piece=35;slice=15;cup=138	3.5	
25221460	Pork and beef sausage		fresh smoked heat serve brown pre cooked bulk crumbled link patty stick breakfast half smoke	333 15.9 2.4 28 0 840	serving=60;piece=35;slice=15;cup=138	6.5	
25221500	Salami		kind variety meat	378 21.1 0.7 31.7 0 1756	serving=56;slice=28;cup=140	8	19-517
25221505	Salami, made from any type of meat, reduced fat		kind variety low lean free	172 19.2 1.6 9.2 0.1 1107	serving=56;slice=28;cup=140	1.5	
25221515	Salami, made from any type of meat, reduced sodium		kind variety lightly salted	378 21.1 0.7 31.7 0 1317	serving=56;slice=28;cup=140	1.5	
25221610	Scrapple, cooked			227 8.6 15 14.8 0.3 385	serving=60;slice=25	5	
25221810	Thuringer		summer sausage	362 17.5 3.3 30.4 0 1300	serving=57;slice=28;cup=140	6.5	
25221830	Turkey or chicken sausage		reduced fat low light beef	193 19.7 1.1 12.2 0 705	serving=60;piece=35;slice=15;cup=138	6.5	
25221855	Turkey or chicken sausage, reduced sodium		fresh smoked heat serve brown pre cooked bulk crumbled link patty stick breakfast less lower	230 20 13.3 10.7 0 417	serving=60;piece=35;slice=15;cup=138	2.5	
25221870	Turkey or chicken and pork sausage		jimmy dean light 77percent fat free fresh smoked heat serve brown pre cooked bulk crumbled link patty stick breakfast	307 22.7 0.7 23 0 878	serving=60;piece=35;slice=15;cup=138	6.5	
25221910	Vienna sausage, canned		beef pork chicken	230 10.5 2.6 19.4 0 879	serving=60;cup=151;sausage=16	5	
25221950	Pickled sausage		penrose hot firecracker	314 18.1 2.1 26 0 1067	serving=60;sausage=14	6.5	
25230110	Luncheon meat		cold cut	101 16.7 0.3 3.7 0 890	serving=56;slice=28;cup=140	8	
25230210	Prepackaged or deli ham, luncheon meat		boiled fat level regular reduced low free lean extra lunch	101 16.7 0.3 3.7 0 890	serving=56;slice=28;cup=140	4	
25230220	Prepackaged or deli ham, luncheon meat, reduced sodium		low boiled lightly salted fat level regular free lean extra	101 16.7 0.3 3.7 0 660	serving=56;slice=28;cup=140	1.5	
25230320	Chicken prepackaged or deli, luncheon meat		breast loaf lunch fat level regular reduced low free lean extra	98 17.4 2.9 1.9 0 1032	serving=56;slice=28;cup=140	4	
25230340	Chicken prepackaged or deli, luncheon meat, reduced sodium		lightly salted fat level regular low free lean extra	98 17.4 2.9 1.9 0 774	serving=56;slice=28;cup=140	1.5	
25230420	Ham luncheon meat, loaf type		cheese sausage hamette chopped minced pressed spiced canned	117 18 1.6 4.4 0 1193	serving=56;slice=28;cup=140	4	
25230530	Spam		treet	315 13.4 4.6 26.6 0 1411	serving=57;slice=56;cup=140	6.5	
25230550	Spam, reduced sodium		treet fat	293 12.5 3.4 25.1 0 1036	serving=57;slice=56;cup=140	2.5	
25230560	Liverwurst		liver cheese braunschweiger sausage loaf pudding bacon goose mush	327 14.5 3.1 28.5 0 977	serving=56;slice=28;cup=213	6.5	
25230610	Luncheon meat, loaf type		olive pickle pimiento old fashioned dutch pepperloaf praski honey veal	225 11.2 8.5 16 1.5 1040	serving=56;slice=28;cup=140	4	
25230780	Turkey prepackaged or deli, luncheon meat		breast loaf lunch fat level regular reduced low free lean extra	106 14.8 2.2 3.8 0 810	serving=56;slice=28;cup=140	4	
25230785	Turkey prepackaged or deli, luncheon meat, reduced sodium		lightly salted fat level regular low free lean extra	106 14.8 2.2 3.8 0 610	serving=56;slice=28;cup=140	1.5	
25230800	Prepackaged or deli turkey ham, luncheon meat		fat level regular reduced low free lean extra	106 14.8 2.2 3.8 0 810	serving=56;slice=28;cup=140	4	
25231110	Beef prepackaged or deli, luncheon meat		roast	115 18.6 0.6 3.7 0 853	serving=56;slice=28;cup=140	4	
25231120	Beef prepackaged or deli, luncheon meat, reduced sodium		roast lightly salted	115 18.6 0.6 3.7 0 640	serving=56;slice=28;cup=140	1.5	
25240000	Meat spread or potted meat		beef pork ham	235 7.7 11.9 17.3 0.2 1013	serving=42;can=156;cup=225	8	
25240110	Chicken salad spread			200 11.6 7.4 13.5 0 653	serving=42;can=213;cup=208	6.5	
25240220	Ham salad spread			216 8.7 10.6 15.5 0 1075	serving=42;can=213;cup=253	6.5	
26100100	Fish, raw		than salmon tuna	94 17.2 0 2.3 0 83	serving=85;cup=135	5	
26100110	Fish			238 19.3 6.6 14.5 0.3 350	fillet=90;cup=135	8	
26100120	Fish, baked		sauteed grilled as coated broiled	208 23 0 12.4 0 307	fillet=90;cup=135	6.5	
26100130	Fish, baked, coated		as broiled	223 20.7 7.8 11.7 0.3 340	fillet=90;cup=135	6.5	
26100140	Fish, fried		as	269 16.1 11.7 17.2 0.5 399	fillet=90;cup=135	6.5	
26100160	Fish, steamed		poached as	171 23.4 0 8.1 0 191	fillet=90;cup=135	6.5	
26100180	Fish, canned		than salmon tuna	156 23.2 0 6.3 0 379	serving=85;cup=135	5	
26100190	Fish, smoked		than salmon dried	116 25.2 0 1 0 763	serving=85;cup=135	5	
26100270	Fish sticks		nugget	277 11 21.7 16.2 1.5 402	serving=85;piece=20	6.5	
26101110	Anchovy		fish	210 28.9 0 9.7 0 3668	serving=85;can=45;anchovy=4	5	
26105110	Carp		fish	213 20 7.8 10.7 0.3 314	fillet=90;cup=135;steak=135	5	
26107110	Catfish		fish	255 13.5 11.7 16.7 0.5 418	fillet=90;cup=135	8	
26107120	Catfish, baked		sauteed as coated fish broiled	189 18.9 0 11.9 0 337	fillet=90;cup=135	5	
26107123	Catfish, grilled		fish	171 19.3 0 9.8 0 332	fillet=90;cup=135	5	
26107130	Catfish, baked, coated		fish broiled	205 17.2 7.8 11.1 0.3 366	fillet=90;cup=135	5	
26107140	Catfish, fried		fish	255 13.5 11.7 16.7 0.5 418	fillet=90;cup=135	5	
26107160	Catfish, steamed		poached fish	150 19.2 0 7.5 0 222	fillet=90;cup=135	5	
16-008	Catfish, steamed (UK)		flesh only	119 21.4 0 3.7 0 110		4.5	
26109110	Cod		fish	217 13.5 11.7 12.5 0.5 426	fillet=140;cup=135;steak=210	8	
26109120	Cod, baked		sauteed as coated fish broiled	126 19 0 5 0 351	fillet=140;cup=135;steak=210	5	
16-373	Cod, baked (UK)		flesh only	100 23.9 0 0.5 0 91		4.5	
26109123	Cod, grilled		fish flesh only	108 19.4 0 2.8 0 346	fillet=140;cup=135;steak=210	5	16-466
26109130	Cod, baked, coated		fish broiled	152 17.3 7.8 5.3 0.3 377	fillet=140;cup=135;steak=210	5	
26109140	Cod, fried		fish	217 13.5 11.7 12.5 0.5 426	fillet=140;cup=135;steak=210	5	
26109160	Cod, steamed		poached fish flesh only	87 19.3 0 0.5 0 235	fillet=140;cup=135;steak=210	5	16-467
26111110	Croaker		kingfish fish	189 19.9 7.8 8.2 0.3 322	fillet=90;cup=135	5	
26113110	Eel		fish	273 20.6 7.8 17.1 0.3 317	serving=85;cup=135	5	
26115110	Flounder		sole flatfish fish	128 15.4 0 6.9 0 316	fillet=90;cup=135	8	
26115120	Flounder, baked		sauteed sole flatfish as coated fish broiled	128 15.4 0 6.9 0 316	fillet=90;cup=135	5	
26115123	Flounder, grilled		sole flatfish fish	109 15.7 0 4.7 0 311	fillet=90;cup=135	5	
26115130	Flounder, baked, coated		sole flatfish fish broiled	153 14.3 7.8 6.9 0.3 348	fillet=90;cup=135	5	
26115140	Flounder, fried		sole flatfish fish	217 11.4 11.7 13.6 0.5 405	fillet=90;cup=135	5	
26115160	Flounder, steamed		sole flatfish poached fish flesh only	88 15.7 0 2.4 0 200	fillet=90;cup=135	5	16-041
26117110	Haddock		pollock scrod fish	217 14.3 11.7 12.5 0.5 395	fillet=140;cup=135;steak=210	8	
26117120	Haddock, baked		sauteed pollock scrod as coated fish broiled	126 20.3 0 5.1 0 300	fillet=140;cup=135;steak=210	5	
26117121	Haddock, grilled		pollock scrod fish flesh only	108 20.7 0 2.8 0 294	fillet=140;cup=135;steak=210	5	16-376
26117130	Haddock, baked, coated		pollock scrod fish broiled	152 18.4 7.8 5.3 0.3 334	fillet=140;cup=135;steak=210	5	
26117140	Haddock, fried		pollock scrod fish	217 14.3 11.7 12.5 0.5 395	fillet=140;cup=135;steak=210	5	
26117160	Haddock, steamed		pollock scrod poached fish flesh only	87 20.6 0 0.6 0 184	fillet=140;cup=135;steak=210	5	16-377
26118010	Halibut		fish	175 20.7 7.8 6.2 0.3 334	fillet=140;cup=135;steak=210	5	
26119110	Herring		milkfish fish	245 20.1 7.8 14.3 0.3 357	serving=85;cup=135;fillet=90	5	
26119180	Fish, pickled		any type	262 14.2 9.6 18 0 870	serving=85;cup=135	5	
26121110	Mackerel		wahoo jack fish	237 24.9 0 14.3 0 322	fillet=140;cup=135;steak=210	8	
26121120	Mackerel, baked		sauteed wahoo jack as coated fish broiled	237 24.9 0 14.3 0 322	fillet=140;cup=135;steak=210	5	
26121121	Mackerel, grilled		wahoo jack fish	221 25.5 0 12.3 0 317	fillet=140;cup=135;steak=210	5	
16-394	Mackerel, grilled (UK)		flesh only	283 20.3 0 22.4 0 163		4.5	
26121131	Mackerel, baked, coated		wahoo jack fish broiled	245 22.3 7.8 13.1 0.3 353	fillet=140;cup=135;steak=210	5	
26121140	Mackerel, fried		wahoo jack fish	284 17.2 11.7 18.2 0.5 409	fillet=140;cup=135;steak=210	5	
26121180	Mackerel, canned		fish	156 23.2 0 6.3 0 379	serving=85;can=75;cup=135	5	
26123110	Mullet		fish	202 21.6 7.8 8.8 0.3 331	fillet=140;cup=135	5	
26127110	Perch		crappie walleye orange roughy redfish rockfish fish	224 13.6 11.7 13.3 0.5 400	fillet=90;cup=135	8	
26127120	Perch, baked		sauteed crappie walleye orange roughy redfish rockfish as coated fish broiled	139 19 0 6.5 0 309	fillet=90;cup=135	5	
26127123	Perch, grilled		crappie walleye orange roughy redfish rockfish fish	121 19.4 0 4.2 0 303	fillet=90;cup=135	5	
26127130	Perch, baked, coated		crappie walleye orange roughy redfish rockfish fish broiled	163 17.3 7.8 6.5 0.3 342	fillet=90;cup=135	5	
26127140	Perch, fried		crappie walleye orange roughy redfish rockfish fish	224 13.6 11.7 13.3 0.5 400	fillet=90;cup=135	5	
26127160	Perch, steamed		orange roughy redfish rockfish crappie walleye poached fish	115 24.5 0 1.2 0 176	fillet=90;cup=135	5	
26129110	Pike		fish	172 21.5 7.8 5.6 0.3 304	fillet=140;cup=135;steak=210	5	
26131110	Pompano		butterfish mahimahi fish	244 23 0 16.3 0 296	fillet=90;cup=135	8	
26131120	Pompano, baked		sauteed butterfish mahimahi as coated fish broiled	244 23 0 16.3 0 296	fillet=90;cup=135	5	
26131121	Pompano, grilled		butterfish mahimahi fish	228 23.4 0 14.3 0 290	fillet=90;cup=135	5	
26131130	Pompano, baked, coated		butterfish mahimahi fish broiled	252 20.7 7.8 14.8 0.3 331	fillet=90;cup=135	5	
26131140	Pompano, fried		butterfish mahimahi fish	289 16 11.7 19.4 0.5 393	fillet=90;cup=135	5	
26131160	Pompano, steamed		butterfish mahimahi poached fish	207 23.4 0 12 0 180	fillet=90;cup=135	5	
26133110	Snapper		porgy fish	185 22.8 7.8 6.3 0.3 330	fillet=90;cup=135	5	
26137100	Salmon, raw		sashimi fish	188 20.4 0 11.2 0 63	serving=85;cup=135	5	
26137110	Salmon		fish	274 25.4 0 18.4 0 294	fillet=140;cup=135;steak=210	8	
26137120	Salmon, baked		sauteed as coated fish broiled	274 25.4 0 18.4 0 294	fillet=140;cup=135;steak=210	5	
26137123	Salmon, grilled		fish	259 25.9 0 16.5 0 288	fillet=140;cup=135;steak=210	5	
26137130	Salmon, baked, coated		fish broiled	277 22.7 7.8 16.6 0.3 329	fillet=140;cup=135;steak=210	5	
26137140	Salmon, fried		fish	307 17.5 11.7 20.7 0.5 391	fillet=140;cup=135;steak=210	5	
26137160	Salmon, steamed		poached fish	237 25.8 0 14.1 0 177	fillet=140;cup=135;steak=210	5	
26137180	Salmon, canned		fish	136 24.6 0 4.2 0 378	serving=85;can=75;cup=135;pouch=75	5	
26139180	Sardines, canned		fish	208 24.6 0 11.5 0 307	serving=85;can=75;sardine=12	5	
26141110	Bass		grouper fish	161 22.9 0 7 0 300	fillet=90;cup=135	8	
26141120	Bass, baked		sauteed grouper as coated fish broiled	161 22.9 0 7 0 300	fillet=90;cup=135	5	
26141121	Bass, grilled		grouper fish	143 23.4 0 4.8 0 294	fillet=90;cup=135	5	
26141130	Bass, baked, coated		grouper fish broiled	182 20.6 7.8 7 0.3 334	fillet=90;cup=135	5	
26141140	Bass, fried		grouper fish	238 15.9 11.7 13.7 0.5 395	fillet=90;cup=135	5	
26141160	Bass, steamed		grouper poached fish	123 23.3 0 2.5 0 184	fillet=90;cup=135	5	
26143110	Shark		fish	216 23.3 7.8 9.6 0.3 346	fillet=140;cup=135;steak=210	5	
26149110	Swordfish		marlin fish	231 21.9 7.8 11.8 0.3 348	fillet=140;cup=135;steak=210	5	
26151110	Trout		fish	271 17.1 11.7 16.9 0.5 382	fillet=90;cup=135	8	
26151120	Trout, baked		sauteed as coated fish broiled	216 24.8 0 12.2 0 279	fillet=90;cup=135	5	
26151123	Trout, grilled		fish	199 25.3 0 10.1 0 273	fillet=90;cup=135	5	
26151130	Trout, baked, coated		fish broiled	228 22.2 7.8 11.3 0.3 317	fillet=90;cup=135	5	
26151140	Trout, fried		fish	271 17.1 11.7 16.9 0.5 382	fillet=90;cup=135	5	
26151160	Trout, steamed		poached fish	178 25.2 0 7.8 0 162	fillet=90;cup=135	5	
26153100	Tuna, raw		ahi fish flesh only	109 24.4 0 0.5 0 45	serving=85;cup=135	5	16-399
26153110	Tuna		ahi fish	85 19 0.1 0.9 0 219	fillet=90;cup=135;steak=135	8	
26153120	Tuna, cooked		ahi fish	176 30.3 0 5.1 0 271	fillet=90;cup=135;steak=135	5	
26155110	Tuna, canned		fish	85 19 0.1 0.9 0 219	serving=85;can=75;cup=135;pouch=75	5	
26157110	Whiting		fish	233 15.8 11.7 13.2 0.5 398	fillet=90;cup=135	8	
26157120	Whiting, baked		sauteed as coated fish broiled	153 22.8 0 6.2 0 305	fillet=90;cup=135	5	
26157123	Whiting, grilled		fish	134 23.2 0 3.9 0 299	fillet=90;cup=135	5	
26157130	Whiting, baked, coated		fish broiled	174 20.5 7.8 6.2 0.3 339	fillet=90;cup=135	5	
26157140	Whiting, fried		fish	233 15.8 11.7 13.2 0.5 398	fillet=90;cup=135	5	
26157160	Whiting, steamed		poached fish	114 23.1 0 1.7 0 189	fillet=90;cup=135	5	
16-160	Whiting, steamed (UK)		flesh only	92 20.9 0 0.9 0 110		4.5	
26158000	Tilapia		fish	160 25 0 6.7 0 280	fillet=90;cup=135	8	
26158010	Tilapia, baked		sauteed as coated fish broiled	160 25 0 6.7 0 280	fillet=90;cup=135	5	
26158013	Tilapia, grilled		fish	142 25.5 0 4.4 0 274	fillet=90;cup=135	5	
26158020	Tilapia, baked, coated		fish broiled	180 22.3 7.8 6.6 0.3 318	fillet=90;cup=135	5	
26158030	Tilapia, fried		fish	237 17.2 11.7 13.5 0.5 383	fillet=90;cup=135	5	
26158050	Tilapia, steamed		poached fish	121 25.4 0 2.2 0 163	fillet=90;cup=135	5	
26158100	White, mixed species		fish	143 22 0 5.9 0 316	fillet=90;cup=135	7	
26158110	White, mixed species, baked		sauteed as coated fish broiled	143 22 0 5.9 0 316	fillet=90;cup=135	4	
26158120	White, mixed species, baked, coated		fish broiled	166 19.8 7.8 6 0.3 348	fillet=90;cup=135	4	
26158130	White, mixed species, fried		fish	227 15.3 11.7 13 0.5 405	fillet=90;cup=135	4	
26158140	White, mixed species, steamed		poached fish	104 22.3 0 1.3 0 199	fillet=90;cup=135	4	
26158150	White, mixed species, grilled		fish	125 22.4 0 3.6 0 310	fillet=90;cup=135	4	
26203110	Frog legs			220 14.4 11.7 12.4 0.5 387	serving=85;leg=25	6.5	
26205110	Octopus			226 13.3 13.4 13 0.5 518	serving=85;cup=135	6.5	
26211100	Caviar		roe	264 24.6 4 17.9 0 1500	tbsp=16	6.5	
26213120	Calamari, cooked		cuttlefish squid cooking method than fried	155 19.4 3.8 6.3 0 270	serving=85;cup=135;item=15	5	
26213140	Calamari, fried		cuttlefish squid	234 13.8 14.1 13.2 0.5 377	serving=85;cup=135;item=15	5	
26215120	Turtle			157 24.6 0 5.8 0 285	serving=85;cup=135	6.5	
26300000	Shellfish			146 15.5 4.9 6.7 0.2 348	serving=85;cup=135	8	
26301110	Abalone			177 21.2 7.5 6.1 0 574	serving=85;cup=135	6.5	
26303100	Clams, raw			86 14.7 3.6 1 0 56	serving=85;cup=225;clam=15	5	
26303110	Clams			143 16.1 6.7 5.2 0.1 199	serving=85;cup=135;clam=15	8	
26303120	Clams, baked		sauteed coating broiled	148 18.2 4.4 5.7 0 285	serving=85;cup=135;clam=15	5	
26303140	Clams, fried		strip	230 13.1 14.4 12.9 0.5 386	serving=85;piece=5;cup=135;clam=15	5	
26303160	Clams, boiled		steamed	109 18.6 4.5 1.2 0 71	serving=85;cup=135;clam=15	5	
26303180	Clams, canned			108 18.3 4.5 1.2 0 70	serving=85;can=75;cup=225	5	
26305160	Crab			83 17.9 0 0.7 0 395	serving=85;cup=135;crab=40;leg=15;claw=15	6.5	
26305180	Crab, canned			83 17.9 0 0.7 0 563	serving=85;can=60;cup=135	5	
26307140	Crab, soft shell			227 15.5 11.7 12.7 0.5 643	crab=65	4	
26309140	Crayfish, fried		crawfish	223 14.1 11.7 12.9 0.5 387	serving=85;cup=135;crayfish=15	5	
26309160	Crayfish, cooked		crawfish cooking method than fried	97 20.2 0 1.2 0 73	serving=85;cup=135;crayfish=15	5	
26311110	Lobster			97 20.9 0 1 0 535	serving=85;cup=135;lobster=200;tail=100;claw=50	6.5	
26313110	Mussels			109 15.1 4.7 2.8 0 362	serving=85;cup=135;mussel=15	6.5	
26315100	Oysters, raw			51 5.7 2.7 1.7 0 85	serving=85;cup=225;oyster=15	5	16-260
26315120	Oysters, baked		sauteed coating broiled	104 7.1 3.4 6.7 0 321	serving=85;cup=135;oyster=15	5	
26315130	Oysters, steamed			65 7.2 3.4 2.2 0 108	serving=85;cup=135;oyster=15	5	
26315140	Oysters, fried			203 6.3 13.8 13.5 0.5 408	serving=85;cup=135;oyster=15	5	
26315180	Oysters, canned			74 7.7 4.3 2.7 0 122	serving=85;can=75;cup=225;oyster=15	5	
26317120	Scallops, baked		sauteed coating broiled	126 15 4 5.1 0 415	serving=85;cup=135;scallop=15	5	
26317121	Scallops, grilled			108 15.3 4 2.9 0 412	serving=85;cup=135;scallop=15	5	
26317130	Scallops, boiled		steamed	87 15.2 4 0.6 0 301	serving=85;cup=135;scallop=15	5	
16-262	Scallops, steamed			118 23.2 3.4 1.4 0 180		4.5	
26317140	Scallops, fried			217 11.1 14.1 12.5 0.5 466	serving=85;cup=135;scallop=15	5	
26319110	Shrimp		prawn	146 15.5 4.9 6.7 0.2 348	serving=85;cup=135;small=10;large=15	8	
26319120	Shrimp, baked		sauteed prawn as coated broiled	129 16.9 1.1 5.8 0 363	serving=85;cup=135;small=10;large=15	5	
26319123	Shrimp, grilled		prawn	110 17.3 1.2 3.6 0 359	serving=85;cup=135;small=10;large=15	5	
26319130	Shrimp, boiled		prawn steamed	90 17.2 1.2 1.3 0 248	serving=85;cup=135;small=10;large=15	5	
16-245	Shrimps, boiled			117 23.8 0 2.4 0 3840		4.5	
26319140	Shrimp, fried		prawn popcorn	218 12.3 12.4 12.9 0.5 434	serving=85;cup=135;small=10;large=15	5	
26319160	Shrimp, baked, coated		prawn broiled	154 15.6 8.7 5.9 0.3 388	serving=85;cup=135;small=10;large=15	5	
26319170	Shrimp, dried			250 51.1 0 3.4 0 2175	serving=85;cup=135	5	16-249
26319180	Shrimp, canned			100 20.4 0 1.4 0 870	serving=85;can=75;cup=135	5	
26321110	Escargot		snail	158 20 2.5 6.9 0 287	serving=85;snail=5	6.5	
27100100	Barbecue meat		bbq sauce	226 18.1 12.2 11.2 0.3 601	serving=180;slice=60;cup=240	8	
27111000	Beef with tomato-based sauce			149 21.7 1.6 6.4 0.4 363	serving=187;slice=65;cup=249	6.5	
27111200	Beef burgundy		bourguignonne	148 18.5 4.2 6 0.8 369	serving=183;cup=244	6.5	
27111300	Guisada, beef		carne multiple meat	115 10.9 2.5 6.6 0.5 305	cup=255	4	
27111400	Chili			118 9.8 10.3 4.3 3 340	cup=255	8	
27111405	Chili with meat		place restaurant multiple home recipe	160 12 6.7 9.4 1.9 413	cup=255	6.5	27111420
27111406	Chili with meat and beans		multiple as home recipe	118 9.8 10.3 4.3 3 340	cup=255	6.5	
169028	Chili with meat and beans (US)		restaurant family	157 12.6 4.6 9.8 1.4 381	serving=182;cup=136	4.5	
27111407	Chili with meat, canned		ready heat soup	106 8.5 10.8 3.4 3.2 357	cup=255;can=440	5	
27111500	Sloppy joe, no bun		manwich	140 12.1 5.5 7.6 0.7 296	serving=190;cup=250	4	
27112000	Beef with gravy		country	156 21.6 1.6 7.1 0 360	serving=183;medium=115;slice=65;cup=244;small=83;large=158	6.5	
28500040	Beef gravy		brown meat mushroom	53 3.8 4.8 2.4 0.4 633	serving=60;cup=240	5	
27112010	Salisbury steak with gravy		banquet	149 7 6.8 10.5 1 509	serving=183;cup=244;steak=129;packet=794	6.5	
27113000	Beef with cream or white sauce			185 22.5 2.8 9.3 0 340	serving=192;cup=256	6.5	
27113100	Beef stroganoff		homemade	150 10.1 6.2 9.3 0.7 458	serving=192;cup=256	6.5	19-551
27113200	Creamed chipped or dried beef			133 7.7 7.6 8.1 0.1 478	serving=186;cup=246	6.5	
27113300	Swedish meatballs with cream or white sauce			170 12.5 6.3 10.3 0.2 537	serving=186;cup=246	6.5	
27114000	Beef with mushroom sauce			163 22 1.8 7.5 0.1 355	serving=192;slice=65;cup=256	6.5	
27115000	Beef with soy-based sauce			187 15.9 3.4 12.4 0.5 333	serving=183;cup=244	6.5	
27115100	Steak teriyaki		soy based sauce	198 28.9 1.9 8.3 0 517	serving=183;cup=244	6.5	
27116100	Beef curry		lamb mutton goat pork	113 7.6 6.5 6.6 1.4 359	cup=240	6.5	
19-549	Beef curry (homemade)			209 17.7 1.3 15.4 0.1 57		3.5	
19-488	Beef curry (shop-bought)		retail reheated	137 13.5 8.7 6.6 2.4 190		3.5	
27116110	Beef curry with rice		lamb mutton goat pork	119 5.6 15.1 4.1 1 314	cup=200	6.5	
19-529	Beef curry, with rice		retail reheated	147 9.5 20 4.6 1.8 173		2.5	
27116200	Barbecue beef, with sauce		bbq shredded pulled as	228 19.8 12.2 10.8 0.3 596	serving=180;slice=60;cup=240	4	27116210
27116300	Beef with sweet and sour sauce			211 9.3 14.2 12.8 0.6 346	serving=189;cup=252	6.5	
27116350	Stewed seasoned ground beef, Mexican style		picadillo carne res	169 14.3 1.3 11.4 0.2 464	serving=166;cup=222	4	
27116400	Steak tartare			216 17.5 0.3 15.6 0.2 370	serving=169;cup=225	6.5	
27118110	Meatballs, Puerto Rican style		albondiga guisada	225 14.3 6.9 15.3 0.8 922	serving=150	4	
27118120	Stewed seasoned ground beef, Puerto Rican style		carne molida guisada picadillo guisado para relleno	278 13.8 3.8 22.8 0.9 868	serving=150;cup=200	4	
27118130	Stewed dried beef, Puerto Rican style		ropa vieja tasajo guisado carne cecina guisada	258 17.7 3.9 19.1 0.8 1770	serving=150;cup=200	4	
27120020	Ham or pork with gravy			160 20.2 1.6 7.5 0 349	serving=183;slice=65;cup=244	6.5	
27120030	Barbecue pork, with sauce		char siu bbq shredded pulled as	226 17.6 12.2 11.3 0.3 603	serving=180;slice=60;cup=240	4	27120040
27120060	Sweet and sour pork		restaurant chinese	260 8.9 25.5 13.6 1 304	serving=170;piece=18;cup=226	6.5	168082
19-485	Sweet and sour pork (homemade)			176 12.7 12.1 8.3 0.5 282		3.5	
27120080	Ham stroganoff		cream white sauce	131 7.6 5.2 8.9 0.7 703	serving=183;cup=244	6.5	
27120090	Ham or pork with mushroom sauce			167 20.6 1.8 8 0.1 351	serving=183;slice=65;cup=244	6.5	
27120100	Ham or pork with tomato-based sauce		chop	153 20.3 1.6 6.8 0.4 352	serving=187;slice=65;cup=249	6.5	
27120110	Sausage with tomato-based sauce			234 13.3 2.6 19.1 0.4 863	serving=186;cup=248	6.5	
27120120	Sausage gravy			180 6.8 7.7 13.6 0.1 421	serving=60;cup=240	6.5	
27120130	Guisada, pork		cerdo guisado sausage	118 10.3 2.5 7.1 0.5 300	cup=255	4	
27120150	Pork or ham with soy-based sauce			190 14.9 3.4 12.7 0.5 341	serving=183;cup=244	6.5	
27120210	Chili hot dog, no bun			202 10 7.1 15 1.7 579	serving=125	4	
27120250	Frankfurters or hot dogs with tomato-based sauce		barbecue chili	223 8.5 3.6 19.6 0.4 873	serving=183;cup=244	6.5	
27121000	Pork with chili and tomatoes		puerco con chile	95 11.6 2.7 4 0.9 118	serving=177;cup=236	6.5	
27121010	Stewed pork, Puerto Rican style		cerdo guisado	200 17.9 2.8 12.7 0.6 579	serving=150;cup=200	4	
27130010	Lamb or mutton with gravy			219 17.3 1.6 15.4 0 359	serving=183;slice=43;cup=244	6.5	
27133010	Stewed goat, Puerto Rican style		kid fricase cabro cabrito en chilindron chivo	265 22.3 2 18.1 0.5 752	serving=133;piece=88;cup=177	4	
27135020	Veal scallopini		wine sauce cheese	241 18.7 1.5 17.5 0.4 372	serving=105;slice=96;cup=140	6.5	
27135050	Veal Marsala		wine sauce	175 17.8 6.7 8.5 0.5 147	slice=96	6.5	
27135110	Veal parmigiana		breaded tomato sauce cheese	204 15.3 8.3 11.9 0.8 436	serving=157;piece=182;cup=209	6.5	
27135150	Veal cordon bleu		breaded ham cheese	219 23.7 9.3 9.7 0.6 443	piece=229	6.5	
27136050	Venison or deer with tomato-based sauce			140 25.6 1.6 2.8 0.4 347	serving=187;cup=249	6.5	
27136080	Venison or deer with gravy			147 25.5 1.6 3.5 0 345	serving=183;slice=65;cup=244	6.5	
27141000	Chicken cacciatore	Turkey cacciatore	tomato based sauce	174 13.2 6.9 10.6 1.1 664	cup=244;piece=59;slice=24	6.5	
27141030	Spaghetti sauce with poultry		tomato based marinara red	75 6.3 6.5 2.6 1.5 410	serving=65;cup=260	6.5	
27141035	Spaghetti sauce with poultry and added vegetables		tomato based marinara red than onion	71 6.4 6.1 2.4 1.4 331	serving=65;cup=260	6.5	
27141050	Stewed chicken with tomato-based sauce, Mexican style		pollo guisado con tomate	120 12 2.5 7.1 0.4 397	cup=244;piece=44;slice=22	4	
27141500	Chili with chicken and beans		turkey as	99 10.2 10.3 2.1 3 341	cup=255	6.5	
27141505	Chili with chicken		turkey	100 14.1 2.4 3.7 0.5 359	cup=255	6.5	
27141510	Chili, white			95 9.9 9.7 1.9 2.4 324	cup=255	4	
27142000	Chicken with gravy			129 18.9 1.6 5.2 0 526	cup=244;piece=44;slice=22	6.5	
27142100	Chicken fricassee	Turkey fricassee	stewed homemade	121 10.7 3.5 7.2 0.1 418	cup=244	6.5	19-561
27142200	Turkey with gravy			125 20.5 1.6 3.5 0 356	cup=244;slice=43	6.5	
27143000	Chicken with cream sauce	Turkey with cream sauce		157 19.8 2.8 7.5 0 510	cup=241;piece=44;slice=22	6.5	
27144000	Chicken with mushroom sauce	Turkey with mushroom sauce	marsala	136 19.3 1.8 5.7 0.1 521	cup=256;piece=44;slice=22	6.5	
27145000	Chicken with teriyaki	Turkey with teriyaki	soy based sauce	163 25.7 1.6 6 0 723	serving=183;piece=47;cup=244	6.5	
27146011	Barbecue chicken		bbq shredded pulled sauce turkey	167 19 12.2 4.6 0.3 550	serving=180;cup=240	6.5	
27146100	Sweet and sour chicken or turkey		vegetable	250 10.1 23.9 12.7 1 246	serving=189;piece=18;cup=252	6.5	
27146110	Sweet and sour chicken or turkey, without vegetables			250 10.1 23.9 12.7 1 246	serving=189;piece=18;cup=252	4	
27146150	Chicken curry		poultry	107 6.5 6.5 6.5 1.4 376	cup=240	6.5	
19-520	Chicken curry (shop-bought)		retail reheated takeaway	149 12.1 6.9 8.9 1.5 240	serving=350	5	19-322
27146155	Chicken curry with rice		poultry	116 5 15.1 4 1 324	cup=200	6.5	
27146160	Chicken with mole sauce			137 19 3.2 5.6 0.3 542	cup=244	6.5	
27146200	Chicken with cheese sauce	Turkey with cheese sauce		173 21.8 1.6 8.9 0 527	cup=241	6.5	
27146250	Chicken cordon bleu	Turkey cordon bleu		210 22.6 9.3 9.2 0.6 589	cup=140;piece=229	6.5	
27146300	Chicken parmigiana	Turkey parmigiana		174 16.3 8.3 8.3 0.8 414	cup=209;piece=182	6.5	
27146350	Orange chicken		lemon restaurant chinese	262 14.5 22.5 12.7 0.8 553	serving=189;piece=47;cup=252	6.5	167679
27146360	Sesame chicken		restaurant chinese	293 14.3 26.9 14.3 0.7 482	serving=189;piece=47;cup=252	6.5	168087
27146400	Chicken kiev			280 21.3 5.5 19.2 0.1 644	serving=258	6.5	
27148010	Stuffed chicken, drumstick or breast, Puerto Rican style		muslo pollo pechuga rellena	236 28.4 6.5 10.5 0.3 901	breast=210	3	
27150010	Fish with cream or white sauce, not tuna or lobster			116 17.1 2.8 3.6 0 343	serving=124;cup=249	4	
27150050	Fish timbale or mousse			149 10.1 2 11 0 247	serving=88;cup=175	6.5	
27150110	Shrimp cocktail		sauce	99 13.2 7.9 1.2 0.4 502	serving=125;cup=250	6.5	
27150120	Tuna with cream or white sauce			102 14.4 2.8 3.7 0 327	serving=118;cup=237	6.5	
27150130	Seafood thermidor		newburg	251 10.6 4.7 21.2 0.1 388	serving=125;cup=250	6.5	
27150140	Seafood sauce		lobster white clam	203 8.5 2.5 17.5 0.1 463	serving=32;tbsp=16	6.5	
27150151	Spaghetti sauce with seafood		tomato based marinara red clam	64 5.3 7.1 1.5 1.5 432	serving=65;cup=260	6.5	
27150155	Spaghetti sauce with seafood and added vegetables		tomato based marinara red clam than onion	60 5.4 6.6 1.3 1.4 353	serving=65;cup=260	6.5	
27150160	Shrimp with lobster sauce			151 16.8 2.2 7.9 0 1031	serving=92;cup=185	6.5	
27150170	Sweet and sour shrimp			172 5.9 16.2 9.2 0.6 347	serving=132;cup=176;shrimp=12	6.5	
27150230	Shrimp scampi		butter sauce	192 15.4 2.3 13 0.2 168	serving=125;cup=250;shrimp=15	6.5	
27150310	Fish with tomato-based sauce			80 16.3 1.6 0.7 0.4 350	serving=111;cup=222	6.5	
27150320	Fish curry		shrimp seafood	93 4.9 6.7 5.4 1.4 351	cup=240	6.5	
16-364	Fish curry (homemade)			139 11.3 4 9.6 2.1 430		3.5	
27150325	Fish curry with rice		shrimp seafood	107 4 15.2 3.4 1 309	cup=200	6.5	
27150410	Shrimp teriyaki		soy based sauce	120 21.6 3.3 1.6 0 581	serving=113;cup=201	6.5	
27151030	Ceviche		marinated fish sea food	63 10.5 3.6 0.8 0.5 149	serving=125;cup=250	6.5	
27151040	Crabs in tomato-based sauce, Puerto Rican style		salmorejo jueye	144 12.5 2.9 8.9 0.6 617	serving=85;cup=170	4	
27151050	Shrimp in garlic sauce, Puerto Rican style		camarone ajillo	281 11.6 2.5 25 0.2 476	serving=106;cup=212	4	
27151070	Fish stew		goulash guisada	46 7.6 2.8 0.4 0.5 273	cup=255	5	
27160100	Meatballs, with sauce		as meat	186 18 0.2 12 0 801	serving=129;cup=235	5.5	
27161010	Meat loaf, Puerto Rican style		rollo carne albondigon	325 19.9 10.7 22 0.6 629	serving=95	4	
27162010	Meat with tomato-based sauce		as	149 21.7 1.6 6.4 0.4 355	serving=187;cup=249	6.5	
27162040	Spaghetti sauce with meat		tomato based marinara red	90 5.9 6.5 4.4 1.5 412	serving=65;cup=260	6.5	
167680	Spaghetti with meat sauce		restaurant italian	121 5.8 16.4 3.6 1.6 230	serving=554	4.5	
27162060	Spaghetti sauce with meat and added vegetables		tomato based marinara red than onion	86 6 6.1 4.1 1.4 333	serving=65;cup=260	6.5	
27162500	Stewed, seasoned, ground beef and pork, Mexican style		picadillo carne res puerco	139 16.7 1.5 7 0.2 338	serving=166;cup=222	2	
27163010	Meat with gravy		as	156 21.6 1.6 7.1 0 360	serving=183;cup=244	6.5	
27211000	Beef and potatoes, no sauce			133 7.9 14.5 4.9 1.3 305	serving=142;cup=190	4	
27211190	Beef and potatoes with cream sauce, white sauce or mushroom sauce		hamburger helper stroganoff	100 8 8.7 3.8 0.7 337	serving=189;cup=252;packet=1341	4	
27211300	Beef hash, roasted		roast	140 13.2 10.7 5.1 1 486	serving=142;cup=190	5	
27211400	Corned beef hash		homemade	164 8.7 9.3 10.2 1.1 412	serving=165;can=198;cup=220	6.5	19-572
27211500	Beef and potatoes with cheese sauce			126 8.2 11.1 5.6 0.9 316	serving=187;cup=249	6.5	
27211550	Stewed, seasoned, ground beef with potatoes, Mexican style		picadillo carne res con papa	137 10.4 5.6 7.9 0.8 333	serving=166;cup=222	2	
27212000	Beef and noodles, no sauce		hamburger helper	189 11.4 16.2 8.4 0.8 377	serving=195;cup=156;packet=839	4	
27212050	Beef and macaroni with cheese sauce		hamburger helper cheddarn bacon nacho	137 9.1 12.3 5.4 0.5 394	serving=307;cup=246;packet=1245	6.5	
27212100	Beef and noodles with tomato-based sauce		casserole hamburger helper chili lasagna zesty italian	115 8.7 10.7 3.9 0.4 274	serving=311;cup=249;packet=1245	6.5	
27212120	Chili with macaroni		mac	126 9 14.4 3.7 2.8 311	cup=255	6.5	
27212200	Beef and noodles with gravy			139 7.7 15.4 5.1 0.7 304	serving=311;cup=249	6.5	
27212300	Beef and noodles with cream or white sauce			140 7.9 15 5.3 0.6 293	serving=311;cup=249	6.5	
27212350	Beef stroganoff with noodles		hamburger helper	129 7.8 9 6.8 0.7 316	serving=320;cup=256;packet=1408	6.5	
27212400	Beef and noodles with mushroom sauce			136 7.5 15 5.1 0.8 310	serving=311;cup=249	6.5	
27212500	Beef and noodles with soy-based sauce			173 13.2 7.5 10.1 0.6 273	cup=249	6.5	
27213000	Beef and rice, no sauce			146 7.3 17.2 5 0.2 312	serving=245;cup=196	4	
27213010	Biryani with meat		beef pork goat lamb mutton indian rice	145 8.5 12.2 6.8 1 98	serving=245;cup=196	6.5	
27213100	Beef and rice with tomato-based sauce			136 6.4 15.9 5.2 0.7 308	serving=305;cup=244	6.5	
27213120	Porcupine balls with tomato-based sauce		beef rice	153 10.4 13.4 6.2 0.6 501	serving=132;piece=35;cup=176	6.5	
27213200	Beef and rice with gravy			137 6.3 16 5.1 0.2 315	serving=277;cup=222	6.5	
27213300	Beef and rice with cream sauce			139 6.7 15.9 5.2 0.2 303	serving=310;cup=248	6.5	
27213400	Beef and rice with mushroom sauce			135 6.3 15.5 5.2 0.4 313	serving=310;cup=248	6.5	
27213420	Porcupine balls with mushroom sauce		beef rice	157 10.3 10.7 7.8 0.5 601	serving=132;piece=35;cup=176	6.5	
27213500	Beef and rice with soy-based sauce		asian helper fried	178 13.6 8 10.3 0.5 275	cup=244;packet=1266	6.5	
27213600	Beef and rice with cheese sauce		hamburger helper cheesy enchilada	142 8.1 14.7 5.4 0.4 298	serving=310;cup=248;packet=1240	6.5	
27214100	Meat loaf made with beef		meatball breading as sauce patty	199 17.5 7.2 10.7 0.4 416	serving=84;medium=28;slice=86;cup=140;small=14;large=42	6.5	
27214110	Meat loaf made with beef, with tomato-based sauce		meatball patty breading	159 13.8 6.8 8.4 0.7 429	serving=108;medium=36;slice=109;cup=178;small=18;large=53	4	
27214300	Beef wellington		homemade	368 19.2 10.3 27.4 0.4 182	serving=87;slice=116	6.5	19-552
27214500	Corned beef patty			164 8.7 9.3 10.2 1.1 412	piece=100	6.5	
27218210	Beef stew with potatoes, Puerto Rican style		carne guisada con papa	220 14.6 6.5 14.9 1 572	serving=159;cup=212	4	
27220010	Meat loaf made with ham		pork meatball breading sauce luncheon	179 20.7 6.2 7.5 0.3 879	serving=84;medium=28;slice=86;cup=140;small=14;large=42	6.5	
27220020	Ham and noodles with cream or white sauce			139 6.8 15.3 5.4 0.6 479	serving=305;cup=244	6.5	
27220030	Ham and rice with mushroom sauce			136 5.4 16.3 5.2 0.4 580	serving=310;cup=248	6.5	
27220050	Ham or pork with stuffing		stuffed chop	143 6.3 10.4 8.3 0.4 319	serving=150;cup=200	6.5	
27220080	Ham croquette			273 18 2.6 20.7 0.2 1176	serving=105;cup=140;croquette=62	6.5	
27220110	Pork and rice with tomato-based sauce			140 6.4 16.8 5 0.7 311	serving=305;cup=244	6.5	
27220120	Sausage and rice with tomato-based sauce			134 4.6 16.4 5.5 0.7 673	serving=305;cup=244	6.5	
27220150	Sausage and rice with mushroom sauce			142 4.9 16.8 6 0.4 488	serving=305;cup=244	6.5	
27220170	Sausage and rice with cheese sauce			151 6.3 13.9 7.6 0.2 373	serving=305;cup=244	6.5	
27220190	Sausage and noodles with cream or white sauce			153 5.9 14.8 7.8 0.6 359	serving=305;cup=244	6.5	
27220210	Ham and noodles, no sauce			144 7.2 15.9 5.5 0.8 483	serving=196;cup=157	4	
27220310	Ham or pork and rice, no sauce			143 6.7 16.8 5 0.2 307	serving=245;cup=196	4	
27220510	Ham or pork and potatoes with gravy			126 5.4 11.7 6.3 0.9 301	serving=189;cup=252	6.5	
27220520	Ham or pork and potatoes with cheese sauce			127 7.9 11.1 5.7 0.9 300	serving=187;cup=249	6.5	
27221100	Stewed pig's feet, Puerto Rican style		patita cerdo guisada	136 10 4.1 8.7 0.5 483	serving=206;cup=184	4	
27221150	Pork stew		goulash sausage	109 8.4 6.3 5.4 1.3 304	cup=255	5	
27221170	Pork stew, with pasta		goulash sausage grain	133 9.4 10.8 5.6 1.1 296	cup=255	4	
27230010	Lamb or mutton loaf			192 14.1 7.4 11.6 0.3 467	serving=70;slice=86;cup=140	6.5	
27231000	Lamb or mutton and potatoes with gravy			129 5.1 12.5 6.5 1 308	serving=189;cup=252	6.5	
27232000	Lamb or mutton and potatoes with tomato-based sauce			126 5.3 12.5 6.2 1.5 301	serving=189;cup=252	6.5	
27233000	Lamb or mutton and noodles with gravy			141 6.8 15.6 5.5 0.7 314	serving=311;cup=249	6.5	
27235000	Meat loaf made with venison/deer		meatball breading sauce	166 19 6.3 6.7 0.4 378	serving=84;medium=28;slice=86;cup=140;small=14;large=42	6.5	
27236000	Venison or deer and noodles with cream or white sauce			141 8.4 14.5 5.4 0.6 292	serving=311;cup=249	6.5	
27241000	Chicken hash	Turkey hash		110 9.6 8.3 4.1 1.3 259	cup=190	6.5	
27241010	Chicken and potatoes with gravy	Turkey and potatoes with gravy	helper	122 7.5 9 6.4 0.9 428	cup=242	6.5	
27242000	Chicken and noodles, no sauce	Turkey and noodles, no sauce		148 7.7 15.5 6.1 0.7 353	serving=196;cup=157	4	
27242200	Chicken and noodles with gravy	Turkey and noodles with gravy		140 7 15.2 5.7 0.7 350	serving=280;cup=224	6.5	
27242250	Chicken and noodles with mushroom sauce	Turkey and noodles with mushroom sauce		136 6.9 14.9 5.5 0.8 337	serving=280;cup=224	6.5	
27242300	Chicken and noodles with cream or white sauce	Turkey and noodles with cream or white sauce	casserole	140 7.4 15.2 5.5 0.6 343	serving=280;cup=224	6.5	
27242310	Chicken and noodles with cheese sauce	Turkey and noodles with cheese sauce		146 9 13.6 6.2 0.6 341	serving=280;cup=224	6.5	
27242350	Chicken tetrazzini	Turkey tetrazzini		119 12 7 4.8 0.5 386	serving=307;cup=246	6.5	
27242400	Chicken and noodles with tomato-based sauce	Turkey and noodles with tomato-based sauce		137 7.1 15.2 5.4 1.1 343	serving=280;cup=224	6.5	
27242500	Chicken and noodles with soy-based sauce	Turkey and noodles with soy-based sauce		157 11.6 7.6 9 0.6 391	cup=224	6.5	
27243000	Chicken and rice, no sauce	Turkey and rice, no sauce		149 6.5 17 5.8 0.2 353	serving=245;cup=196	4	
27243100	Biryani with chicken		indian rice	104 7.2 13.6 2.4 1.1 161	serving=245;cup=196	6.5	
19-454	Biryani, chicken		takeaway	163 8.5 17.8 7.4 1.2 263		2.5	
27243300	Chicken and rice with cream sauce	Turkey and rice with cream sauce	helper mushroom long grain wild	136 8.1 12.8 5.9 0.5 380	serving=310;cup=248	6.5	
27243400	Chicken and rice with mushroom sauce	Turkey and rice with mushroom sauce		135 5.7 15.4 5.5 0.4 346	serving=310;cup=248	6.5	
27243500	Chicken and rice with tomato-based sauce	Turkey and rice with tomato-based sauce		142 5.7 15.7 6.2 0.6 349	serving=305;cup=244	6.5	
27243600	Chicken and rice with soy-based sauce	Turkey and rice with soy-based sauce	helper teriyaki	162 12 8 9.2 0.5 395	cup=244	6.5	
27246100	Chicken with dumplings	Turkey with dumplings	helper	144 15.7 8 5.6 0.3 488	cup=244	6.5	
27246200	Chicken with stuffing	Turkey with stuffing	helper	172 20 11.7 4.9 0.5 454	cup=200	6.5	
27246300	Patty chicken cake, or croquette	Patty turkey cake, or croquette		262 20.8 2.6 18.8 0.2 575	cup=140;piece=85;croquette=62	4	
27246400	Chicken souffle	Turkey souffle		171 11.7 5.6 11.3 0.1 380	serving=80;cup=159	6.5	
27246500	Meat loaf made with chicken or turkey		breading as sauce meatball	172 18.8 8.1 7.3 0.6 446	cup=140;medium=28;slice=86;small=14;large=42	6.5	
27246505	Meat loaf made with chicken or turkey, with tomato-based sauce		breading as meatball	145 15.5 7.3 6.2 0.8 449	cup=178;medium=36;slice=109;small=18;large=53	4	
27250040	Crab, cake		imperial deviled	214 14.4 4.5 15 0.3 430	piece=85	4	
27250050	Cake or patty		than salmon ball croquette loaf fish	212 13.6 10.4 12.6 1.2 429	piece=85	5	
27250060	Gefilte fish			82 10.4 8.7 0.4 0.4 453	serving=125;piece=68;cup=250	6.5	
27250070	Salmon cake or patty		croquette ball loaf fish	285 16.1 4.5 22.1 0.3 404	piece=85;croquette=85	5	
27250120	Shrimp and noodles, no sauce			146 7.3 16.4 5.5 0.8 144	serving=196;cup=157	4	
27250122	Shrimp and noodles with gravy			131 6 14.7 5.2 0.6 178	serving=280;cup=224	6.5	
27250124	Shrimp and noodles with mushroom sauce			133 6.3 15.1 5.2 0.8 226	serving=280;cup=224	6.5	
27250126	Shrimp and noodles with cream or white sauce			143 7.1 16.3 5.3 0.7 162	serving=280;cup=224	6.5	
27250128	Shrimp and noodles with soy-based sauce			141 10.2 8.2 7.3 0.6 276	cup=224	6.5	
27250130	Shrimp and noodles with cheese sauce			136 8.2 13.5 5.4 0.6 192	serving=280;cup=224	6.5	
27250132	Shrimp and noodles with tomato sauce			134 6.5 15.4 5.2 1.1 172	serving=280;cup=224	6.5	
27250160	Tuna cake or patty			206 15.3 2.7 14.9 0.2 372	piece=120	6.5	
27250210	Clam cake or patty		deviled	246 19 6.8 15.4 0.2 408	piece=120	6.5	
27250250	Flounder with crab stuffing			136 15.1 5.7 5.5 0.3 427	serving=135;piece=210	6.5	
27250260	Lobster with bread stuffing, baked			177 15 9.8 8.3 0.5 641	serving=135;lobster=400	5	
27250270	Clams Casino		stuffed	162 11.8 10.3 7.9 1 454	serving=85;clam=30	6.5	
27250400	Shrimp, cake or patty			218 13.9 5.3 15.3 0.3 329	piece=85	4	
27250410	Shrimp with crab stuffing			174 16.4 6.2 9 0.3 537	serving=70;cup=140	6.5	
27250450	Shrimp toast			222 8.5 12 15.4 0.8 558	slice=48	6.5	
27250520	Imitation crab meat		sea food stix	95 7.6 15 0.5 0.5 529	serving=85;cup=135	5	
27250550	Seafood souffle			153 9.9 5.6 10 0.1 425	serving=80;cup=159	6.5	
27250610	Tuna noodle casserole with cream or white sauce		as	168 10.1 15.4 7.3 0.7 249	serving=280;cup=224	6.5	
27250630	Tuna noodle casserole with mushroom sauce			139 9 13.9 5.2 0.8 328	serving=280;cup=224	6.5	
27250710	Tuna and rice with mushroom sauce			128 4.6 15.4 5.2 0.4 298	serving=310;cup=248	6.5	
27250810	Fish and rice with tomato-based sauce			135 5.4 16.5 5.1 0.7 310	serving=310;cup=248	6.5	
27250820	Fish and rice with cream sauce			133 5.5 15.8 5 0.2 305	serving=310;cup=248	6.5	
27250830	Fish and rice with mushroom sauce			135 5.3 16.1 5.2 0.4 307	serving=310;cup=248	6.5	
27250900	Fish and noodles with mushroom sauce			131 6.3 14.8 5.1 0.8 312	serving=280;cup=224	6.5	
27250950	Shellfish and noodles with tomato-based sauce			135 6.6 15.7 5 1.1 239	serving=280;cup=224	6.5	
27251010	Stewed salmon, Puerto Rican style		guisado	146 12 8.5 7 1.3 448	serving=106;cup=212	4	
27260010	Meat loaf		meatball as breading sauce homemade	202 17.5 7.2 11 0.4 416	serving=84;medium=28;slice=86;cup=140;small=14;large=42	6.5	19-605
27260050	Meatballs, with breading, with gravy		sweet sour danish frikadeller as meat	143 12.2 6.3 7.5 0.4 499	serving=129;cup=235	4.5	
27260080	Meat loaf made with beef and pork		meatball patty breading sauce	196 17.3 7.2 10.5 0.4 412	serving=84;medium=28;slice=86;cup=140;small=14;large=42	6.5	
27260090	Meat loaf made with beef, veal and pork		meatball patty breading sauce	196 17.3 7.2 10.5 0.4 412	serving=84;medium=28;slice=86;cup=140;small=14;large=42	4	
27260100	Meat loaf made with beef and pork, with tomato-based sauce		meatball patty breading	157 13.6 6.8 8.2 0.7 426	serving=108;medium=36;slice=109;cup=178;small=18;large=53	4	
27260110	Hash		as meat	164 8.7 9.3 10.2 1.1 412	serving=142;cup=190	6.5	
27260500	Vienna sausages stewed with potatoes, Puerto Rican style		salchicha guisada	219 5.1 13.1 16.4 1.7 466	serving=131;cup=175	4	
27261500	Stewed, seasoned, ground beef and pork with potatoes, Mexican style		picadillo carne res puerco con papa	143 12.8 4.2 8 0.6 193	serving=166;cup=222	2	
27311110	Beef potatoes and vegetables		carrot broccoli dark green leafy sauce gravy cream white mushroom tomato based cheese soy	126 6.9 13.5 5.2 1.8 313	serving=121;cup=162	5	27311120;27311600;27311605;27311610;27311620;27311625;27311630;27311635;27311640;27311645;27311650
27311210	Corned beef, potatoes and vegetables		carrot broccoli dark green leafy sauce	127 4.8 13.7 6 1.8 318	serving=121;cup=162	4	27311220
27311310	Beef stew, canned		ready heat	100 5 6.5 6 1.1 395	cup=255;can=440	5	
27311410	Beef stew		goulash multiple meat homemade	107 8.8 6.3 5.1 1.3 307	cup=255	5	19-473
27311430	Beef stew, with pasta		goulash multiple meat grain	132 9.8 10.8 5.2 1.1 299	cup=255	4	
27311510	Shepherd's pie		homemade	123 7.6 8.7 6.3 1.5 264	serving=250;slice=210;cup=200	6.5	19-626
27313010	Beef, noodles and vegetables		carrot broccoli dark green leafy sauce soy based tomato mushroom gravy	148 8.7 16.7 5.2 1.5 317	serving=202;cup=162	4	27313020;27313150;27313160;27313210;27313220;27313310;27313320;27313410;27313420
27313110	Beef chow mein or chop suey with noodles			129 10.8 11.2 4.9 1.5 328	cup=220	6.5	
27415150	Beef chow mein or chop suey, no noodles			82 10.8 3.9 2.6 0.8 253	serving=165;cup=220	4	
27315010	Beef rice and vegetables		carrot broccoli dark green leafy sauce tomato based mushroom cheese gravy soy	149 7.5 18.4 4.9 1 312	serving=202;cup=162	5	27315020;27315210;27315220;27315310;27315320;27315330;27315340;27315410;27315420;27315510;27315520
27315250	Stuffed cabbage rolls with beef and rice			114 8.3 8.8 5.1 1.3 338	serving=202;piece=103;cup=162	6.5	
27315270	Stuffed grape leaves with beef and rice			228 8.2 11.3 17 3.1 420	serving=202;piece=21;cup=162	6.5	
27317010	Beef pot pie			271 8.9 24 15.4 2 374	serving=250;slice=210;cup=200	5	
27317100	Beef dumplings and vegetables		carrot broccoli dark green leafy gravy	127 6.2 11.7 6.4 0.9 306	serving=187;cup=249	5	27317110
27319010	Stuffed green pepper, Puerto Rican style		pimiento relleno	152 8.9 15.6 5.8 1.7 732	pepper=250	4	
27320025	Ham or pork, noodles and vegetables		carrot broccoli dark green leafy sauce cheese	151 8.4 18.3 4.9 1.4 313	serving=202;cup=162	4	27320027;27320030
27320070	Ham or pork, noodles and vegetables (US)		carrot broccoli dark green leafy tomato based sauce	125 6.5 13.8 5 1.5 314	serving=311;cup=249	4	
27320040	Pork potatoes and vegetables		carrot broccoli dark green leafy sauce tomato based gravy	128 6.6 13.4 5.4 1.8 316	serving=121;cup=162	5	27320100;27320110;27320140;27320150;27320210
27320080	Sausage, noodles and vegetables		carrot broccoli dark green leafy tomato based sauce	131 5.3 15.3 5.7 1.4 381	serving=311;cup=249	4	27320090
27320120	Potatoes and vegetables sausage		carrot broccoli dark green leafy gravy	128 3.7 11.6 7.5 1.4 357	serving=189;cup=252	5	27320130
27320310	Pork chow mein or chop suey with noodles			143 10.4 11.2 6.4 1.5 325	cup=220	6.5	
27420390	Pork chow mein or chop suey, no noodles			98 10.3 3.9 4.3 0.8 250	serving=165;cup=220	4	
27320320	Pork rice and vegetables		carrot broccoli dark green leafy soy based sauce chow mein chop suey tomato	144 10 7.9 7.9 1.1 222	cup=217	5	27320330;27320340;27320350
27320410	Potatoes and vegetables ham		carrot broccoli dark green leafy sauce	126 5.6 15 5.1 1.7 457	serving=121;cup=162	5	27320450
27320500	Sweet and sour pork with rice			187 9.8 16.5 8.8 0.6 261	cup=244	6.5	
27330050	Lamb or mutton, rice and vegetables		carrot broccoli dark green leafy gravy tomato based sauce	136 5.1 16.3 5.5 0.7 309	serving=315;cup=252	4	27330060;27330080
27330170	Stuffed grape leaves with lamb and rice			271 8.2 11.9 21.5 3.3 71	serving=202;piece=21;cup=162	6.5	
27330210	Lamb stew		goulash venison	117 8.2 6.3 6.4 1.3 308	cup=255	5	
27335500	Stewed rabbit, Puerto Rican style		fricase conejo	214 17.1 6.8 12.7 1 440	serving=164;cup=219	4	
27336200	Venison or deer, potatoes and vegetables		carrot broccoli dark green leafy gravy	127 6 11.2 6.5 1.4 317	serving=189;cup=252	4	27336250
27336300	Venison or deer, noodles and vegetables		carrot broccoli dark green leafy tomato based sauce	130 7.4 13.6 5.1 1.5 311	serving=311;cup=249	4	27336310
27341000	Chicken potatoes, corn, and cheese, with gravy	Turkey potatoes, corn, and cheese, with gravy	kfc mashed bowl	123 4.5 13.3 6.1 1.1 353	bowl=531	2	
27341010	Chicken potatoes and vegetables	Turkey potatoes and vegetables	carrot broccoli dark green leafy sauce gravy cream white mushroom cheese tomato based	129 6.2 13.3 6 1.8 345	cup=162	5	27341020;27341025;27341030;27341035;27341040;27341045;27341050;27341055;27341060
27341330	Chicken stew, with pasta		goulash grain	108 10.2 10.8 2.5 1.1 301	cup=255	4	
27341520	Chicken stew		turkey goulash guisada brunswick	84 9.2 6.3 2.3 1.3 309	cup=255	5	
27343010	Chicken, noodles and vegetables	Turkey, noodles and vegetables	carrot broccoli dark green leafy sauce gravy cream white mushroom tomato based cheese	147 8 16.6 5.5 1.5 351	serving=202;cup=162	4	27343020;27343410;27343420;27343470;27343480;27343510;27343520;27343950;27343960
27343910	Chicken chow mein or chop suey with noodles	Turkey chow mein or chop suey with noodles		131 9.9 11.2 5.4 1.5 408	cup=220	6.5	
27446100	Chicken chow mein or chop suey, no noodles	Turkey chow mein or chop suey, no noodles		83 9.8 3.8 3.2 0.8 344	serving=165;cup=220	4	
27345010	Chicken rice and vegetables	Turkey rice and vegetables	carrot broccoli dark green leafy sauce gravy jack box teriyaki bowl soy based cream white mushroom cheese tomato	150 6.8 18.2 5.5 1 345	serving=202;cup=162	5	27345020;27345210;27345220;27345310;27345320;27345410;27345420;27345440;27345450;27345510;27345520
27345230	Chicken rice, corn, and cheese, with gravy	Turkey rice, corn, and cheese, with gravy	kfc bowl	149 5.6 14.4 7.9 0.7 424	serving=480;bowl=384	2	
27347100	Chicken pot pie		turkey seafood as meat	255 9.2 24 13.5 2 375	serving=250;slice=210;cup=200	5	
27347200	Chicken stuffing and vegetables	Turkey stuffing and vegetables	carrot broccoli dark green leafy sauce	159 7.1 13.3 8.7 1.3 369	cup=162	5	
27347220	Chicken stuffing and vegetables (US)	Turkey stuffing and vegetables	carrot broccoli dark green leafy gravy	131 5.5 11.3 7.2 1 380	cup=244	5	27347230
27347210	Chicken stuffing, and vegetables excluding carrots, broccoli, and dark green leafy	Turkey stuffing, and vegetables excluding carrots, broccoli, and dark green leafy	sauce	165 7.2 14.9 8.8 1.2 361	cup=162	2	
27347240	Chicken dumplings, and vegetables including carrots, broccoli, and/or dark green leafy	Turkey dumplings, and vegetables including carrots, broccoli, and/or dark green leafy	gravy	127 5.6 11.6 6.6 0.9 344	cup=249	2	
27347250	Chicken dumplings, and vegetables excluding carrots, broccoli, and dark green leafy	Turkey dumplings, and vegetables excluding carrots, broccoli, and dark green leafy	gravy	128 5.7 12.8 6.2 0.8 340	cup=249	2	
27348100	Chicken fricassee, Puerto Rican style		stewed pollo guisado fricase	172 12.1 7.2 10.7 1.2 753	cup=223	4	
27350020	Paella with seafood			143 8 16.4 4.8 0.7 609	serving=300;cup=240	6.5	
27350050	Shrimp chow mein or chop suey with noodles			117 9.1 11.4 4 1.5 335	cup=220	6.5	
27450040	Shrimp chow mein or chop suey, no noodles			69 8.8 4.3 1.7 0.8 263	serving=165;cup=220	4	
27350060	Shrimp creole, with rice		jambalaya	123 10.1 11.9 3.6 0.8 436	serving=304;cup=243	4	27450450
27350080	Tuna noodle casserole with vegetables, cream or white sauce			149 9 14.2 6.2 0.9 211	serving=280;cup=224	4	
27350090	Noodles, and vegetables including carrots, broccoli, and/or dark green leafy		fish cheese sauce	137 8.4 14.2 5.2 1.1 309	serving=305;cup=244	2	
27350100	Noodles and vegetables		fish carrot broccoli dark green leafy cheese sauce	141 8.4 15.3 5.2 1.1 303	serving=305;cup=244	5	
27350110	Bouillabaisse soup		cioppino	67 8.3 1.6 3.1 0.3 225	cup=255	5	
27350410	Tuna noodle casserole with vegetables and mushroom sauce			124 8.1 13 4.5 1 280	serving=280;cup=224	6.5	27450510
27351010	Codfish with starchy vegetables, Puerto Rican style		serenata bacalao	135 3.5 18.5 5.4 2.7 54	serving=86;cup=173	4	
27351040	Biscayne codfish, Puerto Rican style		bacalao vizcaina	190 9.2 11.1 12.2 1.9 300	serving=88;cup=175	4	
27360000	Stew			99 8.9 6.3 4.1 1.3 308	cup=255	8	
27360080	Chow mein or chop suey, with noodles		as meat	131 9.9 11.2 5.4 1.5 408	cup=220	5.5	
27460010	Chow mein or chop suey, no noodles		as meat	83 9.8 3.8 3.2 0.8 344	serving=165;cup=220	5.5	
27360090	Paella			169 9.5 15.8 7.2 0.6 737	serving=300;cup=240	8	
27360120	Chow mein or chop suey, various types of meat, with noodles		house special	134 10.4 11.2 5.6 1.5 354	cup=220	3	
27362000	Stewed tripe, with potatoes, Puerto Rican style		mondongo	109 8.6 9.5 4.1 1.6 561	serving=210;cup=280	3	
27363000	Gumbo with rice		shellfish pork poultry tomato okra soup	89 8.2 6.6 3.4 0.9 400	serving=305;cup=244	6.5	27464000
27363100	Jambalaya with meat and rice		chicken sausage	161 13.8 8.7 8 0.7 379	serving=305;cup=244	6.5	
27410210	Beef and vegetables		carrot broccoli dark green leafy potato sauce stew tomato based mushroom gravy restaurant chinese	116 11.4 3 6.7 1.4 316	serving=121;cup=162	6.5	27410220;27411100;27411200;27414100;27414200;27416450;27416500;168072
27415100	Beef and vegetables (US)		carrot broccoli dark green leafy potato soy based sauce	144 11.7 4.7 8.8 1.2 249	serving=163;cup=217	6.5	27415200
27410250	Beef shish kabob with vegetables, excluding potatoes			122 14.8 5.1 4.9 0.8 208	serving=115;cup=154;shishkabob=202	4	
27411120	Swiss steak			115 15.5 3.7 4.4 0.9 250	serving=187;medium=170;cup=249;small=113;large=227	6.5	
27411150	Beef rolls, stuffed with vegetables or meat mixture, tomato-based sauce		roulade paupiette bracciola	195 20.6 6.6 9.1 0.7 351	piece=134	3	
27415110	Beef and broccoli			160 10.4 5.1 10.6 1.3 440	serving=163;cup=217	6.5	
27415120	Beef tofu and vegetables		carrot broccoli dark green leafy potato soy based sauce	115 7.3 4.8 7.7 1.2 235	serving=163;cup=217	5	
27415130	Szechuan beef			105 7.1 7.3 5.3 1.5 409	serving=163;cup=217	6.5	
27415140	Hunan beef			105 7.1 7.3 5.3 1.5 409	serving=163;cup=217	6.5	
27415170	Kung Pao beef			216 17.9 4.6 14.4 1 175	serving=121;cup=162	6.5	
27415220	Beef tofu, and vegetables excluding carrots, broccoli, and dark-green leafy		potato soy based sauce	117 7.5 4.5 8 1 230	serving=163;cup=217	2	
27416100	Beef and vegetables, Hawaiian style			93 4.8 14.2 2.2 1.8 679	serving=189;cup=252	4	
27416150	Pepper steak			145 11.9 4.3 9.1 0.7 244	serving=163;cup=217	6.5	
27416200	Ground beef, with egg and onion			228 21.9 1.1 14.5 0.1 732	serving=143;medium=85;cup=190;small=68;large=113	4	
27416250	Beef salad			261 17.9 2.9 19.3 0.4 338	serving=136;cup=182	6.5	
27416300	Beef taco filling: beef, cheese, tomato, taco sauce			181 13 6.4 11.3 0.9 473	serving=153;cup=204	2	
27416400	Stir fried beef and vegetables in soy sauce		sukiyaki	102 10.7 4.4 4.8 1 338	serving=121;cup=162	6.5	
27418410	Beef steak with onions, Puerto Rican style		stewed biftec encebollado	321 20.9 3.9 24.1 0.7 999	serving=134;cup=179	4	
27420010	Cabbage with ham hocks			75 7.8 4.9 2.6 1.7 344	serving=150;cup=200	6.5	
27420020	Ham or pork salad			230 13.3 2.8 18.1 0.4 989	serving=137;cup=182	6.5	
27420040	Frankfurters or hot dogs and sauerkraut			198 7.6 3.4 17.3 1.1 764	serving=110;cup=147	6.5	
27420060	Pork and vegetables		chow yuk carrot broccoli dark green leafy potato sauce tomato based szechuan hunan soy	123 11.2 3.1 7.3 1.5 317	serving=121;cup=162	6.5	27420350;27420400;27420500
27420080	Greens with ham or pork			47 4.9 4.7 1.4 3.6 370	serving=108;cup=144	6.5	
27420100	Pork tofu and vegetables		carrot broccoli dark green leafy potato soy base sauce based	116 7 4.8 7.8 1.2 238	serving=163;cup=217	5	27420370
27420110	Pork and vegetables, Hawaiian style			89 7.4 7 3.6 1.9 202	serving=189;cup=252	4	
27420120	Pork and watercress with soy-based sauce			190 14.9 3.4 12.7 0.5 341	serving=121;cup=162	6.5	
27420150	Kung Pao pork			219 16.9 4.6 14.8 1 183	serving=121;cup=162	6.5	
27420160	Moo Shu pork, without Chinese pancake		mu shi	153 10.4 4 10.7 0.9 815	serving=113;cup=151	4	
27420170	Pork and onions with soy-based sauce		scallion	149 11.1 5.4 9.1 0.8 245	serving=192;cup=256	6.5	
27420200	Pork hash		potato soy based sauce	186 12.9 2 13.7 0.5 486	serving=142;cup=190	6.5	
27420250	Ham and vegetables including carrots broccoli, and/or dark- green leafy		potato sauce	115 7.5 2.6 8.3 1.2 767	serving=121;cup=162	4	
27420270	Ham and vegetables		carrot broccoli dark green leafy potato sauce	120 7.6 5.1 7.8 1.1 757	serving=122;cup=162	6.5	
27420410	Pork and vegetables excluding  carrots, broccoli, and dark-green leafy		potato tomato based sauce	118 7.8 6.4 7.1 1.5 305	serving=187;cup=249	3	
27420510	Pork and vegetables excluding carrots, broccoli, and dark- green leafy		potato soy based sauce	149 11.4 4.3 9.4 1 251	serving=163;cup=217	3	
27420450	Sausage and vegetables including  carrots, broccoli, and/or dark-green leafy		potato tomato based sauce	113 5.6 4.9 8.3 1.7 675	serving=187;cup=249	3	
27420460	Sausage and vegetables, and vegetables		carrot broccoli dark green leafy potato tomato based sauce	120 5.6 6.9 8.3 1.6 665	serving=187;cup=249	4	
27420470	Sausage and peppers, no sauce			247 14 3.3 19.9 0.3 551	serving=115;cup=154	4	
27420520	Pork shish kabob with vegetables, excluding potatoes			124 13.9 5.1 5.2 0.8 216	serving=115;cup=154;shishkabob=202	4	
27430610	Lamb shish kabob with vegetables, excluding potatoes			162 12 5.1 10.3 0.8 222	serving=115;cup=154;shishkabob=202	4	
27440110	Chicken and vegetables	Turkey and vegetables	carrot broccoli dark green leafy potato sauce gravy chinese garlic soy based tomato cheese	118 9.7 2.9 7.8 1.4 386	cup=162	6.5	27440120;27442110;27442120;27445120;27445125;27445130;27446400;27446410
27445110	Chicken and vegetables (US)	Turkey and vegetables	szechuan hunan carrot broccoli dark green leafy potato soy based sauce restaurant chinese	95 8.2 5.4 4.6 0.9 413	serving=163;cup=217	6.5	167678
27440130	Chicken shish kabob with vegetables, excluding potatoes	Turkey shish kabob with vegetables, excluding potatoes		104 13 5.1 3.7 0.8 346	cup=154;shishkabob=202	4	
27441120	Chicken creole, without rice	Turkey creole, without rice		103 13.8 3 4.2 1.1 364	cup=246	4	
27443110	Chicken a la king with and vegetables	Turkey a la king with and vegetables	banquet cookin bag white sauce carrot broccoli dark green leafy potato cream soup based	187 9.4 6.8 13.8 0.6 428	cup=241;packet=128	6.5	
27443120	Chicken a la king with vegetables excluding carrorts, broccoli, and dark-green leafy	Turkey a la king with vegetables excluding carrorts, broccoli, and dark-green leafy	potato cream white soup based sauce	181 9.6 6.3 13.3 0.5 482	cup=241	3	
27443150	Chicken divan	Turkey divan	breaded broccoli cheese sauce	140 15.5 4 7.3 1.3 295	cup=236	6.5	
27445150	General Tso chicken		fried vegetable spicy soy sauce restaurant chinese	295 12.9 24 16.4 0.9 435	serving=110;cup=146	6.5	167675
27445180	Moo Goo Gai Pan		chicken asian vegetable sauce	69 7.1 4.9 2.4 1.4 106	serving=162;cup=216	6.5	
27445220	Kung pao chicken		cashew restaurant chinese	129 9.8 6.9 7 1.5 402	serving=121;cup=162	6.5	167676
27445250	Almond chicken			195 15.7 4.5 13.2 1.2 330	serving=181;cup=242	6.5	
27446200	Chicken salad	Turkey salad	as dressing mayonnaise	235 13.9 2.9 18.8 0.4 484	serving=113;cup=226	5	
27446205	Chicken salad with nuts and/or fruits	Turkey salad with nuts and/or fruits	dressing	235 12.5 6.1 17.9 1 391	serving=113;cup=226	6.5	
27446220	Chicken salad with egg	Turkey salad with egg	dressing	228 13.8 2.7 18.1 0.4 453	serving=113;cup=226	6.5	
27446225	Chicken salad, made with light mayonnaise	Turkey salad, made with light mayonnaise	diet low calorie fat reduced dressing	146 13.6 4.8 8.2 0.4 529	serving=113;cup=226	2.5	
27446230	Chicken salad, made with mayonnaise-type salad dressing	Turkey salad, made with mayonnaise-type salad dressing	miracle whip imitation coleslaw slaw	148 13.7 6 8 0.4 490	serving=113;cup=226	4	
27446235	Chicken salad, made with light mayonnaise-type salad dressing	Turkey salad, made with light mayonnaise-type salad dressing	diet low calorie fat reduced miracle whip imitation hellmann dijonnaise coleslaw slaw	146 13.6 4.8 8.2 0.4 529	serving=113;cup=226	2.5	
27446240	Chicken salad, made with creamy dressing	Turkey salad, made with creamy dressing	ranch dip peppercorn italian french sour cream bacon parmesan cheese blue roquefort caesar	188 13.8 4 13.1 0.4 526	serving=113;cup=226	4	
27446245	Chicken salad, made with light creamy dressing	Turkey salad, made with light creamy dressing	diet low calorie fat reduced ranch dip caesar peppercorn italian french sour cream bacon parmesan cheese blue roquefort	128 13.8 4.3 6.4 0.4 532	serving=113;cup=226	2.5	
27446250	Chicken salad, made with Italian dressing	Turkey salad, made with Italian dressing	vinegar oil vinaigrette greek onion vidalia champagne celery seed red wine balsamic raspberry	146 13.6 5.4 7.8 0.4 564	serving=113;cup=226	4	
27446255	Chicken salad, made with light Italian dressing	Turkey salad, made with light Italian dressing	diet low calorie fat reduced newman vinaigrette greek onion vidalia champagne celery seed	116 13.6 4.9 4.7 0.4 543	serving=113;cup=226	2.5	
27446260	Chicken salad, made with any type of fat free dressing	Turkey salad, made with any type of fat free dressing	mayonnaise italian creamy vinegar sugar vinaigrette	111 13.3 6.3 3.8 0.9 525	serving=113;cup=226	2.5	
27446300	Chicken garden salad, chicken and/or turkey, tomato and/or carrots, other vegetables, no dressing			64 10.1 3 1.3 1 136	serving=344;cup=90	1	
27446310	Chicken garden salad, chicken and/or turkey, other vegetables excluding tomato and carrots, no dressing			66 10.9 2.6 1.4 0.8 140	serving=315;cup=90	2	
27446315	Chicken garden salad with bacon and cheese, chicken and/or turkey, bacon, cheese, lettuce and/or greens, tomato and/or carrots, other vegetables, no dressing		mcdonald ranch grilled wendy blt	106 11 3 5.6 0.9 228	salad=321;cup=90	0	
27446320	Chicken garden salad with bacon and cheese, chicken and/or turkey, bacon, cheese, lettuce and/or greens, tomato and/or carrots, other vegetables, no dressing, breaded, fried		mcdonald ranch crispy wendy blt	122 6.8 6.4 7.7 1.2 256	serving=324;cup=90;salad=370	0	
27446330	Chicken garden salad with cheese, chicken and/or turkey, cheese, lettuce and/or greens, tomato and/or carrots, other vegetables, no dressing		burger king grilled	93 10.3 3 4.5 0.9 176	salad=370;cup=90	0	
27446332	Chicken garden salad with cheese, chicken and/or turkey, cheese, lettuce and/or greens, tomato and/or carrots, other vegetables, no dressing, breaded, fried		burger king crispy	123 6.5 6.5 7.9 1.3 217	salad=370;cup=90	0	
27446350	Asian chicken or turkey garden salad, chicken and/or turkey, lettuce, fruit, nuts, no dressing			130 11.4 9.5 5.5 1.9 176	serving=315;cup=90	0	
27446355	Asian chicken or turkey garden salad with crispy noodles, chicken and/or turkey, lettuce, fruit, nuts, crispy noodles, no dressing		wendy mandarin	116 10.2 8.1 5.3 1.8 167	salad=346;cup=90	0	
27446360	Chicken caesar garden salad, chicken and/or turkey, lettuce, tomato, cheese, no dressing		wendy grilled mcdonald	63 8.5 3 1.9 1 265	serving=311;cup=90;salad=286	0	
27446362	Chicken caesar garden salad, chicken and/or turkey, lettuce, tomatoes, cheese, no dressing, breaded, fried		mcdonald crispy wendy	115 6.3 7.1 6.9 1.2 247	salad=314	0	
27448020	Chicken fricassee, with sauce, no potatoes, potatoes reported separately, Puerto Rican style		pollo en salsa turkey fricase pavo sin papa fricasse	183 14 2.5 13.1 0.7 593	cup=223	1	
27448030	Chicken fricassee, no sauce, no potatoes, Puerto Rican style	Turkey fricassee, no sauce, no potatoes, Puerto Rican style	fricase pollo pavo sin salsa papa reported separately	200 25.2 0 11 0 742	cup=223	2	
71106070	Potato from Puerto Rican chicken fricassee, with sauce			72 1.3 14.6 1 1.2 145	serving=120;medium=163;cup=240;small=123;large=247	4	
27450010	Crab salad		dressing	188 9.4 1.3 15.9 0.4 462	serving=104;cup=208	6.5	
27450020	Lobster salad		dressing	187 10.3 1.2 15.4 0.4 508	serving=91;cup=182	6.5	
27450030	Salmon salad		dressing	213 10.8 2.7 17.4 0.4 507	serving=104;cup=208	6.5	
27450060	Tuna salad		sandwich spread as dressing mayonnaise	194 10.1 2.9 15.8 0.4 418	serving=119;cup=238	5	
27450061	Tuna salad, made with light mayonnaise		diet low calorie fat reduced dressing	106 9.8 4.8 5.4 0.4 464	serving=119;cup=238	2.5	
27450062	Tuna salad, made with mayonnaise-type salad dressing		miracle whip imitation coleslaw slaw	108 9.9 5.9 5.2 0.4 425	serving=119;cup=238	4	
27450063	Tuna salad, made with light mayonnaise-type salad dressing		diet low calorie fat reduced miracle whip imitation coleslaw slaw hellmann dijonnaise	106 9.8 4.8 5.4 0.4 464	serving=119;cup=238	2.5	
27450064	Tuna salad, made with creamy dressing		ranch dip peppercorn italian french sour cream bacon parmesan cheese blue roquefort caesar	148 10 4 10.3 0.4 460	serving=119;cup=238	4	
27450065	Tuna salad, made with light creamy dressing		diet low calorie fat reduced ranch dip blue roquefort cheese italian french sour cream bacon parmesan caesar peppercorn	78 9.8 7.4 1.2 0.4 488	serving=119;cup=238	2.5	
27450066	Tuna salad, made with Italian dressing		vinegar oil vinaigrette greek onion vidalia champagne celery seed red wine balsamic raspberry	106 9.8 5.4 5.1 0.4 498	serving=119;cup=238	4	
27450067	Tuna salad, made with light Italian dressing		diet low calorie fat reduced newman vinaigrette greek onion vidalia champagne celery seed	76 9.8 4.9 2 0.4 478	serving=119;cup=238	2.5	
27450068	Tuna salad, made with any type of fat free dressing		mayonnaise italian creamy vinaigrette	72 9.6 6.3 1.2 0.8 460	serving=119;cup=238	2.5	
27450070	Shrimp salad		dressing	196 10.7 1.3 16.2 0.4 703	serving=91;cup=182	6.5	
27450080	Seafood salad		dressing	190 10.1 1.3 15.8 0.4 585	serving=104;cup=208	6.5	
27450090	Tuna salad with cheese		dressing	214 11.3 2.9 17.6 0.4 440	serving=119;cup=238	6.5	
27450100	Tuna salad with egg		dressing	190 10.3 2.7 15.4 0.4 393	serving=119;cup=238	6.5	
27450110	Shrimp garden salad, shrimp, lettuce, eggs, tomato and/or carrots, other vegetables, no dressing			65 8.3 2.8 2 0.8 289	serving=244;cup=95	0	
27450120	Shrimp garden salad, shrimp, lettuce, eggs, vegetables excluding tomato and carrots, no dressing			67 8.8 2.4 2.1 0.7 303	serving=332;cup=95	0	
27450130	Crab salad made with imitation crab		dressing	197 4.1 8.7 16.3 0.6 530	serving=104;cup=208	5	
27450150	Tofu, and vegetables, tempura		fish	177 4 4.5 16 1.1 22	serving=134;cup=63	3	
27450180	Seafood garden salad with seafood, lettuce, vegetables excluding tomato and carrots, no dressing			47 7.7 2.6 0.5 0.8 280	serving=332;cup=95	2	
27450190	Seafood garden salad with seafood, lettuce, tomato and/or carrots, other vegetables, no dressing			47 7.1 3 0.5 1 266	serving=332;cup=95	1	
27450200	Seafood garden salad with seafood, lettuce, eggs, vegetables excluding tomato and carrots, no dressing			64 8.4 2.4 2.1 0.7 256	serving=332;cup=95	1	
27450210	Seafood garden salad with seafood, lettuce, eggs, tomato and/or carrots, other vegetables, no dressing			62 7.9 2.8 2 0.8 245	serving=332;cup=95	0	
27450250	Oysters Rockefeller			134 7.6 9.4 7.5 1.9 430	serving=85;oyster=30	6.5	
27450310	Lomi salmon			60 7.6 3.3 1.9 1 145	serving=117;cup=234	6.5	
27450400	Shrimp and vegetables		carrot broccoli dark green leafy potato sauce szechuan hunan soy based	118 9.4 3.8 7.3 1.6 59	serving=81;cup=162	6.5	27450405;27450410;27450420
168080	Shrimp and vegetables (US)		restaurant chinese	78 5.9 4.5 4.1 1.4 375	serving=601	4.5	
27450430	Shrimp shish kabob with vegetables, excluding potatoes			83 11.2 5.7 1.6 0.8 240	serving=77;cup=154;shishkabob=202	4	
27450470	Kung Pao shrimp			173 13.9 5.3 10.7 1 210	serving=121;cup=162	6.5	
27450600	Shellfish mixture and vegetables		carrot broccoli dark green leafy potato soy based sauce mushroom	120 9.4 5.9 6.4 1.2 247	serving=163;cup=217	6.5	27450610;27450650;27450660
27450700	Fish and vegetables		carrot broccoli dark green leafy potato tomato based sauce soy	106 6.3 4.4 7.3 1.6 302	serving=112;cup=224	6.5	27450740
27450710	Fish and vegetables excluding carrots, broccoli, and dark- green leafy		potato tomato based sauce soy	112 6.3 6.3 7.3 1.5 303	serving=112;cup=224	3	27450750
27450760	Fish shish kabob with vegetables, excluding potatoes			68 9.4 5.1 1.1 0.8 250	serving=77;cup=154;shishkabob=202	4	
27451010	Fried fish with sauce, Puerto Rican style		mojo isleno pescado frito con	155 11.8 3.4 10.3 0.8 662	serving=135;slice=213	4	
27451030	Lobster with sauce, Puerto Rican style		langosta criolla	154 10.8 3.9 10.6 0.9 719	serving=121;cup=242	4	
27451060	Puerto Rican style octopus salad		ensalada pulpo	170 9.7 5.6 12 1 129	serving=90;cup=180	5	
27451070	Puerto Rican style codfish salad, serenata		oil vinegar onion olive tomato gazpacho bacalao revuelto con huevo ensalada	183 6.6 2.8 15.9 0.7 415	serving=72;cup=145	4	
27460100	Lau lau		pork fish wrapped taro spinach leaf	140 15.3 0 8.3 0 231	serving=135	6.5	
27460510	Antipasto with ham, fish, cheese, vegetables			158 11.6 3.8 10.7 1.1 854	serving=402;cup=115	2	
27460710	Livers, chicken, chopped, with eggs and onion			226 12.9 2.9 17.7 0.4 1047	serving=156;cup=208	2	
27460750	Liver, beef or calves, and onions			129 16.7 7 3.6 0.5 276	serving=151;slice=143;cup=202	3	
27462000	Stewed chitterlings, Puerto Rican style		cuajito cuajo guisado	214 8.4 3.8 18.5 0.9 55	serving=180;cup=240	4	
27463000	Stewed gizzards, Puerto Rican style		mollejita guisada	179 20.3 4.4 8.7 1.1 380	cup=260	4	
27500050	Sandwich			287 12.8 33.8 12 1.9 542	medium=115;large=175	8	
27500300	Sandwich wrap			232 12.8 23.3 9.4 1.5 792	serving=140	8	
27500400	Barbecue sandwich		bbq	238 15.3 24.9 8.1 0.8 561	medium=180;large=270;submarine=270	8	
27510100	Sloppy joe sandwich, on white bun		bread roll as grain manwich	185 11.3 20 6.4 1.1 360	serving=185	4	
27510105	Sloppy joe sandwich, on wheat bun		bread roll multigrain whole grain manwich	180 11.9 18.4 6.4 2.2 343	serving=185	4	
27510130	Barbecue beef sandwich, on white bun		bbq bread roll shredded pulled as grain	245 16.5 24.9 8.5 0.8 562	medium=180;large=270;submarine=270	4	
27510135	Barbecue beef sandwich, on wheat bun		bbq bread roll shredded pulled multigrain whole grain	240 17 23.3 8.5 2 544	medium=180;large=270;submarine=270	4	
27510140	Cheeseburger slider		white castle cheese fast food miniature patty	298 16.2 25 14.3 0.9 505	miniature=60	6.5	27510191
27510155	Cheeseburger		burger takeaway fast food single regular patty plain condiment vegetable large double mayonnaise decker bun special sauce	296 17.9 18.7 16.2 0.6 438	cheeseburger=165	8	19-545;170690;170691;170692;170294;173319;173320;172081;172082;172083;172084
27510160	Cheeseburger, 1 small patty		junior fast food	299 16.4 24 14.8 0.8 510	cheeseburger=115	3	
27510170	Cheeseburger (Burger King)			265 14 23.7 12.3 1 527	cheeseburger=110	6.5	170329
27510171	Whopper Jr with cheese (Burger King)			235 12 19 12.1 0.9 407	cheeseburger=155	6.5	
27510172	Cheeseburger (McDonalds)			270 13.5 25.5 12.9 1.9 628	cheeseburger=110	6.5	170320
27510190	Cheeseburger, from school cafeteria		size patty miniature plain condiment	250 18.7 23.4 8.6 2.7 313	cheeseburger=100	2.5	
27510195	Cheeseburger, on white bun, 1 small patty		homemade junior	298 17.6 19.6 16.1 0.7 459	cheeseburger=135	3	
27510196	Cheeseburger, on wheat bun, 1 small patty		homemade junior	292 18.2 17.8 16.1 2 439	cheeseburger=135	3	
27510215	Cheeseburger, 1 medium patty		quarter pound fast food	296 17.9 18.7 16.2 0.6 438	cheeseburger=165	3	
27510229	Quarter Pounder (McDonalds)			256 15.7 22.1 11.6 1.1 374	cheeseburger=170	6.5	170321
27510231	Whopper with cheese (Burger King)			268 13.7 17.7 15.8 1.1 473	cheeseburger=290	6.5	170727;170728
27510232	Quarter Pounder with cheese (McDonalds)			269 15.2 19.7 14.4 1.2 591	cheeseburger=200	6.5	170719
27510241	Cheeseburger, on white bun, 1 medium patty		homemade quarter pound	296 17.9 18.7 16.2 0.6 438	cheeseburger=165	3	
27510242	Cheeseburger, on wheat bun, 1 medium patty		homemade bread quarter pound amount cheese slice	291 18.5 17 16.2 1.9 418	cheeseburger=165	3	
27510245	Cheeseburger, on white bun, 1 large patty		bread roll as grain third pound size	299 18.7 15.3 17.6 0.5 453	cheeseburger=210	3	
27510246	Cheeseburger, on wheat bun, 1 large patty		bread roll multigrain whole grain quarter pound regular size	295 19.2 13.9 17.6 1.6 437	cheeseburger=210	3	
27510254	Double cheeseburger, on white bun, 2 small patties		bread roll as grain junior kid meal size	296 19.3 13.3 17.9 0.5 412	serving=205	3	
27510255	Double cheeseburger, on wheat bun, 2 small patties		bread roll multigrain whole grain junior kid meal size	292 19.7 12.1 17.9 1.4 399	serving=205	3	
27510257	Double cheeseburger, on white bun, 2 medium patties		bread roll as grain quarter pound regular size	300 19.6 11.8 18.8 0.4 440	serving=270	3	
27510258	Double cheeseburger, on wheat bun, 2 medium patties		bread roll multigrain whole grain quarter pound regular size	297 20 10.8 18.9 1.2 428	serving=270	3	
27510261	Cheeseburger, 1 large patty		one third pound fast food	299 18.7 15.3 17.6 0.5 453	cheeseburger=210	3	
27510262	Double cheeseburger, on white bun, 2 large patties		bread roll as grain third pound size	299 20.2 9.7 19.4 0.3 409	serving=330	3	
27510263	Double cheeseburger, on wheat bun, 2 large patties		bread roll multigrain whole grain quarter pound regular size	296 20.5 8.8 19.4 1 399	serving=330	3	
27510371	Double cheeseburger, 2 small patties		junior fast food	297 18.1 17.7 16.6 0.6 447	serving=155	3	
27510386	Double cheeseburger (Burger King)			278 16.3 16.9 15.7 0.7 502	serving=140	6.5	170374
27510387	Double cheeseburger (McDonalds)			282 16.2 18 16.2 0.9 617	serving=165	6.5	172065
27510388	McDouble (McDonalds)			282 16.2 18 16.2 0.9 617	serving=140	6.5	
27510389	Big Mac (McDonalds)		jr grand	261 11.9 21.5 14.1 1.4 485	serving=205	6.5	170720
27510401	Double cheeseburger, 2 medium patties		quarter pound fast food	300 19.6 11.8 18.8 0.4 440	serving=270	3	
27510405	Double cheeseburger, 2 large patties		third pound size fast food	299 20.2 9.7 19.4 0.3 409	serving=330	3	
27510501	Hamburger slider		white castle original fast food miniature patty	285 15.3 29.2 11.4 1 400	serving=50	6.5	27510573
27510521	Hamburger		burger takeaway fast food single regular patty plain condiment double large vegetable mayonnaise decker bun special sauce	288 17.5 20.7 14.4 0.7 355	hamburger=145	8	19-544;170693;170694;172080;173318
173317	Hamburger (US)		fast food single large patty condiment vegetable mayonnaise	226 11.3 17.3 12.4 1.5 342	item=247	4.5	
27510531	Hamburger, 1 small patty		junior fast food	285 15.5 28.3 11.7 1 396	hamburger=90	3	
27510551	Hamburger (Burger King)			254 13.6 26 10.2 1.1 400	hamburger=100	6.5	170328
27510552	Whopper Jr (Burger King)			216 10.7 21.1 9.6 1 315	hamburger=135	6.5	
27510553	Hamburger (McDonalds)			263 13.3 29.6 10.2 1.8 487	hamburger=100	6.5	170717
27510565	Hamburger, from school cafeteria		size patty miniature plain condiment	243 17.8 25.7 7.4 3 278	hamburger=90	2.5	
27510575	Hamburger, on white bun, 1 small patty		homemade junior	287 17.1 22.2 13.8 0.8 361	hamburger=115	3	
27510576	Hamburger, on wheat bun, 1 small patty		homemade junior	280 17.8 20.1 13.9 2.4 337	hamburger=115	3	
27510601	Hamburger, 1 medium patty		quarter pound fast food	288 17.5 20.7 14.4 0.7 355	hamburger=145	3	
27510605	Hamburger, 1 large patty		third pound size fast food	289 18.4 17.1 15.6 0.6 351	hamburger=175	3	
27510615	Whopper (Burger King)			226 11.3 17.3 12.4 1.5 342	hamburger=270	6.5	
27510631	Hamburger, on white bun, 1 medium patty		homemade bread such as potato italian rye quarter pound	288 17.5 20.7 14.4 0.7 355	hamburger=145	3	
27510632	Hamburger, on wheat bun, 1 medium patty		homemade bread quarter pound	281 18.2 18.7 14.4 2.2 333	hamburger=145	3	
27510635	Hamburger, on white bun, 1 large patty		bread roll as grain third pound size	289 18.4 17.1 15.6 0.6 351	hamburger=175	3	
27510636	Hamburger, on wheat bun, 1 large patty		bread roll multigrain whole grain quarter pound regular size	283 19 15.5 15.7 1.8 333	hamburger=175	3	
27510649	Double hamburger, on white bun, 2 small patties		bread roll as grain junior kid meal size	289 19.2 14.3 16.7 0.5 344	serving=180	3	
27510652	Double hamburger, on wheat bun, 2 small patties		bread roll multigrain whole grain junior kid meal size	285 19.7 12.9 16.7 1.5 328	serving=180	3	
27510655	Double hamburger, on white bun, 2 medium patties		bread roll as grain quarter pound regular size	290 19.5 13 17.1 0.5 336	serving=230	3	
27510657	Double hamburger, on wheat bun, 2 medium patties		bread roll multigrain whole grain quarter pound regular size	286 19.9 11.8 17.1 1.4 322	serving=230	3	
27510658	Double hamburger, on white bun, 2 large patties		bread roll as grain third pound size	290 20.2 10.3 18.1 0.4 322	serving=290	3	
27510659	Double hamburger, on wheat bun, 2 large patties		bread roll multigrain whole grain quarter pound regular size	287 20.6 9.4 18.1 1.1 311	serving=290	3	
27510661	Double hamburger, 2 small patties		junior fast food	288 17.8 19.7 14.7 0.7 357	serving=130	3	
27510671	Double hamburger, 2 medium patties		quarter pound fast food	290 19.5 13 17.1 0.5 336	serving=230	3	
27510675	Double hamburger, 2 large patties		third pound size fast food	290 20.2 10.3 18.1 0.4 322	serving=290	3	
27510700	Meatball sandwich or sub			207 11.3 21.3 8.2 1.2 511	medium=180;large=270	6.5	
27510702	Meatloaf sandwich			217 11.8 28.7 6.2 1.3 494	serving=135	6.5	
27510705	Chiliburger, with or without cheese, on bun		hamburger chili taco burger size patty source	232 14.8 17.7 11 1.5 356	chiliburger=210	3	
27510910	Corned beef sandwich on white		bread bun roll pastrami	259 13.7 25.7 11 1.2 702	medium=115;large=175	6.5	
27510920	Corned beef sandwich on white, with cheese		bread bun roll pastrami	274 14.7 22.5 13.7 1 750	medium=135;large=205	4	
27510930	Corned beef sandwich on wheat		bread bun roll multigrain whole grain pastrami	257 14.7 23.7 11.2 2.8 697	medium=115;large=175	6.5	
27510940	Corned beef sandwich on wheat, with cheese		bread bun roll multigrain whole grain pastrami	273 15.6 20.9 13.9 2.4 745	medium=135;large=205	4	
27510950	Reuben sandwich			282 10 16.4 19.4 2.2 688	serving=215	6.5	
27513010	Roast beef sandwich on white		bread bun roll	194 13.9 25.8 3.6 1.2 645	medium=115;large=175	6.5	
27513050	Roast beef sandwich on white, with cheese		bread bun roll	219 14.9 22.6 7.4 1 701	medium=135;large=205	4	
27513055	Roast beef sandwich on wheat		bread bun roll multigrain whole grain	192 14.9 23.8 3.8 2.8 639	medium=115;large=175	6.5	
27513065	Roast beef sandwich on wheat, with cheese		bread bun roll multigrain whole grain	217 15.7 20.9 7.6 2.4 696	medium=135;large=205	4	
27513070	French dip sandwich		roast beef au jus	184 13.2 24.5 3.5 1.1 631	serving=185	6.5	
27514010	Steak sandwich or sub on white		bread bun roll	249 17.9 25.5 8.1 1.2 411	medium=115;large=175	6.5	
27514020	Steak sandwich or sub on wheat		bread bun roll multigrain whole grain	247 18.9 23.5 8.3 2.8 406	medium=115;large=175	6.5	
27514030	Cheese steak sandwich or sub on white		bread bun roll	270 18.4 21.5 12 1 527	medium=145;large=220	6.5	
27514040	Cheese steak sandwich or sub on wheat		bread bun roll multigrain whole grain	268 19.2 19.9 12.2 2.2 523	medium=145;large=220	6.5	
27516010	Gyro sandwich			184 11.2 18.8 6.8 1 323	serving=200	6.5	
27517000	Hamburger wrap sandwich		tortilla cheese homemade place fast food	299 16.9 20.4 16.1 1.4 440	serving=158	4	
27520210	Ham sandwich on white		bread bun roll	187 12.9 25.6 3.7 1.2 662	medium=115;large=175	6.5	
27520220	Ham sandwich on white, with cheese		bread bun roll	213 14.1 22.4 7.5 1 716	medium=135;large=205	4	
27520230	Ham sandwich on wheat		bread bun roll multigrain whole grain	185 14 23.6 3.9 2.8 657	medium=115;large=175	6.5	
27520240	Ham sandwich on wheat, with cheese		bread bun roll multigrain whole grain	212 14.9 20.8 7.6 2.4 711	medium=135;large=205	4	
27520255	Ham sandwich or sub		fast food bread bun roll restaurant	178 13.3 22.9 3.7 1.1 687	medium=130;large=195	4	
27520260	Ham sandwich or sub, with cheese		fast food bread bun roll restaurant	210 14.6 19.7 8.1 0.9 744	medium=160;large=240	3	
27520270	Ham sandwich wrap		tortilla flatbread cheese	230 13.5 22.5 9.4 1.5 825	serving=135	6.5	
27520340	Ham salad sandwich on white		bread bun roll cheese	242 12 18.3 13.3 1 809	serving=180	6.5	
27520345	Ham salad sandwich on wheat		bread bun roll multigrain whole grain cheese	241 12.6 17 13.4 2.1 806	serving=180	6.5	
27520410	Cuban sandwich			228 15.9 16.3 10.7 0.8 553	serving=190	6.5	
27520500	Barbecue rib sandwich		bbq mcdonald mcrib	223 13.7 26.5 6.5 0.9 466	serving=190	6.5	
27520510	Barbecue pork sandwich, on white bun		bbq bread roll shredded pulled as grain	243 15 24.9 8.8 0.8 567	medium=180;large=270;submarine=270	4	
27520515	Barbecue pork sandwich, on wheat bun		bbq bread roll shredded pulled multigrain whole grain	238 15.5 23.3 8.9 2 549	medium=180;large=270;submarine=270	4	
27520520	Pork sandwich		bread bun roll	226 17.7 25.5 5.5 1.2 403	serving=115	6.5	
27520525	Pork sandwich, with cheese		bread bun roll	246 18.1 22.3 9 1 496	serving=135	4	
27520610	Bacon, lettuce, tomato sandwich on white		blt bread bun roll cheese	231 10.9 29.7 7.5 1.7 521	serving=105	3	
27520620	Bacon, lettuce, tomato sandwich on wheat		blt bread bun roll multigrain whole grain cheese	229 12 27.5 7.8 3.4 515	serving=105	3	
27540010	Turkey sandwich on white		bread bun roll deli luncheon sliced roasted chicken	189 12 26.5 3.7 1.2 624	medium=115;large=175	6.5	
27540020	Turkey sandwich on white, with cheese		bread bun roll deli luncheon sliced roasted chicken	215 13.3 23.2 7.5 1 683	medium=135;large=205	4	
27540030	Turkey sandwich on wheat		bread bun roll multigrain whole grain deli luncheon sliced roasted chicken	187 13.1 24.6 3.9 2.8 619	medium=115;large=175	6.5	
27540040	Turkey sandwich on wheat, with cheese		bread bun roll multigrain whole grain deli luncheon sliced roasted chicken	214 14.2 21.6 7.6 2.4 679	medium=135;large=205	4	
27540050	Turkey sandwich or sub		fast food bread bun roll restaurant	180 12.3 23.9 3.7 1.1 644	medium=130;large=195	4	
27540060	Turkey sandwich or sub, with cheese		fast food bread bun roll restaurant	212 13.8 20.6 8.1 0.9 709	medium=160;large=240	3	
27540070	Turkey sandwich wrap		tortilla flatbread deli luncheon sliced roasted chicken cheese	232 12.8 23.3 9.4 1.5 792	serving=135	6.5	
27540080	Chicken deli sandwich or sub		fast food bread bun roll luncheon sliced roasted restaurant	176 13.7 24.3 2.7 1.1 763	medium=130;large=195	4	
27540090	Chicken deli sandwich or sub, with cheese		fast food bread bun roll luncheon sliced roasted restaurant	208 14.9 20.9 7.2 0.9 807	medium=160;large=240	3	
27540120	Chicken salad sandwich on white		bread bun roll turkey cheese	246 12.4 18.3 13.7 1 473	medium=180;large=270	6.5	
27540121	Chicken salad sandwich on wheat		bread bun roll multigrain whole grain turkey cheese	245 13.1 17.1 13.8 2.1 469	medium=180;large=270	6.5	
27540122	Chicken salad sandwich wrap		tortilla flatbread turkey cheese	269 12.9 17 16.6 1.3 603	serving=200	6.5	
27540123	Club sandwich on white		bread bun roll turkey chicken meat	222 15.1 23.1 7.5 1 769	serving=130	6.5	
27540124	Club sandwich on white, with cheese		bread bun roll turkey chicken meat	241 15.8 20.6 10.4 0.9 802	serving=155	4	
27540125	Club sandwich on wheat		bread bun roll multigrain whole grain turkey chicken meat	220 16 21.4 7.7 2.4 765	serving=130	6.5	
27540126	Club sandwich on wheat, with cheese		bread bun roll multigrain whole grain turkey chicken meat	239 16.6 19.1 10.5 2.1 798	serving=155	4	
27540127	Club sandwich or sub		fast food bread bun roll turkey chicken meat cheese restaurant	234 16 18.4 10.6 0.8 814	medium=145;large=290	4	
27540130	Barbecue chicken sandwich, on white bun		bbq bread roll shredded pulled as grain turkey	204 15.9 24.9 4.4 0.8 531	medium=180;large=270;submarine=270	4	
27540131	Barbecue chicken sandwich, on wheat bun		bbq bread roll shredded pulled multigrain whole grain turkey	199 16.5 23.3 4.4 2 513	medium=180;large=270;submarine=270	4	
27540132	Chicken fillet sandwich		patty bun bread roll cheese as fried grilled fast food	281 12.2 27.5 13.5 1.7 571	serving=140	8	27540160
27540139	Chicken fillet sandwich, from school cafeteria		patty	251 14.6 29.8 8.1 4.4 446	serving=92	2.5	
27540145	Chicken fillet biscuit		homemade place fast food	320 10.8 26.4 19.1 2 775	serving=155	4	
27540146	Chicken fillet sandwich, fried		patty crispy breaded bun bread roll fast food	281 12.2 27.5 13.5 1.7 571	medium=140;large=280;submarine=280	4	
27540147	Chicken fillet sandwich, with cheese, fried		patty crispy breaded bun bread roll as fast food	291 13.2 24.7 15.3 1.5 626	medium=161;large=322;submarine=322	3	
27540152	Chicken fillet sandwich, grilled		patty bun bread roll fast food	226 21.5 19.4 6.2 0.7 430	medium=140;large=280;submarine=280	4	
27540153	Chicken fillet sandwich, with cheese, grilled		patty bun bread roll as fast food	243 21.4 17.6 9.1 0.6 504	medium=161;large=322;submarine=322	3	
27540175	Chicken fillet sandwich, on white bun, fried		patty crispy breaded bread roll as grain cheese	269 12.5 28.1 11.7 1.7 503	medium=140;slice=70;large=280;submarine=280	4	27540176
27540185	Chicken fillet sandwich, on wheat bun, fried		patty crispy breaded bread roll multigrain whole grain	263 13.1 26.3 11.7 3.1 482	medium=140;slice=70;large=280;submarine=280	4	
27540186	Chicken fillet sandwich, on wheat bun, with cheese, fried		patty crispy breaded bread roll multigrain whole grain as	275 14 23.6 13.8 2.7 550	medium=161;slice=80;large=322;submarine=322	3	
27540195	Chicken fillet sandwich, on white bun, grilled		patty bread roll as grain	216 21.8 19.7 4.8 0.7 408	medium=140;slice=70;large=280;submarine=280	4	
27540196	Chicken fillet sandwich, on white bun, with cheese, grilled		patty bread roll as grain	235 21.6 17.8 7.9 0.6 487	medium=161;slice=80;large=322;submarine=322	3	
27540205	Chicken fillet sandwich, on wheat bun, grilled		patty bread roll multigrain whole grain	210 22.5 17.8 4.9 2.1 387	medium=140;slice=70;large=280;submarine=280	4	
27540206	Chicken fillet sandwich, on wheat bun, with cheese, grilled		patty bread roll multigrain whole grain as	230 22.2 16.2 7.9 1.8 468	medium=161;slice=80;large=322;submarine=322	3	
27540210	Chicken fillet wrap sandwich, fried		patty crispy breaded tortilla cheese homemade place as grilled fast food	299 12.7 24.4 16.7 2 694	serving=161	4	
27540300	Chicken fillet wrap sandwich, grilled		patty tortilla cheese homemade place fast food	252 20.8 17.3 10.4 1.2 574	serving=161	4	
27545100	Turkey or chicken burger, on white bun		homemade	234 20 20.7 7.7 0.7 356	sandwich=145	4	
27545110	Turkey or chicken burger, on wheat bun		homemade size patty	227 20.7 18.7 7.7 2.2 334	sandwich=145	4	
27550000	Fish sandwich, fried		fillet crispy breaded fast food	235 14.5 25.7 8.2 0.9 462	medium=130;large=260;submarine=260	4	
27550100	Fish sandwich, with cheese, fried		fillet crispy breaded as mcdonald fast food	252 15.3 22.9 11 0.8 537	medium=151;large=302;submarine=302	3	
27550110	Crab cake sandwich		soft shell shrimp	231 12.7 19.4 11.2 1 436	medium=180;large=360;submarine=360	6.5	
27550120	Salmon cake sandwich		tuna	279 13.9 19.4 15.9 1 419	medium=180;large=360;submarine=360	6.5	
27550150	Fried seafood sandwich		oyster shrimp clam poor boy	234 11.3 24.7 9.8 1.1 439	medium=180;large=360;submarine=360	6.5	
27550200	Fish sandwich, from school cafeteria		fillet	209 15 27.4 4.3 3.5 387	serving=90	2.5	
27550300	Fish sandwich		fillet	252 15.3 22.9 11 0.8 537	serving=151	8	
27550400	Fish sandwich, on white bun, fried		fillet crispy breaded bread roll	236 14.5 25.7 8.2 0.9 403	medium=130;slice=65;large=260;submarine=260	4	
27550405	Fish sandwich, on white bun, with cheese, fried		fillet crispy breaded bread roll as	252 15.3 22.9 11 0.8 487	medium=151;slice=75;large=302;submarine=302	3	
27550410	Fish sandwich, on wheat bun, fried		fillet crispy breaded bread roll multigrain whole grain	229 15.2 23.8 8.2 2.4 381	medium=130;slice=65;large=260;submarine=260	4	
27550415	Fish sandwich, on wheat bun, with cheese, fried		fillet crispy breaded bread roll multigrain whole grain as	247 15.9 21.2 11 2.1 468	medium=151;slice=75;large=302;submarine=302	3	
27550420	Fish sandwich, grilled		fillet broiled cheese	180 16.1 21.2 3.3 0.8 379	medium=130;slice=65;large=260;submarine=260	5	
27550425	Fish wrap sandwich		fillet tortilla cheese	262 14.7 22.6 12.4 1.4 562	serving=151	6.5	
27550510	Sardine sandwich			234 17.9 21.9 8 1 371	medium=135;large=270;submarine=270	6.5	
27550720	Tuna salad sandwich on white		fish bread bun roll	218 9.9 18.3 11.8 1 429	medium=180;large=270	6.5	
27550730	Tuna salad sandwich on white, with cheese		melt fish bread bun roll	233 11 16.9 13.5 0.9 489	medium=200;large=300	4	
27550735	Tuna salad sandwich on wheat		fish bread bun roll multigrain whole grain	217 10.5 17.1 11.9 2.1 425	medium=180;large=270	6.5	
27550737	Tuna salad sandwich on wheat, with cheese		fish melt bread bun roll multigrain whole grain	232 11.6 15.8 13.6 1.9 486	medium=200;large=300	4	
27550755	Tuna salad sandwich wrap		fish tortilla flatbread cheese	244 10.6 17 14.8 1.3 564	serving=200	6.5	
27550800	Seafood salad sandwich		crab shrimp lobster	216 9.9 17.2 11.8 1 540	medium=180;large=360;submarine=360	6.5	
27560130	Bologna sandwich on white		bread bun roll	274 9.9 28.5 13.3 1.2 764	medium=115;large=175	6.5	
27560140	Bologna sandwich on white, with cheese		bread bun roll	287 11.5 24.9 15.7 1 801	medium=135;large=205	4	
27560150	Bologna sandwich on wheat		bread bun roll multigrain whole grain	272 10.9 26.5 13.5 2.8 759	medium=115;large=175	6.5	
27560160	Bologna sandwich on wheat, with cheese		bread bun roll multigrain whole grain	285 12.3 23.2 15.8 2.4 797	medium=135;large=205	4	
27560300	Corn dog			250 8.6 27 12 1 668	medium=88;piece=113	6.5	
27560350	Pig in a blanket		dough wrapped hot dog	310 11.4 19.2 20.9 0.7 708	serving=85	6.5	
27560520	Salami sandwich on white		bread bun roll pepperoni	321 15.1 25.8 17.1 1.2 1080	medium=115;large=175	6.5	
27560530	Salami sandwich on white, with cheese		bread bun roll pepperoni	326 15.9 22.6 18.9 1 1070	medium=135;large=205	4	
27560540	Salami sandwich on wheat		bread bun roll multigrain whole grain pepperoni	319 16.1 23.8 17.3 2.8 1075	medium=115;large=175	6.5	
27560550	Salami sandwich on wheat, with cheese		bread bun roll multigrain whole grain pepperoni	325 16.7 21 19 2.4 1065	medium=135;large=205	4	
27560610	Italian sandwich on white		bread bun roll cheese	309 15.7 18.9 18.8 0.8 1010	medium=165;large=250	6.5	
27560620	Italian sandwich on wheat		bread bun roll multigrain whole grain cheese	308 16.4 17.5 18.9 2 1006	medium=165;large=250	6.5	
27560630	Italian sandwich or sub		fast food bread bun roll cheese restaurant	313 16.2 16.4 20.1 0.7 1053	medium=195;large=295	4	
27560710	Italian sausage sandwich on white		bread bun roll bratwurst chorizo kielbasa polish	300 14.5 23.5 16.3 0.8 645	serving=135	6.5	
27560715	Italian sausage sandwich on wheat		bread bun roll multigrain whole grain bratwurst chorizo kielbasa polish	293 15.2 21.4 16.3 2.4 621	serving=135	6.5	
27560920	Spam sandwich			266 10 27.6 12.8 1.1 913	serving=135	6.5	
27564000	Hot dog sandwich, on white bun			296 10.9 23.7 17.4 0.8 681	sandwich=102	7	
27564001	Hot dog sandwich, on wheat bun		multigrain whole grain	290 11.6 21.7 17.4 2.4 657	sandwich=102	7	
27564010	Hot dog sandwich, on white bread			295 10.9 18.9 19.6 0.8 698	slice=87	7	
27564020	Hot dog sandwich, on wheat bread		multigrain whole grain	294 11.6 17.6 19.7 1.9 694	slice=87	7	
27564060	Hot dog sandwich, beef, on white bun			296 10.9 23.7 17.4 0.8 681	sandwich=102	3	
27564061	Hot dog sandwich, beef, on wheat bun		multigrain whole grain	290 11.6 21.7 17.4 2.4 657	sandwich=102	3	
27564070	Hot dog sandwich, beef, on white bread			295 10.9 18.9 19.6 0.8 698	slice=87	3	
27564080	Hot dog sandwich, beef, on wheat bread		multigrain whole grain	294 11.6 17.6 19.7 1.9 694	slice=87	3	
27564180	Hot dog sandwich, meat and poultry, on white bun		regular pork	278 9.7 24.9 15.2 0.8 681	sandwich=102	3	
27564181	Hot dog sandwich, meat and poultry, on wheat bun		regular pork multigrain whole grain	271 10.5 22.8 15.3 2.4 657	sandwich=102	3	
27564190	Hot dog sandwich, meat and poultry, on white bread		regular pork	274 9.6 20.3 17.1 0.8 698	slice=87	3	
27564200	Hot dog sandwich, meat and poultry, on wheat bread		regular pork multigrain whole grain	272 10.3 19 17.2 1.9 694	slice=87	3	
27564240	Hot dog sandwich, turkey, on white bun		chicken	248 11.1 24.2 11.4 0.8 702	sandwich=102	3	
27564241	Hot dog sandwich, turkey, on wheat bun		chicken multigrain whole grain	241 11.9 22.2 11.4 2.4 678	sandwich=102	3	
27564250	Hot dog sandwich, turkey, on white bread		chicken	238 11.3 19.5 12.6 0.8 722	slice=87	3	
27564260	Hot dog sandwich, turkey, on wheat bread		chicken multigrain whole grain	237 11.9 18.2 12.7 1.9 719	slice=87	3	
27564300	Hot dog sandwich, reduced fat, on white bun		free sodium	244 12 25 10.5 0.8 561	sandwich=102	1.5	
27564301	Hot dog sandwich, reduced fat, on wheat bun		free sodium multigrain whole grain	237 12.7 22.9 10.5 2.4 538	sandwich=102	1.5	
27564310	Hot dog sandwich, reduced fat, on white bread		free sodium	234 12.3 20.3 11.5 0.8 558	slice=87	1.5	
27564320	Hot dog sandwich, reduced fat, on wheat bread		free sodium multigrain whole grain	233 12.9 19 11.6 1.9 554	slice=87	1.5	
27564420	Hot dog sandwich, vegetarian, on bun		tofu	251 15.8 24.3 9.9 3.1 466	sandwich=115	3	
27564430	Hot dog sandwich, vegetarian, on bread		tofu	243 16.6 20.2 10.7 3.4 448	slice=100	3	
27564440	Chili hot dog sandwich, on white bun			223 9.9 18.8 12 1.7 556	sandwich=166;footlong=269	4	
27564441	Chili hot dog sandwich, on wheat bun		multigrain whole grain	219 10.4 17.5 12 2.7 541	sandwich=166;footlong=269	4	
27564450	Chili hot dog sandwich, on white bread			215 9.9 15.5 12.7 1.8 553	slice=151	4	
27564460	Chili hot dog sandwich, on wheat bread		multigrain whole grain	215 10.3 14.7 12.8 2.4 551	slice=151	4	
27580010	Multiple meat sandwich on white		bread bun roll two more bacon	190 12.9 21.7 5.6 1 708	medium=145;large=220	6.5	
27580020	Multiple meat sandwich on white, with cheese		bread bun roll two more bacon	211 13.8 19.5 8.5 0.8 746	medium=165;large=250	4	
27580030	Multiple meat sandwich on wheat		bread bun roll multigrain whole grain two more bacon	189 13.7 20.1 5.8 2.2 704	medium=145;large=220	6.5	
27580040	Multiple meat sandwich on wheat, with cheese		bread bun roll multigrain whole grain two more bacon	210 14.5 18.2 8.7 2 743	medium=165;large=250	4	
27580050	Multiple meat sandwich or sub		fast food bread bun roll two more bacon restaurant	183 13.2 19.3 5.8 0.8 730	medium=165;large=250	4	
27580060	Multiple meat sandwich or sub, with cheese		fast food bread bun roll two more bacon restaurant	208 14.2 17.2 9.1 0.7 771	medium=190;large=285	3	
27580070	Multiple meat sandwich wrap		tortilla flatbread two more bacon cheese	226 13.4 19.6 10.1 1.3 837	serving=165	6.5	
27580110	Turkey and ham sandwich on white		bread bun roll	172 13.1 21.2 3.7 1 683	serving=145	6.5	
27580120	Turkey and ham sandwich on white, with cheese		bread bun roll	195 14 19.2 6.8 0.8 725	serving=165	4	
27580130	Turkey and ham sandwich on wheat		bread bun roll multigrain whole grain	170 13.9 19.7 3.8 2.2 679	serving=145	6.5	
27580140	Turkey and ham sandwich on wheat, with cheese		bread bun roll multigrain whole grain	194 14.8 17.8 7 2 721	serving=165	4	
27580150	Turkey and ham sandwich or sub		fast food bread bun roll restaurant	163 13.5 18.6 3.7 0.8 705	medium=165;large=250	4	
27580160	Turkey and ham sandwich or sub, with cheese		fast food bread bun roll restaurant	191 14.5 16.6 7.3 0.7 749	medium=195;large=295	3	
28101000	Frozen dinner			146 6.8 10.9 8.4 1.2 268	serving=312	8	
28110000	Beef dinner		frozen meal	146 6.8 10.9 8.4 1.2 268	serving=312	7	
28110150	Beef with vegetable, diet frozen meal			125 10.6 4.7 7 0.8 292	serving=284	2.5	
28110300	Salisbury steak dinner		frozen meal	146 6.8 10.9 8.4 1.2 268	serving=312	7	
28110310	Salisbury steak with gravy, potatoes, vegetable		armour dinner classic kraft sirloin frozen meal	146 6.8 10.9 8.4 1.2 268	serving=312	2	
28110330	Salisbury steak with gravy, whipped potatoes, vegetable, dessert		swanson dinner morton frozen meal	141 7.7 12.6 6.7 1 589	steak=312	1	
28110380	Salisbury steak with gravy, macaroni and cheese		swanson frozen meal	202 10.4 20.4 8.5 1.3 380	serving=284	3	
28110510	Beef sliced, with gravy, potatoes, vegetable		banquet yankee pot roast meal marie callender dinner michelina swanson stouffer homestyle slow roasted dinne frozen	125 8.1 6.6 7.3 0.7 296	serving=312	1	
28110660	Meatballs, swedish, in gravy, with noodles, diet frozen meal		lean cuisine pasta weight watcher smart one michelina gourmet	112 9.9 10.3 3.4 0.8 255	serving=258	0	
28113140	Beef with spaetzle or rice, vegetable		budget gourmet peppersteak stouffer green pepper steak frozen meal	118 6.9 12.2 4.4 0.6 278	serving=298	3	
28140100	Chicken dinner		frozen meal	124 8.5 10.7 5.2 0.9 379	serving=312	7	
28140710	Chicken, with potatoes, vegetable, fried		banquet dinner frozen meal	157 10.3 10.6 8.1 1.7 669	serving=312	2	
28140720	Chicken patty, or nuggets, boneless, potatoes, vegetable, breaded		banquet select meal frozen	175 10.7 16 8.1 1.4 376	serving=191	0	
28141010	Chicken, with potatoes, vegetable, dessert, large meat portion, fried		banquet hearty one swanson hungry man boneless white classic frozen meal	201 10.9 18.1 9.9 1.3 551	serving=468	0	
28141201	Teriyaki chicken with rice and vegetable, diet frozen meal		lean cuisine weight watcher smart one bowl uncle ben	126 5.7 22.5 1.6 0.7 333	serving=312;bowl=340	2.5	
28141250	Chicken with rice and vegetable, diet frozen meal		lean cuisine glazed	111 9.8 11 3 0.8 410	serving=241	2.5	
28141650	Chicken and vegetables au gratin with rice, diet frozen entree		budget gourmet	120 10.7 7.2 5.4 0.8 499	serving=258	2.5	
28143020	Chicken and vegetable entree with rice, diet frozen meal		weight watcher lean cuisine asian	171 10.5 19.7 5.6 0.7 359	serving=255	2.5	
28143080	Chicken with noodles and cheese sauce, diet frozen meal		healthy choice fettucini alfredo weight watcher smart one lean cuisine	114 10.1 11.7 2.9 0.7 171	serving=241	2.5	
28143150	Chicken and vegetable entree with noodles, diet frozen meal		lean cuisine vermicelli jenny golden gate	85 7.6 9.8 1.9 1.6 283	serving=333	2.5	
28143200	Chicken in soy-based sauce, rice and vegetables		benihana glazed frozen meal	109 6.6 18.1 0.9 1 333	serving=255	3	
28144100	Chicken and vegetable entree with noodles and cream sauce		budget gourmet egg broccoli frozen meal	124 8.5 10.7 5.2 0.9 379	serving=284	4	
28145110	Turkey with vegetable, stuffing, diet frozen meal		weight watcher sliced breast healthy choice classic gravy dressing	96 9.3 10.7 1.8 1.5 210	serving=241	1.5	
28145210	Turkey with gravy, dressing, potatoes, vegetable		banquet value mostly white meat meal swanson breast dinner frozen	128 7 16.3 3.9 1.3 326	serving=262	1	
28150510	Fish in lemon-butter sauce with starch item, vegetable		frozen meal	101 5.5 11 3.8 1.1 452	serving=284	3	
28154010	Shrimp and vegetables in sauce with noodles, diet frozen meal		mrs paul primavera fettucini pasta	91 5.3 13.5 1.7 1.5 456	serving=312	2.5	
28160300	Meat loaf dinner		meatloaf frozen meal	134 6.7 10.1 7.4 1.2 392	serving=312	7	
28160310	Meat loaf with potatoes, vegetable		meatloaf tomato sauce gravy kind banquet meal marie callender dinner stouffer home frozen	134 6.7 10.1 7.4 1.2 392	serving=312	3	
28310230	Meatball soup		sopa albondiga	52 2.7 5.5 2.2 0.9 285	cup=245	5	
28310330	Pho soup, with meat			77 5.8 5.6 3.3 0.4 365	cup=245	4	
28310335	Pho soup, no meat		tofu	37 1.4 5.9 0.9 0.5 357	cup=245	4	
28311010	Pepperpot soup		tripe	91 3.1 6.8 5.8 0.9 251	cup=245	5	
28315050	Beef soup, canned		noodle rice ready heat container dry instant	37 1.9 4.9 1.2 0.9 266	serving=440;can=525;cup=245	5	
28315140	Soup, sopa or caldo de res		cocido	71 5.9 4 3.4 0.8 294	cup=245	4	
28315150	Pozole soup		menudo hominy stew	43 3.4 4.6 1.2 0.9 248	cup=245	5	
28315160	Italian wedding soup		tortellini	66 3.6 7.4 2.4 0.9 239	serving=440;can=525;cup=245	5	
28320160	Pork or ham soup		sausage noodle rice	48 3.1 4 2.2 0.8 247	serving=440;can=525;cup=245	5	
28340120	Broth soup		bouillon consomme stock	6 0.9 0.2 0.2 0 372	serving=440;can=525;cup=240;carton=910	5	
28340600	Chicken soup, canned		turkey ready heat container dry instant	33 2 4.9 0.7 0.9 266	serving=440;can=525;cup=245	5	
28340660	Chicken soup		turkey	40 3.4 4 1.1 0.8 249	cup=245	5	
28340670	Soup, sopa or caldo de pollo			55 6.2 4 1.6 0.8 295	cup=245	4	
28340750	Hot and sour soup		sweet	39 2.6 4.4 1.2 0.5 376	cup=245	5	
28345110	Cream of chicken soup			91 4 6.8 5.4 0.9 251	serving=440;can=525;cup=255	5	
28350220	Manhattan clam chowder soup		crab	35 2.5 5.3 0.5 0.8 249	serving=440;can=525;cup=245	5	
28355110	Soup, new England clam chowder		fish seafood	93 3.1 9.3 4.8 1 247	serving=440;can=525;cup=255	4	
28355250	Bisque soup		lobster oyster stew	75 2.3 5.9 4.8 0.9 239	cup=255	5	
28355260	Lobster gumbo			59 6.2 4.6 1.8 0.9 288	serving=122;cup=244	6.5	
28355440	Shrimp gumbo			61 6.5 4.6 1.9 0.9 377	serving=122;cup=244	6.5	
28355480	Fish or shrimp soup		noodle rice	30 2.6 4 0.5 0.8 253	cup=245	5	
28500000	Poultry gravy		chicken turkey giblet	48 0.7 5.3 2.6 0.1 389	serving=60;cup=240	5	
28501010	Beef gravy, fat free		brown meat mushroom reduced sodium	53 3.8 4.8 2.4 0.4 633	serving=60;cup=240	2.5	
28501110	Poultry gravy, fat free		turkey chicken giblet reduced sodium	48 0.7 5.3 2.6 0.1 389	serving=60;cup=240	2.5	
28520000	Gravy, made with soy sauce		chinese brown	46 0.8 9.8 0.3 0.1 981	serving=60;cup=240	4	
28520010	Gravy			53 3.8 4.8 2.4 0.4 633	serving=60;cup=240	8	
28522000	Mole sauce		poblano rojo verde	75 1 10.8 3.8 1 493	serving=32;tbsp=16	6.5	
31102000	Egg, cooked		whole as cooking method	176 11.8 0.9 13.9 0 195	egg=50;cup=135	6.5	
31103010	Boiled or poached egg		soft hard cooked fat milk whole	143 12.4 1 10 0 129	egg=50;slice=5;cup=135	5	
31105005	Egg, fried, with fat		over easy medium hard sunny side up whole as	185 11.6 0.9 15 0 248	egg=55;cup=135	4	31105085
31105010	Egg, fried no added fat		scrambled milk over easy medium hard sunny side up whole	143 12.4 1 9.9 0 244	egg=50;cup=135	4	
31105020	Fried with margarine egg		shortening over easy medium hard sunny side up whole	171 11.6 1 13.5 0 274	egg=55;cup=135	5	
31105030	Fried with oil egg		over easy medium hard sunny side up whole	192 11.6 0.9 15.8 0 228	egg=55;cup=135	5	
31105040	Fried with butter egg		over easy medium hard sunny side up whole	182 11.6 0.9 14.6 0 263	egg=55;cup=135	5	
31105060	Egg, fried with animal fat or meat drippings		over easy medium hard sunny side up whole	188 11.7 0.9 15.3 0 268	egg=55;cup=135	4	
31105080	Egg, fried with cooking spray		nonstick over easy medium hard sunny side up whole	149 12.2 1.2 10.6 0 243	egg=50;cup=135	4	
31105090	Egg, fried		over easy medium hard sunny side up place whole fast food restaurant	192 11.6 0.9 15.8 0 228	egg=55;cup=135	4	
31106000	Egg, baked, with fat		whole as nonstick cooking spray	185 11.6 0.9 15 0 248	egg=55;cup=135	4	31106020
31106010	Egg, baked		whole fat	143 12.4 1 9.9 0 244	egg=50;cup=135	5	
31107000	Egg, pickled		whole	154 12.5 1.1 10.5 0 392	egg=50	5	
31108010	White only egg, raw			52 10.7 2.4 0 0 166	serving=33;cup=245	5	
31108100	White egg, cooked, with fat		boiled poached baked as cooking method	100 10 2.2 5.7 0 282	serving=36;cup=135	4	31108120
31108110	White egg, cooked		boiled poached baked as cooking method fat	52 10.7 2.4 0 0 281	serving=33;cup=135	5	
31110010	Yolk only egg, raw			328 16.2 1 28.8 0 48	egg=17;cup=245	5	
31111000	Yolk only egg, cooked, with fat		as nonstick cooking spray	357 15.1 1 32.6 0 172	egg=20;cup=135	4	31111020
31111010	Yolk only egg, cooked		fat	327 16.2 1 28.7 0 164	egg=17;cup=135	5	
31201000	Duck egg, cooked			224 12 1.4 18.6 0 264	egg=70;cup=135	5	
31202000	Goose egg, cooked			224 12.9 1.3 18.1 0 256	egg=144	5	
31203000	Quail egg, canned			158 13 0.4 11.1 0 256	serving=18;egg=9	5	
32101000	Creamed egg			148 7.8 5.5 10.4 0.1 363	egg=145;cup=135	5	
32101500	Benedict egg			288 13.8 8.5 22.1 0.6 468	egg=155	5	
32102000	Deviled egg			198 11.5 1.1 15.9 0 430	egg=30	5	
32103000	Egg salad		as dressing mayonnaise	257 10.3 1 23.1 0 378	serving=111;medium=68;cup=222;large=74	5	
32103015	Egg salad, made with light mayonnaise		diet low calorie fat reduced dressing	172 10 2.8 13 0 423	serving=111;medium=68;cup=222;large=74	2.5	
32103020	Egg salad, made with mayonnaise-type salad dressing		miracle whip imitation coleslaw slaw	174 10.1 3.9 12.8 0 385	serving=111;medium=68;cup=222;large=74	4	
32103025	Egg salad, made with light mayonnaise-type salad dressing		diet low calorie fat reduced miracle whip coleslaw slaw imitation hellmann dijonnaise	172 10 2.8 13 0 423	serving=111;medium=68;cup=222;large=74	2.5	
32103030	Egg salad, made with creamy dressing		ranch dip peppercorn italian french sour cream bacon parmesan cheese blue roquefort caesar	212 10.2 2.1 17.7 0 420	serving=111;medium=68;cup=222;large=74	4	
32103035	Egg salad, made with light creamy dressing		diet low calorie fat reduced ranch dip blue roquefort cheese caesar peppercorn italian french sour cream bacon parmesan	155 10.2 2.4 11.3 0 426	serving=111;medium=68;cup=222;large=74	2.5	
32103040	Egg salad, made with Italian dressing		vinegar oil vinaigrette greek onion vidalia champagne celery seed red wine balsamic raspberry	172 10 3.4 12.7 0 456	serving=111;medium=68;cup=222;large=74	4	
32103045	Egg salad, made with light Italian dressing		diet low calorie fat reduced newman vinaigrette greek onion vidalia champagne celery seed	143 10 3 9.7 0 437	serving=111;medium=68;cup=222;large=74	2.5	
32103050	Egg Salad, made with any type of fat free dressing		mayonnaise italian creamy vinaigrette	139 9.8 4.3 8.8 0.4 420	serving=111;medium=68;cup=222;large=74	2.5	
32105180	Huevos rancheros			121 6.7 8.9 6.7 1.7 418	serving=236;cup=135;egg=118	6.5	
32105190	Egg casserole with bread, cheese, milk and meat			175 11.4 10.2 9.8 0.4 420	serving=82;cup=164	3	
32105200	Egg foo yung		young	125 11.7 5.2 6.2 0.3 340	serving=131;piece=86;cup=175	8	
32105210	Chicken egg foo yung		young	137 12.8 4.8 7.4 0.3 401	serving=131;piece=86;cup=175	6.5	
32105220	Pork egg foo yung		young	149 13.3 4.8 8.3 0.3 325	serving=131;piece=86;cup=175	6.5	
32105230	Shrimp egg foo yung		young	125 11.7 5.2 6.2 0.3 340	serving=131;piece=86;cup=175	6.5	
32105240	Beef egg foo yung		young	147 13.8 4.8 8.1 0.3 321	serving=131;piece=86;cup=175	6.5	
32129990	Omelette or scrambled egg, with fat		omelet as shortening margarine oil butter animal meat dripping	185 11.6 0.9 15 0 248	serving=110;cup=135;egg=55	4	32130000;32130010;32130020;32130040;32130065
32130060	Omelette or scrambled egg (with fat)		nonstick spray omelet cooking	149 12.2 1.2 10.6 0 243	serving=100;cup=135;egg=50	4	
32130070	Omelette or scrambled egg		omelet fat	143 12.4 1 9.9 0 244	serving=100;cup=135;egg=50	5	
32130080	Omelette or scrambled egg (restaurant)		place omelet fast food	192 11.6 0.9 15.8 0 228	serving=110;cup=135;egg=55	4	
32130100	Omelette or scrambled egg, with cheese, with fat		shortening omelet margarine as oil butter animal meat dripping nonstick spray cooking	194 12.7 1.5 15.4 0 364	serving=130;cup=135;egg=65	3	32130110;32130120;32130140;32130160
32130170	Omelette or scrambled egg, with cheese		omelet fat	171 13.4 1.5 12.3 0 344	serving=120;cup=135;egg=60	4	
32130190	Omelette or scrambled egg, with meat, with fat		poultry seafood omelet as shortening margarine oil butter animal dripping	193 12.7 1 15.4 0 353	serving=150;cup=135;egg=75	3	32130200;32130210;32130220;32130240;32130265
32130260	Omelette or scrambled egg, with meat (with fat)		nonstick spray poultry seafood omelet cooking	162 13.4 1.2 11.5 0 353	serving=140;cup=135;egg=70	3	
32130270	Omelette or scrambled egg, with meat		poultry seafood omelet fat	157 13.5 1 11 0 356	serving=140;cup=135;egg=70	4	
32130290	Omelette or scrambled egg, with cheese and meat, with fat		poultry seafood omelet as shortening margarine oil butter animal dripping nonstick spray cooking	209 13.3 1.4 16.7 0 399	serving=170;cup=135;egg=85	3	32130300;32130310;32130320;32130340;32130360;32130365
32130370	Omelette or scrambled egg, with cheese and meat		poultry seafood omelet fat	177 14 1.5 12.8 0 404	serving=160;cup=135;egg=80	4	
32130400	Omelette or scrambled egg, with tomatoes, with fat		pepper onion vegetable nonstick cooking spray omelet as	165 10.3 1.5 13.2 0.2 218	serving=150;cup=135;egg=75	3	32130420
32130410	Omelette or scrambled egg, with tomatoes		pepper onion vegetable omelet fat	127 10.9 1.6 8.7 0.2 213	serving=140;cup=135;egg=70	4	
32130430	Omelette or scrambled egg, with dark-green vegetables, with fat		broccoli spinach pepper onion nonstick cooking spray omelet as	166 10.5 1.4 13.2 0.2 229	serving=150;cup=135;egg=75	3	32130450
32130440	Omelette or scrambled egg, with dark-green vegetables		broccoli spinach pepper onion omelet fat	129 11.1 1.4 8.7 0.3 225	serving=140;cup=135;egg=70	4	
32130460	Omelette or scrambled egg, with tomatoes and dark-green vegetables, with fat		broccoli spinach pepper onion nonstick cooking spray omelet as	165 10.3 1.4 13.1 0.2 222	serving=150;cup=135;egg=75	3	32130480
32130470	Omelette or scrambled egg, with tomatoes and dark-green vegetables, no fat added		broccoli spinach pepper onion omelet	127 10.9 1.5 8.6 0.2 218	serving=140;cup=135;egg=70	3	
32130490	Omelette or scrambled egg, with vegetables other than dark green and/or tomatoes, with fat		pepper onion nonstick cooking spray omelet as	167 10.6 1.5 13.2 0.3 218	serving=150;cup=135;egg=75	3	32130510
32130500	Omelette or scrambled egg, with vegetables other than dark green and/or tomatoes		pepper onion omelet fat	129 11.2 1.6 8.7 0.3 213	serving=140;cup=135;egg=70	4	
32130600	Omelette or scrambled egg, with cheese and tomatoes, with fat		pepper onion vegetable nonstick cooking spray omelet as	186 11.4 1.9 14.9 0.2 305	serving=170;cup=135;egg=85	3	32130620
32130610	Omelette or scrambled egg, with cheese and tomatoes		pepper onion vegetable omelet fat	154 12 2 10.9 0.2 305	serving=160;cup=135;egg=80	4	
32130630	Omelette or scrambled egg, with cheese and dark-green vegetables, with fat		broccoli spinach pepper onion nonstick cooking spray omelet as	187 11.6 1.8 14.9 0.2 314	serving=170;cup=135;egg=85	3	32130650
32130640	Omelette or scrambled egg, with cheese and dark-green vegetables		broccoli spinach pepper onion omelet fat	155 12.2 1.8 11 0.2 315	serving=160;cup=135;egg=80	4	
32130660	Omelette or scrambled egg, with cheese, tomatoes, and dark-green vegetables, with fat		broccoli spinach pepper onion nonstick cooking spray omelet as	186 11.4 1.8 14.8 0.2 308	serving=170;cup=135;egg=85	1	32130680
32130670	Omelette or scrambled egg, with cheese, tomatoes, and dark-green vegetables		broccoli spinach pepper onion omelet fat	153 12 1.9 10.9 0.2 308	serving=160;cup=135;egg=80	2	
32130690	Omelette or scrambled egg, with cheese and vegetables other than dark green and/or tomatoes, with fat		pepper onion nonstick cooking spray omelet as	188 11.6 1.9 14.9 0.2 305	serving=170;cup=135;egg=85	3	32130710
32130700	Omelette or scrambled egg, with cheese and vegetables other than dark green and/or tomatoes		pepper onion omelet fat	155 12.2 2 11 0.2 305	serving=160;cup=135;egg=80	4	
32130800	Omelette or scrambled egg, with meat and tomatoes, with fat		pepper onion vegetable nonstick cooking spray poultry seafood omelet as	172 11.1 1.5 13.5 0.2 285	serving=190;cup=135;egg=95	3	32130820
32130810	Omelette or scrambled egg, with meat and tomatoes		pepper onion vegetable poultry seafood omelet fat	137 11.7 1.6 9.4 0.2 284	serving=180;cup=135;egg=90	4	
32130830	Omelette or scrambled egg, with meat and dark-green vegetables, with fat		broccoli spinach pepper onion nonstick cooking spray poultry seafood omelet as	173 11.3 1.4 13.6 0.2 295	serving=190;cup=135;egg=95	3	32130850
32130840	Omelette or scrambled egg, with meat and dark-green vegetables		broccoli spinach pepper onion poultry seafood omelet fat	138 11.9 1.4 9.4 0.2 295	serving=180;cup=135;egg=90	4	
32130860	Omelette or scrambled egg, with meat, tomatoes, and dark-green vegetables, with fat		broccoli spinach pepper onion nonstick cooking spray poultry seafood omelet as	174 11.5 1.5 13.6 0.2 318	serving=190;cup=135;egg=95	1	32130880
32130870	Omelette or scrambled egg, with meat, tomatoes, and dark-green vegetables		broccoli spinach pepper onion poultry seafood omelet fat	141 12.1 1.5 9.7 0.2 319	serving=180;cup=135;egg=90	2	
32130890	Omelette or scrambled egg, with meat and vegetables other than dark-green and/or tomatoes, with fat		pepper onion nonstick cooking spray poultry seafood omelet western as	173 11.3 1.5 13.6 0.2 285	serving=190;cup=135;egg=95	3	32130910
32130900	Omelette or scrambled egg, with meat and vegetables other than dark-green and/or tomatoes		pepper onion poultry seafood omelet fat	139 12 1.6 9.4 0.2 284	serving=180;cup=135;egg=90	4	
32131000	Omelette or scrambled egg, with cheese, meat, and tomatoes, with fat		pepper onion vegetable nonstick cooking spray poultry seafood omelet as	199 12.6 1.7 15.8 0.1 376	serving=210;cup=135;egg=105	1	32131020
32131010	Omelette or scrambled egg, with cheese, meat, and tomatoes		pepper onion vegetable poultry seafood omelet fat	168 13.2 1.7 12 0.1 381	serving=200;cup=135;egg=100	2	
32131030	Omelette or scrambled egg, with cheese, meat, and dark-green vegetables, with fat		broccoli spinach pepper onion nonstick cooking spray poultry seafood omelet as	199 12.7 1.6 15.8 0.1 381	serving=210;cup=135;egg=105	1	32131050
32131040	Omelette or scrambled egg, with cheese, meat, and dark-green vegetables		broccoli spinach pepper onion poultry seafood omelet fat	169 13.3 1.7 12.1 0.1 386	serving=200;cup=135;egg=100	2	
32131060	Omelette or scrambled egg, with cheese, meat, tomatoes, and dark-green vegetables, with fat		broccoli spinach pepper onion nonstick cooking spray poultry seafood omelet as	190 12.1 1.8 15 0.2 361	serving=210;cup=135;egg=105	0	32131080
32131070	Omelette or scrambled egg, with cheese, meat, tomatoes, and dark-green vegetables		broccoli spinach pepper onion poultry seafood omelet fat	160 12.6 1.9 11.4 0.2 364	serving=200;cup=135;egg=100	1	
32131090	Omelette or scrambled egg, with cheese, meat, and vegetables other than dark-green and/or tomatoes, with fat		pepper onion nonstick cooking spray poultry seafood omelet western as	200 12.7 1.7 15.8 0.1 376	serving=210;cup=135;egg=105	1	32131110
32131100	Omelette or scrambled egg, with cheese, meat, and vegetables other than dark-green and/or tomatoes		pepper onion poultry seafood omelet fat	169 13.4 1.8 12 0.1 381	serving=200;cup=135;egg=100	2	
32131200	Omelette or scrambled egg, with potatoes and/or onions, with fat		tortilla espanola nonstick cooking spray omelet as	172 10.4 3 13.2 0.3 218	serving=150;cup=135;egg=75	3	32131220
32131210	Omelette or scrambled egg, with potatoes and/or onions		tortilla espanola omelet fat	134 11 3.1 8.7 0.3 214	serving=140;cup=135;egg=70	4	
32203010	Egg salad sandwich on white		bread bun roll cheese	260 10 17.1 16.6 0.8 402	medium=180;large=270	6.5	
32203020	Egg salad sandwich on wheat		bread bun roll multigrain whole grain cheese	259 10.6 15.8 16.8 1.8 399	medium=180;large=270	6.5	
32300100	Egg drop soup			27 1.2 4.3 0.6 0.4 370	cup=245	5	
32400055	Egg white omelet, scrambled, fried, with fat		as shortening margarine oil butter	100 10 2.2 5.7 0 282	serving=72;cup=135	4	32400060;32400065;32400070;32400078
32400075	Egg white omelet, scrambled, fried (with fat)		nonstick spray cooking	59 10.6 2.5 0.8 0 279	serving=66;cup=135	4	
32400080	Egg white omelet, scrambled, fried		fat	52 10.7 2.4 0 0 281	serving=66;cup=135	5	
32400100	Egg white, omelet, with cheese, scrambled, fried		fat	132 11.3 2.6 8.5 0 371	serving=82;cup=135	3	
32400200	Egg white, omelet, with meat, scrambled, fried		poultry seafood fat	119 11.3 2.1 7.2 0 383	serving=92;cup=135	3	
32400300	Egg white, omelet, with vegetables, scrambled, fried		fat	92 9.1 2.5 5.1 0.2 259	serving=92;cup=135	3	
32400400	Egg white, omelet, with cheese and meat, scrambled, fried		poultry seafood fat	141 12 2.5 9.2 0 427	serving=102;cup=135	3	
32400500	Egg white, omelet, with cheese and vegetables, scrambled, fried		fat	121 10.4 2.8 7.6 0.2 341	serving=102;cup=135	3	
32400600	Egg white, omelet, with meat and vegetables, scrambled, fried		poultry seafood fat	104 10 2.4 6.1 0.2 323	serving=112;cup=135	3	
32400700	Egg white, omelet, with cheese, meat, and vegetables, scrambled, fried		poultry seafood fat	135 11.5 2.6 8.7 0.1 408	serving=122;cup=135	1	
32401000	Meringues		homemade	324 7.2 75.3 0 0 113	meringue=22	6.5	12-517
33001010	Egg substitute, omelet, scrambled, fried, with fat		beater	96 9.3 1.9 5.7 0 313	serving=110;cup=135	1.5	
33001050	Egg substitute, omelet, scrambled, fried		beater cooking spray fat	48 10 2 0 0 314	serving=110;cup=135	2.5	
33401000	Egg substitute, omelet, with cheese, scrambled, fried		beater fat	128 10.7 2.3 8.5 0 398	serving=110;cup=135	1.5	
33401100	Egg substitute, omelet, with meat, scrambled, fried		beater poultry seafood fat	115 10.8 1.8 7.2 0 410	serving=110;cup=135	1.5	
33401200	Egg substitute, omelet, with vegetables, scrambled, fried		beater fat	89 8.6 2.2 5.1 0.2 286	serving=110;cup=135	1.5	
33401300	Egg substitute, omelet, with cheese and meat, scrambled, fried		beater poultry seafood fat	138 11.5 2.2 9.2 0 452	serving=110;cup=135	1.5	
33401400	Egg substitute, omelet, with cheese and vegetables, scrambled, fried		beater fat	118 9.9 2.5 7.6 0.2 365	serving=110;cup=135	1.5	
33401500	Egg substitute, omelet, with meat and vegetables, scrambled, fried		beater poultry seafood fat	101 9.5 2.2 6.1 0.2 348	serving=110;cup=135	1.5	
33401600	Egg substitute, omelet, with cheese, meat, and vegetables, scrambled, fried		beater tomato pepper onion broccoli spinach potato poultry seafood fat	132 11 2.4 8.7 0.1 431	serving=110;cup=135	0	
34001100	Egg sandwich on white bread		bun roll	228 10.5 26.1 9.1 1.2 353	medium=115;large=175;submarine=175	6.5	
34001110	Egg sandwich on white bread, with cheese		bun roll	248 12 22.9 12 1 455	medium=135;large=205;submarine=205	4	
34001120	Egg sandwich on white bread, with meat		bun roll bacon sausage ham canadian	267 12.1 19.4 15.7 0.9 443	medium=155;large=235;submarine=235	4	
34001130	Egg sandwich on white bread, with meat and cheese		bun roll bacon sausage ham canadian	278 13.1 17.7 17.2 0.8 510	medium=180;large=270;submarine=270	4	
34001200	Egg sandwich on wheat bread		bun roll multigrain whole grain	226 11.5 24.1 9.3 2.8 348	medium=115;large=175;submarine=175	6.5	
34001210	Egg sandwich on wheat bread, with cheese		bun roll multigrain whole grain	246 12.9 21.2 12.2 2.4 450	medium=135;large=205;submarine=205	4	
34001220	Egg sandwich on wheat bread, with meat		bun roll multigrain whole grain bacon sausage ham canadian	266 12.9 18 15.8 2.1 439	medium=155;large=235;submarine=235	4	
34001230	Egg sandwich on wheat bread, with meat and cheese		bun roll multigrain whole grain bacon sausage ham canadian	277 13.8 16.5 17.3 1.8 506	medium=180;large=270;submarine=270	4	
34001300	Egg sandwich on English muffin		cheese	230 11.7 20.6 11.2 1.5 444	medium=135;large=205	6.5	
34001310	Egg sandwich on English muffin, with sausage		cheese mcdonald mcmuffin	264 12.9 16 16.5 1.2 501	medium=180;large=270	4	
34001320	Egg sandwich on English muffin, with bacon		cheese	255 14.1 18.6 13.7 1.4 574	medium=150;large=225	4	
34001330	Egg sandwich on English muffin, with ham		cheese canadian bacon mcdonald mcmuffin	222 12.2 19.3 10.7 1.4 495	medium=145;large=220	4	
34001400	Egg sandwich on croissant		cheese	309 11.5 21.4 19.7 1.1 388	medium=135;large=205	6.5	
34001410	Egg sandwich on croissant, with sausage		cheese	325 12.7 16.6 23 0.9 459	medium=180;large=270	4	
34001420	Egg sandwich on croissant, with bacon		cheese	326 13.8 19.3 21.3 1 525	medium=150;large=225	4	
34001430	Egg sandwich on croissant, with ham		cheese canadian bacon	284 12.3 18.8 17.8 1 492	medium=155;large=235	4	
34001500	Egg sandwich on biscuit		cheese	298 10.7 21.6 18.8 1.2 708	medium=145;large=220	6.5	
34001510	Egg sandwich on biscuit, with sausage			310 11 18.6 21.4 1 665	medium=165;large=250	4	
34001520	Egg sandwich on biscuit, with sausage and cheese			316 12 17 22.1 0.9 703	medium=190;large=285	4	
34001530	Egg sandwich on biscuit, with bacon		ham canadian	309 11.9 21.8 19.2 1.2 774	medium=140;large=210	4	
34001540	Egg sandwich on biscuit, with bacon and cheese		ham canadian	315 13 19.6 20.4 1.1 804	medium=160;large=240	4	
34001600	Egg sandwich on bagel		cheese	251 12 31.8 8.4 0.9 437	medium=185;large=280	6.5	
34001610	Egg sandwich on bagel, with sausage		cheese	274 12.8 26.2 13.1 0.8 483	medium=230;large=345	4	
34001620	Egg sandwich on bagel, with bacon		cheese	268 13.7 29.4 10.5 0.9 536	medium=200;large=300	4	
34001630	Egg sandwich on bagel, with ham		cheese canadian bacon	238 12.6 28.9 8 0.9 510	medium=205;large=310	4	
34001700	Egg sandwich on griddle/pancake		waffle	242 8.3 22.8 13.2 0.8 439	medium=115;large=175	6.5	
34001710	Egg sandwich on griddle/pancake, with meat		waffle cheese bacon sausage ham canadian mcdonald mcgriddle	287 11.7 15.6 19.8 0.5 565	medium=180;large=270	4	
34002000	Egg white sandwich			166 9.4 24.1 3.6 1.8 357	medium=115;large=175;submarine=175	6.5	
34002010	Egg white sandwich, with cheese			196 11.1 21.2 7.5 1.5 458	medium=135;large=205;submarine=205	4	
34002020	Egg white sandwich, with meat		cheese bacon sausage ham canadian	195 12.9 17.1 8.4 1.2 508	medium=170;large=255;submarine=255	4	
34002110	Bacon biscuit sandwich		cheese	382 13.7 29.3 23.2 1.6 1090	medium=105;large=160	6.5	
34002120	Ham biscuit sandwich		cheese	322 11.6 28.2 18.1 1.6 1023	medium=110;large=165	6.5	
34002130	Sausage biscuit sandwich			372 10.7 27.2 24.5 1.6 870	medium=110;large=165	6.5	
34002140	Sausage biscuit sandwich, with cheese			370 12.2 23.7 25.1 1.3 892	medium=135;large=205	4	
34002150	Sausage English muffin sandwich		cheese mcdonald mcmuffin	300 13.5 22.8 17.2 1.7 615	medium=125;large=190	6.5	
34002160	Sausage griddle/pancake sandwich		waffle cheese meat mcdonald mcgriddle	278 10.5 17 18.7 0.6 505	medium=155;large=230	6.5	
34003100	Egg burrito		breakfast taco sandwich wrap tortilla cheese	249 10.9 20.1 13.7 1.4 470	serving=180	6.5	
34003120	Egg burrito, with sausage		breakfast taco sandwich wrap tortilla cheese	257 11.3 18.9 15 1.3 484	serving=190	4	
34003130	Egg burrito, with bacon		breakfast taco sandwich wrap tortilla cheese	260 12.1 19.1 14.8 1.3 534	serving=190	4	
34003140	Egg burrito, with ham		breakfast taco sandwich wrap tortilla cheese canadian bacon	242 11.3 19.1 13.2 1.3 508	serving=190	4	
41100990	Beans		dried pea pinto black kidney refried baked fast food restaurant as	189 8.3 23.8 7.1 8.3 217	serving=92;cup=185	8	41101080
41101020	Beans (US)		frozen dried as fat	139 8.9 25.4 0.6 8.9 232	serving=90;cup=180	6.5	
41101010	Beans, with fat		as meat frozen dried	189 8.3 23.8 7.1 8.3 217	serving=92;cup=185	5.5	
41101060	Beans, canned, with fat		as meat	185 7.7 24.1 6.8 8 311	serving=92;cup=185	5.5	
41101070	Beans, canned		as fat	136 8 25 0.8 8.3 323	serving=90;cup=180	6.5	
41101090	White beans		navy great northern cannellini	188 9 23.3 6.8 5.9 221	serving=92;cup=185	8	
41101120	White beans (US)		great northern navy cannellini frozen dried fat	138 9.7 24.9 0.4 6.3 237	serving=90;cup=180	5	
41101110	White beans, with fat		great northern navy cannellini as meat frozen dried	188 9 23.3 6.8 5.9 221	serving=92;cup=185	4	
41101140	White beans, canned, with fat		great northern navy cannellini as meat	211 10.4 29.8 6.1 6.9 333	serving=92;cup=185	4	
41101180	White beans, canned		great northern navy cannellini fat	168 10.8 30.9 0.6 7.2 345	serving=90;cup=180	5	
41101210	Reduced sodium white beans, canned		great northern navy cannellini fat as meat	211 10.4 29.8 6.1 6.9 251	serving=92;cup=185	3.5	
41101990	Black beans		fast food restaurant	181 8.2 22 7 8.1 217	serving=92;cup=185	8	41102150
41102020	Black beans (US)		frozen dried fat	131 8.8 23.6 0.5 8.6 232	serving=90;cup=180	5	
41102010	Black beans, with fat		as meat frozen dried	181 8.2 22 7 8.1 217	serving=92;cup=185	4	
41102040	Black beans, canned, with fat		as meat	178 8.5 23.4 5.9 9.8 335	serving=92;cup=185	4	
41102080	Black beans, canned		fat	134 8.9 24.3 0.4 10.1 348	serving=90;cup=180	5	
41102110	Reduced sodium black beans, canned		fat as meat	178 8.5 23.4 5.9 9.8 195	serving=92;cup=185	3.5	
41102170	Black beans with meat			177 10.6 19.1 6.8 7 275	serving=130;cup=260	6.5	
41102210	Fava beans, cooked		broad fat as meat	161 7.1 18.3 6.9 5 220	serving=92;cup=185	5	
41102990	Lima beans		butter fat as meat dried	165 7.3 19.4 6.9 6.5 218	serving=92;cup=185	8	41103010
41103070	Pink beans, cooked		fat as meat	197 8.4 25.9 7 4.9 218	serving=92;cup=185	5	
41103990	Pinto beans		calico fast food restaurant	191 8.4 24.4 7.1 8.4 217	serving=92;cup=185	8	41104200
41104020	Pinto beans (US)		calico frozen dried fat	142 9 26.1 0.7 8.9 232	serving=90;cup=180	5	
41104010	Pinto beans, with fat		calico as meat frozen dried	191 8.4 24.4 7.1 8.4 217	serving=92;cup=185	4	
41104040	Pinto beans, canned, with fat		calico as meat	188 7.4 24.3 7.1 7.4 303	serving=92;cup=185	4	
41104080	Pinto beans, canned		calico fat	137 7.7 25.3 0.9 7.7 315	serving=90;cup=180	5	
41104110	Reduced sodium pinto beans, canned		calico fat as meat	188 7.4 24.4 7.1 7.4 234	serving=92;cup=185	3.5	
41104250	Pinto beans with meat		calico	186 10.7 21.1 6.9 7.2 275	serving=130;cup=260	6.5	
41105990	Kidney beans		red fast food restaurant	177 8.1 21.2 7 6.9 218	serving=92;cup=185	8	41106150
41106020	Kidney beans (US)		red frozen dried fat	126 8.6 22.7 0.5 7.4 233	serving=90;cup=180	5	
41106010	Kidney beans, with fat		red as meat frozen dried	177 8.1 21.2 7 6.9 218	serving=92;cup=185	4	
41106040	Kidney beans, canned, with fat		red as meat	186 8.4 23.8 6.8 7.7 299	serving=92;cup=185	4	
41106080	Kidney beans, canned		red fat	135 8.7 24.7 0.6 8 311	serving=90;cup=180	5	
41106110	Reduced sodium kidney beans, canned		red fat as meat	186 8.4 23.8 6.8 8.5 188	serving=92;cup=185	3.5	
41106170	Kidney beans with meat		red	173 10.5 18.3 6.8 5.9 275	serving=130;cup=260	6.5	
41106510	Peruvian beans		peruano fat as meat frozen dried	192 8.5 23.5 7.5 9.7 220	serving=92;cup=185	5	
41107010	Soybeans, cooked		fat as meat	218 16.9 7.8 14.8 5.6 217	serving=92;cup=185	5	
41108010	Mung beans, cooked		fat as meat	156 6.5 17.8 6.9 7.1 218	serving=92;cup=185	5	
41201010	Baked beans		chili barbecue	105 4.5 21.6 0.9 4.4 391	serving=130;cup=260	6.5	
41201020	Vegetarian baked beans			94 4.8 21.1 0.4 4.1 343	serving=130;cup=260	5	
41201050	Baked beans from fast food / restaurant			116 4.4 23.3 1.4 4.3 491	serving=130;cup=260	6.5	
41202505	Beans and tomatoes		dried kind sauce fat	101 6.4 18.8 0.5 6.4 370	serving=127;cup=255	5	
41202510	Beans and tomatoes, with fat		sauce dried kind as	142 6.1 17.8 5.6 6.1 351	serving=130;cup=260	4	
41203030	Black bean salad			94 3.1 12.6 3.9 3.4 350	serving=116;cup=231	6.5	
41205010	Refried beans		canned fat as meat	90 5 13.6 2 3.7 370	serving=130;cup=260	6.5	
41205017	Refried beans (restaurant)		fast food mexican	177 6.7 16.3 9.5 7.8 402	serving=130;cup=260	4.5	167666
41205030	Refried beans with meat			99 7.8 11.8 2.5 3.2 406	serving=130;cup=260	6.5	
41205040	Reduced sodium refried beans, canned		fat	89 5 13.6 2 3.7 138	serving=130;cup=260	3.5	
41205050	Bean dip, made with refried beans		jalapeno pepper	119 5.4 15.9 3.7 4.9 443	serving=70;tbsp=15	4	
41205055	Layer dip		number taco mexican seven	146 5.4 6.7 11.3 2.1 538	serving=70;tbsp=15	6.5	
41205070	Hummus, plain		chickpea garbanzo bean dip	243 7.4 14.9 17.1 5.4 438	serving=70;tbsp=15	4	
41205075	Hummus, flavored		flavor chickpea garbanzo bean dip	241 7.2 14.6 17.1 5.3 420	serving=70;tbsp=15	4	
41205100	Black bean sauce			168 6.3 17.4 8.5 2.6 5843	serving=32;tbsp=16	6.5	
41206030	Beans and franks			138 6.7 17.3 5.2 3.3 438	serving=130;cup=260	6.5	
41208030	Pork and beans			105 4.5 21.6 0.9 4.4 391	serving=130;cup=260	6.5	
41208100	Beans with meat		dried pea pinto black kidney refried as	184 10.7 20.6 6.9 7.1 275	serving=130;cup=260	6.5	
41209000	Falafel			514 8.3 29 41.2 4.8 499	serving=28;piece=17	6.5	
41210000	Bean cake		lentil soybean	414 5.8 49.9 21.4 3 186	cake=32	6.5	
41221000	Reduced sodium baked beans		chili barbecue	104 4.8 20.4 0.4 5.5 270	serving=130;cup=260	3.5	
41221020	Chili, vegetarian		meat substitute	119 6.3 18.9 2.4 6 316	cup=255	4	
41300990	Blackeyed peas		dried fat as meat	166 7.2 19.3 7 6 220	serving=92;cup=185	8	41301010
41301990	Chickpeas		garbanzo ceci	211 8.2 25.5 8.9 7.1 222	serving=92;cup=185;pea=2	8	
41302020	Chickpeas (US)		garbanzo ceci frozen dried fat	163 8.8 27.3 2.6 7.6 238	serving=90;cup=180;pea=2	5	
41302010	Chickpeas, with fat		as meat frozen dried	211 8.2 25.5 8.9 7.1 222	serving=92;cup=185;pea=2	4	
41302040	Chickpeas, canned, with fat		garbanzo ceci as meat	197 7.9 21.6 9.4 7 315	serving=92;cup=185;pea=2	4	
41302080	Chickpeas, canned		garbanzo ceci fat	146 8.2 22.5 3.2 7.3 327	serving=90;cup=180;pea=2	5	
41302110	Chickpeas, reduced sodium, canned		garbanzo ceci fat as meat	197 7.9 21.6 9.4 7.1 212	serving=92;cup=185;pea=2	2.5	
41303000	Split peas		frozen dried fat	117 8.3 21 0.4 8.2 233	serving=90;cup=180	5	
41303010	Split peas, with fat		as meat frozen dried	168 7.8 19.6 6.9 7.7 218	serving=92;cup=185	4	
41304000	Wasabi peas			432 14.1 62.2 14.1 3.8 300	serving=30;cup=120	6.5	
41304970	Lentils			166 8.4 18.7 6.9 7.3 218	serving=92;cup=185	8	
41305000	Lentils (US)		frozen dried fat	115 9 20 0.4 7.9 233	serving=90;cup=180	5	
41304990	Lentils, with fat		as meat frozen dried	166 8.4 18.7 6.9 7.3 218	serving=92;cup=185	4	
41305020	Lentils, canned		fat frozen as meat	166 8.4 18.7 6.8 7.3 325	serving=92;cup=185	5	
41305050	Dal		daal lentil pea bean	145 8.6 19.2 4.3 7.5 309	cup=240	6.5	
41310900	Bean chips		hummus chickpea garbanzo black popped puff lentil	448 14.6 53.1 21.6 9.7 410	serving=28;cup=30;chip=3	6.5	
41311000	Papad, grilled or broiled		pappad papar papadum indian appetizer	371 25.6 59.9 3.3 18.6 1745	papad=9	4	
41311020	Sambar, vegetable stew		sambhar sambaaru kuzhambu indian dish	86 4.3 11.8 2.7 4 207	serving=124;cup=248	4	
41311030	Lentil curry		chickpea bean tofu vegetable	111 3.7 12.3 5.7 3.4 383	cup=240	6.5	
41311040	Lentil curry with rice		chickpea bean tofu vegetable	118 3.3 18.6 3.5 2.2 328	cup=200	6.5	
41410010	Soy nuts			469 38.6 30.2 25.4 17.7 163	serving=28;cup=95	6.5	
41410015	Soy chips		flavor crisp	385 26.5 53.2 7.4 3.5 842	serving=28;cup=30;chip=2	6.5	
41420010	Soybean curd		stir fried bean tofu	61 7.2 1.2 3.7 0.2 8	serving=62;piece=120;cup=248	6.5	
41420020	Edamame, cooked		fat	140 11.5 8.6 7.6 5 127	serving=80;cup=160	5	
41420050	Soybean curd cheese			151 12.5 6.9 8.1 0 20	serving=56;slice=18;cup=225	6.5	
41420100	Miso sauce			429 3.4 14 41 1.2 1086	tbsp=16	6.5	
41420110	Miso		fermented soybean paste	198 12.8 25.4 6 5.4 3728	serving=12;cup=275	6.5	
41420200	Natto		fermented soybean product	211 19.4 12.7 11 5.4 7	serving=7;cup=176	6.5	
41420300	Soy sauce		shoyu tamari	53 8.1 4.9 0.6 0.8 5493	serving=9;tbsp=16	6.5	
41420350	Reduced sodium soy sauce		shoyu tamari	57 9.1 5.6 0.3 0.7 3598	serving=9;tbsp=16	3.5	
41420380	Soy yogurt		type	90 4.8 12.3 2.6 0.9 30	serving=170;cup=245	5	
41420410	Reduced sodium teriyaki sauce		asian barbecue eel	89 5.9 15.6 0 0.1 1778	serving=9;tbsp=16	3.5	
41421010	Soybean curd, deep fried		aburage tofu bean	270 18.8 8.9 20.2 3.9 16	serving=39	4	
41421020	Soybean curd, breaded, fried		tofu bean	150 8.4 8.7 9.6 0.7 91	serving=39;slice=29	5	
41425010	Vermicelli, made from soybeans		bean thread cellophane glass crystal noodle	126 0 31.4 0 1.5 3	cup=140	4	
41440000	Textured vegetable protein, dry			366 51.1 32.9 3.3 17.5 2	serving=17;cup=68	4	
41480020	Frozen dessert, non-dairy		ice cream tofu nut rice based tofutti flavor as	159 0.9 18.2 9.3 0.1 39	cup=165	4	
41601010	Bean soup		black	67 3.8 11.6 0.8 4 244	cup=255	5	
41601030	Bean soup, canned		black meat ready heat container dry instant	47 2.4 8.1 0.7 2.7 264	serving=440;can=525;cup=255	5	
41601070	Miso or tofu soup		soybean noodle rice	24 2.2 2.3 0.9 0.6 467	cup=245	5	
41601160	Bean soup, reduced sodium, canned		black meat ready heat container dry instant low	47 2.5 8.1 0.7 2.7 187	serving=440;can=525;cup=255	2.5	
41601180	Bean soup, with meat		black	84 5.9 10 2.4 3.5 248	cup=255	4	
41602030	Split pea soup, with meat			80 5.6 9.1 2.4 3.3 248	serving=440;can=525;cup=255	4	
41602050	Split pea soup			61 3.6 10.6 0.7 3.8 244	serving=440;can=525;cup=255	5	
41603000	Lentil soup, canned		meat ready heat container dry instant	43 2.5 7.2 0.6 2.5 264	serving=440;can=525;cup=255	5	17-698
41603005	Lentil soup, reduced sodium, canned		meat ready heat container dry instant low	43 2.5 7.2 0.6 2.5 188	serving=440;can=525;cup=255	2.5	
41603010	Lentil soup			60 3.8 10.2 0.7 3.7 244	cup=255	5	
17-808	Lentil soup (homemade)			121 5.9 16 4.8 1.4 58	bowl=250	3.5	
41603020	Lentil soup, with meat			78 5.9 8.8 2.3 3.2 249	serving=440;can=525;cup=255	4	
41603030	Mulligatawany soup			48 1.7 7 1.7 1.8 259	cup=245	5	
41810200	Bacon strip, meatless		morning star breakfast stripple meat substitute vegetarian	309 11.7 5.3 29.5 2.6 1465	serving=16;piece=5	4	
41810250	Bacon bits		meatless meat	476 32 28.6 25.9 10.2 1770	serving=4;tbsp=7	6.5	
41810400	Breakfast link, pattie, or slice, meatless		prosage morningstar green giant meat substitute vegetarian	255 20.3 8.1 18.2 2.8 888	serving=57;piece=38;slice=28;link=25	2	
41810600	Chicken meatless		meat substitute vegetarian	224 23.6 3.6 12.7 3.6 709	serving=84;cup=168	8	
41810610	Chicken meatless, breaded, fried		loma linda brand meat substitiute vegetarian	234 21.3 8.5 12.8 4.3 400	serving=84;piece=36;cup=168	5	
41811400	Hot dog, vegetarian		tofu	233 19.6 7.7 13.7 3.9 471	serving=70;cup=140	4	
41811600	Luncheon slice, meatless-beef, chicken, salami or turkey		vegetarian ham wham loma linda worthington meat substitute	189 17.8 4.4 11.1 1.1 711	serving=56;slice=14	2	
41811800	Meatball, meatless		meat substitute vegetarian	197 21 8 9 4.6 550	serving=57;cup=144;meatball=18	4	
41811890	Veggie burger patty, no bun		vegetarian soy bean	177 15.7 14.3 6.3 4.9 569	piece=100;cup=125	4	
41811950	Swiss steak, with gravy, meatless		loma meat substitute vegetarian	180 12.7 14.1 8.1 4 689	serving=162;can=369;cup=216;steak=92	3	
41812400	Pot pie, no meat			242 5.4 28 12.2 3.5 360	serving=250;slice=210;cup=200	4	
41812500	Tofu and vegetables		carrot broccoli dark green leafy potato soy based sauce	92 4.1 4.7 6.7 1.2 216	serving=163;cup=217	6.5	41812510
41812600	Vegetarian, fillet		meat substitute meatless	290 23 9 18 6.1 490	fillet=85	4	
41812800	Vegetarian stew		meatless	33 0.7 3.1 2.2 1.1 144	serving=185;cup=247	6.5	
41812850	Vegetarian stroganoff		prepared worthington food natural touch mix	167 7.7 11.8 10 2.6 460	serving=94;cup=125	6.5	
41901010	Veggie burger, on bun		vegetarian soy bean bread roll	224 13 30.8 5.2 3.5 534	sandwich=160	4	
41901020	Veggie burger, on bun, with cheese		vegetarian soy bean bread roll	243 14 27.2 8.4 3 600	sandwich=181	3	
41901030	Falafel sandwich			265 6.2 27 14.8 2.5 359	serving=215	6.5	
42100050	Nuts			610 19.6 20.9 53.8 7.4 313	serving=28;cup=142;packet=50	8	
42100100	Almonds		whole kernel	598 21 21 52.5 10.9 3	serving=28;cup=141;nut=1.2;packet=50	8	uk-almonds-whole-kernels
42101000	Almonds, unroasted		raw	626 21.5 20 51.1 10.8 0	serving=28;cup=141;nut=1.2;packet=50	4	
42101110	Almonds, salted		as plain roasted coated sea	601 20.1 20.2 53.4 10.5 386	serving=28;cup=141;nut=1.2;packet=50	4	
42101120	Almonds, lightly salted		plain roasted coated	604 20.2 20.3 53.7 10.5 195	serving=28;cup=141;nut=1.2;packet=50	2.5	
42101130	Almonds, unsalted		plain roasted coated	607 20.3 20.4 54 10.6 3	serving=28;cup=141;nut=1.2;packet=50	4	
42101300	Almonds, flavored		flavor than honey roasted	599 20.1 20.1 53.3 10.4 500	serving=28;cup=141;nut=1.2;packet=50	4	
42101350	Almonds, honey roasted		candy sugar coated jordan	579 14.1 35.8 45.3 7.3 385	serving=28;cup=141;nut=1.2;packet=50	4	
42102000	Brazil nuts		kernel only	659 14.3 11.7 67.1 7.5 3	serving=28;cup=133;nut=5	6.5	14-871
42104000	Cashews			574 15.3 32.7 46.4 3 16	serving=28;cup=130;nut=1.5;packet=50	8	
42104050	Cashews, unroasted		raw	574 15.3 32.7 46.4 3 16	serving=28;cup=130;nut=1.5;packet=50	4	
42104100	Cashews, salted		as plain roasted coated sea	578 14.7 31.4 47.5 2.9 399	serving=28;cup=130;nut=1.5;packet=50	4	
42104105	Cashews, lightly salted		plain roasted coated	581 14.8 31.6 47.7 2.9 208	serving=28;cup=130;nut=1.5;packet=50	2.5	
42104110	Cashews, unsalted		plain roasted coated	584 14.9 31.7 48 2.9 16	serving=28;cup=130;nut=1.5;packet=50	4	
42104500	Cashews, honey roasted			563 10.3 43.7 41.2 2 394	serving=28;cup=130;nut=1.5;packet=50	4	
42105000	Chestnuts		roasted	245 3.2 53 2.2 5.1 2	serving=28;cup=143;nut=8	6.5	
42106000	Coconut		fresh flesh only	354 3.3 15.2 33.5 9 20	serving=28;cup=85	5	14-816
42106020	Coconut, packaged		flaked shredded	456 3.1 51.9 28 9.9 285	serving=28;cup=85	4	
42107000	Hazelnuts		filbert kernel only	628 15 16.7 60.8 9.7 0	serving=28;cup=135;nut=1.5;packet=50	6.5	14-874
42109100	Macadamia nuts			716 7.8 12.8 76.1 8 353	serving=28;cup=132;nut=2.5;packet=50	6.5	
42110000	Mixed nuts			610 19.6 20.9 53.8 7.4 313	serving=28;cup=142;packet=50	8	14-880
42110050	Unroasted mixed nuts		raw peanut	616 17 22.9 54.6 7.2 7	serving=28;cup=142;packet=50	5	
42110100	Mixed nuts, with peanuts, salted		plain as roasted coated sea lightly	610 19.6 20.9 53.8 7.4 313	serving=28;cup=142;packet=50	3	42110150
42110110	Mixed nuts, with peanuts, lightly salted		plain roasted coated	612 19.7 21 54 7.4 160	serving=28;cup=142;packet=50	1.5	
42110120	Mixed nuts, with peanuts, unsalted		plain roasted coated	615 19.8 21.1 54.3 7.5 6	serving=28;cup=142;packet=50	3	42110160
42110300	Honey roasted mixed nuts		peanut	586 15.4 33.1 46.7 5.8 388	serving=28;cup=142;packet=50	5	
42111000	Peanuts			587 24.4 21.3 49.7 8.4 410	serving=28;cup=146;packet=50	8	
42111030	Peanuts, boiled			318 13.5 21.3 22 8.8 751	serving=28;cup=146;nut=1.5;packet=50	5	
42111040	Peanuts, unroasted		raw	567 25.8 16.1 49.2 8.5 18	serving=28;cup=146;packet=50	4	
42111100	Peanuts, salted, roasted		plain lightly as sea coated	599 28 15.3 52.5 9.4 320	serving=28;cup=146;packet=50	4	14-834
42111200	Peanuts, dry roasted, salted		as plain coated sea	587 24.4 21.3 49.7 8.4 410	serving=28;cup=146;packet=50	3	
42111205	Peanuts, dry roasted, lightly salted		plain coated	584 24.2 21.2 49.4 8.4 199	serving=28;cup=146;packet=50	1.5	
42111210	Peanuts, dry roasted, unsalted		plain	587 24.4 21.3 49.7 8.4 6	serving=28;cup=146;packet=50	3	
42111500	Peanuts, honey roasted		beer nut candy sugar coated	574 20.7 30 45.3 7.1 349	serving=28;cup=146;nut=1;packet=50	4	
42112000	Pecans			750 10 12.7 73.3 5.8 0	serving=28;cup=100;nut=1.5;packet=50	8	
42112100	Pecans, unroasted		raw	750 10 12.7 73.3 5.8 0	serving=28;cup=100;nut=1.5;packet=50	4	
42112200	Pecans, salted		plain lightly as roasted coated sea	747 9.6 12.2 73.4 5.6 383	serving=28;cup=100;nut=1.5;packet=50	4	
42112210	Pecans, unsalted		plain roasted coated	754 9.7 12.3 74.1 5.6 0	serving=28;cup=100;nut=1.5;packet=50	4	
42112300	Pecans, honey roasted		candy sugar coated	681 6.7 30.3 59.3 3.9 383	serving=28;cup=100;nut=1.5;packet=50	4	
42113000	Pine nuts		pignolia kernel only	673 13.7 13.1 68.4 3.7 2	serving=28;cup=135;nut=0.2	6.5	14-839
42114130	Pistachio nuts			572 21.1 28.3 45.8 10.3 6	serving=28;cup=128;nut=0.5;packet=50	8	
42114140	Salted pistachio nuts		as sea	576 20.2 27.2 47 9.9 389	serving=28;cup=128;nut=0.5;packet=50	5	
42114142	Lightly salted pistachio nuts			579 20.3 27.3 47.2 9.9 198	serving=28;cup=128;nut=0.5;packet=50	3.5	
42114145	Unsalted pistachio nuts			582 20.4 27.4 47.4 10 6	serving=28;cup=128;nut=0.5;packet=50	5	
42116000	Walnuts, excluding honey roasted			730 14.6 10.9 69.7 5.2 0	serving=28;cup=120;nut=2;packet=50	4	
42116100	Walnuts, honey roasted			668 9.8 29 56.9 3.5 383	serving=28;cup=120;nut=2;packet=50	4	
42200510	Lower sodium almond butter		reduced low	645 20.8 21.2 53 9.7 1	serving=32;tbsp=16	5	
42200600	Almond paste		marzipan	458 9 47.8 27.7 4.8 9	serving=14;cup=227	6.5	
42202000	Peanut butter		as	598 22.2 22.3 51.4 5 426	serving=45;tbsp=16	6.5	
42202010	Lower sodium peanut butter		reduced low	598 22.2 22.3 51.4 5 17	serving=45;tbsp=16	5	
42202100	Peanut butter, lower sodium and lower sugar		low reduced less	624 23.5 18.3 53.1 6.4 154	serving=32;tbsp=16	4	
42202130	Lower sugar peanut butter		reduced low	650 24.8 14.2 54.9 7.8 292	serving=32;tbsp=16	5	
42202150	Reduced fat peanut butter		having 25percent 49percent less than regular	520 25.9 35.7 34 5.2 540	serving=32;tbsp=16	3.5	
42202200	Peanut butter, vitamin and mineral fortified		peter pan plus	591 25.7 18.8 50.8 5.6 420	serving=32;tbsp=16	4	
42203000	Peanut butter and jelly		smucker goober pb stripe	432 11.2 46.1 25.7 3 228	serving=32;tbsp=16	6.5	
42203100	Peanut butter and chocolate spread			498 11.7 42.8 34.5 3 304	serving=32;tbsp=16	6.5	
42203200	Soy nut butter			613 23 23 50 10.6 290	serving=32;tbsp=16	6.5	
42204050	Peanut sauce			257 6.3 22 16 1.8 1338	serving=32;tbsp=16	6.5	
42204060	Peanut soup		ground nut	88 3.2 8.4 5.3 1.7 246	cup=245	5	
42204100	Vegetarian gravy			144 3.8 9.2 10.2 0.2 323	serving=60;cup=240	5	
42301010	Peanut butter sandwich			382 13.9 39.9 20.2 3.2 442	sandwich=92;slice=46	8	
42301015	Peanut butter sandwich, with regular peanut butter, on white bread		as	382 13.9 39.9 20.2 3.2 442	sandwich=92;slice=46	3	
42301020	Peanut butter sandwich, with regular peanut butter, on wheat bread		as multigrain whole grain	380 15.2 37.4 20.5 5.3 435	sandwich=92;slice=46	3	
42301115	Peanut butter sandwich, with reduced fat peanut butter, on white bread			355 15.2 44.5 14.2 3.3 481	sandwich=92;slice=46	1.5	
42301120	Peanut butter sandwich, with reduced fat peanut butter, on wheat bread		multigrain whole grain	353 16.4 42 14.4 5.3 475	sandwich=92;slice=46	1.5	
42302010	Peanut butter and jelly sandwich			361 11.4 45.2 16.6 2.8 368	sandwich=112;slice=56	8	
42302015	Peanut butter and jelly sandwich, with regular peanut butter, regular jelly, on white bread		as jam honey	361 11.4 45.2 16.6 2.8 368	sandwich=112;slice=56	2	
42302020	Peanut butter and jelly sandwich, with regular peanut butter, regular jelly, on wheat bread		as jam honey multigrain whole grain	360 12.5 43.2 16.8 4.5 363	sandwich=112;slice=56	2	
42302055	Peanut butter and jelly sandwich, with reduced fat peanut butter, on white bread		jam spreadable fruit honey	339 12.5 49 11.6 2.9 401	sandwich=112;slice=56	1.5	
42302060	Peanut butter and jelly sandwich, with reduced fat peanut butter, on wheat bread		jam spreadable fruit honey multigrain whole grain	337 13.5 47 11.9 4.6 395	sandwich=112;slice=56	1.5	
42302105	Peanut butter and jelly sandwich, with regular peanut butter, reduced sugar jelly, on white bread		as jam spreadable fruit	341 11.4 39.5 16.6 2.9 363	sandwich=112;slice=56	0.5	
42302110	Peanut butter and jelly sandwich, with regular peanut butter, reduced sugar jelly, on wheat bread		as jam spreadable fruit multigrain whole grain	339 12.5 37.4 16.8 4.6 357	sandwich=112;slice=56	0.5	
42303100	Peanut butter and jelly sandwich, frozen commercial product without crusts		uncrustable type	361 11.4 45.2 16.6 2.8 368	sandwich=60;slice=30	4	
42304010	Almond butter sandwich, on white bread		nut	397 13.3 39.4 20.7 4.9 374	sandwich=92;slice=46	4	
42304020	Almond butter sandwich, on wheat bread		nut multigrain whole grain	395 14.6 37 20.9 6.9 368	sandwich=92;slice=46	4	
42304030	Almond butter and jelly sandwich, on white bread		nut jam spreadable fruit honey	374 11 44.9 17 4.2 313	sandwich=112;slice=56	4	
42304040	Almond butter and jelly sandwich, on wheat bread		nut jam spreadable fruit honey multigrain whole grain	372 12 42.9 17.2 5.8 307	sandwich=112;slice=56	4	
42305010	Nutella sandwich on white bread		bun roll	362 8 53.8 12.7 3.4 308	serving=90;slice=45	6.5	
42305020	Nutella sandwich on wheat bread		bun roll multigrain whole grain	359 9.3 51.3 12.9 5.4 301	serving=90;slice=45	6.5	
42401010	Used in cooking coconut milk			230 2.3 5.5 23.8 2.2 15	serving=30	5	
42401100	Coconut milk yogurt		type	108 2.4 12.9 5.6 1.2 41	serving=150;cup=226	5	
42401200	Almond milk yogurt		non dairy	128 3 13 7 1.5 49	serving=150;cup=226	5	
42402010	Sweetened coconut cream, canned		coco lopez	357 1.2 53.2 16.3 0.2 36	serving=37	5	
42403010	Coconut water, unsweetened		100percent juice	18 0.2 4.2 0 0 26	serving=240	4	
42404010	Coconut water, sweetened		juice less than 100percent as refresco coco flavor	37 0.2 9.1 0 0 25	can=360;bottle=360	4	
42500000	Trail mix			454 10.9 51.1 26.8 6.4 134	serving=28;cup=140;packet=50	8	14-849
42500100	Trail mix with nuts		seed	604 20.1 21.1 53 7.9 252	serving=28;cup=140;packet=50	6.5	
42501000	Trail mix with nuts and fruit		gorp seed	454 10.9 51.1 26.8 6.4 134	serving=28;cup=140;packet=50	6.5	
42501500	Trail mix with chocolate		nut fruit seed	503 11.7 48.3 32.3 5.9 146	serving=28;cup=140;packet=50	6.5	
42502100	Trail mix with pretzels, cereal, or granola		nut fruit seed	476 13.1 50.6 27.7 6 414	serving=28;cup=140;packet=50	3	
43101050	Pumpkin seeds			574 29.8 14.7 49.1 6.5 18	serving=28;cup=144;packet=50	8	14-842
43101100	Salted pumpkin seeds		squash sea lightly	567 29.5 14.5 48.5 6.4 477	serving=28;cup=144;packet=50	5	
43101150	Unsalted pumpkin seeds			574 29.8 14.7 49.1 6.5 18	serving=28;cup=144;packet=50	5	
43102000	Plain sunflower seeds, unsalted			582 19.3 24.1 49.8 11.1 3	serving=28;cup=144;packet=50	4	
43102100	Plain sunflower seeds, salted		sea lightly	575 19.1 23.8 49.2 11 462	serving=28;cup=144;packet=50	4	
43102300	Flavored sunflower seeds			567 18.5 25.9 47.6 10.6 612	serving=28;cup=144;packet=50	5	
43102400	Sunflower seeds			582 19.3 24.1 49.8 11.1 3	serving=28;cup=144;packet=50	8	14-845
43103000	Sesame seeds			631 20.5 11.7 61.2 11.6 47	serving=28;cup=128	6.5	14-844
43104000	Flax seeds			545 18 34.4 37.3 23.1 37	serving=9;cup=168	6.5	
43107000	Mixed seeds			580 22 21.7 49.6 10 7	serving=28;cup=145	6.5	
43108010	Chia seeds			486 16.5 42.1 30.7 34.4 16	serving=9;cup=168	6.5	
51000100	Bread		pre sliced commercial as major flour	267 9.4 49.2 3.6 2.3 450	serving=28;slice=24	6.5	
51000110	Bread, toasted		pre sliced commercial as major flour	293 10.4 54.1 3.9 2.5 495	serving=25;slice=22	6.5	
51000180	Bread, made from home recipe or purchased at a bakery		pre sliced as major flour	272 10.1 50.3 3.4 1.7 565	serving=82;slice=33	5.5	
51000190	Bread, made from home recipe or purchased at a bakery, toasted		pre sliced as major flour	299 11.1 55.2 3.8 1.9 621	serving=40;slice=30	5.5	
51000200	Roll		as major flour	279 9.8 50.1 3.9 1.8 494	medium=43;piece=45;small=28;large=52	6.5	
51000300	Hard roll		as major flour	293 9.9 52.7 4.3 2.3 544	medium=56;small=25;large=62	6.5	
51000400	Bran roll		as	263 9.6 44.6 6 3.8 458	medium=36;small=28	6.5	
51101000	White bread		diet sliced very thin english muffin pre commercial pretzel bun	267 9.4 49.2 3.6 2.3 450	serving=28;slice=24;cup=40	6	11-1145
51101010	White bread, toasted		diet sliced very thin english muffin pre commercial	293 10.4 54.1 3.9 2.5 495	serving=25;slice=22;cup=40	5	11-1001
51101050	White bread, made from home recipe or purchased at a bakery		pre sliced	272 10.1 50.3 3.4 1.7 565	serving=82;slice=33	4	
51101060	White bread, made from home recipe or purchased at a bakery, toasted		pre sliced	299 11.1 55.2 3.8 1.9 621	serving=40;slice=30	4	
51102010	Bread, white with whole wheat swirl		pre sliced	260 10.9 46.2 3.6 4.2 440	serving=28;slice=24	4	
51102020	Bread, white with whole wheat swirl, toasted		pre sliced	301 12.5 53.4 4.1 4.7 508	serving=25;slice=22	4	
51105010	Cuban bread		spanish portuguese pre sliced	272 10.8 51.9 2.4 2.2 602	serving=20;slice=10;loaf=1185	5	
51105040	Cuban bread, toasted		spanish portuguese pre sliced	299 11.8 57 2.7 2.4 662	serving=18;slice=9	5	
51106010	Native bread, water, Puerto Rican style		pan agua criollo	279 10.4 52.2 3.3 1.8 544	slice=25	3	
51106020	Native bread, water, Puerto Rican style, toasted		pan agua tostado criollo	306 11.4 57.3 3.6 2 598	slice=23	3	
51106200	Lard bread, Puerto Rican style		pan manteca	282 7.3 56.1 3.3 2 433	slice=25	4	
51106210	Lard bread, Puerto Rican style, toasted		pan manteca	314 8.1 62.3 3.6 2.2 482	slice=23	4	
51107040	French or Vienna bread, toasted		pre sliced	299 11.8 57 2.7 2.4 662	serving=59;slice=29;loaf=428	5	
51108010	Focaccia, Italian, plain		parmalat boboli pizza crust bread	249 8.8 35.8 7.9 1.8 561	slice=57;whole=114	3	
51108100	Naan bread		indian nan retail	311 11.1 50.2 7.3 5.2 508	piece=44;naan=177	5	11-973
51109010	Italian bread, grecian, armenian		sesame pre sliced ciabatta	259 9.5 48.1 2.7 2.1 618	serving=82;slice=24;loaf=454	3	
51109040	Italian bread, grecian, armenian, toasted		sesame pre sliced ciabatta	285 10.4 52.9 3 2.3 679	serving=28;slice=22;loaf=413	3	
51109150	Pita with fruit bread		cinnamon raisin	279 8.2 59.5 1.1 2.6 454	medium=57;small=28;large=85	5	
51111010	Cheese bread		onion pre sliced	408 10.4 44.8 20.8 2.1 750	serving=28;slice=24	5	
51111040	Cheese bread, toasted		onion pre sliced	448 11.5 49.3 22.9 2.3 824	serving=25;slice=22	5	
51113010	Cinnamon bread		pre sliced	253 7.1 44.4 5.3 3.5 388	serving=28;slice=24	5	
51113100	Cinnamon bread, toasted		pre sliced	293 10.4 54.1 3.9 2.5 495	serving=25;slice=22	5	
51115010	Cornmeal and molasses bread		anadama pre sliced	285 7.9 55.3 3.8 1.6 314	serving=32;slice=24	5	
51115020	Cornmeal and molasses bread, toasted		anadama pre sliced	313 8.7 60.7 4.2 1.8 346	serving=29;slice=22	5	
51119010	Egg bread, challah		pre sliced	287 9.5 47.8 6 2.3 380	serving=31;slice=24	4	
51119040	Egg bread, challah, toasted		pre sliced	315 10.4 52.5 6.6 2.5 418	serving=28;slice=18	4	
51121015	Garlic bread		place toast texa type fast food restaurant	349 8.3 41.6 16.6 2.5 620	serving=79;slice=39;baguette=393	8	51121025
51121035	Garlic bread, frozen		homemade school cafeteria 12 toast texa type	350 8.4 41.7 16.6 2.5 544	serving=74;slice=37;baguette=376	5	
51121045	Garlic bread, with parmesan cheese		place toast texa type fast food restaurant	351 8.8 41.1 16.8 2.4 642	serving=79;slice=39;baguette=393	3	
51121055	Garlic bread, with parmesan cheese, frozen		homemade school cafeteria 12 toast texa type	351 8.8 41.1 16.8 2.5 568	serving=79;slice=39;baguette=393	4	
51121065	Garlic bread, with melted cheese		place toast texa type fast food restaurant	339 11.4 34.2 17.3 2 636	serving=88;slice=44;baguette=447	3	
51121075	Garlic bread, with melted cheese, frozen		homemade school cafeteria 12 toast texa type	343 10.4 36.9 17.1 2.2 564	serving=88;slice=44;baguette=447	4	
51121110	Bread, onion		pre sliced	238 8.8 44.3 3 1.7 482	serving=31;slice=24	4	
51121120	Bread, onion, toasted			262 9.7 48.7 3.2 1.9 530	serving=28;slice=18	4	
51122000	Bread, reduced calorie and/or high fiber, white or NFS		light lite pre sliced	207 8.7 44.3 2.5 9.7 479	serving=29;slice=24	4.5	
51122010	Bread, reduced calorie and/or high fiber, white or NFS, toasted		light lite pre sliced	227 9.6 48.7 2.8 10.7 526	serving=26;slice=22	4.5	
51122100	Bread, reduced calorie and/or high fiber, white or NFS, with fruit and/or nuts		light lite pre sliced	222 7.8 50 2.1 8.9 406	serving=29;slice=24	3.5	
51122110	Bread, reduced calorie and/or high fiber, white or NFS, with fruit and/or nuts, toasted		light lite pre sliced	244 8.6 54.9 2.4 9.7 446	serving=26;slice=22	3.5	
51122300	White bread, special formula, added fiber		iron kid choice pre sliced	238 10.7 43.9 2.2 9.2 450	serving=28;slice=24	3	
51122310	White bread, special formula, added fiber, toasted		iron kid choice pre sliced	262 11.7 48.3 2.4 10.1 495	serving=25;slice=22	3	
51123020	High protein bread, toasted		gluten pre sliced	269 13.3 48.1 2.4 3.3 444	serving=25;slice=22	5	
51127010	Potato bread		pre sliced	266 12.5 47.1 3.1 6.3 375	serving=34;slice=26	5	
51127020	Potato bread, toasted		pre sliced	292 13.7 51.7 3.4 6.9 412	serving=31;slice=24	5	
51129010	Raisin bread		nut cinnamon pre sliced	270 8.8 52.2 3.3 2.5 408	serving=28;slice=24	5	
51129020	Raisin bread, toasted		nut cinnamon pre sliced	297 9.7 57.4 3.6 2.8 448	serving=25;slice=22	5	
51133020	Sour dough bread, toasted		pre sliced	299 11.8 57 2.7 2.4 662	serving=28;slice=22	5	
51134000	Sweet potato bread		pre sliced	241 8.6 45.4 2.9 1.7 474	serving=28;slice=24	5	
51134010	Sweet potato bread, toasted			265 9.5 49.9 3.2 1.9 521	serving=25;slice=22	5	
51135000	Vegetable bread		such as tomato carrot spinach broccoli olive cheese pre sliced	259 9.7 48 3.3 1.8 532	slice=44	5	
51135010	Vegetable bread, toasted		such as tomato carrot spinach broccoli olive cheese pre sliced	284 10.6 52.7 3.6 2 584	slice=40	5	
51136000	Bruschetta			171 4.3 21.3 7.6 1.5 264	slice=43	6.5	
51140100	Dough bread, fried		american indian fry	384 9.4 45 18.8 1.5 177	slice=26;piece=136;cup=140	5	
51150000	White roll, soft		potato onion mix seeded brown serve as hard dinner	279 9.8 50.1 3.9 1.8 494	medium=43;small=28;large=52	4	
51153000	White roll, hard		kaiser pan sal pandisal filipino bread	293 9.9 52.7 4.3 2.3 544	medium=56;small=25;large=62	4	
51154010	White roll, hot dog bun		frankfurter potato	267 9.4 49.2 3.6 2.3 450	piece=45	4	
51154100	White roll, hamburger bun		potato	267 9.4 49.2 3.6 2.3 450	piece=52;small=28	4	
51154510	Diet roll			272 10.8 51.9 2.4 2.2 602	piece=28	3.5	
51154550	Egg bread roll			287 9.5 47.8 6 2.3 380	piece=28	5	
51154600	Cheese roll			315 11.5 49.6 7.9 1.9 476	piece=41	5	
51155000	French or Vienna roll			272 10.8 51.9 2.4 2.2 602	medium=45;small=34;large=57	5	
51156500	Garlic roll			309 10.8 51.9 6.4 2 465	large=43;medium=35;small=28	5	
51157000	White roll, hoagie, submarine		steak torpedo	279 9.8 50.1 3.9 1.8 494	medium=106;small=73;large=153	3	
51158100	Mexican roll, bolillo			318 10.7 55.8 5.8 2.2 506	medium=117;small=76;large=162	4	
51159000	Sour dough roll			272 10.8 51.9 2.4 2.2 602	medium=45;small=34;large=57	5	
51160000	Sweet roll, no frosting		butterhorn portuguese bread hawaiian nut	321 10 53.6 7.4 3.1 253	medium=90;piece=28;slice=56;small=54;large=153;loaf=527	4	
51160100	Sweet roll, cinnamon bun, no frosting		as	372 6.2 50.9 16.4 2.4 304	medium=90;small=54;large=153;miniature=30	3	
51160110	Sweet roll, cinnamon bun, frosted		honey little debbie cinnabon pizza hut stick papa john cinnapie breadstick	452 4.5 48.6 26.6 1.2 305	medium=90;piece=30;small=54;large=153;cinnabon=240	3	
51160200	Pan dulce			371 9.1 56.4 12.2 2.2 231	medium=93;small=70;large=116;miniature=40	8	
51161000	Pan Dulce, with fruit, no frosting		jelly mexican sweet bread apple roll kolach nut	372 6.2 50.9 16.4 2.4 304	medium=90;small=54;large=153;miniature=30	3	
51161020	Sweet roll, with fruit, frosted		hot cross bun as frosting nut	379 5.2 53.6 16.4 2 285	medium=90;small=54;large=153;miniature=30	3	
51161030	Sweet roll, with fruit, frosted, diet		weight watcher apple	452 4.5 48.6 26.6 1.2 305	medium=90;piece=71;small=54;large=153	0.5	
51161050	Sweet roll, frosted		caramel nut as frosting sticky bun	404 5.5 50.9 20.1 2.3 266	medium=90;small=54;large=83;miniature=30	4	
51161250	Pan Dulce, no topping		huevo cuerno mexican sweet roll	367 9.4 56.4 11.6 2.3 228	medium=76;small=56;large=96;miniature=30	4	
51161270	Pan Dulce, with sugar topping		huevo crumb mexican sweet bread icing flavor roll	374 8.7 56.4 12.8 2.1 235	medium=93;small=70;large=116;miniature=40	4	
51161280	Pan Dulce, with raisins and icing		piedra mexican sweet bread roll	368 8.3 58.6 11.4 2.2 214	piece=93	4	
51165000	Yeast type coffee cake		nut bread icing amish friendship	372 6.2 50.9 16.4 2.4 304	piece=57;slice=47;cake=567	5	
51166000	Croissant		sara lee wheat honey crescent roll	406 8.2 45.8 21 2.6 300	serving=70;medium=57;piece=28;small=42;large=73	6.5	11-988
51166100	Cheese croissant			414 9.2 47 20.9 2.6 361	serving=70;croissant=57	5	
51166200	Chocolate croissant		danish pastry	421 7.4 49.4 22.8 3.3 242	serving=70;croissant=57	5	
51166500	Fruit croissant			396 7.8 47 19.7 3 287	serving=70;croissant=57	5	
51167000	Brioche			427 9 36.3 27.5 1.5 437	serving=70;piece=77	6.5	
51168000	Spanish coffee bread		mallorca	348 7.9 58.8 9.1 1.9 15	piece=85	5	
51180010	Bagel		flavored egg bialy thin	264 10.6 52.4 1.3 1.6 422	medium=105;small=69;large=131;miniature=26	6.5	
51180030	Bagel, with raisins		thin	268 9.8 55.1 1.2 1.9 382	medium=105;small=69;large=131;miniature=26	4	
51180080	Bagel, with fruit other than raisins		blueberry thin	243 9.6 48.4 1.3 1.7 380	medium=105;small=69;large=131;miniature=26	4	
51182010	Bread stuffing		homemade	177 3.1 21.7 8.5 0.9 471	serving=100;cup=228	6.5	
51182020	Bread stuffing made with egg			192 3.3 17.8 11.9 0.8 458	serving=85;cup=170	6.5	
51183990	Breadsticks			342 12.2 44.4 12.9 2.4 615	serving=54;medium=43;small=28;large=53	8	
51184000	Breadsticks, hard		sesame stick handi snack	412 12 68.4 9.5 3 713	serving=12;medium=10;piece=2;cup=46;small=5;large=20	7	
51184100	Breadsticks, hard, reduced sodium		low	434 12 72.2 10.9 2.5 4	serving=12;medium=10;piece=2;cup=46;small=5;large=20	1.5	
51184200	Breadsticks, soft		garlic knot place fast food restaurant	342 12.2 44.4 12.9 2.4 615	serving=54;medium=43;small=28;large=53	7	51184210
51184220	Breadsticks, soft, frozen		homemade garlic knot school parmesan cheese	313 11.1 46.4 9.2 2.4 503	large=50;medium=40;small=26	4	
51184230	Breadsticks, soft, with parmesan cheese		focaccia crazy bread garlic place fast food restaurant	344 12.5 43.8 13.2 2.3 637	serving=54;medium=43;piece=38;slice=57;small=28;large=53	2	
51184260	Breadsticks, soft, stuffed or topped with melted cheese		cheesy bread garlic	333 14.5 36.4 14.4 1.9 632	serving=76;medium=61;small=40;large=77	3	
51185000	Croutons		seasoned bread crumb	465 10.8 63.5 18.3 5 1333	serving=5;cup=40;packet=12	6.5	
51186010	English muffin		sour dough crumpet	227 8.9 44.2 1.7 3.5 425	muffin=58;crumpet=45	5	
51186100	English muffin, with raisins			234 8.3 47.7 1.6 3.6 385	muffin=58	4	
51186130	English muffin, cheese			236 9.6 42.1 3.3 3.3 436	muffin=58	4	
51186160	English muffin, with fruit other than raisins			244 9.3 47.6 1.8 3.9 442	muffin=58	4	
51187000	Melba toast		flavor old london devonsheer mini cracker crostini	390 12.1 76.6 3.2 6.3 598	serving=18;piece=5;cup=30;crostini=5	6.5	
51187020	Anisette toast		almond stella doro	373 7.6 67 8.4 1.4 262	serving=18;piece=10	6.5	
51188100	Pannetone		italian sweet bread	325 9.8 53.8 8.4 2.3 325	slice=27	6.5	
51188500	Zwieback toast		rusk gerber	426 10.1 74.2 9.7 2.5 227	serving=18;piece=5;rusk=10	6.5	
51300050	Whole grain white bread		wheat pre sliced	238 10.7 43.9 2.2 9.2 450	serving=36;slice=16	5	
51300060	Whole grain white bread, toasted		wheat pre sliced	262 11.7 48.3 2.4 10.1 495	serving=33;slice=39	5	
51300100	Whole grain white bagel		thin	250 10.2 48.9 1.5 4.1 439	medium=105;small=69;large=131;miniature=26	5	
51300110	Whole wheat bread		pre sliced commercial grain	254 12.3 43.1 3.6 6 430	serving=36;slice=24	5	
51300120	Whole wheat bread, toasted		pre sliced commercial grain	279 13.5 47.4 3.9 6.6 473	serving=33;slice=22	5	
51300140	Whole wheat bread, made from home recipe or purchased at bakery		pre sliced grain	267 10.4 47 4.3 6.8 607	serving=82;slice=33	4	
51300150	Whole wheat bread, made from home recipe or purchased at bakery, toasted		pre sliced grain	293 11.4 51.6 4.7 7.4 667	serving=40;slice=30	4	
51300175	Chappatti or roti bread		indian	299 7.9 46.1 9.2 9.7 298	medium=40;small=27;large=52	5	
51300180	Puri bread		indian puffed poori	409 6.8 39.2 24.9 3.5 170	puri=36	5	
51300185	Paratha bread		indian	326 6.4 45.4 13.2 9.6 452	paratha=70	5	
51300210	Whole wheat bread, with raisins		pre sliced grain	290 8.6 56.4 4.1 6.5 480	serving=36;slice=43	4	
51300220	Whole wheat bread, with raisins, toasted		pre sliced grain	319 9.5 61.9 4.6 7.2 528	serving=33;slice=39	4	
51300300	Sprouted wheat bread		pre sliced	188 13.2 33.9 0 5.3 474	slice=26	5	
51300310	Sprouted wheat bread, toasted		pre sliced	207 14.5 37.2 0 5.8 521	slice=24	5	
51301010	Wheat bread		honey roman meal wheatberry crushed spelt pre sliced commercial buckwheat bran germ branola granola cracked	274 10.7 47.5 4.5 4 450	serving=28;slice=43	5	
51301020	Wheat bread, toasted		honey roman meal wheatberry spelt pre sliced commercial crushed buckwheat bran germ branola granola cracked	301 11.7 52.2 5 4.4 495	serving=25;slice=39	5	
51301040	Wheat bread, made from home recipe or purchased at bakery		pre sliced cracked	271 10.3 49.2 3.7 3.4 576	serving=44;slice=33	4	
51301050	Wheat bread, made from home recipe or purchased at bakery, toasted		pre sliced cracked	297 11.4 54.1 4.1 3.7 634	serving=40;slice=30	4	
51301120	Wheat bread, with raisins		bran pre sliced cracked	292 8.7 57.7 3.7 3.9 462	serving=28;slice=43	4	
51301130	Wheat bread, with raisins, toasted		bran pre sliced cracked	321 9.5 63.4 4.1 4.3 507	serving=25;slice=39	4	
51301510	Wheat bread, reduced calorie and/or high fiber		light lite pre sliced cracked	207 8.9 44.9 2.6 10.7 465	serving=28;slice=24	2.5	
51301520	Wheat bread, reduced calorie and/or high fiber, toasted		light lite pre sliced cracked	228 9.8 49.4 2.8 11.8 511	serving=25;slice=22	2.5	
51301540	French or Vienna bread, whole wheat		pre sliced grain	239 8.3 49.1 1 4.2 375	serving=64;slice=31;cup=45;loaf=470;baguette=324	4	
51301550	French or Vienna bread, whole wheat, toasted		pre sliced grain	263 9.2 54 1.1 4.6 412	serving=59;slice=28;loaf=428	4	
51301600	Pita bread, whole wheat		grain flatbread	262 9.8 55.9 1.7 6.1 421	medium=57;small=28;large=85	4	
51301620	Pita bread, wheat		flatbread cracked	262 9.8 55.9 1.7 6.1 421	medium=57;small=28;large=85	4	
51301700	Wheat bagel		thin	250 10.2 48.9 1.5 4.1 439	medium=105;small=69;large=131;miniature=26	5	
51301750	Whole wheat bagel		grain thin	250 10.2 48.9 1.5 4.1 439	medium=105;small=69;large=131;miniature=26	5	
51301800	Wheat bagel, with raisins		thin	255 9.5 51.9 1.4 4.1 398	medium=105;small=69;large=131;miniature=26	4	
51301805	Whole wheat bagel, with raisins		grain thin	255 9.5 51.9 1.4 4.1 398	medium=105;small=69;large=131;miniature=26	4	
51301820	Wheat bagel, with fruit and nuts		california energy bar thin	263 9.5 50.8 2.8 4.4 389	medium=105;small=69;large=131;miniature=26;bar=71	4	
51301900	Wheat bran bagel		thin	250 10.2 48.9 1.5 4.1 439	medium=105;small=69;large=131;miniature=26	5	
51302500	English muffin, wheat bran		branola	223 8.7 44.8 2 4.6 353	muffin=58	4	
51302520	English muffin, wheat bran, with raisins			231 8.2 48.3 1.8 4.6 320	muffin=58	3	
51303010	English muffin, wheat		roman meal honey cracked	223 8.7 44.8 2 4.6 353	muffin=58	4	
51303030	English muffin, whole wheat		grain	223 8.7 44.8 2 4.6 353	muffin=58	4	
51303050	English muffin, wheat, with raisins		cracked	230 8.2 47.9 1.8 4.6 323	muffin=58	3	
51303070	English muffin, whole wheat, with raisins		grain	230 8.2 47.9 1.8 4.6 323	muffin=58	3	
51303100	English muffin, whole grain white			223 8.7 44.8 2 4.6 353	muffin=58	4	
51306000	Breadsticks, hard, whole wheat		multigrain grain	425 15.1 67.9 11 7.1 577	serving=12;medium=10;piece=2;cup=46;small=5;large=20	3	
51320010	Wheat roll		dinner submarine cracked	273 8.6 46 6.3 3.8 524	medium=43;small=28;large=52	5	
51320060	Wheat roll, hot dog bun		frankfurter cracked	269 11.7 47.3 3.6 4.2 463	piece=45	4	
51320070	Wheat roll, hamburger bun		cracked	269 11.7 47.3 3.6 4.2 463	piece=52;small=28	4	
51320500	Whole wheat roll		dinner submarine grain	273 8.6 46 6.3 3.8 524	medium=43;small=28;large=52	5	
51320550	Whole wheat roll, hot dog bun		frankfurter grain	269 12.4 44.9 4.4 6.1 477	piece=45	4	
51320560	Whole wheat roll, hamburger bun		grain	269 12.4 44.9 4.4 6.1 477	piece=52;small=28	4	
51320700	Whole grain white roll			255 9.3 46.5 3.5 2.3 512	medium=43;small=28;large=52	5	
51320710	Whole grain white roll, hot dog bun		frankfurter	255 9.3 46.5 3.5 2.3 512	piece=45	4	
51320720	Whole grain white roll, hamburger bun			255 9.3 46.5 3.5 2.3 512	piece=52;small=28	4	
51401020	Rye bread, toasted		corn russian pre sliced	285 9.3 53.1 3.6 6.4 626	serving=29;slice=13.5	5	
51401030	Bread, marble rye and pumpernickel		pre sliced	259 8.5 48.3 3.3 5.8 570	serving=32;slice=15	4	
51401040	Bread, marble rye and pumpernickel, toasted		pre sliced	285 9.3 53.1 3.6 6.4 626	serving=29;slice=13.5	4	
51401200	English muffin, rye			259 8.5 48.3 3.3 5.8 570	muffin=58	4	
51404010	Pumpernickel bread		raisin pre sliced	250 8.7 47.5 3.1 6.5 596	serving=32;slice=25	5	
51404020	Pumpernickel bread, toasted		raisin pre sliced	275 9.6 52.2 3.4 7.1 655	serving=29;slice=22	5	
51404500	Pumpernickel bagel		rye thin	250 10.2 48.9 1.5 4.1 439	medium=105;small=69;large=131;miniature=26	5	
51404550	English muffin, pumpernickel			250 8.7 47.5 3.1 6.5 596	muffin=58	4	
51407010	Black bread		pre sliced	250 8.7 47.5 3.1 6.5 596	serving=28;slice=24	5	
51407020	Black bread, toasted		pre sliced	275 9.6 52.2 3.4 7.1 655	serving=25;slice=22	5	
51420000	Rye roll			259 8.5 48.3 3.3 5.8 570	large=43;medium=36;small=28	5	
51421000	Pumpernickel roll			250 8.7 47.5 3.1 6.5 596	medium=36;small=28	5	
51501010	Oatmeal bread		pre sliced	269 8.4 48.5 4.4 4 447	serving=28;slice=43	5	
51501020	Oatmeal bread, toasted		pre sliced	296 9.2 53.3 4.8 4.4 491	serving=25;slice=39	5	
51501040	Oat bran bread		pre sliced	299 9.3 53.9 4.9 4.4 497	serving=28;slice=43	5	
51501050	Oat bran bread, toasted		pre sliced	296 9.2 53.3 4.8 4.4 491	serving=25;slice=39	5	
51501080	Oat bran bagel		thin	250 10.2 48.9 1.5 4.1 439	medium=105;small=69;large=131;miniature=26	5	
51502010	Oatmeal roll			269 8.4 48.5 4.4 4 447	medium=36;small=28	5	
51503000	English muffin, oat bran			269 8.4 48.5 4.4 4 447	muffin=58	4	
51503040	English muffin, oat bran, with raisins			272 7.9 51.6 4 4 405	muffin=58	3	
51601010	Multigrain bread, toasted		pre sliced	291 14.7 47.6 4.7 8.1 396	serving=33;slice=15	5	
51601020	Multigrain bread		pre sliced sandwich thin	265 13.4 43.3 4.2 7.4 360	serving=36;slice=16	5	
51601210	Multigrain bread, with raisins		pre sliced	268 12.4 46.9 3.8 7.1 327	serving=36;slice=24	4	
51601220	Multigrain bread, with raisins, toasted		pre sliced	295 13.6 51.6 4.2 7.8 359	serving=33;slice=22	4	
51602010	Multigrain bread, reduced calorie and/or high fiber		pre sliced light lite	207 8.9 44.9 2.6 10.7 465	serving=36;slice=24	2.5	
51602020	Multigrain bread, reduced calorie and/or high fiber, toasted		pre sliced light lite	228 9.8 49.4 2.8 11.8 511	serving=33;slice=22	2.5	
51620000	Multigrain roll		oat bran	263 9.6 44.6 6 3.8 458	medium=43;small=28;large=52	5	
51620020	Multigrain roll, hot dog bun		frankfurter oat bran	263 9.6 44.6 6 3.8 458	piece=45	4	
51620030	Multigrain roll, hamburger bun		oat bran	263 9.6 44.6 6 3.8 458	piece=52;small=28	4	
51630000	Multigrain bagel		thin	250 10.2 48.9 1.5 4.1 439	medium=105;small=69;large=131;miniature=26	5	
51630100	Multigrain bagel, with raisins		thin	255 9.5 51.9 1.4 4.1 398	medium=105;small=69;large=131;miniature=26	4	
51630200	English muffin, multigrain			223 8.7 44.8 2 4.6 353	muffin=58	4	
51801010	Barley bread		pre sliced	274 10.7 47.5 4.5 4 450	serving=28;slice=24	5	
51801020	Barley bread, toasted			301 11.7 52.2 5 4.4 495	serving=25;slice=22	5	
51804010	Soy bread		pre sliced	267 16.4 42 3.8 4.4 589	serving=28;slice=24	5	
51804020	Soy bread, toasted		pre sliced	293 18 46.1 4.2 4.8 648	serving=25;slice=22	5	
51805010	Sunflower meal bread		seed pre sliced	306 11.2 48 8.2 2.7 512	serving=28;slice=24	5	
51805020	Sunflower meal bread, toasted		seed pre sliced	336 12.3 52.7 9.1 2.9 563	serving=25;slice=22	5	
51806010	Rice bread		pre sliced	248 4.3 45.8 5.2 4.3 447	serving=28;slice=24	5	
51806020	Rice bread, toasted		pre sliced	273 4.7 50.3 5.8 4.7 491	serving=25;slice=22	5	
51807000	Injera, ethiopian bread			93 2.6 19.4 0.7 2.8 226	injera=127;cup=68	4	
51808010	Gluten free bread, toasted		feather light	273 4.7 50.3 5.8 4.7 491	serving=25;slice=22;cup=40	3.5	
51808050	Breadsticks, hard, gluten free			453 11.3 66.3 15.8 10.2 438	serving=12;medium=10;piece=2;cup=46;small=5;large=20	1.5	
51808100	Gluten free roll			239 3.3 50.5 2.7 5.1 593	medium=43;small=28;large=52	3.5	
52101000	Biscuit		regular plain buttermilk as source ready eat fast food restaurant dry mix home recipe	370 7.1 42.8 18.9 2.5 979	piece=45	8	52103000;52104010;170302
52102040	Biscuit, from refrigerated dough		regular plain buttermilk frozen	324 6.8 49.1 11.2 2.8 1002	piece=45	4	
52104040	Wheat biscuit		whole grain	362 7.5 43.9 18.2 4.5 930	piece=45	5	
52104100	Cheese biscuit			374 8.7 38.8 20.4 2.2 946	piece=45	5	
52104200	Biscuit with fruit		raisin	363 6.7 46.5 17.1 2.7 884	piece=45	6.5	
52105100	Scone		as fruit	382 6.7 48.1 18.4 1.2 446	medium=70;miniature=20	6.5	
52105200	Scone, with fruit		raisin currant blueberry cranberry retail	374 6.3 51.2 16.5 1.5 404	medium=70;miniature=20	4	11-993
52201000	Cornbread, prepared from mix		as home recipe	330 6.6 54.5 9.6 2.3 599	piece=60;cup=89	4	
52202060	Cornbread, made from home recipe		jalapeno	287 6.6 42.9 9.8 1.5 485	piece=65;cup=89	4	
52204000	Cornbread stuffing		plain dressing	179 2.9 21.9 8.8 2.9 526	serving=100;cup=200	6.5	
52206010	Stick cornbread muffin, round			305 5.9 51 8.4 3.4 385	medium=113;piece=39;small=66;large=154;miniature=17;round=45	4	
52206060	Stick cornbread muffin, round, made from home recipe			307 7 45.9 10.5 1.6 519	medium=113;piece=39;small=66;large=154;miniature=17;round=45	3	
52207010	Corn flour patty or tart, fried			218 4 41.2 4.6 3 483	serving=20;piece=10	5	
52208010	Corn pone, baked		hoe cake as fried	214 3.5 39.7 4.3 1.9 437	piece=61;cup=89;pone=377	5	
52208020	Corn pone, fried			254 3.3 37.8 9.8 1.8 417	piece=61	5	
52208760	Gordita/sope shell, plain, no filling			260 3.9 37.2 11.2 2.9 376	shell=47;cup=100	3	
52209010	Hush puppy		fried cornbread fast food	296 6.2 40.2 13.3 2.9 813	serving=66;cup=152	6.5	170301
52211010	Johnnycake			277 8 43.8 7.5 1.8 871	piece=49	6.5	
52213010	Spoonbread			166 6.7 18.6 7.1 0.7 382	serving=94;cup=187	6.5	
52215000	Tortilla			262 7 47 5.4 4.9 372	serving=77;medium=28;small=18;large=44	8	
52215260	Whole wheat tortilla			310 9.8 45.9 9.8 9.8 617	serving=56;medium=45;small=33;large=71	5	
52215300	Taco shell, corn		tostada fried tortilla	476 6.4 63.5 21.8 6.7 324	serving=54;medium=28;small=18;miniature=7	4	
52215350	Taco shell, flour		tostada fried tortilla salad	511 8.8 53.2 29.1 3.8 755	medium=45;small=33;large=71	4	
52220110	Arepa Dominicana		cornmeal bread dominican	267 5.7 30.5 14 2.4 399	piece=115	6.5	
52301000	Muffin			375 4.5 53 16.1 1.1 336	medium=130;small=70;large=180;miniature=25	8	
52302010	Fruit muffin		blueberry cranberry nut hostess banana walnut mini little debbie	375 4.5 53 16.1 1.1 336	medium=130;small=70;large=180;packet=57;miniature=25	5	
52302020	Fruit muffin, low fat		betty crocker wild blueberry nut	255 4.2 50.1 4.2 4.2 413	medium=130;small=70;large=180;miniature=25	2.5	
52302500	Chocolate chip muffin			402 5.8 55.4 19 1.8 306	medium=130;small=70;large=180;miniature=25	5	
52302600	Chocolate muffin			395 6.5 50.9 18.8 1.9 339	medium=130;small=70;large=180;miniature=25	5	
52303010	Whole wheat muffin		graham	372 7.8 44 18.4 3.5 393	medium=130;small=70;large=180;miniature=25	5	
52303500	Wheat muffin			372 6.9 45.7 18 1.8 389	medium=130;small=70;large=180;miniature=25	5	
52304000	Whole grain muffin		nut raisin fruit fiber one flavor	372 6.9 45.7 18 1.8 389	medium=130;small=70;large=180;miniature=25	5	
52304010	Wheat bran muffin		raisin nut	208 6.3 38.7 5 2.2 208	medium=130;small=70;large=180;miniature=25	5	
52304040	Bran with fruit muffin, lowfat		jenny cuisine banana	179 5.4 40 1.5 2.7 433	muffin=58	4	
52304100	Oatmeal muffin		granola	370 6.4 43.9 18.9 1.5 404	medium=130;small=70;large=180;miniature=25	5	
52304150	Oat bran muffin		nut raisin fruit	270 7 48.3 7.4 4.6 393	medium=130;small=70;large=180;miniature=25	5	
52306010	Plain muffin		matzo meal spiced poppyseed	374 5.9 52 16.2 0.8 358	medium=130;small=70;large=180;miniature=25	5	
52306300	Cheese muffin			367 9.7 30.5 23 1 491	medium=130;small=70;large=180;miniature=25	5	
52306500	Pumpkin muffin		raisin nut	305 5 43.2 12.9 1.4 285	medium=130;small=70;large=180;miniature=25	5	
52306550	Zucchini muffin		squash nut	306 5.1 42.6 13.1 0.9 290	medium=130;small=70;large=180;miniature=25	5	
52306700	Carrot muffin		raisin nut	314 5 44.4 13.2 1.4 309	medium=130;small=70;large=180;miniature=25	5	
52311010	Popover		dutch baby yorkshire pudding	268 11.1 35.3 9.2 1.1 284	popover=31	6.5	
52401000	Boston Brown bread			274 10.7 47.5 4.5 4 450	slice=45	5	
52403000	Nut bread			403 6.6 49.7 20.1 1.2 336	slice=49	5	
52404060	Pumpkin bread		raisin nut carrot	305 5 43.2 12.9 1.4 285	slice=60	5	
52405010	Fruit bread		lemon banana nut date	374 6 47.3 18.1 1.2 302	serving=57;slice=41	5	
52407000	Zucchini bread		squash nut	306 5.1 42.6 13.1 0.9 290	slice=40	5	
52408000	Irish soda bread			301 6.5 51.1 9 2.3 445	slice=74;loaf=537	5	
53100100	Cake	Cupcake		352 2.8 53.6 14.8 1 304	slice=175;cup=100	8	
53101100	Angel food cake			257 6.1 58.7 0.3 0.2 511	slice=60;cup=50	5	
53102200	Apple cake	Cupcake, apple	applesauce fruit flavor	376 2.4 52.5 17.5 0.9 280	slice=200;cup=120	5	
53102700	Banana cake	Cupcake, banana		379 2.5 53.1 17.5 1 280	slice=200;cup=120	5	
53102800	Black Forest cake	Cupcake, black Forest	chocolate cherry	228 3.5 31.3 10.7 1.7 214	slice=200;cup=120	5	
53103000	Boston cream pie cake			252 2.4 42.9 8.5 1.4 254	slice=115;cup=70	5	
53104260	Carrot cake	Cupcake, carrot		374 2.5 51.8 17.5 1.1 288	slice=200;cup=120	5	
53104400	Coconut cake	Cupcake, coconut	homemade	368 2.5 54.5 15.7 1.3 311	slice=200;cup=120	5	11-1053
53104500	Cheesecake, plain			399 5.3 34.8 26.5 0.5 277	slice=175;cup=180	4	
53104550	Cheesecake, fruit			387 4.8 38.2 23.9 0.6 252	slice=200;cup=180	4	
53104600	Cheesecake, chocolate			394 5.7 35.5 26.1 1.6 269	slice=175;cup=180	4	
53105262	Cake, chocolate with white icing, bakery	Cupcake, chocolate with white icing, bakery	flavor commercially packaged place yellow vanilla	355 2.8 54.4 14.6 1.2 296	serving=175;medium=90;slice=115;cup=100	3	53121270
53105264	Cake, chocolate with white icing, from mix	Cupcake, chocolate with white icing, from mix	flavor home recipe yellow vanilla	349 3.1 53.1 14.4 1.4 306	serving=150;medium=75;slice=100;cup=100	3	53121272
53105270	Cake, chocolate with chocolate icing, bakery	Cupcake, chocolate with chocolate icing, bakery	commercially packaged place	345 3.3 52.3 15.2 1.6 295	serving=175;medium=90;slice=115;cup=100	3	
53105272	Cake, chocolate with chocolate icing, from mix	Cupcake, chocolate with chocolate icing, from mix	home recipe	341 3.5 51.3 15 1.7 305	serving=150;medium=75;slice=100;cup=100	3	
53105275	Chocolate cake, no icing	Cupcake, chocolate, no icing	as	303 5.1 43.3 13.2 2.3 387	slice=65;medium=50;cup=75	4	
53105300	German chocolate cake	Cupcake, German chocolate		360 3.7 49.9 17.6 2.4 297	slice=200;cup=120	5	
53105310	Gluten free cake	Cupcake, gluten free		410 4.9 37.9 29.4 2.4 119	slice=175;cup=100	3.5	
53105396	Chocolate cake, flourless			410 4.9 37.9 29.4 2.4 119	slice=115;cup=120	4	
53106500	Cream cake		rum petit four	286 3.8 30 17 0.4 234	slice=200;cup=120	5	
53108200	Chocolate snack cake		ding dong little debbie swiss roll tastykake	399 3.6 60.3 15.9 3.2 332	medium=45;slice=45	5	
53109200	White snack cake		yellow flavor as twinkie little debbie zebra tastykake	374 3.5 64 11.5 1 470	medium=45;slice=45	5	
53110000	Fruit cake		retail	324 2.9 61.6 9.1 3.7 101	slice=115;cup=120	5	11-829
53111000	Gingerbread cake	Cupcake, gingerbread		276 3.6 45.3 9.2 1 411	slice=115;cup=100	5	
53112100	Ice cream cake		flavor pie roll baked alaska frozen yogurt	283 3 39.3 12.7 0.5 196	serving=34;piece=340;cup=138	6.5	
53113000	Jelly roll cake			285 3.1 64.5 1.5 0.8 357	slice=100;cup=100	5	
53114100	Lemon cake	Cupcake, lemon		339 2.4 51.9 13.5 0.4 304	slice=175;cup=100	5	
53115200	Marble cake	Cupcake, marble		347 3.1 52.6 15.1 1.2 305	slice=175;cup=100	5	
53115450	Peanut butter cake	Cupcake, peanut butter	chocolate	382 6.1 47.5 19.9 2 332	slice=175;cup=100	5	
53116000	Pound cake			353 5 53.6 14 0.6 377	slice=115;cup=100	5	
53116510	Pumpkin cake	Cupcake, pumpkin	sweet potato	373 2.5 51.6 17.5 1.1 280	slice=200;cup=120	5	
53116520	Red velvet cake	Cupcake, red velvet		355 2.8 54.4 14.6 1.2 296	slice=200;cup=120	5	
53117200	Spice cake	Cupcake, spice		410 2.7 56.4 19.4 0.9 311	slice=175;cup=100	5	
53118100	Sponge cake			290 5.4 61 2.7 0.5 623	slice=65;cup=50	5	
11-956	Sponge cake (homemade)			463 6.4 54.2 26.4 1.1 430		3.5	
53118110	Strawberry cake	Cupcake, strawberry		326 2.2 50.3 12.9 0.5 283	slice=175;cup=100	5	
53118500	Torte cake		fruit	241 3.3 33.9 10.4 0.9 273	slice=200;cup=120	5	
53118550	Tres leche cake		three milk	270 6.4 42 8.7 0.3 71	slice=200;cup=120	5	
53119000	Pineapple cake, upside down		fruit	273 2.4 39.1 12.2 0.7 214	slice=115;cup=120	4	
53120270	Cake, white with white icing, bakery	Cupcake, white with white icing, bakery	yellow vanilla flavor commercially packaged place	359 2.4 55 14.3 0.4 313	serving=175;medium=90;slice=115;cup=100	3	
53120272	Cake, white with white icing, from mix	Cupcake, white with white icing, from mix	yellow vanilla flavor home recipe	353 2.6 53.8 14.2 0.4 325	serving=150;medium=75;slice=100;cup=100	3	
53121275	White cake, no icing	Cupcake, white, no icing	yellow vanilla as	310 4.4 44.4 12.8 0.6 419	slice=65;medium=50;cup=75	4	
53123070	Strawberry shortcake		fruit cake	214 3.3 40.1 4.7 0.9 313	slice=175;cup=150	5	
53124110	Zucchini cake	Cupcake, zucchini		371 2.5 51.1 17.5 0.9 280	slice=200;cup=120	5	
53200100	Batter or dough cookie, raw			435 5 54.5 22.5 0.9 533	serving=63;cup=250	5	
53201000	Cookie			492 5.1 65.4 24.7 2 311	serving=60;medium=30;small=20;large=45	8	
53202000	Almond cookie			514 5.4 63.8 26.2 1.3 353	serving=60;medium=30;small=20;large=45	5	
53203000	Applesauce cookie		apple snack dutch	450 6.2 68.7 18.1 2.8 520	serving=60;medium=30;small=20;large=45	5	
53203500	Biscotti cookie		nut italian sugar	373 7.6 67 8.4 1.4 262	serving=64;piece=32	5	
53204000	Brownie cookie		nut as icing	405 4.8 63.9 16.3 2.1 286	medium=50;small=30;large=90	6.5	
53204010	Brownie cookie, without icing		nut entenmann fudge bite	405 4.8 63.9 16.3 2.1 286	medium=50;small=30;large=90	4	
53204100	Brownie cookie, with icing or filling		nut little debbie fudge cosmic flavor	401 2.9 63.6 17 1.5 234	medium=65;small=40;large=110;packet=61	4	
53204840	Brownie cookie, reduced fat		lowfat free chocolate fudge as icing	345 2.8 61.6 9.7 11.1 290	medium=50;small=30;large=90	4	
53205250	Butterscotch cookie, brownie		blondie congo bar	405 4.8 63.9 16.3 2.1 286	medium=50;small=30;large=90	4	
53205260	Bar cookie, with chocolate		ms	492 5.1 65.4 24.7 2 311	medium=50;small=30;large=90;bar=30	4	
53206000	Chocolate chip cookie		nut pepperidge farm chunk nabisco mini ahoy grandma keebler rainbow deluxe subway mcdonald white	492 5.1 65.4 24.7 2 311	serving=46;medium=30;piece=5;cup=81;small=20;large=45	5	
53206020	Chocolate chip cookie, made from home recipe or purchased at a bakery		toll house ms nut chunk flavor	505 5.8 59.2 29 2.5 261	serving=60;medium=30;small=20;large=45	4	
53206030	Chocolate chip cookie, reduced fat		nabisco ahoy 100 calorie thin crisp keebler right bite deluxe low free	451 6 67.5 17.9 3 418	serving=60;medium=30;small=20;large=45	2.5	
53206100	Chocolate chip sandwich cookie		filling icing little debbie creme pie	425 2.9 63.5 17.7 0 279	serving=42;piece=34;large=36;sandwich=14	5	
53206500	Chocolate cookie, made with rice cereal		little debbie star crunch	440 3.2 63.3 19.4 1.6 210	serving=60;piece=31;bar=30	4	
53206550	Chocolate cookie, made with oatmeal and coconut, no bake			450 6.2 68.7 18.1 2.8 520	serving=60;medium=30;small=20;large=45	3	
53207000	Chocolate or fudge cookie		jelly nut chip	433 6.6 72.7 14.2 3.4 580	serving=60;medium=30;small=20;large=45	5	
53208000	Marshmallow cookie, chocolate-covered		puff pinwheel fudge keebler	421 4 67.7 16.9 2 188	serving=60;piece=30	4	
53208200	Marshmallow pie cookie, chocolate covered		moon mallow scooter whoopie little debbie non	421 4 67.7 16.9 2 188	serving=78	4	
53209005	Chocolate cookie, with icing or coating		grasshopper keebler 100 calorie right bite girl scout thin mint little debbie fudge round	507 4.5 67.9 24.2 2.3 380	serving=84;medium=42;piece=7.9;small=28;large=63;grasshopper=7	4	
53209010	Sugar wafer cookie, chocolate-covered		little debbie fudge crispy bar caramel keebler stick creme filled	526 3.5 66 27.6 3.4 138	serving=45;piece=10;wafer=15;bar=15	4	
53209015	Chocolate sandwich cookie		oreo	464 5.2 71 19.1 2.9 388	serving=42;large=36;sandwich=14	5	
53209020	Chocolate sandwich cookie, reduced fat		oreo	436 2.9 76.2 13.2 2.9 471	serving=42;piece=14;large=36	2.5	
53209100	Chocolate cookie, sandwich, with extra filling		double stuff oreo fudge covered coating	497 4.3 68.2 24.5 2.7 351	serving=45;large=36;sandwich=15	3	
53209500	Cookie, chocolate and vanilla sandwich		as banana cream filled girl scout lemon chalet creme	464 5.2 71 19.1 2.9 388	serving=42;large=36;sandwich=14	4	53238000
53210000	Chocolate wafer cookie		snap famous brand 100 calorie oreo thin crisp	433 6.6 72.7 14.2 3.4 580	serving=18;medium=10;small=5	5	
53210900	Cookie, graham cracker with chocolate and marshmallow		suddenly smore homemade golden treat bar	465 6.4 69 18.6 2.8 221	medium=42;piece=19;large=84;bar=22	4	
53211000	Cookie bar, with chocolate, nuts, and graham crackers		magic	492 5.1 65.4 24.7 2 311	medium=38;small=25;large=56	2	
53215500	Coconut cookie		nut	460 3 61.2 22.6 5.1 241	serving=60;medium=30;small=20;large=45	5	
53220000	Fruit-filled bar cookie		trail mix lowfat fat free	348 3.7 70.9 7.3 4.6 350	medium=38;small=25;large=56;bar=22	5	
53220030	Fig bar cookie		date lowfat fat free	348 3.7 70.9 7.3 4.6 350	serving=57;bar=16	5	
53222010	Cookie, fortune			378 4.2 84 2.7 1.6 31	serving=24;piece=8	4	
53222020	Cone shell cookie, ice cream type, wafer or cake			417 8.1 79 6.9 3 256	cone=4;large=29	3	
53223000	Gingersnaps cookie			416 5.6 76.9 9.8 2.2 555	serving=60;medium=30;small=20;large=45	5	
53223100	Granola cookie		pepperidge farm	464 9.8 66.7 17.6 3.1 251	serving=60;medium=30;small=20;large=45	5	
53224000	Ladyfinger cookie		anisette sponge stella doro egg jumbo breakfast treat	365 10.6 59.7 9.1 1 147	serving=25;piece=5.2;ladyfinger=8.3	5	
53224250	Lemon bar cookie			437 5.1 62.7 18.9 0.8 224	medium=38;small=25;large=56	5	
53225000	Macaroon cookie		coconut meringue	460 3 61.2 22.6 5.1 241	serving=48;piece=24	5	
53226000	Marshmallow cookie, with coconut			421 4 67.7 16.9 2 188	serving=60;piece=30	4	
53226500	Marshmallow cookie, with rice cereal, no bake		krispy treat bar	417 3.4 80.5 9 0 351	serving=76;medium=38;small=25;large=56	3	
53226550	Marshmallow cookie, with rice cereal and chocolate chips		campfire munchie krispy treat bar	435 4.6 63.3 18.2 0 341	serving=76;medium=38;small=25;large=56	4	
53226600	Cookie, marshmallow and peanut butter, with oat cereal, no bake		cheerio treat bar	417 3.4 80.5 9 0 351	serving=76;medium=38;small=25;large=56	2	
53228000	Meringue cookie		angel cup	350 5.7 81.3 0.3 0 244	serving=15;piece=5	5	
53230000	Molasses cookie		hermit gingerbread man little debbie ginger	430 5.6 73.8 12.8 1 459	serving=60;medium=30;piece=20;small=20;large=45	5	
53231000	Lebkuchen cookie		honey nut bar	430 5.6 73.8 12.8 1 459	serving=48;piece=24	5	
53231400	Multigrain cookie, high fiber		fibber	464 9.8 66.7 17.6 3.1 251	serving=60;piece=30	4	
53233000	Oatmeal cookie		icing	450 6.2 68.7 18.1 2.8 520	serving=60;medium=30;small=20;large=45	5	
53233010	Oatmeal cookie, with raisins		date nut tastykake bar fruit filling icing	450 6.2 68.7 18.1 2.8 520	serving=57;medium=30;small=20;large=45	4	
53233040	Oatmeal cookie, reduced fat		free as raisin	365 4 64.6 10 16.1 562	serving=60;medium=30;small=20;large=45	4	
53233050	Oatmeal sandwich cookie, with creme filling		little debbie pie	398 2.6 55.6 18.3 2.6 500	serving=42;large=36;sandwich=14	4	
53233060	Oatmeal cookie, with chocolate chips		frosting ms nut raisin	457 5.7 67.6 20.9 3.5 399	serving=60;medium=30;small=20;large=45	4	
53233080	Oatmeal sandwich cookie, with peanut butter and jelly filling		little debbie	398 2.6 55.6 18.3 2.6 500	serving=42;large=36;sandwich=14	4	
53233100	Oatmeal cookie, with chocolate and peanut butter, no bake			450 6.2 68.7 18.1 2.8 520	serving=60;medium=30;small=20;large=45	3	
53234000	Peanut butter cookie		wafer	473 8.9 58.2 23.8 2.1 463	serving=60;medium=30;small=20;large=45	5	
53234100	Peanut butter cookie, with chocolate		covered nutter icing	475 7.8 59.5 25.3 3 356	serving=60;medium=30;small=20;large=45	4	
53234250	Cookie, peanut butter with rice cereal, no bake		bar	417 3.4 80.5 9 0 351	serving=76;medium=38;small=25;large=56	3	
53235000	Peanut butter sandwich cookie		chocolate bar nutter nabisco girl scout do si dos oatmeal	478 8.8 65.6 21.1 1.9 368	serving=42;piece=11.6;large=36;sandwich=14	5	
53235500	Cookie, with peanut butter filling, chocolate-coated		girl scout tagalong patty little debbie nutty bar lance creme filled wafer	562 8.1 52.9 35.3 3.5 371	medium=42;piece=13;small=28;large=63;bar=28	3	
53235600	Pfeffernusse cookie			514 5.4 63.8 26.2 1.3 353	serving=26;piece=13	5	
53236000	Pizzelle cookie		rosette italian wafer	417 8.1 79 6.9 3 256	serving=26	5	
53236100	Pumpkin cookie		carrot bar	450 6.2 68.7 18.1 2.8 520	serving=60;medium=30;piece=5;small=20;large=45	5	
53237000	Raisin cookie		date nut sugar	401 4.1 68 13.6 1.2 418	serving=60;medium=30;small=20;large=45	5	
53237010	Raisin sandwich cookie, cream-filled		little debbie creme pie	398 2.6 55.6 18.3 2.6 500	serving=42;large=36;sandwich=14	4	
53237500	Rum ball cookie, no bake		bourbon	514 5.4 63.8 26.2 1.3 353	serving=22;piece=11	4	
53239000	Shortbread cookie		lorna doone pecan sandy greek girl scout trefoil	514 5.4 63.8 26.2 1.3 353	serving=60;medium=30;piece=6.3;small=20;large=45	5	
53239010	Shortbread cookie, reduced fat		pecan sandy keebler 100 calorie right bite nabisco lorna doone crisp butter sugar low	451 5.4 76 14 1.3 571	serving=60;medium=30;small=20;large=45	2.5	
53239050	Shortbread cookie, with icing or filling		keebler middle flavor berger girl scout lemonade lemon chalet creme	515 5.1 62.6 28.3 2.1 283	medium=42;piece=15;small=28;large=63	4	
53239100	Pocky		biscuit stick coated flavor japanese snack	447 10 51.1 22.5 5 213	serving=35;piece=4	6.5	
53240000	Animal cookie		cracker sweet arrowroot biscuit labeled as lowfat	446 6.9 74.1 13.8 1.1 335	serving=28;piece=4;cup=64	5	
53240010	Animal cookie, with frosting or icing		keebler iced frosted cracker	509 3 70.1 24.1 0.9 257	serving=20;piece=5	4	
53241500	Butter or sugar cookie		jelly topped sesame wedding social tea biscuit nabisco pepperidge farm bordeaux chessman pirouette vanilla margherite stella doro snickerdoodle butterfly wing lemon cooler cake russian	464 5.4 67.3 19.6 1.3 385	serving=60;medium=30;cup=85;small=20;large=45	5	
53241510	Marie biscuit		rich tea maria	406 7.1 70.5 10.6 3.5 370	serving=21;piece=7	6.5	
53241600	Butter or sugar cookie, with fruit and/or nuts		coconut pepperidge farm distinctive chantilly cappucino	470 6.5 65 21.1 1.6 227	serving=60;medium=30;small=20;large=45	4	
53242000	Sugar wafer cookie		vanilla cream strawberry chocolate flavor	502 3.8 70.6 23.2 1.6 103	serving=24;medium=8;small=4;large=9	5	
53242500	Toffee bar cookie			492 5.1 65.4 24.7 2 311	medium=38;small=25;large=56	5	
53243000	Vanilla sandwich cookie		vienna finger cameo butter golden oreo keebler el fudge elfin sanwich	483 4.5 72.1 20 1.5 388	serving=42;large=36;sandwich=14	5	
53243010	Vanilla sandwich cookie, extra filling		golden oreo double stuff el fudge elfin stuffed	497 4.3 68.2 24.5 2.7 351	serving=42;medium=14;large=36;sandwich=15	4	
53243050	Vanilla sandwich cookie, reduced fat		nabisco snackwell creme vienna finger	423 4.2 78.2 10.4 2.1 354	serving=42;piece=12.2;large=36;sandwich=14	2.5	
53244010	Butter or sugar cookie, with chocolate icing or filling		brussels mint pepperidge farm milano geneva keebler fudge stripe	503 4.1 68.8 23.5 1.9 301	medium=42;small=28;large=63;geneva=10	4	
53244020	Butter or sugar cookie, with icing or filling other than chocolate		spice flavor nabisco madeem myself ready decorate	433 3.4 72.7 14.9 0.4 204	medium=42;small=28;large=63	4	
53246000	Tea cookie, Japanese		senbei plain ginger seaweed	378 4.2 84 2.7 1.6 31	serving=15;medium=5;small=2;large=11	4	
53247000	Vanilla wafer cookie		as nabisco nilla	455 4.9 72.6 16.4 1.6 325	serving=16;medium=4;small=3;large=6	5	
53247050	Vanilla wafer cookie, reduced fat		nilla	441 5 73.6 15.2 1.9 388	serving=16;medium=4;small=3;large=6	2.5	
53247500	Vanilla with caramel cookie, coconut, and chocolate coating		girl scout samoa delite	489 3.5 64.1 25.8 4.4 182	serving=84;medium=42;piece=14;small=28;large=63	3	
53251100	Rugelach cookie		cottage cheese	348 3.7 70.9 7.3 4.6 350	serving=46;medium=23	5	
53260030	Chocolate chip cookie, reduced sugar		free	450 3.9 73.4 16.8 1.6 244	serving=60;medium=30;small=20;large=45	2.5	
53260200	Oatmeal cookie, reduced sugar		raisin free	449 4.8 69.9 18 2.9 273	serving=60;medium=30;small=20;large=45	2.5	
53260300	Sandwich cookie, reduced sugar		free	461 4.5 68 22.1 4.1 342	serving=36;piece=12	2.5	
53260400	Sugar or plain cookie, sugar free		murray	523 10.3 50.5 31 3.4 448	serving=60;medium=30;small=20;large=45	2.5	
53260500	Sugar wafer cookie, sugar free		murray vanilla creme flavor	531 3.6 66.3 28.6 14.3 71	serving=24;medium=8;small=4;large=9	2.5	
53260600	Peanut butter cookie, sugar free		murray	523 10.3 50.5 31 3.4 448	serving=60;medium=30;small=20;large=45	2.5	
53261000	Gluten free cookie		any type	474 2.2 76 17.9 2.5 275	serving=60;medium=30;piece=5;small=20;large=45	3.5	
53270100	Puerto Rican style cookies		mantecadito polvorone	506 6.3 67.9 23.2 1.6 271	serving=38;piece=19	5	
53300100	Pie		fruit as	296 2.7 37.6 15.3 1.8 217	serving=150;medium=1200;slice=75;cup=250	8	
53300200	Tart		type	316 3 42.6 16.1 2.6 333	tart=125	5	
53301000	Apple pie		mcdonald baked fried fast food	296 2.7 37.6 15.3 1.8 217	serving=150;medium=1200;slice=75;cup=250	5	53301070
53303500	Berry pie		blackberry raspberry as	306 3.2 39.5 15.4 3.6 217	serving=150;medium=1200;slice=75;cup=250	5	
53304000	Blueberry pie			300 2.8 38 15.5 2.5 217	serving=150;medium=1200;slice=75;cup=250	5	
53305000	Cherry pie			311 3 40.9 15.3 1.9 217	serving=150;medium=1200;slice=75;cup=250	5	
53305700	Lemon pie			280 2.4 31.5 16.2 0.7 169	slice=150;cup=250	5	
53305800	Key lime pie			322 5.8 42.2 14.9 0.3 182	slice=150;cup=250	5	
53307000	Peach pie			296 2.8 37.1 15.3 1.9 219	serving=150;medium=1200;slice=75;cup=250	5	
53312000	Strawberry pie		rhubarb	289 2.9 44.2 11.6 2.2 189	slice=150;cup=250	5	
53341000	Banana cream pie			284 2.4 32.4 16.2 0.7 168	slice=150;cup=250	5	
53342000	Chocolate cream pie		pudding	291 2.8 32.5 16.7 0.7 167	slice=150;cup=250	5	
53343000	Coconut cream pie			297 2.6 32 17.8 1.1 169	slice=150;cup=250	5	
53344000	Custard pie		buttermilk chess	210 5.5 20.8 11.6 1.6 275	slice=150;cup=250	5	
53344300	Dessert pizza		fruit	204 1.8 32.4 7.5 1.7 130	piece=108;pizza=1188	6.5	
53346000	Peanut butter cream pie			421 5.9 33.1 30.1 1.1 236	slice=150;cup=250	5	
53346500	Pineapple cream pie			274 2.4 31.2 15.6 0.7 168	slice=150;cup=250	5	
53347000	Pumpkin pie			249 4.8 36.3 9.8 1.7 252	serving=150;medium=1200;slice=75;cup=250	5	
53360000	Sweet potato pie			269 5 41.1 9.8 1.3 269	serving=150;medium=1200;slice=75;cup=250	5	
53365000	Vanilla cream pie		pudding flavor than chocolate	286 2.5 32.3 16.3 0.7 176	slice=150;cup=250	5	
53381000	Lemon meringue pie		cream retail	294 4.5 43.7 11.3 1.1 179	slice=150;cup=250	5	11-548
53385000	Pecan pie			449 6 49.5 25.3 1.9 299	serving=150;medium=1200;slice=75;cup=250	5	
53385500	Oatmeal pie			396 6.1 56.9 16 2.2 315	slice=150;cup=250	5	
53391000	Pie shell		crust	508 6.5 56.2 28.6 3.3 467	serving=25	6.5	
53391100	Pie shell, graham cracker		crust	501 5.1 64.3 24.8 1.9 471	serving=25	4	
53410100	Cobbler, apple		fruit as	217 2.1 33.6 8.7 1.6 180	serving=125;cup=250	4	
53410300	Cobbler, berry		rhubarb	231 2.7 36.2 8.9 4 179	serving=125;cup=250	4	
53410500	Cobbler, cherry			237 2.4 38.1 8.7 1.8 179	serving=125;cup=250	4	
53410800	Cobbler, peach			217 2.2 33 8.7 1.7 182	serving=125;cup=250	4	
53415100	Crisp, apple		betty as	215 2.8 30.2 9.6 2.7 119	serving=125;cup=250	4	
53415110	Plain fritter			378 6.6 27.5 26.9 0.9 340	fritter=100	5	
53415120	Fruit fritter		sweet apple	403 6.3 37.3 25.6 1.2 321	fritter=100	5	
53415300	Crisp, berry		rhubarb	228 3.4 32.8 9.8 5 119	serving=125;cup=250	4	
53415400	Crisp, cherry			234 3.1 34.7 9.6 2.8 119	serving=125;cup=250	4	
53415500	Crisp, peach			214 3 29.6 9.6 2.7 121	serving=125;cup=250	4	
53420000	Cream puff, eclair, custard or cream filled		as icing	280 4.2 11.1 24.4 0.3 132	serving=70;eclair=102	4.5	
53420100	Cream puff, eclair, custard or cream filled, not iced			264 4.8 12.9 21.5 0.4 160	serving=70;eclair=90	2	
53420200	Cream puff, eclair, custard or cream filled, iced		tastykake tasty klair pie	334 4.4 37.4 18.5 0.9 265	serving=70;eclair=102	3	
53420210	Cream puff, eclair, custard or cream filled, reduced fat, iced		weight watcher sweet celebration chocolate	242 3.5 41.9 7.2 1 261	serving=70	0.5	
53420250	Cream puff, no filling or icing			360 9 22.8 25.9 0.8 483	serving=70	4	
53420400	Sopaipilla, without syrup or honey			367 5.8 41.5 20.2 1.4 898	serving=70;sopaipilla=10	6.5	53420410
53430100	Crepe, chocolate filled			170 4.9 22.9 6.5 0.2 219	serving=80	4	
53430200	Crepe, fruit filled			188 4.6 26.6 7.1 1.2 176	serving=80	4	
53430700	Tamale, sweet		fruit	259 2.2 35.6 12.6 2.3 265	serving=70;tamale=35	4	
53440000	Strudel, apple		as filling	281 2 37.2 14.1 0.8 132	piece=125	4	
53440300	Strudel, berry			291 2.4 39.2 14.2 2.7 131	piece=125	4	
53440500	Strudel, cherry			296 2.2 40.7 14.1 1 131	piece=125	4	
53440600	Strudel, cheese			358 5.9 39.1 19.8 0.4 190	piece=125	4	
53440700	Strudel, peach			281 2.1 36.7 14.1 0.9 133	piece=125	4	
53441110	Baklava		kadayif	440 6.6 37.6 29.3 2.5 311	piece=80	6.5	
53441210	Basbousa		semolina dessert dish	282 4.8 43.8 9.9 0.8 81	piece=80	6.5	
53450000	Fruit turnover		apple dumpling sweet	316 3 42.6 16.1 2.6 333	serving=75	5	
53452100	Fruit-filled pastry		hamantaschen	400 4.8 54.4 19.6 4 8	serving=70;pastry=78	5	
53452120	Pastry, made with bean or lotus seed paste filling, baked		chinese moon cake banh trung thu asian	340 7 68.1 4.5 2.7 87	serving=70;small=51;large=204	4	
53452130	Pastry, made with bean paste and salted egg yolk filling, baked		chinese moon cake banh trung thu asian	339 8.6 57 8.6 2.2 545	serving=70;large=204	4	
53452150	Chinese pastry, made with rice flour		nine layer pudding steamed syrup	242 2.8 45.1 6 0.5 9	serving=70	4	
53452170	Cookie type pastry, fried		polish fruit filled paczki	397 6 35.5 25.7 1 67	serving=70;pastry=46	5	
53452200	Italian pastry, with cheese		cannoli	267 7.5 35.1 10.9 0.8 67	serving=70;pastry=85	4	
53452400	Puff pastry		angel wing flaky patty shell	558 7.4 45.7 38.5 1.5 253	serving=70;piece=47;pastry=11	5	
53452420	Puff pastry, custard or cream filled, iced or not iced		horn napoleon	410 5.7 30.1 29.7 0.8 165	serving=70;napoleon=85	3	
53452450	Cheese pastry puffs		straw	265 9.3 13.4 19.5 0.4 554	serving=70;cup=16	6.5	
53452500	Pastry, mainly flour and water, fried		keebler chacho tortilla chip taco bell cinnamon twist elephant ear	434 7.8 59.3 18.1 3.7 659	serving=70;cup=28;chip=2.1;twist=1.5;ear=90	4	
53453150	Empanada, fruit		pastelillo sweet pumpkin dessert egg roll	260 2.7 37 11.5 1.8 188	serving=75	4	
53500100	Breakfast pastry			371 5.4 47.8 18.5 1.9 445	serving=70;medium=113;small=56;large=142	8	
53510000	Plain or spice Danish pastry		snail icing babka bear claw pillsbury cinnamon toaster strudel pecan swirl nut	403 7 44.6 22.4 1.3 414	serving=70;medium=113;small=56;large=142;miniature=28	5	
53510100	Danish pastry, with fruit		icing pillsbury apple blueberry cherry strawberry toaster strudel	371 5.4 47.8 18.5 1.9 445	serving=70;medium=113;small=56;large=142;miniature=28	4	
53511000	Danish pastry, with cheese			374 8 37.2 21.9 1 417	serving=70;medium=113;small=56;large=142;miniature=28	4	
53520000	Doughnut		as cake yeast	426 5.5 49.5 22.9 1.8 378	doughnut=75;piece=75;cup=60;miniature=15	8	
53520100	Cake type doughnut, plain		icing	434 5.3 47.1 24.9 1.7 477	doughnut=60;piece=60;miniature=15	4	
53520120	Chocolate doughnut		glazed non icing cake yeast donut twist	417 5.2 52 22.4 3.7 388	doughnut=75;piece=75;miniature=15	5	
53520130	Cake type doughnut, powdered sugar		cinnamon	431 4.9 51.1 23 1.6 440	doughnut=65;piece=65;miniature=15	2.5	
53520135	Cake type doughnut, with icing		non chocolate glazed donut stick twist coconut blueberry strawberry	431 4.3 51.2 23.2 1.4 418	doughnut=75;piece=75;miniature=15	4	
53520140	Cake type doughnut, chocolate icing		twist	427 4.5 50.3 23.5 1.5 418	doughnut=75;piece=75;miniature=15	4	
53520160	Chocolate doughnut, with chocolate icing		cake yeast twist	413 5.4 51 22.7 3.9 388	doughnut=75;piece=75;miniature=15	4	
53520170	Doughnut holes		munchkin	426 5.5 49.5 22.9 1.8 378	serving=15	6.5	
53520200	Churros		mexican cruller	419 6.1 48.9 22.2 2.6 309	medium=45;miniature=15	6.5	
53520510	Beignet		malasada okinawan sweet fried dough	417 5.5 53.7 20.2 1.9 281	beignet=45	6.5	
53521110	Yeast type doughnut		honey dip non chocolate icing as donut stick sprinkle glazed maple coconut twist cruller	421 6.1 47.9 22.7 2.1 316	doughnut=60;piece=60;miniature=15	5	
53521130	Yeast type doughnut, with chocolate icing		sprinkle twist	416 5.1 51 21.7 1.9 289	doughnut=75;piece=75;miniature=15	4	
53521140	Jelly doughnut		fruit filled	390 4.9 52.3 18.2 1.9 259	doughnut=80;piece=80	5	
53521210	Custard-filled doughnut		cream chocolate icing	363 5.2 42.9 18.9 1.7 287	doughnut=80;piece=80	5	
53521230	Custard-filled doughnut, with icing		boston creme cream chocolate as flavor	368 4.5 46.3 18.7 1.6 270	doughnut=90;piece=90	4	
53530000	Breakfast tart		pop frosting pasrty crisp	385 4 71.8 9 1.8 311	serving=70;tart=54;crisp=13;packet=108	6.5	
53530010	Breakfast tart, lowfat		low fat pop frosting	372 4 76.8 6 1.5 361	serving=70;tart=52;packet=104	4	
53610100	Coffee cake, crumb or quick-bread type		cinnamon drake bisquick icing nut tastykake koffee kake junior hostess 100 calorie	396 6.5 51.3 18.4 1.4 319	piece=65;slice=58;cake=692;packet=32	4	
53610170	Coffee cake, crumb or quick-bread type, with fruit		apple pastry	322 4.2 50.2 11.8 1.2 203	serving=78;piece=75;slice=65;cake=785	3	
53610200	Coffee cake, crumb or quick-bread type, cheese-filled			365 6.8 45.1 17.6 1.2 291	slice=65;cake=568	3	
53710400	Granola bar (General Mills Fiber One Chewy Bar)		flavor cereal	389 5 69.8 10 22.5 237	bar=40	6.5	
53710500	Granola bar (Kellogg's Nutri-Grain Cereal Bar)		flavor	365 4.2 67.6 8.7 3 354	bar=37	6.5	
53710502	Granola bar (Kellogg's Nutri-Grain Yogurt Bar)		flavor cereal	365 4.2 67.6 8.7 3 354	bar=37	6.5	
53710504	Granola bar (Kellogg's Nutri-Grain Fruit and Nut Bar)		flavor cereal	403 9.4 66.7 10.9 7.5 195	bar=32	6.5	
53710600	Milk 'n Cereal bar		general mill honey nut cheerio chex cinnamon toast crunch kellogg frosted flake froot loop	413 6.5 72.1 11 0.4 319	bar=40	6.5	
53710700	Granola bar (Kellogg's Special K bar)		flavor cereal	409 9.1 72.7 9.1 1.8 428	bar=23	6.5	
53710800	Granola bar (Kashi Chewy)		chocolate coated flavor golean tlc cereal	390 16.7 63.4 7.7 7.7 321	bar=78	6.5	
53710802	Granola bar (Kashi Crunchy)		flavor golean tlc cereal	429 18.6 53.3 15.7 11.4 293	bar=35	6.5	
53710810	Granola bar (Kind Fruit and Nut Bar)		flavor cereal	502 13.9 43.7 32.3 5.8 45	bar=40	6.5	
53710900	Granola bar (General Mills Nature Valley Chewy Trail Mix)		flavor cereal	415 5.7 72.3 11.4 3.8 185	bar=35	6.5	
53710902	Granola bar, with yogurt coating (General Mills Nature Valley Chewy Granola Bar)		flavor cereal	423 5.7 74.3 11.4 4.4 271	bar=35	4	
53710904	Granola bar (General Mills Nature Valley Sweet and Salty Granola Bar)		flavor cereal	487 9.1 61.1 22.9 2.9 414	bar=35	6.5	
53710906	Granola bar (General Mills Nature Valley Crunchy Granola Bar)		flavor cereal	471 10.1 64.4 19.8 5.3 294	bar=21;packet=42	6.5	
53711000	Granola bar (Quaker Chewy Granola Bar)		flavor oats cereal	418 5.7 70.2 16.6 3.8 291	bar=24	6.5	
53711002	Granola bar (Quaker Chewy 90 Calorie Granola Bar)		flavor lowfat cereal	408 4.2 79.2 8.3 4.2 313	bar=24	6.5	
53711004	Granola bar (Quaker Chewy 25% Less Sugar Granola Bar)		flavor reduced cereal	412 5.6 69.4 12.5 3.1 312	bar=24	6.5	
53711006	Granola bar (Quaker Chewy Dipps Granola Bar)		flavor cereal	480 7.5 65 20.4 3.2 269	bar=31	6.5	
53711100	Granola bar (Quaker Granola Bites)		cereal	451 7.2 66.3 17.5 5.7 167	pouch=20	6.5	
53712000	Oatmeal snack bar		quaker go flavor breakfast cookie	389 6.7 75.5 6.7 4.6 367	bar=60;piece=48	5	
53712100	Granola bar		chocolate chip new trail oats sugar raisin coconut sunbelt flavor cereal	471 10.1 64.4 19.8 5.3 294	bar=43	8	
53712200	Lowfat granola bar		flavor oats fruit nut sunbelt chewy cereal	408 4.2 79.2 8.3 4.2 313	bar=24	8	
53712210	Granola bar, nonfat		fruit nut flavor health valley fat free cereal	342 5.9 77.6 0.9 7.4 16	bar=43	4	
53713000	Reduced sugar granola bar		flavor cereal	412 5.6 69.4 12.5 3.1 312	bar=24	6.5	
53713010	Fruit and nut granola bar		cereal	502 13.9 43.7 32.3 5.8 45	bar=40	5	
53713100	Peanuts granola bar, oats, sugar, wheat germ		cereal	471 10.1 64.4 19.8 5.3 294	bar=43	2	
53714200	Chocolate coated granola bar		kudo flavor nestle sweet success cereal	480 7.5 65 20.4 3.2 269	bar=35;cup=117	8	
53714210	Granola bar, with coconut, chocolate coated		little debbie macaroo fudge dipped chewy sunbelt flavor cereal	531 5.2 55.2 32.2 6.2 152	bar=39	3	
53714220	Granola bar with nuts, chocolate coated		kudo crunchy snack cereal	536 9.6 54.1 31.2 3.8 193	bar=35	4	
53714230	Oats granola bar, nuts, coated with non-chocolate coating		flavor cereal	455 8.6 60.1 20 4.3 486	bar=35	3	
53714250	Granola bar, coated with non-chocolate coating		flavor quaker oats peanut butter whipp jenny cuisine fruit nut snack cereal	508 10.2 53.4 31.1 2.8 193	bar=28	4	
53714300	High fiber granola bar, coated with non-chocolate yogurt coating		lemon fi raspberry ultra slim fast vanilla almond crunch snack cereal	389 5 69.8 10 22.5 237	bar=28	4	
53714400	Granola bar, with rice cereal		kellogg krispy	417 3.4 80.5 9 0 351	bar=28	4	
53714500	Breakfast bar			376 4.4 72.8 7.5 2.1 337	bar=43	8	
53714510	Date breakfast bar, with yogurt coating		jenny cuisine	348 3.7 70.9 7.3 4.6 350	bar=45	4	
53714520	Breakfast bar, cereal crust with fruit filling, lowfat			376 4.4 72.8 7.5 2.1 337	bar=37	3	
53720100	Nutrition bar (Balance Original Bar)		flavor	415 28 48.7 12 3.1 253	bar=50	6.5	
53720200	Nutrition bar (Clif Bar)		flavor minis	346 14.7 65.4 5.9 7.4 195	bar=68	6.5	
53720210	Nutrition bar (Clif Kids Organic Zbar)		flavor	416 5.6 74.7 9.7 8.3 375	bar=36	6.5	
53720300	Nutrition bar (PowerBar)		flavor energy	363 14.2 69.6 3.1 5.7 308	bar=68	6.5	
53720400	Nutrition bar (Slim Fast Original Meal Bar)		go granola flavor	386 16.2 60.2 8.9 5.1 253	bar=56	6.5	
53720500	Nutrition bar (Snickers Marathon Protein Bar)			415 25 50.5 12.5 12.5 238	bar=80	6.5	
53720600	Nutrition bar (South Beach Living Meal Bar)		flavor	386 16.2 60.2 8.9 5.1 253	bar=50	6.5	
53720610	Nutrition bar (South Beach Living High Protein Bar)		flavor	412 30.3 38.4 15.2 7.3 436	bar=35	6.5	
53720700	Nutrition bar (Tiger's Milk)			387 16.8 56.5 14.3 2.3 168	bar=35	6.5	
53720800	Nutrition bar (Zone Perfect Classic Crunch)		flavor	426 30 45 14 2 444	bar=50	6.5	
53729000	Nutrition bar or meal replacement bar			386 22.4 55.2 9.9 4.7 320	bar=34	8	
54001000	Crackers		as kind brand	510 6.6 61.3 26.4 2.3 726	serving=45;piece=3;cup=50;sleeve=115	8	
54102010	Graham crackers		honeymaid stick flavor lil square keebler elfin scooby doo goldfish	430 6.7 77.7 10.6 3.4 516	serving=45;piece=3;cup=85;small=15	6.5	
54102015	Graham crackers (Teddy Grahams)		flavor	430 6.7 77.7 10.6 3.4 516	serving=45;piece=1;cup=70	6.5	
54102020	Chocolate covered graham crackers		keebler deluxe homekist fudge homemade	500 4 66.8 25.8 2.2 265	serving=18;piece=25	5	
54102050	Oatmeal crackers		oat	455 7.3 70.7 16.4 6.9 699	serving=18;piece=10	5	
54102060	Cuban crackers			430 5.6 73.8 12.8 1 459	serving=18;piece=5	5	
54102100	Reduced fat graham crackers		nabisco 100 calorie honey maid cinnamon thin crisp low free	386 5.7 78 5.7 5.7 629	serving=45;small=20	3.5	
54102200	Sandwich graham crackers, with filling		keebler fudge honey maid grahamful flavor	483 4.5 72.1 20 1.5 388	serving=45;cup=70;sandwich=5;grahamful=25	4	
54103000	Breakfast biscuit crackers		belvita flavor soft baked	427 7.1 71 15.1 7.3 430	serving=18;piece=15	5	
54200100	Butter crackers, reduced sodium		lightly salted hint low ritz	443 8.8 68.6 17.2 10.5 186	serving=45;piece=3;cup=50	2.5	
54201010	Matzo crackers, reduced sodium		wheat germ free low	395 10 83.7 1.4 3 0	serving=18;matzo=25	2.5	
54202020	Saltine crackers, reduced sodium		top premium low soda oyster chowder hint	416 9.4 73.5 8.8 2.9 646	serving=18;piece=3;cup=50;sleeve=115	2.5	
54204020	Wheat crackers, reduced sodium		low thin hint	443 8.8 68.6 17.2 10.5 186	serving=45;piece=3;cup=50	2.5	
54204030	Woven wheat crackers, reduced sodium		whole grain low 100percent stoned wafer triscuit hint	443 8.8 68.6 17.2 10.5 186	serving=18;piece=5;cup=70	2.5	
54301010	Butter crackers, plain		sesame seed keebler toasted chicken biskit stick club flavor minis town house original topper	510 6.6 61.3 26.4 2.3 726	serving=45;piece=3;cup=50;sleeve=115	4	
54301020	Butter crackers, flavored		vegetable sociable pringle stix keebler town house flipside flavor pretzel	510 6.6 61.3 26.4 2.3 726	serving=45;piece=3;cup=50;sleeve=115	4	
54301030	Butter (Ritz) crackers		flavor minis handi snack	510 6.6 61.3 26.4 2.3 726	serving=45;piece=3;cup=50;sleeve=115	5	
54301100	Butter crackers, reduced fat		keebler town house nabisco ritz kebbler club free sodium	444 9.3 71.5 13.4 3.4 776	serving=45;piece=3;cup=50;sleeve=115	2.5	
54304000	Cheese crackers		stick better cheddar nip anny bunny	489 10.9 59.4 22.7 2.3 973	serving=45;piece=3;cup=50;small=1	5	
54304005	Cheese (Cheez-It) crackers		flavor 100 calorie zingz	489 10.9 59.4 22.7 2.3 973	serving=45;piece=1;cup=50	5	
54304020	Cheese (Goldfish) crackers		flavor blasted puff	489 10.9 59.4 22.7 2.3 973	serving=45;cup=50;goldfish=1	5	
54304100	Cheese crackers, reduced fat		cheez it flavor nip	418 10 68.2 11.7 3.3 1167	serving=45;piece=3;cup=50;small=1	2.5	
54304110	Cheese crackers, reduced sodium			503 10.1 58.2 25.3 2.4 458	serving=45;piece=3;cup=50	2.5	
54304150	Cheese crackers, whole grain		cheez it kashi cheddar goldfish anny wheat bunny	412 9.6 57.3 16 6.4 706	serving=45;piece=3;cup=50;small=1	4	
54305010	Crispbread crackers		grain armenian bread wasa sesame ry krisp rye finn crisp norwegian flatbread ryvita fiber	366 7.9 82.2 1.3 16.5 410	serving=18;piece=10	5	
54305020	Flatbread crackers		grain wheat thin keebler town house crisp ryvita lavosh lahvosh	412 9.9 75.2 8.3 10.2 632	serving=18;piece=2;flatbread=10	5	
54307000	Matzo crackers		farfel	395 10 83.7 1.4 3 0	serving=18;matzo=28	5	
54308000	Milk crackers			446 7.6 71.7 13.8 3.4 687	serving=18;piece=10	5	
54313000	Oyster crackers		chowder	418 9.5 74.1 8.6 2.8 941	serving=18;piece=1;cup=50	5	
54318000	Rice chips		flavor brown crisp blue ginger multi grain ricework	384 8.2 81.5 2.8 4.2 326	serving=28;cup=30;chip=1	5	
54319000	Rice crackers		gluten free thin crunchmaster edward son hot kid ka me kame nabisco san sesmark brown	416 10 82.6 5 0 233	serving=18;piece=3;cup=40	5	
54319005	Rice and nuts crackers		blue diamond thin	430 10.8 77.4 8.9 0.8 360	serving=18;piece=3;cup=50	5	
54319020	Popcorn cake		puffed corn rice quaker caramel popped kettle	384 9.7 80.1 3.1 2.9 288	serving=18;small=2	6.5	
54319500	Rice paper		wrapper banh trang	323 5.9 72.3 1.1 0.5 314	serving=18;medium=15;small=5;large=20	6.5	
54325000	Saltine crackers		soda premium zesta	418 9.5 74.1 8.6 2.8 941	serving=18;piece=3;cup=50;sleeve=115	5	
54325010	Saltine crackers, reduced fat		free soda premium	393 10.5 82.3 1.6 2.7 849	serving=18;piece=3;cup=50;sleeve=115	2.5	
54325060	Saltine crackers, multigrain		wheat whole grain zesta premium krispy	398 7.1 68.3 10.7 6.7 1214	serving=18;piece=3;cup=50;sleeve=115	4	
54326000	Multigrain crackers		special snack town house topper wheat thin club keebler multi grain minis low sodium free reduced fat	482 7.1 67.6 20.4 3.5 883	serving=45;piece=3;cup=50	5	
54328000	Sandwich crackers			494 11.5 58.4 24.5 2.3 801	serving=45;cup=70;sandwich=7	5	
54328100	Sandwich crackers, peanut butter filled		wheat nab jelly austin keebler lance munchy toast combo chee cheese	494 11.5 58.4 24.5 2.3 801	serving=45;cup=70;sandwich=7	4	
54328105	Sandwich crackers, peanut butter filled (Ritz)		crackerful bit	482 7.5 57.1 25 2.5 575	serving=45;piece=30;cup=70;sandwich=7	4	
54328110	Sandwich crackers, reduced fat, peanut butter filled		austin lance toast chee low	437 8.3 63.5 16.7 2.8 639	serving=45;cup=70;sandwich=7	1.5	
54328120	Whole grain crackers, sandwich, peanut butter filled		lance	465 14.1 54.6 21.2 9.4 635	serving=45;cup=70;sandwich=5	3	
54328200	Sandwich crackers, cheese filled		butter rye wheat austin keebler lance munchy toast nab combo	477 9.3 61.7 21.1 1.9 978	serving=45;cup=70;sandwich=7	4	
54328210	Sandwich crackers, cheese filled (Ritz)		crackerful bit	479 7.7 56.1 25.1 2.5 595	serving=45;piece=30;cup=70;sandwich=7	4	
54336000	Water crackers		carr table biscuit	384 7.1 72.8 7.1 7.1 571	serving=18;piece=3;cup=60	5	
54336100	Wonton crackers		won ton chip	521 10.3 51.9 31.7 1.9 378	serving=18;piece=3;cup=50	5	
54337010	Woven wheat crackers		flavor whole grain	441 8.9 70.1 15.3 8.6 750	serving=45;piece=5;cup=70	5	
54337020	Woven wheat crackers, plain (Triscuit)		original minis thin crisp whole grain	441 8.9 70.1 15.3 8.6 750	serving=18;piece=5;cup=70;crisp=2	4	
54337030	Woven wheat crackers, flavored (Triscuit)		thin crisp flavor original whole grain	441 8.9 70.1 15.3 8.6 750	serving=18;piece=5;cup=70;crisp=2	4	
54337060	Woven wheat crackers, reduced fat		whole grain triscuit	416 11.3 75.5 7.6 10.9 745	serving=45;piece=5;cup=70	2.5	
54338000	Wheat crackers		wheatsworth wheatable flavor toasted cracked stoned harvest ritz whole honey keebler town house	441 8.9 70.1 15.3 8.6 750	serving=45;piece=3;cup=50;wheatable=2	5	
54338010	Wheat crackers, plain (Wheat Thins)		original big stix	441 8.9 70.1 15.3 8.6 750	serving=45;piece=3;cup=50	4	
54338020	Wheat crackers, flavored (Wheat Thins)		flavor stix	441 8.9 70.1 15.3 8.6 750	serving=45;piece=3;cup=50	4	
54338100	Wheat crackers, reduced fat		thin sodium	444 9.3 71.5 13.4 3.4 776	serving=45;piece=3;cup=50	2.5	
54340100	Gluten free crackers, plain		glutino van multigrain	453 11.3 66.3 15.8 10.2 438	serving=18;piece=3;cup=50	2.5	
54340110	Gluten free crackers, flavored		glutino van cheese	453 11.3 66.3 15.8 10.2 438	serving=18;piece=3;cup=50	2.5	
54401011	Corn nuts		nugget plain flavored	446 8.5 71.9 15.6 6.9 564	serving=28;cup=95;nut=2	6.5	
54401021	Plain corn chips		dipsy doodle bugle	535 6.1 56.8 33.1 4 817	serving=28;cup=45;chip=1	5	
54401026	Flavored corn chips		flavor cheese dipsy doodle	543 6.1 56.7 34 4 509	serving=28;cup=45;chip=1	5	
54401031	Plain (Fritos) corn chips		original scoop	539 6.2 57.3 33.4 4 514	serving=28;cup=45;chip=1	5	
54401035	Flavored (Fritos) corn chips		flavor	536 6.1 57 33.2 4 704	serving=28;cup=45;chip=1	5	
54401055	Cheese flavored corn snacks		puff curl twist flavor cheez doodle puffed	567 5.5 54.5 36.5 0.8 928	serving=28;piece=2;cup=35	6.5	
54401065	Cheese flavored corn snacks, reduced fat		flavor baked low puff curl twist light cheeto oven pirate booty smartfood puffed	432 8.5 72.4 12.1 3.6 842	serving=28;piece=2;cup=35	2.5	
54401075	Plain tortilla chips		original tostito tostada multigrain nacho	472 7.1 67.8 20.7 5.4 328	serving=28;cup=30;chip=3	5	
54401081	Cheese flavored corn snacks (Cheetos)		puff crunchy mix ups	567 5.5 54.5 36.5 0.8 928	serving=28;piece=2;cup=35;puff=3	6.5	
54401085	Flavored tortilla chips		flavor nacho takis rolled tostito	519 7.4 60.8 27.4 5.1 691	serving=28;cup=30;chip=3	5	
54401090	Reduced sodium corn chips		flavor cheese frito lightly salted	549 6.8 56.8 33.6 3.9 295	serving=28;cup=45;chip=1	3.5	
54401110	Tortilla chips, nacho cheese flavor (Doritos)			519 7.4 60.8 27.4 5.1 691	serving=28;cup=30;chip=3	4	
54401111	Tortilla chips, cool ranch flavor (Doritos)			470 7.1 67.4 20.6 5.4 519	serving=28;cup=30;chip=3	4	
54401112	Other flavors (Doritos) tortilla chips		cool ranch cheese nacho jacked rolled dinamita toasted corn	519 7.4 60.8 27.4 5.1 691	serving=28;cup=30;chip=3	5	
54401121	Reduced fat tortilla chips, plain		baked original guiltless gourmet tostito low free nacho	411 10.9 79.1 5.6 5.2 511	serving=28;cup=30;chip=2	2.5	
54401122	Reduced fat tortilla chips, flavored		baked dorito nacho low free	411 10.9 79.1 5.6 5.2 511	serving=28;cup=30;chip=2	2.5	
54401170	Low fat tortilla chips, unsalted		baked tostito	416 11 80.1 5.7 5.3 15	serving=28;cup=30;chip=2	2.5	
54402080	Reduced sodium tortilla chips		flavor	489 9.4 68.1 19.8 4.5 13	serving=28;cup=30;chip=2	3.5	
54402200	Snack mix		frito lay munchy party sunchip cheeto dorito pretzel chip mixture oriental multigrain gardetto original snak ens	504 6.9 63.1 25.8 3.1 729	serving=28;cup=60	6.5	
54402610	Restructured potato chips, multigrain		pringle crisp	505 5.3 65.3 24.7 2.7 544	serving=28;can=20;cup=25;chip=2	4	
54402700	Pita chips		flavor salted cracker stacy multigrain plain	457 11.8 68.3 15.2 3.8 854	serving=28;cup=60;chip=3	6.5	
54403001	Popcorn		ready eat	518 9.1 55 30.6 10.2 764	serving=28;medium=85;cup=14;packet=43;kernel=0.2	8	54403080
54403005	Movie theater popcorn, with added butter		as	656 5 31.7 58.8 5.4 756	serving=84;cup=14;kernel=0.2	4	54403006
54403010	Air-popped popcorn, no butter added		as	385 12.9 77.5 4.5 14.4 162	serving=20;cup=8;kernel=0.2	4	54403040
54403045	Popped in oil popcorn, no butter added		as	498 9 57.9 28 10 157	serving=28;cup=11;kernel=0.2	4	54403046
54403051	Microwave popcorn			518 9.1 55 30.6 10.2 764	serving=35;medium=85;cup=14;packet=43;kernel=0.2	8	
54403052	Microwave popcorn, plain		salted	518 9.1 55 30.6 10.2 764	serving=28;medium=85;cup=11;packet=43;kernel=0.2	4	
54403053	Microwave popcorn, plain, light		100 calorie pack reduced low fat free salted	409 11.9 71.7 10.1 13.4 766	serving=28;medium=85;cup=8;packet=43;kernel=0.2	1.5	
54403054	Microwave popcorn, low sodium		reduced fat	496 8.9 57.6 27.9 9.9 310	serving=28;medium=85;cup=11;packet=43;kernel=0.2	2.5	
54403056	Microwave popcorn, butter flavored		movie theater	518 9.1 55 30.6 10.2 764	serving=35;medium=85;cup=14;packet=43;kernel=0.2	4	
54403057	Microwave popcorn, flavored, light		100 calorie pack butter cheese kettle	406 11.8 71.2 10 13.3 1030	serving=28;medium=85;cup=8;packet=43;kernel=0.2	1.5	
54403058	Microwave popcorn, cheese flavored		flavor than butter kettle	516 9.1 54.8 30.4 10.2 916	serving=35;medium=85;cup=14;packet=43;kernel=0.2	4	
54403059	Microwave popcorn, kettle			504 9.4 58 27.5 10.5 601	serving=35;medium=85;cup=14;packet=43;kernel=0.2	4	
54403081	Plain popcorn		salted ready eat	482 10.2 61.2 23.3 11.4 616	serving=28;cup=11;kernel=0.2	5	
54403082	Plain popcorn, light		reduced low fat free salted ready eat	437 11.3 68.1 14.9 12.7 600	serving=28;cup=8;kernel=0.2	2.5	
54403083	Low sodium popcorn		reduced fat ready eat	486 10.3 61.7 23.4 11.5 313	serving=28;cup=11;kernel=0.2	3.5	
54403085	Butter flavored popcorn		movie theater ready eat	530 8.9 53.4 32.5 10 764	serving=28;cup=14;kernel=0.2	5	
54403087	Cheese flavored popcorn		flavor than butter kettle ready eat	526 9.3 51.6 33.2 9.9 889	serving=28;cup=14;kernel=0.2	5	
54403088	Flavored popcorn, light		butter cheese kettle ready eat	435 11.3 67.8 14.9 12.6 766	serving=28;cup=8;kernel=0.2	2.5	
54403089	Kettle popcorn		ready eat	531 5.5 61 30.2 6.1 495	serving=28;cup=14;kernel=0.2	5	
54403110	Caramel coated popcorn		ball sugar	428 3.8 78.5 12.7 5.2 512	serving=28;piece=35;cup=35;kernel=0.6	5	
54403120	Caramel coated popcorn, with nuts		cracker jack fiddle faddle crunch munch poppycock	397 6.4 80.1 7.7 3.8 483	small=28;cup=42;kernel=0.6	4	
54403160	Chocolate coated popcorn			407 5.3 76.4 12.8 8.3 493	serving=28;cup=35;kernel=0.6	5	
54404000	Plain popcorn chips		popcorner popped tortilla	438 10.2 74.2 11.2 4.9 586	serving=28;cup=30;chip=1	5	
54404010	Other flavors popcorn chips		sweet special indiana chipin flavored popcorner	438 10.2 74.2 11.2 4.9 586	serving=28;cup=30;chip=1	5	
54404020	Sweet flavors popcorn chips		popcorner	455 8.8 74.6 13.5 4.2 243	serving=28;cup=30;chip=1	5	
54406010	Onion flavored rings		flavor funyun	499 7.7 65.1 22.6 3.9 950	serving=28;piece=2;cup=15	6.5	
54406200	Shrimp chips		cracker prawn banh phong tom tapioca base	426 7.1 59.1 17.9 5.6 571	cup=40;chip=6	6.5	
54408000	Pretzels			384 10 80.4 2.9 3.4 1120	serving=28;cup=40	8	
54408015	Hard pretzels			384 10 80.4 2.9 3.4 1120	serving=28;piece=1;cup=40;rod=10	8	
54408016	Hard pretzels, plain, salted		original	384 10 80.4 2.9 3.4 1120	serving=28;piece=1;cup=40;rod=10	3	
54408017	Hard pretzels, plain, lightly salted			382 9.6 79.8 3.2 3.1 685	serving=28;piece=1;cup=40;rod=10	1.5	
54408030	Hard pretzels, plain, unsalted			381 9.1 79.2 3.5 2.8 250	serving=28;piece=1;cup=40;rod=10	3	
54408035	Hard pretzels, flavored		flavor such as cheese honey mustard	388 9.9 79.4 3.9 3.4 1183	serving=28;piece=1;cup=40;rod=10	4	
54408070	Hard pretzels, multigrain		whole wheat grain	381 10.2 80.1 3 4.2 1098	serving=28;piece=4;cup=40;rod=10	4	
54408081	Hard pretzels, plain, gluten free		original as salted	389 3.5 78.6 6.7 3.3 1567	serving=28;piece=1;cup=40	1.5	
54408082	Hard pretzels, flavored, gluten free		flavor	393 3.5 77.7 7.6 3.3 1625	serving=28;piece=1;cup=40	1.5	
54408105	Hard pretzel chips, plain		crisp thin as salted	375 9.8 78.4 2.9 3.3 2037	serving=28;cup=40	4	
54408110	Hard pretzel chips, flavored		flavor crisp thin	370 9.7 77.5 2.8 3.3 2461	serving=28;cup=40	4	
54408115	Hard pretzel chips, gluten free		flavor crisp thin as salted	380 3.4 76.7 6.5 3.2 2473	serving=28;cup=40	2.5	
54408190	Hard pretzels, coated			467 7.1 70.1 17.6 3.5 494	serving=28;piece=2;cup=86;rod=24	8	
54408200	Hard pretzels, chocolate coated		mint	467 7.1 70.1 17.6 3.5 494	serving=28;piece=2;cup=86;rod=24	4	
54408210	Hard pretzels, white chocolate coated		fudge creme	445 5.9 74.7 14.2 1.2 442	serving=28;piece=2;cup=86;rod=24	4	
54408250	Hard pretzels, yogurt coated			438 5.9 76.6 12.2 1.1 441	serving=28;piece=2;cup=86;rod=24	4	
54408260	Hard pretzels, gluten free, coated		chocolate yogurt	451 3.8 75.1 15.6 1.4 663	serving=28;piece=2;cup=86;rod=24	2.5	
54408290	Hard pretzels, filled			463 9.9 66.5 16.9 3.6 1117	serving=28;cup=96	7	
54408300	Hard pretzels, cheese filled		combo flavor nugget	463 9.9 66.5 16.9 3.6 1117	serving=28;cup=96	4	
54408310	Hard pretzels, peanut butter filled		nugget	454 14 60.8 19 3.9 1039	serving=28;cup=96	4	
54408400	Soft pretzels		ready eat school cafeteria 12 lunch	345 8 69.4 4 1.7 775	medium=120;piece=14;cup=147;small=62;large=143	8	54408405;54408475
54408410	Soft pretzels, salted, buttered		fast food restaurant place lightly ready eat	345 8 69.4 4 1.7 775	medium=120;piece=14;cup=147;small=62;large=143	3	
54408411	Soft pretzels, unsalted, buttered		fast food restaurant place ready eat	350 8.1 70.3 4.1 1.7 250	medium=120;piece=14;cup=147;small=62;large=143	3	
54408415	Soft pretzels, salted, no butter		fast food restaurant place lightly ready eat	340 8.1 70.1 3.1 1.7 783	medium=120;piece=14;cup=147;small=62;large=143	3	
54408416	Soft pretzels, unsalted, no butter		fast food restaurant place ready eat	345 8.2 71 3.1 1.7 252	medium=120;piece=14;cup=147;small=62;large=143	3	
54408420	Soft pretzels, cinnamon sugar coated		sweet almond fast food restaurant place ready eat	374 6.2 74 6.1 2.1 248	medium=147;piece=14;cup=168;small=74;large=175	4	
54408422	Soft pretzels, coated or flavored		flavor coating cinnamon sugar fast food restaurant place roasted garlic parmesan sour cream onion ready eat	365 7.9 66 7.8 1.6 896	medium=125;piece=14;cup=168;small=65;large=149	4	
54408430	Soft pretzels, topped with meat		pepperoni sausage topping seafood cheese fast food restaurant place ready eat	349 11.5 53.4 9.9 1.3 438	medium=147;piece=14;cup=168;small=74;large=175	4	
54408432	Soft pretzels, topped with cheese		fast food restaurant place ready eat	339 10.2 62.4 5.4 1.5 310	medium=147;piece=14;cup=168;small=74;large=175	4	
54408450	Soft pretzels, frozen			345 8 69.4 4 1.7 775	medium=71;piece=14;cup=147	8	
54408455	Soft pretzels, salted, frozen		homemade lightly	340 8.1 70.1 3.1 1.7 783	medium=71;piece=14;cup=147	4	
54408456	Soft pretzels, unsalted, frozen		homemade	345 8.2 71 3.1 1.7 252	medium=71;piece=14;cup=147	4	
54408460	Soft pretzels, cinnamon sugar coated, frozen		homemade	374 6.2 74 6.1 2.1 248	medium=71;piece=14;cup=147	4	
54408462	Soft pretzels, coated or flavored, frozen		flavor coating cinnamon sugar homemade as	365 7.9 66 7.8 1.6 896	medium=71;piece=14;cup=147	4	
54408465	Soft pretzels, topped with meat, frozen		pepperoni sausage topping seafood cheese homemade	349 11.5 53.4 9.9 1.3 438	medium=71;piece=14;cup=147	4	
54408466	Soft pretzels, topped with cheese, frozen		homemade	339 10.2 62.4 5.4 1.5 310	medium=71;piece=14;cup=147	4	
54408470	Soft pretzels, filled with cheese		source stuffed	339 10.2 62.4 5.4 1.5 310	medium=99;piece=14;cup=147	4	
54408480	Soft pretzels, multigrain		whole wheat grain source	337 8.5 70.3 3.1 3.6 495	medium=120;piece=14;cup=147;small=62;large=143	4	
54408485	Soft pretzels, gluten free		source as salted	297 4 57.3 5.7 4 839	medium=95;piece=14;cup=147	2.5	
54408486	Soft pretzels, gluten free, cinnamon sugar coated		source	339 3.1 63.8 8.1 3.8 631	medium=95;piece=14;cup=147	1.5	
54408487	Soft pretzels, gluten free, coated or flavored		source flavor coating topping cinnamon sugar	326 4.1 54.2 10.4 3.7 808	medium=95;piece=14;cup=147	1.5	
54420210	Multigrain chips (Sun Chips)		flavor plain	491 8 67.3 21.1 8.8 423	serving=28;cup=30;chip=2	6.5	
54420220	Snack mix, plain (Chex Mix)		party flavored	417 8.7 72.2 10.3 4.6 707	serving=28;cup=60	4	
54440010	Bagel chips		flavor	451 12.3 66.4 15.1 4.1 233	serving=45;cup=60	6.5	
54440020	Cracker chips		flavor pepperidge farm ritz special wheat thin toasted multigrain multi grain	491 8 67.3 21.1 8.8 423	serving=18;piece=3;cup=30	6.5	
55100005	Pancakes		hot cake	282 7.4 35.3 12.1 2.1 508	serving=100;medium=50;small=20;large=90	8	
55100010	Plain pancakes, frozen		buttermilk homestyle hot cake reduced fat	233 5.2 37.8 6.8 1 461	pouch=80;pancake=40	5	
55100020	Fruit pancakes, frozen		blueberry raisin hot cake	224 5 36.5 6.5 1.1 438	pouch=80;pancake=40	5	
55100025	Chocolate pancakes, frozen		chip hot cake	248 5.4 38.8 8 1.1 442	pouch=80	5	
55100030	Whole grain pancakes, frozen		wheat multigrain hot cake reduced fat	232 5.5 38.6 6.8 2.3 447	pouch=80;pancake=40	5	
55100050	Plain pancakes		buttermilk hot cake fast food restaurant	307 7.2 34.1 15.5 2.1 544	serving=100;medium=50;small=20;large=90	5	55101000
55100055	Fruit pancakes		blueberry raisin hot cake fast food restaurant	253 5.7 29.8 12.3 2.3 426	serving=100;medium=50;small=20;large=90	5	55103000
55100060	Chocolate pancakes		chip hot cake fast food restaurant	360 7.5 40 18.7 2.4 470	serving=100;medium=50;small=20;large=90	5	55103100
55100065	Whole grain pancakes		wheat multigrain hot cake fast food restaurant buckwheat	299 7.6 31.8 15.8 3.1 751	serving=100;medium=50;small=20;large=90	5	55105200
55100080	School pancakes		hot cake	231 6.3 40.4 6.6 5.2 415	serving=80	3.5	
55101015	Plain pancakes, reduced fat		buttermilk hot cake	264 7.6 36.1 9.7 2.2 519	serving=100;medium=50;small=20;large=90	2.5	
55103020	Pumpkin pancakes		sweet potato hot cake	241 6.4 31 10.1 2.3 423	serving=100;medium=50;small=20;large=90	5	
55105205	Whole grain pancakes, reduced fat		wheat multigrain hot cake	256 8 33.7 9.9 3.3 738	serving=100;medium=50;small=20;large=90	2.5	
55106000	Gluten free pancakes		hot cake	215 3.3 40.3 4.6 1.5 331	serving=100;medium=50;small=20;large=90	3.5	
55200010	Waffle		homemade	309 7.4 48.4 9.5 2.6 460	medium=75;small=40;large=125	8	11-1130
55200020	Plain waffle, frozen		belgian buttermilk homestyle	309 7.4 48.4 9.5 2.6 460	serving=80;piece=35;waffle=40;pouch=65	5	
55200030	Plain waffle, reduced fat		belgian buttermilk homestyle frozen	292 9.7 46.8 7.4 1.5 505	serving=80;piece=35;waffle=40;pouch=65	2.5	
55200040	Fruit waffle, frozen		blueberry	296 7.1 46.6 9.1 2.6 437	serving=80;piece=35;waffle=40;pouch=65	5	
55200050	Chocolate waffle, frozen		chip	320 7.4 48.9 10.5 2.6 441	serving=80;piece=35;waffle=40;pouch=65	5	
55200060	Whole grain waffle, frozen		wheat multigrain bran reduced fat	289 6.8 46.7 8.4 4.1 529	serving=80;piece=35;waffle=40;pouch=65	5	
55200070	Whole grain waffle, reduced fat		wheat multigrain bran frozen	257 7.1 49.2 3.6 4.3 557	serving=80;piece=35;waffle=40;pouch=65	2.5	
55200080	Whole grain waffle, fruit, frozen		blueberry wheat multigrain bran	278 6.5 45.1 8 4 504	serving=80;piece=35;waffle=40;pouch=65	4	
55200100	Plain waffle		belgian buttermilk fast food restaurant homestyle	428 8.2 38.9 26.4 2.4 620	medium=75;small=40;large=125	5	55201000
55200110	Chocolate waffle		chip fast food restaurant	480 8.6 46.1 28.9 2.7 541	medium=75;small=40;large=125	5	55203600
55200120	Fruit waffle		blueberry fast food restaurant	354 6.6 34.5 21.1 2.7 492	medium=75;small=40;large=125	5	55203000
55200130	Whole grain waffle		wheat multigrain bran fast food restaurant	421 8.6 36.2 26.9 3.5 855	medium=75;small=40;large=125	5	55205000
55200200	School waffle			257 7.1 49.2 3.6 4.3 557	serving=80	3.5	
55203700	Cinnamon waffle			373 8.7 41.7 18.8 2.7 596	medium=75;small=40;large=125	5	
55208000	Gluten free waffle			263 2.7 43.1 8.8 1.4 505	medium=75;small=40;large=125	3.5	
55300010	French toast		fast food restaurant	273 10.4 32.3 11.4 1.2 302	serving=60;slice=65	8	55300050
55300020	French toast, frozen		bite	183 7.2 29.9 3.8 1.1 243	slice=60	5	
55300060	School French toast			162 9.2 22.7 3.8 2.9 245	slice=60	3.5	
55301000	Plain French toast			273 10.4 32.3 11.4 1.2 302	slice=65	5	
55301015	Whole grain French toast		wheat multigrain	271 11.3 30.4 11.6 2.7 297	slice=65	5	
55301025	Gluten free French toast			264 7.8 30.6 12.2 2.2 300	slice=65	3.5	
55301031	French toast sticks		frozen	278 7.5 40.6 9.2 1.3 535	serving=90;piece=45	6.5	
55301040	French toast sticks (restaurant)		fast food	400 7.1 48.5 20.9 1.6 471	serving=100;piece=25	4.5	172035
55301048	French toast sticks, school			162 9.2 22.7 3.8 2.9 245	serving=100;piece=25	2.5	
55400010	Crepe		blintz	224 8.9 22 11.3 0.6 278	serving=80	8	
55401000	Crepe, plain			224 8.9 22 11.3 0.6 278	serving=65	4	
55501000	Chinese pancake			207 4.1 45.4 0.4 0.7 5	pancake=28	6.5	
55610300	Dumpling, no meat		steamed bun	125 3.5 20.5 3.4 0.7 428	cup=75	4	
55701000	Cake made with glutinous rice		japanese mochi chinese nian gao gau new year filipino puto korean tteok duk	279 2.5 53.6 6.5 0.7 36	serving=28.4	6.5	
55702000	Idli		indian steamed rice cake dried bean	128 6.4 25 0.4 5.8 252	serving=76;item=38	6.5	
55702100	Dosa, plain		indian pancake crepe	210 5.7 37 4.1 1.8 309	medium=80;small=35;large=155	4	
55703000	Cake made with glutinous rice and dried beans		korean injolmi	185 7.8 36.1 0.6 3.4 942	piece=16	6.5	
55801000	Funnel cake with sugar			353 7.9 43.5 16.6 1 278	serving=70;cake=90	6.5	
55801010	Funnel cake with sugar and fruit			380 5.8 55.2 15.7 0.9 211	serving=70;cake=135	6.5	
56104000	Vegetable pasta, cooked		spinach tomato tri color macaroni spaghetti shape	128 4.5 26.6 0.1 4.3 99	cup=140	5	
56112000	Noodles, cooked		pastina egg as grain	137 4.5 25 2.1 1.2 236	cup=160	5	
56113000	Whole grain noodles, cooked		wheat	148 6 29.9 1.7 3.9 210	cup=160	5	
56116000	Chow mein noodles		chinese	521 10.3 51.9 31.7 1.9 378	cup=56	5	
56116990	Long rice noodles, made from mung beans, cooked		transparent cellophane	84 0 20.7 0 0.1 5	cup=190	4	
56117090	Rice noodles, cooked		chow fun	107 1.8 23.9 0.2 1 250	cup=175	5	
56130000	Pasta, cooked		macaroni spaghetti shape as grain	157 5.8 30.7 0.9 1.8 232	cup=140	5	
56132990	Whole grain pasta, cooked		wheat macaroni spaghetti shape	148 6 29.9 1.7 3.9 235	cup=140	5	
56140100	Gluten free pasta		macaroni spaghetti shape	179 3.2 38.1 1 1.4 4	cup=140	3.5	
56200300	Cereal, cooked			64 2.2 11.4 1.1 1.7 70	cup=240	8	
56200410	Barley		liquid fat	139 2.2 27.2 2.7 3.7 199	cup=170	6.5	
56200510	Buckwheat groats		kasha liquid fat	118 3.2 19 4 2.6 170	cup=170	6.5	
11-006	Buckwheat, groats			364 8.1 87 1.5 2.1 1		3.5	
56200990	Grits			71 1.2 12.2 1.8 0.7 81	cup=240	8	
56201050	Grits, made with water, with fat		liquid regular quick as	71 1.2 12.2 1.8 0.7 81	cup=240	3	56201052
56201051	Grits, made with water		liquid regular quick fat	58 1.2 12.4 0.3 0.7 70	cup=240	4	
56201090	Grits, with cheese, with fat		cooking type liquid as	108 3.6 11.4 5.3 0.6 143	cup=240	3	56201092
56201091	Grits, with cheese		cooking type liquid fat	97 3.6 11.5 3.9 0.7 134	cup=240	4	
56201210	Grits, instant, made with water		liquid fat	65 1.4 14.8 0.4 0.8 215	cup=240	1.5	
56201220	Grits, instant, made with water, with fat		liquid as	85 1.4 14.4 2.9 0.8 228	cup=240	0.5	56201230
56201515	Cornmeal mush, with fat		polenta liquid as	71 1.1 12.3 1.8 0.6 82	cup=240;slice=50	4	56201517
56201516	Cornmeal mush		polenta liquid fat	58 1.1 12.5 0.3 0.6 71	cup=240;slice=50	5	
56201600	Masa harina, cooked		maize	97 2.3 20.5 1 1.7 283	cup=240	5	
56202000	Millet		liquid fat	118 3.5 23.6 1 1.3 168	cup=170	6.5	
56202900	Plain oatmeal		fast food	80 2.6 11.9 2.5 1.7 93	cup=240	4	
56202905	Flavored oatmeal		flavor fast food	110 2.4 20.3 2.3 1.6 163	cup=240	4	
56202960	Oatmeal			76 2.2 11.2 2.6 1.7 81	cup=240	8	
56203056	Oatmeal, made with water		as liquid regular quick fat	64 2.2 11.4 1.1 1.7 70	cup=240	4	
11-1107	Porridge, made with water			47 1.4 9.8 1 1 0	bowl=240	3.5	
56203057	Oatmeal, made with water, with fat		as liquid regular quick	76 2.2 11.2 2.6 1.7 81	cup=240	3	
56203066	Oatmeal, made with milk		regular quick fat	116 5.6 16.2 3.3 1.7 105	cup=240	4	
56203067	Oatmeal, made with milk, with fat		regular quick	128 5.5 16 4.8 1.7 115	cup=240	3	
56203076	Oatmeal, made with non-dairy milk		almond soy regular quick fat	95 3.4 14.4 2.7 1.8 117	cup=240	4	
56203077	Oatmeal, made with non-dairy milk, with fat		almond soy regular quick	107 3.3 14.2 4.2 1.8 127	cup=240	3	
56203086	Oatmeal, instant, plain, made with water		packet as liquid fat	68 2.3 13.2 1.3 1.9 45	serving=210;cup=240	0.5	
56203087	Oatmeal, instant, plain, made with water, with fat		packet as liquid	88 2.2 12.7 3.7 1.8 63	serving=210;cup=240	0	
56203096	Oatmeal, instant, plain, made with milk		packet fat	111 5 17.1 3 1.9 73	serving=210;cup=240	0.5	
56203097	Oatmeal, instant, plain, made with milk, with fat		packet	129 4.8 16.5 5.4 1.8 90	serving=210;cup=240	0	
56203106	Oatmeal, instant, plain, made with non-dairy milk		packet almond soy fat	94 3.2 15.6 2.6 2 83	serving=210;cup=240	0.5	
56203107	Oatmeal, instant, plain, made with non-dairy milk, with fat		packet almond soy	113 3.1 15.1 5 1.9 99	serving=210;cup=240	0	
56203130	Oatmeal, instant, maple flavored		brown sugar packet flavor as fat	102 2.4 20.2 1.3 1.9 136	serving=210;cup=240	1.5	
56203135	Oatmeal, instant, maple flavored, with fat		brown sugar packet flavor	119 2.4 19.6 3.5 1.8 150	serving=210;cup=240	0.5	
56203155	Oatmeal, instant, fruit flavored		packet cream as fat	100 2.3 20.1 1.2 1.9 131	serving=210;cup=240	1.5	
56203160	Oatmeal, instant, fruit flavored, with fat		packet cream	117 2.3 19.5 3.4 1.9 145	serving=210;cup=240	0.5	
56203555	Reduced sugar oatmeal			85 2.4 16.6 1.3 1.9 90	cup=240	3.5	
56203610	Multigrain oatmeal			56 2.1 12.2 0.5 2 70	cup=240	5	
56204000	Quinoa, with fat		liquid as	146 4.2 20.2 5.4 2.7 184	cup=170	4	56204010
56204005	Quinoa		liquid fat	120 4.4 21.2 1.9 2.8 163	cup=170	5	
56205000	Rice, cooked			129 2.7 28 0.3 0.4 245	serving=118;cup=158	8	
56205001	White rice, cooked, with fat		basmati jasmine as oil animal meat dripping butter shortening margarine	129 2.7 28 0.3 0.4 244	serving=122;cup=163	4	56205002;56205004;56205006;56205007
56205008	White rice, cooked		basmati jasmine fat	129 2.7 28 0.3 0.4 245	serving=118;cup=158	5	
56205011	Brown rice, cooked, with fat		as oil animal meat dripping butter shortening margarine	123 2.4 25.8 1.1 1 201	serving=147;cup=196	4	56205012;56205014;56205016;56205017
56205018	Brown rice, cooked		fat	123 2.4 25.8 1.1 1 201	serving=147;cup=195	5	
56205050	Cream of rice		rye	69 1.2 15.3 0.1 0.1 69	cup=240	6.5	
56205060	Rice, with milk, cooked			144 5.1 25 2.3 0.3 357	serving=150;cup=200	4	
56205070	Sweet rice, cooked with honey			139 2.5 31.1 0.3 0.4 344	serving=131;cup=175	4	
56205101	Congee		rice porridge gruel	39 0.8 8.4 0.1 0.1 234	cup=255	6.5	
56205130	Yellow rice, cooked, with fat		as	88 1.8 19.1 0.5 0.5 340	serving=118;cup=158	4	56205170
56205150	Yellow rice, cooked		fat	88 1.8 19.1 0.5 0.5 340	serving=118;cup=158	5	
56205190	White rice, glutinous, cooked		sticky sushi	96 2 21 0.2 1 227	serving=130;cup=174	4	
56205205	Wild rice, cooked, with fat		black 100percent as	122 3.9 20.6 3.1 1.7 231	serving=123;cup=164	4	56205215
56205210	Wild rice, cooked		black 100percent fat	100 4 21.2 0.3 1.8 238	serving=123;cup=164	5	
11-873	Wild rice, boiled			145 5.3 34.2 0.6 2.5 4		4.5	
56205300	White and wild rice, cooked		uncle ben long grain flavored flavor fat	79 1.8 17.2 0.2 0.5 401	serving=124;cup=166	5	
56205310	Brown and wild rice, cooked		fat	120 2.9 24.9 0.9 1.6 206	serving=113;cup=151	5	
56205320	White and wild rice, cooked, with fat		flavored uncle ben long grain flavor as	112 2.2 20.6 2.1 0.5 510	serving=126;cup=168	4	56205330
56205340	Brown and wild rice, cooked, with fat			138 2.8 24.3 3.2 1.6 202	serving=116;cup=155	4	
56205350	Brown and wild rice, cooked (with fat)		as	112 2.2 19.9 2.7 0.9 509	serving=113;cup=150	4	
56205410	White rice, Puerto Rican style, with fat		arroz blanco cooked	200 2.8 31.9 6.3 0.5 506	serving=116;cup=155	1.5	
56206990	Cream of wheat		farina liquid as regular quick instant	65 1.4 10.4 1.8 0.5 83	cup=240	8	
56207016	Cream of wheat, made with water		farina liquid as fat regular quick	51 1.5 10.6 0.2 0.5 72	cup=240	4	
56207017	Cream of wheat, made with water, with fat		farina liquid regular quick	65 1.4 10.4 1.8 0.5 83	cup=240	3	
56207030	Cream of wheat, instant, made with water		farina liquid as fat	67 1.5 14.4 0.2 0.5 85	cup=240	1.5	
56207060	Cream of wheat, instant, made with water, with fat		farina liquid	82 1.5 14.1 2.1 0.5 98	cup=240	0.5	
56207110	Bulgur		wheat pilaf liquid fat	83 3.1 18.5 0.2 4.5 219	cup=140	5	
56207120	Bulgur, with fat		wheat pilaf liquid	121 2.9 17.3 5.1 4.2 243	cup=140	4	
56207130	Bulgur (with fat)		wheat pilaf liquid as	83 3.1 18.5 0.2 4.5 219	cup=140	4	
56207160	Couscous, plain, cooked			111 3.8 23.1 0.2 1.4 189	cup=160	4	
11-902	Couscous, plain, cooked (UK)			178 7.2 39.7 1 2.2 4		3.5	
56207200	Whole wheat cereal, cooked		wheatena zoom roman meal maltex malt liquid	47 1.6 10.4 0.3 1.3 71	cup=240	5	
56207370	Wheat cereal, chocolate flavored, cooked		cocoa malt meal	49 1.8 11 0.5 1.8 337	cup=240	4	
56208500	Oat bran cereal, cooked		liquid	46 3.2 12.3 1.3 2.9 69	cup=240	5	
57100100	Cereal		as cooked ready eat os	379 7.7 77.7 4 6.6 527	serving=30;cup=35	8	57420100
57103100	O's cereal, flavored		cheerio except plain honey nut multigrain ohs oat	385 8.6 76 5.4 7.6 580	serving=30;cup=40	4	
57119000	Crunch cereal		capn type	398 4.3 82.1 5.5 2.7 701	serving=30;cup=35	5	
57123000	O's cereal, plain		cheerio ohs oat	374 12.4 67.9 6.2 10.5 506	cup=30;piece=0.1	4	
57124200	Chocolate puffs		cocoa cookie crisp krave smore cereal	388 5.4 81 5 5 425	serving=30;cup=35	5	
57125000	Cinnamon toast cereal		crunch	414 5.9 75.2 9.9 5.1 539	serving=30;cup=40	5	
57126000	Chocolate crispy cereal		cocoa krispy pebble	380 5.4 81.9 4.2 1.4 547	serving=30;cup=40	5	
57132000	Corn squares		chex cereal	369 7.9 77.1 2.6 5.4 729	cup=30	5	
57134000	Corn flakes, plain		cereal	365 6.4 79.5 1.6 3.5 703	cup=30	4	
57137000	Corn puffs		kix cereal	371 7.7 77.8 2.6 7.3 525	serving=30;cup=25	5	
57151000	Rice crispy cereal, plain		krispy	358 7 79.8 1.2 0.4 505	serving=30;cup=25	4	
57207000	Bran flakes, plain		grape nut fiber one cereal	361 9.7 75 2.4 20.5 585	serving=30;cup=50	4	
57214000	Shredded wheat, flavored		frosted mini spoon size cereal	367 9.5 78.9 1.4 10.3 2	serving=30;piece=3;cup=50	4	
57216000	Rice crispy cereal, flavored		krispy flavor	372 5 86 0.9 0.3 355	serving=30;cup=40	4	
57221700	Fruit rings		froot loop apple jack cereal	383 5.1 82.2 3.2 5.4 504	cup=30	5	
57223000	Fruit crispy cereal		fruity pebble	384 4.3 82.9 3.9 0.3 542	serving=30;cup=35	5	
57227000	Granola		mueslix cereal	420 9.8 67.4 13 7.4 161	serving=30;cup=110	5	
57237100	Oat bunches		honey oats type blender cereal	392 7.4 76.3 6.1 4.6 428	serving=30;cup=45	5	
57240100	Corn squares, flavored		chex honey nut golden graham cereal	380 5.6 80.7 3.3 4.7 662	serving=30;cup=40	4	
57241000	O's cereal, honey nut		cheerio	385 8.6 76 5.4 7.6 580	serving=30;cup=40	4	
57301600	Multigrain cereal		great grain kashi golean fiber one flavored	373 11.6 74 3.6 14.6 233	serving=30;cup=50	5	
57304100	Oat squares		life oatmeal alpha bit cereal	379 10.4 73.3 5.2 8 388	serving=30;cup=45	5	
57305150	Frosted oats with marshmallows		lucky charm matey cereal	372 8.2 76.6 4.1 6.1 639	serving=30;cup=35	5	
57308400	O's cereal, multigrain		cheerio	373 8.5 76.2 3.8 10.9 385	cup=30	4	
57329000	Bran flakes, flavored		raisin cereal	353 8.1 78.7 1.2 12.4 347	serving=30;cup=60	4	
57336000	Rice squares		chex cereal	357 7 77.4 2.2 5.4 813	cup=30	5	
57344000	K's cereal, plain		special protein	356 19 68 1.6 3.2 680	serving=30;cup=35	4	
57344010	K's cereal, flavored		special	363 7.3 80.9 1.2 8 617	serving=30;cup=35	4	
57347000	Flavored puffs		corn pop golden honeycomb honey smack trix cereal	380 5.7 83.8 2.2 2.2 424	cup=30	5	
57348000	Corn flakes, flavored		frosted zucarita cereal	375 4.8 84.7 1.3 2.6 516	serving=30;cup=40	4	
57401100	O's cereal		cheerio	379 10.5 72 5.8 9.1 543	serving=30;cup=35	8	
57411000	Wheat squares		chex cereal	356 10.5 75 1.5 13.5 578	serving=30;cup=60	5	
57412000	Wheat germ			382 29.1 49.6 10.7 15.1 4	serving=15;cup=120	6.5	
57416000	Plain puffs		puffed wheat rice millet cereal	357 9.5 77.2 1.7 8.7 4	serving=30;cup=15	5	
57417000	Shredded wheat, plain		mini spoon size cereal	358 11.9 73.9 1.7 13 2	serving=30;piece=3;cup=45	4	
57418000	Wheat flakes		total wheaty cereal	359 10.1 76.3 1.5 10.4 574	serving=30;cup=40	5	
57420110	Plain cereal		os	370 9.4 73.7 3.9 7 605	cup=30	5	
57420120	Fruit flavored cereal		os	383 4.7 82.6 3.6 2.9 523	serving=30;cup=40	5	
57420130	Chocolate cereal		os	384 5.4 81.4 4.6 3.2 486	serving=30;cup=40	5	
57420140	Peanut butter cereal		os nut puff	422 7.3 73.1 11.1 5 525	serving=30;cup=40	5	
57420150	Honey cereal		os cinnamon marshmallow	388 8 76.1 5.7 6.1 504	serving=30;cup=40	5	
57420160	Reduced sugar cereal			376 8.4 76.9 3.7 6.4 509	serving=30;cup=35	3.5	
57601100	Wheat bran		miller	216 15.6 64.5 4.3 42.8 2	serving=8;cup=60	6.5	11-906
57602100	Oats, raw			379 13.2 67.7 6.5 10.1 6	serving=10;cup=80	5	
57602500	Oat bran		cereal ready eat	403 10.4 68.3 10.2 12.9 235	serving=30;cup=80	5	
58100360	Chilaquiles		miga tortilla casserole	195 10.6 14.9 10.7 2.1 366	cup=170	6.5	
58101830	Frito pie			328 10 26.3 21 2.9 572	cup=150	6.5	
58101835	Mexican pizza			249 15.5 15.3 13.9 2.1 375	pizza=100;cup=120	6.5	
58101930	Taco or tostada salad with meat		bell beef steak pork sausage chorizo	179 7.5 16.5 9.3 2.9 319	serving=225;medium=315;cup=122;small=237;large=393	6.5	
58101935	Taco or tostada salad with chicken		turkey	167 7.8 16.3 8 2.8 315	serving=225;medium=320;cup=122;small=240;large=400	6.5	
58101940	Taco or tostada salad, meatless			163 5.3 19.3 7.4 3.7 268	serving=225;medium=311;cup=122;small=234;large=388	4	
58101945	Taco or tostada salad with meat and sour cream		beef steak pork sausage chorizo	181 6.9 15.1 10.4 2.5 286	serving=225;medium=358;cup=122;small=264;large=447	6.5	
58101950	Taco or tostada salad with chicken and sour cream		turkey	171 7.2 15 9.3 2.5 282	serving=225;medium=363;cup=122;small=273;large=453	6.5	
58101955	Taco or tostada salad, meatless with sour cream			167 5 17.6 8.7 3.3 241	serving=225;medium=354;cup=122;small=266;large=442	4	
58102000	Taco		tostada	246 15.3 15.6 13.6 2.2 367	small=105;cup=120;large=160;miniature=50	8	
58102010	Corn tortilla taco, beef, cheese		tostada hard steak more meat	249 15.5 15.3 13.9 2.1 375	small=105;cup=120;large=160;miniature=50	3	
58102020	Corn tortilla taco, beef, with beans, cheese		tostada hard steak more meat	212 10.6 19.1 10.6 3.2 397	small=105;cup=120;large=160;miniature=50	2	
58102030	Corn tortilla taco, pork, cheese		tostada hard carnita chorizo sausage	251 14.8 15.3 14.5 2.1 369	small=105;cup=120;large=160;miniature=50	3	
58102040	Corn tortilla taco, pork, with beans, cheese		tostada hard carnita chorizo sausage	214 10.3 19.1 10.9 3.2 395	small=105;cup=120;large=160;miniature=50	2	
58102050	Corn tortilla taco, chicken, cheese		tostada hard turkey	211 16.2 15.3 9.6 2.1 378	small=105;cup=120;large=160;miniature=50	3	
58102060	Corn tortilla taco, chicken, with beans, cheese		tostada hard turkey	193 11 19.1 8.4 3.2 399	small=105;cup=120;large=160;miniature=50	2	
58102070	Corn tortilla taco, with beans, cheese		tostada hard meat substitute	176 5.8 23 7.3 4.2 420	small=105;cup=120;large=160;miniature=50	3	
58102110	Flour tortilla taco, beef, cheese		soft steak more meat	257 16.7 18.9 12.3 1.3 444	small=105;cup=120;large=160;miniature=50	3	
58102120	Flour tortilla taco, beef, with beans, cheese		soft steak more meat	221 11.9 22.7 8.9 2.4 466	small=105;cup=120;large=160;miniature=50	2	
58102130	Flour tortilla taco, pork, cheese		soft carnita chorizo sausage	260 16.1 18.9 12.8 1.3 438	small=105;cup=120;large=160;miniature=50	3	
58102140	Flour tortilla taco, pork, with beans, cheese		soft carnita chorizo sausage	222 11.5 22.7 9.2 2.4 463	small=105;cup=120;large=160;miniature=50	2	
58102150	Flour tortilla taco, chicken, cheese		soft turkey	220 17.5 18.9 7.9 1.3 446	small=105;cup=120;large=160;miniature=50	3	
58102160	Flour tortilla taco, chicken, with beans, cheese		soft turkey	202 12.2 22.7 6.7 2.4 467	small=105;cup=120;large=160;miniature=50	2	
58102170	Flour tortilla taco, with beans, cheese		soft meat substitute	184 7 26.6 5.6 3.4 488	small=105;cup=120;large=160;miniature=50	3	
58102210	Fish taco		tostada shrimp	275 11.6 23 15.3 2.5 447	small=100;cup=120;large=150;miniature=50	5	
58102220	Meat taco, no cheese		tostada	243 15.2 15.9 13.2 2.2 359	small=100;cup=120;large=150;miniature=50	4	
58102230	Meat taco, with beans, no cheese		tostada	205 10.1 20 9.7 3.4 382	small=100;cup=120;large=150;miniature=50	3	
58102240	Taco, with beans, no cheese		tostada meat substitute	167 5 24 6.2 4.5 405	small=100;cup=120;large=150;miniature=50	3	
58102250	Cheese only taco		tostada	275 12.2 27.8 13.5 3.8 311	large=140;cup=120;small=70;miniature=35	5	
58102300	Burrito			219 11.1 23.9 8.5 2.5 486	small=220;cup=120;large=330;miniature=110	8	
58102310	Beef burrito, cheese		steak more meat	267 13.3 28.3 10.7 2 454	small=190;cup=120;large=285;miniature=95	4	
58102320	Beef burrito, with rice, cheese		steak more meat	231 10.4 28.2 8 1.5 445	small=220;cup=120;large=330;miniature=110	3	
58102330	Beef burrito, with beans, cheese		steak more meat	219 11.1 23.9 8.5 2.5 486	small=220;cup=120;large=330;miniature=110	3	
173278	Burrito, with beans, cheese, and beef		fast food	180 7 23.4 6.8 3.7 451	burrito=241	0	
58102340	Beef burrito, with beans and rice, cheese		steak more meat	225 10.8 26.1 8.3 2 465	small=220;cup=120;large=330;miniature=110	3	
58102410	Pork burrito, cheese		carnita chorizo sausage	268 12.9 28.3 11 2 451	small=190;cup=120;large=285;miniature=95	4	
58102420	Pork burrito, with rice, cheese		carnita chorizo sausage	232 10.2 28.2 8.3 1.5 442	small=220;cup=120;large=330;miniature=110	3	
58102430	Pork burrito, with beans, cheese		carnita chorizo sausage	220 10.9 23.9 8.8 2.5 483	small=220;cup=120;large=330;miniature=110	3	
58102440	Pork burrito, with beans and rice, cheese		carnita chorizo sausage	226 10.5 26.1 8.5 2 463	small=220;cup=120;large=330;miniature=110	3	
58102510	Chicken burrito, cheese		turkey fish shrimp	244 13.7 28.3 8.1 2 456	small=220;cup=120;large=330;miniature=110	4	
58102520	Chicken burrito, with rice, cheese		turkey fish shrimp	215 10.8 28.2 6.2 1.5 446	small=220;cup=120;large=330;miniature=110	3	
58102530	Chicken burrito, with beans, cheese		turkey fish shrimp	203 11.5 23.9 6.7 2.5 487	small=220;cup=120;large=330;miniature=110	3	
58102540	Chicken burrito, with beans and rice, cheese		turkey fish shrimp	209 11.1 26.1 6.5 2 466	small=220;cup=120;large=330;miniature=110	3	
58102605	Burrito, with beans, no cheese		meat substitute rice fast food	188 7.4 30.8 4 5.1 436	small=220;cup=120;large=330;miniature=110	3	58102610;172039
58102620	Burrito, with beans and rice, cheese		meat substitute	202 6.9 32.2 4.9 3.2 430	small=220;cup=120;large=330;miniature=110	3	
58102630	Meat burrito, no cheese			262 12.9 29.6 9.8 2.1 442	small=220;cup=120;large=330;miniature=110	4	
58102640	Meat burrito, with rice, no cheese			224 9.8 29.6 6.9 1.6 431	small=220;cup=120;large=330;miniature=110	3	
58102650	Meat burrito, with beans, no cheese			211 10.6 25 7.5 2.6 474	small=220;cup=120;large=330;miniature=110	3	
58102660	Meat burrito, with beans and rice, no cheese			218 10.2 27.3 7.2 2.1 453	small=220;cup=120;large=330;miniature=110	3	
58102680	Cheese only burrito			328 13.7 30.6 16.5 2.1 704	small=150;cup=120;large=225;miniature=75	5	
58102700	Burrito bowl			145 13 10.6 5.4 1 311	serving=270;cup=120	8	
58102710	Burrito bowl, beef or pork		steak carnita chorizo sausage cheese	213 20 0.3 14.2 0 297	serving=225;cup=120	4	
58102720	Burrito bowl, beef or pork, with rice		steak carnita chorizo sausage cheese	181 11.9 14.2 8.1 0.2 276	serving=270;cup=120	3	
58102730	Burrito bowl, beef or pork, with beans		steak carnita chorizo sausage cheese	161 13.1 6.9 8.9 1.8 344	serving=270;cup=120	3	
58102740	Burrito bowl, beef or pork, with beans and rice		steak carnita chorizo sausage cheese	171 12.5 10.6 8.5 1 310	serving=315;cup=120	3	
58102750	Burrito bowl, chicken		turkey fish shrimp cheese	161 21 0.3 8.1 0 301	serving=225;cup=120	4	
58102760	Burrito bowl, chicken, with rice		turkey fish shrimp cheese	155 12.5 14.2 5 0.2 277	serving=270;cup=120	3	
58102770	Burrito bowl, chicken, with beans		turkey fish shrimp cheese	135 13.6 6.9 5.9 1.8 345	serving=270;cup=120	3	
58102780	Burrito bowl, chicken, with beans and rice		turkey fish shrimp cheese	145 13 10.6 5.4 1 311	serving=315;cup=120	3	
58102790	Burrito bowl, with beans		meat substitute rice cheese	129 8 17.3 3.4 5.7 296	serving=225;cup=120	4	
58102800	Enchilada			178 10 14.6 9 2.3 459	serving=150;cup=170	8	
58102810	Beef enchilada		steak bean cheese	191 9.8 14.6 10.5 2.3 458	serving=150;cup=170	5	
19-586	Enchiladas, beef		homemade	153 9.6 11.6 8.2 0.5 194		2.5	
58102820	Pork enchilada		carnita chorizo sausage bean cheese	192 9.5 14.6 10.7 2.3 456	serving=150;cup=170	5	
58102830	Chicken enchilada		turkey fish shrimp bean cheese	178 10 14.6 9 2.3 459	serving=150;cup=170	5	
58102840	Enchilada, no meat		cheese	165 6.4 17.3 8.2 3.1 474	serving=150;cup=170	4	
58103100	Tamale			174 7.4 15.8 9 2.4 473	serving=140;cup=170	8	
58103120	Tamale, beef		steak	174 7.4 15.8 9 2.4 473	serving=140;cup=170	4	
58103125	Tamale, pork		carnita chorizo sausage restaurant latino	174 7.4 15.8 9 2.4 473	serving=140;cup=170	4	168067
58103130	Tamale, chicken		turkey fish shrimp	174 7.4 15.8 9 2.4 473	serving=140;cup=170	4	
58103250	Tamale, no meat			186 3.5 26.7 7.2 3.2 277	serving=140;cup=170	4	
58103310	Tamale casserole with meat			174 7.4 15.8 9 2.4 473	cup=250	6.5	
58104105	Nachos			265 7.6 23.9 15.9 1.7 488	serving=250;cup=135;chip=7	8	
58104120	Nachos, cheese only			266 4.5 27.8 15.7 2 547	serving=250;cup=135;chip=7	4	
58104130	Nachos, beef or pork		steak carnita chorizo sausage cheese	265 10.7 19.9 16 1.4 429	serving=250;cup=135;chip=7	4	
58104135	Nachos, beef or pork, with beans		steak carnita chorizo sausage cheese	220 9.3 18.3 12.5 2 424	serving=250;cup=135;chip=7	3	
58104150	Nachos, chicken		turkey fish shrimp cheese	242 11.2 19.9 13.3 1.4 430	serving=250;cup=135;chip=7	4	
58104165	Nachos, chicken, with beans		turkey fish shrimp cheese	203 9.6 18.3 10.5 2 425	serving=250;cup=135;chip=7	3	
58104170	Nachos, with beans		meat substitute cheese	210 4.6 23.3 11.4 2.5 434	serving=250;cup=135;chip=7	4	
58104255	Gordita, cheese only		chalupa sope	324 10.7 22.4 21.6 1.7 490	serving=125;cup=120	4	
58104260	Gordita, with beans		chalupa sope cheese	207 5.8 20.2 11.8 2.9 365	serving=175;cup=120	4	
58104290	Gordita, meat		chalupa sope cheese	296 17 13.1 19.4 1 330	serving=175;cup=120	4	
58104295	Gordita, meat, with beans		chalupa sope cheese	252 11.4 16.6 15.6 2 347	serving=175;cup=120	3	
58104500	Chimichanga, meat		steak carnita chorizo sausage cheese	324 12.1 25.8 18.8 1.8 413	serving=190;cup=120	4	
58104520	Chimichanga, with beans		meat substitute cheese	260 7.4 26.8 13.8 4.4 409	serving=190;cup=120	4	
58104530	Chimichanga, chicken		turkey fish shrimp cheese	304 12.5 25.8 16.4 1.8 414	serving=190;cup=120	4	
58104700	Quesadilla			316 13.4 28.6 16.2 2 676	serving=70;piece=35;cup=95	8	
58104710	Cheese only quesadilla			316 13.4 28.6 16.2 2 676	serving=60;piece=30;cup=95	5	
58104730	Beef or pork quesadilla		steak carnita chorizo sausage cheese	305 14.1 27.3 15.1 1.9 600	serving=70;piece=35;cup=95	5	
58104740	Chicken quesadilla		turkey fish shrimp cheese fast food	287 14.5 27.3 13 1.9 601	serving=70;piece=35;cup=95	5	170765
58104750	Quesadilla, with vegetables		cheese	253 8.1 29.2 11.3 2.2 524	serving=70;piece=35;cup=95	4	
58104760	Beef or pork quesadilla, with vegetables		steak carnita chorizo sausage cheese	279 11.1 28.2 13.2 2.1 592	serving=80;piece=40;cup=95	4	
58104770	Chicken quesadilla, with vegetables		turkey fish shrimp cheese	270 11.3 28.2 12.1 2.1 592	serving=80;piece=40;cup=95	4	
58104780	Egg quesadilla		cheese	249 10.9 20.1 13.7 1.4 470	serving=70;piece=35;cup=95	5	
58104790	Egg quesadilla, with meat		cheese	249 11.4 19.1 13.9 1.3 504	serving=70;piece=35;cup=95	4	
58104800	Taquito, cheese only		flauta	309 11.2 32.2 15.3 3.3 632	small=70;cup=120;large=105	4	
58104825	Taquito, beef or pork		flauta steak carnita chorizo sausage cheese	287 12.2 31.6 12.5 3.3 490	small=70;cup=120;large=105	4	
58104835	Taquito, chicken		flauta turkey fish shrimp cheese	269 12.5 31.6 10.4 3.3 491	small=70;cup=120;large=105	4	
58104900	Taquito, egg		flauta meat cheese	281 9.9 29.3 13.6 2 555	small=70;cup=120;large=105	4	
58104990	Fajita			219 11.7 18 11 1.5 455	fajita=95;cup=120	8	
58105000	Fajita, chicken		turkey cheese	206 11.3 18 9.8 1.5 451	fajita=95;cup=120	4	
19-464	Fajita, chicken (takeaway)		meat only restaurant	125 16.8 1.1 6.3 0.8 334		2.5	
58105050	Fajita, beef or pork		steak carnita chorizo sausage cheese	231 12.1 18 12.2 1.5 459	fajita=95;cup=120	4	
58105060	Fajita, shrimp		fish cheese	189 8.3 18.4 8.9 1.5 456	fajita=95;cup=120	4	
58105075	Fajita, vegetable		cheese	166 3.2 20.4 7.8 2 343	fajita=95;cup=120	4	
58105100	Pupusa, cheese only		arepa	256 11.7 22.4 13.3 2.9 400	serving=100;cup=170	4	
58105105	Pupusa, with beans		arepa cheese	229 5.6 31.5 9 5.8 305	serving=130;cup=170	4	
58105110	Pupusa, meat		arepa cheese	232 11.5 23 10.4 2.6 426	serving=130;cup=170	4	
58105120	Pupusa, meat, with beans		arepa cheese	230 8.6 27.3 9.7 4.2 366	serving=130;cup=170	3	
58106200	Cheese pizza, thin crust, frozen		as topping original medium flatbread homemade ready bake	263 11.9 28.8 11.1 3 471	serving=194;medium=581;piece=97;small=320;large=901	4	
58106205	Cheese pizza, thick crust, frozen		pan as topping homemade ready bake bagel english muffin french bread bite	268 10.4 29 12.3 2.2 447	serving=266;medium=799;piece=133;small=452;large=1255	4	
58106210	Cheese pizza		as source topping crust restaurant fast food	266 11.4 33.3 9.7 2.3 540	serving=238;medium=86;piece=119;small=80;large=119	5.5	
58106220	Cheese pizza, thin crust		as topping flatbread street vendor restaurant fast food school lunch tomato pie original medium hand tossed	266 11.4 33.3 9.7 2.3 540	serving=172;medium=63;piece=86;small=59;large=86	3	58106235;58107050
58106225	Cheese pizza, medium crust		as topping original hand tossed street vendor restaurant fast food school lunch	266 11.4 33.3 9.7 2.3 540	serving=238;medium=86;piece=119;small=80;large=119	3	58106234
58106230	Cheese pizza, thick crust		pan as topping street vendor bagel english muffin french bread restaurant fast food school lunch tomato pie	271 10.8 33.2 10.5 2.2 540	serving=264;medium=93;piece=132;small=90;large=132	3	58106236;58107100
58106233	Cheese pizza, stuffed crust		tomato	274 12.2 30 11.6 1.7 615	serving=296;medium=100;piece=148;large=148	4	
58106250	Extra cheese pizza, thin crust		original hand tossed medium flatbread as	268 12.1 31.7 10.3 2.2 549	serving=184;medium=66;piece=92;small=63;large=92	4	
58106260	Extra cheese pizza, thick crust		pan bagel english muffin french bread	272 11.4 31.8 11 2.1 547	serving=282;medium=99;piece=141;small=94;large=141	4	
58106300	Cheese pizza, with vegetables, thin crust, frozen		original medium flatbread as homemade ready bake	240 9.2 26.5 10.8 2.1 393	serving=218;medium=652;piece=109;small=369;large=1025	3	
58106305	Cheese with vegetables pizza, thick crust, frozen		pan homemade ready bake bagel english muffin french bread	253 9.8 27.7 11.5 2.1 418	serving=286;medium=859;piece=143;small=483;large=1343	4	
58106320	Cheese pizza, with vegetables, thin crust		one two topping flatbread street vendor restaurant fast food	234 10 29.9 8.4 2.2 465	serving=200;medium=73;piece=100;small=68;large=100	2	
58106325	Cheese pizza, with vegetables, medium crust		one two topping original hand tossed as street vendor restaurant fast food	242 10.3 30.7 8.7 2.2 484	serving=266;medium=97;piece=133;small=89;large=133	2	
58106330	Cheese pizza, with vegetables, thick crust		pan one two topping street vendor bagel english muffin french bread restaurant fast food	245 9.7 30.4 9.4 2.1 480	serving=298;medium=104;piece=149;small=94;large=149	2	
58106345	Pizza with cheese and extra vegetables, thin crust		three more topping flatbread	208 8.7 26 7.8 2.1 441	serving=240;medium=86;piece=120;small=66;large=120	4	
58106347	Pizza with cheese and extra vegetables, medium crust		three more topping original hand tossed as	221 9.3 27.6 8.2 2.1 463	serving=304;medium=108;piece=152;small=84;large=152	4	
58106350	Pizza with cheese and extra vegetables, thick crust		three more topping pan bagel english muffin french bread	240 9.5 29.4 9.5 2.1 490	serving=310;medium=110;piece=155;small=105;large=155	4	
58106358	Cheese pizza, with fruit, thin crust		pineapple flatbread	230 9.5 30 8.1 2.1 447	serving=208;medium=76;piece=104;small=71;large=104	3	
58106359	Cheese pizza, with fruit, medium crust		pineapple original hand tossed as	239 10 30.8 8.5 2.1 469	serving=274;medium=100;piece=137;small=92;large=137	3	
58106360	Cheese pizza, with fruit, thick crust		pan pineapple bagel english muffin french bread	246 9.6 30.9 9.3 2 475	serving=300;medium=106;piece=150;small=102;large=150	3	
58106512	Pizza with pepperoni, thin crust, frozen		flatbread homemade ready bake	274 12.3 27.5 12.7 2.9 523	serving=194;medium=581;piece=97;small=320;large=901	4	
58106514	Pizza with pepperoni, medium crust, frozen		original as homemade ready bake	275 11.5 27.8 13.1 2.5 504	serving=204;medium=607;piece=102;small=340;large=961	4	
58106516	Pizza with pepperoni, thick crust, frozen		pan homemade ready bake bagel english muffin french bread bite	276 10.7 28.1 13.4 2.1 485	serving=288;medium=864;piece=144;small=377;large=1361	4	
58106540	Pizza with pepperoni		street vendor restaurant fast food as crust	282 11.7 32 11.9 2.3 620	serving=248;medium=88;piece=124;small=86;large=124	5.5	
58106550	Pizza with pepperoni, thin crust		flatbread street vendor restaurant fast food school lunch	282 11.7 32 11.9 2.3 620	serving=182;medium=66;piece=91;small=62;large=91	3	58106570
58106555	Pizza with pepperoni, medium crust		original hand tossed as street vendor restaurant fast food school lunch	282 11.7 32 11.9 2.3 620	serving=248;medium=88;piece=124;small=86;large=124	3	58106578
58106560	Pizza with pepperoni, thick crust		pan street vendor bagel english muffin french bread restaurant fast food school lunch	287 11.5 31.8 12.6 2.2 620	serving=278;medium=112;piece=139;small=96;large=139	3	58106580
58106565	Pizza with pepperoni, stuffed crust		cheese	296 12.9 27.2 15 1.5 709	serving=328;medium=110;piece=164;large=164	4	
58106602	Pizza with meat other than pepperoni, thin crust, frozen		poultry seafood topping one two flatbread homemade ready bake	267 12.3 27 12.1 2.8 491	serving=194;medium=581;piece=97;small=320;large=901	4	
58106604	Pizza with meat other than pepperoni, medium crust, frozen		poultry seafood topping one two original as homemade ready bake	269 11.6 27.3 12.5 2.4 477	serving=204;medium=607;piece=102;small=340;large=961	4	
58106606	Pizza with meat other than pepperoni, thick crust, frozen		poultry seafood topping one two pan homemade ready bake bagel english muffin french bread bite	270 10.8 27.7 13 2.1 463	serving=288;medium=864;piece=144;small=377;large=1361	4	
58106610	Pizza with meat other than pepperoni		one two topping poultry seafood street vendor restaurant fast food as crust	280 11.5 30.6 12.4 2.3 570	serving=276;medium=98;piece=138;small=92;large=138	5.5	
58106620	Pizza with meat other than pepperoni, thin crust		one two topping poultry seafood flatbread street vendor restaurant fast food school lunch	280 11.5 30.6 12.4 2.3 570	serving=208;medium=80;piece=104;small=71;large=104	3	58106635
58106625	Pizza with meat other than pepperoni, medium crust		one two topping poultry seafood original hand tossed street vendor restaurant fast food as school lunch	280 11.5 30.6 12.4 2.3 570	serving=276;medium=98;piece=138;small=92;large=138	3	58106634
58106630	Pizza with meat other than pepperoni, thick crust		pan one two topping poultry seafood street vendor bagel english muffin french bread restaurant fast food school lunch	282 11.1 30.4 12.9 2.3 570	serving=302;medium=121;piece=151;small=105;large=151	3	58106636
58106633	Pizza, with meat other than pepperoni, stuffed crust		cheese poultry seafood topping one two	278 12.8 27.3 13.1 1.5 630	serving=328;medium=110;piece=164;large=164	3	
58106650	Pizza with extra meat, thin crust		three more topping poultry seafood pepperoni flatbread	277 14.7 24.3 13.4 1.7 582	serving=240;medium=90;piece=120;small=81;large=120	4	
58106655	Pizza with extra meat, medium crust		three more topping poultry seafood pepperoni original hand tossed as	274 13.9 26.6 12.4 1.8 571	serving=300;medium=109;piece=150;small=101;large=150	4	
58106660	Pizza with extra meat, thick crust		three more topping pan poultry seafood pepperoni bagel english muffin french bread	278 13.3 26.6 13 1.8 571	serving=332;medium=131;piece=166;small=112;large=166	4	
58106700	Pizza with meat and vegetables, thin crust, frozen		supreme poultry seafood topping pepperoni one two three flatbread homemade ready bake	276 11.3 25.1 14.4 2.2 555	serving=205;medium=615;piece=103;small=330;large=961	4	
58106702	Pizza with meat and vegetables, medium crust, frozen		supreme poultry seafood topping pepperoni one two three original homemade ready bake	276 11.3 25.1 14.4 2.2 555	serving=216;medium=649;piece=108;small=371;large=1145	4	
58106705	Pizza with meat and vegetables, thick crust, frozen		pan supreme poultry seafood topping pepperoni one two three homemade ready bake bagel english muffin french bread	276 11.3 25.1 14.4 2.2 555	serving=310;medium=927;piece=155;small=405;large=1361	4	
58106720	Pizza with meat and vegetables, thin crust		one two three topping poultry seafood pepperoni flatbread street vendor restaurant fast food	241 11.6 26.6 9.9 1.9 464	serving=226;medium=82;piece=113;small=77;large=113	3	
58106725	Pizza with meat and vegetables, medium crust		one two three topping poultry seafood pepperoni original hand tossed as street vendor restaurant fast food	248 11.5 28.4 9.8 2 484	serving=288;medium=102;piece=144;small=79;large=144	3	
58106730	Pizza with meat and vegetables, thick crust		pan one two three topping poultry seafood pepperoni street vendor bagel english muffin french bread restaurant fast food	259 10.9 30.1 10.5 2 505	serving=298;medium=118;piece=149;small=101;large=149	3	
58106736	Pizza with extra meat and extra vegetables, thin crust		two more topping supreme poultry seafood pepperoni flatbread	222 11.4 23.7 9.2 1.9 452	serving=258;medium=100;piece=129;small=88;large=129	4	
58106737	Pizza with extra meat and extra vegetables, thick crust		two more topping pan supreme poultry seafood pepperoni bagel english muffin french bread	239 11 26.4 10 1.9 478	serving=346;medium=139;piece=173;small=118;large=173	4	
58106738	Pizza with extra meat and extra vegetables, medium crust		two more topping supreme poultry seafood pepperoni original hand tossed as	233 11.4 26 9.3 2 473	serving=318;medium=117;piece=159;small=107;large=159	4	
58106750	Pizza with meat and fruit, thin crust		poultry seafood topping pepperoni pineapple flatbread	227 10.9 27 8.3 1.8 565	serving=230;medium=80;piece=115;small=78;large=115	4	
58106755	Pizza with meat and fruit, medium crust		poultry seafood topping pepperoni pineapple original hand tossed as	234 11 28.2 8.6 1.9 560	serving=300;medium=106;piece=150;small=106;large=150	4	
58106760	Pizza with meat and fruit, thick crust		pan poultry seafood topping pepperoni pineapple bagel english muffin french bread	245 10.6 29.1 9.5 1.9 556	serving=314;medium=127;piece=157;small=118;large=157	4	
58106820	Pizza with beans and vegetables, thin crust		original medium hand tossed flatbread as	203 9.3 26.9 6.6 3.2 401	serving=258;medium=100;piece=129;small=88;large=129	4	
58106830	Pizza with beans and vegetables, thick crust		pan bagel english muffin french bread	225 9.5 28.6 8.2 2.8 441	serving=346;medium=139;piece=173;small=118;large=173	4	
58107205	Cheese white pizza, thin crust		as topping original medium hand tossed flatbread	285 12.4 27.6 13.7 1.1 521	serving=184;medium=66;piece=92;small=63;large=92	4	
58107207	Cheese white pizza, thick crust		as topping pan bagel english muffin french bread	280 11.8 31.8 11.4 1.3 541	serving=282;medium=99;piece=141;small=94;large=139	4	
58107212	Cheese white pizza, with vegetables, thin crust		original medium hand tossed flatbread as	241 10.1 23.6 11.7 1.2 466	serving=212;medium=76;piece=106;small=72;large=106	3	
58107214	Cheese white pizza, with vegetables, thick crust		pan bagel english muffin french bread	244 10 27.8 10.1 1.3 492	serving=312;medium=111;piece=155;small=105;large=155	3	
58107222	Cheese white pizza, with meat, thin crust		poultry seafood pepperoni original medium hand tossed flatbread as	304 13.6 22.8 17.4 0.9 622	serving=199;medium=71;piece=100;small=68;large=100	3	
58107224	Cheese white pizza, with meat, thick crust		poultry seafood pepperoni pan bagel english muffin french bread	296 12.8 27.2 14.8 1.1 621	serving=308;medium=110;piece=154;small=104;large=154	3	
58107232	Cheese white pizza, with meat and vegetables, thin crust		poultry seafood pepperoni original medium hand tossed flatbread as	272 12.1 21.1 15.3 1 548	serving=236;medium=85;piece=118;small=81;large=118	3	
58107234	Cheese white pizza, with meat and vegetables, thick crust		poultry seafood pepperoni pan bagel english muffin french bread	270 11.7 25.3 13.3 1.1 559	serving=310;medium=110;piece=155;small=105;large=155	3	
58108000	Calzone, with cheese, meatless		stromboli	389 17.6 29.5 22.5 1.3 672	serving=106	3	
58108010	Calzone, with meat and cheese		stromboli pizza hut calizza	343 14.8 31.3 17.7 1.4 434	serving=106;calizza=217	4	
58108050	Pizza rolls			345 9.2 53.4 10.5 1.3 631	serving=85;piece=14;cup=119	6.5	
58109015	Cheese pizza, whole wheat thin crust		as topping original medium hand tossed flatbread	267 11.8 28.6 12.4 3.5 543	serving=238;medium=86;piece=119;small=80;large=119	4	
58109020	Cheese pizza, whole wheat thick crust		as topping pan bagel english muffin french bread	265 11.4 33 10.4 3.9 548	serving=264;medium=93;piece=132;small=90;large=132	4	
58109030	Pizza, with meat, whole wheat thin crust		poultry seafood topping pepperoni original medium hand tossed flatbread as	289 13.1 23.6 16.4 2.9 641	serving=248;medium=88;piece=124;small=86;large=124	3	
58109040	Pizza, with meat, whole wheat thick crust		pan poultry seafood pepperoni bagel english muffin french bread	284 12.5 28.1 14 3.3 628	serving=278;medium=112;piece=139;small=96;large=139	3	
58109050	Cheese and vegetables pizza, whole wheat thin crust		original medium hand tossed flatbread as	226 9.6 24.4 10.6 3.1 483	serving=266;medium=97;piece=133;small=89;large=133	4	
58109060	Cheese and vegetables pizza, whole wheat thick crust		pan bagel english muffin french bread	231 9.7 28.7 9.3 3.5 498	serving=298;medium=104;piece=149;small=94;large=149	4	
58109100	Cheese pizza, gluten-free thin crust		as topping original medium hand tossed flatbread	264 8.7 26.5 13.6 2.5 485	serving=238;medium=86;piece=119;small=80;large=119	2.5	
58109110	Cheese pizza, gluten-free thick crust		as topping pan	261 7.8 30.5 11.9 2.9 477	serving=264;medium=93;piece=132;small=90;large=132	2.5	
58109120	Pizza, with meat, gluten-free thin crust		poultry seafood topping pepperoni original medium hand tossed flatbread as	287 10.6 21.9 17.4 2.1 594	serving=248;medium=88;piece=124;small=86;large=124	1.5	
58109130	Pizza, with meat, gluten-free thick crust		poultry seafood topping pepperoni pan	280 9.5 26.1 15.2 2.5 568	serving=278;medium=112;piece=139;small=96;large=139	1.5	
58109140	Cheese and vegetables pizza, gluten-free thin crust		original medium hand tossed flatbread as	223 7.2 22.7 11.6 2.3 437	serving=266;medium=97;piece=133;small=89;large=133	2.5	
58109150	Cheese and vegetables pizza, gluten-free thick crust		pan	228 6.7 26.7 10.5 2.7 439	serving=298;medium=104;piece=149;small=94;large=149	2.5	
58109210	Breakfast pizza with egg			292 14 25.6 14.5 1.1 594	serving=288;medium=102;piece=144;small=79;large=144	6.5	
58110110	Meatless egg roll		chinese spring lumpia vegetable vegetarian	270 5.6 30 14.1 2.3 463	serving=100;piece=13	5	
58110120	Egg roll, with shrimp		chinese spring lumpia	258 6.7 27.1 13.6 2 440	serving=100;piece=13;cup=125	4	
58110130	Egg roll, with beef and/or pork		chinese spring lumpia	272 7.6 27 14.7 2 447	serving=100;piece=13;cup=125	4	
58110170	Egg roll, with chicken or turkey		chinese spring lumpia	266 7.6 27 14.1 2 449	serving=100;piece=13;cup=125	4	
58110200	Roll with meat and/or shrimp, vegetables and rice paper, not fried		vietnamese bo bia fresh garden goi cuon summer	112 5.7 17.2 2.7 1.9 395	serving=100;piece=71;cup=83	3	
58111110	Wonton, dumpling or pot sticker, fried		meat	192 8.8 14.1 11.1 1.5 467	cup=75	4	
58111120	Wonton, dumpling or pot sticker, no meat, fried			192 8.8 14.1 11.1 1.5 467	cup=75	3	
58111200	Puffs, crab meat and cream cheese filled, fried		rangoon	314 9.4 35.1 15.1 1.2 840	serving=92;cup=77;puff=23	4	
58112510	Wonton, dumpling or pot sticker, steamed		as fried meat	113 6.9 11.1 4.6 1.2 368	cup=75	4	
58116100	Empanada			291 7.2 29.9 16 2 446	serving=35;large=130	8	
58116115	Empanada, no meat		picadillo pastelillo vegetable cheese	265 5.8 31.5 13.2 3.4 399	serving=35;large=130	4	
58116117	Empanada, beef		picadillo pastelillo jamaican meat pie pork cheese	333 12.1 27.5 19.2 1.6 459	serving=35;large=130	4	
58116120	Empanada, beef, with vegetables		picadillo pastelillo meat pie pork cheese	291 7.2 29.9 16 2 446	serving=35;large=130	3	
58116125	Empanada, chicken		picadillo pastelillo meat pie turkey seafood cheese	309 12.6 27.5 16.5 1.6 460	serving=35;large=130	4	
58116130	Empanada, chicken, with vegetables		picadillo pastelillo meat pie turkey seafood cheese	283 7.4 29.9 15.1 2 446	serving=35;large=130	3	
58117210	Cornmeal stick, Puerto Rican style		sorullo sorullito maiz	415 6.9 48.4 21 2.4 414	piece=20	4	
58117310	Kibby, Puerto Rican style		beef bulgur plato arabe	168 8.8 18 7.2 3.1 558	serving=110;fritter=55	4	
58117410	Bacalaitos fritos		codfish fritter	281 14.4 36.1 8.6 1.2 233	serving=85;fritter=35	6.5	
58117510	Hayacas, Puerto Rican style		hallaca hominy pork ham vegetable	157 5.8 9.4 10.8 1.1 176	hallaca=95	4	
58120110	Crepe, with meat		poultry seafood	173 12.9 7.7 10.1 0.3 384	serving=155	4	
58121610	Pierogi			195 5.3 29.6 6.1 0.9 474	cup=80	6.5	
58122210	Gnocchi, cheese			178 8.5 9.4 12 0.2 263	cup=70	4	
58122220	Gnocchi, potato			135 2.4 17.2 6.3 1 279	cup=188;piece=26	4	
58122320	Knish		pastry filled cheese potato meat	345 10.5 31.9 19.7 1.1 445	serving=60	6.5	
58123110	Bao bun		meat char siu manapua pork	273 11.2 39.8 7.6 1.2 354	serving=100	6.5	
58123120	Bao bun, no meat		bean paste manapua	268 6.7 54.3 2.9 3.4 268	serving=100	4	
58124210	Cheese-filled pastry		kolache	274 9.9 15.4 19.2 0.4 531	serving=70;pastry=28	5	
58124220	Pastry, egg and cheese filled		kolache	349 8.4 43.8 15.7 1.6 216	serving=100;kolache=142	4	
58124230	Meat / poultry-filled pastry		kolache	341 11.5 30.9 19.2 1.1 398	serving=100;kolache=85	5	
58124250	Spanakopita		greek spinach cheese pie	212 8.3 10.4 15.2 1 392	serving=30;cup=120;large=120	6.5	
58124500	Samosa		pastry potato pea	310 5.1 33.2 17.5 1.8 388	serving=25;large=100	6.5	
58125110	Quiche with meat, poultry or fish		lorraine	387 15.5 12.1 30.6 0.7 570	serving=113;piece=192;cup=160;quiche=1212	4	
58125120	Meatless spinach quiche		broccoli	299 10.3 11.7 23.5 1 317	serving=113;piece=143;cup=160;quiche=901	5	
58125180	Meatless cheese quiche			365 11.9 13.7 29.2 0.8 361	serving=113;piece=192;cup=160;quiche=1212	5	
58126100	Turnover or hot pocket			260 10.3 27.9 11.9 1.6 536	serving=35;large=130	8	
58126105	Turnover or hot pocket, meatless		vegetable cheese	198 5.1 27 7.8 1.6 504	serving=35;large=130	4	
58126125	Turnover or hot pocket, beef		vegetable cheese	233 10.4 24.5 10.3 1.3 455	serving=35;large=130	4	
58126130	Turnover or hot pocket, ham		pork vegetable cheese	256 9.3 27.9 11.8 1.5 562	serving=35;large=130	4	
58126150	Turnover or hot pocket, pizza pocket, meat		cheese	260 10.3 27.9 11.9 1.6 536	serving=35;large=130	3	
58126160	Turnover or hot pocket, pizza pocket		cheese	244 9.7 29.7 9.6 1.7 466	serving=35;large=130	4	
58126270	Turnover or hot pocket, chicken		turkey vegetable cheese	215 10.7 24.5 8.2 1.3 456	serving=35;large=130	4	
58126275	Seafood turnover		vegetable cheese	207 9.4 24.6 7.9 1.3 382	serving=35;large=130	5	
58126290	Turnover or lean pocket		variety	208 10.6 24.4 7.5 1.4 378	serving=35;large=130	6.5	
58126400	Turnover or breakfast pocket, egg		hot lean meat	265 10 30.9 11.3 1.5 483	serving=35;large=130	4	
58128000	Biscuit with gravy		sausage	224 6.2 17 14.7 0.8 451	piece=220	6.5	
58128110	Chicken cornbread			167 13.8 9.4 8.2 0.4 458	cup=92;piece=67	6.5	
58128120	Cornmeal dressing with chicken or turkey and vegetables		cornbread stuffing poultry	237 7.6 19.3 14.5 1.2 561	serving=80;cup=161	6.5	
58128210	Dressing with oysters		stuffing	189 5 18.4 10.8 1.2 503	serving=80;cup=161	6.5	
58128220	Dressing with chicken or turkey and vegetables		poultry stuffing giblet	217 8.2 21 11.2 1.4 509	serving=80;cup=161	6.5	
58128250	Dressing with meat and vegetables		stuffing sausage ground beef pepperoni ham bacon salami	243 7.9 20.4 14.6 1.3 635	serving=80;cup=161	6.5	
58130011	Lasagna with meat			139 7.5 16.2 5 1.6 390	cup=250;piece=206	6.5	
58130014	Lasagna with meat (restaurant)		fast food place home recipe italian	185 10.8 11.4 10.7 1.5 466	cup=250;piece=206	4.5	58130015;169850
58130013	Lasagna with meat, canned		chef boyardee sir chomp lot bite size microwavable tub	97 3.2 13.3 3.4 1.5 283	cup=250;can=425	5	
58130016	Lasagna with meat, frozen			124 6.6 14.4 4.4 1.4 347	cup=250;piece=206	5	
58130020	Lasagna with meat and spinach			207 13.3 13.8 10.8 1.1 412	cup=250;piece=206;lasagna=1235	6.5	
58130140	Lasagna with chicken or turkey			205 13.7 14 10.4 1 387	cup=250;piece=206	6.5	
58130150	Lasagna, with chicken or turkey, and spinach			201 13.5 13.8 10.1 1.1 381	cup=250;piece=206;lasagna=1235	3	
58130310	Meatless lasagna			130 6.5 13.8 5.3 1.7 284	cup=250;piece=227;lasagna=1360	5	
58130320	Meatless lasagna, with vegetables			188 11.2 14.5 9.4 1.2 384	cup=250;piece=227;lasagna=1360	4	
58131100	Ravioli, no sauce		as filling	185 10.3 19.9 7 0.7 284	cup=160;piece=15	5.5	
58131110	Ravioli, with tomato sauce		as filling	138 6.9 14.6 5.9 0.9 393	cup=250;piece=38	5.5	
58131120	Ravioli, with cream sauce		as filling	169 8.1 15.2 8.4 0.5 234	cup=250;piece=38	5.5	
58131310	Ravioli, meat-filled, no sauce			190 12.6 17.7 7.4 0.6 770	cup=160;piece=15	3	
58131320	Ravioli, meat-filled, with tomato sauce or meat sauce			148 8.7 14.5 6.3 1 593	cup=250;piece=35	3	
58131323	Ravioli, meat-filled, with tomato sauce or meat sauce, canned		as filling franco american beef raviolio chef boyardee mini sir chomp lot bite size	97 3.2 13.3 3.4 1.5 283	cup=251;piece=33;can=425	3	
58131330	Ravioli, meat-filled, with cream sauce			176 10.2 13.7 8.8 0.4 576	cup=250;piece=35	3	
58131510	Ravioli, cheese-filled, no sauce			173 7.4 21.7 6.3 0.7 646	cup=160;piece=15	3	
58131520	Ravioli, cheese-filled, with tomato sauce			98 4 15.2 2.3 1.2 246	cup=250;piece=38	3	
58131523	Ravioli, cheese-filled, with tomato sauce, canned		chef boyardee	77 2.5 13.6 1.5 1.3 306	cup=246;piece=25;can=425	3	
58131530	Ravioli, cheese-filled, with meat sauce			137 6.4 14.3 6.1 0.8 598	cup=250;piece=35	3	
58131535	Ravioli, cheese-filled, with cream sauce			160 6.1 16.2 7.9 0.5 475	cup=250;piece=38	3	
58131590	Ravioli, cheese and spinach-filled, no sauce			150 6.6 20.8 4.5 1 528	cup=160;piece=15	3	
58131600	Ravioli, cheese and spinach-filled, with cream sauce			145 5.6 15.7 6.7 0.7 398	cup=250;piece=38	3	
58131610	Ravioli, cheese and spinach filled, with tomato sauce			117 5.2 16.8 3.4 1.2 535	cup=250;piece=38	3	
58133110	Manicotti, cheese-filled, no sauce			207 10.4 20.4 9.3 0.6 443	serving=209;manicotti=127	3	
58133120	Manicotti, cheese-filled, with tomato sauce, meatless			153 7.6 16.2 6.6 0.9 436	cup=235;manicotti=143	2	
58133130	Manicotti, cheese-filled, with meat sauce			160 8.8 15.1 7.3 0.8 432	serving=235;manicotti=143	3	
58133140	Manicotti, vegetable- and cheese-filled, with tomato sauce, meatless			135 6.4 15.9 5.2 1 394	serving=235;manicotti=143	2	
58134110	Stuffed shells, cheese-filled, no sauce			205 9.9 22.2 8.5 0.7 428	cup=152;shell=60	3	
58134120	Stuffed shells, cheese-filled, with tomato sauce, meatless			146 7 16.9 5.8 0.9 422	serving=170;shell=85	2	
58134130	Stuffed shells, cheese-filled, with meat sauce			158 8.5 16.6 6.5 1 300	serving=170;shell=85	3	
58134160	Stuffed shells, cheese- and spinach- filled, no sauce			187 9.6 22.4 6.6 1 439	cup=152;shell=60	3	
58134210	Stuffed shells, with chicken, with tomato sauce			136 10.8 16.3 3.4 1.1 277	serving=163;shell=83	3	
58134310	Stuffed shells, with fish and/or shellfish, with tomato sauce			116 8.9 16.1 1.9 1.1 330	serving=163;shell=83	3	
58134610	Tortellini, meat-filled, with tomato sauce			134 6.6 15.8 4.9 1 618	cup=210	3	
58134613	Tortellini, meat-filled, with tomato sauce, canned		as filling chef boyardee	89 3.2 15.8 1.6 1.4 298	cup=233;can=425	3	
58134620	Tortellini, cheese-filled, meatless, with tomato sauce			149 6.2 23 3.7 1.6 279	cup=250	2	
58134623	Tortellini, cheese-filled, meatless, with tomato sauce, canned		chef boyardee	91 3.5 16 1.5 0.8 305	cup=247;can=425	2	
58134640	Tortellini, cheese-filled, meatless, with vinaigrette dressing			193 6.2 18.8 10.5 0.6 639	cup=169	2	
58134650	Tortellini, meat-filled, no sauce			190 12.3 18 7.5 0.6 434	cup=190	3	
58134660	Tortellini, cheese-filled, with cream sauce			153 5.8 16.7 7 0.5 576	cup=250	3	
58134680	Tortellini, cheese-filled, no sauce			236 10.4 36.2 5.6 1.5 156	cup=150;piece=4.8	3	
58134710	Tortellini, spinach-filled, with tomato sauce			121 4.5 16.1 4.4 1.2 596	cup=200	3	
58134720	Tortellini, spinach-filled, no sauce			188 8.9 21.4 7.4 0.9 201	cup=122	3	
58134810	Cannelloni, cheese- and spinach-filled, no sauce			157 6.3 18.4 6.5 1.1 618	cup=208;cannelloni=74	3	
58135110	Chow fun noodles with meat and vegetables			102 7.1 11.5 2.7 0.9 162	cup=152	6.5	
58135120	Chow fun noodles with vegetables, meatless			74 1.6 14.5 1 1.1 189	cup=152	4	
58136110	Lo mein			121 4.8 20.2 2.4 1.3 430	cup=200	8	
58136120	Lo mein, meatless		vegetable vegetarian	121 4.8 20.2 2.4 1.3 430	cup=200	4	
58136130	Lo mein, with shrimp		seafood	121 8.6 16.2 2.2 1 363	cup=200	4	
58136140	Lo mein, with pork			138 9.5 16.2 3.8 1 357	cup=200	4	
58136150	Lo mein, with beef			129 9.7 16.2 2.8 1 358	cup=200	4	
58136160	Lo mein, with chicken		turkey	130 9.2 16.2 3.2 1 413	cup=200	4	
58137210	Pad Thai			154 8.1 14.4 7.5 1.2 384	cup=200	8	
58137220	Pad Thai, meatless			165 5.8 16.3 9.2 1.8 344	cup=200	4	
58137230	Pad Thai with chicken		turkey poultry	154 8.1 14.4 7.5 1.2 384	cup=200	6.5	
58137240	Pad Thai with seafood		shrimp fish	147 6.8 15.1 6.8 1.2 349	cup=200	6.5	
58137250	Pad Thai with meat			160 8.2 14.7 7.9 1.2 337	cup=200	6.5	
58137300	Adobo, with noodles		combination meat poultry seafood vegetable filipino dish	172 16.9 8.1 7.7 0.4 510	cup=224	4	
58140310	Macaroni with tuna, Puerto Rican style		macarrone con atun	147 7.7 18.1 4.7 0.9 359	cup=225	4	
58145110	Macaroni cheese (mac and cheese)		casserole home recipe ready eat frozen noodle	223 8.7 23.1 10.5 1.2 358	cup=230	6.5	
58145111	Macaroni cheese (mac and cheese) (restaurant)		fast food place noodle	151 5.4 18.8 6.1 1.1 361	cup=230	4	
58145112	Macaroni cheese (mac and cheese), made from packaged mix		noodle	179 4.6 22.2 8 1 161	cup=230	4	
58145113	Macaroni cheese (mac and cheese), canned		franco american noodle	82 3.4 11.5 2.5 0.5 302	cup=230	5	
58145117	Macaroni cheese (mac and cheese), easy Mac type		noodle	110 3.3 20.1 1.9 0.5 259	cup=230;medium=215;large=321	4	
58145119	Macaroni cheese (mac and cheese), made from reduced fat packaged mix		kraft deluxe dinner 2percent milk noodle	131 4.6 17.3 4.8 0.6 172	cup=230	2.5	
58145120	Macaroni cheese (mac and cheese) and tuna		helper cheesy noodle au gratin	164 7.6 18.2 6.8 0.8 176	cup=230	6.5	
58145135	Macaroni cheese (mac and cheese) and meat		beef pork ham noodle	210 11.8 15.1 11.2 0.7 238	cup=230	6.5	
58145136	Macaroni cheese (mac and cheese) and meat, prepared from Hamburger Helper mix		beef pork ham cheeseburger cheesy italian noodle	144 8.2 10.3 7.6 0.3 284	cup=230	4	
58145140	Macaroni cheese (mac and cheese) and tomato		noodle	148 3.9 18.7 6.5 1.1 131	cup=230	6.5	
58145160	Macaroni cheese (mac and cheese) and frankfurters or hot dogs		noodle	209 6.2 18.7 12.3 0.8 299	cup=230	6.5	
58145170	Macaroni cheese (mac and cheese) and egg		noodle	185 5.9 19 9.5 0.8 176	cup=230	6.5	
58145190	Macaroni cheese (mac and cheese) and chicken or turkey		noodle	178 12.5 14.8 7.6 0.7 229	cup=230	6.5	
58145300	Macaroni cheese (mac and cheese), whole grain		noodle	219 8.8 22.7 10.9 2.2 360	cup=230	4	
58146120	Pasta with tomato-based sauce, cheese and meat		cannelloni baked ziti spaghetti shape marinara red kind	147 7.6 13.3 7.1 0.8 325	cup=250;cannelloni=86	4	
58146150	Pasta with tomato-based sauce and cheese		baked ziti spaghetti shape marinara red kind	119 3.7 15 4.8 1.7 403	cup=250	6.5	
58146160	Pasta with vegetables, no sauce or dressing		macaroni spaghetti shape than tomato onion	144 4.5 23.1 3.5 2.3 148	cup=150	4	
58146210	Pasta with sauce			125 5.9 19.2 2.6 1.6 199	cup=250	8	
58146215	Pasta with sauce, meatless, school lunch		spaghetti shape	102 3.8 19.4 1.6 2.9 88	cup=250	1.5	
58146221	Pasta with tomato-based sauce		spaghetti shape marinara red kind fast food restaurant	160 3.4 18.4 8 1.7 387	cup=250	4	
58146222	Pasta with tomato-based sauce (homemade)		spaghetti shape marinara red kind source home recipe canned commercially frozen dry mix microwavable container place spaghettio meatless ready heat	106 3.7 19.9 1.2 1.8 202	cup=250	4	58146223
58146301	Pasta with tomato-based sauce, and added vegetables		spaghetti shape marinara red kind than onion fast food restaurant	158 3.5 18.1 7.8 1.6 343	cup=250	3	
58146302	Pasta with tomato-based sauce, and added vegetables (homemade)		spaghetti shape marinara red kind source than onion home recipe canned commercially frozen dry mix microwavable container place ready heat	104 3.7 19.6 1.1 1.8 155	cup=250	3	58146303
17-621	Pasta sauce, tomato based, with added vegetables			46 1.4 8.1 2.1 2.4 230		2.5	
58146315	Pasta with sauce and meat		spaghetti shape school lunch	117 6 17.5 3.1 2.6 117	cup=250	2.5	
58146321	Pasta with tomato-based sauce and meat		spaghetti shape marinara red kind fast food restaurant	178 5.4 17.7 9.3 1.5 383	cup=250	4	
58146322	Pasta with tomato-based sauce and meat (homemade)		spaghetti shape marinara red kind source home recipe canned commercially frozen dry mix microwavable container place beefaroni spaghettio ready heat	125 5.9 19.2 2.6 1.6 199	cup=250	4	58146323
58146331	Pasta with tomato-based sauce, meat, and added vegetables		spaghetti shape marinara red kind than onion fast food restaurant	176 5.5 17.5 9.2 1.5 348	cup=250	2	
58146332	Pasta with tomato-based sauce, meat, and added vegetables (homemade)		spaghetti shape marinara red kind than onion source home recipe canned commercially frozen dry mix microwavable container place ready heat	123 5.9 18.9 2.5 1.6 161	cup=250	2	58146333
58146341	Pasta with tomato-based sauce and poultry		spaghetti shape marinara red kind fast food restaurant	171 5.6 17.7 8.5 1.5 382	cup=250	4	
58146342	Pasta with tomato-based sauce and poultry (homemade)		spaghetti shape marinara red kind source home recipe canned commercially frozen dry mix microwavable container place ready heat	118 6 19.2 1.7 1.6 198	cup=250	4	58146343
58146351	Pasta with tomato-based sauce, poultry, and added vegetables		spaghetti shape marinara red kind than onion fast food restaurant	169 5.6 17.5 8.4 1.5 347	cup=250	2	
58146352	Pasta with tomato-based sauce, poultry, and added vegetables (homemade)		spaghetti shape marinara red kind source than onion home recipe canned commercially frozen dry mix microwavable container place ready heat	116 6.1 18.9 1.6 1.6 160	cup=250	2	58146353
58146361	Pasta with tomato-based sauce and seafood		spaghetti shape marinara red clam kind fast food restaurant	166 5.2 18 8 1.5 393	cup=250	4	
58146362	Pasta with tomato-based sauce and seafood (homemade)		spaghetti shape marinara red clam kind source home recipe canned commercially frozen dry mix microwavable container place ready heat	113 5.6 19.4 1.2 1.6 209	cup=250	4	58146363
58146371	Pasta with tomato-based sauce, seafood, and added vegetables		spaghetti shape marinara red clam kind than onion fast food restaurant	164 5.2 17.8 7.9 1.5 357	cup=250	2	
58146372	Pasta with tomato-based sauce, seafood, and added vegetables (homemade)		spaghetti shape marinara red clam kind source than onion home recipe canned commercially frozen dry mix microwavable container place ready heat	111 5.6 19.2 1.1 1.6 171	cup=250	2	58146373
58146381	Pasta with cream sauce		spaghetti shape white cheese vodka alfredo butter oil based pesto fast food noodle romanoff restaurant	204 3.7 15.6 14 0.9 577	cup=250	4	
58146382	Pasta with cream sauce (homemade)		spaghetti shape white cheese vodka alfredo butter oil based pesto source noodle romanoff home recipe canned commercially frozen dry mix microwavable container place ready heat	154 4 16.9 7.7 0.9 266	cup=250	4	58146383
58146391	Pasta with cream sauce and added vegetables		spaghetti shape white cheese vodka alfredo butter oil based pesto than tomato onion fast food restaurant	191 3.7 16 12.4 1 519	cup=250	4	
58146393	Pasta with cream sauce and added vegetables (shop-bought)		spaghetti shape white cheese vodka alfredo butter oil based pesto than tomato onion canned commercially frozen dry mix microwavable container place ready heat	154 3.9 16.9 7.7 1.1 340	cup=250;can=425;bowl=411	4	
58146392	Pasta with cream sauce and added vegetables, from home recipe		spaghetti shape white cheese vodka alfredo pesto source than tomato onion	141 4 17.3 6 1.1 204	cup=250	4	
58146401	Pasta with cream sauce and meat		spaghetti shape white cheese vodka alfredo butter oil based pesto fast food restaurant	213 5.7 15.4 14.1 0.9 562	cup=250	4	
58146402	Pasta with cream sauce and meat (homemade)		spaghetti shape white cheese vodka alfredo butter oil based pesto source home recipe garlic herb canned commercially frozen dry mix microwavable container place ready heat	164 6.1 16.7 7.9 0.9 251	cup=250	4	58146403
58146411	Pasta with cream sauce, meat, and added vegetables		spaghetti shape white cheese vodka alfredo butter oil based pesto than tomato onion fast food restaurant	203 5.7 15.7 12.9 1 516	cup=250	2	
58146412	Pasta with cream sauce, meat, and added vegetables (homemade)		spaghetti shape white cheese vodka alfredo butter oil based pesto than tomato onion source home recipe canned commercially frozen dry mix microwavable container place ready heat	153 6.1 17 6.5 1.1 200	cup=250	2	58146413
58146421	Pasta with cream sauce and poultry		spaghetti shape white cheese vodka alfredo butter oil based pesto fast food restaurant	206 5.8 15.4 13.3 0.9 561	cup=250	4	
58146422	Pasta with cream sauce and poultry (homemade)		spaghetti shape white cheese vodka alfredo butter oil based pesto source home recipe canned commercially frozen dry mix microwavable container place ready heat	157 6.3 16.7 7 0.9 250	cup=250	4	58146423
58146431	Pasta with cream sauce, poultry, and added vegetables		spaghetti shape white cheese vodka alfredo butter oil based pesto than tomato onion fast food restaurant	196 5.8 15.7 12.1 1 515	cup=250	2	
58146432	Pasta with cream sauce, poultry, and added vegetables (homemade)		spaghetti shape white cheese vodka alfredo butter oil based pesto source than tomato onion home recipe canned commercially frozen dry mix microwavable container place ready heat	146 6.3 17 5.7 1.1 199	cup=250	2	58146433
58146441	Pasta with cream sauce and seafood		spaghetti shape white cheese vodka alfredo butter oil based pesto clam fast food restaurant	202 5.4 15.7 12.8 0.9 572	cup=250	4	
58146442	Pasta with cream sauce and seafood (homemade)		spaghetti shape white cheese vodka alfredo butter oil based pesto clam source home recipe canned commercially frozen dry mix microwavable container place ready heat	152 5.9 17 6.5 0.9 261	cup=250	4	58146443
58146451	Pasta with cream sauce, seafood, and added vegetables		spaghetti shape white cheese vodka alfredo butter oil based pesto clam than tomato onion fast food restaurant	191 5.4 16 11.6 1 525	cup=250	2	
58146452	Pasta with cream sauce, seafood, and added vegetables (homemade)		spaghetti shape white cheese vodka alfredo butter oil based pesto clam source than tomato onion home recipe canned commercially frozen dry mix microwavable container place ready heat	141 5.8 17.3 5.1 1.1 210	cup=250	2	58146453
58146601	Whole grain pasta, with tomato-based sauce		wheat spaghetti shape marinara red kind fast food restaurant	156 3.5 18 8.3 2.7 388	cup=250	3	
58146602	Whole grain pasta, with tomato-based sauce (homemade)		wheat spaghetti shape marinara red kind source home recipe canned commercially frozen dry mix microwavable container place ready heat	102 3.8 19.5 1.6 2.9 204	cup=250	3	58146603
58146611	Whole grain pasta, with tomato-based sauce and added vegetables		wheat spaghetti shape marinara red kind than onion fast food restaurant	154 3.6 17.8 8.2 2.6 344	cup=250	3	
58146612	Whole grain pasta, with tomato-based sauce and added vegetables (homemade)		wheat spaghetti shape marinara red kind source than onion home recipe canned commercially frozen dry mix microwavable container place ready heat	99 3.8 19.2 1.5 2.9 157	cup=250	3	58146613
58146621	Whole grain pasta, with tomato-based sauce and meat		wheat spaghetti shape marinara red kind fast food restaurant	174 5.5 17.4 9.6 2.5 385	cup=250	3	
58146622	Whole grain pasta, with tomato-based sauce and meat (homemade)		wheat spaghetti shape marinara red kind source home recipe canned commercially frozen dry mix microwavable container place ready heat	121 6 18.7 3 2.7 200	cup=250	3	58146623
58146631	Whole grain pasta, with tomato-based sauce, meat, and added vegetables		wheat spaghetti shape marinara red kind than onion fast food restaurant	172 5.6 17.1 9.5 2.5 349	cup=250	1	
58146632	Whole grain pasta, with tomato-based sauce, meat, and added vegetables (homemade)		wheat spaghetti shape marinara red kind source than onion home recipe canned commercially frozen dry mix microwavable container place ready heat	119 6 18.5 2.9 2.7 162	cup=250	1	58146633
58146641	Whole grain pasta, with tomato-based sauce and poultry		wheat spaghetti shape marinara red kind chicken turkey fast food restaurant	167 5.7 17.4 8.9 2.5 384	cup=250	3	
58146642	Whole grain pasta, with tomato-based sauce and poultry (homemade)		wheat spaghetti shape marinara red kind chicken turkey source home recipe canned commercially frozen dry mix microwavable container place ready heat	113 6.1 18.7 2.2 2.7 199	cup=250	3	58146643
58146651	Whole grain pasta, with tomato-based sauce, poultry, and added vegetables		wheat spaghetti shape marinara red kind than onion fast food restaurant	165 5.7 17.1 8.8 2.5 349	cup=250	1	
58146652	Whole grain pasta, with tomato-based sauce, poultry, and added vegetables (homemade)		wheat spaghetti shape marinara red kind source than onion home recipe canned commercially frozen dry mix microwavable container place ready heat	111 6.2 18.5 2 2.7 161	cup=250	1	58146653
58146661	Whole grain pasta, with tomato-based sauce and seafood		wheat spaghetti shape marinara red clam kind fast food restaurant	162 5.3 17.6 8.3 2.5 394	cup=250	3	
58146662	Whole grain pasta, with tomato-based sauce and seafood (homemade)		wheat spaghetti shape marinara red clam kind source home recipe canned commercially frozen dry mix microwavable container place ready heat	108 5.7 19 1.6 2.7 210	cup=250	3	58146663
58146671	Whole grain pasta, with tomato-based sauce, seafood, and added vegetables		wheat spaghetti shape marinara red clam kind than onion fast food restaurant	160 5.3 17.4 8.2 2.5 359	cup=250	1	
58146672	Whole grain pasta, with tomato-based sauce, seafood, and added vegetables (homemade)		wheat spaghetti shape marinara red clam kind source than onion home recipe canned commercially frozen dry mix microwavable container place ready heat	106 5.7 18.8 1.5 2.7 172	cup=250	1	58146673
58146681	Whole grain pasta, with cream sauce		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto fast food restaurant	200 3.8 15.2 14.3 1.9 578	cup=250	3	
58146682	Whole grain pasta, with cream sauce (homemade)		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto source home recipe canned commercially frozen dry mix microwavable container place ready heat	150 4.1 16.4 8.1 2 268	cup=250	3	58146683
58146691	Whole grain pasta, with cream sauce, and added vegetables		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto than tomato onion fast food restaurant	187 3.8 15.6 12.8 2 521	cup=250	2	
58146692	Whole grain pasta, with cream sauce, and added vegetables (homemade)		wheat spaghetti shape white cheese vodka alfredo butter oil based pest source than tomato onion home recipe pesto canned commercially frozen dry mix microwavable container place ready heat	136 4.1 16.9 6.4 2.2 206	cup=250	2	58146693
58146701	Whole grain pasta, with cream sauce and meat		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto fast food restaurant	209 5.8 15 14.5 1.9 564	cup=250	3	
58146702	Whole grain pasta, with cream sauce and meat (homemade)		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto source home recipe canned commercially frozen dry mix microwavable container place ready heat	160 6.2 16.3 8.3 2 252	cup=250	3	58146703
58146711	Whole grain pasta, with cream sauce, meat, and added vegetables		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto than tomato onion fast food restaurant	199 5.7 15.4 13.2 2 517	cup=250	1	
58146712	Whole grain pasta, with cream sauce, meat, and added vegetables (homemade)		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto source than tomato onion home recipe canned commercially frozen dry mix microwavable container place ready heat	149 6.2 16.6 6.9 2.2 202	cup=250	1	58146713
58146721	Whole grain pasta, with cream sauce and poultry		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto fast food restaurant	202 5.9 15 13.7 1.9 563	cup=250	3	
58146722	Whole grain pasta, with cream sauce and poultry (homemade)		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto source home recipe canned commercially frozen dry mix microwavable container place ready heat	152 6.4 16.3 7.4 2 251	cup=250	3	58146723
58146731	Whole grain pasta, with cream sauce, poultry, and added vegetables		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto than tomato onion fast food restaurant	192 5.9 15.4 12.5 2 516	cup=250	1	
58146732	Whole grain pasta, with cream sauce, poultry, and added vegetables (homemade)		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto source than tomato onion home recipe canned commercially frozen dry mix microwavable container place ready heat	141 6.4 16.6 6.1 2.2 201	cup=250	1	58146733
58146741	Whole grain pasta, with cream sauce and seafood		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto clam fast food restaurant	197 5.5 15.3 13.2 1.9 573	cup=250	3	
58146742	Whole grain pasta, with cream sauce and seafood (homemade)		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto clam source home recipe canned commercially frozen dry mix microwavable container place ready heat	147 6 16.6 6.9 2 262	cup=250	3	58146743
58146751	Whole grain pasta, with cream sauce, seafood, and added vegetables		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto clam than tomato onion fast food restaurant	187 5.5 15.6 12 2 526	cup=250	1	
58146752	Whole grain pasta, with cream sauce, seafood, and added vegetables (homemade)		wheat spaghetti shape white cheese vodka alfredo butter oil based pesto clam source than tomato onion home recipe canned commercially frozen dry mix microwavable container place ready heat	136 5.9 16.9 5.5 2.2 212	cup=250	1	58146753
58147110	Pasta with tomato-based sauce and beans or lentils		spaghetti shape marinara red kind source	125 5.2 20.9 2.3 3 250	cup=227	6.5	
58147330	Macaroni or noodles, creamed, with cheese			158 4.7 22 5.5 1.3 260	cup=230	3	
58147340	Macaroni or noodles, creamed, with cheese and tuna		helper fettuccine alfredo	143 7.9 17.4 4.5 1 252	cup=230	3	
58147510	Flavored pasta		meatless yat ga mein chow wor dry mix sauce knorr noodle italian side roni fat	87 2.5 14.5 2.2 0.4 174	cup=185	6.5	
58147520	Yat Ga Mein with meat, fish, or poultry		wor flavored pasta wth	134 10.4 11.2 5.6 1.5 354	cup=205	3	
58148110	Macaroni or pasta salad		assorted vegetable betty crocker suddenly as dressing mayonnaise	221 4.5 24.7 11.5 1.4 204	serving=136;cup=204	5	
58148111	Macaroni or pasta salad, made with light mayonnaise		diet low calorie fat reduced dressing assorted vegetable	159 4.3 25.7 4.2 1.4 239	serving=136;cup=204	2.5	
58148112	Macaroni or pasta salad, made with mayonnaise-type salad dressing		miracle whip imitation coleslaw slaw assorted vegetable	160 4.4 26.6 4 1.4 211	serving=136;cup=204	4	
58148113	Macaroni or pasta salad, made with light mayonnaise-type salad dressing		diet low calorie fat reduced miracle whip coleslaw slaw imitation hellmann dijonnaise assorted vegetable	159 4.3 25.7 4.2 1.4 239	serving=136;cup=204	2.5	
58148114	Macaroni or pasta salad, made with Italian dressing		vinegar oil vinaigrette greek onion vidalia champagne celery seed red wine balsamic raspberry french assorted vegetable	133 3.7 20.9 3.7 1.6 226	serving=136;cup=204	4	
58148115	Macaroni or pasta salad, made with light Italian dressing		diet low calorie fat reduced newman vinaigrette greek onion vidalia celery seed champagne assorted vegetable	116 3.7 20.6 2 1.6 216	serving=136;cup=204	2.5	
58148116	Macaroni or pasta salad, made with creamy dressing		ranch dip peppercorn italian bacon parmesan cream cheese sour blue roquefort caesar french assorted vegetable	156 3.8 20.1 6.6 1.6 206	serving=136;cup=204	4	
58148117	Macaroni or pasta salad, made with light creamy dressing		diet low calorie fat reduced ranch dip caesar peppercorn blue roquefort cheese french sour cream bacon parmesan italian assorted vegetable	123 3.8 20.2 2.9 1.6 210	serving=136;cup=204	2.5	
58148118	Macaroni or pasta salad, made with any type of fat free dressing		mayonnaise italian creamy vinaigrette assorted vegetable	134 4.3 26.5 1.1 1.7 239	serving=136;cup=204	2.5	
58148120	Macaroni or pasta salad with egg		assorted vegetable dressing	215 5.2 22.5 11.4 1.3 197	serving=136;cup=204	6.5	
58148130	Macaroni or pasta salad with tuna		assorted vegetable dressing	200 6.7 20.9 9.9 1.2 206	serving=136;cup=204	6.5	
58148140	Macaroni or pasta salad with crab meat		assorted vegetable dressing	201 6.5 20.9 9.9 1.2 233	serving=136;cup=204	6.5	
58148150	Macaroni or pasta salad with shrimp		assorted vegetable dressing	203 6.9 20.9 10 1.2 304	serving=136;cup=204	6.5	
58148160	Macaroni or pasta salad with tuna and egg		assorted vegetable dressing	197 7.1 19.4 10 1.1 200	serving=136;cup=204	6.5	
58148170	Macaroni or pasta salad with chicken		assorted vegetable dressing	213 7.8 20.9 10.8 1.2 225	serving=136;cup=204	6.5	
58148180	Macaroni or pasta salad with cheese		assorted vegetable dressing	246 6.9 21.8 14.4 1.3 262	serving=136;cup=204	6.5	
58148550	Macaroni or pasta salad with meat		assorted vegetable dressing	211 7.7 20.8 10.6 1.2 378	serving=136;cup=204	6.5	
58149110	Noodle pudding		kugel	209 5.9 31 7.4 1.6 68	serving=100;cup=200	6.5	
58150100	Bibimbap, Korean		rice white vegetable meat poultry seafood chili pepper paste	76 5.5 8.1 2.4 1.1 435	serving=121;cup=162	4	
58150110	Meatless rice, fried		vegetable	174 3.8 32.5 3.2 1.1 361	cup=166	5	
58150310	Rice, fried		chinese	174 3.8 32.5 3.2 1.1 361	cup=198	8	
58150320	Rice, with chicken, fried		turkey	173 7.3 27.6 3.7 0.9 359	cup=198	4	
58150330	Rice, with pork, fried			179 7.6 27.6 4.2 0.9 316	cup=198	4	
58150340	Rice, with beef, fried			178 7.9 27.6 4.1 0.9 313	cup=198	4	
58150510	Rice, with shrimp, fried			166 6.7 27.9 3 0.9 324	cup=198	4	
58150520	Dukboki or Tteokbokki, Korean		rice cake meat poultry seafood vegetable hot sauce soup stew	131 4.1 19.6 4.1 0.8 198	serving=187;cup=250	4	
58150530	Adobo, with rice		combination meat poultry seafood vegetable filipino dish	181 17.7 8.9 7.9 0.2 522	cup=244	4	
58151100	Sushi		seafood vegetable as rolled topped	94 2.9 18.4 0.7 1 428	serving=180;piece=30;cup=150	8	
58151170	Avocado sushi roll		maki temaki	93 1.8 17.7 1.5 1.4 361	serving=180;piece=30;cup=150	5	
58151180	California sushi roll		crab imitation seafood as rolled topped maki temaki	94 2.9 18.4 0.7 1 428	serving=180;piece=30;cup=150	5	
58151190	Eel sushi roll		unagi as rolled topped maki temaki	116 6 15.3 3 0.7 343	serving=180;piece=30;cup=150	5	
58151200	Salmon sushi roll		as rolled topped maki temaki	103 6.9 15.3 1.3 0.7 350	serving=180;piece=30;cup=150	5	
58151210	Shrimp sushi roll		as rolled topped maki temaki	100 7 15.7 0.6 0.7 358	serving=180;piece=30;cup=150	5	
58151220	Sushi roll tuna		as rolled topped maki temaki	97 7.4 15.3 0.3 0.7 342	serving=180;piece=30;cup=150	6.5	
58151230	Vegetable sushi roll		cucumber as rolled topped maki temaki	93 1.8 17.7 1.5 1.4 361	cup=132;piece=22	5	
58151400	Sushi, topped with crab		imitation seafood nigiri	95 3.9 18.6 0.3 0.8 474	serving=210;piece=35;cup=140	4	
58151410	Sushi, topped with eel		unagi nigiri	126 7.6 13.4 4.2 0.6 308	serving=210;piece=35;cup=140	4	
58151420	Sushi, topped with salmon		nigiri	107 8.9 13.4 1.7 0.6 317	serving=210;piece=35;cup=140	4	
58151430	Sushi, topped with shrimp		nigiri	103 9.1 13.9 0.7 0.6 329	serving=210;piece=35;cup=140	4	
58151440	Sushi, topped with tuna		seafood nigiri	100 9.7 13.4 0.3 0.6 306	serving=210;piece=35;cup=140	4	
58151450	Sushi, topped with egg		seafood tomago nigiri	119 7.3 10.3 5.2 0.4 338	serving=200;piece=50;cup=150	4	
58155320	Seafood paella, Puerto Rican style		marisco marinera	146 7.6 15.7 5.6 0.9 231	serving=288;cup=230	4	
58155410	Soupy rice with chicken, Puerto Rican style		asopao pollo	151 12.1 16.5 4 1.4 754	serving=329;cup=215	4	
58155510	Soupy rice mixture with chicken and potatoes, Puerto Rican style			112 6.3 12.1 4.3 0.9 290	serving=300;cup=240	4	
58155810	Puerto Rican style stewed rice		red arroz guisado	224 4 33.4 7.8 0.7 654	serving=127;cup=170	5	
58155910	Rice with squid, Puerto Rican style		arroz con calamare	264 8.9 29.3 11.8 0.8 559	serving=120;cup=160	4	
58156210	Rice with vienna sausage, Puerto Rican style		arroz con salchicha	269 6.5 33.5 11.6 0.8 959	serving=112;cup=180	4	
58156310	Rice with Spanish sausage, Puerto Rican style		cajun tomato based sauce arroz con chorizo	289 8.4 32.4 13.6 0.8 943	serving=112;cup=180	4	
58156710	Rice with stewed beans, Puerto Rican style		arroz guisado con habichuela mamposteado	138 3.7 23 3.2 1.5 464	serving=141;cup=188	4	
58157300	Congee, with meat, poultry, and/or seafood		rice porridge gruel egg	58 4.3 7 1.3 0.1 246	cup=255	2	
58157310	Congee, with meat, poultry, and/or seafood, and vegetables		rice porridge gruel egg	48 2.7 7.4 0.7 0.3 241	cup=255	1	
58157320	Congee, with vegetables		rice porridge gruel bean	38 1.1 7.9 0.1 0.4 235	cup=255	4	
58157330	Congee, with egg		rice porridge gruel	60 3.1 6.9 2.1 0.1 213	cup=255	4	
58160000	Biryani with vegetables		plain indian rice vegetarian	109 1.9 17.9 3.2 1.2 177	serving=215;cup=172	6.5	
58160100	Beans and rice		lentil pea except red black pinto fast food restaurant	185 6.3 24.4 7 3.6 299	cup=170	4	
58160102	Kidney beans and rice		red fast food restaurant	179 5.7 23.2 7.1 4.2 296	cup=170	4	
58160104	Black beans and rice		fast food restaurant	182 5.8 23.7 7.1 4.9 296	cup=170	4	
58160106	Pinto beans and rice		calico fast food restaurant	188 5.9 25 7.2 5 296	cup=170	4	
58160110	Beans and white rice		lentil pea except red black pinto type brown	164 6.5 25.2 4.2 3.7 231	cup=170	6.5	
58160120	Beans and rice, with tomatoes		kind lentil pea	137 4.7 21.9 3.5 3.8 309	cup=170	4	
58160132	Beans and rice, with meat		lentil pea kind	162 7.5 23.5 4.2 4.4 263	cup=170	4	
58160150	Kidney beans and white rice		red type except brown	158 5.9 23.9 4.3 4.3 229	cup=170	6.5	
58160154	Black beans and white rice		type except brown	160 6 24.4 4.3 5 228	cup=170	6.5	
58160156	Pinto beans and white rice		calico type except brown	167 6.1 25.8 4.4 5.2 228	cup=170	6.5	
58160400	White rice, with corn, with fat		pepper onion as	134 2.6 25.2 2.5 0.9 178	serving=121;cup=161	3	58160420
58160410	White rice, with corn		pepper onion fat	117 2.6 25.8 0.4 0.9 182	serving=121;cup=161	4	
58160430	White rice, with peas, with fat		pepper onion as	133 3.2 24 2.4 1.4 197	serving=120;cup=160	3	58160450
58160440	White rice, with peas		pepper onion fat	116 3.3 24.6 0.3 1.4 202	serving=120;cup=160	4	
58160460	White rice, with carrots, with fat		pepper onion as	123 2.2 22.6 2.4 1 195	serving=120;cup=160	3	58160480
58160470	White rice, with carrots		pepper onion fat	106 2.2 23.1 0.3 1 199	serving=120;cup=160	4	
58160490	White rice, with peas and carrots, with fat		pepper onion as	128 2.7 23.3 2.5 1.2 225	serving=120;cup=160	3	58160510
58160500	White rice, with peas and carrots		pepper onion fat	111 2.8 23.8 0.3 1.3 230	serving=120;cup=160	4	
58160520	White rice, with tomatoes and/or tomato-based sauce, with fat		pepper onion as	107 2 19.4 2.2 0.9 198	serving=157;cup=209	3	58160540
58160530	White rice, with tomatoes and/or tomato-based sauce		pepper onion fat	91 2 19.8 0.3 0.9 201	serving=154;cup=206	4	
58160550	White rice, with dark green vegetables, with fat		broccoli spinach pepper onion as	125 2.6 22.2 2.5 0.9 190	serving=129;cup=172	3	58160570
58160560	White rice, with dark green vegetables		broccoli spinach pepper onion fat	107 2.7 22.7 0.3 0.9 194	serving=129;cup=172	4	
58160580	White rice, with carrots and tomatoes and/or tomato-based sauce, with fat		pepper onion as	114 2.1 20.9 2.3 0.9 196	serving=129;cup=172	3	58160600
58160590	White rice, with carrots and tomatoes and/or tomato-based sauce		pepper onion fat	98 2.1 21.3 0.3 1 200	serving=129;cup=172	4	
58160610	White rice, with dark green vegetables and tomatoes and/or tomato-based sauce, with fat		broccoli spinach pepper onion as	115 2.3 20.8 2.3 0.9 194	serving=129;cup=172	3	58160630
58160620	White rice, with dark green vegetables and tomatoes and/or tomato-based sauce		broccoli spinach pepper onion fat	99 2.3 21.2 0.3 0.9 199	serving=129;cup=172	4	
58160640	White rice, with carrots and dark green vegetables, with fat		broccoli spinach pepper onion as	124 2.4 22.5 2.4 0.9 193	serving=129;cup=172	3	58160660
58160650	White rice, with carrots and dark green vegetables		broccoli spinach pepper onion fat	107 2.4 23 0.3 1 197	serving=129;cup=172	4	
58160670	White rice, with carrots, dark green vegetables, and tomatoes and/or tomato-based sauce, with fat		broccoli spinach pepper onion as	115 2.3 20.8 2.3 1 189	serving=129;cup=172	1	58160690
58160680	White rice, with carrots, dark green vegetables, and tomatoes and/or tomato-based sauce		broccoli spinach pepper onion fat	101 2.3 21.8 0.3 0.9 198	serving=129;cup=172	2	
58160700	White rice, with other vegetables, with fat		such as mushroom pepper onion	124 2.3 22.7 2.4 0.8 181	serving=129;cup=172	3	58160720
58160710	White rice, with other vegetables		such as mushroom pepper onion fat	107 2.4 23.2 0.3 0.7 185	serving=129;cup=172	4	
58160800	White rice, with lentils, with fat		as	150 5.5 21.4 4.8 4.1 189	serving=155;cup=207	3	58160805
58160810	White rice, with lentils		fat	115 5.8 22.4 0.3 4.3 198	serving=148;cup=198	4	
58161200	Rice, cooked with coconut milk		arroz con coco	267 3.6 26.6 17.2 1.9 182	serving=150;cup=200	4	
58161320	Beans and brown rice		lentil pea except red black pinto	162 6.4 24.3 4.5 3.9 213	cup=170	6.5	
58161321	Kidney beans and brown rice		red	155 5.8 23 4.6 4.5 211	cup=170	6.5	
58161322	Black beans and brown rice			158 5.9 23.5 4.7 5.3 211	cup=170	6.5	
58161323	Pinto beans and brown rice		calico	164 6 24.9 4.7 5.4 211	cup=170	6.5	
58161420	Brown rice, with corn, with fat		pepper onion as	128 2.6 23.7 2.7 1.7 155	serving=143;cup=191	3	58161424
58161422	Brown rice, with corn		pepper onion fat	113 2.7 24.1 0.9 1.8 158	serving=141;cup=188	4	
58161430	Brown rice, with peas, with fat		green pepper onion as	127 3.2 22.6 2.6 2.2 171	serving=142;cup=190	3	58161434
58161432	Brown rice, with peas		green pepper onion fat	113 3.2 23.1 0.8 2.2 174	serving=140;cup=187	4	
58161435	Brown rice, with carrots, with fat		pepper onion as	119 2.3 21.4 2.6 1.9 168	serving=142;cup=189	3	58161439
58161437	Brown rice, with carrots		pepper onion fat	104 2.3 21.8 0.8 1.9 172	serving=140;cup=186	4	
58161440	Brown rice, with peas and carrots, with fat		pepper onion as	123 2.7 22 2.7 2 195	serving=142;cup=190	3	58161444
58161442	Brown rice, with peas and carrots		pepper onion fat	109 2.8 22.4 0.8 2.1 198	serving=140;cup=187	4	
58161460	Brown rice, with tomatoes and/or tomato based sauce, with fat		mexican spanish red pepper onion as	105 2.1 18.8 2.4 1.7 174	serving=182;cup=243	3	58161464
58161462	Brown rice, with tomatoes and/or tomato based sauce		mexican spanish red pepper onion fat	92 2.2 19.1 0.8 1.7 177	serving=182;cup=243	4	
58161470	Brown rice, with dark green vegetables, with fat		broccoli spinach pepper onion as	120 2.7 21.1 2.7 1.7 164	serving=142;cup=189	3	58161474
58161472	Brown rice, with dark green vegetables		broccoli spinach pepper onion fat	105 2.7 21.5 0.8 1.8 167	serving=140;cup=186	4	
58161480	Brown rice, with carrots and tomatoes and/or tomato-based sauce, with fat		pepper onion as	111 2.2 20 2.5 1.7 171	serving=172;cup=229	3	58161484
58161482	Brown rice, with carrots and tomatoes and/or tomato-based sauce		pepper onion fat	97 2.2 20.4 0.8 1.8 174	serving=169;cup=225	4	
58161490	Brown rice, with dark green vegetables and tomatoes and/or tomato-based sauce, with fat		broccoli spinach pepper onion as	112 2.4 19.9 2.5 1.7 170	serving=172;cup=229	3	58161494
58161492	Brown rice, with dark green vegetables and tomatoes and/or tomato-based sauce		broccoli spinach pepper onion fat	98 2.4 20.3 0.8 1.7 173	serving=172;cup=229	4	
58161500	Brown rice, with carrots and dark green vegetables, with fat		broccoli spinach pepper onion as	120 2.5 21.3 2.7 1.8 167	serving=142;cup=189	3	58161504
58161502	Brown rice, with carrots and dark green vegetables		broccoli spinach pepper onion fat	105 2.5 21.7 0.8 1.8 170	serving=140;cup=186	4	
58161510	Grape leaves stuffed with rice			168 2.3 13.9 12 3.1 166	piece=56	6.5	
58161520	Brown rice, with carrots, dark green vegetables, and tomatoes and/or tomato-based sauce, with fat		broccoli spinach pepper onion as	114 2.4 20.4 2.6 1.7 169	serving=168;cup=224	1	58161524
58161522	Brown rice, with carrots, dark green vegetables, and tomatoes and/or tomato-based sauce		broccoli spinach pepper onion fat	100 2.4 20.8 0.8 1.8 172	serving=165;cup=220	2	
58161530	Brown rice, with other vegetables, with fat		such as mushroom pepper onion	119 2.4 21.5 2.6 1.6 157	serving=142;cup=190	3	58161534
58161532	Brown rice, with other vegetables		such as mushroom pepper onion fat	105 2.5 21.9 0.8 1.6 160	serving=140;cup=186	4	
58161710	Rice croquette			154 3.4 20.1 6.6 0.9 416	croquette=62	6.5	
58162090	Stuffed pepper, with meat		cheese	198 9.2 4.2 15.9 0.7 288	serving=99;cup=198	4	
58162110	Stuffed pepper, with rice and meat		cheese	178 7.8 9.9 11.7 0.7 320	serving=99;cup=198	4	
58162120	Stuffed pepper, with rice, meatless		cheese	166 3.8 12 11.3 0.7 186	serving=99;cup=198	3	
58162130	Stuffed tomato, with rice and meat			99 4.8 9.9 4.5 1 183	serving=99;cup=198	4	
58162140	Stuffed tomato, with rice, meatless			77 1.6 13.1 2.2 1.1 123	serving=99;cup=198	3	
58162310	Rice pilaf		suzi wan sweetn sour	137 3.3 24.1 3 0.4 414	serving=155;cup=206	6.5	
58163130	Dirty rice		cooked chicken giblet cajun	112 5.1 17.3 2.3 0.6 316	serving=148;cup=198	6.5	
58163310	Flavored rice mixture		uncle ben flavor cheese	127 1.9 19.8 4.3 0.4 296	serving=164;cup=218	6.5	
58163330	Flavored rice mixture with cheese		au gratin uncle ben country inn	124 3 25.2 1.2 0.6 389	serving=173;cup=230	6.5	
58163360	Brown and wild flavored rice			106 2.7 19.3 2.2 1.1 292	serving=163;cup=217	5	
58163380	Flavored rice and pasta mixture		roni flavor lipton knorr sauce	118 2.7 19.1 3.5 0.3 255	serving=147;cup=184	6.5	
58163400	Flavored rice and pasta mixture, reduced sodium		roni less flavor cheese vegetable lower	111 2.6 17.3 3.4 0.6 157	serving=147;cup=196	2.5	
58163420	Spanish rice		mexican red white tomato based sauce green pepper onion homemade fat	101 2.9 19.9 1 1.1 314	serving=182;cup=243	5	
58163405	Spanish rice (restaurant)		fast food place mexican	185 3.3 31.2 5.3 1.2 528	serving=182;cup=243	4.5	167665
58163410	Spanish rice, with fat		mexican red white tomato based sauce green pepper onion homemade as	115 2.9 19.7 2.6 1.1 310	serving=182;cup=243	4	58163430
58163450	Spanish rice with ground beef			163 9.7 14.8 6.9 0.8 346	serving=173;cup=230	6.5	
58163510	Rice dressing		stuffing combined bread	110 2 17.6 3.3 0.6 600	serving=125;cup=167	6.5	
58164110	Rice with raisins			162 2.7 32.1 2.6 0.8 447	serving=139;cup=185	6.5	
58164210	Rice dessert or salad with fruit		glorified	154 1.4 20.8 7.3 0.6 7	serving=116;cup=155	6.5	
58164500	White rice, with cheese and/or cream based sauce, with fat		mushroom soup as risotto	166 5.2 20 7 0.3 322	serving=153;cup=204	3	58164520
58164510	White rice, with cheese and/or cream based sauce		mushroom soup fat	152 5.3 20.4 5.2 0.3 328	serving=153;cup=204	4	
58164530	White rice, with gravy, with fat		as	117 2 20 3 0.3 287	serving=178;cup=237	3	58164550
58164540	White rice, with gravy		fat	102 2 20.4 1.1 0.3 293	serving=178;cup=237	4	
58164560	White rice, with soy-based sauce, with fat		teriyaki as	117 2 21.5 2.2 0.3 482	cup=237	3	58164580
58164570	White rice, with soy-based sauce		teriyaki fat	101 2.1 21.9 0.3 0.3 491	cup=237	4	
58164800	Brown rice, with cheese and/or cream based sauce, with fat		mushroom soup white as risotto	157 4.9 19.3 6.6 1.1 282	serving=212;cup=282	3	58164820
58164810	Brown rice, with cheese and/or cream based sauce		mushroom soup white fat	144 5 19.6 5 1.2 287	serving=208;cup=277	4	
58164830	Brown rice, with gravy, with fat		as	114 2.1 19.3 3.1 1.1 252	serving=178;cup=237	3	58164850
58164840	Brown rice, with gravy		fat	101 2.1 19.6 1.4 1.2 256	serving=178;cup=237	4	
58164860	Brown rice, with soy-based sauce, with fat		teriyaki as	114 2.1 20.6 2.4 1.1 420	cup=237	3	58164880
58164870	Brown rice, with soy-based sauce		teriyaki fat	100 2.2 20.9 0.8 1.2 428	cup=237	4	
58165000	White rice, with vegetables, cheese and/or cream based sauce, with fat		mushroom soup as risotto	146 4.7 18.6 5.7 1.1 265	serving=196;cup=261	2	58165020
58165010	White rice, with vegetables, cheese and/or cream based sauce		mushroom soup fat	134 4.8 18.9 4.2 1.1 269	serving=194;cup=258	3	
58165030	White rice, with vegetables and gravy, with fat		as	107 2.2 18.6 2.4 1.1 237	serving=195;cup=260	3	58165050
58165040	White rice, with vegetables and gravy		fat	95 2.2 18.9 0.9 1.1 241	serving=192;cup=256	4	
58165060	White rice, with vegetables, soy-based sauce, with fat		teriyaki as	106 2.2 19.8 1.8 1.1 393	cup=258	2	58165080
58165070	White rice, with vegetables, soy-based sauce		teriyaki fat	94 2.2 20.1 0.3 1.1 399	cup=255	3	
58165400	Brown rice, with vegetables, cheese and/or cream based sauce, with fat		mushroom soup white as risotto	140 4.5 18.2 5.5 1.7 238	serving=220;cup=293	2	58165420
58165410	Brown rice, with vegetables, cheese and/or cream based sauce		mushroom soup white fat	130 4.6 18.4 4.2 1.7 241	serving=217;cup=289	3	
58165430	Brown rice, with vegetables and gravy, with fat		as	105 2.2 18.2 2.6 1.7 213	serving=219;cup=292	3	58165450
58165440	Brown rice, with vegetables and gravy		fat	94 2.3 18.4 1.2 1.7 216	serving=216;cup=288	4	
58165460	Brown rice, with vegetables, soy-based sauce, with fat		teriyaki as	105 2.3 19.2 2 1.7 352	cup=290	2	58165480
58165470	Brown rice, with vegetables, soy-based sauce		teriyaki fat	94 2.3 19.5 0.7 1.7 357	cup=286	3	
58174000	Upma		indian breakfast dish	87 2 13.8 2.6 1.3 98	cup=170	6.5	
58174100	Dosa, with filling		indian pancake crepe masala	184 5.5 30.8 4.3 2.2 330	medium=267;small=113;large=523	4	
58175000	Vada		lentil bean dumpling fritter	266 12.8 33.3 9.7 5.8 315	serving=60	6.5	
58175110	Tabbouleh		tabbuli bulgar tomato parsley	127 1.6 9.7 9.7 1.8 495	serving=80;cup=160	6.5	
58200210	Vegetable sandwich on white		bread bun roll	120 3.9 21.5 2.1 1.6 374	medium=165;large=250	6.5	
58200220	Vegetable sandwich on white, with cheese		bread bun roll	147 5.8 19.7 5.1 1.4 446	medium=185;large=280	4	
58200230	Vegetable sandwich on wheat		bread bun roll multigrain whole grain	119 4.7 20.1 2.3 2.7 370	medium=165;large=250	6.5	
58200240	Vegetable sandwich on wheat, with cheese		bread bun roll multigrain whole grain	146 6.5 18.4 5.2 2.4 443	medium=185;large=280	4	
58200250	Vegetable sandwich wrap		tortilla flatbread cheese	160 5.4 19.7 6.6 1.8 528	serving=165	6.5	
58201000	Jelly sandwich			267 5.7 57.5 2.2 1.8 282	sandwich=100;slice=50	8	
58201005	Jelly sandwich, on white bread		jam spreadable fruit honey	267 5.7 57.5 2.2 1.8 282	sandwich=100;slice=50	4	
58201015	Jelly sandwich, on wheat bread		jam spreadable fruit honey multigrain whole grain	265 6.9 55.2 2.4 3.6 276	sandwich=100;slice=50	4	
58302080	Noodles with vegetables in tomato-based sauce, diet frozen meal		weight watcher angel hair pasta stouffer lean cuisine	70 3.6 10.8 1.6 1.7 134	serving=284	2.5	
58304010	Spaghetti and meatballs dinner		frozen meal	113 5.6 15.1 3.4 1.5 295	serving=354	7	
58304060	Spaghetti with meat sauce, diet frozen meal		weight watcher	113 5.6 15.1 3.4 1.5 295	serving=298	2.5	
58310310	Pancakes and sausage		jimmy dean flapstick aunt jemima great start frozen meal	272 9 27.9 13.9 0.6 574	serving=170	4	
58400000	Soup			49 3.5 6.1 1.3 1.8 247	cup=245	8	
58400100	Soup, noodle			90 5.5 10.1 3 0.8 290	cup=245	7	
58400200	Rice soup		meat	51 3.5 6.8 1.2 0.5 247	cup=245	5	
58401010	Barley soup		beef	58 3.3 6.7 2.1 1.1 247	serving=440;can=525;cup=245	5	
58403010	Chicken noodle soup, canned		turkey rice ready heat container dry instant	42 2.4 6 1 0.8 267	serving=440;can=525;cup=245	5	
58403040	Chicken noodle soup		turkey rice	53 3.8 6.2 1.4 0.7 248	cup=245	5	
58403060	Chicken soup, reduced sodium, canned		turkey noodle rice ready heat container dry instant low	34 2 4.9 0.7 0.9 190	serving=440;can=525;cup=245	2.5	
58404500	Matzo ball soup			73 3.1 10.7 2 0.9 264	cup=245	5	
58407030	Ramen noodles soup		top oodle cup maruchan	66 1.5 9 2.6 0.4 282	serving=440;cup=245	5	
58407034	Ramen bowl			127 7.1 14 4.6 0.9 333	cup=245	8	
58407038	Ramen bowl with beef		pork sausage multiple meat	137 6.8 15.4 5.2 1 353	cup=245	6.5	
58407042	Ramen bowl with chicken			126 7 15.4 3.9 1 354	cup=245	6.5	
58407046	Ramen bowl with fish		shrimp seafood	112 5.8 15.4 2.9 1 359	cup=245	6.5	
58407052	Ramen bowl, vegetarian		tofu meat	108 4 15.6 3.3 1.1 344	cup=245	4	
58407056	Ramen bowl with meat and egg		chicken seafood	127 7.1 14 4.6 0.9 333	cup=245	6.5	
58407060	Ramen bowl, vegetarian with egg		tofu meat	112 4.9 14.1 4 1 322	cup=245	4	
58408010	Wonton soup			33 2.4 3 1.3 0.3 370	cup=245	5	
58421020	Soup, sopa de fideo aguada		seca	95 2.5 13.7 3.3 1.1 267	cup=245	4	
58421080	Tortilla soup		chicken enchilada	102 4.2 12.6 4.2 1.3 257	serving=440;can=525;cup=245	5	
59003000	Meat substitute, cereal- and vegetable protein-based, fried		sauteed seitan vegetarian	359 12.8 61.3 7.2 8.9 282	serving=73;piece=19;cup=146	2.5	
61101200	Grapefruit, canned		frozen	36 0.6 9.2 0.1 0.4 2	serving=125;slice=25;cup=250	5	
61110010	Kumquat, raw			71 1.9 15.9 0.9 6.5 10	fruit=19;cup=185	5	
61113500	Lemon pie filling			354 4.7 68.9 6.9 0.4 73	serving=130;cup=260	6.5	
61122300	Orange, canned		mandarin	46 0.6 11.8 0 0.7 5	serving=125;slice=8;cup=250	8	
61122320	Orange, juice pack, canned		mandarin frozen	37 0.6 9.6 0 0.7 5	serving=120;slice=8;cup=245	4	
61122330	Orange, in syrup, canned		mandarin	55 0.6 14.1 0 0.7 5	serving=125;slice=8;cup=250	4	
61125010	Tangerine, raw		tangelo	53 0.8 13.3 0.3 1.8 2	fruit=109;slice=11;cup=195	5	
61201010	Freshly squeezed grapefruit juice		100percent	39 0.5 9.2 0.1 0.1 1	serving=248	5	
61201020	Grapefruit juice		100percent as	40 0.6 8.4 0.5 0.2 1	serving=248	6.5	
61201220	Grapefruit juice, bottled or in a carton, canned		florida natural indian river store brand simply 100percent	40 0.6 8.4 0.5 0.2 1	serving=248	4	
61201225	Grapefruit juice, with calcium added		florida natural tropicana indian river 100percent	39 0.5 7.7 0.7 0.3 2	serving=248	4	
61204010	Freshly squeezed lemon juice		100percent	22 0.4 6.9 0.2 0.3 1	serving=8;slice=6;drop=0.1	5	
61204200	Canned or bottled lemon juice		frozen real 100percent	17 0.5 5.6 0.1 0.7 24	serving=5;drop=0.1	5	
61207010	Freshly squeezed lime juice		100percent	25 0.4 8.4 0.1 0.4 2	serving=8;slice=5;drop=0.1	5	
61207200	Canned or bottled lime juice		frozen real 100percent	21 0.3 6.7 0.2 0.4 16	serving=8;drop=0.1	5	
61210010	Freshly squeezed orange juice		100percent	47 0.8 10 0.4 0.3 0	serving=248	5	14-369
61210220	Orange juice, bottled or in a carton, canned		minute maid tropicana florida natural donald duck store brand ready drink simply 100percent	47 0.8 10.2 0.3 0.3 2	serving=124	4	
61210250	Orange juice, with calcium added, bottled or in a carton, canned		tropicana minute maid florida natural donald duck store brand vitamin simply 100percent	47 0.8 10.2 0.3 0.3 2	serving=124	3	
61210620	Reconstituted orange juice, frozen		reduced acid 100percent	42 0.7 10 0.1 0.3 5	serving=248	5	
61210820	Orange juice, with calcium added, reconstituted, frozen		minute maid 100percent	42 0.7 9.7 0.1 0.3 5	serving=248	3	
61213220	Tangerine juice		frozen reconstituted 100percent	43 0.5 10.1 0.2 0.2 1	serving=248	5	
61213800	Fruit juice blend, citrus, 100% juice		orange grapefruit tropicana tropic capri sun snapple juiced	47 0.8 10.2 0.3 0.3 2	serving=248	3	
62101050	Dried, fruit		mixture	298 2.3 78.6 0.6 4.8 32	serving=40;cup=160	7	
62101100	Apple, dried		chip	243 0.9 65.9 0.3 8.7 87	serving=40;slice=8;cup=90	5	
62105000	Blueberries, dried			317 2.5 80 2.5 7.5 3	serving=40;cup=160;berry=0.5	5	
62106000	Cherries, dried		sweetened	333 1.3 80.5 0.7 2.5 13	serving=40;cup=160;cherry=1	5	
62107200	Banana chips			519 2.3 58.4 33.6 7.7 6	serving=40;slice=2;cup=72	6.5	
62108100	Currants, dried			290 3.4 77 0.2 4.4 43	serving=40;slice=0.5;cup=160	5	
62110100	Date			282 2.5 75 0.4 8 2	serving=40;cup=160;date=8	6.5	
62114050	Mango, dried			319 2.5 78.6 1.2 2.4 162	serving=40;slice=8;cup=160	5	
62114110	Papaya, dried			302 1.3 75.4 0.8 4.5 22	serving=40;slice=8;cup=160	5	
62116100	Peach, dried		nectarine	239 3.6 61.3 0.8 8.2 7	serving=40;cup=160;half=15	5	
62119100	Pear, dried			262 1.9 69.7 0.6 7.5 6	serving=40;cup=160;half=15	5	
14-196	Pears, dried			207 1.6 60.7 0.5 8.3 15		4.5	
62120000	Persimmon, dried			374 1.5 96.1 0.7 9.6 3	serving=40;slice=8;cup=160	5	
62120100	Pineapple, dried			347 1.2 84.1 0.7 2.4 0	serving=40;slice=8;cup=160	5	14-396
62125100	Raisins			299 3.3 79.3 0.3 4.5 26	serving=40;cup=160;small=43;raisin=0.5	6.5	
63100100	Fruit			68 0.7 16.2 0.2 1.8 1	serving=75;cup=150;fruit=185	8	
63100110	Fruit, pickled		kind	63 0.6 15.3 0.2 1.4 957	slice=30;cup=240	5	
63101110	Applesauce, regular			75 0.3 18 0.2 1 1	serving=125;cup=250;pouch=90	4	
63101120	Applesauce, unsweetened			52 0.3 12.3 0.2 1.1 1	serving=120;cup=245;pouch=90	4	
63101150	Applesauce, flavored		fruit	75 0.3 18 0.2 1 1	serving=125;cup=250;pouch=90	4	
63101210	Apple pie filling		canned	100 0.1 26.1 0.1 1 47	serving=130;cup=260	6.5	
63101310	Apple, baked		fried cooked	113 0.3 22.7 3.1 2.5 4	serving=210;cup=190	5	
63103110	Apricot, canned			57 0.7 13.9 0.2 1.5 3	serving=125;cup=250;half=18	5	
63107410	Banana, baked		fried	161 0.8 32.4 3.2 1.8 3	banana=140;cup=140	5	
63109010	Cantaloupe, raw		melon muskmelon	38 0.8 8.2 0.2 0.8 30	serving=78;medium=550;piece=15;slice=35;cup=155;small=440	5	
63109015	Melon, frozen		type	35 0.7 8.3 0.2 0.7 16	serving=75;cup=150	5	
63109700	Starfruit, raw		carambola	31 1 6.7 0.3 2.8 2	serving=50;slice=8;cup=100;fruit=90	5	
63111010	Maraschino cherries			165 0.2 42 0.2 3.2 4	cherry=5;cup=160	5	
63113030	Cherry pie filling			122 0.6 28.6 0.9 0.9 52	serving=130;cup=260	6.5	
63115110	Cherries, canned			74 0.7 18.8 0.1 1.4 1	serving=125;cup=250;cherry=7	5	
63115200	Cherries, frozen			71 1 16.2 0.2 2.1 0	serving=75;cup=150;cherry=7	5	
63116010	Dragon fruit		pitaya	68 0.7 16.2 0.2 1.8 1	fruit=75;slice=7;cup=180	6.5	
63119010	Fig, raw			74 0.8 19.2 0.3 2.9 1	fig=50	5	
63119110	Fig, canned			76 0.6 19.4 0.2 2.2 1	serving=125;cup=250;fig=28	5	
63125010	Guava, raw			68 2.6 14.3 1 5.4 2	fruit=55;slice=15;cup=165	5	
14-118	Guava, raw (UK)		flesh only	26 0.8 8.7 0.5 3.7 5		4.5	
63126510	Lychee			66 0.8 16.5 0.4 1.3 1	serving=95;cup=190;lychee=10	6.5	
63129030	Mango, canned			65 0.6 16.2 0.3 1.2 1	serving=125;slice=25;cup=250	5	
63129050	Mango, frozen			60 0.8 15 0.4 1.6 1	serving=75;slice=25;cup=150	5	
63133100	Papaya, canned			52 0.4 13.1 0.2 1.3 7	serving=125;slice=40;cup=250	5	
63135110	Peach, canned			48 0.4 11.9 0.1 1.2 4	serving=125;slice=20;cup=250;half=75	8	
63135140	Peach, in syrup, canned		whole content	54 0.4 13.6 0.1 1.2 3	serving=125;slice=20;cup=250;half=75	4	14-189
63135170	Peach, juice pack, canned			41 0.5 10.3 0.1 1.2 6	serving=120;slice=20;cup=245;half=75	4	
63135620	Peach, frozen			46 0.9 10.1 0.3 1.5 13	half=75;slice=20;cup=150	5	
63137050	Pear, Asian, raw		chinese japanese	42 0.5 10.7 0.2 3.6 0	fruit=275;cup=125	4	
63137110	Pear, canned			52 0.2 13.5 0.1 1.5 3	serving=125;slice=25;cup=250;half=90	8	
63137140	Pear, in syrup, canned			59 0.2 15.2 0.1 1.5 2	serving=125;slice=25;cup=250;half=90	4	
63137170	Pear, juice pack, canned		frozen	45 0.2 11.8 0.1 1.5 5	serving=120;slice=25;cup=245;half=90	4	
63139010	Persimmon, raw			70 0.6 18.6 0.2 3.6 1	fruit=170;slice=20	5	
63141110	Pineapple, canned			55 0.4 13.9 0.1 0.7 2	serving=125;slice=56;cup=250;chunk=15	8	
63141140	Pineapple, in syrup, canned		whole content	62 0.4 15.6 0.1 0.7 1	serving=125;slice=56;cup=250;chunk=15	4	14-212
63141170	Pineapple, juice pack, canned			48 0.4 12.2 0.1 0.8 4	serving=120;slice=56;cup=245;chunk=15	4	
63141200	Pineapple, frozen			60 0.5 14.1 0.2 0.9 0	serving=75;cup=150;chunk=15	5	
63143110	Plum, canned			55 0.5 13.5 0.2 1 1	serving=125;cup=250;fruit=75	5	
63145010	Pomegranate, raw			83 1.7 18.7 1.2 4 3	serving=88;cup=175;fruit=250	5	
63147110	Rhubarb		sauce	73 0.8 17.5 0.2 1.6 4	serving=120;cup=240	6.5	
63148750	Tamarind			239 2.8 62.5 0.6 5.1 28	tamarind=2	6.5	14-265
63200100	Berries		mixed	44 0.7 9.9 0.3 2 0	serving=75;cup=150	8	
63200110	Berries, frozen		mixed	52 0.8 12.5 0.3 4.1 1	serving=75;cup=150	5	
63201600	Blackberries, frozen		boysenberry dewberry loganberry youngberry	64 1.2 15.7 0.4 5 1	serving=75;cup=150;berry=5	5	
63203110	Bluberries, canned			88 1 22.7 0.4 2.6 3	serving=125;cup=250	5	
63203600	Blueberries, frozen			51 0.4 12.2 0.6 2.7 1	serving=75;cup=150;berry=2	5	
63203700	Blueberry pie filling			181 0.4 44.4 0.2 2.6 12	serving=130;cup=260	6.5	
63207110	Cranberry sauce		jellied whole berry canned relish	159 0.9 40.4 0.2 1.1 5	serving=70;slice=50;cup=280	6.5	
63219610	Raspberries, frozen			57 1 12.9 0.2 6.5 0	serving=75;cup=150;berry=2	5	
63223110	Strawberries, canned			92 0.6 23.5 0.3 1.7 4	serving=125;cup=250	5	
63223610	Strawberries, frozen			35 0.4 9.1 0.1 2.1 2	serving=75;cup=150;berry=18	5	
63301010	Ambrosia			75 0.8 16.5 1 2 1	serving=97;cup=193	6.5	
63311000	Fresh or raw fruit salad, excluding citrus fruits, no dressing		nut mix	59 0.6 13.9 0.2 1.5 4	serving=75;cup=150	3	
63311050	Fresh or raw fruit salad, including citrus fruits, no dressing		nut mix	56 0.7 13.5 0.2 1.7 4	serving=75;cup=150	3	
63311110	Fruit cocktail, canned		salad	55 0.4 14.1 0.1 0.9 5	serving=125;cup=250;pouch=90	8	
63311140	Fruit cocktail, in syrup, canned		salad whole content	62 0.4 15.8 0.1 0.9 4	serving=125;cup=250;pouch=90	4	14-097
63311170	Fruit cocktail, juice pack, canned		salad	48 0.4 12.4 0.1 0.9 7	serving=120;cup=245;pouch=90	4	
63311180	Fruit mixture, frozen			48 0.7 11.3 0.2 1.4 9	serving=75;cup=150	5	
63401010	Apple salad with dressing		waldorf fruit nut celery walnut	180 1.5 12.2 14.2 2 87	serving=69;cup=137	6.5	
63401060	Apple, candied		caramel	134 1.3 29.6 2.2 1.8 62	serving=320	4	
63401070	Fruit, chocolate covered		strawberry banana apple pineapple	133 1.4 20.1 6.7 2.7 2	fruit=40	4	
63402950	Fruit salad, excluding citrus fruits, with salad dressing or mayonnaise		nut pear	247 1.8 13.6 20.7 1.5 127	serving=94;cup=188	3	
63402960	Fruit salad, excluding citrus fruits, with whipped cream		nut sour yogurt	164 2 15.3 10.6 1.6 3	serving=91;cup=182	3	
63402970	Fruit salad, excluding citrus fruits, with nondairy whipped topping		nut cream substitute	153 1.9 17.3 8.7 1.7 3	serving=88;cup=175	3	
63402980	Fruit salad, excluding citrus fruits, with marshmallows		nut	251 1.8 17.5 19.5 1.4 124	serving=86;cup=171	3	
63402990	Fruit salad, including citrus fruits, with pudding		nut	133 2 17.5 6.3 1.8 39	serving=91;cup=182	3	
63403000	Fruit salad, excluding citrus fruits, with pudding		nut	137 1.9 18.1 6.5 1.4 40	serving=91;cup=182	3	
63403010	Fruit salad, including citrus fruits, with salad dressing or mayonnaise		nut	240 1.9 13 20.3 1.8 124	serving=94;cup=188	3	
63403020	Fruit salad, including citrus fruit, with whipped cream		nut sour yogurt	158 2.1 14.6 10.4 2 3	serving=91;cup=182	3	
63403030	Fruit salad, including citrus fruits, with nondairy whipped topping		nut cream substitute	148 2 16.6 8.5 2.1 3	serving=88;cup=175	3	
63403040	Fruit salad, including citrus fruits, with marshmallows		nut	244 1.9 17 19.1 1.7 122	serving=86;cup=171	3	
63403150	Lime souffle		citrus fruit	328 8.8 39.8 15 0.8 79	serving=60;cup=120	6.5	
63409010	Guacamole		avocado dip tomato	155 2 8.5 14.2 6.5 344	serving=70;tbsp=15	8	
17-797	Guacamole (homemade)			128 1.4 4.7 12.7 2.5 5		3.5	
63409015	Guacamole with tomatoes		avocado dip	145 1.9 8.1 13.1 6.1 317	serving=70;tbsp=15	6.5	
63409020	Chutney		fruit tamarind	246 0.3 60.6 0.1 1 802	serving=32;tbsp=16	6.5	
63413010	Pineapple salad with dressing		cream cheese nut	105 0.5 12.8 5.8 0.8 48	serving=184	6.5	
63415100	Fruit soup		any type	30 0.5 7 0.1 0.8 8	cup=245	5	
63420105	Frozen fruit juice bar		flavor as	106 0.8 25.4 0.1 0.5 6	bar=80	6.5	
63420205	Frozen fruit juice bar, no sugar added		flavor reduced free	30 0.1 7.4 0 0.1 9	bar=80	4	
63430150	Sorbet		flavor bar	110 0.8 27.1 0.1 0.5 13	serving=130;cup=200;bar=80	6.5	
64100100	Fruit juice			51 0.3 12.1 0.3 0.2 5	serving=124	8	
64100110	Fruit juice blend, 100% juice		juicy welch capri sun apple eve snapple juiced	50 0.2 12.5 0.1 0.2 7	serving=124	4	
64100200	Cranberry juice blend, 100% juice		ocean spray flavor	46 0.1 11.2 0.2 0.2 7	serving=248	4	
64100220	Cranberry juice blend, 100% juice, with calcium added		apple eve fortified	45 0.3 10.9 0.1 0.1 6	serving=248	3	
64101010	Apple cider		sparkling	46 0.1 11.3 0.1 0.2 4	serving=248	6.5	
64104030	Apple juice, with calcium added		minute maid eve musselman mott plus 100percent	48 0.1 11.5 0.2 0.3 5	serving=248	4	
64104600	Blackberry juice		100percent	38 0.3 7.8 0.6 0.1 1	serving=248	5	
64104610	Blueberry juice			42 0.5 9.5 0.2 1.6 1	serving=248	6.5	
64105400	Cranberry juice, not a blend		100percent	32 0 7.3 0.3 0.1 6	serving=248	4	
64116020	Grape juice		welch seneca langer 100percent blend	66 0.2 15.7 0.3 0.2 6	serving=124	5	
64116060	Grape juice, with calcium added		welch apple eve langer plus 100percent	62 0.4 14.8 0.1 0.2 5	serving=248	4	
64120010	Papaya juice		100percent	57 0.2 14.5 0.2 0.6 5	serving=248	5	
64121000	Passion fruit juice		yellow lilikoi 100percent	51 0.4 13.6 0.1 0.2 6	serving=248	6	14-285
64126000	Pomegranate juice		pom flavor 100percent	54 0.2 13.1 0.3 0.1 9	serving=248	5	
64132010	Prune juice		100percent	71 0.6 17.5 0 1 4	serving=248	6	14-289
64132500	Strawberry juice		100percent	23 0.4 5.2 0.1 1.2 1	serving=240	5	
64133100	Watermelon juice		100percent	30 0.6 7.6 0.2 0.4 1	serving=240	5	
64134025	Fruit smoothie, with whole fruit, non-dairy		almond coconut rice soy milk	60 1.5 11.6 1.1 1.1 23	serving=324;medium=864;cup=216;small=540;large=1080	3	
64134100	Light fruit smoothie		fat free low sugar reduced orange julius cold stone sinless jamba king skinny	53 2.6 9.7 0.6 1 31	serving=324;medium=864;cup=216;small=540;large=1080	3.5	
64134200	Bottled fruit smoothie		canned reconstituted dry mix bolthouse farm naked	50 0.5 11.7 0.3 0.6 2	cup=248	5	
64200100	Fruit nectar			51 0.1 13.1 0.1 0.3 5	serving=248	8	
64201010	Apricot nectar			56 0.2 13.6 0.5 0.1 8	serving=248	6.5	
64201500	Banana nectar			74 0.3 18 0.1 0.6 2	serving=248	6.5	
64202010	Cantaloupe nectar			65 0.3 15.6 0.1 0.3 13	serving=248	6.5	
64203020	Guava nectar			48 0.3 13.3 0.1 1.2 6	serving=248	6.5	
64204010	Mango nectar			51 0.1 13.1 0.1 0.3 5	serving=248	6.5	
64205010	Peach nectar			49 0.1 11.6 0.6 0.1 11	serving=248	6.5	
64210010	Papaya nectar			57 0.2 14.5 0.2 0.6 5	serving=248	6.5	
64213010	Passion fruit nectar			69 0.2 17.4 0.1 0.1 4	serving=248	6.5	
64215010	Pear nectar			60 0.1 15.8 0 0.6 4	serving=248	6.5	
64221010	Soursop, nectar		guanabana	59 0.1 14.9 0.2 0.1 8	serving=248	4	
64401000	Vinegar			21 0 0.9 0 0 5	serving=30;tbsp=15;packet=9	6.5	17-339
71000100	Potato			126 1.9 20.5 4.3 1.4 166	serving=170;cup=160	8	
71100100	Potato, baked		old flesh skin	93 2 21.5 0.1 1.5 181	medium=285;cup=130;small=230;large=400	8	13-491
13-620	Potatoes, baked		old flesh only	77 2.2 19.4 0.1 1.4 1		4.5	
71101000	Potato, peel not eaten, baked		as	93 2 21.5 0.1 1.5 181	medium=285;cup=130;small=230;large=400	4	71508001
71102980	Potato, boiled		steamer bag steamed as plain flavored frozen peel fat ready heat	126 1.9 20.5 4.3 1.4 166	medium=170;cup=160;small=130;large=300	8	71102990
13-605	Potatoes, boiled		old salted flesh only	74 1.8 19.1 0.1 1.6 64		4.5	13-490
71103000	Potato, peel not eaten, boiled, with fat		steamer bag steamed as plain flavored fresh oil animal meat dripping butter shortening margarine	126 1.9 20.5 4.3 1.4 166	medium=170;cup=160;small=130;large=300	3	71103020;71103030;71103040;71103050;71103105;71103115;71103135;71103140;71103150
71103010	Potato, peel not eaten, boiled		steamer bag steamed as plain flavored cooking spray fresh fat	93 2 21.5 0.1 1.5 159	medium=170;cup=160;small=130;large=300	4	71103125
71103300	Potato, canned, with fat		boiled roasted stewed as	94 1.3 12.9 4.4 2.3 166	serving=95;cup=185	4	71103310
71103320	Potato, canned		cooking spray boiled roasted stewed fat	60 1.4 13.6 0.2 2.4 159	serving=95;cup=185	5	
71104030	Potato, roasted		grilled frozen peel fat ready heat	126 1.9 20.5 4.3 1.4 166	medium=170;cup=160;small=130;large=300	8	71104200
71104040	Potato, peel eaten, roasted, with fat		grilled fresh as oil animal meat dripping butter shortening margarine	126 2.4 20.1 4.3 2.1 170	medium=170;cup=160;small=130;large=300	3	71104060;71104070;71104080;71104090;71104100;71104110;71104130;71104140;71104150
71104050	Potato, peel eaten, roasted		grilled cooking spray fresh fat as	93 2.5 21.1 0.1 2.2 164	medium=170;cup=160;small=130;large=300	4	71104120
71106000	Puerto Rican style stewed potatoes		papa guisada	115 2.1 18.8 3.7 1.8 299	serving=120;medium=163;cup=240;small=123;large=247	5	
71106010	Potato only from Puerto Rican mixed dishes, gravy and other components reported separately		papa hervida	85 1.7 19.9 0.1 1.8 242	serving=123;medium=127;cup=184;small=97;large=189	4	
71106020	Potato from Puerto Rican style stuffed pot roast, with gravy			74 2.5 14.5 0.9 1.3 235	serving=100;medium=137;cup=200;small=103;large=206	4	
71106050	Potato from Puerto Rican beef stew, with gravy			74 2.5 14.5 0.9 1.3 235	serving=116;medium=160;cup=232;small=122;large=238	4	
71200010	Potato chips			532 6.4 53.8 34 3.1 527	serving=28;cup=25;chip=2	8	
71200100	Plain potato chips		regular kettle cut salted original as flavor ruffled	532 6.4 53.8 34 3.1 527	serving=28;cup=25;chip=2	5	
71200110	Barbecue flavored potato chips		regular kettle cut flavor	487 6.5 55.9 31.1 3.8 545	serving=28;cup=25;chip=2	5	
71200120	Potato chips, sour cream and onion flavored		regular kettle cut	487 6.5 55.9 31.1 3.8 545	serving=28;cup=25;chip=2	4	
71200130	Cheese flavored potato chips		regular kettle cut	487 6.5 55.9 31.1 3.8 545	serving=28;cup=25;chip=2	5	
71200140	Other flavored potato chips		regular kettle cut flavor than barbecue sour cream onion cheese	487 6.5 55.9 31.1 3.8 545	serving=28;cup=25;chip=2	5	
71200200	Ruffled potato chips, plain		salted original wavy as flavor	532 6.4 53.8 34 3.1 527	serving=28;cup=32;chip=2.5	4	
71200210	Ruffled potato chips, barbecue flavored		wavy	487 6.5 55.9 31.1 3.8 545	serving=28;cup=32;chip=2.5	4	
71200220	Ruffled potato chips, sour cream and onion flavored		wavy	487 6.5 55.9 31.1 3.8 545	serving=28;cup=32;chip=2.5	4	
71200230	Ruffled potato chips, cheese flavored		wavy	487 6.5 55.9 31.1 3.8 545	serving=28;cup=32;chip=2.5	4	
71200240	Ruffled potato chips, other flavored		flavor than barbecue sour cream onion cheese wavy	487 6.5 55.9 31.1 3.8 545	serving=28;cup=32;chip=2.5	4	
71200300	Restructured potato chips, plain		pringle original crisp salted skin	543 4.6 55.2 35.2 2.9 643	serving=28;can=20;cup=25;chip=2	4	
71200310	Restructured potato chips, flavored		pringle crisp flavor skin	542 4.6 55.1 35.1 2.9 757	serving=28;can=20;cup=25;chip=2	4	
71200400	Plain potato chips, baked		salted original cut kettle crisp	469 5 71.4 18.2 4.8 536	serving=28;cup=25;chip=2	5	
71200410	Flavored potato chips, baked		flavor cut kettle crisp	467 5 71 18.1 4.8 726	serving=28;cup=25;chip=2	5	
71201050	Reduced fat potato chips		salted cut low free	482 7 67.1 20.6 6 391	serving=28;cup=25;chip=2	3.5	
71201200	Restructured potato chips, reduced fat, lightly salted		crisp pringle sodium low free	502 4.6 64.8 26.1 3.2 450	serving=28;can=20;cup=25;chip=2	1.5	
71202000	Unsalted potato chips		cut	537 6.3 59.7 30.3 5.4 7	serving=28;cup=25;chip=2	5	
71202500	Lightly salted potato chips		reduced sodium cut	559 6.7 53.4 35.3 4.2 264	serving=28;cup=25;chip=2	3.5	
71202510	Restructured potato chips, lightly salted		pringle crisp reduced sodium	559 6.7 53.4 35.3 4.2 264	serving=28;can=20;cup=25;chip=2	2.5	
71203010	Popped potato chips, plain		original salted	469 5 71.4 18.2 4.8 536	serving=28;cup=20;chip=1	4	
71203020	Popped potato chips, flavored		flavor	467 5 71 18.1 4.8 726	serving=28;cup=20;chip=1	4	
71203030	Popped potato chips			469 5 71.4 18.2 4.8 536	serving=28;cup=20;chip=1	8	
71205020	Potato sticks, plain		shoestring original	522 6.7 53.3 34.4 3.4 633	serving=28;cup=38	4	
71205030	Potato sticks, flavored		shoestring flavor	517 6.6 52.8 34.1 3.4 1010	serving=28;cup=38	4	
71205040	Potato sticks, fry shaped		corn flavor hot barbecue cheddar	517 6.6 52.8 34.1 3.4 1010	serving=28;cup=38	4	
71220000	Vegetable chips		veggie eat smart puff stick straw crisp terra flavor sweet potato snap pea	495 4.7 59.2 26.6 7.8 329	serving=28;cup=30;chip=2	6.5	
71305015	Scalloped potato		au gratin creamed cheese fresh refrigerated microwaveable frozen school ready heat	168 7.1 13.5 9.6 0.8 322	serving=125;cup=250	8	71305030;71305070
71305020	Scalloped potato, from fast food or restaurant		au gratin creamed	206 6.7 13 14.3 0.7 408	serving=125;cup=250	4	
71305040	Scalloped potato, with meat		au gratin creamed cheese fresh refrigerated microwaveable frozen school ready heat	173 7.4 12.9 10.4 0.7 358	serving=125;cup=250	4	71305080
71400990	French fries		potato place home store as fried baked fresh frozen	225 2.5 23.2 14.1 1.8 295	serving=110;cup=60;shoestring=2;waffle=8;wedge=9	8	71401000
71401030	French fries (restaurant)		potato fast food place family	312 3.4 41.4 14.7 3.8 210	serving=70;cup=60;shoestring=2;waffle=8;wedge=9	4.5	71401031;169836
71401010	French fries, fried		home store potato fresh	198 1.9 18.5 13.1 1.6 141	serving=110;cup=60;shoestring=2;waffle=8;wedge=9	5	
71401015	French fries, baked		home store potato fresh	166 2 19.3 9.2 1.7 147	serving=110;cup=60;shoestring=2;waffle=8;wedge=9	5	
71401020	French fries, frozen, baked		home store potato	158 2.8 25.6 5.5 2 324	serving=110;cup=60;shoestring=2;waffle=8;wedge=9	5	
71401032	French fries, frozen, fried		home store potato	225 2.5 23.2 14.1 1.8 295	serving=110;cup=60;shoestring=2;waffle=8;wedge=9	5	
71401033	French fries, school		potato	166 2 19.3 9.2 1.7 147	serving=110;cup=60	2.5	
71401039	French fries, with cheese		place potato fast food restaurant fresh frozen fried baked home store	260 3.3 29.8 14.2 2.6 365	serving=107;cup=92	4	71402500
71401041	French fries, with cheese, school		chili potato	181 4.6 17.7 10.3 1.5 195	serving=245;cup=135	1.5	
71401045	French fries, with chili		place potato fast food restaurant fresh frozen fried baked home store	241 5.2 30.8 10.8 3.6 261	serving=107;cup=92	4	71402520
71401050	French fries, with chili and cheese		place potato fast food restaurant fresh frozen fried baked home store	221 4.7 24.9 11.4 2.7 363	serving=145;cup=124	4	71402510
71403020	Home fries potato		cottage fried german fresh refrigerated microwavable frozen dry mix school ready heat	197 1.9 18.4 13 1.6 340	serving=100;cup=200	8	71403040;71403050
71403030	Home fries potato, from restaurant / fast food			213 1.9 17.9 15.2 1.6 396	serving=100;cup=200	4	
71403500	Home fries potato, with vegetables		obrien green red pepper onion	173 1.7 15.6 11.8 1.5 382	serving=100;cup=200	4	
71404000	Hash brown potato		home fry cheese school lunch fresh refrigerated microwavable frozen ready heat	217 2.6 28.2 11.5 3.2 398	serving=80;piece=55;cup=160	8	71404050;71405010;71405040
71404010	Hash brown potato (restaurant)		fast food	272 2.6 28.9 17 2.7 566	serving=80;piece=55;cup=160	4	71404030
71404020	Hash brown potato, with cheese		fast food restaurant refrigerated microwavable frozen ready heat	295 6 24.5 19.9 2.2 581	serving=80;piece=55;cup=160	3	71404040;71405050
71405019	Hash brown potato, with cheese (US)		fresh	223 5.1 16.2 15.5 1.4 389	serving=80;cup=160	4	
71410000	Potato skins without topping			151 2.1 19.5 7.5 1.8 363	serving=88;medium=35;small=25;large=50	6.5	
71410500	Potato skins, with cheese		sour cream salsa	199 6.1 16.3 12.4 1.5 417	serving=113;medium=45;small=35;large=70	4	
71411000	Potato skins, with cheese and bacon		sour cream salsa	215 7.6 15.5 13.7 1.4 488	serving=113;medium=45;small=35;large=70	4	
71411100	Potato skins			199 6.1 16.3 12.4 1.5 417	serving=88;medium=35;small=25;large=50	8	
71501000	Potato, mashed		fresh refrigerated microwavable frozen ready heat	114 2.2 17.6 4.1 1.2 210	serving=125;cup=250	8	71501013;71501061;71501007
71501005	Potato, mashed (restaurant)		fast food gravy school lunch	89 1.7 14.7 2.8 1.3 306	serving=125;cup=250	4	71501018;170699
71501016	Potato, mashed (US)		restaurant	138 2.1 16.8 7.2 1.1 370	serving=125;cup=250	4	
71501006	Potato, with gravy, mashed		fast food cheese cream sour refrigerated microwavable frozen ready heat	81 1.5 12.8 2.8 1.1 323	serving=125;cup=250	3	71501075
71501017	Potato, with gravy, mashed (restaurant)			120 1.8 14.5 6.3 0.9 373	serving=125;cup=250	3	
71501010	Potato, made with milk, mashed		sour cream fresh	114 2.2 17.6 4.1 1.2 210	serving=125;cup=250	4	
71501011	Potato, made with milk, with cheese, mashed		sour cream fresh	145 4.4 16 7.3 1 258	serving=125;cup=250	3	
71501012	Potato, made with milk, with gravy, mashed		cheese sour cream fresh	100 1.9 15.1 3.8 1 246	serving=125;cup=250	3	
71501071	Potato, with cheese, mashed		refrigerated microwavable frozen cream sour ready heat	138 4.3 12.1 8.1 1.7 336	serving=125;cup=250	3	
71503010	Potato patty		croquette cake	171 3.9 13.5 11.3 1.5 219	serving=80;piece=55;cup=160	6.5	
71505000	Potato tots		tater puff place fast food restaurant	237 1.9 24.4 15.5 2.3 421	serving=65;piece=8;cup=130	8	71505010
71505020	Potato tots, school		tater puff	166 2 19.3 9.2 1.7 147	serving=65;piece=8;cup=130	2.5	
71505030	Potato tots, fried or baked		home store tater puff fresh	237 1.9 24.4 15.5 2.3 421	serving=65;piece=8;cup=130	4	
71505040	Potato tots, frozen, baked		home store tater puff	187 2 26.1 9.2 2.4 451	serving=65;piece=8;cup=130	5	
71505050	Potato tots, frozen, fried		home store tater puff	237 1.9 24.4 15.5 2.3 421	serving=65;piece=8;cup=130	5	
71505060	Potato tots, frozen		home store tater crispy crown puff as fresh fried baked	237 1.9 24.4 15.5 2.3 421	serving=65;piece=8;cup=130	6.5	
71507005	Potato, peel not eaten, with butter, baked		as margarine twice stuffed	125 1.9 20.4 4.2 1.4 198	medium=315;cup=160;small=260;large=445	3	71508005
71507010	Potato, peel not eaten, with sour cream, baked		as butter margarine twice stuffed	131 2 19.1 5.4 1.3 184	medium=315;cup=160;small=260;large=445	3	71508010
71507020	Potato, peel not eaten, with cheese, baked		as cream sauce sour butter margarine twice stuffed	153 3.7 17.8 7.7 1.2 221	medium=315;cup=160;small=260;large=445	3	71508020
71507025	Potato, peel not eaten, with meat, baked		as bacon chicken ham cheese cream sauce sour butter margarine twice stuffed	160 4.3 17.4 8.3 1.2 253	medium=315;cup=160;small=260;large=445	3	71508025
71507030	Potato, peel not eaten, with chili, baked		as cheese sauce sour cream butter margarine twice stuffed	143 4.5 17.6 6.2 1.6 255	medium=315;cup=160;small=260;large=445	3	71508030
71507035	Potato, peel not eaten, with vegetables, baked		as broccoli cheese cream sauce sour butter margarine twice stuffed	142 3.7 18.1 6.3 1.4 224	medium=315;cup=160;small=260;large=445	3	71508035
71600950	Potato salad with egg		fast food place restaurant as dressing mayonnaise	175 3 15.4 11.4 1.1 333	serving=138;cup=275	5	71601010
71601015	Potato salad with egg, made with light mayonnaise		diet low calorie fat reduced dressing	111 2.7 15.1 4.5 1.3 205	serving=138;cup=275	2.5	
71601020	Potato salad with egg, made with mayonnaise-type salad dressing		miracle whip imitation coleslaw slaw	112 2.8 15.9 4.3 1.3 179	serving=138;cup=275	4	
71601025	Potato salad with egg, made with light mayonnaise-type salad dressing		diet low calorie fat reduced miracle whip coleslaw slaw imitation hellmann dijonnaise	111 2.7 15.1 4.5 1.3 205	serving=138;cup=275	2.5	
71601030	Potato salad with egg, made with creamy dressing		ranch dip peppercorn italian french sour cream bacon parmesan cheese blue roquefort caesar	142 2.9 14.9 7.9 1.3 188	serving=138;cup=275	4	
71601035	Potato salad with egg, made with light creamy dressing		diet low calorie fat reduced ranch dip peppercorn italian french sour cream bacon caesar cheese blue roquefort parmesan	102 3 15 3.5 1.3 193	serving=138;cup=275	2.5	
71601040	Potato salad with egg, made with Italian dressing		vinegar oil vinaigrette greek champagne celery seed onion vidalia red wine balsamic raspberry french	114 2.8 15.8 4.4 1.3 212	serving=138;cup=275	4	
71601045	Potato salad with egg, made with light Italian dressing		diet low calorie fat reduced newman vinaigrette greek onion vidalia champagne celery seed	94 2.8 15.5 2.4 1.3 200	serving=138;cup=275	2.5	
71601050	Potato salad with egg, made with any type of fat free dressing		mayonnaise italian creamy vinaigrette	89 2.7 16 1.7 1.6 205	serving=138;cup=275	2.5	
71602010	German style potato salad			108 2.9 17.2 3.2 1.9 181	serving=88;cup=175	5	
71602950	Potato salad		fast food place restaurant as dressing mayonnaise	178 1.7 17.3 11.5 1.3 361	serving=138;cup=275	5	71603010
71603015	Potato salad, made with light mayonnaise		diet low calorie fat reduced dressing	105 1.4 17 3.7 1.5 215	serving=138;cup=275	2.5	
71603020	Potato salad, made with mayonnaise-type salad dressing		miracle whip imitation coleslaw slaw	107 1.5 17.9 3.5 1.5 186	serving=138;cup=275	4	
71603025	Potato salad, made with light mayonnaise-type salad dressing		diet low calorie fat reduced miracle whip imitation coleslaw slaw hellmann dijonnaise	105 1.4 17 3.7 1.5 215	serving=138;cup=275	2.5	
71603030	Potato salad, made with creamy dressing		ranch dip peppercorn italian french sour cream bacon parmesan cheese blue roquefort caesar	140 1.6 16.8 7.5 1.5 197	serving=138;cup=275	4	
71603035	Potato salad, made with light creamy dressing		diet low calorie fat reduced ranch dip blue roquefort cheese caesar peppercorn italian french sour cream bacon parmesan	95 1.6 17 2.5 1.5 203	serving=138;cup=275	2.5	
71603040	Potato salad, made with Italian dressing		vinegar oil vinaigrette greek onion vidalia champagne celery seed red wine balsamic raspberry	108 1.4 17.9 3.6 1.5 225	serving=138;cup=275	4	
71603045	Potato salad, made with light Italian dressing		diet low calorie fat reduced newman vinaigrette greek onion vidalia champagne celery seed	85 1.4 17.5 1.2 1.5 210	serving=138;cup=275	2.5	
71603050	Potato salad, made with any type of fat free dressing		mayonnaise italian creamy vinaigrette	81 1.4 17.9 0.6 1.8 215	serving=138;cup=275	2.5	
71701000	Potato pancake		latke	196 4.5 20.6 10.8 2.2 402	medium=70;small=25;large=130;pancake=45	6.5	
71701500	Lefse		norwegian potato flour pancake	218 4.4 36.4 6.3 2 172	item=80	6.5	
71703990	Stewed potatoes		papa guisada out peel fat	103 2 16.3 3.4 2.1 147	serving=125;cup=250	6.5	
71704000	Stewed potatoes with tomatoes		papa guisada con tomate	87 1.7 12.9 3.3 1.9 146	serving=125;cup=250	6.5	
71801000	Potato soup		chowder corn vichyssoise	90 1.5 10.5 4.7 1.2 240	serving=440;can=525;cup=255	5	
71801005	Potato with meat soup		chowder	109 3.8 8.8 6.4 1 246	serving=440;can=525;cup=255	5	
71900100	Plantain, cooked	Plantain, boiled	cooking spray green banana fat flesh only	122 1.3 31.8 0.4 1.7 120	serving=100;slice=25;cup=200;whole=235	5	13-324
71900200	Plantain, with fat		fried tostone restaurant green banana cooked oil animal shortening butter margarine	144 1.3 30.9 3.2 1.6 116	serving=85;slice=25;cup=170;whole=225	4	71905100
71905000	Plantain, raw		green banana	122 1.3 31.9 0.4 1.7 4	whole=180	5	
71905008	Plantain, cooked, with fat		as green banana	141 1.3 30.9 2.9 1.6 125	serving=85;slice=25;cup=170;whole=225	4	
71905410	Plantain chips			531 2.3 63.8 29.6 3.5 202	cup=38	6.5	
71930120	Cassava, cooked		yuca blanca fat	191 1.4 39.6 3 1.9 145	serving=80;cup=160	5	
13-210	Cassava, boiled	Cassava, steamed		130 0.5 34.9 0.2 1.4 4		4.5	13-211
71930190	Yuca fries			269 1.2 34.7 13.9 1.6 154	serving=70;cup=140	6.5	
71930200	Casabe, cassava bread			299 2.5 71.2 0.5 3.4 1185	piece=100	4	
71962040	Taro, cooked		celeriac dasheen tannier	141 1.6 27.6 3 4.3 142	serving=80;cup=160	5	
13-378	Taro, boiled	Taro, steamed		91 1.2 24.5 0.2 2.1 3		4.5	13-379
71970200	Fufu		african dish	166 1.5 33.6 3 3.1 143	serving=120;cup=240	6.5	
71980200	Taro chips			498 2.3 68.1 24.9 7.2 342	serving=28	6.5	
72101100	Beet greens, raw			22 2.2 4.3 0.1 3.7 226	serving=19;cup=38;leaf=32	5	
72101220	Beet greens, cooked		fat	48 2.3 4.5 2.9 3.9 365	serving=75;cup=150	5	
72103000	Broccoli raab, raw		rabe raap rapini broccolini	22 3.2 2.9 0.5 2.7 33	serving=20;cup=40	5	
72103030	Broccoli raab, cooked		rabe raap rapini fat broccolini	46 3.2 2.9 3.2 2.7 159	serving=85;cup=170	5	
72104100	Chard, raw			19 1.8 3.7 0.2 1.6 213	serving=18;cup=36;leaf=48	5	
72104220	Chard, cooked		fat	44 1.9 3.9 3 1.7 352	serving=75;cup=150	5	
72107100	Collards, raw		green	32 3 5.4 0.6 4 17	serving=18;cup=36	5	
72107211	Collards, cooked		green cooking spray fresh fat	34 3.2 5.8 0.7 4.3 143	serving=65;cup=130	5	
72107220	Collards, cooked (US)		as	58 3.2 5.7 3.4 4.2 148	serving=68;cup=135	6.5	
72107212	Collards, frozen, cooked		green cooking spray fat	36 3 7.1 0.4 2.8 166	serving=85;cup=170	5	
72107221	Collards, cooked, with fat		green as fresh	58 3.2 5.7 3.4 4.2 148	serving=68;cup=135	4	
72107222	Collards, frozen, cooked, with fat		green as	58 2.9 6.9 2.9 2.7 169	serving=88;cup=175	4	
72107227	Collards, with fat		green fresh cooked oil animal shortening restaurant butter margarine	61 3.1 5.6 3.8 4.2 139	serving=68;cup=135	4	72107228
72107230	Collards, frozen, with fat		green cooked oil animal shortening butter margarine	61 2.9 6.9 3.3 2.7 161	serving=88;cup=175	4	72107231
72110100	Cress, raw			32 2.6 5.5 0.7 1.1 14	serving=6;cup=50;sprig=1	5	
72110221	Cress, cooked		fat	58 2.7 5.7 3.5 1.1 145	serving=70;cup=140	5	
72113100	Dandelion greens, raw			45 2.7 9.2 0.7 3.5 76	serving=28;cup=55	5	
72113220	Dandelion greens, cooked		fat	71 2.8 9.6 3.5 3.6 209	serving=55;cup=110	5	
72116150	Caesar salad, with romaine, no dressing		wendy side	77 4 7.5 3.4 1.8 238	cup=79	3	
72116220	Escarole, cooked		endive fat	37 1.1 3 2.7 2.7 139	serving=68;cup=135;head=321	5	
72118211	Greens, cooked		cooking spray fresh fat	37 3 5.2 1 4.2 159	serving=65;cup=130	5	
72118220	Greens, cooked (US)		fat as	58 2.9 5 3.4 4.1 163	serving=68;cup=135	6.5	
72118212	Greens, frozen, cooked		cooking spray fat	37 2.9 5.8 0.7 2.7 146	serving=85;cup=170	5	
72118221	Greens, cooked, with fat		as restaurant fresh	58 2.9 5 3.4 4.1 163	serving=68;cup=135	4	
72118222	Greens, frozen, cooked, with fat		as	59 2.8 5.6 3.2 2.6 150	serving=88;cup=175	4	
72118223	Greens, canned, cooked		collard kale mustard turnip	41 1.3 2.7 2.8 1.3 335	serving=88;cup=175	5	
72119211	Kale, cooked		cooking spray fresh fat	46 3.1 4.7 1.6 4.4 181	serving=65;cup=130	5	
72119220	Kale, cooked (US)		fat as	69 3.1 4.6 4.3 4.3 185	serving=68;cup=135	6.5	
72119212	Kale, frozen, cooked		cooking spray fat	44 2.9 5.3 1.2 2.3 132	serving=85;cup=170	5	
72119221	Kale, cooked, with fat		as restaurant fresh	69 3.1 4.6 4.3 4.3 185	serving=68;cup=135	4	
72119222	Kale, frozen, cooked, with fat		as	66 2.9 5.1 3.7 2.2 136	serving=88;cup=175	4	
72120220	Lambsquarter, cooked		fat	54 3.1 4.9 3.2 2 149	serving=93;cup=185	5	
72122211	Mustard greens, cooked		cooking spray fresh fat	29 3.1 5 0.5 3.4 146	serving=70;cup=140	5	
72122220	Mustard greens, cooked (US)		fat as	53 3 4.9 3.2 3.3 151	serving=75;cup=150	6.5	
72122212	Mustard greens, frozen, cooked		cooking spray fat	19 2.3 3.1 0.3 2.8 141	serving=83;cup=165	5	
72122221	Mustard greens, cooked, with fat		as restaurant fresh	53 3 4.9 3.2 3.3 151	serving=75;cup=150	4	
72122222	Mustard greens, frozen, cooked, with fat		as	41 2.2 3 2.8 2.7 145	serving=85;cup=170	4	
72123020	Poke greens, cooked		fat	42 2.2 3 2.9 1.5 138	serving=75;cup=150	5	
72125211	Spinach, cooked		cooking spray fresh fat	33 3.4 3.1 0.7 1.9 262	serving=90;cup=180	5	
72125220	Spinach, cooked (US)		fat as	59 3.3 3 3.7 1.8 264	serving=93;cup=185	6.5	
72125212	Spinach, frozen, cooked	Spinach, frozen, boiled	cooking spray fat	34 4 4.8 0.9 3.7 212	serving=108;cup=215	5	13-458
72125213	Spinach, canned, cooked		cooking spray fat	23 2.8 3.4 0.5 2.4 322	serving=108;cup=215	5	
72125217	Spinach, with fat		fresh cooked oil animal shortening restaurant butter margarine	63 3.3 3 4.1 1.8 254	serving=93;cup=185	4	72125218
72125221	Spinach, cooked, with fat		as fresh	59 3.3 3 3.7 1.8 264	serving=93;cup=185	4	
72125222	Spinach, frozen, cooked, with fat		as	56 3.9 4.7 3.4 3.6 215	serving=110;cup=220	4	
72125223	Spinach, canned, cooked, with fat		as	45 2.7 3.3 3 2.3 321	serving=110;cup=220	4	
72125224	Spinach, frozen, with fat		cooked oil animal shortening butter margarine	59 3.9 4.7 3.8 3.6 206	serving=110;cup=220	4	72125225
72125227	Spinach, canned, with fat		cooked oil animal shortening butter margarine	49 2.7 3.3 3.4 2.3 313	serving=110;cup=220	4	72125228
72125230	Spinach, creamed			90 2.4 6.1 6.1 1.2 450	serving=100;cup=200	4	
72125240	Spinach souffle			128 5.7 7.1 8.6 1.1 160	serving=50;cup=100	6.5	
72125260	Spinach and cheese casserole			130 7.1 9.9 7.6 2.8 311	serving=100;cup=200	6.5	
72125310	Palak Paneer		spinach mustard green cottage cheese saagwala saag indian dish	101 5.4 4.3 7 0.9 242	serving=100;cup=200	6.5	
72125500	Channa Saag		chana shaag sagh spinach chickpea indian	89 4.1 8.8 4.3 3 270	serving=122;cup=245	6.5	
72126001	Taro leaves, cooked		callaloo calaloo callilu bhaji fat	68 5.2 7 3.5 3.9 133	serving=75;cup=150	5	
13-381	Taro leaves, steamed			19 2.4 1.4 0.5 0 2		4.5	
72128211	Turnip greens, cooked		cooking spray fresh fat	20 1.1 4.4 0.2 3.5 145	serving=73;cup=145	5	
72128212	Turnip greens, frozen, cooked		cooking spray fat	29 3.3 5 0.4 3.4 131	serving=83;cup=165	5	
72128220	Turrnip greens, cooked		fat as	42 1.1 4.2 2.8 3.4 149	serving=75;cup=150	6.5	
72128221	Turnip greens, cooked, with fat		as restaurant fresh	42 1.1 4.2 2.8 3.4 149	serving=75;cup=150	4	
72128222	Turnip greens, frozen, cooked, with fat		as	51 3.3 4.8 3 3.3 136	serving=85;cup=170	4	
72130201	Watercress, cooked		fat	36 2.4 1.4 2.8 0.5 173	serving=71;cup=142	5	
72132201	Horseradish bitter melon, jute, or radish leaves, cooked		fat	56 3.5 6.5 2.7 1.8 134	serving=64;cup=128	3	
72133201	Squash sweet potato, pumpkin, chrysanthemum, or bean leaves, cooked		swamp cabbage fat	57 2.1 7.2 2.9 1.8 128	serving=35;cup=69	2	
72201211	Broccoli, cooked		cooking spray fresh fat	41 2.7 6.5 0.4 2.5 158	serving=78;piece=10;cup=155;floweret=10;spear=40	5	
72201190	Broccoli, cooked (restaurant)		fat as	77 2.6 6.2 4.7 2.4 241	serving=80;piece=10;cup=160;floweret=10;spear=40	6.5	72201220
72201212	Broccoli, frozen, cooked		cooking spray fat	28 3.1 5.3 0.1 3 127	serving=93;piece=10;cup=185;floweret=10;spear=40	5	
72201221	Broccoli, cooked, with fat		as fresh	63 2.6 6.3 3 2.4 162	serving=80;piece=10;cup=160;floweret=10;spear=40	4	
72201222	Broccoli, frozen, cooked, with fat		as	50 3 5.2 2.7 2.9 132	serving=95;piece=10;cup=190;floweret=10;spear=40	4	
72201223	Broccoli, with fat		fresh cooked oil animal shortening butter margarine	67 2.6 6.3 3.4 2.4 153	serving=80;piece=10;cup=160;floweret=10;spear=40	4	72201224
72201226	Broccoli, frozen, with fat		cooked oil animal shortening butter margarine	53 3 5.2 3 2.9 123	serving=95;piece=10;cup=190;floweret=10;spear=40	4	72201227
72202010	Broccoli casserole with noodles		cream sauce	112 3.6 15.9 3.8 1.9 186	serving=114;cup=228	6.5	
72202020	Broccoli casserole with rice		mushroom sauce	107 4.1 15.1 3.6 1.9 188	serving=114;cup=228	6.5	
72202030	Fried broccoli		battered breaded bite	223 4.3 22.4 12.9 1.7 329	serving=43;cup=85;floweret=13	6.5	
72203000	Broccoli, chinese, raw			26 1.2 4.7 0.8 2.6 7	serving=18;cup=36	4	
72203070	Broccoli, Chinese, cooked		fat	50 1.2 4.7 3.4 2.6 133	serving=44;cup=88	4	
72302100	Broccoli cheese soup			82 4.3 6.1 4.5 1.3 329	serving=440;can=525;cup=255	5	
73101110	Carrots, salad, raw		raisin	212 1.3 17.6 15.7 2.6 189	serving=88;cup=175	4	
73101210	Carrots, salad with apples, raw		vegetable fruit	181 0.9 8.6 16 2.3 189	serving=86;cup=171	4	
73102211	Carrots, cooked		cooking spray fresh fat	50 1 10.7 0.4 3.2 211	serving=78;medium=60;slice=5;cup=155	5	
73102190	Carrots, cooked (restaurant)		fat as	86 0.9 10.2 4.7 3.1 292	serving=80;medium=62;slice=5;cup=160	6.5	73102220
13-497	Carrots, boiled		old	29 0.5 8.8 0.5 2.8 29		4.5	
73102212	Carrots, frozen, cooked		cooking spray fat	39 0.8 7.9 0.5 3.2 182	serving=78;slice=5;cup=155	5	
73102213	Carrots, canned, cooked		cooking spray fat	25 0.6 5.5 0.2 1.5 242	serving=78;slice=5;cup=155	5	
73102217	Carrots, with fat		fresh cooked oil animal shortening butter margarine	76 1 10.4 3.4 3.1 205	serving=80;medium=62;slice=5;cup=160	4	73102218
73102221	Carrots, cooked, with fat		as fresh	72 1 10.4 3 3.1 214	serving=80;medium=62;slice=5;cup=160	4	
73102222	Carrots, frozen, cooked, with fat		as	61 0.8 7.7 3 3.1 185	serving=80;slice=5;cup=160	4	
73102223	Carrots, canned, cooked, with fat		as	47 0.6 5.4 2.7 1.5 244	serving=80;slice=5;cup=160	4	
73102224	Carrots, frozen, with fat		cooked oil animal shortening butter margarine	64 0.8 7.7 3.4 3.1 176	serving=80;slice=5;cup=160	4	73102225
73102227	Carrots, canned, with fat		cooked oil animal shortening butter margarine	50 0.6 5.4 3.1 1.5 235	serving=80;slice=5;cup=160	4	73102228
73102241	Carrots, glazed, cooked			97 0.9 17.3 2.8 2.9 214	serving=80;slice=5;cup=160	4	
73103010	Carrots, reduced sodium, canned, cooked		cooking spray fat	23 0.6 5.4 0.1 1.8 34	serving=78;slice=5;cup=155	2.5	
73103020	Carrots, reduced sodium, canned, cooked, with fat		as	45 0.6 5.2 2.7 1.7 42	serving=80;slice=5;cup=160	1.5	
73103021	Carrots, reduced sodium, canned, with fat		cooked oil animal shortening butter margarine	49 0.6 5.2 3.1 1.7 33	serving=80;slice=5;cup=160	1.5	73103022
73105000	Beet juice			25 0.7 5.9 0.1 1.1 19	serving=248	6.5	
73105010	Carrot juice		100percent	40 1 9.3 0.2 0.8 66	serving=240	5	
13-199	Carrot juice (UK)			24 0.5 6.3 0.1 0.6 51		6	
73111211	Peas and carrots, cooked		cooking spray fresh fat	67 3.3 12.8 0.4 4.6 168	serving=80;cup=160	5	
73111220	Peas and carrots, cooked (US)		fat as	89 3.2 12.5 3 4.4 172	serving=83;cup=165	6.5	
73111212	Peas and carrots, frozen, cooked		cooking spray fat	58 3 11.1 0.4 3.8 185	serving=80;cup=160	5	
73111213	Peas and carrots, canned, cooked		cooking spray fat	46 2.6 8.5 0.5 3.2 258	serving=80;cup=160	5	
73111221	Peas and carrots, cooked, with fat		as restaurant fresh	89 3.2 12.5 3 4.4 172	serving=83;cup=165	4	
73111222	Peas and carrots, frozen, cooked, with fat		as	80 2.9 10.7 2.9 3.7 188	serving=83;cup=165	4	
73111223	Peas and carrots, canned, cooked, with fat		as	68 2.5 8.2 3 3.1 259	serving=83;cup=165	4	
73201013	Pumpkin, canned, cooked		fat	56 1.1 7.9 2.8 2.8 13	serving=123;cup=245	5	
73201020	Pumpkin, cooked		calabaza	52 1.1 6.8 2.8 0.5 131	serving=115;cup=230	5	
13-549	Pumpkin, boiled		flesh only	12 0.6 3 0.3 1.1 0		4.5	
73302010	Winter squash, raw		pumpkin acorn butternut hubbard gourd	26 1 6.5 0.1 0.5 1	serving=70;cup=140	5	
73303010	Winter squash, cooked		acorn butternut hubbard cooking spray gourd fat	37 0.9 8.8 0.4 2.8 117	serving=113;cup=225	5	
73303020	Winter squash, cooked, with fat		acorn butternut hubbard as restaurant gourd	59 0.9 8.6 2.9 2.7 122	serving=115;cup=230	4	
73305020	Winter squash, souffle			78 3.4 12.1 2.3 2.1 164	serving=79;cup=157	4	
73401000	Sweet potato		yam	115 1.6 17.1 4.5 3 161	serving=100;medium=150;cup=250;small=80;large=235	8	
73403000	Sweet potato, baked, with fat		yam as	115 1.6 17.1 4.5 3 161	serving=100;medium=150;cup=250;small=80;large=235	4	73403020
73403010	Sweet potato, baked		yam fat	82 1.6 18 0.4 3.1 154	serving=100;medium=150;cup=250;small=80;large=235	5	
13-672	Sweet potato, baked (UK)			115 1.6 33.1 0.4 5.2 52		4.5	
73405000	Sweet potato, boiled, with fat		yam as	115 1.6 17.1 4.5 3 161	serving=100;medium=150;cup=250;small=80;large=235	4	73405020
73405010	Sweet potato, boiled	Sweet potato, steamed	yam fat	82 1.6 18 0.4 3.1 154	serving=100;medium=150;cup=250;small=80;large=235	5	13-671
13-646	Sweet potato, boiled (UK)		flesh only	58 1.7 15.7 0.2 2.7 37		4.5	
73406000	Candied sweet potato		yam	187 1.2 37.7 3.5 2.2 121	serving=100;piece=45;cup=250	5	
73407000	Sweet potato, canned, with fat		yam as	124 1.6 20.1 4.4 1.7 211	serving=100;cup=250	4	73407060
73407050	Sweet potato, canned		yam fat	91 1.6 21 0.2 1.8 207	serving=100;cup=250	5	
73409000	Casserole or mashed sweet potato		pudding	99 1.9 17.2 2.6 2.4 132	serving=125;cup=250	5	
73410200	Sweet potato fries		as fresh frozen	192 2.3 37.5 9.4 6 154	serving=90;cup=60	8	
73410210	Sweet potato chips			529 2.9 56.5 32.2 8.8 227	serving=28;cup=25;chip=2	6.5	
73410340	Sweet potato fries (US)		fresh	156 1.5 16.4 9.4 2.8 140	serving=90;cup=60	5	
73410400	Sweet potato fries (restaurant)		fast food	305 1.9 31.6 23.9 5.1 267	serving=90;cup=60	4	
73410320	Sweet potato fries, frozen			192 2.3 37.5 9.4 6 154	serving=90;cup=60	5	
73410500	Sweet potato fries, school			192 2.3 37.5 9.4 6 154	serving=90;cup=60	2.5	
73420020	Sweet potato tots		puff	191 2.3 37.3 9.4 6 315	serving=65;piece=8;cup=130	6.5	
73420100	Sweet potato tots (restaurant)		puff fast food	240 2.1 34.9 15.6 5.6 295	serving=65;piece=8;cup=130	4	
73420200	Sweet potato tots, school		puff	192 2.3 37.5 9.4 6 154	serving=65;piece=8;cup=130	2.5	
73502000	Pumpkin soup		squash butternut sweet potato carrot	72 1.1 6.9 4.7 1.5 241	serving=440;can=525;cup=245	5	
74201000	Tomatoes, cooked		fat as restaurant fresh	50 1.1 4.7 3.4 1.5 157	serving=120;cup=240;whole=110	6.5	74201001
74201003	Tomatoes, canned, cooked		fat	43 0.8 3.2 3 1.8 130	serving=120;cup=240;whole=110	5	
74203010	Scalloped tomatoes			110 2.7 14.1 5 1.9 216	serving=120;cup=240	5	
74204500	Reduced sodium tomatoes, canned, cooked		fat	39 0.8 3.4 2.8 1.8 18	serving=120;cup=240;whole=110	3.5	
74205010	Fried green tomatoes		type	216 3.7 21.8 12.8 1.3 317	serving=90;slice=35;cup=180	6.5	
74205020	Tomato, green, pickled			40 1 9.1 0.2 0.9 955	serving=30;cup=142;whole=74	4	
74206000	Sun-dried tomatoes		red	258 14.1 55.8 3 12.3 107	serving=28;piece=5;cup=55	6.5	
74301100	Tomato juice		100percent	23 0.9 4.3 0.3 0.4 236	serving=248	6	13-382
74301150	Low sodium tomato juice		100percent	23 0.9 4.3 0.3 0.4 58	serving=248	3.5	
74302000	Tomato juice cocktail		less than 100percent clam beef as	22 0.9 3.9 0.3 0.5 169	serving=248	6.5	
74303000	Tomato and vegetable juice		v8 spicy hot 100percent	22 0.9 3.9 0.3 0.5 169	serving=248	5	
74303100	Tomato and vegetable juice, low sodium		v8 spicy hot 100percent	22 0.6 4.6 0.1 0.8 58	serving=248	2.5	
74401010	Ketchup		catsup	109 1.1 27.1 0.3 0.3 928	tbsp=17;cup=272;packet=10	6.5	
74401110	Ketchup, reduced sodium		catsup	101 1 27.4 0.1 0.3 20	tbsp=17;cup=272;packet=10	2.5	
74402010	Tomato chili sauce			92 2.5 19.8 0.3 2.4 1338	tbsp=17	6.5	
74402100	Salsa			34 1.4 6.7 0.2 1.8 656	serving=32;cup=256;tbsp=16;packet=9	8	
74402110	Pico de gallo salsa		cruda	17 0.7 3.7 0.1 1.1 443	serving=32;cup=240	5	
74402150	Red salsa		creole picante sauce fruit chile rojo peach mango pineapple homemade	34 1.4 6.7 0.2 1.8 656	serving=32;cup=256;tbsp=16;packet=9	5	74402200
74402210	Taco sauce		mcdonald hot bell fast food	11 1.2 0.7 0.7 0.5 570	packet=9;tbsp=16	6.5	
74402260	Green enchilada sauce			38 1.1 6.4 0.9 1.9 906	serving=32;tbsp=16	5	
74402350	Salsa verde or salsa, green		tomatillo sauce tomato chile	38 1.1 6.4 0.9 1.9 906	serving=30;cup=246;tbsp=15	4	
74403000	Hot Thai sauce		chilli sriracha red pepper paste	74 1 16.6 0.7 0.5 2055	serving=5;tbsp=16;packet=9	6.5	
74404010	Spaghetti sauce		tomato based marinara red pizza	51 1.4 8.1 1.5 1.8 419	serving=65;cup=260	6.5	
74404020	Spaghetti sauce with added vegetables		tomato based marinara red than onion	46 1.5 7.5 1.2 1.7 321	serving=65;cup=260	6.5	
74404050	Reduced sodium spaghetti sauce		tomato based marinara red pizza vegetable	51 1.4 8.1 1.5 1.8 30	serving=65;cup=260	3.5	
74404060	Spaghetti sauce, fat free		tomato based marinara red pizza reduced vegetable	24 1.2 5.3 0.3 1.5 474	serving=65;cup=260	2.5	
74404090	Vodka sauce with tomatoes and cream			75 1.2 3.6 6.6 1.3 247	serving=65;cup=260	6.5	
74406060	Buffalo sauce			11 1.2 0.8 0.7 0.6 2917	serving=32;tbsp=16	6.5	
74406100	Steak sauce		a1 pickapeppa heinz 57	95 1.3 22 0.2 1.5 1647	tbsp=17	6.5	
74406500	Cocktail sauce			128 1.4 28.2 1.1 1.8 1262	serving=34;tbsp=17;packet=12	6.5	
74410110	Puerto Rican seasoning with ham		sofrito	266 4 7.2 24.8 1.6 467	serving=5;cup=240	6.5	
74420110	Puerto Rican seasoning without ham and tomato sauce		sofrito sin jamon salsa tomate	127 1 6.9 10.8 1.5 4	serving=5;cup=240	6.5	
74506000	Tomato and cucumber salad made with tomato, cucumber, oil, and vinegar		onion	122 0.5 6.4 10.2 0.6 212	serving=80;cup=159	2	
74601000	Tomato soup		noodle rice	19 0.7 3.6 0.4 0.9 244	cup=245	5	
74601010	Cream of tomato soup			70 1.2 6.4 4.7 1 246	serving=440;can=525;cup=255	5	
74602010	Tomato soup, canned		ready heat container dry instant noodle rice	34 0.6 7.7 0.3 0.6 263	serving=440;can=525;cup=245	5	
74602200	Tomato soup, canned / carton, reduced sodium		ready heat container dry instant noodle rice low	35 0.6 7.7 0.3 0.6 191	serving=440;can=525;cup=245	1.5	
74701000	Tomato sandwich on white		bread bun roll cheese	201 8.5 26.5 6.8 1.5 494	serving=120	6.5	
74701010	Tomato sandwich on wheat		bread bun roll multigrain whole grain cheese	199 9.4 24.7 7 3.1 489	serving=120	6.5	
75100250	Raw vegetable			30 1.2 5.8 0.3 2 53	serving=60;cup=120	8	
75100300	Sprouts			30 3 5.9 0.2 1.8 6	serving=28;cup=56	8	
75100500	Alfalfa sprouts, raw			23 4 2.1 0.7 1.9 6	serving=17;cup=33	5	13-148
75100750	Artichoke			53 2.9 12 0.3 5.7 60	serving=75;cup=150;heart=30;whole=125	6.5	
75102600	Broccoflower, raw			31 3 6.1 0.3 3.2 23	serving=32;cup=64;floweret=25	5	
75103000	Green cabbage, raw		as color	31 1 6.4 0.2 2.5 16	serving=45;cup=90;leaf=25;head=900	5	13-510
75104000	Chinese cabbage, raw		napa pa tsai pak choi bok choy	13 1.5 2.2 0.2 1 65	serving=45;cup=90;leaf=15;head=840	5	13-187
75105500	Cactus, raw			16 1.3 3.3 0.1 2.2 21	serving=75;cup=150;pad=30	5	
75109400	Basil, raw			23 3.2 2.7 0.6 1.6 4	tbsp=3;cup=24;leaf=0.5	5	
75109500	Chives, raw			30 3.3 4.4 0.7 2.5 3	tbsp=3	5	
75109550	Cilantro, raw		coriander leaf chinese parsley	23 2.1 3.7 0.5 2.8 46	sprig=1;cup=16	5	
75109600	Corn, raw			86 3.3 18.7 1.4 2 15	serving=75;medium=105;cup=150	5	
13-622	Sweetcorn, kernels, raw			60 3.4 9.6 1.8 1.5 1		3.5	
75112000	Kohlrabi, raw			27 1.7 6.2 0.1 3.6 20	serving=68;slice=15;cup=135	5	
75113000	Lettuce, raw		iceberg	20 0.9 3.7 0.1 1.3 23	serving=18;cup=35;leaf=8;head=539	6	13-520
75113060	Boston lettuce, raw		deer tongue native red leaf bibb	18 0.9 3.3 0.1 0.9 25	serving=13;cup=25;leaf=8;head=163	5	
75113080	Arugula lettuce, raw			25 2.6 3.7 0.7 1.6 27	serving=10;cup=20;leaf=2	5	
75114000	Mixed salad greens, raw			21 1.3 3.4 0.2 1.4 41	serving=18;cup=35	5	
75115000	Mushrooms, raw			31 2.9 4.1 0.4 1.7 6	serving=35;slice=6;cup=70;whole=18	5	
75117010	Green onions, raw		scallion spring	32 1.8 7.3 0.2 2.6 16	whole=15;cup=100	5	
75119000	Parsley, raw			36 3 6.3 0.8 3.3 56	serving=4;cup=60;sprig=1	5	
75120000	Green peas, raw			81 5.4 14.5 0.4 5.7 5	serving=73;cup=145	5	13-438
75121000	Hot peppers, raw		habanero serrano chili	34 1.4 7.7 0.4 2.2 6	whole=15;piece=5;slice=5;cup=150	5	
75122000	Peppers, raw			27 0.8 5.7 0.1 1 0	serving=20;medium=120;piece=10;cup=150;ring=10;miniature=30	8	
75122100	Sweet peppers, green, raw		poblano	23 0.7 4.8 0.1 0.9 0	serving=20;medium=120;piece=10;cup=150;ring=10;miniature=30	4	
75122200	Sweet peppers, red, raw			31 0.9 6.7 0.1 1.2 0	serving=20;medium=120;piece=10;cup=150;ring=10;miniature=30	4	
75124000	Banana peppers, raw		yellow as sweet hot tuscan	27 1.7 5.4 0.5 3.4 13	whole=45;cup=150	5	
75125000	Radish		daikon	16 0.7 3.4 0.1 1.6 39	serving=58;slice=1;cup=115;whole=5	6.5	
75127000	Rutabaga, raw			37 1.1 8.6 0.2 2.3 12	serving=70;cup=140;whole=385	5	
75127500	Seaweed, raw		blanched sea moss kelp laver	41 3.5 7.9 0.5 0.7 384	serving=10;cup=80	5	
75127750	Snowpeas, raw		sugar pea pod	42 2.8 7.6 0.2 2.6 4	serving=33;cup=65	5	
75128000	Yellow summer squash, raw		as color	19 1 3.9 0.3 1 2	serving=58;slice=10;cup=115;whole=200	5	
75132000	Mixed vegetable juice		than tomato	28 0.7 6.3 0.2 1.2 82	serving=123;cup=246	6.5	
75132100	Celery juice			17 0.5 3.3 0.2 1.6 97	serving=118;cup=236	6.5	
75140500	Broccoli salad with cauliflower, cheese, bacon bits, and dressing			270 5.8 10.4 22.8 1.6 340	serving=77;cup=154	2	
75140510	Broccoli slaw salad			123 2 10.4 8.1 1.9 295	serving=93;cup=186	6.5	
75140990	Coleslaw		fast food restaurant family	159 0.9 12.4 11.8 1.9 221	serving=150;cup=220	4.5	170300;169026
75141000	Coleslaw (US)			117 0.9 10.5 8 1.9 280	serving=150;cup=220	6.5	
75141040	Cabbage salad			45 0.8 8.9 0.8 2.4 269	serving=110;cup=220	8	
75141100	Coleslaw, with fruit		raisin craisin apple	113 0.9 13.7 6.3 2.1 222	serving=110;cup=220	4	
75142000	Cucumber and vegetable namasu		carrot mushroom vinegar	56 0.5 12.2 0.2 0.6 120	serving=78;cup=155	6.5	
75142500	Cucumber salad, made with sour cream dressing		mayonnaise	66 1.3 3.7 5.2 0.4 219	serving=67;cup=133	4	
75142550	Cucumber salad, made with Italian dressing		onion vinegar oil vinaigrette greek vidalia champagne celery seed red wine balsamic raspberry	120 0.5 6.2 10 0.5 207	serving=80;cup=159	4	
75142600	Cucumber salad made with cucumber and vinegar		onion	34 0.5 6.8 0.1 0.5 236	serving=80;cup=159	6.5	
75143000	Lettuce, salad with assorted vegetables including tomatoes and/or carrots, no dressing		burger king side hardee mcdonald wendy	24 1.1 4.6 0.2 1.5 39	cup=73	3	
75143050	Lettuce, salad with assorted vegetables excluding tomatoes and carrots, no dressing			23 1.2 4.1 0.2 1.3 34	cup=74	3	
75143100	Salad with avocado lettuce, tomato, and/or carrots, with or without other vegetables, no dressing			54 1.3 5.5 3.4 2.7 33	cup=87	1	
75143200	Salad with cheese lettuce, tomato and/or carrots, with or without other vegetables, no dressing			91 4.9 4.2 6.1 1.2 146	cup=77	2	
75143300	Salad with egg lettuce, tomato, and/or carrots, with or without other vegetables, no dressing			50 3.4 3.9 2.3 1.2 56	cup=88	1	
75143350	Salad with egg lettuce, cheese, tomato, and/or carrots, with or without other vegetables, no dressing		mcdonald garden	71 4.2 3.7 4.4 1.2 106	cup=79	0	
75144100	Wilted lettuce, with bacon dressing			84 2.8 3.4 6.3 1 118	serving=63;cup=125	4	
75145000	Seven-layer salad, lettuce salad made with a combination of onion, celery, green pepper, peas, mayonnaise, cheese, eggs, and/or bacon			229 4.7 5.8 20.7 1.2 265	serving=60;cup=119	0	
75146000	Greek Salad, no dressing			48 2.8 4.4 2.3 1.5 246	cup=105	4	
75147000	Spinach salad, no dressing			84 7 2.1 5.1 1.2 220	cup=74	4	
75148010	Cobb salad, no dressing			93 11.3 2.7 4.3 1.2 159	cup=105	4	
75200700	Aloe vera juice drink			15 0 3.8 0 0 8	serving=128	6.5	
75202011	Asparagus, cooked	Asparagus, steamed	cooking spray fresh fat	21 2.4 4.2 0.1 2.3 127	serving=90;piece=4;cup=180;spear=16	5	13-638
75202020	Asparagus, cooked (US)		fat as	45 2.3 4 2.9 2.2 132	serving=93;piece=4;cup=185;spear=16	6.5	
75202012	Asparagus, frozen, cooked		cooking spray fat	18 2.9 1.9 0.4 1.6 119	serving=90;piece=4;cup=180;spear=16	5	
75202013	Asparagus, canned, cooked		cooking spray fat	19 2.1 2.5 0.7 1.6 287	serving=120;cup=240;spear=16	5	
75202021	Asparagus, cooked, with fat		as fresh	45 2.3 4 2.9 2.2 132	serving=93;piece=4;cup=185;spear=16	4	
75202022	Asparagus, frozen, cooked, with fat		as	40 2.9 1.9 3 1.5 124	serving=93;piece=4;cup=185;spear=16	4	
75202023	Asparagus, canned, cooked, with fat		as	41 2.1 2.4 3.2 1.6 287	serving=123;cup=245;spear=16	4	
75202027	Asparagus, with fat		fresh cooked oil animal shortening restaurant butter margarine	49 2.3 4 3.3 2.2 123	serving=93;piece=4;cup=185;spear=16	4	75202028
75202031	Asparagus, frozen, with fat		cooked oil animal shortening butter margarine	44 2.9 1.9 3.3 1.5 115	serving=93;piece=4;cup=185;spear=16	4	75202032
75202034	Asparagus, canned, with fat		cooked oil animal shortening butter margarine	45 2.1 2.4 3.5 1.6 279	serving=123;cup=245;spear=16	4	75202035
75203028	Bamboo shoots, cooked		fat	41 1.7 3.1 2.9 1.4 15	serving=78;cup=155	5	
75204012	Lima beans, frozen		butter fat	103 6.1 19.3 0.3 5.3 185	serving=90;cup=180;bean=2	5	
75204022	Lima beans, frozen, with fat		butter as meat	123 5.9 18.7 2.9 5.1 188	serving=92;cup=185;bean=2	4	
75204023	Lima beans, canned		butter fat as meat	122 5.9 18.6 2.9 5.1 373	serving=92;cup=185;bean=2	5	
75205021	Green beans, cooked		italian string pole snap french cut cooking spray fresh fat as	42 2.1 7.7 0.3 3.1 121	serving=70;piece=2;cup=140;bean=6	6.5	75205030
75205005	Green beans, cooked (restaurant)		string	78 2 7.3 4.6 3 206	serving=73;piece=2;cup=145;bean=6	4	
13-515	Green beans, boiled			26 2.1 8.1 0.3 4.1 0		4.5	
75205022	Green beans, frozen, cooked		italian string pole snap french cut cooking spray fat	28 1.5 6.4 0.2 3 117	serving=70;piece=2;cup=140;bean=6	5	
75205023	Green beans, canned, cooked		italian string pole snap french cut cooking spray fat	24 1 4.1 0.4 1.9 282	serving=70;piece=2;cup=140;bean=6	5	
75205031	Green beans, cooked, with fat		italian as string pole snap french cut fresh	64 2 7.5 2.9 3 126	serving=73;piece=2;cup=145;bean=6	4	
75205032	Green beans, frozen, cooked, with fat		italian as string pole snap french cut	50 1.5 6.3 2.7 2.9 122	serving=73;piece=2;cup=145;bean=6	4	
75205033	Green beans, canned, cooked, with fat		italian as string pole snap french cut	46 1 4 2.9 1.8 282	serving=73;piece=2;cup=145;bean=6	4	
75205044	Green beans, with fat		italian string pole snap french cut fresh cooked oil animal shortening butter margarine	68 2 7.5 3.3 3 117	serving=73;piece=2;cup=145;bean=6	4	75205045
75205047	Green beans, frozen, with fat		italian string pole snap french cut cooked oil animal shortening butter margarine	53 1.4 6.2 3.1 2.9 113	serving=73;piece=2;cup=145;bean=6	4	75205048
75205050	Green beans, canned, with fat		italian string pole snap french cut cooked oil animal shortening butter margarine	50 1 4 3.3 1.8 274	serving=73;piece=2;cup=145;bean=6	4	75205051
75205120	Reduced sodium green beans, canned, cooked		italian string pole snap french cut cooking spray fat	22 1.1 4.3 0.5 1.9 2	serving=70;piece=2;cup=140;bean=6	3.5	
75205130	Reduced sodium green beans, canned, cooked, with fat		italian as string pole snap french cut	44 1.1 4.2 3 1.8 11	serving=73;piece=2;cup=145;bean=6	2.5	
75205131	Reduced sodium green beans, canned, with fat		italian string pole snap french cut cooked oil animal shortening butter margarine	48 1.1 4.2 3.4 1.8 2	serving=73;piece=2;cup=145;bean=6	2.5	75205132
75205200	Fried green beans		battered breaded	223 4 22.9 12.9 2 314	serving=73;cup=145;bean=12	6.5	
75206020	Yellow string beans, cooked		wax fat	50 1.5 6.3 2.7 2.9 130	serving=73;piece=2;cup=145;bean=6	5	
75207021	Bean sprouts, cooked		fat	116 9.8 6.1 6.9 3.3 126	serving=58;cup=115	5	
75208011	Beets, cooked		cooking spray fresh fat as	45 1.7 9.9 0.2 2.9 202	serving=85;slice=10;cup=170;whole=50	6.5	75208020
75208013	Beets, canned, cooked		cooking spray fat	31 0.9 7.2 0.1 1.8 194	serving=85;slice=10;cup=170;whole=25	5	
75208021	Beets, cooked, with fat		as restaurant fresh	67 1.6 9.7 2.8 2.8 205	serving=88;slice=10;cup=175;whole=52	4	
75208023	Beets, canned, cooked, with fat		as	53 0.9 7 2.7 1.7 197	serving=88;slice=10;cup=175;whole=27	4	
75208110	Beets, reduced sodium, canned, cooked		fat	53 0.8 6.8 2.8 1.2 31	serving=85;slice=10;cup=170;whole=25	2.5	
75208310	Bitter melon, cooked		balsam pear fat	41 0.8 4.2 2.7 1.9 127	serving=65;cup=130;whole=120	5	
75208501	Breadfruit, cooked	Breadfruit, boiled	pana fat	123 1 26.3 2.8 4.7 123	serving=85;piece=35;cup=170	5	13-168
75208720	Broccoflower, cooked		fat	55 3 6.2 3 3.2 149	serving=45;cup=90;floweret=25	5	
75209011	Brussels sprouts, cooked	Brussels sprouts, boiled	cooking spray fresh fat	45 3.5 9.3 0.3 3.9 147	serving=78;cup=155;sprout=20	5	13-630
75209020	Brussels sprouts, cooked (US)		fat as	67 3.4 9 3 3.8 151	serving=80;cup=160;sprout=20	6.5	
75209012	Brussels sprouts, frozen, cooked		cooking spray fat	42 3.6 8.3 0.4 4.1 131	serving=78;cup=155;sprout=20	5	
75209021	Brussels sprouts, cooked, with fat		as restaurant fresh	67 3.4 9 3 3.8 151	serving=80;cup=160;sprout=20	4	
75209022	Brussels sprouts, frozen, cooked, with fat		as	64 3.5 8.1 2.9 4 136	serving=80;cup=160;sprout=20	4	
75209501	Burdock, cooked		fat	100 1.6 18.1 2.9 3.4 135	serving=65;cup=130	5	
75210010	Chinese cabbage, cooked		bok choy napa pa tsai pak choi cooking spray fat	14 1.6 2.3 0.2 1 188	serving=85;cup=170	5	
75210020	Chinese cabbage, cooked, with fat		bok choy napa pa tsai pak choi as restaurant	37 1.5 2.2 2.9 1 192	serving=88;cup=175	4	
75211020	Green cabbage, cooked		as color cooking spray fat	32 1 6.6 0.2 2.6 137	serving=75;cup=150	5	
13-511	Green cabbage, boiled			17 1.5 4.5 0.2 2.2 5		4.5	
75211030	Green cabbage, cooked, with fat		as color	55 1 6.4 2.9 2.5 142	serving=78;cup=155	4	
75211031	Green cabbage, with fat		as color cooked oil animal shortening restaurant butter margarine	58 1 6.4 3.3 2.5 133	serving=78;cup=155	4	75211032
75212020	Red cabbage, cooked		purple fat	58 1.3 6.9 2.9 2.1 138	serving=78;cup=155	5	
13-540	Red cabbage, boiled			15 0.8 4.6 0.3 2.3 6		4.5	
75213020	Savoy cabbage, cooked		fat	51 2 6.2 2.8 3.1 154	serving=78;cup=155	5	
75213110	Cactus, cooked		nopal prickly pear cooking spray fat	16 1.3 3.3 0.1 2.2 137	serving=75;cup=150;pad=30	5	
75213120	Cactus, cooked, with fat		nopal as prickly pear restaurant	38 1.3 3.2 2.6 2.1 141	serving=78;cup=155;pad=30	4	
75214011	Cauliflower, cooked	Cauliflower, boiled	cooking spray fresh fat	26 2 5.2 0.3 2.1 152	serving=78;piece=13;cup=155;floweret=13	5	13-513
75214020	Cauliflower, cooked (US)		fat as	49 1.9 5 2.9 2 156	serving=80;piece=13;cup=160;floweret=13	6.5	
75214012	Cauliflower, frozen, cooked		cooking spray fat	19 1.6 3.7 0.2 2.7 134	serving=93;cup=185	5	
75214021	Cauliflower, cooked, with fat		as fresh	49 1.9 5 2.9 2 156	serving=80;piece=13;cup=160;floweret=13	4	
75214022	Cauliflower, frozen, cooked, with fat		as	41 1.6 3.6 2.8 2.6 138	serving=95;cup=190	4	
75214027	Cauliflower, with fat		fresh cooked oil animal shortening restaurant butter margarine	52 1.9 5 3.3 2 147	serving=80;piece=13;cup=160;floweret=13	4	75214028
75214030	Cauliflower, frozen, with fat		cooked oil animal shortening butter margarine	45 1.6 3.6 3.1 2.6 130	serving=95;cup=190	4	75214031
75215020	Celery, cooked		fat	42 0.5 3.5 2.9 1.7 231	serving=78;cup=155;stalk=42	5	
13-637	Celery, boiled			5 0.3 1.6 0.1 0.8 43		4.5	
75215120	Fennel bulb, cooked		fat	62 1.4 8.3 3.2 3.5 202	serving=78	5	
75215511	Christophine, cooked		chayote mirliton fat	44 0.9 4.7 2.9 1.8 132	serving=83;cup=165;whole=230	5	
75216111	Corn, cooked		cooking spray fresh fat as	86 3.3 18.6 1.4 2 131	serving=83;medium=105;cup=165	6.5	75216120
75215990	Corn, cooked (restaurant)			119 3.1 17.7 5.4 1.9 212	serving=85;medium=108;cup=170	4	
75216112	Corn, frozen, cooked		cooking spray fat	81 2.5 19.2 0.7 2.4 117	serving=83;medium=105;cup=165	5	
75216113	Corn, canned, cooked		cooking spray fat	67 2.3 14.3 1.2 2 205	serving=83;cup=165	5	
75216121	Corn, cooked, with fat		as fresh	106 3.2 18.1 3.9 1.9 136	serving=85;medium=108;cup=170	4	
75216122	Corn, frozen, cooked, with fat		as	101 2.5 18.7 3.2 2.3 122	serving=85;medium=108;cup=170	4	
75216123	Corn, canned, cooked, with fat		as	88 2.2 13.9 3.7 1.9 208	serving=85;cup=170	4	
75216134	Corn, with fat		fresh cooked oil animal shortening butter margarine	109 3.2 18.1 4.2 1.9 127	serving=85;medium=108;cup=170	4	75216135
75216137	Corn, frozen, with fat		cooked oil animal shortening butter margarine	105 2.5 18.7 3.6 2.3 113	serving=85;medium=108;cup=170	4	75216138
75216141	Corn, canned, with fat		cooked oil animal shortening butter margarine	91 2.2 13.9 4.1 1.9 199	serving=85;cup=170	4	75216142
75216153	Creamed corn			72 1.7 18.1 0.4 1.2 261	serving=125;cup=250	5	
75216310	Reduced sodium corn, canned, cooked		cooking spray fat	66 2.1 14.9 0.8 1.8 13	serving=83;cup=165	3.5	
75216320	Reduced sodium corn, canned, cooked, with fat		as	88 2 14.5 3.6 1.8 22	serving=85;cup=170	2.5	
75216321	Reduced sodium corn, canned, with fat		cooked oil animal shortening butter margarine	92 2 14.5 3.9 1.8 13	serving=85;cup=170	2.5	75216322
75216720	Cucumber, cooked		fat	45 0.7 3.4 3.2 0.6 145	serving=93;slice=10;cup=185	5	
75217010	Eggplant, cooked	Aubergine, boiled	cooking spray fat flesh skin	27 1.1 6.3 0.2 3.2 127	serving=53;slice=55;cup=95;whole=540	5	13-651
75217020	Eggplant, cooked, with fat		as restaurant	51 1 6.1 2.9 3.1 132	serving=50;slice=55;cup=100;whole=565	4	
75217301	Flowers or blossoms of sesbania, squash, or lily, cooked		fat	37 1.1 3.2 2.6 0.9 127	serving=55;cup=109	3	
75217400	Garlic, cooked			142 6.6 28 0.4 2.7 248	tsp=5;clove=3	5	
75217520	Hominy, cooked		fat	88 1.5 13.8 2.9 2.4 501	serving=85;cup=170	5	
75218011	Kohlrabi, cooked		fat	51 1.7 6.3 2.8 3.6 146	serving=85;cup=170	5	
75218400	Leeks			88 1.6 14.7 3.1 1.9 151	whole=85;slice=7;cup=170	6.5	
75218501	Lotus root, cooked		fat	87 1.5 15.5 2.6 3 165	serving=63;slice=10;cup=125	5	
75219011	Mushrooms, cooked		cooking spray fresh fat	39 3.6 5.2 0.4 2.2 152	serving=78;slice=6;cup=155;whole=13	5	
75219020	Mushrooms, cooked (US)		fat as	66 3.5 5 3.6 2.1 158	serving=80;slice=6;cup=160;whole=13	6.5	
75219021	Mushrooms, cooked, with fat		as fresh	66 3.5 5 3.6 2.1 158	serving=80;slice=6;cup=160;whole=13	4	
75219023	Mushrooms, canned, cooked		fat frozen	47 1.8 5 2.8 2.3 421	serving=80;slice=6;cup=160;whole=13	5	
75219033	Mushrooms, with fat		fresh cooked oil animal shortening restaurant butter margarine	70 3.5 5 4.1 2.1 148	serving=80;slice=6;cup=160;whole=13	4	75219034
75219100	Mushroom, Asian, cooked		shiitake dried	44 2.4 8.2 0.2 4.2 117	serving=72;cup=145	4	
75220011	Okra, cooked		cooking spray luffa fresh fat	35 2.1 8 0.2 3.4 132	serving=80;cup=160;pod=10	5	
75220020	Okra, cooked (US)		fat luffa as	59 2 7.8 2.9 3.3 137	serving=83;cup=165;pod=10	6.5	
13-652	Okra, boiled			16 1.8 5 0.2 3.1 5		4.5	
75220012	Okra, frozen, cooked		cooking spray luffa fat	29 1.6 6.4 0.2 2.1 119	serving=93;piece=5;cup=185	5	
75220021	Okra, cooked, with fat		as restaurant luffa fresh	59 2 7.8 2.9 3.3 137	serving=83;cup=165;pod=10	4	
75220022	Okra, frozen, cooked, with fat		as luffa	51 1.6 6.2 2.8 2 124	serving=95;piece=5;cup=190	4	
75220051	Lettuce, cooked		fat	49 1.1 4.2 3.1 1.5 169	serving=43;cup=86	5	
75221011	Onions, cooked		cooking spray fat	47 1.3 11 0.1 2 141	serving=105;slice=15;cup=210;whole=148	5	
13-500	Onions, boiled			25 0.7 7.7 0.3 2.3 2		4.5	
75221021	Onions, cooked, with fat		as restaurant	73 1.3 10.6 3.1 1.9 147	serving=108;slice=15;cup=215;whole=151	4	
75221030	Pearl onions, cooked		pickled cocktail fat	50 0.7 6.5 2.6 1.4 129	serving=93;cup=185	5	
75221061	Green onions, cooked		scallion spring fat	63 2.1 8.4 3.2 3 161	whole=15;cup=225	5	
75221160	Palm hearts, cooked		fat	134 2.6 24.8 2.7 1.5 135	serving=73;cup=145;heart=40	5	
75222020	Parsnips, cooked		fat	92 1.3 16.5 2.8 3.5 131	serving=80;cup=160;whole=100	5	
13-631	Parsnip, boiled			66 1.2 17.3 0.7 2.6 3		4.5	
75223022	Blackeyed peas, frozen		dried fat as meat	151 8.2 23 3.2 6.2 126	serving=92;cup=185	5	
75223023	Blackeyed peas, canned		dried fat as meat	150 8.2 22.9 3.2 6.2 312	serving=92;cup=185	5	
75224021	Green peas, cooked	Peas, boiled	english cooking spray fresh fat as	84 5.6 15 0.4 5.9 126	serving=80;cup=160	6.5	75224030;13-439
75224000	Green peas, cooked (restaurant)			119 5.4 14.3 4.7 5.6 211	serving=83;cup=165	4	
75224022	Green peas, frozen, cooked	Peas, frozen, boiled	english cooking spray fat	78 5.1 14.2 0.3 4.5 188	serving=80;cup=160	5	13-536
75224023	Green peas, canned, cooked		english cooking spray fat	68 4.5 11.4 0.8 4.9 273	serving=80;cup=160	5	
75224031	Green peas, cooked, with fat		english as fresh	106 5.5 14.6 3.1 5.7 131	serving=83;cup=165	4	
75224032	Green peas, frozen, cooked, with fat		english as	98 5 13.8 2.8 4.4 191	serving=83;cup=165	4	
75224033	Green peas, canned, cooked, with fat		english as	89 4.4 11 3.3 4.8 274	serving=83;cup=165	4	
75224043	Green peas, with fat		english fresh cooked oil animal shortening butter margarine	109 5.5 14.6 3.4 5.7 122	serving=83;cup=165	4	75224044
75224046	Green peas, frozen, with fat		english cooked oil animal shortening butter margarine	102 5 13.8 3.2 4.4 182	serving=83;cup=165	4	75224047
75224049	Green peas, canned, with fat		english cooked oil animal shortening butter margarine	92 4.3 11 3.7 4.8 265	serving=83;cup=165	4	75224050
75224120	Reduced sodium green peas, canned, cooked		english cooking spray fat	66 4 12.2 0.4 4.1 11	serving=80;cup=160	3.5	
75224130	Reduced sodium green peas, canned, cooked, with fat		as english	93 3.9 11.8 3.6 4 22	serving=83;cup=165	2.5	
75224131	Reduced sodium green peas, canned, with fat		english cooked oil animal shortening butter margarine	97 3.9 11.8 4 4 11	serving=82;cup=165	2.5	75224132
75226020	Green peppers, cooked		as color fat	47 0.7 4.8 2.8 0.9 126	serving=78;medium=120;piece=10;cup=155;miniature=30	5	
75226060	Red peppers, cooked		orange yellow fat	55 0.9 6.7 2.8 1.2 126	serving=78;medium=120;piece=10;cup=155;miniature=30	5	
75226111	Hot peppers, cooked		habanero serrano chili	59 1.4 7.7 3.1 2.2 132	pepper=15;cup=150	5	
75226700	Pimiento			28 1.4 6.2 0.4 2.3 17	serving=12;piece=1;cup=192	6.5	
75228020	Rutabaga, cooked		fat	63 1.1 9 2.9 2.4 143	serving=88;cup=175;whole=370	5	
75229011	Salsify, cooked		vegetable oyster fat	89 2.7 14.9 2.7 3 136	serving=70;cup=140	5	
13-601	Salsify, boiled		flesh only	23 1.1 12.1 0.4 3.5 5		4.5	
75231011	Snowpeas, cooked		cooking spray snap pea sugar pod fresh fat	44 2.9 7.8 0.2 2.7 125	serving=80;cup=160	5	
75231020	Snowpeas, cooked (US)		fat snap pea sugar pod as	66 2.8 7.6 2.9 2.6 130	serving=83;cup=165	6.5	
75231012	Snowpeas, frozen, cooked		cooking spray snap pea sugar pod fat	52 3.5 9 0.4 3.1 121	serving=80;cup=160	5	
75231021	Snowpeas, cooked, with fat		as restaurant snap pea sugar pod fresh	66 2.8 7.6 2.9 2.6 130	serving=83;cup=165	4	
75231022	Snowpeas, frozen, cooked, with fat		as snap pea sugar pod	73 3.4 8.7 2.9 3 126	serving=83;cup=165	4	
75232000	Seaweed, dried		sea moss kelp laver	298 31.8 52.4 4 5.6 575	serving=5;piece=0.5;cup=15	5	
75232110	Seaweed, cooked		cooking spray fat	41 3.5 7.9 0.5 0.7 384	serving=50;cup=100	5	
75232120	Seaweed, cooked, with fat		as restaurant	63 3.4 7.7 3.1 0.7 382	serving=53;cup=105	4	
75233011	Yellow or green summer squash, cooked	Courgette, boiled	zucchini as winter cooking spray fresh fat	21 1.3 4.1 0.4 1.2 142	serving=90;slice=10;cup=180;whole=200	5	13-628
75233020	Yellow or green summer squash, cooked (US)		zucchini as winter fat	47 1.3 4 3.3 1.1 148	serving=93;slice=10;cup=185;whole=203	6.5	
75233012	Yellow or green summer squash, frozen, cooked		zucchini as winter cooking spray fat	21 1.2 4.5 0.2 1.3 120	serving=90;slice=10;cup=180	5	
75233021	Yellow or green summer squash, cooked, with fat		zucchini as winter fresh	47 1.3 4 3.3 1.1 148	serving=93;slice=10;cup=185;whole=203	4	
75233022	Yellow or green summer squash, frozen, cooked, with fat		zucchini as winter	43 1.2 4.4 2.7 1.3 125	serving=93;slice=10;cup=185	4	
75233023	Yellow or green summer squash, canned, cooked, with fat		zucchini as winter	35 0.6 2.9 2.6 1.3 312	serving=93;slice=10;cup=185	4	
75233027	Yellow or green summer squash, with fat		zucchini as winter fresh cooked oil animal shortening restaurant butter margarine	51 1.3 4 3.8 1.1 138	serving=93;slice=10;cup=185;whole=203	4	75233028
75233030	Yellow or green summer squash, frozen, with fat		zucchini as winter cooked oil animal shortening butter margarine	46 1.2 4.4 3.1 1.3 116	serving=93;slice=10;cup=185	4	75233031
75233220	Spaghetti squash, cooked		fat	49 0.7 6.3 2.8 1.4 138	serving=78;cup=155	5	
75234021	Turnip, cooked		fat	54 1 6.7 2.8 1.9 200	serving=80;cup=160;whole=120	5	
13-391	Turnip, boiled			12 0.6 3.9 0.2 1.9 28		4.5	
75235000	Water Chesnut		fat	78 1.4 19.2 0.1 3.9 12	serving=79;cup=158;whole=10	6.5	
75235750	Winter melon, cooked		chinese togan fat	36 0.4 3 2.7 1 225	serving=88;cup=175	5	
75236000	Yeast		brewer	325 40.4 41.2 7.6 26.9 51	tbsp=12	6.5	
75236500	Yeast extract spread		vegemite marmite promite	185 23.9 20.4 0.9 6.5 3380	serving=9;tsp=6	6.5	
75301110	Lima beans and corn, cooked		succotash cooking spray fat	92 4.3 19.3 0.5 3.8 151	serving=88;cup=175	5	
75301120	Lima beans and corn, cooked, with fat		succotash as restaurant	112 4.2 18.7 3 3.7 155	serving=90;cup=180	4	
75302080	Bean salad, yellow and/or green string beans		three	109 3.5 13 5 3.4 266	serving=75;cup=150	4	
75306998	Peppers and onions, cooked		cooking spray fat	37 1.1 8.4 0.1 1.5 118	serving=70;cup=140	5	
75307000	Peppers and onions, cooked, with fat		as restaurant	59 1 8.1 2.7 1.5 123	serving=73;cup=145	4	
75310990	Classic mixed vegetables, cooked		restaurant corn carrot pea green bean lima fat as	100 2.8 12.4 4.7 3.4 227	serving=93;cup=185	6.5	75311020
75311012	Classic mixed vegetables, frozen, cooked		corn carrot pea green bean lima cooking spray fat	65 2.9 13.1 0.2 4.4 151	serving=90;cup=180	5	
75311013	Classic mixed vegetables, canned, cooked		corn carrot pea green bean lima cooking spray fat	46 2.1 8.8 0.7 2.6 250	serving=90;cup=180	5	
75311022	Classic mixed vegetables, frozen, cooked, with fat		as corn carrot pea green bean lima	86 2.8 12.7 2.7 4.3 155	serving=93;cup=185	4	
75311023	Classic mixed vegetables, canned, cooked, with fat		as corn carrot pea green bean lima	68 2.1 8.6 3.2 2.5 252	serving=93;cup=185	4	
75311027	Classic mixed vegetables, frozen, with fat		corn carrot pea green bean lima cooked oil animal shortening butter margarine	89 2.8 12.7 3.1 4.3 146	serving=93;cup=185	4	75311028
75311030	Classic mixed vegetables, canned, with fat		corn carrot pea green bean lima cooked oil animal shortening butter margarine	71 2.1 8.6 3.5 2.5 243	serving=93;cup=185	4	75311031
75311110	Classic mixed vegetables, reduced sodium, canned, cooked		corn carrot pea green bean lima cooking spray fat	44 2 9.2 0.5 2.4 15	serving=90;cup=180	2.5	
75311120	Classic mixed vegetables, reduced sodium, canned, cooked, with fat		as corn carrot pea green bean lima	68 1.9 8.9 3.2 2.3 24	serving=93;cup=185	1.5	
75311121	Classic mixed vegetables, reduced sodium, canned, with fat		corn carrot pea green bean lima cooked oil animal shortening butter margarine	71 1.9 8.9 3.6 2.3 15	serving=93;cup=185	1.5	75311122
75315010	Peas and corn, cooked		cooking spray fat	79 3.8 16.7 0.5 3.4 152	serving=80;cup=160	5	
75315020	Peas and corn, cooked, with fat		as restaurant	100 3.7 16.3 3 3.3 156	serving=83;cup=165	4	
75316050	Ratatouille		vegetable mixture eggplant tomato onion squash green pepper	67 1.1 5.8 4.7 1.9 151	serving=108;cup=215	6.5	
15-659	Ratatouille (homemade)			82 1.2 5.5 7 1.7 3		3.5	
75317010	Vegetables, stew type, cooked, with fat		potato carrot onion celery as restaurant	97 1.4 15.1 3.6 2 181	serving=83;cup=165	3	
75317020	Vegetables, stew type, cooked		potato carrot onion celery cooking spray fat	69 1.5 15.7 0.2 2.1 169	serving=80;cup=160	4	
75330050	Broccoli and cauliflower, cooked		cooking spray fat	23 2.4 4.5 0.2 2.8 130	serving=78;cup=155	5	
75330060	Broccoli and cauliflower, cooked, with fat		as restaurant	46 2.3 4.4 2.7 2.8 135	serving=80;cup=160	4	
75330080	Broccoli, cauliflower and carrots, cooked		cooking spray fat	28 1.8 5.6 0.3 3 146	serving=78;cup=155	4	
75330090	Broccoli, cauliflower and carrots, cooked, with fat		as restaurant	50 1.7 5.4 2.9 2.9 151	serving=80;cup=160	3	
75340010	Asian stir fry vegetables, cooked		cooking spray fat	50 2.1 9.9 0.3 2.9 141	serving=64;cup=127	5	
75340020	Asian stir fry vegetables, cooked, with fat		as restaurant	71 2 9.7 2.8 2.8 146	serving=66;cup=132	4	
75340200	Jai, monk's Food		mushroom lily root bean curd chestnut	60 4.3 7.7 1.9 1.7 28	serving=94;cup=188	4	
75365000	Vegetable mixture, dried		salad crunchy	328 17.4 49.2 8.9 18.5 368	tbsp=6	5	
75400500	Artichokes, stuffed			160 5.3 22.3 5.9 3.9 404	serving=250;cup=60	4	
75403020	Green bean casserole		mushroom sauce	56 2 7.1 2.2 1.9 316	serving=115;cup=230	6.5	
75403200	Szechuan-style green beans, cooked		chinese	106 2.5 8.4 7 3 226	serving=93;cup=185;bean=6	5	
75409020	Fried cauliflower		battered breaded bite	218 4 21.9 12.9 1.6 326	serving=43;cup=85;floweret=25	6.5	
75410500	Chiles rellenos, cheese-filled		stuffed chili pepper	228 7.8 10.4 17.2 0.7 445	chili=143;cup=176	4	
75410530	Chiles rellenos, filled with meat and cheese		stuffed chili pepper	230 9 9.7 17.2 0.7 421	chili=143;cup=176	4	
75410550	Stuffed jalapeno pepper		battered breaded cheese popper bite	241 8.8 16.5 15.9 2.5 444	serving=100	6.5	
75411010	Scalloped or pudding corn		souffle	116 4.5 15 5.1 1.5 310	serving=107;cup=214	5	
75411020	Corn fritter		vegetable cornmeal	404 7.4 33.6 27.1 1.6 339	serving=70;cup=105;fritter=35	5	
75412010	Fried eggplant		battered breaded	218 3.7 22.3 12.8 2 315	serving=110;cup=220	6.5	
13-162	Aubergine, fried		corn oil rapeseed butter	302 1.2 5.1 31.9 2.3 2		4.5	13-577;13-412
75412030	Eggplant dip		baba ghanoush	183 4.8 8.2 15 3.9 209	serving=70;tbsp=15	6.5	
75412060	Eggplant parmesan casserole, regular			155 7 9 10.5 1.9 351	serving=99;slice=44;cup=198	4	
75412070	Eggplant with cheese and tomato sauce		baked casserole	90 6.2 6.3 4.8 2.2 325	serving=99;cup=198	6.5	
75414020	Stuffed mushrooms			288 10.7 27.7 15 3 638	serving=95;cup=190	5	
75414030	Fried mushrooms		battered breaded	222 4.6 21.9 12.9 1.6 317	serving=70;cup=135;whole=20	6.5	
75414500	Fried okra		battered breaded	219 3.9 22.4 12.8 1.6 316	serving=45;piece=8;cup=90	6.5	
13-302	Okra, fried		stir corn oil	269 4.3 10.7 26.1 6.3 13		4.5	
75415022	Fried onion rings		battered breaded	352 4.2 39.9 19.8 2.6 575	serving=120;cup=50;ring=10	6.5	
75416500	Pea salad			180 3 10.6 14 2.7 253	serving=107;cup=214	6.5	
75416600	Pea salad with cheese			203 5 9.8 16 2.4 293	serving=107;cup=214	6.5	
75418010	Fried summer squash, yellow or green		zucchini pancake battered breaded	216 3.8 21.5 12.9 1.2 317	serving=110;piece=20;slice=20;cup=220	4	
13-232	Courgette, fried		corn oil rapeseed butter	63 2.6 3.8 4.8 1.2 1		4.5	13-587;13-414
75418020	Summer squash, casserole with tomato and cheese			85 3.5 8.9 4.3 1.4 228	serving=109;cup=217	4	
75418030	Summer squash, casserole, with rice and tomato sauce			83 2.3 14.9 1.7 1.1 120	serving=117;cup=233	3	
75418040	Summer squash, casserole, with cheese sauce			92 3.7 9.3 4.7 1.2 172	serving=109;cup=217	3	
75418060	Summer squash, souffle			125 4.7 6.9 8.9 0.7 232	serving=68;cup=136	4	
75439010	Vegetable stew		meat substitute	47 1.4 10.1 0.2 2.1 296	cup=255	5	
75439500	Chow mein or chop suey, meatless, no noodles		vegetable	43 1.3 5.7 1.7 1.2 344	serving=165;cup=220	3	
75460900	Chow mein or chop suey, meatless, with noodles		vegetable	117 3 15.7 5.1 2.1 434	cup=220	3	
75440200	Vegetable tempura			239 3.8 20.5 15.8 1.6 12	cup=63;piece=7;fritter=30	6.5	
75440400	Pakora		vegetable dipped chickpea flour fried	125 4.9 16.2 4.8 3.2 380	serving=48;pakora=12	6.5	
11-1101	Pakoras		homemade	173 8.1 24.2 8.1 4.5 63		3.5	
75440600	Vegetable curry			86 1.6 8.8 5.3 1.8 388	cup=240	6.5	
75440610	Vegetable curry with rice			103 2 16.5 3.3 1.3 331	cup=200	6.5	
15-892	Vegetable curry, with rice		retail	125 3 21.7 4.1 1.5 177		2.5	
75500110	Green beans, pickled			54 1.6 11 0.3 2.5 944	serving=30;cup=145	5	
75500210	Beets, pickled		onion salad	65 0.8 16.3 0.1 0.8 149	serving=30;slice=10;cup=170;whole=25	5	
13-166	Beetroot, pickled		drained	28 1.2 7.3 0.2 1.7 120		4.5	
75500510	Celery, pickled			35 0.4 7.6 0.2 1.3 1025	serving=30;cup=150	5	
75501010	Relish, corn		vegetable	111 1.7 25.7 0.9 1.5 336	tbsp=15	4	
75502010	Cauliflower, pickled			41 1.6 9 0.3 1.7 969	serving=30;cup=125;floweret=13	5	
75502500	Green cabbage, pickled			46 0.8 10.2 0.2 2.1 957	serving=30;cup=150	5	
75502510	Red cabbage, pickled		sweet sour	49 1 10.5 0.2 1.7 954	serving=30;cup=150	5	
75503020	Relish, pickle		sweet mustard hot dog	130 0.4 35.1 0.5 1.1 811	serving=9;tbsp=15	4	
75503040	Pickles, sweet		gherkin bread butter	91 0.6 21.2 0.4 1 457	serving=30;slice=7;cup=155;spear=40;stacker=21	4	
17-718	Pickle, sweet			111 0.6 29.2 0.1 1.2 1130		3.5	
75503080	Eggplant, pickled			41 0.8 9.7 0.2 2.5 946	serving=30;cup=95	5	
75503085	Ginger root, pickled		gari sushi	20 0.3 4.8 0.1 2.6 906	serving=30;cup=240	5	
75503090	Horseradish			48 1.2 11.3 0.7 3.3 420	serving=5;tbsp=15	6.5	
75505000	Mushrooms, pickled			46 2.4 8.3 0.3 1.4 949	serving=30;slice=6;cup=155;whole=13	5	
75506010	Mustard			69 4.3 5.3 3.4 4.3 1100	packet=5;tbsp=15	6.5	
75506100	Honey mustard dip		dipping sauce hot	275 1.8 25.2 18 1 509	serving=70;tbsp=15	6.5	
75507000	Okra, pickled			48 1.6 11 0.2 2.7 950	serving=30;pod=11	5	
75510000	Olives			116 0.8 6 10.9 1.6 735	serving=15;cup=135;olive=5	8	
75510030	Olives, stuffed			141 1.2 5 12.9 4 1620	serving=15;cup=135;olive=5	4	
75510050	Olive tapenade		spread	282 0.7 4.2 30.1 1.8 835	serving=32;tbsp=16	6.5	
75511020	Sweet peppers, pickled		red green yellow	43 0.7 9.6 0.1 0.9 944	whole=30;cup=150	5	
75511040	Hot peppers, pickled			22 0.8 4.6 0.4 2.6 1430	serving=30;slice=2;cup=150;whole=15	5	
75511050	Jalapenos peppers		type	26 0.9 5.5 0.4 2.7 716	serving=30;slice=2;cup=150;whole=15	5	
75511100	Pickles		mixed	14 0.5 2 0.4 1 808	miniature=30;medium=80;slice=7;cup=155;half=40;spear=40	8	
75511300	Pickles, fried			213 3.4 20.7 12.9 1.2 620	serving=60;slice=14;cup=155;spear=80	5	
75512010	Radishes, pickled			34 0.6 7.7 0.1 1.3 977	serving=30;cup=150	5	
75513010	Seaweed, pickled		sea moss kelp laver	54 2.9 11.4 0.4 0.6 1263	serving=30;cup=100	5	
75515100	Vegetables, pickled		giardiniera	46 0.9 10.2 0.2 1.6 983	serving=30;cup=160	5	
75534030	Turnip, pickled			44 0.8 10.2 0.1 1.5 1000	serving=30;slice=7;cup=155	5	
75535000	Zucchini, pickled			35 1 7.4 0.3 0.8 951	serving=30;cup=170	5	
75601100	Borscht soup		beet	20 0.5 3.9 0.4 0.8 245	cup=245	5	
75604600	Gazpacho soup			26 0.8 4.5 0.6 1 208	cup=245	5	
17-795	Gazpacho soup (homemade)			46 0.8 3.6 3.6 0.7 128		3.5	
75607060	Cream of mushroom soup			74 2.1 5.7 4.8 1.2 242	serving=440;can=525;cup=255	5	
75608100	French onion soup			108 5.5 11.8 4.5 1.1 378	serving=440;can=525;cup=245	5	
17-794	French onion soup (homemade)			41 0.9 6.3 2.2 1.3 231		3.5	
75611010	Cream of vegetable soup		broccoli asparagus spinach cauliflower	78 1.4 7.8 4.7 1.1 245	serving=440;can=525;cup=255	5	
75647000	Seaweed soup			37 3.7 1.5 1.9 0.2 324	cup=245	5	
75649010	Vegetable soup, canned		noodle rice ready heat container dry instant	38 1.1 7.6 0.4 1.2 260	serving=440;can=525;cup=245	5	17-712
75649040	Vegetable soup, reduced sodium, canned		noodle rice ready heat container dry instant low	38 1.1 7.6 0.4 1.2 183	serving=440;can=525;cup=245	2.5	
75649110	Vegetable soup		noodle rice cabbage	27 0.8 5.1 0.5 1 243	cup=245	5	
17-684	Vegetable soup (homemade)			55 1 4.6 4.2 0.9 315		3.5	
75651000	Minestrone soup			40 1.7 7.3 0.5 1.5 241	serving=440;can=525;cup=245	5	
17-810	Minestrone soup (homemade)			60 2.1 8.5 2.3 0.9 389	bowl=250	3.5	
75652010	Beef soup		noodle rice	47 3.3 4 2.1 0.8 249	cup=245	5	
75656060	Vegetable soup, with meat		noodle rice	44 3.4 4 1.6 0.8 249	serving=440;can=525;cup=245	4	
77121010	Fried stuffed potatoes, Puerto Rican style		relleno papa	185 4.9 16.2 11.3 1.9 144	fritter=95	4	
77201210	Green plantain with cracklings, Puerto Rican style		mofongo	358 13.2 27 22.8 1.4 349	serving=100;piece=64;cup=200	4	
77205610	Ripe plantain meat pie, Puerto Rican style		pinon	315 12.8 22 20.2 2.1 584	piece=190	4	
77272010	Puerto Rican pasteles		masa	213 7.1 17.4 13.2 2.2 479	pastel=149	6.5	
77316010	Stuffed cabbage, with meat, Puerto Rican style		repollo relleno con carne	207 9.6 8.4 15.1 2.3 723	serving=175;cup=234	3	
77316510	Stuffed cabbage, with meat and rice, syrian dish, Puerto Rican style		repollo relleno con carne arroz arabe mihsy melful	84 3.1 11.1 3 1.8 147	serving=220;piece=110	2	
77316600	Eggplant and meat casserole		moussaka lamb beef	96 7.1 4.7 5.5 1.5 176	serving=152;piece=86;cup=203;moussaka=915	6.5	
78101000	Vegetable and fruit juice, 100% juice, with high vitamin C		v8 fusion flavor ocean spray veggie apple eve fruitable	46 0.3 11.2 0 0 29	serving=248	3	
78101100	Fruit and vegetable smoothie, with dairy			64 1.6 12.7 0.7 1 26	serving=324;medium=864;cup=216;small=540;large=1080	4	78101125
78101110	Fruit and vegetable smoothie, added protein			86 7.5 12.2 0.8 1.1 36	serving=324;medium=864;cup=216;small=540;large=1080	4	
78101115	Fruit and vegetable smoothie, non-dairy		almond coconut rice soy milk	60 1.2 12.4 0.6 1 28	serving=324;medium=864;cup=216;small=540;large=1080	4	
78101118	Fruit and vegetable smoothie, non-dairy, added protein		almond coconut rice soy milk	83 7.1 11.9 0.7 1.2 38	serving=324;medium=864;cup=216;small=540;large=1080	3	
78101120	Fruit and vegetable smoothie, bottled		canned reconstituted dry mix bolthouse farm v8 naked odwalla	53 0.6 12.5 0.3 0.7 6	cup=248	4	
78101130	Vegetable smoothie		dairy as protein	89 2.8 5.8 6.6 2.8 38	serving=324;medium=864;cup=216;small=540;large=1080	6.5	
81100000	Table fat		as butter margarine blend	677 0.6 0.4 75.3 0 592	tbsp=14;cup=224;pat=7	8	
81100500	Butter			743 0.9 0.1 82.2 0 524	serving=5;cup=224;tbsp=14;pat=7	8	
81101000	Stick butter		pat	743 0.9 0.1 82.2 0 524	tbsp=14;piece=113;cup=224;pat=7	5	
81101010	Tub butter		individual container oil blend	731 0.5 0 78.3 0 583	serving=5;cup=224;tbsp=14;pat=7	5	
81101520	Light butter		stick tub oil blend	499 3.3 0 55.1 0 450	serving=5;cup=224;tbsp=14;pat=7	3.5	
81102000	Margarine		oil blend	579 0.2 0.8 65 0 694	serving=5;cup=224;tbsp=14;pat=7	8	
81102010	Stick margarine		pat oil blend	717 0.2 0.7 80.7 0 751	tbsp=14;cup=224;pat=7	5	
81102020	Tub margarine		individual container oil blend	533 0.2 0.9 59.8 0 674	serving=5;cup=224;tbsp=14	5	
81103090	Butter replacement, liquid		margarine spray	533 0.2 0.9 59.8 0 615	tbsp=14;cup=224;spray=0.2	4	
81104010	Light margarine		stick tub oil blend	346 0.3 1.2 37.9 0 586	serving=5;cup=224;tbsp=14;pat=7	3.5	
81106010	Butter replacement, powder		bud molly mcbutter	373 2 89 1 0 1200	serving=2;cup=100;tbsp=5	2.5	
81200100	Oil or table fat			789 0.3 0.2 87.7 0 296	tbsp=14;cup=224	8	
81201000	Animal fat or drippings		bacon grease	841 2.2 0 92.2 0 604	tbsp=12;cup=192	6.5	
81202000	Lard			902 0 0 100 0 0	tbsp=12;cup=192	6.5	17-010
81203000	Shortening		as vegetable animal	884 0 0 100 0 4	tbsp=12;cup=192	6.5	
81204000	Ghee, clarified butter			876 0.3 0 99.5 0 2	tbsp=14;cup=224	4	
81301000	Garlic sauce			683 1.4 2.9 74 0.3 473	serving=32;tbsp=16	6.5	
81301020	Lemon-butter sauce			671 0.8 0.7 74 0 472	serving=32;tbsp=16	6.5	
81302010	Hollandaise sauce		bernaise	546 5.4 1 58 0 329	serving=32;tbsp=16	6.5	
17-800	Hollandaise sauce (homemade)			717 5.1 1 77.9 0.1 630		3.5	
81302040	Sandwich spread			389 0.9 22.4 34 0.4 1000	serving=10;cup=245;tbsp=15	6.5	
81302050	Tartar sauce			211 1 13.3 16.7 0.5 667	serving=28;tbsp=14;packet=12	6.5	
81302060	Horseradish sauce			503 1.1 10.1 50.9 1 730	serving=32;tbsp=16;packet=12	6.5	
17-314	Horseradish sauce (UK)			153 2.5 20.4 8.4 2.5 910		6	
81302070	Pesto sauce		homemade	580 8.6 5.7 59.2 1 988	serving=32;tbsp=16	6.5	uk-pesto-sauce-homemade
81308100	Fry sauce		mayo ketchup	535 1 7.3 56.2 0.1 481	tbsp=15	6.5	
81308200	Sauce			109 1.6 12.7 5.7 0.2 968	serving=60;cup=240;tbsp=15;packet=9	8	
81312100	Curry sauce			95 1.4 5 8.2 1.4 383	serving=32;tbsp=16	6.5	
81322000	Honey butter			485 0.5 48.5 33.9 0.1 218	tbsp=14;cup=224	6.5	
82101000	Vegetable oil		blend	900 0 0 100 0 0	tbsp=14;cup=224	8	17-686
82101300	Almond oil		apricot kernel	884 0 0 100 0 0	tbsp=14;cup=224	6.5	
82102000	Corn oil		mazola wesson	900 0 0 100 0 0	tbsp=14;cup=224	6.5	17-033
82103000	Cottonseed oil			884 0 0 100 0 0	tbsp=14;cup=224	6.5	17-034
82103500	Flaxseed oil			884 0.1 0 100 0 0	tbsp=14;cup=224	6.5	
82105000	Peanut oil			900 0 0 100 0 0	tbsp=14;cup=224	6.5	
82105500	Canola oil		rapeseed	900 0 0 100 0 0	tbsp=14;cup=224	6.5	
82106000	Safflower oil			900 0 0 100 0 0	tbsp=14;cup=224	6.5	17-042
82107000	Sesame oil			884 0 0 100 0 0	tbsp=14;cup=224	6.5	17-043
82108000	Soybean oil			900 0 0 100 0 0	tbsp=14;cup=224	6.5	
82109000	Wheat germ oil			884 0 0 100 0 0	tbsp=14;cup=224	6.5	
83100100	Salad dressing, for salads			430 1.3 5.9 44.5 0 810	serving=31;cup=250;tbsp=15.6;packet=44	7	
83100200	Salad dressing, for sandwiches			594 0.9 3.4 64.2 0 639	serving=9;cup=237;tbsp=14.3;packet=12	7	
83101000	Blue or roquefort cheese dressing		dip	484 1.4 4.8 51.1 0.4 642	serving=31;cup=245;tbsp=15.3;packet=44	6.5	
83101600	Bacon and tomato dressing			326 1.8 2 35 0.2 905	serving=30;cup=240;tbsp=15	6.5	
83102000	Caesar dressing			542 2.2 3.3 57.9 0.5 1209	serving=29;cup=235;tbsp=14.7;packet=44	6.5	
83103000	Coleslaw dressing			404 0.9 22.4 34.5 0 850	serving=31;cup=250;tbsp=15.6	6.5	
83104000	French or Catalina dressing		western sweet sour	419 0.9 18.8 39.1 2.4 661	serving=31;cup=250;tbsp=15.6;packet=44	6.5	
83105500	Honey mustard dressing		dijon	464 0.9 23.3 40.8 0.4 512	serving=31;cup=250;tbsp=15.6;packet=44	6.5	
83106000	Italian dressing, made with vinegar and oil		vinaigrette greek feta cheese champagne celery seed onion vidalia red wine balsamic raspberry	240 0.4 12.1 21.1 0 993	serving=29;cup=235;tbsp=14.7;packet=44	4	
83107000	Mayonnaise, regular			680 1 0.6 74.9 0 635	serving=9;cup=220;tbsp=13.8;packet=12	4	
83109000	Russian dressing			355 0.7 31.9 26.2 0.7 1133	serving=31;cup=245;tbsp=15.3;packet=44	6.5	
83110000	Mayonnaise-type salad dressing		miracle whip	250 0.7 14.8 21.6 0 653	serving=10;cup=235;tbsp=14.7;packet=12	6.5	
83112000	Avocado dressing		green goddess	427 1.9 7.4 43.3 0.1 867	serving=31;cup=245;tbsp=15.3	6.5	
83112400	Creamy Italian dressing		parmesan peppercorn	268 0.6 11.2 24.6 0 966	serving=30;cup=240;tbsp=15;packet=44	6.5	
83112950	Poppy seed dressing			399 0.9 23.7 33.3 0.3 933	serving=29;cup=235;tbsp=14.7	6.5	
83112990	Sesame dressing		asian oriental soy ginger sauce	443 3.1 8.6 45.2 1 1000	serving=29;cup=235;tbsp=14.7;packet=44	6.5	
83113500	Ranch dressing			430 1.3 5.9 44.5 0 810	serving=30;cup=240;tbsp=15;packet=44	6.5	
83114000	Thousand Island dressing		mcdonald big mac sauce	379 1.1 14.6 35.1 0.8 962	serving=31;cup=250;tbsp=15.6;packet=44	6.5	
17-717	Thousand island dressing (UK)			210 0.7 16.3 16.4 0.4 470		4.5	
83115000	Fruit dressing		yogurt	219 2.5 12.4 18 0.1 31	serving=31;cup=246;tbsp=15.4	6.5	
83200100	Light salad dressing		nutri system as diet low calorie fat reduced	160 1.5 7 14 0 833	serving=32;cup=260;tbsp=16.2;packet=44	6.5	
83201000	Blue or roquefort cheese dressing, light		diet low calorie fat reduced	300 1.4 15.2 26.1 1.1 728	serving=31;cup=245;tbsp=15.3;packet=44	2.5	
83201500	Creamy Italian dressing, light		parmesan peppercorn	111 0.6 9.5 7.8 0 882	serving=30;cup=240;tbsp=15;packet=44	2.5	
83202020	French or Catalina dressing, light		diet low calorie fat reduced western sweet sour	222 0.6 31.2 11.5 1.5 838	serving=32;cup=260;tbsp=16.2;packet=44	2.5	
83203000	Light Caesar dressing		diet low calorie fat reduced	110 0.3 18.6 4.4 0.1 1148	serving=30;cup=240;tbsp=15;packet=44	3.5	
83204030	Mayonnaise, reduced fat, with olive oil			361 0.4 0 40 0 800	serving=9;cup=220;tbsp=13.8;packet=12	1.5	
83204050	Mayonnaise-type salad dressing, light		miracle whip diet low calorie fat reduced hellmann dijonnaise	158 0.7 16.4 10 0 833	serving=10;cup=232;tbsp=14.5	2.5	
83204500	Honey mustard dressing, light		newman lighten up diet low calorie fat reduced dijon	207 1 28.3 10 0.8 701	serving=30;cup=240;tbsp=15;packet=44	2.5	
83205450	Light Italian dressing		newman diet low calorie fat reduced vinaigrette greek onion vidalia champagne celery seed red wine balsamic raspberry vinegar	102 0.4 10 6.7 0 891	serving=28;cup=216;tbsp=14;packet=44	3.5	
83205560	Light ranch dressing			160 1.5 7 14 0 833	serving=30;cup=240;tbsp=15;packet=44	3.5	
83206500	Light sesame dressing		diet low calorie fat reduced asian oriental soy ginger	102 0.4 10 6.7 0 891	serving=29;cup=235;tbsp=14.7;packet=44	3.5	
83207000	Thousand Island dressing, light		diet low calorie fat reduced	195 0.8 24.1 11.3 1.2 955	serving=31;cup=245;tbsp=15.3;packet=44	2.5	
83208500	Korean dressing or marinade			348 3.2 12.7 31.4 0.5 1850	serving=30;cup=246;tbsp=15	6.5	
83300100	Blue or roquefort cheese dressing, fat free		nonfat	115 1.5 25.6 1 1.8 814	serving=33;cup=265;tbsp=16.6;packet=44	2.5	
83300200	Caesar dressing, fat free		nonfat	131 1.5 30.7 0.2 0.2 1265	serving=28;cup=231;tbsp=14	2.5	
83300250	Creamy Italian dressing, fat free		parmesan peppercorn	56 1 10.4 1.1 0.5 1094	serving=30;cup=240;tbsp=15;packet=44	2.5	
83300400	French or Catalina dressing, fat free		nonfat western sweet sour	132 0.2 32.1 0.3 2.2 853	serving=32;cup=256;tbsp=16;packet=44	2.5	
83300500	Honey mustard dressing, fat free		nonfat dijon	169 1.1 38.4 1.5 1.2 1004	serving=32;cup=256;tbsp=16	2.5	
83300600	Italian dressing, fat free		nonfat nutri system vinaigrette greek onion vidalia champagne celery seed vinegar sugar red wine balsamic raspberry	47 1 8.8 0.9 0.6 1129	packet=28;cup=231;tbsp=14	2.5	
83300700	Mayonnaise, fat free		nonfat miracle whip	64 0.2 15.8 0 2 750	serving=11;cup=256;tbsp=16	2.5	
83300750	Ranch dressing, fat free			107 1.4 20 2.7 0 897	serving=30;cup=240;tbsp=15;packet=44	2.5	
83300900	Salad dressing, fat free		nonfat oil	107 1.4 20 2.7 0 897	serving=30;cup=240;tbsp=15	5.5	
83301000	Thousand Island dressing, fat free		nonfat	132 0.6 29.3 1.5 3.3 788	serving=32;cup=256;tbsp=16;packet=44	2.5	
91101000	Sugar			401 0 99.6 0.3 0 1	serving=3.5;cup=200;tsp=4.2;cube=2.3	8	
91101010	White sugar, granulated or lump		as confectioner	401 0 99.6 0.3 0 1	serving=3.5;cup=200;tsp=4.2;cube=2.3	4	
91101020	White sugar, confectioner's, powdered			389 0 99.8 0 0 2	serving=5;cup=120;tsp=2.5	1.5	
91102010	Brown sugar			380 0.1 98.1 0 0 28	serving=9;cup=220;tsp=4.6	5	17-060
91104100	Cinnamon sugar			390 0.3 98.3 0.4 3.7 2	serving=8;cup=200;tsp=4.2	5	
91106010	Sugar substitute and sugar blend		domino light	399 0 99.4 0.3 0 1	serving=4;tsp=2	5	
91107000	Sugar substitute, sucralose, powder		splenda yellow gold packet package	336 0 91.2 0 0 0	serving=1;tsp=0.5;tablet=0.1	1.5	
91108000	Sugar substitute, stevia, powder		truvia raw pure via green packet package	0 0 100 0 0 0	serving=1;tsp=3;tablet=0.1	1.5	
91108010	Sugar substitute, stevia, liquid		truvia sweetleaf pure via	51 0.8 12 0 0.7 210	serving=0.6;tsp=5;drop=0.1	1.5	
91108020	Sugar substitute, monk fruit, powder		raw nectresse orange packet package	0 0 100 0 0 0	serving=0.8;tsp=0.5	1.5	
91200000	Sugar substitute, powder			349 0.7 90.1 0 0 150	serving=0.8;tsp=4;tablet=0.1	5.5	
91200005	Sugar substitute, liquid			51 0.8 12 0 0.7 210	serving=1;tsp=5;drop=0.1	5.5	
91200040	Sugar substitute, saccharin, powder		weight watcher sweet low twin pink packet package	360 0.9 89.1 0 0 428	serving=1;tsp=3.3	1.5	
91200110	Sugar substitute, saccharin, liquid		sweet low 10 superose	8 0 2.1 0 0 13	serving=1;tsp=5;drop=0.1	1.5	
91201010	Sugar substitute, aspartame, powder		equal nutrasweet sweet one natrataste blue packet package	365 2.2 89.1 0 0 0	serving=1;tsp=3.5;tablet=0.1	1.5	
91300010	Syrup			265 0 69.6 0.1 0 61	serving=40;cup=320;tbsp=20	8	
91300100	Pancake syrup		cane buttered blend maple cream	265 0 69.6 0.1 0 61	serving=40;cup=320;tbsp=20	6.5	
91301030	Corn syrup		karo	283 0 76.8 0.2 0 62	serving=40;cup=320;tbsp=20	6.5	
91301050	Blueberry syrup		fruit flavor	341 0 85.1 0 0.1 0	serving=40;cup=320;tbsp=20	6.5	
91301080	Chocolate syrup		nestle quik hershey sauce	269 0 67.2 0 0 150	serving=40;cup=320;tbsp=20	6.5	
91301081	Light chocolate syrup		reduced calorie sugar free	153 1.4 34.6 1 0 100	serving=30;cup=240;tbsp=15	3.5	
91301100	Simple syrup		sugar grenadine	184 0 45.6 0.2 0 3	serving=40;cup=320;tbsp=20	6.5	
91301130	Strawberry drink syrup		nestle quik hershey flavor than chocolate	261 0 65.1 0 0 0	serving=40;cup=320;tbsp=20	6.5	
91301510	Light pancake syrup		reduced calorie sugar free	165 0 44.6 0 0 178	serving=30;cup=240;tbsp=15	3.5	
91302020	Agave liquid sweetener		blue	310 0.1 76.4 0.5 0.2 4	tbsp=20	6.5	
91303000	Molasses			290 0 74.7 0.1 0 37	tbsp=20;cup=320	6.5	17-059
91304010	Topping, butterscotch or caramel		flavor than chocolate	216 1.2 57 0 0 341	serving=40;cup=320;tbsp=20	4	
91304020	Topping, chocolate		hot fudge magic shell hard coating	350 4.6 62.9 8.9 2.8 346	serving=40;cup=320;tbsp=20	4	
91304030	Topping, fruit		unsweetened sauce	254 0.2 66.3 0.1 0.7 21	serving=40;cup=320;tbsp=20	4	
91304040	Topping, marshmallow		creme fluff	322 0.8 79 0.3 0.1 80	serving=12;cup=95;tbsp=6	4	
91304060	Topping, nuts and syrup		wet	448 4.5 58.1 22 2.3 42	serving=40;cup=320;tbsp=20	4	
91304090	Chocolate hazelnut spread		nutella nut	539 5.4 62.4 29.7 5.4 41	serving=40;tbsp=20	6.5	
91305010	Chocolate icing		creme filling	397 1.1 63.2 17.6 0.9 183	serving=36;cup=290;tbsp=18	5	
91305020	White icing		creme filling flavor than chocolate	418 0 67.9 16.2 0 184	serving=36;cup=290;tbsp=18	5	
91306020	Regular caramel dip		dipping sauce	295 1.2 48.5 12.3 0 368	serving=70;tbsp=20	5	
91306025	Light caramel dip		dipping sauce fat free low nonfat reduced	216 1.2 57 0 0 341	serving=70;tbsp=20	3.5	
91306030	Chocolate dip		fondue	393 3.3 65.3 13.2 2 289	serving=70;tbsp=20	6.5	
91306040	Dessert dip		fruit vanilla cinnamon flavor than chocoloate caramel	249 6 22.5 15.1 0 170	serving=70;tbsp=15	6.5	
91361010	Sweet and sour sauce		take away	154 0.3 38.2 0 0.1 539	serving=32;tbsp=16;packet=9	6.5	uk-sauce-sweet-and-sour-take-away
91361040	Dessert sauce		vanilla rum sweet cream hard	150 0.1 19.5 8 0 103	serving=32;tbsp=16	6.5	
91361050	Duck sauce		chasni plum	245 0.4 60.7 0.1 0.6 712	serving=32;tbsp=16;packet=9	6.5	
91400000	Jam	Jelly	preserve	261 0.2 67.1 0 1 26	serving=14;tbsp=20	8	91402000
91401000	Jelly			266 0.2 70 0 1 30	serving=14;tbsp=20	6.5	
91403000	Fruit butter		apple pumpkin	173 0.4 42.5 0.3 1.5 15	tbsp=20	6.5	
91404000	Marmalade			246 0.3 66.3 0 0.7 56	serving=14;tbsp=20	6.5	17-078
91405000	Sugar free jam	Jelly, sugar free	preserve marmalade	121 0.6 29.6 0 2.2 3	serving=14;tbsp=20	3.5	
91406500	Fruit juice sweetened jam	Jelly, fruit juice sweetened	spreadable preserve marmalade	212 0 52.9 0 0.9 0	serving=14;tbsp=20	5	
91407100	Guava paste			292 0.1 72.6 0.3 1.1 2	tbsp=20;medium=32;small=16	6.5	
91407120	Sweet potato paste		dulce calabaza	305 0.5 75.1 0.3 0.9 1	tbsp=20	6.5	
91407150	Bean paste, sweetened		japanese red azuki	226 6.2 50 0.5 5.3 124	tbsp=20	4	
91501010	Gelatin dessert		jello jiggler	60 1.2 14.2 0 0 75	serving=120;cup=240;jiggler=17	6.5	
91501020	Gelatin dessert with fruit		jello	56 1.1 13.3 0 0.2 64	serving=120;cup=240	6.5	
91501100	Gelatin salad with vegetables		jello	61 1.5 14 0 0.7 69	serving=120;cup=240	6.5	
91511010	Gelatin dessert, sugar free		jello	20 0.8 4.2 0 0 48	serving=120;cup=240	2.5	
91511020	Gelatin dessert, sugar free, with fruit		jello	22 0.8 4.9 0 0.2 41	serving=120;cup=240	1.5	
91520100	Yokan		yookan japanese dessert bean paste	133 2.4 30.6 0.2 2 119	serving=113	6.5	
91560100	Haupia		coconut pudding	274 2 23.5 20.5 2 83	serving=107;piece=23;cup=213	6.5	
91601000	Italian Ice		flavor as	128 0.4 32.6 0 0 22	cup=130	6.5	
91601010	Italian Ice, no sugar added		flavor reduced free	24 0 5.9 0 0 10	cup=130	4	
91610900	Popsicle		as stick flavor ice pop push	79 0 19.2 0.2 0 7	piece=50	8	91611000
91611100	Popsicle, no sugar added		flavor ice pop push reduced free	24 0 5.9 0 0 10	piece=50	4	
91612000	Freezer pop		flavor fla vor ice popsicle stick	79 0 19.2 0.2 0 7	serving=50	5	
91621000	Snow cone		flavor shaved ice as	128 0.4 32.6 0 0 22	serving=200;cup=130	6.5	
91621050	Snow cone, no sugar added		flavor reduced free	24 0 5.9 0 0 10	serving=200;cup=130	4	
91700010	Candy			429 2 86.6 8.3 0.9 43	medium=60;piece=5;cup=160;large=120	8	
91701010	Almonds, chocolate covered candy		nut except peanut	560 13 44 38.8 6.4 49	packet=55;piece=4;cup=160	4	
91705005	Chocolate candy		egg dove hershey bar kiss nugget	535 7.7 59.4 29.7 3.4 79	medium=45;piece=8;cup=160;large=90	8	91705010
91705012	Chocolate candy with nuts		peanut cluster dove ferrero rocher hershey bar kiss nugget mr goodbar	545 11 51.8 33.7 4.4 64	medium=45;piece=8;cup=160;large=90	8	91705015
91705020	Chocolate candy with cereal		whopper nestle crunch	511 7.6 59.7 29.4 3.3 86	medium=45;piece=8;cup=160;large=90	6.5	
91705080	Cookie filled chocolate candy		kit kat twix	510 5.7 64.7 25.4 1 126	medium=45;piece=8;cup=160;large=90	5	
91705200	Chocolate chips		baking variety	480 4.2 63.9 30 5.9 11	serving=15;piece=1;cup=225	6.5	
91705250	Sprinkles candy			473 0 84.7 15.3 0 2	serving=20;cup=160	5	
91705290	Dark chocolate candy		dove hershey bar kiss nugget	550 5.1 60 32.2 7.2 23	medium=45;piece=8;cup=160;large=90	8	91705300
91705312	Dark chocolate candy with nuts		dove hershey bar kiss nugget	560 8.3 52.2 36.3 7.9 19	medium=45;piece=8;cup=160;large=90	8	91705315
91705400	White chocolate candy			539 5.9 59.2 32.1 0.2 90	medium=45;piece=8;cup=160;large=90	6.5	
91705440	Fudge chocolate candy		variety	396 1.7 79.4 7.9 0.8 46	piece=30;cup=160	5	
91705450	Caramel filled chocolate candy		heath milk dud	474 6.4 66.4 21 2 145	medium=45;piece=8;cup=160;large=90	5	
91705460	Chocolate candy, caramel filled with nuts		turtle	484 7.4 63.7 23.1 2.5 133	medium=45;piece=15;cup=160;large=90	4	
91705470	Coconut filled chocolate candy		almond joy mound	500 5.4 56.9 27.8 4.1 138	medium=45;piece=8;cup=160;large=90	5	
91705480	Cream filled chocolate candy		covered cherry mint truffle peppermint patty	366 2.2 80.4 9.3 2.1 26	medium=45;piece=15;cup=160;large=90	5	
91705510	Chocolate candy, nougat filled		milky way three musketeer	446 3.3 74.5 15 1.2 180	medium=55;piece=8;cup=160;large=110	4	
91705520	Chocolate candy, nougat filled with nuts		baby ruth snicker whatchamacallit	483 6.5 63.2 22.7 2.2 234	medium=55;piece=8;cup=160;large=110	4	
91705530	Peanut butter filled chocolate candy		cup butterfinger reese	487 7.8 64.1 24.7 2.8 294	medium=45;piece=8;cup=160;large=90	5	
91705550	Chocolate candy with dried fruit		raisin raisinette	390 4.1 68.4 14.8 3.1 36	medium=45;piece=2;cup=160;large=90	6.5	
91706010	Sugar free chocolate candy			590 12.4 37.7 43.3 3.5 111	serving=30;piece=15;cup=160;packet=45	3.5	
91706020	Candy, non chocolate		os	394 0.1 95.7 1.1 0 32	medium=60;piece=5;cup=160;large=120	7	
91718300	Ladoo, round ball		asian indian dessert	411 6.9 46.7 22.3 4 140	piece=60	4	
91721000	Licorice candy		twizzler	396 0 98.9 0 0.1 44	medium=60;piece=5;cup=160;large=120	5	
91723000	Marshmallow candy		peep	318 1.8 81.3 0.2 0.1 80	serving=30;piece=8;cup=40;packet=40	5	
91723030	Caramel candy		variety toffee tootsie roll	384 3.1 82.4 5.7 0 144	medium=60;piece=5;cup=160;large=120	5	
91728000	Candy, nougat with nuts		payday pecan roll praline	444 8.4 72.6 13.3 3.6 132	medium=60;piece=10;cup=160;large=120	4	
91731000	Peanuts, chocolate covered candy			556 14.3 44.1 37.7 5.4 50	medium=55;piece=4;cup=160	4	
91733000	Peanut brittle candy		bar	486 7.6 71.2 19 2.5 445	serving=30;piece=10;cup=160	5	
91745000	Mint candy		breath tic tac	394 0 98.3 0.1 0 19	serving=6;piece=2	5	
91745010	Gummy candy		shape gumdrop jelly bean hot tamale mike ike sour patch	396 0 98.9 0 0.1 44	medium=60;piece=2;cup=160;large=120	5	
91745025	Hard candy		butterscotch cane jolly rancher life saver	394 0 98 0.2 0 38	serving=15;medium=60;piece=5;cup=160;large=120	5	
91745030	Lollipop candy		sucker dum ring pop tootsie roll	394 0 98 0.2 0 38	piece=10	5	
91745035	Cough drops			394 0 98.3 0.1 0 19	serving=15;piece=5	6.5	
91745050	Cotton candy			401 0 99.6 0.3 0 1	packet=30;cup=10	5	
91745110	Fruit flavored pieces candy		lemonhead nerd pixy stix skittle smarty sweet tart	400 0.1 94.4 2.3 0 26	medium=60;piece=2;cup=160;large=120	5	
91746100	Candy shell chocolate candy		ms	492 4.3 71.2 21.1 2.8 61	medium=45;piece=2;cup=160;large=90	5	
91746110	Chocolate candy, candy shell with nuts		ms reese piece	506 11 60.2 25.5 3.4 122	medium=45;piece=2;cup=160;large=90	4	
91746300	Fruit snacks candy		tamarind	371 0.1 85.8 3 0 317	medium=30;piece=2;cup=160;large=140	5	
91746350	Fruit leather candy		roll up	371 0.1 85.8 3 0 317	medium=15;piece=10	5	
91750000	Taffy candy		now later starburst airhead laffy corn	390 0.2 87.9 4.1 0 6	medium=60;piece=5;cup=160;large=120	5	
91770060	Candy, non chocolate, sugar free			394 0 98.6 0 0 0	serving=15;piece=5;cup=160	1.5	
91801000	Chewing gum			360 0 96.7 0.3 2.4 1	piece=5	6.5	
91802000	Chewing gum, sugar free			268 0 94.8 0.4 2.4 7	piece=5	2.5	
92100000	Coffee		as single bag pod cup brewed instant infusion	1 0.1 0 0 0 2	large=600;medium=480;small=360	6.5	92100500;17-833
92101500	Brewed coffee, blend of regular and decaffeinated		half caf reduced caffeine single bag pod cup	0 0.1 0 0 0 2	large=600;medium=480;small=360	2.5	
92101600	Turkish coffee			27 0.1 6.5 0 0 2	serving=372	5	
92101630	Espresso, decaffeinated		coffee	9 0.1 1.7 0.2 0 14	serving=60	2.5	
92101700	Brewed coffee, flavored		single bag pod cup	1 0.1 0 0 0 2	small=360;medium=480;large=600	4	
92101800	Cuban coffee			34 0.1 7.8 0.2 0 13	serving=372	5	
92101810	Macchiato coffee			23 1.2 2.7 0.8 0 22	serving=60	5	
92101820	Macchiato coffee, sweetened		caramel	40 1.1 6.9 0.8 0 21	serving=62	4	
92101850	Cafe con leche		beverage equal amount coffee milk sugar	40 1.7 5.6 1.1 0 26	serving=372	5	
92101851	Cafe con leche, decaffeinated		beverage equal amount coffee milk sugar	40 1.7 5.7 1.2 0 26	serving=372	2.5	
92101900	Latte		as regular decaffeinated 2percent whole milk plain unflavored coffee	43 2.8 4.4 1.6 0 35	small=360;medium=480;large=600	5	
92101901	Latte, nonfat		low fat free skim 1percent milk sugar plain unflavored as regular decaffeinated coffee	30 2.9 4.4 0.1 0 36	small=360;medium=480;large=600	4	
92101903	Latte, with non-dairy milk		almond coconut rice soy plain unflavored as regular decaffeinated coffee	28 1 2.8 1.4 0.1 44	small=360;medium=480;large=600	4	
92101904	Latte, flavored		2percent whole milk flavor than chocolate as regular decaffeinated coffee	55 2.7 7.5 1.6 0 34	small=372;medium=496;large=620	4	
92101905	Latte, nonfat, flavored		low fat free skim 1percent milk flavor than chocolate as regular decaffeinated coffee	42 2.8 7.5 0.1 0 35	small=372;medium=496;large=620	3	
92101906	Latte, with non-dairy milk, flavored		almond coconut rice soy flavor than chocolate as regular decaffeinated coffee	40 0.9 6 1.3 0.1 43	small=372;medium=496;large=620	3	
92101910	Latte, decaffeinated		2percent whole milk plain unflavored coffee	43 2.8 4.4 1.6 0 35	small=360;medium=480;large=600	2.5	
92101911	Latte, decaffeinated, nonfat		low fat free skim 1percent milk sugar plain unflavored coffee	30 2.9 4.4 0.1 0 37	small=360;medium=480;large=600	1.5	
92101913	Latte, decaffeinated, with non-dairy milk		almond coconut rice soy plain unflavored coffee	28 1 2.8 1.4 0.1 45	small=360;medium=480;large=600	1.5	
92101917	Latte, decaffeinated, flavored		2percent whole milk flavor than chocolate coffee	55 2.7 7.5 1.6 0 34	small=372;medium=496;large=620	1.5	
92101918	Latte, decaffeinated, nonfat, flavored		low fat free skim 1percent milk flavor than chocolate coffee	42 2.8 7.5 0.1 0 35	small=372;medium=496;large=620	0.5	
92101919	Latte, decaffeinated, with non-dairy milk, flavored		almond coconut rice soy flavor than chocolate coffee	40 0.9 6 1.3 0.1 43	small=372;medium=496;large=620	0.5	
92101920	Frozen coffee drink		as regular decaffeinated 2percent whole milk plain unflavored flavor than chocolate mcdonald mccafe frappe starbuck frappuccino dunkin donut coolatta	68 1.6 13.4 0.9 0 21	small=372;medium=496;large=620	6.5	
92101921	Frozen coffee drink, nonfat		low fat free skim 1percent milk sugar plain unflavored flavor than chocolate starbuck skinny frappuccino dunkin donut coolatta as regular decaffeinated	61 1.6 13.4 0.1 0 22	small=372;medium=496;large=620	4	
92101923	Frozen coffee drink, with non-dairy milk		almond coconut rice soy plain unflavored flavor than chocolate as regular decaffeinated	60 0.5 12.5 0.8 0 26	small=372;medium=496;large=620	4	
92101925	Frozen coffee drink, with whipped cream		as regular decaffeinated mcdonald mccafe frappe starbuck frappuccino 2percent whole milk plain unflavored flavor than chocolate	83 1.6 12.9 2.8 0 21	small=372;medium=496;large=620	4	
92101926	Frozen coffee drink, nonfat, with whipped cream		low fat free skim 1percent milk sugar plain unflavored flavor than chocolate as starbuck skinny frappuccino regular decaffeinated	76 1.6 12.9 2 0 22	small=372;medium=496;large=620	3	
92101928	Frozen coffee drink, with non-dairy milk and whipped cream		almond coconut rice soy plain unflavored flavor than chocolate as regular decaffeinated	75 0.6 12.1 2.6 0 26	small=372;medium=496;large=620	4	
92101930	Frozen coffee drink, decaffeinated		2percent whole milk plain unflavored flavor than chocolate starbuck frappuccino	68 1.6 13.5 0.9 0 21	small=372;medium=496;large=620	2.5	
92101931	Frozen coffee drink, decaffeinated, nonfat		low fat free skim 1percent milk sugar plain unflavored flavor than chocolate starbuck skinny frappuccino	61 1.6 13.5 0.1 0 22	small=372;medium=496;large=620	1.5	
92101933	Frozen coffee drink, decaffeinated, with non-dairy milk		almond coconut rice soy plain unflavored flavor than chocolate	70 1.6 13.6 1 0 18	small=372;medium=496;large=620	1.5	
92101935	Frozen coffee drink, decaffeinated, with whipped cream		as 2percent whole milk plain unflavored flavor than chocolate starbuck frappuccino	83 1.6 13 2.8 0 21	small=372;medium=496;large=620	1.5	
92101936	Frozen coffee drink, decaffeinated, nonfat, with whipped cream		low fat free skim 1percent milk sugar plain unflavored flavor than chocolate as starbuck skinny frappuccino	76 1.6 13 2 0 22	small=372;medium=496;large=620	0.5	
92101938	Frozen coffee drink, decaffeinated, with non-dairy milk and whipped cream		almond coconut rice soy plain unflavored flavor than chocolate as	80 1.3 12.9 2.6 0.1 25	small=372;medium=496;large=620	1.5	
92101950	Cafe Mocha		latte 2percent whole milk chocolate flavored as regular decaffeinated coffee	64 2.6 10.2 1.5 0 46	small=372;medium=496;large=620	5	
92101955	Cafe Mocha, nonfat		latte low fat free skim 1percent milk chocolate flavored as regular decaffeinated coffee	52 2.6 10.2 0.1 0 47	small=372;medium=496;large=620	4	
92101960	Cafe Mocha, with non-dairy milk		latte chocolate flavored as regular decaffeinated coffee	50 0.9 8.8 1.2 0.1 54	small=372;medium=496;large=620	4	
92101965	Cafe Mocha, decaffeinated		latte 2percent whole milk chocolate flavored coffee	64 2.6 10.2 1.5 0 46	small=372;medium=496;large=620	2.5	
92101970	Cafe Mocha, decaffeinated, nonfat		latte low fat free skim 1percent milk chocolate flavored coffee	52 2.6 10.2 0.1 0 47	small=372;medium=496;large=620	1.5	
92101975	Cafe Mocha, decaffeinated, with non-dairy milk		almond coconut rice soy latte chocolate flavored coffee	50 0.9 8.8 1.2 0.1 54	small=372;medium=496;large=620	1.5	
92102000	Frozen mocha coffee drink		2percent whole milk chocolate cocoa flavored mcdonald mccafe frappe starbuck frappuccino as regular decaffeinated	66 1.5 13.1 0.9 0 34	small=372;medium=496;large=620	6.5	
92102010	Frozen mocha coffee drink, nonfat		low fat free skim 1percent milk sugar chocolate cocoa flavored starbuck skinny frappuccino as regular decaffeinated	59 1.5 13.1 0.1 0 35	small=372;medium=496;large=620	4	
92102020	Frozen mocha coffee drink, with non-dairy milk		almond coconut rice soy chocolate cocoa flavored as regular decaffeinated	58 0.5 12.2 0.8 0 39	small=372;medium=496;large=620	4	
92102030	Frozen mocha coffee drink, with whipped cream		2percent whole milk as chocolate cocoa flavored mcdonald mccafe frappe starbuck frappuccino regular decaffeinated	81 1.5 12.6 2.7 0 33	small=372;medium=496;large=620	4	
92102040	Frozen mocha coffee drink, nonfat, with whipped cream		low fat free skim 1percent milk sugar as chocolate cocoa flavored starbuck skinny frappuccino regular decaffeinated	74 1.6 12.6 1.9 0 34	small=372;medium=496;large=620	3	
92102050	Frozen mocha coffee drink, with non-dairy milk and whipped cream		almond coconut rice soy chocolate cocoa flavored as regular decaffeinated	73 0.6 11.8 2.5 0 38	small=372;medium=496;large=620	4	
92102060	Frozen mocha coffee drink, decaffeinated		2percent whole milk chocolate cocoa flavored starbuck frappuccino	67 1.5 13.1 0.9 0 34	small=372;medium=496;large=620	2.5	
92102070	Frozen mocha coffee drink, decaffeinated, nonfat		low fat free skim 1percent milk sugar chocolate cocoa flavored starbuck skinny frappuccino	59 1.5 13.1 0.1 0 35	small=372;medium=496;large=620	1.5	
92102080	Frozen mocha coffee drink, decaffeinated, with non-dairy milk		almond coconut rice soy chocolate cocoa flavored	58 0.5 12.3 0.8 0 39	small=372;medium=496;large=620	1.5	
92102090	Frozen mocha coffee drink, decaffeinated, with whipped cream		2percent whole milk as chocolate cocoa flavored starbuck frappuccino	81 1.5 12.6 2.7 0 33	small=372;medium=496;large=620	1.5	
92102100	Frozen mocha coffee drink, decaffeinated, nonfat, with whipped cream		low fat free skim 1percent milk sugar as chocolate cocoa flavored starbuck skinny frappuccino	74 1.6 12.7 1.9 0 34	small=372;medium=496;large=620	0.5	
92102110	Frozen mocha coffee drink, decaffeinated, with non-dairy milk and whipped cream		almond coconut rice soy chocolate cocoa flavored as	73 0.6 11.8 2.6 0 38	small=372;medium=496;large=620	1.5	
92102400	Brewed iced Coffee		unsweetened single bag pod cup as regular decaffeinated	1 0.1 0 0 0 2	small=360;medium=480;large=600	5	
92102401	Brewed iced Coffee, decaffeinated		unsweetened single bag pod cup	0 0.1 0 0 0 2	small=360;medium=480;large=600	2.5	
92102450	Pre-lightened and pre-sweetened iced Coffee		vending mcdonald beverage dispenser as regular decaffeinated	31 0.3 4.9 1.1 0 6	small=372;medium=496;large=620	3.5	
92102500	Iced Latte coffee		2percent whole milk plain unflavored as regular decaffeinated	27 1.8 2.8 1 0 23	small=360;medium=480;large=600	5	
92102501	Iced Latte coffee, nonfat		low fat free skim 1percent milk sugar plain unflavored as regular decaffeinated	19 1.8 2.8 0.1 0 24	small=360;medium=480;large=600	4	
92102502	Iced Latte coffee, with non-dairy milk		almond coconut rice soy plain unflavored as regular decaffeinated	24 1.4 2.8 0.8 0.1 28	small=360;medium=480;large=600	4	
92102503	Iced Latte coffee, flavored		2percent whole milk flavor than chocolate as regular decaffeinated	40 1.7 6.1 1 0 23	small=372;medium=496;large=620	4	
92102504	Iced Latte coffee, nonfat, flavored		low fat free skim 1percent milk flavor than chocolate as regular decaffeinated	32 1.7 6.1 0.1 0 24	small=372;medium=496;large=620	3	
92102505	Iced Latte coffee, with non-dairy milk, flavored		almond coconut rice soy flavor than chocolate as regular decaffeinated	31 0.6 5.2 0.8 0 28	small=372;medium=496;large=620	3	
92102510	Iced Latte coffee, decaffeinated		2percent whole milk plain unflavored	27 1.8 2.8 1 0 23	small=360;medium=480;large=600	2.5	
92102511	Iced Latte coffee, decaffeinated, nonfat		low fat free skim 1percent milk sugar plain unflavored	19 1.8 2.8 0.1 0 25	small=360;medium=480;large=600	1.5	
92102512	Iced Latte coffee, decaffeinated, with non-dairy milk		almond coconut rice soy plain unflavored	18 0.6 1.9 0.9 0.1 30	small=360;medium=480;large=600	1.5	
92102513	Iced Latte coffee, decaffeinated, flavored		2percent whole milk flavor than chocolate	40 1.7 6.1 1 0 23	small=372;medium=496;large=620	1.5	
92102514	Iced Latte coffee, decaffeinated, nonfat, flavored		low fat free skim 1percent milk flavor than chocolate	32 1.7 6.1 0.1 0 24	small=372;medium=496;large=620	0.5	
92102515	Iced Latte coffee, decaffeinated, with non-dairy milk, flavored		almond coconut rice soy flavor than chocolate	31 0.6 5.2 0.8 0.1 29	small=372;medium=496;large=620	0.5	
92102600	Iced Cafe Mocha coffee		latte 2percent whole milk chocolate flavored as regular decaffeinated	50 1.6 9 0.9 0 35	small=372;medium=496;large=620	5	
92102601	Iced Cafe Mocha coffee, nonfat		latte low fat free skim 1percent milk chocolate flavored as regular decaffeinated	43 1.6 9 0.1 0 36	small=372;medium=496;large=620	4	
92102602	Iced Cafe Mocha coffee, with non-dairy milk		almond coconut rice soy latte chocolate flavored as regular decaffeinated	42 0.6 8.1 0.8 0 41	small=372;medium=496;large=620	4	
92102610	Iced Cafe Mocha coffee, decaffeinated		latte 2percent whole milk chocolate flavored	51 1.6 9 0.9 0 36	small=372;medium=496;large=620	2.5	
92102611	Iced Cafe Mocha coffee, decaffeinated, nonfat		latte low fat free skim 1percent milk chocolate flavored	43 1.6 9 0.1 0 37	small=372;medium=496;large=620	1.5	
92102612	Iced Cafe Mocha coffee, decaffeinated, with non-dairy milk		almond coconut rice soy latte chocolate flavored	42 0.6 8.1 0.8 0 41	small=372;medium=496;large=620	1.5	
92103000	Coffee, instant, reconstituted		powdered mix as regular decaffeinated liquid concentrate	3 0.1 0.6 0 0 4	serving=360	1.5	
92104000	Coffee, instant, 50% less caffeine, reconstituted		powdered mix blend regular decaf half caf reduced	3 0.1 0.6 0 0 4	serving=360	0.5	
92111000	Decaffeinated coffee		single bag pod cup as brewed instant	0 0.1 0 0 0 2	large=600;medium=480;small=360	5	
92111010	Brewed coffee, decaffeinated		single bag pod cup	0 0.1 0 0 0 2	large=600;medium=480;small=360	2.5	
92114000	Coffee, instant, decaffeinated, reconstituted		powdered mix	3 0.1 0.6 0 0 4	serving=360	0.5	
92121000	Coffee, instant, pre-lightened and pre-sweetened with sugar, reconstituted		powdered mix as sweetener maxwell house international flavor than chocolate cocoa mocha	27 0.2 5.1 0.7 0 7	serving=372	0.5	
92121001	Coffee, instant, decaffeinated, pre-lightened and pre-sweetened with sugar, reconsitituted		powdered mix maxwell house international flavor than chocolate cocoa mocha	27 0.1 5.1 0.7 0 7	serving=372	0	
92121010	Coffee, instant, pre-sweetened with sugar, reconstituted		powdered mix as sweetener	16 0.1 4 0 0 4	serving=372	0.5	
92121030	Mocha coffee, instant, pre-lightened and pre-sweetened with low calorie sweetener, reconstituted		powdered mix sugar free maxwell house international flavor chocolate cocoa	15 0.3 2.5 0.4 0.2 20	serving=360	0.5	
92121040	Coffee, instant, pre-lightened and pre-sweetened with low calorie sweetener, reconstituted		powdered mix sugar free maxwell house international flavor than chocolate cocoa mocha	16 0.2 2.4 0.7 0 7	serving=360	0.5	
92121041	Coffee, instant, decaffeinated, pre-lightened and pre-sweetened with low calorie sweetener, reconstituted		powdered mix sugar free maxwell house international flavor than chocolate cocoa mocha	16 0.2 2.4 0.7 0 7	serving=360	0	
92130000	Coffee, pre-lightened and pre-sweetened with sugar		vending machine as regular decaffeinated sweetener	27 0.2 5.1 0.7 0 7	serving=372	2.5	
92130001	Decaffeinated coffee, pre-lightened and pre-sweetened with sugar		vending machine as sweetener	27 0.1 5.1 0.7 0 7	serving=372	2.5	
92130005	Coffee, pre-lightened and pre-sweetened with low calorie sweetener		vending machine as regular decaffeinated	16 0.2 2.4 0.7 0 7	serving=360	2.5	
92130006	Decaffeinated coffee, pre-lightened and pre-sweetened with low calorie sweetener		vending machine	16 0.2 2.4 0.7 0 7	serving=360	2.5	
92130010	Pre-lightened coffee		vending machine as regular decaffeinated unsweetened sugar free	14 0.2 1.9 0.7 0 7	serving=360	3.5	
92130011	Decaffeinated coffee, pre-lightened		vending machine unsweetened sugar free	14 0.2 1.9 0.7 0 7	serving=360	2.5	
92130020	Pre-sweetened with sugar coffee		vending machine as regular decaffeinated sweetener	16 0.1 4 0 0 4	serving=372	5	
92130021	Decaffeinated coffee, pre-sweetened with sugar		vending machine as sweetener	16 0.1 4 0 0 4	serving=372	2.5	
92130030	Coffee, pre-sweetened with low calorie sweetener		vending machine as regular decaffeinated	5 0.1 1.1 0 0 4	serving=360	2.5	
92130031	Decaffeinated coffee, pre-sweetened with low calorie sweetener		vending machine	5 0.1 1.1 0 0 4	serving=360	2.5	
92152000	Coffee and chicory, brewed			1 0.1 0 0 0 2	serving=360	4	
92152010	Coffee and chicory, brewed, decaffeinated			0 0.1 0 0 0 2	serving=360	1.5	
92161000	Cappuccino		2percent whole milk as regular decaffeinated coffee	27 1.7 2.8 1 0 23	small=360;medium=480;large=600	5	
92161001	Cappuccino, nonfat		low fat free skim 1percent milk as regular decaffeinated coffee	19 1.8 2.8 0.1 0 24	small=360;medium=480;large=600	4	
92161002	Cappuccino, with non-dairy milk		as regular decaffeinated almond coconut rice soy coffee	17 0.6 1.8 0.8 0.1 29	small=360;medium=480;large=600	4	
92162000	Cappuccino, decaffeinated		2percent whole milk coffee	27 1.7 2.8 1 0 23	small=360;medium=480;large=600	2.5	
92162001	Cappuccino, decaffeinated, nonfat		low fat free skim 1percent milk coffee	19 1.8 2.8 0.1 0 24	small=360;medium=480;large=600	1.5	
92162002	Cappuccino, decaffeinated, with non-dairy milk		almond coconut rice soy coffee	17 0.6 1.8 0.9 0.1 29	small=360;medium=480;large=600	1.5	
92171000	Bottled/canned coffee		as brand variety carton flavor	71 2 12.6 1.4 0 26	serving=341	5	
92171010	Bottled/canned coffee, light		as brand variety carton flavor	35 1.3 5.9 0.7 0 15	serving=330	2.5	
92201010	Coffee substitute			6 0.1 1.3 0 0.4 5	serving=360	5	
92202010	Chicory beverage			7 0.2 1.4 0 0 4	serving=360	6.5	
92302000	Hot tea, leaf, black		bag spiced lemon fruit flavored unsweetened brewed chai blend as	1 0 0.3 0 0 3	small=360;medium=480;cup=240;large=600	3	
92302500	Hot tea, leaf, black, decaffeinated		spiced lemon fruit flavored unsweetened bag brewed chai blend	1 0 0.3 0 0 3	small=360;medium=480;cup=240;large=600	0.5	
92303010	Hot tea, leaf, green		unsweetened bag brewed japanese blend	1 0.2 0 0 0 1	small=360;medium=480;cup=240;large=600	3	
92303100	Hot tea, leaf, green, decaffeinated		unsweetened bag brewed white japanese blend rice	0 0 0 0 0 0	small=360;medium=480;cup=240;large=600	0.5	
92304100	Hot tea, leaf, oolong		unsweetened bag brewed	1 0 0.2 0 0 3	small=360;medium=480;cup=240;large=600	3	
92305010	Tea, instant, black, unsweetened, iced		powdered mix liquid concentrate fruit green herbal white blend as	1 0 0.2 0 0 4	serving=360	0.5	
92305040	Tea, instant, black, pre-sweetened with sugar, iced		powdered mix liquid concentrate as sweetener sweet fruit green herbal white blend	30 0 7.3 0.1 0.1 4	serving=372	0.5	
92305050	Tea, instant, black, decaffeinated, pre-sweetened with sugar, iced		powdered mix liquid concentrate as sweetener fruit green herbal white blend	32 0.1 7.9 0 0 4	serving=372	0	
92305090	Tea, instant, black, pre-sweetened with low calorie sweetener, iced		powdered mix liquid concentrate fruit green herbal white blend as light reduced diet sugar free	2 0 0.4 0 0 6	serving=360	0.5	
92305110	Tea, instant, black, decaffeinated, pre-sweetened with low calorie sweetener, iced		powdered mix liquid concentrate light reduced diet sugar free fruit green herbal white blend as	3 0 0.7 0 0 7	serving=360	0	
92305180	Tea, instant, black, decaffeinated, unsweetened, iced		powdered mix liquid concentrate fruit green herbal white blend as	1 0.1 0.2 0 0 4	serving=360	0	
92305900	Tea, instant, green, unsweetened, iced		powdered mix liquid concentrate white herbal fruit blend decaffeinated	0 0 0 0 0 7	serving=360	0.5	
92305910	Tea, instant, green, pre-sweetened with sugar, iced		powdered mix liquid concentrate white herbal as sweetener fruit blend decaffeinated	27 0 6.2 0.2 0 21	serving=372	0.5	
92305920	Tea, instant, green, pre-sweetened with low calorie sweetener, iced		powdered mix liquid concentrate light reduced diet sugar free white herbal fruit blend decaffeinated	4 0 0.9 0 0 6	serving=360	0.5	
92306000	Hot tea, herbal		unsweetened leaf bag brewed rooibo mate caraway seed	1 0 0.2 0 0 1	small=360;medium=480;cup=240;large=600	4	
92306090	Hot tea, hibiscus		agua jamaica unsweetened leaf bag brewed	0 0 0 0 0 4	small=360;medium=480;cup=240;large=600	4	
92306100	Corn beverage		tea	44 0.8 9.4 0.2 0.5 135	serving=260;cup=240	6.5	
92306700	Hot tea, chamomile		unsweetened leaf bag brewed	1 0 0.2 0 0 1	small=360;medium=480;cup=240;large=600	4	
92306800	Hot tea, with milk		indian masala chai spiced latte as	51 1.6 9 1.1 0.1 20	small=360;medium=480;cup=240;large=600	4	
92306850	Ginger tea			1 0 0.2 0 0 4	small=360;medium=480;cup=240;large=600	5	
92306910	Bubble tea		milk boba tapioca ball	55 0.4 10.4 1.4 0.1 9	serving=435;cup=240	5	
92306920	Kombucha tea			16 0.1 4 0 0 2	serving=372	5	
92307000	Tea, instant, black, unsweetened, dry, iced		unreconstituted powdered mix fruit green herbal white blend as	315 20.2 58.7 0 8.5 72	serving=1;tsp=0.2	0	
92307400	Tea, instant, black, pre-sweetened, dry, iced		unreconstituted powdered mix as sweetener fruit green herbal white blend	401 0.1 98.6 0.7 0.7 5	serving=28;tsp=4.8	0	
92307500	Iced Tea / Lemonade juice drink		half beverage flavor arizona arnold palmer	34 0.2 9.2 0.1 0.3 12	serving=240	6.5	
92307510	Iced Tea / Lemonade juice drink, light		half beverage flavor arizona lite arnold palmer	21 0.2 6.1 0 0.3 13	serving=240	2.5	
92307520	Iced Tea / Lemonade juice drink, diet		half beverage flavor snapple arnold palmer lite powdered mix	2 0 0.6 0 0 4	serving=240	2.5	
92308000	Brewed tea, black, pre-sweetened with sugar, iced		sweet leaf bag vending mcdonald fruit green herbal white blend as regular decaffeinated sweetener	32 0 7.9 0 0 3	serving=372;drink=279	3	
92308010	Brewed tea, black, pre-sweetened with low calorie sweetener, iced		leaf baf vending fruit green herbal white blend as regular decaffeinated	2 0 0.7 0 0 3	serving=360;drink=270	1.5	
92308020	Brewed tea, black, unsweetened, iced		leaf bag vending mcdonald fruit green herbal white blend as regular decaffeinated	1 0 0.3 0 0 3	serving=360;drink=270	3	
92308030	Brewed tea, black, decaffeinated, pre-sweetened with sugar, iced		sweet leaf bag vending fruit green herbal white blend as sweetener	32 0 7.9 0 0 3	serving=372;drink=279	0.5	
92308040	Brewed tea, black, decaffeinated, pre-sweetened with low calorie sweetener, iced		leaf bag vending fruit green herbal white blend as	2 0 0.7 0 0 3	serving=360;drink=270	0.5	
92308050	Brewed tea, black, decaffeinated, unsweetened, iced		leaf bag vending fruit green herbal white blend as	1 0 0.3 0 0 3	serving=360;drink=270	0.5	
92308500	Brewed tea, green, pre-sweetened with sugar, iced		leaf bag vending white herbal fruit blend as regular decaffeinated sweetener	32 0.2 7.7 0 0 1	serving=372;drink=279	3	
92308510	Brewed tea, green, pre-sweetened with low calorie sweetener, iced		leaf bag vending white herbal fruit blend as regular decaffeinated	2 0.2 0.4 0 0 1	serving=360;drink=270	1.5	
92308520	Brewed tea, green, unsweetened, iced		leaf bag vending white herbal fruit blend as regular decaffeinated	1 0.2 0 0 0 1	serving=360;drink=270	3	
92308530	Brewed tea, green, decaffeinated, pre-sweetened with sugar, iced		leaf bag vending white herbal fruit blead as sweetener	31 0 7.7 0 0 0	serving=372;drink=279	0.5	
92308540	Brewed tea, green, decaffeinated, pre-sweetened with low calorie sweetener, iced		leaf bag vending white herbal fruit blend	1 0 0.4 0 0 0	serving=360;drink=270	0.5	
92308550	Brewed tea, green, decaffeinated, unsweetened, iced		leaf bag vending white herbal fruit blend	0 0 0 0 0 0	serving=360;drink=270	0.5	
92309000	Bottled tea, black, iced		can carton fountain sweet fruit green herbal white blend as snapple flavor	45 0 10.8 0.2 0 3	serving=360;drink=279	4	
92309010	Bottled tea, black, decaffeinated, iced		can carton fountain sweet fruit green herbal white blend as caffeine free snapple flavor	38 0 8.8 0 0 8	serving=360;drink=279	1.5	
92309020	Bottled tea, black, diet, iced		light reduced calorie sugar free can carton fountain fruit green herbal white blend as snapple flavor	1 0 0.2 0 0 17	serving=360;drink=270	1.5	
92309030	Bottled tea, black, decaffeinated, diet, iced		light reduced calorie sugar free can carton fountain fruit green herbal white blend as caffeine snapple flavor	0 0 0.8 0 0 4	serving=360;drink=270	0.5	
92309040	Bottled tea, black, unsweetened, iced		can carton fountain fruit green herbal white blend as	0 0 0 0 0 2	serving=360;drink=270	3	
92309050	Bottled tea, black, decaffeinated, unsweetened, iced		can carton fountain fruit green herbal white blend as	1 0 0.3 0 0 3	serving=360;drink=270	0.5	
92309500	Bottled tea, green, iced		can carton fountain white herbal fruit blend decaffeinated snapple	27 0 6.2 0.2 0 21	serving=360;drink=279	4	
92309510	Bottled tea, green, diet, iced		light reduced calorie sugar free can carton fountain white herbal fruit blend decaffeinated snapple	4 0 0.9 0 0 6	serving=360;drink=279	1.5	
92309520	Bottled tea, green, unsweetened, iced		can carton fountain white herbal fruit blend decaffeinated	0 0 0 0 0 7	serving=360;drink=270	3	
92400000	Soft drink			42 0 10.4 0.3 0 3	serving=372;drink=279	8	
92400100	Diet soft drink		sugar free	2 0.1 0.3 0 0 8	serving=360;drink=270	6.5	
92410110	Water, tonic		sweetened carbonated	34 0 8.8 0 0 12	serving=480	6	17-736
92410210	Water, carbonated, plain		club soda unflavored seltzer unsweetened	0 0 0 0 0 21	serving=480	3	
92410250	Water, carbonated, flavored		seltzer sweetened unsweetened diet zero calorie	0 0.1 0 0 0 6	serving=480	3	
92410310	Cola		coca coke pepsi rc as caffeine throwback soft drink	42 0 10.4 0.3 0 3	serving=372;drink=279	6	17-175
92410320	Cola, diet		coke pepsi tab zero one as caffeine max sugar free soft drink	2 0.1 0.3 0 0 8	serving=360;drink=270	2.5	17-505
92410340	Cola, decaffeinated		caffeine free coke pepsi soft drink	41 0 10.6 0 0 4	serving=372;drink=279	2.5	
92410350	Cola, decaffeinated, diet		caffeine free coke pepsi rite sugar soft drink	1 0.1 0.1 0 0 4	serving=360;drink=270	1.5	
92410360	Pepper type soft drink		dr mr pibb xtra	42 0 10.4 0.3 0 3	serving=372;drink=279	5	
92410370	Pepper type soft drink, diet		dr ten pibb zero sugar free	2 0.1 0.3 0 0 8	serving=360;drink=270	2.5	
92410390	Pepper type soft drink, decaffeinated		caffeine free dr	41 0 10.6 0 0 4	serving=372;drink=279	2.5	
92410400	Pepper type soft drink, decaffeinated, diet		caffeine free dr sugar	1 0.1 0.1 0 0 4	serving=360;drink=270	1.5	
92410410	Cream soda		soft drink	51 0 13.3 0 0 12	serving=372;drink=279	5	
92410420	Cream soda, diet		sugar free soft drink	0 0.1 0 0 0 6	serving=360;drink=270	2.5	
92410510	Fruit flavored soft drink, caffeine free		cherry grape lemon lime orange strawberry tom collin mixer up sprite slice mountain dew as squirt crush citra sierra mist soda type fanta tropicana twister	40 0.1 10.1 0 0 9	serving=372;drink=279	2.5	
92410520	Fruit flavored soft drink, diet, caffeine free		slice sprite up fresca as cherry sierra mist zero soda flavor fanta tropicana twister sugar	0 0.1 0 0 0 6	serving=360;drink=270	1.5	
92410550	Fruit flavored soft drink, caffeine containing		mellow yellow mountain dew big red sunkist orange as ruby squirt moon mist ale code inca kola cheerwine	49 0 12.8 0 0 18	serving=372;drink=279	4	
92410560	Fruit flavored soft drink, caffeine containing, diet		mountain dew sunkist orange inca kola cheerwine sugar free	0 0.1 0 0 0 6	serving=360;drink=270	1.5	
92410610	Ginger ale		soft drink	34 0 8.8 0 0 7	serving=372;drink=279	5	
92410620	Ginger ale, diet		sugar free soft drink	0 0.1 0 0 0 6	serving=360;drink=270	2.5	
92410710	Root beer		soft drink	41 0 10.6 0 0 13	serving=372;drink=279	5	
92410720	Root beer, diet		sugar free soft drink	0 0.1 0 0 0 6	serving=360;drink=270	2.5	
92410810	Chocolate flavored soft drink			42 0 10.7 0 0 4	serving=372;drink=279	5	
92410820	Chocolate flavored soft drink, diet		canfield fudge soda sugar free	2 0.1 0.3 0 0 8	serving=360;drink=270	2.5	
92411510	Cola, fruit or vanilla flavored		cherry coke pepsi wild soft drink	42 0 10.4 0.3 0 3	serving=372;drink=279	4	
92411520	Cola, chocolate flavored		soft drink	42 0 10.4 0.3 0 3	serving=372;drink=279	4	
92411610	Cola, fruit or vanilla flavored, diet		sugar free cherry coke pepsi wild zero soft drink	2 0.1 0.3 0 0 8	serving=360;drink=270	1.5	
92411620	Cola, chocolate flavored, diet		caffeine free sugar soft drink	2 0.1 0.3 0 0 8	serving=360;drink=270	1.5	
92432000	Fruit juice drink, citrus, carbonated		sparkling izze	32 0.5 7.2 0.2 0.2 7	serving=372	3	
92433000	Fruit juice drink, noncitrus, carbonated		combination citrus sparkling izze ocean spray as	33 0.1 7.7 0.2 0.1 12	serving=372	3	
92510610	Fruit juice drink		minute maid punch snapple	10 0 2.5 0 0 13	serving=248;drink=279	6.5	
92510650	Tamarind drink		refresco tamarindo	109 0.6 27.7 0.2 1.2 9	serving=248	6.5	
92510720	Fruit punch, made with fruit juice and soda			44 0.2 10.8 0.1 0.1 4	serving=248	4	
92510955	Lemonade, fruit juice drink		turkey hill simply minute maid apple eve limeade freshly squeezed	46 0 12.1 0 0 6	serving=248	4	
92510960	Lemonade, fruit flavored drink		snapple country time canned limeade	25 0 6.6 0.1 0 12	serving=248	4	
92511015	Fruit flavored drink		kool aid burst little hug flavor	64 0 16 0 0 36	bottle=248	6.5	
92512090	Pina Colada, nonalcoholic			128 0.5 25.6 2.8 0.2 8	serving=225	4	
92512110	Margarita mix, nonalcoholic		lemix whiskey sour	87 0.1 21.4 0.1 0 102	serving=225	4	
92513000	Slush frozen drink		slurpee icee dairy slushee puppy dunkin donut fruit coolatta	28 0 7.7 0 0 10	medium=660;cup=240;small=360;large=840	6.5	
92513010	Slush frozen drink, no sugar added		slurpee lite dairy light slushee puppy reduced free	11 0 3.1 0 0 5	medium=660;cup=240;small=360;large=840	4	
92530410	Fruit flavored drink, with high vitamin C		tampico punch flavor minute maid bright early orange tropicana twister lemonade	27 0 6.7 0 0 36	serving=248	4	
92530510	Cranberry juice drink, with high vitamin C		ocean spray cocktail blend fruit	54 0 13.5 0.1 0 2	serving=248	4	
92530610	Fruit juice drink, with high vitamin C		hi hawaiian punch ssip apple eve florida natural cocktail kool aid jammer minute maid ocean spray flavor than cranberry tropicana twister except lemonade chilled carton welch as 100percent brand cooler	46 0.1 11.4 0.1 0.1 8	serving=248;drink=279	4	
92530950	Vegetable and fruit juice drink, with high vitamin C		v8 splash flavor	29 0 7.5 0 0 21	serving=248	4	
92531030	Fruit juice drink (Sunny D)		delight flavor	54 0.1 13.2 0 0.1 61	serving=248	6.5	
92541010	Fruit flavored drink, powdered, reconstituted		kool aid as sweetener wyler country time lemonade dry mix flavor brand store	25 0 6.6 0.1 0 12	serving=248	1.5	
92542000	Fruit flavored drink, with high vitamin C, powdered, reconstituted		tang flavor	41 0 10.5 0 0 5	serving=248	0.5	
92550030	Fruit juice drink, with high vitamin C, light		minute maid tropicana lemonade hawaiian punch low calorie	19 0.1 4.7 0 0.1 5	serving=240	1.5	
92550035	Fruit juice drink, light		reduced sugar	39 0 10 0.1 0 2	serving=240	2.5	
92550040	Fruit juice drink, diet		snapple flavor	1 0 0.5 0 0 5	serving=240	2.5	
92550110	Cranberry juice drink, with high vitamin C, light		ocean spray cocktail blend fruit apple eve low calorie	19 0.1 4.7 0 0.1 5	serving=240	1.5	
92550200	Grape juice drink, light		welch	23 0.1 5.5 0.1 0.1 5	serving=240	2.5	
92550350	Orange juice beverage, 40-50% juice, light		tropicana trop 50 pineapple mango minute maid dole reduced sugar	21 0.2 5.4 0 0 4	serving=240	1.5	
92550360	Apple juice beverage, 40-50% juice, light		tropicana trop 50 mott reduced sugar	22 0 5.1 0.1 0 13	serving=248	1.5	
92550370	Lemonade, fruit juice drink, light		tropicana trop 50	21 0 5 0 0 5	serving=248	1.5	
92550380	Pomegranate juice beverage, 40-50% juice, light		pom lite flavor	27 0.1 6.6 0.1 0 6	serving=240	1.5	
92550400	Vegetable and fruit juice drink, with high vitamin C, diet		v8 splash flavor low calorie	4 0 1.1 0 0 14	serving=240	1.5	
92550405	Vegetable and fruit juice drink, with high vitamin C, light		v8 fusion flavor low calorie	4 0 1.1 0 0 14	serving=240	1.5	
92550610	Fruit flavored drink, with high vitamin C, diet		ocean spray juice flavor cranberry blueberry pomegranate blend	2 0 0.9 0 0 8	serving=240	1.5	
92550620	Fruit flavored drink, diet		crystal light minute maid lemonade low calorie	4 0 1.5 0 0 11	serving=240	2.5	
92552000	Fruit flavored drink, with high vitamin C, powdered, reconstituted, diet		sugar free tang country time lite lemonade ocean spray mix low calorie	2 0 0.9 0 0 8	serving=240	0	
92552010	Fruit flavored drink, powdered, reconstituted, diet		crystal light sugar free kool aid wyler lemonade low calorie mix as brand	2 0 0.7 0 0 7	serving=240	0.5	
92552030	Fruit juice drink (Capri Sun)		25percent less sugar	39 0 10 0.1 0 2	serving=248	6.5	
92582110	Fruit juice drink, added calcium (Sunny D)		delight flavor	53 0 13.2 0 0.1 54	serving=248	4	
92610020	Horchata, made with water		rice grain nut milk	88 1.1 20.5 0.1 0.5 4	cup=248	4	
92610030	Horchata, made with milk			91 1.4 19.7 0.6 0.4 9	cup=248	4	
92611010	Frescavena		refresco avena oatmeal beverage	45 0.3 10.6 0.2 0.2 4	cup=248	6.5	
92611100	Atole de avena		oatmeal beverage milk	83 1.7 15.5 1.6 0.2 18	cup=248	6.5	
92612010	Sugar cane beverage		guarapo	74 0 20.2 0 0 43	serving=248	6.5	
92613010	Atole		cornmeal beverage	86 1.7 16.3 1.5 0.2 18	cup=248	6.5	
92613510	Atole de chocolate		champurrado cornmeal beverage	103 1.8 20.3 1.8 0.6 30	cup=248	6.5	
92801000	Wine, nonalcoholic		cooking	6 0.5 1.1 0 0 7	glass=180	4	
92803000	Beer, nonalcoholic		near odoul	37 0.2 8.1 0.1 0 13	serving=360	4	
92804000	Shirley Temple			56 0 14.2 0 0.1 9	drink=225	6.5	
93101000	Beer		regular as	43 0.5 3.6 0 0 4	serving=360	6.5	
93102000	Light beer		low carb	29 0.2 1.6 0 0 4	serving=360	3.5	
93102300	Higher alcohol beer		light	58 0.9 0.3 0 0 4	serving=360	5	
93106000	Alcoholic malt beverage, sweetened		four loko smirnoff ice as mike type hard lemonade tea twisted bacardi breezer	68 0 10.1 0 0 5	serving=360	4	
93106100	Alcoholic malt beverage		liquor colt 45 champale flavored unsweetened forty	58 0.9 0.3 0 0 4	serving=360	6.5	
93106500	Hard cider		apple	56 0 5.9 0 0 4	serving=360	6.5	
93106600	Hard seltzer		type	24 0.1 0.6 0 0 17	serving=360	6.5	
93201000	Liqueur		amaretto anisette benedictine chartreuse cointreau creme menthe curacao drambuie kirsch kummel sloe gin triple sec schnapps jagermeister cordial	279 0 33.2 0.1 0 1	shot=45;jigger=45;drink=68	6.5	
93201010	Liqueur, cream		bailey irish rumchata horchata	296 0.2 33.5 2.7 0 2	drink=68;shot=45;jigger=45	4	
93202000	Liqueur, coffee flavored		tia maria kahlua	336 0.1 46.8 0.3 0 8	shot=45;jigger=45;drink=68	4	
93301000	Cocktail			89 0 7.8 0.2 0 3	drink=225	8	
93301010	Brandy Alexander		grasshopper	238 1.1 18.9 3.8 0 23	drink=90	6.5	
93301030	Bloody Mary			73 0.7 3.8 0.2 0.4 200	drink=225	6.5	
93301032	Cape Cod		vodka cranberry juice	98 0 10.2 0.1 0 2	drink=225	6.5	
93301040	Daiquiri			119 0.1 15.6 0.1 0.1 64	drink=225	6.5	
93301045	Gelatin shot, alcoholic		jello	102 0.2 2.8 0 0 17	shot=42	4	
93301050	Gimlet		vodka	188 0.1 5.1 0 0.1 1	drink=120	6.5	
93301060	Gin and tonic			84 0 6.6 0 0 9	drink=225	6.5	
93301075	Greyhound		vodka grapefruit juice salty dog	87 0.4 6.3 0.4 0.2 1	drink=225	6.5	
93301083	Jagerbomb		jagermeister energy drink	102 0.3 16 0 0 30	shot=180	6.5	
93301085	Kamikaze			187 0.1 6.9 0.1 0.1 5	drink=90	6.5	
93301090	Manhattan			222 0 1.8 0 0 2	drink=120	6.5	
93301100	Margarita		rock	122 0.1 16.1 0.1 0 204	drink=225	6.5	
93301110	Martini		plain gin vodka unflavored unsweetened gibson cocktail	201 0.1 0.2 0 0 2	drink=120	6.5	
93301111	Martini, flavored		cosmopolitan appletini chocolate sweetened	187 0.1 6.4 0 0.1 1	drink=120	4	
93301113	Michelada		beer tomato juice	33 0.7 4.1 0.2 0.2 137	drink=225	6.5	
93301115	Mimosa		champagne orange juice	64 0.4 6.5 0.2 0.2 4	drink=180	6.5	
93301120	Mint julep			187 0 5.8 0 0 4	drink=225	6.5	
93301125	Mojito		type	61 0.1 2.5 0 0.2 15	drink=225	6.5	
93301127	Moscow mule		cocktail ginger beer type	91 0 8.6 0 0 5	drink=225	6.5	
93301130	Old fashioned			164 0.2 6.1 0 0.5 4	drink=180	6.5	
93301132	Orange Blossom		gin juice	98 0.6 9.3 0.3 0.2 2	drink=225	6.5	
93301135	Rob Roy			212 0.1 3.6 0 0 3	drink=90	6.5	
93301136	Rusty Nail			244 0 8.7 0 0 1	drink=60	6.5	
93301140	Screwdriver		harvey wallbanger vodka orange juice	92 0.6 7.7 0.3 0.2 2	drink=225	6.5	
93301141	Seabreeze		vodka cranberry grapefruit juice	92 0.2 8.2 0.2 0.1 1	drink=225	6.5	
93301142	Seven and Seven		whiskey lemon lime soft drink	87 0 7.6 0 0 7	drink=225	6.5	
93301150	Tom Collins		vodka	123 0.1 16.1 0.1 0 77	drink=225	6.5	
93301160	Whiskey sour		vodka apricot brandy amaretto	123 0.1 16.1 0.1 0 77	drink=225	6.5	
93502000	Whiskey		bourbon rye southern comfort straight up rock jack daniel fireball	231 0 0 0 0 1	shot=42;jigger=42;drink=63	6.5	
93301170	Whiskey and soda		scotch rum bourbon canadian club cc	59 0 0 0 0 16	drink=225	6.5	
93301181	Whiskey and water		bourbon rye scotch southern comfort	59 0 0 0 0 3	drink=225	6.5	
93301182	Whiskey and cola		bourbon rye scotch southern comfort jack daniel coke	89 0 7.8 0.2 0 3	drink=225	6.5	
93301183	Whiskey and diet cola		jack daniel coke bourbon rye scotch southern comfort	60 0.1 0.2 0 0 6	drink=225	5	
93301184	Whiskey and ginger ale		bourbon rye scotch southern comfort	83 0 6.6 0 0 6	drink=225	6.5	
93301190	Rum and cola		coke cuba libre	89 0 7.8 0.2 0 3	drink=225	6.5	
93301191	Rum and diet cola		coke	60 0.1 0.2 0 0 6	drink=225	5	
93301200	Pina Colada			151 0.4 19.5 2.1 0.1 6	drink=225	6.5	
93301205	Brandy and cola		cognac hennessy coke	89 0 7.8 0.2 0 3	drink=225	6.5	
93301211	Vodka and soda		carbonated seltzer	59 0 0 0 0 16	drink=225	6.5	
93301213	Vodka and lemonade			93 0 9 0 0 5	drink=225	6.5	
93301214	Vodka and cola		coke	89 0 7.8 0.2 0 3	drink=225	6.5	
93301215	Vodka and diet cola		coke	60 0.1 0.2 0 0 6	drink=225	5	
93301216	Vodka and energy drink		red bull vega bomb	90 0.4 7.7 0 0 30	drink=225	6.5	
93301217	Vodka and water			59 0 0 0 0 3	drink=225	6.5	
93301218	Vodka and tonic			84 0 6.6 0 0 9	drink=225	6.5	
93301230	Sloe gin fizz			66 0 2.2 0 0 16	drink=225	6.5	
93301240	Black Russian			279 0 21.2 0.1 0 4	drink=75	6.5	
93301250	White Russian			181 2.2 11.2 7.9 0 43	drink=225	6.5	
93301270	Fruit punch, alcoholic		spiked planter	90 0.1 8.1 0 0.1 4	drink=225	4	
93301275	Champagne punch		fruit	120 0.2 11.5 0.1 0.1 4	drink=180	6.5	
93301280	Singapore Sling			93 0.1 7.3 0 0.2 15	drink=225	6.5	
93301310	Mai Tai			149 0.2 16.5 0.1 0.1 4	drink=180	6.5	
93301320	Tequila Sunrise			111 0.5 12.6 0.2 0.2 4	drink=225	6.5	
93301360	Long Island iced tea			107 0 8.7 0.2 0 16	drink=225	6.5	
93301370	Fuzzy Navel			107 0.6 16.2 0.3 0.2 2	drink=225	6.5	
93301400	Alcoholic coffee drink		royale irish liqueur hard spiked	88 0.2 2.1 2.4 0 3	drink=240	6.5	
93301500	Frozen daiquiri		flavor strawberry banana	127 0.1 17.7 0.1 0 76	drink=225	6.5	
93301510	Frozen margarita			122 0.1 16.1 0.1 0 204	drink=225	6.5	
93301550	Eggnog, alcoholic		mexican rompope	113 3.7 6.6 3.5 0 45	drink=240	4	
93301600	Gin fizz			66 0 2.2 0 0 16	drink=225	6.5	
93302000	Rum, hot buttered			160 0.1 5 4.5 0.1 4	drink=90	4	
93401005	Sparkling wine		champagne prosecco brut	75 0.1 2.3 0 0 5	glass=180;bottle=375	5	
93401010	Red wine		burgundy cabernet chianti merlot pinot noir zinfandel as	85 0.1 2.6 0 0 4	glass=180;bottle=375	5	17-752
93401020	White wine		chardonnay chablis pinot blanc reisling rhine sauvignon grigio	82 0.1 2.6 0 0 5	glass=180;bottle=375	5	
93401030	Rose wine		pink blush white zinfandel	83 0.4 3.8 0 0 5	glass=180;bottle=375	5	
93401100	Rice wine		saki sake	134 0.5 5 0 0 2	serving=180	5	
93402000	Dessert wine, sweet		port sherry	160 0.2 13.7 0 0 9	glass=105	4	
93403000	Light wine			49 0.1 1.2 0 0 7	glass=180	3.5	
93404000	Wine cooler		type	68 0 10.1 0 0 5	glass=135	6.5	
93404550	Sangria, red		wine as	85 0 7.2 0 0 10	glass=228	4	
93404560	Sangria, white		rose wine	83 0 7.2 0 0 10	glass=228	4	
93405000	Wine spritzer		club soda seltzer	49 0 1.6 0 0 11	glass=180	6.5	
93406000	Glug		glogg gluhwein mulled wine	96 0.1 6.2 0.1 0.1 4	glass=150	6.5	
93501000	Brandy		applejack cognac hennessy straight up rock	231 0 0 0 0 1	shot=42;jigger=42;drink=63	6.5	
93502100	Scotch		straight up rock	231 0 0 0 0 1	shot=42;jigger=42;drink=63	6.5	
93503000	Gin		straight up rock	231 0 0 0 0 1	shot=42;jigger=42;drink=63	6.5	
93504000	Rum		straight up rock	231 0 0 0 0 1	shot=42;jigger=42;drink=63	6.5	
93505000	Vodka		straight up rock	231 0 0 0 0 1	shot=42;jigger=42;drink=63	6.5	
93505100	Tequila		straight up rock	231 0 0 0 0 1	shot=42;jigger=42;drink=63	6.5	
94000010	Water			0 0 0 0 0 3	serving=360;cup=240	8	
94000100	Water, tap		filtered well fountain	0 0 0 0 0 4	serving=360;cup=240	4	
94100100	Water, bottled, plain		alkaline	0 0 0 0 0 2	serving=360;cup=240;bottle=1014	3	
94100200	Water, non-carbonated, flavored		sweetened unsweetened diet zero calorie	1 0 0.1 0 0 14	serving=480;cup=240;bottle=507	3	
94100300	Water beverage, fruit flavored		capri sun roarin	18 0 4.5 0 0 8	serving=180;cup=240	4	
94200100	Water, enhanced, regular		as flavored vitamin mineral carbonated	22 0 5.5 0 0 0	serving=480;cup=240	3	
94200200	Water, enhanced, diet		as flavored vitamin mineral zero calorie carbonated sobe life propel	0 0 0 0 0 0	serving=480;cup=240	1.5	
95101000	Nutritional drink or shake, ready-to-drink (Boost)		energy	101 4.2 17.3 1.7 1.3 63	cup=256	4	
95101010	Nutritional drink or shake, ready-to-drink (Boost Plus)			138 5.4 17.3 5.4 1.2 77	cup=256	4	
95102000	Nutritional drink or shake, ready-to-drink (Carnation Instant Breakfast)			92 5.5 12.9 2 0.1 84	serving=341;cup=248	2.5	
95103000	Nutritional drink or shake, ready-to-drink (Ensure)		flavor bone health immune muscle high calcium protein	105 3.8 16.9 2.5 0 84	cup=252	4	
95103010	Nutritional drink or shake, ready-to-drink (Ensure Plus)		flavor clinical strength	141 5.2 19.9 4.5 0 95	cup=252;can=252	4	
95104000	Nutritional drink or shake, ready-to-drink, sugar free (Glucerna)		flavor	88 4.4 11.9 3.1 2.2 92	serving=248	1.5	
95106000	Nutritional drink or shake, ready-to-drink (Muscle Milk)			52 5.9 2.3 2.2 0.2 95	serving=352;cup=256	4	
95106010	Nutritional drink or shake, ready-to-drink, light (Muscle Milk)			38 4.8 2.1 1.2 0.2 27	serving=272;cup=256	1.5	
95110000	Nutritional drink or shake, ready-to-drink (Slim Fast)		flavor plan optima meal replacement	57 3.3 7.7 1.9 1.6 68	serving=341;cup=248	4	
95110010	Nutritional drink or shake, ready-to-drink, sugar free (Slim Fast)		flavor plan lower carb meal replacement	57 3.3 7.7 1.9 1.6 68	serving=341;cup=248	1.5	
95110020	Nutritional drink or shake, high protein, ready-to-drink (Slim Fast)		flavor plan meal replacement	61 6.6 0.9 3.4 0.4 72	serving=341;cup=248	3	
95120000	Nutritional drink or shake, ready-to-drink		brand such as nutrament equate meal replacement	105 3.8 16.9 2.5 0 84	cup=248	7	
95120010	Nutritional drink or shake, high protein, ready-to-drink		brand such as monster milk eas myoplex meal replacement	61 6.6 0.9 3.4 0.4 72	cup=256;bottle=544	6	
95120020	Nutritional drink or shake, high protein, light, ready-to-drink		brand such as myoplex lite meal replacement	138 5.4 17.3 5.4 1.2 77	cup=248;bottle=341	3.5	
95120050	Nutritional drink or shake, liquid, soy-based		isocal nutrition osmolite meal replacement	138 5.4 17.3 5.4 1.2 77	cup=247;can=370	3	
95201000	Nutritional powder mix (Carnation Instant Breakfast)		powdered	353 19.9 66.2 1.4 0.4 385	envelope=37;tbsp=7.4	5	
95201010	Nutritional powder mix, sugar free (Carnation Instant Breakfast)			358 35.8 41 5.1 2 717	envelope=20;tbsp=5.6	2.5	
95201200	Nutritional powder mix (Eas Whey Protein Powder)		flavor	385 66.7 18 5.1 0 385	serving=39;tbsp=10;scoop=19.5	5	
95201300	Nutritional powder mix (Eas Soy Protein Powder)		flavor	405 47.6 43.9 3.6 0 452	scoop=44;tbsp=8	5	
95201500	Nutritional powder mix, high protein (Herbalife)		flavor healthy meal shake	392 53.6 20.4 10.7 0 1214	serving=25;scoop=12.5	2.5	
95201600	Nutritional powder mix (Isopure)		flavor	359 58.1 29.1 1.2 0 372	packet=87;tbsp=13;scoop=26	5	
95202000	Nutritional powder mix (Muscle Milk)		flavor	411 45.7 18.5 17.1 7.1 329	serving=70;scoop=35	5	
95202010	Nutritional powder mix, light (Muscle Milk)		flavor	396 50 22 12 2 250	serving=50;scoop=25	2.5	
95210000	Nutritional powder mix (Slim Fast)		flavor plan optima	448 8.1 73.9 13.3 18.1 472	scoop=26	5	
95210010	Nutritional powder mix, sugar free (Slim Fast)		flavor plan lower carb	448 8.1 73.9 13.3 18.1 472	scoop=14	2.5	
95210020	Nutritional powder mix, high protein (Slim Fast)		flavor plan	433 27.9 50 13.5 18.2 495	scoop=26	2.5	
95220000	Nutritional powder mix		meal replacement	353 19.9 66.2 1.4 0.4 385	scoop=34	6.5	
95220010	Nutritional powder mix, high protein		brand such as enhance formula joe weider dynamic shake monster milk meal replacement	392 53.6 20.4 10.7 0 1214	packet=44;scoop=44	5.5	
95230000	Nutritional powder mix, whey based		protein shake brand such as gold standard now food	352 78.1 6.3 1.6 3.1 156	scoop=26;tbsp=13	5.5	
95230010	Nutritional powder mix, protein, soy based		shake brand such as gold standard now food	388 55.6 28.9 5.6 6.7 733	serving=36;tbsp=18;scoop=30	4.5	
95230020	Nutritional powder mix, protein, light		shake brand such as reliv now beneprotein	396 50 22 12 2 250	scoop=8;tbsp=4	4.5	
95230030	Nutritional powder mix, protein		shake brand such as now food gold standard	352 78.1 6.3 1.6 3.1 156	scoop=31;tbsp=15.5	5.5	
95310200	Energy drink (Full Throttle)			46 0.3 12.1 0.1 0 35	serving=496;cup=248	6.5	
95310400	Energy drink (Monster)			47 0.5 11.3 0 0 77	serving=496	6.5	
95310500	Energy drink (Mountain Dew Amp)			46 0.3 12.1 0.1 0 27	serving=496;cup=248	6.5	
95310550	Energy drink (No Fear)			62 0.4 15 0 0 48	serving=496;cup=248	6.5	
95310555	Energy drink (No Fear Motherload)			62 0.4 15 0 0 48	serving=496;cup=248	6.5	
95310560	Energy drink (Nos)			44 0 11.3 0 0 85	serving=496;cup=248	6.5	
95310600	Energy drink (Red Bull)			43 0.5 10.2 0 0 39	serving=496;cup=248	6.5	
95310700	Energy drink (Rockstar)			58 0.3 12.7 0.2 0 16	serving=496;cup=248	6.5	
95310750	Energy drink (SoBe Energize Energy Juice Drink)		flavor	45 0 11.3 0 0 10	serving=496;cup=248	6.5	
95310800	Energy drink (Vault)		flavor	49 0 13 0 0 12	serving=372;cup=248	6.5	
95311000	Energy Drink		as brand	43 0.5 10.2 0 0 39	serving=496;cup=248	6.5	
95312400	Low calorie (Monster) energy drink		carb carbohydrate lo	5 0 1.4 0 0 75	serving=480	3.5	
95312410	Sugar free (Monster) energy drink		flavor zero	5 0 1.4 0 0 75	serving=30	3.5	
95312500	Energy drink, sugar free (Mountain Dew Amp)			2 0 1 0 0 31	serving=480;cup=240	2.5	
95312550	Energy drink, sugar free (No Fear)			4 0.4 0.4 0 0 42	serving=480;cup=240	2.5	
95312555	Sugar-free (Nos) energy drink			4 0 1 0 0 85	serving=480;cup=240	3.5	
95312560	Energy drink (Ocean Spray Cran-Energy Juice Drink)		flavor	15 0 3.8 0 0 21	cup=248	6.5	
95312600	Sugar-free (Red Bull) energy drink		total zero	5 0.3 0.7 0.1 0 83	serving=480;cup=240	3.5	
95312700	Sugar free (Rockstar) energy drink			4 0.3 0.7 0.1 0 52	serving=480;cup=240	3.5	
95312800	Sugar free (Vault) energy drink		flavor zero	1 0.3 0.7 0.1 0 14	serving=360;cup=240	3.5	
95312900	Energy drink (XS)		flavor	5 0.3 0.7 0.1 0 83	can=260;cup=248	6.5	
95312905	Energy drink (XS Gold Plus)		flavor	5 0.3 0.7 0.1 0 83	can=260;cup=248	6.5	
95313200	Sugar free energy drink		as brand low carb carbohydrate light diet zero	4 0.3 0.7 0.1 0 68	serving=480;cup=240	3.5	
95320200	Sports drink (Gatorade G)		flavor	26 0 6.4 0 0 39	serving=496;cup=248	6.5	
95320500	Sports drink (Powerade)		flavor	32 0 7.8 0.1 0 42	serving=496;cup=248	6.5	
95321000	Sports drink		fruit flavored thirst quencher beverage as brand	26 0 6.4 0 0 39	serving=496;cup=248	8	
95322200	Sports drink, low calorie (Gatorade G2)		flavor	8 0.1 1.9 0 0 45	serving=480;cup=240	2.5	
95322500	Sports drink, low calorie (Powerade Zero)		flavor	0 0 0.1 0 0 42	serving=480;cup=240	2.5	
95323000	Low calorie sports drink		as brand light diet zero sugar free fruit flavored thirst quencher beverage	8 0.1 1.9 0 0 45	serving=480;cup=240	3.5	
95330100	Fluid replacement, electrolyte solution		pedialyte	10 0 2.5 0 0 101	serving=248	4	
95330500	Fluid replacement, 5% glucose in water			0 0 0.1 0 0 9	bottle=120;cup=240	4	
95342000	Acai blend fruit juice		flavor monavie beverage fuze slenderize	62 0.8 12.8 0.8 1.2 13	serving=248	5	
173266	Biscuit, with egg and bacon		fast food	305 11.3 19.1 20.7 0.5 844	piece=150	2	
173267	Biscuit, with egg and ham		fast food	233 10.6 16.4 14.1 0.4 1093	piece=182	2	
172028	Biscuit, with egg and sausage		fast food	312 11.1 21.1 20.8 0.2 672	item=162	2	
172029	Biscuit, with egg, cheese, and bacon		fast food	301 12 24.4 17.5 0.2 816	item=145	0	
172030	Biscuit, with ham		fast food	342 11.9 38.8 16.3 0.7 974	piece=162	2	
172031	Biscuit, with sausage		fast food	371 9.7 30 24.4 0.4 814	item=111	2	
173268	Biscuit, with crispy chicken fillet		fast food	300 11.9 30.6 14.9 1.4 868	item=132	2	
173269	Croissant, with egg, cheese, and bacon		fast food	289 12.9 22.5 16.4 1 602	item=128	0	
173270	Croissant, with egg, cheese, and ham		fast food	261 12.5 19 15 0.9 711	item=155	0	
173271	Croissant, with egg, cheese, and sausage		fast food	308 12.1 15.9 21.8 1.8 577	sandwich=171	0	
173272	Egg, scrambled		fast food	212 13.8 2.1 16.2 0 187		3	
172032	English muffin, with cheese and sausage		fast food	338 13.3 25.3 20.7 0.5 668	item=108	2	
172033	English muffin, with egg, cheese, and canadian bacon		fast food	228 13.6 21.7 9.7 0.4 617	sandwich=126	0	
172034	English muffin, with egg, cheese, and sausage		fast food	286 13.4 17.4 18.1 0.2 548	item=165	0	
173273	Hash browns potatoes, round pieces or patty		fast food	272 2.6 28.9 17 2.7 566	serving=77;piece=5.5	2	
173274	Vanilla, light, soft-serve ice cream, with cone		fast food	163 4.2 26.4 4.9 0.1 81	item=120	0	
173275	Sundae, caramel		fast food	196 4.7 31.8 6 0 126	sundae=155	2	
173276	Sundae, hot fudge		fast food	180 3.6 30.2 5.5 0 115	sundae=158	2	
172036	Sundae, strawberry		fast food	175 4.1 29.2 5.1 0 60	sundae=153	2	
172037	Shrimp, breaded and fried		fast food restaurant family	308 7.8 28 18.9 0.7 897	piece=13	2	169838
172038	Burrito, with beans		fast food	206 6.5 32.9 6.2 0 454	piece=108.5	2	
173277	Burrito, with beans and beef		fast food	191 11.5 19.5 7.5 3 570	item=241	2	
170291	Nachos, with cheese		fast food	343 4.3 34.9 21.5 3.2 313	serving=80	2	
170292	Nachos, with cheese, beans, ground beef, and tomatoes		fast food	219 6.2 21.4 12.5 3.7 348	serving=222	0	
170689	Taco with beef, cheese and lettuce, hard shell		fast food	226 8.9 19.9 12.7 3.9 397		1	
170293	Cheeseburger, double, regular patty and bun, with condiments		fast food	282 16.2 18 16.2 1 617	sandwich=155	0	
170295	Chicken fillet sandwich, plain with pickles		fast food	250 16.3 20.9 11.2 1.4 753	sandwich=187	2	
170296	Fish sandwich, with tartar sauce		fast food	257 10.3 26.7 12.5 1 602	sandwich=220	2	
170297	Fish sandwich, with tartar sauce and cheese		fast food	279 11.3 26.4 14.6 0.8 434	sandwich=134	2	
170695	Roast beef sandwich, plain		fast food	244 15.2 22.2 10.3 1.3 653	sandwich=149	2	
170696	Submarine sandwich, cold cut on white bread with lettuce and tomato		fast food	213 10.5 20.4 10 1.2 575		2	
170298	Submarine sandwich, roast beef on white bread with lettuce and tomato		fast food	156 12.2 20.3 2.7 0.7 329		2	
170299	Submarine sandwich, tuna on white bread with lettuce and tomato		fast food	218 12.3 16 12 0.7 329		2	
170697	Onion rings, breaded and fried		fast food	411 3.9 43.6 25.2 2.7 776	packet=117	2	
170698	Potato, french fried in vegetable oil		fast food	312 3.4 41.4 14.7 3.8 210	serving=71	2	
170700	Vanilla shake (Burger King)			168 3.2 19 8.7 0 100		1	
170303	Chick-n-strips (Chick-fil-A)			228 21.4 10.4 11.2 0.9 577	serving=201;piece=50	1	
170304	Hash browns (Chick-fil-A)			301 3 30.5 18.5 3.2 454	serving=77;piece=5.5	1	
170305	School Lunch, pizza, big Daddy's LS 16" 51% Whole Grain Rolled Edge Cheese Pizza, frozen			243 13.9 27.1 8.8 2.7 400	slice=155	0	
170701	School Lunch, pizza, big Daddy's LS 16" 51% Whole Grain Rolled Edge Turkey Pepperoni Pizza, frozen			248 13.6 27.4 9.3 4.1 450	slice=156	0	
170702	School Lunch, pizza, tony's Smartpizza Whole Grain 4x6 Cheese Pizza 50/50 Cheese, frozen			233 12.1 29.3 7.5 3.8 400	piece=130	0	
170703	School Lunch, pizza, tony's Smartpizza Whole Grain 4x6 Pepperoni Pizza 50/50 Cheese, frozen			238 12.1 28.8 8.2 4.1 470	piece=127	0	
170704	School Lunch, pizza, tony's Breakfast Pizza Sausage, frozen			240 10.4 27 10 2 600	piece=91	0	
170705	Sweet onion chicken teriyaki sub on white bread with lettuce, tomato and sweet onion sauce (Subway)			155 10.9 22.5 2.4 1.2 305		0	
170306	Submarine sandwich, sweet onion chicken teriyaki on white bread with lettuce, tomato and sweet onion sauce		fast food	155 10.9 22.5 2.4 1.2 305		1	
170307	Subway club sub on white bread with lettuce and tomato (Subway)			146 10.7 20.4 2.4 1.4 348		1	
170308	Turkey submarine sandwich, roast beef and ham on white bread with lettuce and tomato		fast food	146 10.7 20.4 2.4 1.4 348		2	
170309	Submarine sandwich, oven roasted chicken on white bread with lettuce and tomato		fast food	157 10.8 21.4 3.2 1.2 268		2	
170706	Submarine sandwich, turkey breast on white bread with lettuce and tomato		fast food	147 9.1 22.4 2.3 1.3 317		2	
170707	Submarine sandwich, ham on white bread with lettuce and tomato		fast food	151 9.1 22.9 2.5 1.3 396		2	
170708	Meatball marinara sub on white bread (no toppings) (Subway)			219 9.8 26 8.5 2.1 437		1	
170709	Submarine sandwich, meatball marinara on white bread		fast food	219 9.8 26 8.5 2.1 437		2	
170310	Steak & cheese sub on white bread with american cheese, lettuce and tomato (Subway)			183 12.3 21.5 5.3 1.2 444		0	
170311	Submarine sandwich, steak and cheese on white bread with cheese, lettuce and tomato		fast food	183 12.3 21.5 5.3 1.2 444		1	
170312	B.l.t. sub on white bread with bacon, lettuce and tomato (Subway)			205 10.1 26.7 6.4 1.6 354		0	
170313	Bacon submarine sandwich, lettuce, and tomato on white bread		fast food	205 10.1 26.7 6.4 1.6 354		1	
170710	Hamburger, large, single patty, with condiments		fast food	256 15.7 22.1 11.6 1.1 374	item=171	0	
170711	Turkey breast sub on white bread with lettuce and tomato (Subway)			147 9.1 22.4 2.3 1.3 317		1	
170712	Black forest ham sub on white bread with lettuce and tomato (Subway)			151 9.1 22.9 2.5 1.3 396		1	
170713	Roast beef sub on white bread with lettuce and tomato (Subway)			155 12.2 20.3 2.7 0.7 329		1	
170314	Oven roasted chicken sub on white bread with lettuce and tomato (Subway)			157 10.8 21.4 3.2 1.2 268		1	
170315	Cold cut sub on white bread with lettuce and tomato (Subway)			214 10.5 20.4 10 1.2 575		1	
170316	Tuna sub on white bread with lettuce and tomato (Subway)			221 12.3 16 12 0.7 329		1	
170317	Cheese topping pizza, regular crust, frozen, cooked			268 10.4 29 12.3 2.2 447	serving=81;packet=727	2	
170714	Cheese topping pizza, rising crust, frozen, cooked			260 12.4 32.9 8.8 2.5 556	serving=139;packet=834	2	
170715	Pizza, meat and vegetable topping, regular crust, frozen, cooked			276 11.3 25.1 14.4 2.2 555	serving=143;packet=713	1	
170716	Pizza, meat and vegetable topping, rising crust, frozen, cooked			271 12.6 28.8 11.8 2.3 640	serving=170;packet=1020	1	
170718	Chicken breaded and fried, boneless pieces, plain		fast food	307 15.9 14.9 20.4 0.9 594	piece=16	1	
170318	Crispy chicken filet sandwich, with lettuce and mayonnaise		fast food	276 10.9 27.4 13.6 1.4 617	sandwich=152	2	
170319	Filet-o-fish (McDonalds)			282 11.3 26.4 14.6 1.4 434	sandwich=134	1	
170721	French fries (McDonalds)			323 3.4 42.6 15.5 3.9 189	serving=71	1	
170722	Classic single hamburger, no cheese (Wendys)			213 12.6 16.8 10.6 1.3 395	item=218	0	170322
170323	Jr. hamburger, without cheese (Wendys)			243 12.6 28.5 8.8 1.7 539	item=117	0	170324
170325	Classic double, with cheese (Wendys)			241 16.5 11.7 14.2 1.1 422	item=310	0	
170723	Homestyle chicken fillet sandwich (Wendys)			214 13.8 21.6 8.1 1.3 401	item=230	1	
170724	Ultimate chicken grill sandwich (Wendys)			179 14.7 18.9 5 1.1 427	item=225	1	
170725	Chicken nuggets (Wendys)			326 16.5 14.3 22.6 0 708	piece=13.6	1	
170726	French fries (Wendys)			301 3.7 39.7 14.1 4 219	serving=71	1	
170326	Frosty dairy dessert (Wendys)			132 3.5 23.6 2.6 3.3 98	medium=298;cup=113;small=227	1	
170327	French fries (Burger King)			280 3.2 38.7 12.5 2.9 279	serving=74	1	
170729	Double Whopper, no cheese (Burger King)			252 13.9 13.7 15.7 1.4 289	item=374	0	170730
170731	Chicken strips (Burger King)			292 18.2 20.5 15.3 1.3 859	serving=173;piece=36	1	
170330	Premium fish sandwich (Burger King)			260 10.3 26.7 12.5 0.9 602	sandwich=220	1	
170331	Original chicken sandwich (Burger King)			286 12.1 26.2 14.7 2.4 638	sandwich=199	1	
170332	Original taco with beef, cheese and lettuce (Taco Bell)			229 8.9 19.9 12.7 3.9 397		0	
170333	Soft taco with beef, cheese and lettuce (Taco Bell)			206 9.3 20.2 9.8 2.9 560		0	
170732	Soft taco with chicken, cheese and lettuce (Taco Bell)			189 13.3 19.7 6.4 1.2 613		0	
170733	Soft taco with steak (Taco Bell)			225 11.8 17.2 12.1 1.6 551	item=127	1	
170734	Bean burrito (Taco Bell)			209 7.4 31.2 6.1 4.2 563		1	
170735	Burrito supreme with beef (Taco Bell)			183 7 23.4 6.8 3.7 451	burrito=241	1	
170334	Burrito supreme with chicken (Taco Bell)			179 9.8 20.5 6.4 2.4 564	item=248	1	
170335	Burrito supreme with steak (Taco Bell)			183 9.1 20.3 7.3 2.4 534	item=248	1	
170336	Nachos (Taco Bell)			350 4.3 34.9 21.5 3.2 313	serving=80	1	
170337	Nachos supreme (Taco Bell)			223 6.2 21.4 12.5 3.7 348	serving=222	1	
170736	Taco salad (Taco Bell)			170 6.7 15.1 9.2 3 363	item=533	1	
172040	Pizza Hut 12" Cheese Pizza, hand-Tossed Crust			271 11.9 31.2 10.9 1.8 685	slice=96;pizza=738	2	
172041	Pizza Hut 12" Cheese Pizza, pan Crust			280 11.7 29.9 12.6 1.7 624	slice=100;pizza=728	2	
172042	Pizza Hut 12" Cheese Pizza, thin 'N Crispy Crust			303 15.3 28.6 14.1 1.6 784	slice=69;pizza=573	2	
173279	Pizza Hut 12" Pepperoni Pizza, hand-Tossed Crust			280 12.9 31.6 11.4 1.7 801	slice=96;pizza=744	2	
173280	Pizza Hut 12" Pepperoni Pizza, pan Crust			298 12 30.5 14.2 1.8 692	slice=96;pizza=778	2	
173281	Pizza Hut 12" Super Supreme Pizza, hand-Tossed Crust			243 10.9 25.6 10.7 2 689	slice=127;pizza=1107	2	
173282	Domino's 14" Cheese Pizza, classic Hand-Tossed Crust			257 10.8 33.2 9 2.2 523	slice=108;pizza=865	2	
173283	Domino's 14" Cheese Pizza, ultimate Deep Dish Crust			265 10.8 33.5 9.8 2.4 615	slice=118;pizza=947	2	
172043	Domino's 14" Cheese Pizza, crunchy Thin Crust			298 12.3 28.2 15.1 2.5 628	slice=70;pizza=540	2	
172044	Domino's 14" Pepperoni Pizza, classic Hand-Tossed Crust			273 11.3 31.9 11.2 2.1 611	slice=113;pizza=907	2	
172045	Domino's 14" Pepperoni Pizza, ultimate Deep Dish Crust			283 11.5 31.9 12.1 2.4 693	slice=123;pizza=984	2	
172046	Domino's 14" Extravaganzza Feast Pizza, classic Hand-Tossed Crust			244 10.3 25.7 11.1 2 456	slice=151;pizza=1224	2	
173284	Papa John's 14" Cheese Pizza, original Crust			260 11.5 32.7 9.3 1.9 578	slice=117;pie=938	2	
173285	Papa John's 14" Pepperoni Pizza, original Crust			275 12 30 11.9 1.2 671	slice=123;pie=1021	2	
173286	Papa John's 14" The Works Pizza, original Crust			240 10.3 26.7 10.2 2.5 570	slice=153;pie=1093	2	
173287	Papa John's 14" Cheese Pizza, thin Crust			295 12.3 26.3 15.7 2.3 528	slice=87;pie=678	2	
172047	Little Caesars 14" Original Round Cheese Pizza, regular Crust			265 13.4 31.5 9.5 1.7 454	slice=89;pie=758	2	
172048	Little Caesars 14" Original Round Pepperoni Pizza, regular Crust			273 13.6 31 10.5 1.7 518	slice=90;pie=852	2	
172049	Little Caesars 14" Original Round Meat and Vegetable Pizza, regular Crust			243 12.1 23.1 11.4 2.1 578	slice=115;pie=1043	2	
172050	Little Caesars 14" Cheese Pizza, large Deep Dish Crust			263 12.6 30.1 10.2 1.3 432	slice=102;pie=919	2	
173288	Little Caesars 14" Pepperoni Pizza, large Deep Dish Crust			265 12.9 29 10.8 1.5 492	slice=104;pie=938	2	
173289	Little Caesars 14" Cheese Pizza, thin Crust			309 16.2 22.9 17 1.6 455	slice=48;pie=562	2	
173290	Pizza Hut 14" Cheese Pizza, hand-Tossed Crust			275 12 33.4 10.4 2.4 674	slice=105;pizza=841	2	
173291	Pizza Hut 14" Cheese Pizza, pan Crust			276 10.9 32.9 11.3 2.1 580	slice=112;pizza=897	2	
172051	Pizza Hut 14" Cheese Pizza, thin 'N Crispy Crust			306 13.4 34.2 12.8 2.4 857	slice=79;pizza=641	2	
172052	Pizza Hut 14" Pepperoni Pizza, hand-Tossed Crust			291 12.2 32.1 12.6 2.6 759	slice=110;pizza=883	2	
172053	Pizza Hut 14" Pepperoni Pizza, pan Crust			291 11.5 31.8 13.1 2 676	slice=113;pizza=909	2	
172054	Pizza Hut 14" Super Supreme Pizza, hand-Tossed Crust			248 11.3 26 11 2.3 658	slice=123;pizza=1313	2	
173292	Pizza Chain, 14" pizza, cheese topping, regular crust		fast food	266 11.4 33.3 9.7 2.3 598	slice=107;pizza=853	0	
173293	Pizza Chain, 14" pizza, cheese topping, thick crust		fast food	271 10.8 33.2 10.5 2.2 597	slice=115;pizza=922	0	
173294	Pizza Chain, 14" pizza, cheese topping, thin crust		fast food	302 12.9 31.2 14 2.5 742	slice=76;pizza=590	0	
173295	Pizza Chain, 14" pizza, pepperoni topping, regular crust		fast food	282 11.7 32 11.9 2.3 685	slice=111;pizza=895	0	
173296	Pizza Chain, 14" pizza, pepperoni topping, thick crust		fast food	287 11.5 31.8 12.6 2.2 684	slice=118;pizza=946	0	
172055	Pizza Chain, 14" pizza, meat and vegetable topping, regular crust		fast food	244 11 25.4 10.9 2.2 589	slice=136;pie=1168	0	
172056	Griddle cake sandwich, egg, cheese, and sausage		fast food	291 10.8 22 17.7 0.6 652	item=199	0	
172057	Griddle cake sandwich, sausage		fast food	318 8.4 31.3 17.8 1 737	item=135	2	
172058	Griddle cake sandwich, egg, cheese, and bacon		fast food	272 12 26.2 13.2 0.8 718		0	
173297	Chicken McNuggets (McDonalds)			302 15.8 15.1 19.8 0 566	piece=16	1	
173298	Hash brown (McDonalds)			271 2.5 28.6 16.3 2.8 580	serving=53	1	
173299	Hotcakes (plain) (McDonalds)			228 6 38.3 5.8 1.4 358		1	
173300	Bacon, egg & cheese McGriddles (McDonalds)			272 12 26.2 13.2 0.8 673		0	
172059	Sausage McGriddles (McDonalds)			312 8.4 31.3 17.8 1 737	item=135	1	
172060	Sausage, egg & cheese McGriddles (McDonalds)			283 10.8 22 17.7 0.6 652		0	
172061	Vanilla reduced fat ice cream cone (McDonalds)			162 4.2 26.4 4.9 0.1 67	item=90	0	
172062	Strawberry sundae (McDonalds)			158 3.2 28.1 4 0 47	item=178	1	
173301	Hot caramel sundae (McDonalds)			188 3.6 33.4 4.9 0 80	item=182	1	
173302	Hot fudge sundae (McDonalds)			186 4.1 30.1 5.9 0.4 94	item=179	1	
173303	McFlurry with M&M's candies (McDonalds)			177 4 26.8 6.5 0.2 54		1	
173304	McFlurry with Oreo cookies (McDonalds)			165 4 25.6 5.7 0.1 75		1	
172063	Sausage burrito (McDonalds)			277 11.1 23 15.6 1.2 744	burrito=109	1	
172064	Big breakfast (McDonalds)			285 10.2 17.5 19.4 1.1 549		1	
172066	Double Quarter Pounder with cheese (McDonalds)			262 17 14.4 16.2 1 476	item=280	1	
172067	Big Mac (without Big Mac sauce) (McDonalds)			234 12.8 21 11.6 1.7 454	item=200	1	
173305	McChicken sandwich (McDonalds)			273 10.4 28 13.2 1.3 624	sandwich=131	1	
173306	McChicken sandwich (without mayonnaise) (McDonalds)			240 11.1 31 8.5 1.4 555	item=138	1	
173307	Egg McMuffin (McDonalds)			228 13.6 21.7 9.7 1.1 617	sandwich=126	1	
173308	Sausage McMuffin (McDonalds)			333 12.7 24.5 21.1 1.4 693		1	
172068	Sausage McMuffin with egg (McDonalds)			274 12.6 17.3 17.8 0.9 572		1	
172069	Bacon egg & cheese biscuit (McDonalds)			304 13.5 22.3 18.8 0.9 863		1	
172070	Sausage biscuit (McDonalds)			376 9.6 27.2 25.4 1.2 875		1	
172071	Sausage biscuit with egg (McDonalds)			311 11.3 19.3 22.3 0.8 664		1	
173309	Deluxe breakfast, with syrup and margarine (McDonalds)			285 7.6 29.5 15.2 1 437		0	
173310	Hotcakes and sausage (McDonalds)			294 7.8 37.6 12.5 1.6 484	item=192	1	
173311	Hotcakes (with 2 pats margarine & syrup) (McDonalds)			272 4.1 46.1 8.1 0.9 283	item=221	1	
173312	Bacon ranch salad with grilled chicken (McDonalds)			81 10.3 3.6 3.1 1 230		1	
172072	Bacon ranch salad with crispy chicken (McDonalds)			122 8.8 6.1 6.3 1 273		1	
172073	Bacon ranch salad without chicken (McDonalds)			61 4.1 4.2 3.6 1.5 132		1	
172074	Side salad (McDonalds)			20 1 4.3 0.2 1.6 12		1	
172075	Fruit 'n yogurt parfait (McDonalds)			105 2.7 20.7 1.3 1 58		1	
173313	Fruit 'n yogurt parfait (without granola) (McDonalds)			90 2.5 17.7 1.1 0.9 38	item=142	1	
173314	Filet-o-fish (without tartar sauce) (McDonalds)			243 12.5 31.1 7.6 1 464	item=124	1	
173315	Croissan'wich with sausage, egg and cheese (Burger King)			308 12.1 15.9 21.8 1.8 577	sandwich=171	0	
173316	Croissan'wich with sausage and cheese (Burger King)			376 13.7 23 25.5 0.7 782	item=131	1	
172076	Croissan'wich with egg and cheese (Burger King)			283 10.4 24.8 15.8 0.7 650	item=110	1	
172077	French toast sticks (Burger King)			349 6 41.2 17.7 1.4 428	serving=107;piece=21	1	
172078	Hash brown rounds (Burger King)			302 2.8 29.4 19.3 2.3 568	serving=160;piece=5.6	1	
172079	Miniature cinnamon rolls		fast food	403 7 53.4 18 2.2 554	each=25	4.5	
173321	Chicken tenders		fast food restaurant family	271 19.2 17.3 14 1.2 769	serving=184;piece=30	4.5	169847
173322	Bagel, with egg, sausage patty, cheese, and condiments		fast food	295 13 22.6 17 0.2 550	item=219	0	
173323	Bagel, with breakfast steak, egg, cheese, and condiments		fast food	282 16 23 14.1 0.2 642	item=254	0	
173324	Light Ice Cream, soft serve, blended with milk chocolate candies			182 4 26.8 6.5 0.2 54		0	
172085	Light Ice Cream, soft serve, blended with cookie pieces			169 4 25.6 5.7 0.1 75		0	
172086	Biscuit (Popeyes)			401 6 41 23.7 3.8 745	piece=60	1	
172087	Coleslaw (Popeyes)			161 1 14.1 11.2 1.7 218	cup=190;packet=120	1	
172088	Mild chicken strips (Popeyes)		analyzed 2006	271 19.2 19.3 13 0.8 922	piece=54	1	
170338	Spicy chicken strips (Popeyes)		analyzed 2006	253 19.6 18.5 11.2 1.2 997	piece=53	1	
170339	Biscuit (KFC)			358 7.5 43.6 17.1 2 1070	piece=49	1	
170340	Coleslaw (KFC)			144 0.9 15.7 8.6 2 189	cup=191;packet=112	1	
170341	Crispy chicken strips (KFC)			274 20.3 13.7 15.4 1.4 948	piece=47	1	
170737	Popcorn chicken (KFC)			351 17.7 21.2 21.7 1 1140	piece=6.4	1	
170738	Fried chicken, original recipe, skin and breading (KFC)			384 14.2 18.8 28 0 1042		0	
170739	Fried chicken, original recipe, breast, meat only, skin and breading removed (KFC)			149 26.9 0 4.6 0 499		0	
170740	Fried chicken, original recipe, drumstick, meat only, skin and breading removed (KFC)			175 26.3 0.1 7.7 0 524		0	
170741	Fried chicken, original recipe, thigh, meat only, skin and breading removed (KFC)			175 22.8 0 9.3 0 568		0	
170342	Fried chicken, original recipe, wing, meat only, skin and breading removed (KFC)			216 28.7 1.8 10.5 0 738	piece=39	0	
170343	Fried chicken, extra crispy, skin and breading (KFC)			464 11 22.5 36.6 1.5 828		0	
170344	Fried chicken, extra crispy, breast, meat only, skin and breading removed (KFC)			153 27.3 0.3 4.8 0 477		0	
170345	Fried chicken, extra crispy, drumstick, meat only, skin and breading removed (KFC)			170 25.9 0 7.4 0 526		0	
170742	Fried chicken, extra crispy, thigh, meat only, skin and breading removed (KFC)			179 22.4 0 10 0 558		0	
170743	Fried chicken, extra crispy, wing, meat only, skin and breading removed (KFC)			236 28.7 3 12.1 0 714	piece=44	0	
170744	Fried chicken, original recipe, breast, meat and skin with breading (KFC)			231 21.9 6.3 13.1 0 606		0	
170745	Fried chicken, original recipe, drumstick, meat and skin with breading (KFC)			239 22.3 5.4 14.2 0 625		0	
170346	Fried chicken, original recipe, thigh, meat and skin with breading (KFC)			269 18.9 8.5 17.7 0 781		0	
170347	Fried chicken, original recipe, wing, meat and skin with breading (KFC)			297 21.7 9.9 18.9 0 884	piece=60	0	
170348	Fried chicken, extra crispy, breast, meat and skin with breading (KFC)			268 21.2 8.5 16.6 0 607		0	
170349	Fried chicken, extra crispy, drumstick, meat and skin with breading (KFC)			274 20.6 8 17.7 0 632		0	
170746	Fried chicken, extra crispy, thigh, meat and skin with breading (KFC)			309 17.2 10.3 22.1 0 682		0	
170747	Fried chicken, extra crispy, wing, meat and skin with breading (KFC)			337 20.8 11.7 23 0 765	piece=68	0	
170748	Fried chicken, mild, breast, meat only, skin and breading removed (Popeyes)			157 29 0 4.5 0 526		0	
170749	Fried chicken, mild, drumstick, meat only, skin and breading removed (Popeyes)			170 26.5 0 7.1 0 478		0	
170350	Fried chicken, mild, skin and breading (Popeyes)			433 14 21.5 32.3 1 769		0	
170351	Fried chicken, mild, thigh, meat only, skin and breading removed (Popeyes)			188 24.3 0.9 9.7 0 601		0	
170352	Fried chicken, mild, wing, meat only, skin and breading removed (Popeyes)			212 28.9 2.9 9.4 0 814	piece=16	0	
170353	Fried chicken, mild, breast, meat and skin with breading (Popeyes)			274 21.7 9.8 16.5 0.4 540		0	
170354	Fried chicken, mild, drumstick, meat and skin with breading (Popeyes)			293 20.4 9.8 19.1 0 588		0	
170750	Fried chicken, mild, thigh, meat and skin with breading (Popeyes)			310 19.1 11.2 21 0.5 685		0	
170751	Fried chicken, mild, wing, meat and skin with breading (Popeyes)			338 20.4 13.5 22.5 0.6 788	piece=57	0	
170752	Grilled chicken, bacon and tomato club sandwich, with cheese, lettuce, and mayonnaise		fast food	220 17.2 19.9 8.1 1.2 630	sandwich=268	0	
170753	Crispy chicken, bacon, and tomato club sandwich, with cheese, lettuce, and mayonnaise		fast food	257 15.4 22.6 11.8 1.2 605	sandwich=271	0	
170355	Yogurt parfait, lowfat, with fruit and granola			84 3.4 15.9 1 1.1 49	item=149	1	
170356	Fried Chicken, breast, skin and breading removed		fast food meat only	153 27.9 0 4.5 0 512		1	
170357	Fried Chicken, drumstick, skin and breading removed		fast food meat only	172 26.2 0 7.4 0 492		1	
170358	Fried Chicken, thigh, skin and breading removed		fast food meat only	178 23.2 0.2 9.4 0 577		1	
170754	Fried Chicken, wing, skin and breading removed		fast food meat only	215 28.8 2.1 10.2 0 761	piece=37	1	
170755	Fried Chicken, skin and breading from all pieces		fast food	398 14.1 19.6 29.2 0.3 965		2	
170756	Fried Chicken, breast, meat and skin and breading		fast food	230 23.5 6 12.4 0.1 657		1	
170757	Fried Chicken, drumstick, meat and skin with breading		fast food	267 21.1 7.6 16.9 0.5 591		1	
170359	Fried Chicken, thigh, meat and skin and breading		fast food	274 19.2 8.7 18.1 0.1 747		1	
170360	Fried Chicken, wing, meat and skin and breading		fast food	310 21.1 11.2 20.1 0.1 867	piece=58	1	
170361	Cheese topping digiorno Pizza, cheese stuffed crust, frozen, baked			279 13.5 29.9 11.7 1.9 806	slice=164	2	
170362	Cheese topping digiorno Pizza, rising crust, frozen, baked			256 12.8 31.8 8.6 2.4 696	slice=183	2	
170758	Cheese topping digiorno Pizza, thin crispy crust, frozen, baked			247 13 26.5 9.9 3 506	slice=161	2	
170759	Pepperoni topping digiorno Pizza, cheese stuffed crust, frozen, baked			279 13.9 29.5 11.7 2.1 753	slice=179	2	
170760	Pepperoni topping digiorno Pizza, rising crust, frozen, baked			265 12.5 31.2 10.1 2.3 743	slice=207	2	
170761	Pepperoni topping digiorno Pizza, thin crispy crust, frozen, baked			283 13.2 28.7 12.9 2.8 663	slice=145	2	
170363	Supreme topping digiorno Pizza, rising crust, frozen, baked			255 11.7 27.9 10.7 2.3 712	slice=227	2	
170364	Supreme topping digiorno Pizza, thin crispy crust, frozen, baked			255 11.4 28.1 10.8 2.8 555	slice=155	2	
170365	Pizza Chain, 14" pizza, sausage topping, thick crust		fast food	282 11.1 30.4 12.9 2.3 637	slice=127;pizza=1017	0	
170366	Pizza Chain, 14" pizza, sausage topping, thin crust		fast food	321 13.4 27 17.7 2.5 782	slice=88;pizza=670	0	
170367	Pizza Chain, 14" pizza, sausage topping, regular crust		fast food	280 11.5 30.6 12.4 2.3 633	slice=116;pizza=932	0	
170762	Pizza Chain, 14" pizza, pepperoni topping, thin crust		fast food	331 14 29 17.6 2.3 875	slice=79;pizza=597	0	
170763	Taco with beef, cheese and lettuce, soft		fast food	206 9.3 20.2 9.8 2.9 560		1	
170764	Taco with chicken, lettuce and cheese, soft		fast food	189 13.3 19.7 6.4 1.2 613		1	
170368	Grilled chicken filet sandwich, with lettuce, tomato and spread		fast food	182 17.3 16.8 4.6 0.9 427	sandwich=230	1	
170369	Pizza Hut 14" Pepperoni Pizza, thin 'N Crispy Crust			333 14.1 32.7 16.2 2.1 967	slice=80;pizza=634	2	
170370	Domino's 14" Pepperoni Pizza, crunchy Thin Crust			328 13.9 25.4 19.1 2.6 783	slice=79;pizza=563	2	
170371	Domino's 14" Sausage Pizza, crunchy Thin Crust			319 12.8 25.3 18.5 2.6 725	slice=78;pizza=597	2	
170766	Domino's 14" Sausage Pizza, classic Hand-Tossed Crust			273 11.1 31.8 11.2 2.4 594	slice=114;pizza=913	2	
170767	Domino's 14" Sausage Pizza, ultimate Deep Dish Crust			277 11 31.2 12 2.6 677	slice=129;pizza=1032	2	
170768	Pizza Hut 14" Sausage Pizza, thin 'N Crispy Crust			323 14 28.7 16.9 2.4 839	slice=92;pizza=737	2	
170769	Pizza Hut 14" Sausage Pizza, hand-Tossed Crust			287 11.9 29.4 13.5 2.3 671	slice=119;pizza=952	2	
170372	Pizza Hut 14" Sausage Pizza, pan Crust			287 11.1 29.6 13.9 2 596	slice=125;pizza=1003	2	
170373	Cheese topping pizza, thin crust, frozen, cooked			263 11.9 28.8 11.1 3 471	slice=69;pie=556	2	
170784	Double stack, with cheese (Wendys)			285 18.5 15.4 16.6 0 477	sandwich=146	0	
170770	Wend'ys, crispy Chicken Sandwich			278 11.7 26.4 13.9 0 566	sandwich=126	2	
170771	Onion rings (Burger King)			417 3.9 43.6 25.2 2.7 776	medium=117;small=91;large=142	1	
170772	Dave's hot 'n juicy 1/4 lb, single (Wendys)			268 13.7 17.7 15.8 1.1 473	sandwich=215	0	
170773	Pizza Chain, 14" pizza, cheese topping, stuffed crust		fast food	274 12.2 30 11.6 1.7 615	slice=117	0	
170774	Pizza Hut 14" Cheese Pizza, stuffed Crust			274 12.2 30 11.6 1.7 615	slice=117;pizza=937	2	
170785	Crispy chicken in tortilla, with lettuce, cheese, and ranch sauce		fast food	275 11.5 23.2 15.1 1.3 607	item=133	0	
170786	Grilled chicken in tortilla, with lettuce, cheese, and ranch sauce		fast food	222 13.8 18.4 10.3 0.9 577	item=123	0	
170787	Breakfast burrito, with egg, cheese, and sausage		fast food	277 11.1 23 15.6 1.2 744	burrito=109	0	
170788	Breadstick, soft, prepared with garlic and parmesan cheese		fast food	343 12.2 44.5 12.9 2.4 539	breadstick=43	1	
170775	Strawberry banana smoothie made with ice and low-fat yogurt		fast food	65 0.9 15.1 0.1 0.9 14		3	
170776	Southern style chicken biscuit (McDonalds)			304 11.9 30.6 14.9 1.4 868	medium=132	1	
170777	Ranch snack wrap, crispy (McDonalds)			275 11.5 23.2 15.1 1.3 607	wrap=133	0	
170778	Ranch snack wrap, grilled (McDonalds)			222 13.8 18.4 10.3 0.9 577	wrap=123	0	
170789	Pizza Hut, breadstick, parmesan garlic			343 12.2 44.5 12.9 2.4 539	breadstick=43	1	
170790	Chicken sandwich (Chick-fil-A)			249 16.3 20.9 11.2 1.4 753	sandwich=187	1	
170791	Arby's, roast beef sandwich, classic			242 15.2 22.2 10.3 1.3 653	sandwich=149	1	
170792	School Lunch, pizza, cheese topping, thin crust, whole grain, frozen, cooked			247 12.7 31.3 7.9 4 421	piece=130	0	
170779	School Lunch, pizza, cheese topping, thick crust, whole grain, frozen, cooked			254 14.6 28.1 9.3 2.9 421	slice=124	0	
170780	School Lunch, pizza, pepperoni topping, thin crust, whole grain, frozen, cooked			254 12.8 31.2 8.6 4.3 495	piece=127	0	
170781	School Lunch, pizza, pepperoni topping, thick crust, whole grain, frozen, cooked			259 14.4 28.3 9.8 4.3 474	slice=124	0	
170782	School Lunch, pizza, sausage topping, thin crust, whole grain, frozen, cooked			250 12.6 32.2 7.8 3.9 457	piece=133	0	
170793	School Lunch, pizza, sausage topping, thick crust, whole grain, frozen, cooked			257 13.3 30.6 9.1 4 433	slice=129	0	
170794	School Lunch, chicken patty, whole grain breaded			246 17.6 12.5 13.9 2.3 467	piece=86	0	
170795	School Lunch, chicken nuggets, whole grain breaded			270 15.7 22.9 12.9 2.2 511	piece=17.6	0	
172095	Meat topping pizza, thick crust, frozen, cooked			274 11.8 30.8 11.5 2.3 690	slice=103	2	
172096	Pepperoni topping pizza, regular crust, frozen, cooked			274 14.4 24.7 13.1 2 590		2	
169831	9 oz house sirloin steak (Applebees)			189 26.9 0 9.1 0 604	serving=157	1	
169008	Double crunch shrimp (Applebees)			323 12.3 26 18.9 2.6 838	serving=206	1	
169009	French fries (Applebees)			290 3.3 39.5 13.2 3.9 618	serving=164	1	
169010	Kraft, macaroni & cheese, from kid's menu (Applebees)			143 5 21.1 4.3 1.3 288	serving=180;cup=124	0	
169011	Mozzarella sticks (Applebees)			316 14.9 22.9 18.4 2.1 838	serving=289;piece=32	1	
169012	Chicken tenders, from kids' menu (Applebees)			296 19.3 18.4 16.2 1.2 763	serving=99;piece=35	0	
169832	Friday's shrimp, breaded (TGI Fridays)			302 11.9 20.9 19 0 1210	serving=175	0	
169833	French fries (TGI Fridays)			296 3.7 36.9 14.8 4.1 409	serving=184	1	
169834	Fried mozzarella (TGI Fridays)			333 15.8 25.3 18.8 2.2 738	serving=212;piece=35	1	
169835	Macaroni & cheese, from kid's menu (TGI Fridays)			121 5 17.4 3.5 1 482	serving=236;cup=144	0	
169013	Chicken fingers, from kids' menu (TGI Fridays)			330 18.1 17.7 20.8 0.9 792	serving=141;piece=41	0	
169014	Classic sirloin steak (10 oz) (TGI Fridays)			196 31 0.5 7.8 0 232	serving=176	1	
169015	Fried mozzarella sticks		restaurant family	325 14.8 25.1 18.3 2 861	serving=245;piece=31	4.5	
169016	Sirloin steak		restaurant family	195 29.8 0 8.5 0 339	serving=166	4.5	
169837	Chicken fingers, from kid's menu		restaurant family	307 18.7 18.8 17.5 1.1 809	serving=114;piece=37	2	
169839	Macaroni & cheese, from kids' menu		restaurant family	151 5.4 18.8 6.1 1.1 361	serving=210;cup=136	2	
169017	Fish, hand battered (Applebees)			202 13.2 16.7 9.1 0.9 607	serving=250	0	
169018	Chili (Applebees)			157 12.6 4.6 9.8 1.4 381	serving=182;cup=136	1	
169019	Chicken fingers (TGI Fridays)			325 18.7 16.8 20.3 0.8 787	serving=225	1	
169020	Coleslaw (Applebees)			120 0.8 13.2 7.1 2.8 178	serving=76	1	
169840	Crunchy onion rings (Applebees)			356 4.6 40.2 19.6 3.1 833	serving=350	1	
169841	Chicken tenders platter (Applebees)			297 19.6 18 16.2 1 740	serving=209	1	
169842	Chicken tenderloin platter, fried (Cracker Barrel)			293 18.1 20.3 15.5 0.7 874	serving=175	0	
169843	Coleslaw (Cracker Barrel)			175 0.9 13 13.2 1.6 110	serving=167	1	
169021	Onion rings, thick-cut (Cracker Barrel)			327 4.8 41 16 2.2 463	serving=261	0	
169022	Chicken strips (Dennys)			295 19.2 22 14.5 1.1 798	serving=194	1	
169023	Coleslaw (Dennys)			183 1 10.9 15 1.3 376	serving=91	1	
169024	Fish fillet, battered or breaded, fried (Dennys)			234 13.8 17.4 12.2 1 516	serving=201	0	
169025	Hash browns (Dennys)			197 2.5 26.6 9 2.7 468	serving=124;cup=94	1	
169844	Onion rings (Dennys)			385 5.3 41.1 22.2 2.4 780	serving=166	1	
169845	Spaghetti and meatballs (Dennys)			170 7.8 15.5 8.5 1.5 351	serving=565;cup=134	1	
169846	Fish fillet, battered or breaded, fried		restaurant family	219 13.5 16.9 10.8 0.9 561	serving=226	2	
169027	Onion rings		restaurant family	356 4.9 40.7 19.3 2.6 692	serving=259	4.5	
169029	Spaghetti and meatballs		restaurant family	170 7.8 15.5 8.5 1.5 351	serving=565;cup=134	4.5	
169848	Hash browns		restaurant family	197 2.5 26.6 9 2.7 468	serving=124;cup=94	4.5	
169849	Macaroni n' cheese (Cracker Barrel)			194 6.5 15.6 11.8 1.1 375	serving=175;cup=149	1	
169851	Lasagna classico (Olive Garden)			184 11.3 10.3 10.8 1.6 450	serving=422	1	
169030	Carrabba's Italian Grill, lasagne			191 10.5 12.4 11.1 1.3 524	serving=437	2	
169031	ON The Border, Mexican rice			195 3.6 34.2 4.9 1.1 677	cup=114	2	
169032	ON The Border, refried beans			144 7.3 17.5 5 8.2 378	cup=135	2	
169033	Spaghetti with pomodoro sauce (no meat)		restaurant italian	104 3.9 17.8 1.9 1.7 191	serving=510	4.5	
169852	Spaghetti with pomodoro sauce (Olive Garden)			102 4.3 17.1 1.9 1.7 183	serving=478	1	
169853	Carrabba's Italian Grill, spaghetti with pomodoro sauce			104 3.4 18.6 1.8 1.7 218	serving=489	2	
169854	ON The Border, cheese enchilada			271 11.7 16.2 17.7 1.8 561	serving=250;enchilada=124	2	
169855	Cheese enchilada		restaurant mexican	273 11.2 15.5 18.5 1.9 528	serving=244;enchilada=137	4.5	
169034	ON The Border, cheese quesadilla			394 16.9 24.3 25.5 2.2 677	serving=203	2	
169035	Cheese quesadilla		restaurant mexican	368 15.9 24.1 23.1 1.7 701	serving=205	4.5	
169036	Carrabba's Italian Grill, cheese ravioli with marinara sauce			156 8 17.6 6 1.4 371	serving=365	2	
169037	Cheese ravioli with marinara sauce (Olive Garden)			159 7.4 19.6 5.6 1.1 269	serving=454	1	
169038	Cheese ravioli with marinara sauce		restaurant italian	154 7.1 18.5 5.7 1.2 306	serving=427	4.5	
169856	Cheese tamales		restaurant mexican	216 9 18 12 2.2 503	serving=302;tamale=179	4.5	
169857	Carrabba's Italian Grill, chicken parmesan without cavatappi pasta			206 19 7.8 11 0.9 467	serving=339	2	
169858	Chicken parmigiana without pasta (Olive Garden)			211 15.3 12.3 11.2 0.9 625	serving=304	1	
168062	Chicken parmesan without pasta		restaurant italian	204 16.2 10.9 10.6 0.9 536	serving=301	4.5	
167657	ON The Border, soft taco with ground beef, cheese and lettuce			229 13.2 19.3 11.1 1.8 646	serving=324	1	
167658	Soft taco with ground beef, cheese and lettuce		restaurant mexican	219 12.6 17.9 10.8 1.5 509	serving=281;taco=134	2	
167659	Chicken and rice, entree, prepared		restaurant latino	174 12 20 5.1 1.2 518	cup=141	1	
167660	Empanadas, beef, prepared		restaurant latino	335 11.3 31.2 18.4 2 440	piece=89	1	
168063	Arroz con leche (rice pudding)		restaurant latino	146 3.2 24.9 3.7 0.5 106	serving=283;cup=253	4.5	
168064	Arroz con frijoles negros (rice and black beans)		restaurant latino	151 4.6 24.4 3.9 3.4 420	serving=461;cup=146	4.5	
168065	Arroz con habichuelas colorados (Rice And Red Beans)		restaurant latino	142 4 23.7 3.5 2.6 370	serving=590;cup=157	4.5	
168066	Arroz con grandules (rice and pigeonpeas)		restaurant latino	182 3.5 30.8 5 1.4 583	serving=653;cup=115	4.5	
167661	Pupusas con frijoles (pupusas, bean)		restaurant latino	229 5.6 31.5 9 5.8 305	piece=126	3.5	
167662	Pupusas con queso (pupusas, cheese)		restaurant latino	256 11.7 22.4 13.3 2.9 400	piece=117	3.5	
167663	Pupusas del cerdo (pupusas, pork)		restaurant latino	232 11.5 23 10.4 2.6 426	piece=122	3.5	
167664	Tamale, corn		restaurant latino	186 3.5 26.7 7.2 3.2 277	piece=166	2	
168068	Black bean soup		restaurant latino	103 5.1 14.8 2.6 4.9 311	cup=246	4.5	
168069	Tripe soup		restaurant latino	74 8.6 4.1 2.6 0 411	cup=200	4.5	
168070	Arepa (unleavened cornmeal bread)		restaurant latino	219 5.5 37.1 5.4 2.6 270	piece=98	4.5	
168071	Bunuelos (fried yeast bread)		restaurant latino	462 8 48.6 26.2 1.5 418	piece=70	4.5	
167667	Egg rolls, assorted		restaurant chinese	250 8.3 27.3 11.9 2.6 468	piece=89	2	
167668	Fried rice, without meat		restaurant chinese	174 3.8 32.5 3.2 0 361	cup=137	2	
168073	Chicken tenderloin platter, fried, from kid's menu (Cracker Barrel)			294 18.7 20.2 15.4 1 871	serving=103;piece=36	0	
168074	Country fried shrimp platter (Cracker Barrel)			287 12.6 21.4 16.8 0.3 1050	serving=149	1	
168075	Farm raised catfish platter (Cracker Barrel)			266 22.9 5.3 17.1 1.6 414	serving=178;piece=124	1	
167669	Steak fries (Cracker Barrel)			255 3.3 30.9 13.2 3.5 43	serving=198	1	
167670	Grilled sirloin steak (Cracker Barrel)			203 31.5 0 8.5 0 180	steak=151	1	
167671	Macaroni n' cheese plate, from kid's menu (Cracker Barrel)			192 6.5 15.6 11.5 0.7 374	serving=257;cup=149	0	
167672	French fries (Dennys)			282 3.4 35.2 14.1 3.5 44	serving=165	1	
168076	Mozzarella cheese sticks (Dennys)			324 13.6 27.2 17.9 1.6 1008	serving=228;piece=27	1	
168077	Golden fried shrimp (Dennys)			319 13.9 20.9 20 1.5 1400	serving=100;piece=16	1	
168078	Macaroni & cheese, from kid's menu (Dennys)			150 5.2 21.2 4.9 1.2 300	serving=180;cup=134	0	
168079	Chicken nuggets, star shaped, from kid's menu (Dennys)			377 16.3 13.6 28.6 0.8 644	serving=67;piece=16	0	
167673	Top sirloin steak (Dennys)			182 28.9 0.1 7.3 0 349	steak=107	1	
19-602	Lemon chicken		homemade	150 16.9 7.1 6.2 0 50		3.5	
167674	Lemon chicken (US)		restaurant chinese	252 11.9 20.6 13.6 1 252	serving=623;piece=24.3	4.5	
19-324	Sweet and sour chicken		takeaway	194 7.6 19.7 10 0 259		3.5	
168081	Sweet and sour chicken (US)		restaurant chinese	250 10.1 23.9 12.7 1 246	serving=706;piece=18.3	4.5	
19-321	Chow mein, chicken		takeaway	147 8.5 14.2 7.2 1.5 466	serving=350	2.5	
168083	Chicken chow mein		restaurant chinese	85 6.8 8.3 2.8 1 311	serving=604	4.5	
168084	Vegetable chow mein, without meat or noodles		restaurant chinese	43 1.3 5.7 1.7 1.2 344	serving=777;cup=195	2	
167677	Vegetable lo mein, without meat		restaurant chinese	121 4.8 20.2 2.4 1.3 430	serving=741;cup=136	2	
168085	Spaghetti with meat sauce (Olive Garden)			121 5.8 17.2 3.3 1.7 209	serving=525	1	
168086	Carrabba's Italian Grill, spaghetti with meat sauce			122 5.9 15.7 3.9 1.5 270	serving=537	2	
13-145	Ackee, canned		drained	151 2.9 0.8 15.2 0 240		4.5	
13-146	Agar, dried			16 1.3 81.1 1.2 81.1 110		4.5	
13-147	Agar, soaked and drained, dried			2 0.2 15 0.1 15 10		3.5	
14-870	Almonds, flaked and ground			612 21.1 14.3 55.8 7.4 14		3.5	
14-803	Almonds, toasted			579 21 16.8 52.5 10.9 3		4.5	
13-150	Amaranth leaves, boiled			16 3 0.3 0.3 0 11		4.5	
13-149	Amaranth leaves, raw			18 3.5 0.3 0.3 0 13		4.5	
14-001	Amla			58 0.5 13.7 0.1 0 5		6	
14-272	Apple juice concentrate, unsweetened, commerical			223 0.5 57.6 0.6 0 11		2.5	
14-331	Clear apple juice, ambient and chilled			37 0.1 9.7 0 0 3		3.5	
17-851	Apple sauce		homemade	79 0.3 21.6 0.2 1.4 2		3.5	
14-344	Cooking apples, baked with sugar		flesh only	69 0.2 19 0.4 1.9 1		3.5	
14-342	Cooking apples, baked without sugar		flesh only	47 0.2 13.4 0.4 2 1		3.5	
14-362	Cooking apples, peeled, raw		flesh only	37 0.3 10.6 0.3 1.7 2		3.5	
14-332	Cooking apples, stewed with sugar		flesh only	81 0.2 22.2 0.3 1.4 1		3.5	
14-320	Cooking apples, stewed without sugar		flesh only	40 0.2 11.4 0.3 1.7 1		3.5	
14-016	Eating apples, dried			238 2 69.8 0.5 9.7 16		4.5	
14-319	Eating apples, raw		flesh skin	51 0.6 12.8 0.5 1.2 1		4.5	
14-032	Apricots, stewed with sugar, dried			92 1.9 25 0.3 3 21		3.5	
14-033	Apricots, stewed without sugar, dried			77 2 21 0.3 3.2 22		3.5	
14-392	Apricots, semi-dried		ready eat	161 2.2 44.7 0.5 5.3 9		3.5	
14-027	Apricots, stewed with sugar			72 0.7 19.9 0.1 1.6 1		3.5	
14-029	Apricots, stewed without sugar			27 0.7 7.7 0.1 1.5 1		3.5	
13-152	Arrowhead, boiled			91 4.2 17.8 0.3 0 18		4.5	
13-151	Arrowhead, raw			107 5 21.5 0.3 0 22		4.5	
11-001	Arrowroot			355 0.4 94.1 0.1 0.1 5		6	
uk-artichoke-globe-base-of-leaves-and-heart-boi	Artichoke, globe, base of leaves and heart, boiled			18 2.9 2.7 0.2 0 15		2.5	
13-153	Artichoke, globe, raw			18 2.8 2.7 0.2 0 27		3.5	
13-156	Artichoke, jerusalem, boiled		flesh only	41 1.6 14.1 0.1 3.5 3		3.5	
13-639	Asparagus, grilled			25 3.5 3.6 0.4 1.6 3		4.5	
13-640	Asparagus, roasted in rapeseed oil			35 3.5 3.6 1.5 1.6 4		3.5	
13-669	Aubergine, roasted in rapeseed oil		flesh skin	62 2.1 10.3 3.8 5.1 2		3.5	
15-001	Aubergine, stuffed with lentils and vegetables			64 2 5.8 4.6 1.9 79		3.5	
15-662	Aubergine, stuffed with rice			86 1.9 18 2.1 2.1 7		3.5	
14-039	Avocado, fuerte		flesh only	189 2.1 5.3 19.3 3.4 9		3.5	
14-386	Avocado, hass		flesh only	171 1.8 4.9 17.4 3.1 7		3.5	
16-001	Ayr, raw			75 15.9 0 1.3 0 0		4.5	
uk-babaco-flesh-only	Babaco		flesh only	17 1.1 3.1 0.1 0 2		4.5	
11-970	Plain bagels			273 10 60.8 1.8 3 400	bagel=85	4.5	
13-578	Baked beans, canned in barbecue sauce			77 5.3 18.9 0.4 4.9 260		3.5	
13-532	Baked beans, canned in tomato sauce			81 5 19.9 0.5 4.9 261	tbsp=40;tin=415	3.5	
13-535	Baked beans, canned in tomato sauce, reduced sugar, reduced salt			75 5 18.4 0.5 4.9 190		0	
12-500	Baking fat and margarine (75-90% fat), hard block			688 0 0 76.4 0 600		3.5	
17-355	Baking powder			163 5.2 37.8 0 0 11800		4.5	
11-1029	Banana bread		homemade	331 4.4 55.3 12.4 1.4 171		3.5	
14-318	Bananas		flesh only	81 1.2 21.7 0.1 1.4 0		4.5	
11-1030	Bannocks, made with beremeal		homemade	266 9.3 57.8 1.7 1 111		2.5	
11-951	Bannocks, made with wheat flour		homemade	292 8.5 68.6 1.3 3.1 152		2.5	
uk-barcelona-nuts-kernel-only	Barcelona nuts		kernel only	639 10.9 5.2 64 0 3		4.5	
17-844	Barley water, diluted			18 0.1 4.7 0 0 3		3.5	
17-743	Barley water, undiluted			90 0.3 23.7 0 0 15		3.5	
11-003	Barley, pearl, boiled			120 2.7 27.6 0.6 0 1		3.5	
11-002	Barley, pearl, raw			360 7.9 83.6 1.7 0 3		3.5	
13-805	Basil, ground, dried			251 14.4 43.2 4 0 34		3.5	
13-804	Basil		fresh	40 3.1 5.1 0.8 0 9		4.5	
15-664	Bean loaf, mixed beans		homemade	148 6.6 19.4 7.2 4.3 5		2.5	
15-665	Beanburger, aduki, fried		rapeseed oil homemade	190 8.1 28.5 7.3 4.4 208		2.5	
15-666	Beanburger, butter bean, fried		rapeseed oil homemade	194 5.7 24.2 10.6 4 71		2.5	
15-667	Beanburger, red kidney bean, fried		rapeseed oil	202 6.2 26.5 10.7 4.8 71		3.5	
15-668	Beanburger, soya, fried		rapeseed oil	193 10.5 19.1 10.7 4.6 201		3.5	
13-042	Aduki beans, whole, dried, boiled			123 9.3 28 0.2 5.5 2		3.5	
13-041	Aduki beans, whole, dried, raw			272 19.9 61.2 0.5 11.1 5		3.5	
13-049	Balor beans, ends trimmed, raw			23 2.7 6.5 0.1 3.5 1		3.5	
13-063	Blackeye beans, whole, dried, boiled			116 8.8 23.4 0.7 3.5 5		3.5	
13-062	Blackeye beans, whole, dried, raw			311 23.5 62.3 1.6 8.2 16		3.5	
13-067	Broad beans, dried, raw			245 26.1 60.1 2.1 27.6 11		4.5	
13-648	Broad beans, whole, boiled			91 9 21.3 1 9 2		3.5	
13-064	Broad beans, whole, raw			59 5.7 13.3 1 6.1 1		3.5	
13-559	Butter beans, canned		re heated drained	77 5.9 17.6 0.5 4.6 0		3.5	
13-663	Butter beans, dried, boiled			105 8.1 28 1.1 11.2 0		4.5	
13-070	Butter beans, dried, raw			290 19.1 68.9 1.7 16 40		4.5	
13-666	Cannellini beans, canned		re heated drained	104 7.6 22.7 1.6 6.8 7		3.5	
13-670	Chick peas beans, canned		re heated drained	129 8.4 25.4 3 7.1 1		3.5	
uk-beans-chick-peas-kabuli-split-dried-boiled-i	Chick peas beans, kabuli, split, dried, boiled			114 7.7 17.4 2 0 5		2.5	
uk-beans-chick-peas-kabuli-split-dried-raw	Chick peas beans, kabuli, split, dried, raw			325 22.7 49.6 5.4 0 39		2.5	
13-662	Chick peas beans, kabuli, whole, dried, boiled			129 8.4 28.9 3 10.6 1		2.5	
13-074	Chick peas beans, kabuli, whole, dried, raw			320 21.3 60.3 5.4 10.7 39		2.5	
uk-beans-cluster-raw	Cluster beans, raw			23 2.6 3 0.1 0 1		4.5	
uk-beans-edamame-frozen-boiled-in-unsalted-wate	Edamame beans, frozen, boiled			142 12.2 12.4 7.6 5.9 5		4.5	
13-665	Haricot beans, canned		re heated drained	96 7.1 22.4 1 6.8 6		3.5	
13-087	Haricot beans, whole, dried, boiled			95 6.6 23.3 0.5 6.1 15		3.5	
13-086	Haricot beans, whole, dried, raw			286 21.4 66.7 1.6 17 43		3.5	
uk-beans-mung-dahl-dried-boiled-in-unsalted-wat	Mung beans, dahl, dried, boiled			92 7.8 15.3 0.4 0 2		3.5	
uk-beans-mung-dahl-dried-raw	Mung beans, dahl, dried, raw			291 26.8 46.3 1.1 0 12		3.5	
13-664	Mung beans, whole, dried, boiled			100 8.6 21.9 0.7 6.1 0		3.5	
13-096	Mung beans, whole, dried, raw			279 23.9 56.3 1.1 10 12		3.5	
uk-beans-papri-raw	Papri beans, raw			40 5.4 4.2 0.3 0 1		4.5	
uk-beans-pigeon-peas-dahl-dried-boiled-in-unsal	Pigeon peas beans, dahl, dried, boiled			118 8.7 21.2 0.5 0 14		3.5	
uk-beans-pigeon-peas-dahl-dried-raw	Pigeon peas beans, dahl, dried, raw			324 21.8 58.6 1.9 0 38		3.5	
uk-beans-pigeon-peas-whole-dried-boiled-in-unsa	Pigeon peas beans, whole, dried, boiled			117 8.5 21.2 0.5 0 14		3.5	
uk-beans-pigeon-peas-whole-dried-raw	Pigeon peas beans, whole, dried, raw			317 20 58.6 1.9 0 38		3.5	
uk-beans-pinto-dried-boiled-in-unsalted-water	Pinto beans, dried, boiled			137 8.9 23.9 0.7 0 1		4.5	
uk-beans-pinto-dried-raw	Pinto beans, dried, raw			327 21.1 57.1 1.6 0 10		4.5	
uk-beans-pinto-re-fried-beans	Pinto beans, re-fried beans			107 6.2 15.3 1.1 0 420		3.5	
13-660	Red kidney beans, canned in water		re heated drained	100 8.6 21.9 1 6.8 0		2.5	
13-659	Red kidney beans, dried, boiled			100 8.6 26.2 1 11.1 0		4.5	
13-109	Red kidney beans, dried, raw			266 22.1 59.8 1.4 15.7 18		4.5	
13-654	Runner beans, boiled			16 1.1 4.1 0.5 2.2 0		4.5	
13-112	Runner beans, raw			22 1.6 5.2 0.4 2 0		4.5	
13-116	Soya beans, dried, boiled			141 14 11.2 7.3 6.1 1		4.5	
13-115	Soya beans, dried, raw			370 35.9 31.5 18.6 15.7 5		4.5	
uk-beans-sword-raw	Sword beans, raw			41 2.5 7.2 0.3 0 29		4.5	
13-580	Beansprouts, mung, boiled			25 2.5 4.1 0.5 1.3 4		3.5	
13-426	Beansprouts, mung, raw			31 2.9 5.5 0.5 1.5 5		3.5	
13-567	Beansprouts, mung, fried		stir rapeseed oil	72 1.9 3.4 6.1 0.9 3		3.5	
17-506	Bitter beer, average (<4% ABV)			30 0.3 2.2 0 0 6	pint=568;can=440;halfpint=284	3.5	
17-208	Bitter beer, best, premium			33 0.3 2.2 0 0 8	pint=568;halfpint=284	2.5	
17-748	Bitter beer, strong (>5% ABV)			42 0.3 2.2 0 0 8	pint=568;halfpint=284	3.5	
13-633	Beetroot, cooked in unsalted water			53 1.6 14.2 0.3 2.6 52		3.5	
16-003	Bele, raw			67 15.3 0 0.7 0 0		4.5	
13-807	Betel leaves		fresh	61 6.4 8.6 0.1 0 7		4.5	
14-806	Betel nuts			339 5.2 56.7 10.2 0 76		6	
15-669	Aubergine and potato bhaji		homemade	135 1.8 14.8 8.8 1.4 6		3.5	
15-670	Aubergine bhaji, pea, potato and cauliflower		homemade	72 2.9 13.2 2.5 2.5 10		1.5	
15-673	Cabbage and pea bhaji, with rapeseed oil		homemade	180 3.4 14.5 14.5 4.8 11		2.5	
15-397	Cabbage and potato bhaji, with rapeseed oil		homemade	106 2.2 11.7 7 2.6 7		2.5	
15-675	Cabbage and potato bhaji, with fat		vegetable oil	108 2.7 13.7 6.8 4.1 7		3.5	
15-016	Cabbage and spinach bhaji			198 3.6 10.8 17.1 3 480		4.5	
15-671	Cabbage bhaji		homemade	77 2.8 11.2 4.5 4.4 8		3.5	
15-677	Carrot bhaji, potato and pea, with fat		vegetable oil homemade	128 2.1 17 7.9 4.1 17		1.5	
15-679	Cauliflower and potato bhaji		homemade	106 3.3 12.4 6.8 2.3 17		3.5	
15-680	Cauliflower and vegetable bhaji		homemade	117 3.1 8.6 9.1 2 89		3.5	
15-678	Cauliflower bhaji		homemade	211 2.9 7.7 20.1 2.2 19		3.5	
15-022	Cauliflower bhaji, potato and pea, with fat		vegetable oil	166 3.4 10.1 13.7 1.9 300		2.5	
15-024	Green bean bhaji			91 2.2 7.1 7.6 2.1 460		4.5	
15-026	Karela bhaji, with fat		vegetable oil homemade butter ghee	103 1.8 3.6 10.6 2.4 0		2.5	15-025
15-681	Mushroom bhaji		homemade	168 1.2 5.6 16.6 1.5 9		3.5	
uk-bhaji-mustard-leaves-and-spinach-homemade	Bhaji, mustard leaves and spinach		homemade	84 3.1 3.8 6.5 0 135		2.5	
uk-bhaji-mustard-leaves-homemade	Mustard leaves bhaji		homemade	85 3 4.6 6.3 0 90		3.5	
15-685	Okra bhaji, bangladeshi, with fat		vegetable oil homemade butter ghee	97 2.4 11 6.4 3.3 7		1.5	15-684
15-686	Okra bhaji, islami		homemade	201 4.6 14.8 17.1 5.9 75		2.5	
15-687	Pea bhaji		homemade	363 5 13.1 34.6 3.8 306		3.5	
uk-bhaji-potato-and-fenugreek-leaves-homemade	Bhaji, potato and fenugreek leaves		homemade	222 3.7 18.8 15.9 0 47		2.5	
15-689	Bhaji, potato and green pepper		homemade	134 1.5 14.3 9 1.6 3		2.5	
15-690	Potato and onion bhaji		homemade	162 2.1 19.3 10.1 2.6 92		3.5	
15-691	Potato bhaji, onion and mushroom		homemade	211 1.7 14.3 17.3 2.2 9		2.5	
15-040	Potato bhaji, spinach and cauliflower		homemade	169 2.2 8.5 15.1 1.4 37		2.5	
15-693	Potato bhaji, with fat		vegetable oil homemade butter ghee	161 2.2 18.7 10 2.1 4		2.5	15-692
15-695	Spinach and potato bhaji		homemade	192 3.6 15.8 14.1 2.4 102		3.5	
15-694	Spinach bhaji		homemade	83 3.3 4.9 6.9 2.4 213		3.5	
15-697	Turnip and onion bhaji		homemade	126 1.2 9.3 10.6 2.2 11		3.5	
15-696	Turnip bhaji		homemade	179 1.3 9.1 16.4 2.6 17		3.5	
15-048	Vegetable bhaji, punjabi, with fat		oil	120 3.5 11.4 8.6 3.2 390		2.5	
15-699	Vegetable bhaji, with rapeseed oil		homemade	213 1.8 12.5 18.5 2.4 16		2.5	
17-356	Bicarbonate of soda			0 0 0 0 0 27380		6	
11-799	Digestive biscuits, plain			463 6.2 69.4 21.3 3.8 561	piece=15	3.5	
11-803	Digestive biscuits, with oats, plain			480 6.4 73.6 22.9 7.2 328		2.5	
11-798	Ginger nuts biscuits			443 4.8 77.5 15.7 2.2 429	piece=10	4.5	
11-952	Gingernut biscuits		homemade	459 4.5 72.1 19.8 2.1 626		3.5	
11-808	Biscuits, iced			406 4.8 77.7 10.8 0.6 274		4.5	
11-804	Jam filled biscuits			428 5.2 75.2 14.4 1.2 164		4.5	
11-1035	Melting moments biscuits		homemade	564 3.4 59 37.1 1.2 335		3.5	
11-1032	Plain biscuits		homemade	471 6.2 68 22.1 2 201		3.5	
11-801	Plain biscuits, reduced fat			432 6.6 80.1 13.5 4.4 471		2	
11-797	Semi-sweet biscuits			444 6.4 78.1 15.1 2.7 358		4.5	
11-796	Short biscuits, sweet			479 5.6 73.9 20.9 2.2 403		3.5	
11-1034	Wholemeal biscuits		homemade	369 12.7 75.8 7.5 9.2 69		3.5	
uk-black-gram-chilki-urad-dahl-dried-split-boil	Black gram, chilki urad dahl, split, dried, boiled			90 8 13.6 0.4 0 13		2.5	
uk-black-gram-chilki-urad-dahl-split-dried-raw	Black gram, chilki urad dahl, split, dried, raw			287 26 42.5 1.4 0 40		2.5	
uk-black-gram-duhli-urad-dahl-split-dried-boile	Black gram, duhli urad dahl, split, dried, boiled			96 8.1 15.1 0.4 0 13		2.5	
uk-black-gram-duhli-urad-dahl-split-dried-raw	Black gram, duhli urad dahl, split, dried, raw			298 27.2 44 1.4 0 40		2.5	
uk-black-gram-urad-gram-whole-dried-boiled-in-u	Black gram, urad gram, whole, dried, boiled			89 7.8 13.6 0.4 0 13		2.5	
uk-black-gram-urad-gram-whole-dried-raw	Black gram, urad gram, whole, dried, raw			275 24.9 40.8 1.4 0 40		2.5	
14-049	Blackberries, stewed with sugar			56 0.7 16.2 0.2 2.4 1		3.5	
14-050	Blackberries, stewed without sugar			21 0.8 7 0.2 2.6 1		3.5	
14-349	Blackberry and apple, stewed with sugar			63 0.4 17.6 0.2 1.8 2		3.5	
14-364	Blackberry and apple, stewed without sugar			28 0.5 8.3 0.2 1.9 2		3.5	
17-845	Blackcurrant juice drink/squash, diluted			27 0 7.2 0 0 2		3.5	
17-737	Blackcurrant juice drink/squash, undiluted			204 0.1 54.2 0 0 16		3.5	
14-053	Blackcurrants, raw			28 0.9 10.2 0 3.6 3		4.5	
14-054	Blackcurrants, stewed with sugar			58 0.7 17.8 0 2.8 2		3.5	
14-055	Blackcurrants, stewed without sugar			24 0.8 8.7 0 3.1 2		3.5	
12-557	Blancmange		homemade	96 3.3 18.1 1.6 0 41		3.5	
14-325	Blueberries			40 0.9 10.6 0.2 1.5 2		6	
17-764	Bombay mix			503 18.8 43.9 32.9 8.8 640		6	
17-766	Bounty bar and own brand equivalents			480 3.7 64.2 26.3 3.2 180		6	
11-1036	Brandy snaps		homemade	489 2.8 73.3 22.5 1.2 272		3.5	
11-1144	Brown bread rolls, crusty			255 10.3 53.9 2.8 3.5 380		3.5	
11-983	Brown bread rolls, soft			236 9.9 49.1 3.2 4.3 380		3.5	
11-984	Malted wheat bread rolls			238 10 47.1 4.2 4.4 370		4.5	
11-985	White bread rolls, crusty			262 9.2 57.8 2.2 2.9 400		3.5	
11-1006	White bread rolls, soft			254 9.3 54.1 2.6 2.6 400		3.5	
11-986	Wholemeal bread rolls			244 10.4 51.6 3.3 5.5 380		4.5	
11-971	Brown bread			207 7.9 47.1 2 5 400	slice=36	6	
11-1136	Brown bread, toasted			266 10.1 60.4 2.6 6.4 513		4.5	
11-937	Garlic and herb bread		retail	348 7 47.8 16.7 2.7 476		3.5	
11-462	Malt bread, fruited			295 7.8 68.4 2.3 3.5 246		3.5	
11-972	Malted wheat bread			237 9.6 52.7 2.3 5.3 400		4.5	
11-910	Naan bread, peshwari naan		takeaway retail	251 7.6 45.4 7.9 5.6 390		2.5	
uk-bread-seeded	Seeded bread			270 9.9 50 7.4 6.2 360	slice=44	4.5	
11-1117	Soda bread, made with white flour		homemade	261 7.6 60 1.6 2.7 150		2.5	
11-975	Wheatgerm bread			220 11.1 45.2 3.1 5.7 390		4.5	
11-923	White bread, crusty bloomer, unsliced, large		fresh	247 9.2 55.1 1.6 2.8 400		1.5	
11-976	White bread, Danish style			228 9.1 47.6 2.7 3.1 400		3.5	
11-977	White bread, farmhouse or split tin			241 9 52.8 2 2.9 400		3.5	
11-979	White bread, premium			230 8.3 49.8 2.3 2.8 400		3.5	
11-980	White bread, sliced			219 7.9 48.6 1.6 2.5 400	slice=36	3.5	
11-1137	White bread, sliced, fried		rapeseed oil	498 8.1 49.3 32.2 2.5 406		3.5	
11-1003	White bread, 'with added fibre'			224 8.7 49.9 2.2 4.8 370		3.5	
11-1004	White bread, 'with added fibre', toasted			266 10.4 59.4 2.6 5.7 440		3.5	
11-982	Wholemeal bread, toasted			255 11.2 57.4 2.9 8.2 470	slice=31	4.5	
13-167	Breadfruit, raw			95 1.3 23.1 0.3 0 1		4.5	
uk-breadnut-seeds-dried	Breadnut seeds, dried			367 8.6 88.7 1.7 14.9 53		4.5	
11-826	Breadsticks, plain			389 10.9 76.6 8.1 3.7 817		3.5	
11-763	Bran flakes		breakfast cereal fortified	333 9.6 86.7 2.2 13.4 360	bowl=30	4.5	
11-767	Bran type cereal		breakfast fortified	267 12.4 74.3 3.4 24.6 360		4.5	
11-742	Cornflakes		breakfast cereal fortified unfortified	376 7.1 93.5 0.8 2.6 450	bowl=30	4.5	11-745
uk-breakfast-cereal-cornflakes-frosted-fortifie	Cornflakes, frosted		breakfast cereal fortified	350 4.7 89 0.5 2 300		3.5	
11-938	Crunchy clusters type, without nuts		breakfast cereal unfortified	399 7.2 78.2 11.6 7.2 41		3.5	
11-939	Crunchy/crispy muesli type cereal, with nuts		breakfast unfortified	450 8.4 69.8 20.5 7.9 138		3.5	
11-779	Fruit and fibre type		breakfast cereal fortified	348 8 78.9 5.8 8.6 350		4.5	
11-792	Instant hot oat cereal, plain, raw		breakfast fortified	352 11 73.1 7.3 8.5 5		2	
11-760	Malted flake		breakfast cereal fortified	373 11.8 86.4 1.4 3 380		4.5	
11-761	Malted wheat cereal		breakfast fortified	339 8.7 84.3 2.3 8.6 250		4.5	
uk-breakfast-cereal-multigrain-hoops-fortified	Multigrain hoops cereal		breakfast fortified	368 7.9 86.4 3.8 5.7 330		4.5	
11-756	Puffed wheat		breakfast cereal unfortified	341 13.2 79.8 2 7.8 2		4.5	
11-750	Rice cereal, toasted/crisp		breakfast fortified	374 5.7 91.9 1 0.7 370	bowl=30	3.5	
11-754	Ricicles, kellogg's		breakfast cereal	377 3.8 95.7 0.4 0.3 460		3.5	
11-777	Shredded wheat type with fruit		breakfast cereal unfortified	326 8.4 82.8 1.7 8.8 21		4.5	
11-775	Shredded wheat type		breakfast cereal unfortified	333 10.9 83.4 2.5 12.2 4	piece=22	4.5	
11-773	Wheat biscuits, Weetabix type		breakfast cereal fortified unfortified	332 10.5 82.4 1.9 9.7 260	piece=19	3.5	11-774
13-583	Broccoli, green, boiled	Broccoli, green, steamed	salted	28 3.3 5.6 0.5 2.8 150		3.5	13-503;13-504
13-502	Broccoli, green, raw			34 4.3 7.2 0.6 4 9		3.5	
13-176	Broccoli, purple sprouting, boiled			19 2.1 3.6 0.6 2.3 6		3.5	
13-174	Broccoli, purple sprouting, raw			35 3.9 6.1 1.1 3.5 10		3.5	
17-706	Brown fruity sauce			98 1.2 22.9 0.1 0.7 510		6	
17-678	Reduced salt/sugar brown sauce			88 0.7 20.7 0.1 0.7 390		3	
15-704	Bubble and squeak, fried		rapeseed oil homemade sunflower	126 1.7 12 9 1.9 3		3.5	15-703
13-581	Cabbage, boiled			17 1.1 5 0.2 2.2 5		6	
13-582	Cabbage, raw			26 1.8 7.9 0.2 3.5 7		6	
15-705	Red cabbage, cooked with apple			57 0.9 8 2.6 0.1 30		3.5	
13-584	White cabbage, boiled			16 0.8 5.3 0.1 2.1 5		4.5	
11-916	Cake rusks			452 8.7 57.3 23.1 1.6 359		6	
11-835	Battenberg cake		retail	354 4.4 67.4 9.9 1.5 137		3.5	
11-836	Carrot cake, iced		retail	374 4.2 48.7 20.2 1.9 220		3.5	
11-1041	Carrot cake, with topping		homemade	346 4 39.2 21.1 1.5 214		2.5	
11-1044	Cherry cake		homemade	398 5 67.7 14.4 1.2 227		3.5	
11-1005	Fruit cake, rich		homemade	349 4 63 11.1 1.5 133		2.5	
11-991	Fruit cake, rich, iced		homemade	355 3.7 68.3 9.6 1.3 98		2.5	
11-1072	Fruit cake, wholemeal		homemade	366 5.8 54.8 14.1 2.4 240		2.5	
11-1090	Lardy cake		homemade	369 6.7 56 15.7 2.3 18		3.5	
11-833	Loaf cake		retail	323 3.3 57.6 11 1.4 366		3.5	
11-957	Sponge cake, fatless		homemade	292 9.9 55.1 5.6 1.2 91		2.5	
11-832	Sponge cake, soft iced		retail	368 4.8 56.3 15.8 1.3 251		2.5	
11-1125	Swiss roll cake		homemade	286 7.4 59.2 4.2 0.8 75		3.5	
11-840	Cakes from 'healthy eating' ranges			257 3.3 61.4 2.5 2.6 70		6	
11-990	Cakes, crispie		homemade	460 5.5 75.8 18 2.1 169		2.5	
11-839	Cakes, fancy iced, individual		retail	381 3.3 58.7 16.8 1.1 275		1.5	
15-706	Callaloo and cho cho		homemade	77 1.9 4.2 6.6 1.6 119		3.5	
15-707	Callaloo and okra		homemade	73 1.8 3.8 6.4 1.6 98		3.5	
15-708	Cannelloni, spinach		homemade	140 5.2 16.2 6.9 0.8 74		2.5	
15-709	Cannelloni, vegetable		homemade	155 4.9 16.2 8.5 0.7 65		2.5	
13-498	Carrots, microwaved		old	32 0.6 10.3 0.2 2.8 44		4.5	
13-449	Carrots, young, boiled			22 0.6 6.7 0.4 2.3 23		3.5	
13-565	Carrots, young, canned in water		re heated drained	20 0.5 6.8 0.3 2.6 0		1.5	
13-448	Carrots, young, raw			30 0.7 8.4 0.5 2.4 40		3.5	
uk-cashew-fruit-flesh-only	Cashew fruit		flesh only	33 0.9 6.8 0.4 0 7		4.5	
14-811	Plain cashew nuts		kernel only	573 17.7 21.3 48.2 3.2 15		4.5	
14-812	Roasted and salted cashew nuts		kernel only	611 20.5 23.1 50.9 4.3 290		4.5	
13-209	Cassava, baked			155 0.7 41.8 0.2 1.7 5		4.5	
13-212	Cassava, frozen, raw			140 0.6 37.9 0.2 1.6 9		4.5	
13-208	Cassava, raw			142 0.6 38.4 0.2 1.6 5		4.5	
15-712	Casserole, bean and mixed vegetable		homemade	42 2.7 8.5 0.7 1.9 58		2.5	
15-713	Casserole, bean and root vegetable		homemade	48 3 10.2 0.6 1.8 34		2.5	
15-714	Casserole, sweet potato and green banana		homemade	181 1.2 32.8 6.5 1.6 79		2.5	
15-638	Vegetable casserole		homemade	52 2.1 13 0.4 2.4 36		3.5	
15-718	Cauliflower with onions and chilli pepper		homemade	55 1.8 6.6 3.4 2 7		3.5	
13-585	Celeriac, boiled			15 0.9 5.1 0.5 3.2 79		4.5	
uk-chapatis-made-with-fat-retail	Chapatis, made with fat		retail	328 8.1 48.3 12.8 0 300		1	
11-459	Chapatis, made without fat			202 7.3 43.7 1 0 120		3.5	
13-224	Chard, Swiss, boiled			20 1.9 3.2 0.1 0 180		3.5	
11-1043	Chelsea buns		homemade	361 7.8 59.4 12.5 1.6 139		3.5	
14-335	Glace cherries			294 0.4 79 0 0.9 27		4.5	
14-063	Stewed with sugar cherries			82 0.7 21.7 0.1 0.7 0		4.5	
14-065	Stewed without sugar cherries			42 0.8 10.9 0.1 0.8 0		4.5	
uk-cherries-west-indian-flesh-only	West Indian cherries		flesh only	24 0.4 5 0.4 0 5		4.5	
13-811	Chervil, dried			237 23.2 37.8 3.9 0 83		4.5	
14-815	Chestnuts, dried			319 3.7 76.7 5.1 7.7 21		4.5	
14-813	Chestnuts, raw		kernel only	170 2 40.7 2.7 4.1 11		4.5	
17-782	Chevda/chevra/chewra		homemade	487 18.6 39.7 31.8 4.2 114		3.5	
13-586	Chicory, pale variety, boiled			7 0.6 3.2 0.3 1.1 1		3.5	
13-225	Chicory, pale variety, raw			11 0.5 3.7 0.6 0.9 1		3.5	
19-478	Chilli con carne		homemade	120 9.2 5.5 7.5 1.1 101	serving=220	3.5	
19-208	Chilli con carne (shop-bought)		retail reheated	96 7.7 8.5 4.3 1.4 310		3.5	
19-527	Chilli con carne, with rice		retail reheated	116 5.8 18.9 2.7 0.8 188	serving=400	2.5	
17-719	Chilli sauce			40 1.3 9.5 0.8 2.2 1250		6	
uk-chilli-bean-and-lentil-homemade	Chilli, bean and lentil		homemade	92 5.3 13.2 2.5 0 41		2.5	
15-720	Chilli, Quorn		homemade	83 5.3 9.5 3.6 2.6 101		2.5	
15-640	Chilli, vegetable		homemade	49 2.5 11.2 0.8 2.6 127		2.5	
13-887	Chives		fresh	27 3.3 4.4 0.7 2.5 3		4.5	
15-721	Cho cho fritters, fried		rapeseed oil homemade	192 4.7 17.3 12.4 0.7 49		3.5	
13-228	Cho cho, boiled			14 0.5 3.8 0.1 0.9 4		4.5	
13-227	Cho cho, raw			17 0.7 4.8 0.1 1.1 5		4.5	
11-1050	Choux buns		homemade	395 5.3 18.7 34.1 0.8 122		3.5	
17-784	Apple chutney		homemade	190 0.8 49.9 0.2 0.7 11		3.5	
17-343	Mango chutney, sweet			189 0.7 48.3 0.1 0 1300		3.5	
17-345	Tomato chutney			128 1.2 32.4 0.2 1.4 410		4.5	
17-785	Tomato chutney (homemade)			166 1 42.1 0.2 1.3 8		3.5	
17-222	Dry cider			36 0 2.6 0 0 7	pint=568;halfpint=284;bottle=500	4.5	
17-223	Low alcohol cider			17 0 3.6 0 0 3		3	
17-822	Strong cider			68 0 7.3 0 0 2	pint=568;can=440	4.5	
17-224	Sweet cider			42 0 4.3 0 0 7	pint=568;halfpint=284;bottle=500	4.5	
14-326	Citrus fruit, soft/easy peelers		flesh only	41 0.7 11.1 0.2 1.5 1		3.5	
15-722	Coco fritters, fried		rapeseed oil homemade	322 4.7 28 22.5 1.9 213		3.5	
12-545	Cocoa powder			312 18.5 23.6 21.7 12.1 0		4.5	
17-786	Coconut ice		homemade	369 1.8 69.7 12.3 2.6 17		3.5	
14-873	Coconut, desiccated			604 5.6 20.1 62 13.7 28		3.5	
17-163	Coffee and chicory essence, with water			9 0.1 2.4 0 0 3		3.5	
17-632	Cappuccino, latte		coffee	27 2 3.2 0.8 0 25	medium=300	3.5	
17-153	Strong coffee		infusion	2 0.2 0.3 0 0 1		4.5	
17-154	Weak coffee		infusion	2 0.2 0.3 0 0 0		4.5	
17-159	Coffee, instant, made up with water			0 0 0 0 0 0		1	
17-594	Irish coffee			125 0.4 2.7 8.8 0 4		4.5	
17-158	Powder coffee, instant			75 14.6 4.5 0 0 81		2	
12-546	Coffeemate, whitener powder			534 2.1 57.3 34.5 0 400		2	
13-229	Cole leaves, dried, boiled			19 1.7 3.3 0.8 2.1 85		4.5	
15-635	Coleslaw, not low calorie		retail	173 0.8 7.2 16.3 1.2 296		1	
15-636	Coleslaw, with reduced calorie dressing		retail	110 0.9 8.1 9.1 1.6 197		1	
15-723	Coo-coo		homemade	99 2.4 18.4 1.8 0.7 9		3.5	
12-501	Cooking fat, compound, not polyunsaturated			900 0 0 100 0 0		2.5	
13-818	Coriander leaves, dried			279 21.8 41.7 4.8 0 210		4.5	
13-817	Coriander leaves		fresh	18 2.1 4 0.5 2.8 46		4.5	
15-724	Corn fritters, fried		rapeseed oil homemade	287 5.8 35.4 15.2 2.5 144		3.5	
15-725	Corn pudding		homemade	78 4.7 10.5 2.9 1.6 43		3.5	
17-645	Corn snacks			526 6 62.1 30.4 1.3 909		6	
11-011	Cornmeal, sifted			368 9.4 75.3 3.3 2.2 0		3.5	
13-668	Courgette, dried			280 23.3 50.2 3.6 9 0		4.5	
13-629	Courgette, roasted in rapeseed oil			39 2 4.4 1.9 0.8 0		3.5	
11-901	Couscous, plain, raw			364 12 82.9 2.1 3.7 4		3.5	
11-1134	Wholemeal crackers		homemade	421 9.8 82.1 10.5 5.4 161		3.5	
14-073	Cranberries			15 0.4 6.4 0.1 3 2		6	
17-744	Cranberry fruit juice drink			45 0 12.1 0 0 0		6	
uk-cr-me-caramel-homemade	Cr√®me caramel		homemade	157 5.1 28.7 3.3 0 64		3.5	
12-397	Creme caramel		retail	104 3 20.6 1.6 0 70		3.5	
12-335	Creme fraiche, full fat			378 2.2 2.4 40 0 22		3.5	
11-1055	Apple crumble		homemade	201 1.7 35.8 6.4 0.8 64	serving=170	3.5	
11-1056	Fruit crumble		homemade retail	195 2 36.2 6.4 1.7 65		3.5	11-1020
11-994	Fruit crumble, wholemeal		homemade	198 2.5 35.3 7.3 2.6 63		2.5	
15-729	Vegetable crumble, with tinned tomatoes		homemade	174 3.1 21.9 9.6 1.8 69		2.5	
15-730	Vegetable crumble, with tinned tomatoes, wholemeal		homemade	170 3.6 20.9 9.7 2.8 69		1.5	
15-727	Vegetable crumble, with white sauce		homemade	165 4.9 21.5 7.9 1.9 82		2.5	
15-728	Vegetable crumble, with white sauce, wholemeal		homemade	171 5.4 23.2 7.9 2.4 148		1.5	
11-1057	Crumble, with pie filling		homemade	207 1.9 37.9 6.6 0.7 96		2.5	
11-989	Crumpets, toasted			207 6.9 48.5 1 3.1 1029	crumpet=55	4.5	
13-649	Curly kale, boiled			26 2.7 4.5 1.3 3.5 6		4.5	
13-234	Curly kale, raw			33 3.4 4.5 1.6 3.1 43		4.5	
11-1009	Currant buns		retail	280 8 55.5 5.6 2.9 230		3.5	
11-948	Currant buns, toasted			311 8.9 61.6 6.2 3.2 260		4.5	
14-074	Currants			267 2.3 69.7 0.4 1.9 14		6	
13-821	Curry leaves		fresh	97 7.9 13.3 1.3 0 0		4.5	
17-297	Curry paste			253 4.7 18.1 21.3 6.8 1520		6	
13-876	Curry powder			233 9.5 49.1 10.8 23 450		4.5	
13-823	Curry powder, mixed flavours			316 13 34.7 13.9 0 400		2	
15-731	Almond curry		homemade	328 5.7 5.2 33.4 1.9 51		3.5	
15-627	Bhindi subji curry		homemade	71 2.9 12.1 4.6 7.2 437		3.5	
uk-curry-black-gram-whole-and-red-kidney-bean-h	Black gram curry, whole and red kidney bean		homemade	94 4.5 8.4 5 0 26		2.5	
uk-curry-black-gram-whole-bengali-homemade	Black gram curry, whole, bengali		homemade	76 4.4 8.5 2.8 0 33		1.5	
uk-curry-black-gram-whole-gujerati-homemade	Black gram curry, whole, gujerati		homemade	154 8.4 15.3 6.7 0 71		1.5	
15-738	Black-eye bean curry		homemade	139 8.1 21.2 4.4 2.8 23		3.5	
15-095	Black-eye bean curry, punjabi		homemade	111 6 16.1 4 2.4 0		2.5	
15-739	Bombay potato curry		homemade	118 1.8 15.7 6.7 1.9 16		3.5	
15-740	Cabbage curry, masala		homemade	83 1.7 11.3 4.9 3.2 25		2.5	
15-741	Cauliflower and potato curry		homemade	60 2.6 8.8 2 2.1 13		3.5	
uk-curry-chick-pea-dahl-and-spinach-with-vegeta	Curry, chick pea dahl and spinach, with fat		vegetable oil homemade	201 6.3 12.8 14.2 0 44		1.5	
uk-curry-chick-pea-dhal-homemade	Chick pea dhal curry		homemade	152 7.9 17.8 6.1 0 32		3.5	
15-748	Chick pea curry, UK type		homemade	109 5.9 17.6 3.5 3.3 12		2.5	
15-745	Chick pea curry, whole and potato		homemade	119 5.9 15 5.4 2.4 17		2.5	
15-747	Chick pea curry, whole and tomato, gujerati, with fat		vegetable oil homemade butter ghee	238 7.7 24.3 14.7 4.2 15		0.5	15-746
15-108	Chick pea curry, whole and tomato, punjabi, with fat		vegetable oil homemade	112 5.6 15.3 4.9 2.9 0		0.5	
15-744	Chick pea curry, whole, gujerati type		homemade	183 9.7 26.5 7.6 4.7 43		1.5	
15-749	Courgette and potato curry		homemade	96 1.8 10.8 5.9 1.2 2		3.5	
uk-curry-dudhi-kofta-homemade	Dudhi curry, kofta		homemade	111 2.6 9.3 6.9 0 4		2.5	
15-755	Green bean curry, masala		homemade	130 1.7 7.5 12.5 3.1 14		2.5	
15-756	Karela curry		homemade	111 1.6 5.8 9.7 1.2 2		3.5	
uk-curry-lentil-red-masoor-dahl-and-mung-bean-d	Lentil curry, red/masoor dahl and mung bean dahl		homemade	116 4.8 10.1 6.7 0 18		2.5	
15-758	Lentil curry, red/masoor dahl and tomato, punjabi		homemade	93 3.2 9.8 5.5 1.3 18		1.5	
15-760	Lentil curry, red/masoor dahl and tomato, with fat		vegetable oil homemade	113 4.3 11.6 6.3 1 13		1.5	
15-761	Lentil curry, red/masoor dahl and vegetable, UK type		homemade	112 5.7 16.6 3.8 1.8 12		1.5	
15-125	Lentil curry, red/masoor dahl, mung bean dahl and tomato		homemade	92 4.4 11.3 4.3 1.6 0		1.5	
15-762	Lentil curry, red/masoor dahl, punjabi		homemade	141 7.2 21.3 4.6 2 55		1.5	
15-764	Lentil curry, red/masoor dahl, with fat		vegetable oil homemade	173 7.6 21.1 7.9 1.9 20		1.5	
15-765	Lentil curry, whole/masoor, gujerati		homemade	137 6.5 18.6 5.3 1.6 56		1.5	
15-766	Lentil curry, whole/masoor, punjabi		homemade	148 5.7 15.2 8.3 1.3 26		1.5	
uk-curry-mung-bean-dahl-and-spinach-homemade	Curry, mung bean dahl and spinach		homemade	102 7.8 12.3 2.9 0 153		2.5	
15-132	Curry, mung bean dahl and tomato		homemade	95 5.6 13.8 3.6 2.6 0		2.5	
uk-curry-mung-bean-dahl-bengali-homemade	Mung bean dahl curry, bengali		homemade	74 4.2 7.4 3.4 0 43		2.5	
uk-curry-mung-bean-whole-and-turnip-leaves-home	Mung bean curry, whole and turnip leaves		homemade	169 4.4 6.2 14.4 0 99		2.5	
15-771	Mung bean curry, whole, gujerati		homemade	126 6 15.9 5.9 2.7 6		1.5	
15-490	Mung bean curry, whole, punjabi		homemade	74 4.2 10.7 2.8 1.9 231		1.5	
15-776	Pea and potato curry		homemade	147 2.5 13 11 2.8 26		3.5	
15-781	Potato and pea curry		homemade	92 2.7 16.1 3.7 3.1 30		3.5	
15-777	Curry, pigeon pea dahl and tomato		homemade	56 2.3 8.4 2.2 1.1 10		2.5	
15-778	Curry, pigeon pea dahl with tomatoes and peanuts		homemade	121 6.9 19.9 3.3 3 11		2.5	
15-780	Pigeon pea dahl curry, with fat		vegetable oil homemade	116 4.6 15.6 5.5 2.1 22		2.5	
15-782	Potato curry, gujerati		homemade	94 1.5 13.2 5.4 1.4 22		2.5	
15-783	Potato curry, punjabi		homemade	94 1.8 15.8 4 2 49		2.5	
15-784	Curry, red kidney and mung bean, whole		homemade	153 3.9 9.7 12.1 2.1 37		1.5	
15-785	Red kidney bean curry, gujerati		homemade	107 4 12.5 6.1 2.8 4		2.5	
15-146	Red kidney bean curry, punjabi		homemade	106 4.7 13.9 5.6 3.8 0		2.5	
15-787	Spinach and potato curry, masala		homemade	110 2.2 9.1 8.2 1.7 35		2.5	
15-634	Thai curry, stir-fry vegetable		takeaway restaurant	101 3.8 6.4 8.2 3.1 570		2.5	
uk-curry-tinda-gourd-and-potato-homemade	Curry, tinda gourd and potato		homemade	74 1.6 8.5 3.9 0 43		2.5	
uk-curry-vegetable-frozen-mixed-vegetables-home	Vegetable curry, frozen mixed vegetables		homemade	90 2.5 7.2 6.1 0 25		2.5	
15-790	Vegetable curry, in sweet sauce, UK type		homemade	51 1.3 8.6 2.1 1.3 9		1.5	
15-791	Vegetable curry, islami		homemade	81 2.2 10.2 4.6 1.8 27		2.5	
15-792	Vegetable curry, pakistani		homemade	64 2.3 11.4 2.6 2.2 23		2.5	
15-619	Vegetable curry, without rice, cooked		ready meal	94 2.1 10.2 6 1.8 200		2.5	
15-793	Vegetable curry, west Indian		homemade	60 2.4 7.2 4 3.1 54		2.5	
uk-curry-vegetable-with-yogurt-uk-type-homemade	Vegetable curry, with yogurt, UK type		homemade	64 2.2 4.7 4 0 15		1.5	
uk-custard-apple-bullock-s-heart-flesh-only	Custard apple/Bullock's heart		flesh only	70 1.5 16.1 0.4 0 5		4.5	
11-1138	Custard powder			354 0.6 92.1 0.7 0.1 378		4.5	
12-572	Confectioners' custard			153 6.6 25.1 3.8 0.3 74		4.5	
12-543	Ready to eat custard, canned and tetra-pak			98 2.7 16.3 2.9 0 41	serving=120	3.5	
13-484	Dahl, mixed		homemade	60 4.9 12.2 0.7 3.1 237		2.5	
uk-dal-dhokari-homemade	Dal Dhokari		homemade	123 5.6 19.2 3.3 0 342		3.5	
14-077	Damsons, raw		flesh skin	38 0.5 11.4 0 1.8 2		4.5	
14-079	Damsons, stewed with sugar			74 0.4 20.8 0 1.5 1		3.5	
14-081	Damsons, stewed without sugar			34 0.5 10.3 0 1.6 1		3.5	
14-394	Dates, dried		flesh skin	235 2.4 66.2 0.6 7.5 11		4.5	
14-083	Dates, raw		flesh skin	124 1.5 33.1 0.1 1.8 7		4.5	
19-576	Devilled kidneys		homemade	129 13.7 1.7 7.7 0.3 189		3.5	
13-824	Dill		fresh	25 3.7 3.4 0.8 2.5 26		4.5	
15-513	Dosa, filling, vegetable		homemade	97 1.8 11.7 6.3 1.5 446		1.5	
11-850	Ring doughnuts, iced			413 5.8 45 25.7 2.7 326	doughnut=65	4.5	
11-849	Doughnuts, with jam			321 5.4 50.1 13.1 1.7 404	doughnut=75	3.5	
17-509	French dressing			335 0.3 12.2 32.2 0.5 600		4.5	
17-787	French dressing (homemade)			680 0.1 0.2 74.9 0 1		3.5	
17-716	French dressing, fat free			33 0.1 9.2 0 0.5 1190		2	
17-788	Oil and lemon dressing		homemade	652 0.1 3.5 72.4 0.1 0		3.5	
17-789	Yogurt dressing		homemade	72 5.3 7.2 2.7 0.1 73		3.5	
14-087	Dried mixed fruit			268 2.3 70.3 0.4 2.2 48		6	
13-237	Drumstick leaves, boiled			70 6.6 11.2 1 0 9		4.5	
13-236	Drumstick leaves, raw			72 7.4 9.2 1.5 0 4		4.5	
13-239	Drumstick pods, boiled			36 2.1 6.1 0.2 0 43		4.5	
13-238	Drumstick pods, raw			37 2.1 7.2 0.2 0 42		4.5	
11-962	Dumplings		homemade	211 2.7 26.6 11.7 1.2 138		3.5	
uk-durian-flesh-only	Durian		flesh only	136 2.4 28.4 1.4 0 1		4.5	
11-838	Eccles cakes		retail	365 4.4 52.4 18.3 3.6 221		3.5	
uk-elderberries-whole-fruit	Elderberries, whole fruit			35 0.7 7.4 0.5 0 1		3.5	
13-240	Endive, raw			13 1.8 3 0.2 2 10		4.5	
17-672	Carbonated energy drink			42 0 11.1 0 0 60		4.5	
15-795	Falafel, fried		rapeseed oil homemade	183 6.4 19.4 11.2 3.5 67		3.5	
12-497	Low fat (26-39%) fat spread, not polyunsaturated, including dairy type			354 0.2 0.7 39 0 692		1	
12-498	Low fat (26-39%) fat spread, not polyunsaturated, with olive oil			353 0.1 0.5 38.9 0 488		1	
12-499	Low fat (26-39%) fat spread, polyunsaturated			339 0 1.8 36.9 0 482		2	
12-504	Reduced fat (41-62%) fat spread, not polyunsaturated			552 0.4 1.3 60.6 0 689		2	12-503
12-505	Reduced fat (41-62%) fat spread, not polyunsaturated, with olive oil			537 0.2 1.1 59.1 0 551		1	
12-506	Reduced fat (62-75%) fat spread, not polyunsaturated			660 0.3 0 73.2 0 747		2	17-710
uk-feijoa-flesh-only	Feijoa		flesh only	47 0.9 10.3 0.5 0 3		4.5	
13-542	Fennel, florence, boiled			11 0.9 3.8 0.2 2.3 11		3.5	
13-241	Fennel, florence, raw			12 0.9 4.2 0.2 2.4 11		3.5	
13-243	Fenugreek leaves, raw			35 4.6 4.8 0.2 0 76		4.5	
11-805	Fig Rolls			363 4.2 70.7 10.6 3.9 273		6	
14-093	Figs, stewed with sugar, dried			143 1.9 38.2 0.8 3.9 32		3.5	14-094
14-395	Figs, semi-dried		ready eat	186 3.1 53.3 1.2 10 111		3.5	
14-092	Figs, whole fruit, dried			227 3.6 60.4 1.6 7.5 62		3.5	
14-091	Figs, whole green fruit, raw			43 1.3 11 0.3 1.5 3		3.5	
11-1066	Flan case, pastry		homemade	527 7 61.2 30.9 2.3 284		2.5	
11-1067	Flan case, sponge		homemade	293 9.6 55.4 5.6 1 92		2.5	
15-800	Lentil and tomato flan		homemade	169 7.4 25.4 5.7 1.8 73		3.5	
15-801	Lentil and tomato flan, wholemeal		homemade	165 7.7 24.6 5.8 2.6 73		2.5	
11-1069	Pastry flan, with fruit		homemade	105 1.2 19.4 3.5 1.1 35		2.5	
15-802	Spinach flan		homemade	211 8.6 14.8 14.7 1.4 183		3.5	
15-803	Spinach flan, wholemeal		homemade	206 9 13.6 13.4 2.3 183		2.5	
11-1070	Sponge flan, with fruit		homemade	101 2.3 22.4 1.2 0.9 22		2.5	
15-804	Vegetable flan		homemade	229 5.3 20.7 15.6 2.5 157		3.5	
15-805	Vegetable flan, wholemeal		homemade	191 5.4 19.8 11.9 3.1 142		2.5	
11-1071	Flapjacks		homemade retail	464 4.4 64.7 24 3.1 271	flapjack=60	3.5	11-814
11-895	Chapati flour, brown			332 10.3 80.9 1.9 7.9 14		3.5	
11-894	Chapati flour, white			345 9.7 81.9 1.4 3.6 2		3.5	
11-1045	Corn flour			354 0.6 92.1 0.7 0.1 11		4.5	
11-899	Gari (cassava flour)			361 0.7 99.7 0.2 4.6 4		4.5	
11-896	Gram flour			353 22.7 67.1 5.4 10.1 2		4.5	
uk-flour-millet-foxtail	Millet flour, foxtail			354 5.8 75.4 1.7 0 21		3.5	
11-021	Rice flour			366 6.4 82.1 0.8 2 5		4.5	
11-897	Rye flour			319 7.3 87.6 1.6 14.1 2		4.5	
11-898	Soya flour			409 34.3 36.7 22.4 18 1		4.5	
11-887	Wheat flour, bread/strong, white			353 11.3 82.5 1.2 3.3 2		2.5	
11-892	Wheat flour, brown			339 12.2 80.2 2 7.7 2		3.5	
11-893	Wheat flour, brown, bread/strong			341 13.4 78 1.9 6 2		2.5	
11-886	Wheat flour, white, plain, soft			352 9.1 84.9 1.4 4 2		1.5	
11-888	Wheat flour, white, self raising			348 8.9 83.6 1.5 4 342		2.5	
11-889	Wheat flour, wholemeal			327 11.6 80 2 10.1 2		3.5	
11-890	Wheat flour, wholemeal, bread/strong			327 14.2 76.7 2.2 10 3		2.5	
uk-flour-wheat-wholemeal-self-raising	Wheat flour, wholemeal, self raising			359 10.8 69.3 1.9 0 391		2.5	
uk-fromage-frais-fruit-children-s-fortified	Fromage frais, fruit, children's		fortified	99 5.8 13.4 2.9 0.2 60		2.5	
12-372	Fromage frais, virtually fat free, fruit			50 6.8 6.3 0.2 0.7 33		1	
12-528	Fromage frais, virtually fat free, natural			49 7.7 4.6 0.1 0 37		1	
14-336	Fruit cocktail, canned in juice		whole content	45 0.4 12.7 0 1 3		3.5	
12-232	Fruit fool		homemade	163 1 21.4 9.3 1.2 13		3.5	
17-107	Fruit gums/jellies			324 6.5 79.5 0 0 30		6	
17-673	Fruit juice drink, carbonated, no added sugar, ready to drink			2 0 0.6 0 0 0		1.5	
17-735	Fruit juice drink, carbonated, ready to drink			27 0 7.2 0 0 8		2.5	
17-742	Fruit juice drink, no added sugar, ready to drink			4 0.2 0.9 0 0 5		2.5	
17-847	Fruit juice drink/squash, diluted			7 0 1.8 0 0 8		3.5	
17-846	Fruit juice drink/squash, no sugar added, diluted			1 0 0.3 0 0 22		2.5	
17-739	Fruit juice drink/squash, no sugar added, undiluted			6 0.1 1.4 0 0 110		2.5	
17-741	Fruit juice drink/squash, ready to drink			37 0.1 9.8 0 0 5		3.5	
17-738	Fruit juice drink/squash, undiluted			34 0.1 8.9 0 0 40		3.5	
uk-fruit-juice-mixed	Mixed fruit juice			40 0.4 11.1 0 0.8 2		4.5	
17-108	Fruit pastilles			327 2.8 84.2 0 0 33		6	
14-333	Fruit salad		homemade	59 0.7 15.4 0.3 1.1 1		3.5	
17-683	Fudge		homemade	435 3.4 80.8 13.1 0 156		3.5	
15-806	Fu-fu, sweet potato		homemade	109 1.6 28.2 0.3 2.3 37		2.5	
15-807	Fu-fu, yam		homemade	155 2.1 38.9 0.3 1.5 16		2.5	
11-913	Gajjeralla			272 3.6 41.4 12.3 2.1 93		6	
13-829	Garam masala			379 15.6 45.2 15.1 0 97		6	
15-642	Garlic mushrooms, not coated		homemade	134 1.2 1.8 14.1 1.3 128		2.5	
13-830	Garlic powder			246 18.7 52.6 1.2 9.9 19		4.5	
11-530	Gateau, fruit, frozen			248 3.2 34.2 12.3 0.9 128		3.5	
17-360	Gelatine			338 84.4 0 0 0 330		6	
12-502	Ghee made from vegetable oil			900 0.1 0 100 0 1		6	
13-246	Gherkins, pickled		drained	14 0.9 4.1 0.1 1.5 690		4.5	
13-245	Gherkins, raw			12 1 2.6 0.1 0.8 11		4.5	
13-831	Ginger		fresh	44 1.8 10.1 0.8 2 13		4.5	
13-832	Ginger, ground			284 7.4 74.1 3.3 14.1 34		3.5	
11-1079	Gingerbread		homemade	371 5.6 67.6 11.3 1.7 253		3.5	
17-049	Glucose liquid, BP			318 0 84.7 0 0 150		3.5	
14-100	Gooseberries, cooking, raw			19 1.1 5.4 0.4 2.4 2		3.5	
14-101	Gooseberries, cooking, stewed with sugar			54 0.7 14.8 0.3 1.9 7		2.5	
14-102	Gooseberries, cooking, stewed without sugar			16 0.9 4.5 0.3 2 2		2.5	
14-103	Gooseberries, dessert, raw			40 0.7 11.6 0.3 2.4 1		3.5	
19-583	Goulash		homemade	79 6.9 7.3 3 0.8 254		3.5	
13-248	Gourd, ash, raw			12 0.5 2.3 0.1 0 5		3.5	
13-249	Bottle gourd, raw			13 0.4 2.7 0.1 0 2		4.5	
13-250	Kantola gourd, raw			28 1.9 3 1 0 8		4.5	
13-252	Karela gourd, raw			11 1.6 3.4 0.2 2.6 1		4.5	
13-254	Ridge gourd, raw			17 0.8 3.3 0.1 0 2		4.5	
13-255	Snake gourd, raw			21 0.5 4.1 0.3 0 25		4.5	
13-256	Tinda gourd, raw			21 1.4 3.6 0.2 0 35		4.5	
17-745	Unsweetened grape juice			62 0.3 16 0.1 0 7		4.5	
14-275	Unsweetened grapefruit juice			33 0.4 8.3 0.1 0 7		4.5	
14-107	Grapefruit, canned in juice		whole content	30 0.6 7.7 0 0.4 10		3.5	
14-350	Grapes			65 0.7 17.4 0.2 1.3 1		6	
14-322	Grapes, green			62 0.7 16.4 0.2 1.2 1		3.5	
14-323	Grapes, red			67 0.6 18.3 0.1 1.3 1		3.5	
17-310	Gravy instant granules			407 4.4 66.8 16.1 1.6 5300		4.5	
uk-gravy-instant-granules-made-up-with-water	Gravy instant granules, made up with water			30 0.3 4.8 1.2 0.1 385		2	
13-608	Green beans, dried			246 21.6 66.9 4.4 35 0		4.5	
14-111	Greengages, raw			41 0.8 11.8 0.1 2.1 1		4.5	
14-113	Greengages, stewed with sugar			81 0.7 22.6 0.1 1.9 0		3.5	
14-115	Greengages, stones, removed, stewed without sugar			36 0.7 10.6 0.1 1.9 1		1.5	
14-117	Grenadillas, flesh and seeds			42 2.8 10.8 0.3 3.3 28		3.5	
11-1081	Gulab jamen/jambu		homemade retail	273 6.5 50.4 6.6 0.5 115		3.5	11-1083
17-798	Halva, carrot		homemade	354 4.8 48.7 16.6 4.7 94		2.5	
17-799	Halva, semolina		homemade	342 2.2 49.6 16.7 0.5 13		2.5	
17-848	High juice drink, diluted			32 0.1 8.5 0 0 2		3.5	
17-674	High juice drink, no added sugar, undiluted			18 0.3 4.6 0 0 100		2.5	
17-740	High juice drink, undiluted			161 0.3 42.6 0 0 11		3.5	
17-731	Horlicks, powder			379 9.4 87.1 3.1 3.4 500		2	
13-258	Horseradish, raw			62 4.5 17.2 0.3 6.2 8		4.5	
11-1084	Hot cross buns		homemade	312 7.3 60.2 5.8 1.9 77	piece=70	3.5	
11-828	Iced buns		retail	322 6 63.3 7.8 2.5 228		3.5	
17-804	Fondant icing		homemade	343 1.3 90.1 0 0 30		3.5	
17-583	Glace icing		homemade	333 0 88.9 0 0 10		3.5	
17-805	Royal icing		homemade	354 1.1 93.4 0 0 30		3.5	
uk-instant-drinks-powder-malted-unfortified	Instant drinks powder, malted		unfortified	388 5.7 84.6 6.2 2.1 400		2	
13-259	Jackfruit, raw			88 1.3 21.4 0.3 0 3		4.5	
11-739	Jaffa cakes			354 4.4 70.8 8.5 1.5 85	cake=12	6	
11-846	Jam tarts		retail homemade	353 3.2 59.6 13.5 1.4 26		3.5	uk-tarts-jam-homemade
17-073	Jam, fruit with edible seeds			261 0.6 69 0 0 29		3.5	
17-074	Stone fruit jam			261 0.4 70.3 0 1 46		4.5	
uk-jambu-fruit-flesh-only	Jambu fruit		flesh only	55 0.7 12.4 0.3 0 26		4.5	
11-1088	Jellabi		homemade	369 4.2 59.1 14.9 1.6 2		3.5	
12-237	Jelly, made with water			61 1.2 15.1 0 0 5		3.5	
12-516	Jelly, sugar free, made with water			6 1.6 0 0 0 5		1	
uk-jujube-flesh-only	Jujube		flesh only	87 1.5 19.7 0.3 0 4		4.5	
16-081	Kalabasu, raw			68 14.7 0 1 0 0		4.5	
16-186	Katla, raw			100 19.5 0 2.4 0 50		4.5	
15-809	Khadhi			63 3.4 7.1 2.8 0.5 37		6	
15-527	Khatiyu			192 8.5 25.9 7 0.1 25		6	
15-529	Khichadi, with fat		vegetable oil butter ghee	169 4.8 28.4 5.2 1.4 495		3.5	15-528
12-605	Knickerbocker glory		homemade	128 2.4 17.7 6.3 1.3 30		3.5	
13-576	Kohl rabi, boiled			18 1.2 5 0.2 1.9 3		4.5	
13-261	Kohl rabi, raw			23 1.6 5.9 0.2 2.2 4		4.5	
12-606	Kulfi		homemade	457 5.7 14.3 42.4 0.5 55		3.5	
14-125	Kumquats, whole fruit, raw			43 0.9 13.1 0.5 3.8 6		3.5	
17-212	Alcohol-free lager			7 0.4 1.5 0 0 2		3	
17-676	Extra strong lager			60 0.3 2.4 0 0 7		4.5	
17-750	Low alcohol lager			16 0.3 0.5 0 0 10		3	
17-751	Premium lager			29 0.3 0 0 0 7	pint=568;halfpint=284;bottle=330	4.5	
17-749	Standard lager			24 0.3 0 0 0 7	pint=568;can=440;halfpint=284;bottle=330	4.5	
19-481	Lasagne		homemade	180 9.6 16.2 9.6 1 235	serving=400	3.5	
19-523	Lasagne (shop-bought)		retail reheated	143 7.4 17.4 6.1 1.7 210	serving=400	3.5	
15-186	Spinach lasagne, wholemeal		homemade	93 4.2 15.3 3.1 2.3 130		2.5	
15-189	Vegetable lasagne		retail	117 4.8 13.4 5.3 0 210		3.5	
15-188	Vegetable lasagne, wholemeal		homemade	106 4.8 14.5 4.6 2.1 110		2.5	
12-373	Lassi, sweetened			65 2.6 12.3 0.9 0 45		3.5	
15-190	Laverbread			52 3.2 1.6 3.7 0 560		6	
13-625	Leeks, boiled			16 1.2 4.4 0.2 1.9 1		4.5	
13-626	Leeks, roasted in rapeseed oil			41 1.7 7.6 1.9 3.1 0		3.5	
17-762	Lemon curd			266 0.6 58.6 4.9 0.2 65		6	
17-806	Lemon curd (homemade)			350 4.2 50.7 16 0 168		3.5	
17-179	Lemonade			22 0 5.8 0 0 7	can=330	6	
17-807	Lemonade (homemade)			63 0 16.8 0 0.1 1		3.5	
uk-lemons-peeled-flesh-only	Lemons, peeled		flesh only	14 0.8 2.2 0.3 0 3		3.5	
14-128	Lemons, whole, without pips			19 1 3.2 0.3 0 5		2.5	
15-200	Lentil and nut roast		homemade	222 10.6 22.6 12.1 3.8 260		3.5	
15-817	Lentil and potato pie		homemade	111 5.3 20.9 2.2 2.3 312		3.5	
15-818	Lentil and rice roast		homemade	131 5.1 26.9 1.8 1.7 126		3.5	
15-820	Lentil cutlets, fried		vegetable oil homemade	199 8.5 25.9 8.3 1.7 25		3.5	
uk-lentil-pie-homemade	Lentil pie		homemade	175 6.9 29.1 4.3 0 84		3.5	
15-198	Lentil roast		homemade	139 7.7 25.3 3 3.4 280		3.5	
13-661	Lentils, green and brown, whole, dried, boiled			92 7.8 21.9 0.7 7.4 0		2.5	
13-089	Lentils, green and brown, whole, dried, raw			297 24.3 57.7 1.9 8.9 12		2.5	
13-658	Lentils, red, split, dried, boiled			102 8.1 23.2 0.7 6.3 0		2.5	
13-657	Lentils, red, split, dried, raw			311 25.6 68.6 1.8 17.4 0		2.5	
17-201	Lime juice cordial, diluted			22 0 6 0 0 2		3.5	
17-200	Lime juice cordial, undiluted			112 0.1 29.8 0 0 8		3.5	
uk-limes-flesh-only	Limes		flesh only	9 0.7 0.8 0.3 0 2		4.5	
17-777	Liquorice allsorts			349 3.7 78.7 5.2 2 57		6	
14-133	Loganberries, raw			17 1.1 5.9 0 2.5 3		4.5	
14-134	Loganberries, stewed with sugar			50 0.8 14.5 0 2 2		3.5	
14-135	Loganberries, stewed without sugar			14 0.9 5 0 2.1 2		3.5	
12-389	Lollies, with real fruit juice			73 0.1 18.6 0.3 0 11		3.5	
14-138	Longans, canned in syrup		drained whole content	67 0.4 17.1 0.3 0 53		3.5	14-139
uk-longans-flesh-only-dried	Longans, dried		flesh only	286 4.9 72 0.4 0 48		4.5	
uk-loquats-flesh-only-raw	Loquats, raw		flesh only	28 0.7 6.3 0.2 0 1		4.5	
13-271	Lotus tubers, raw			51 2.1 11 0.1 0 29		4.5	
17-761	Lucozade			60 0 16 0 0 26		6	
14-142	Lychees, raw		flesh only	58 0.9 15 0.1 0.7 1		4.5	
14-891	Salted macadamia nuts			748 7.9 10.1 77.6 5.3 400		4.5	
12-951	Macaroon		homemade	442 9.9 66.4 17.8 2.4 58		3.5	
17-651	Maltesers and similar products			476 7.6 64.7 23.3 1.7 156		6	
uk-mammie-apple-flesh-only	Mammie apple		flesh only	60 0.5 14.4 0.4 0 15		4.5	
14-146	Mandarin oranges, canned in juice		whole content	32 0.7 8 0 0.3 6		3.5	
13-273	Mango, unripe, green flesh, raw			46 0.5 14.1 0.2 2.9 25		2.5	
14-378	Mangoes, ripe, raw		flesh only	48 0.7 11.8 0.6 1.1 4		3.5	
uk-mangosteen-flesh-only	Mangosteen		flesh only	73 0.6 16.4 0.5 0 1		4.5	
13-835	Marjoram, dried			271 12.7 42.5 7 0 77		4.5	
13-276	Marrow, boiled			9 0.4 2.2 0.2 0.6 1		4.5	
13-277	Marrow, parwal, raw			14 1.6 2.1 0 0 4		3.5	
13-274	Marrow, raw			12 0.5 2.7 0.2 0.5 1		4.5	
17-668	Mars bar and own brand equivalents			404 4.1 68.1 15.3 1.5 174	bar=51	6	
17-114	Marshmallows			327 3.9 83.1 0 0 29		6	
14-893	Marzipan		homemade	460 10.4 53.4 25.7 3.3 22		3.5	
14-875	Marzipan, white and yellow		retail	389 5.3 70 12.7 2.4 20		2.5	
13-588	Matoki, boiled			91 1.3 23.8 0.2 1.5 2		4.5	
13-279	Matoki, raw			90 1.2 23.8 0.2 1.5 2		4.5	
17-809	Mayonnaise		homemade	786 1.7 0.1 84.2 0 19		3.5	
17-679	Mayonnaise, reduced fat			288 1 8.2 28.1 0 0		2	
17-654	Mayonnaise, standard		retail	686 1.1 2.4 74.8 0 131		2.5	
15-822	Mchicha		homemade	73 3.6 7.3 4.7 3.3 171		3.5	
uk-medlars-flesh-only	Medlars		flesh only	42 0.5 10.6 0 0 6		4.5	
14-826	Melon seeds			583 28.5 9.9 47.7 0 99		6	
14-339	Canteloupe-type melon		flesh only	19 0.6 6 0.1 1.8 8		4.5	
14-352	Canteloupe-type melon, weighed whole		flesh only	12 0.4 3.6 0.1 1.1 5		3.5	
14-354	Melon		flesh only	24 0.5 6.8 0.1 1.3 17		6	
14-355	Weighed whole melon		flesh only	15 0.3 4.3 0.1 0.8 11		6	
14-159	Galia melon		flesh only	24 0.5 6 0.1 0.4 31		4.5	
14-160	Galia melon, weighed whole		flesh only	16 0.3 3.9 0.1 0.3 20		3.5	
14-296	Watermelon		melon flesh only	31 0.5 7.2 0.3 0.1 2		4.5	
14-309	Watermelon, weighed whole		melon flesh only	18 0.3 4.1 0.2 0.1 1		3.5	
14-328	Yellow flesh melon		only	29 0.5 7.5 0.1 0.7 11		4.5	
15-628	Methi aloo		homemade	142 2.7 13 10.4 2.9 537		3.5	
11-1092	Mince pies, individual		homemade	436 4.2 57.3 23.5 1.8 162		2.5	
11-848	Mince pies		retail	377 3.8 63.3 14.9 2.6 101	pie=55	3.5	
17-852	Mincemeat, vegetarian		homemade	306 1.7 45.2 9.5 1.4 60		2.5	
11-825	Minibreads, toasted		retail	423 10.5 73.1 13.6 4.2 865		3.5	
17-319	Mint sauce		homemade	101 1.6 21.5 0 0 480		6	17-613
13-836	Mint		fresh	43 3.8 5.3 0.7 0 15		4.5	
13-871	Mixed herbs, dried			261 12.1 36.3 8.5 0 81		4.5	
11-912	Mooli paratha		homemade	171 5.9 38.6 2.3 4.8 395		3.5	
15-734	Moussaka, vegetable		homemade	133 4.4 9.9 8.6 1.2 68		2.5	
15-206	Moussaka, vegetable (shop-bought)		retail	98 5.9 8 4.9 0 210		2.5	
12-402	Mousse, fruit			143 4.5 18 6.4 0 62		3.5	
11-781	Muesli, Swiss style, no added sugar or salt		unfortified	357 9.8 79.2 5.9 8.5 66		2.5	
11-780	Muesli, Swiss style		unfortified	366 9.2 81.4 6.3 8.8 138	bowl=50	3.5	
11-1095	Bran muffins		homemade	263 8.2 53.7 7 9.2 351		3.5	
11-541	English style muffins, white			223 10 46.8 1.9 2.6 431	muffin=68	3.5	
11-542	English style muffins, white, toasted			261 11.3 54 2.7 3 493		3.5	
uk-mulberries-whole-fruit-raw	Mulberries, whole fruit, raw			36 1.3 8.1 0 0 2		3.5	
uk-mulberries-whole-fruit-stewed-with-sugar	Mulberries, whole fruit, stewed with sugar			65 1 16.2 0 0 1		2.5	
uk-mulberries-whole-fruit-stewed-without-sugar	Mulberries, whole fruit, stewed without sugar			30 1.1 6.9 0 0 1		2.5	
17-416	Mushroom, dried			159 21.8 18.1 6 13.3 60		4.5	
13-288	Chinese mushrooms, dried, raw			284 10 59.9 1.8 0 38		4.5	
13-289	Jew's ear mushrooms, tender, dried, raw			279 6.9 62.4 1 0 63		3.5	
13-290	Jew's ear mushrooms, tender, soaked, dried, raw			29 0.7 5.7 0.7 0 1		2.5	
13-291	Jew's ear mushrooms, tough, dried, raw			325 4.8 68.7 2 0 130		3.5	
13-292	Jew's ear mushrooms, tough, soaked, dried, raw			76 1.1 15.1 0.2 0 35		2.5	
13-295	Shiitake mushrooms, cooked			55 1.6 12.3 0.2 0 4		4.5	
13-294	Shiitake mushrooms, dried, raw			296 9.6 63.9 1 0 13		4.5	
13-546	White mushrooms, fried		corn oil rapeseed salted butter	106 1.4 1.4 11 1 6		4.5	13-507;13-545
13-505	White mushrooms, raw			7 1 1 0.2 0.7 4		4.5	
13-506	White mushrooms, stewed in unsalted water			9 1.4 2.7 0.3 2.6 3		3.5	
13-297	Mustard and cress, raw			13 1.6 1.5 0.6 1.1 19		4.5	
13-299	Mustard leaves, boiled			17 2 1.9 0.2 0 16		4.5	
13-298	Mustard leaves, raw			27 2.5 3.6 0.3 0 25		4.5	
17-362	Mustard powder			452 28.9 20.7 28.7 0 5		4.5	
17-363	Powder mustard, made up			226 14.5 10.4 14.4 0 3		2	
17-364	Smooth mustard			139 7.1 9.7 8.2 0 2950		4.5	
17-365	Wholegrain mustard			140 8.2 9.1 10.2 4.9 1620		4.5	
11-725	Rice noodles, fine, dried, boiled			89 1.9 22.4 0.2 1.1 4		3.5	
17-814	Nougat		homemade	413 5.2 81.1 10.2 1.1 115		3.5	
15-215	Nut and rice roast, mixed nuts		homemade	346 12 28.9 22.6 3.7 440		2.5	
15-217	Nut and seed roast, mixed nuts and sunflower seeds		homemade	349 12.9 23.8 24.9 4.2 310		2.5	
15-219	Nut and vegetable roast, mixed nuts		homemade	314 11.1 23.5 21.9 3.9 300		2.5	
15-208	Nut croquettes, fried		sunflower oil homemade vegetable	351 9.3 25 26.2 3.4 220		3.5	15-209
15-210	Nut cutlets, fried		retail sunflower oil vegetable	289 4.8 20.4 22.3 1.7 210		3.5	15-211
15-212	Nut cutlets, grilled		retail	212 5.1 21.7 13 1.8 220		3.5	
15-643	Nut roast		homemade	335 13.2 22.8 23.5 4 154		3.5	
15-221	Nut, mushroom and rice roast		homemade	260 7.8 27 15.3 2.7 290		2.5	
11-823	Oatcakes, plain		retail	453 9.3 72.2 20 9.4 796		2.5	
17-488	Cod liver oil			899 0 0 99.9 0 0		4.5	
17-035	Evening primrose oil			899 0 0 99.9 0 0		4.5	
17-036	Grapeseed oil			899 0 0 99.9 0 0		4.5	
17-037	Hazelnut oil			899 0 0 99.9 0 0		4.5	
17-039	Palm oil			899 0 0 99.9 0 0		4.5	
17-040	Peanut (groundnut) oil			899 0 0 99.9 0 0		4.5	
17-044	Soya oil			899 0 0 99.9 0 0		4.5	
17-048	Wheatgerm oil			899 0 0 99.9 0 0		4.5	
15-824	Okra with tomatoes and onion, Greek		homemade	180 2.8 9.1 16.7 4.1 8		2.5	
15-825	Okra with tomatoes and onion, west Indian		homemade	98 3 8.9 7.7 4.2 25		2.5	
14-340	Olives, green, in brine		drained flesh skin	103 0.9 2.9 11 2.9 1330		2.5	
12-956	Curried omelette		homemade	370 8.4 5.1 36 1.6 384		3.5	
12-946	Plain omelette		homemade	191 10.9 0 16.4 0 136		3.5	
12-957	Spanish omelette		homemade	112 5.6 7.2 7.6 1.3 55		3.5	
13-589	Onions, baked			43 1.2 12.6 0.2 2.7 4		4.5	
13-590	Onions, dried, raw			309 8.8 89.5 1.2 19.3 100		4.5	
13-592	Onions, fried		corn oil lard rapeseed sunflower butter	95 1.2 14.2 5.3 3 4		4.5	13-593;13-591;13-501;13-611
13-309	Onions, pickled		drained	24 0.9 6.5 0.2 1.6 450		4.5	
14-330	Ambient orange juice		uht	34 0.6 8.7 0 0.2 3		4.5	
16-199	Orange roughy, raw			126 14.7 0 7 0 77		4.5	
14-327	Oranges		flesh only	36 0.8 9.4 0.2 1.2 1		4.5	
14-177	Ortaniques		flesh only	49 1 13.4 0.2 1.7 5		4.5	
uk-pak-choi-steamed	Pak choi, steamed			14 1.5 3.9 0.1 2 39		4.5	
15-620	Pakora, vegetable		takeaway restaurant	293 8.4 19.8 22 3.3 479		2.5	
15-826	Pakora/bhajia, aubergine, fried		vegetable oil homemade	294 7.9 22 22.5 4.8 18		2.5	
15-827	Pakora/bhajia, cauliflower, fried		vegetable oil homemade	320 9.2 22.9 23.9 4.7 22		2.5	
15-828	Pakora/bhajia, onion, fried		vegetable oil homemade	270 11.2 30.3 14.7 5.7 15	bhaji=45	2.5	
15-829	Pakora/bhajia, potato and cauliflower, fried		vegetable oil homemade	325 8.6 27.9 22.3 4 6		2.5	
15-830	Pakora/bhajia, potato, carrot and pea, fried		vegetable oil homemade	355 12.5 35 22.7 6.1 17		1.5	
15-831	Pakora/bhajia, potato, fried		vegetable oil homemade	315 9.2 33.4 19.6 5 24		2.5	
15-832	Pakora/bhajia, spinach, fried		vegetable oil homemade	360 14.6 37 22.2 7 91		2.5	
15-653	Pakora/bhajia, vegetable		retail	238 6.4 25 14.7 3.6 430		2.5	
15-645	Stuffed with vegetables pancakes		homemade	113 4.1 17 4.2 1.2 29		3.5	
15-833	Stuffed with vegetables pancakes, wholemeal		homemade	115 4.4 16.3 5 2.1 29		2.5	
11-998	Papadums		takeaway	501 11.5 34.6 38.8 6.3 0		3.5	
13-311	Papaya, unripe, green flesh, raw			27 0.9 7 0.1 1.5 15		2.5	
11-1104	Paratha		homemade	333 7.8 50.7 14.4 4.9 118		3.5	
13-845	Parsley, dried			181 15.8 41.4 7 26.9 180		4.5	
13-844	Parsley		fresh	34 3 7.7 1.3 5 33		4.5	
13-632	Parsnip, roasted in rapeseed oil			158 2.4 33.9 4.5 5.1 6		3.5	
14-178	Passion fruit, flesh and pips			36 2.6 9.1 0.4 3.3 19		3.5	
11-734	Pasta and sauce mixes, dried, raw			358 12.8 74.5 4.9 4.5 1165		4.5	
11-717	Pasta shapes, coloured, flavoured, dried, raw			341 11 80.9 1.6 5.5 8		2.5	
11-450	Plain pasta, boiled		fresh	159 6.6 33.7 1.5 1.9 16		4.5	
11-735	Spaghetti pasta, in tomato sauce, canned			72 2.1 17.1 0.3 0.9 190		3.5	
11-720	White pasta, twists, fusilli, dried, boiled		salted	146 4.8 35.5 0.4 2.6 5		2.5	11-721
11-1129	White pasta, dried, boiled			169 5.5 39.7 0.8 2.5 1		4.5	
11-716	White pasta, dried, raw			343 11.3 79.3 1.6 3.7 2		4.5	
11-722	White pasta, spaghetti, dried, boiled			141 4.4 33.2 0.6 1.7 3		3.5	
11-723	Wholewheat pasta, spaghetti, dried, boiled			134 5.2 31.7 1.1 4.2 5		3.5	
11-718	Wholewheat pasta, spaghetti, dried, raw			329 12.6 80 2.5 11.7 3		3.5	
uk-pastries-asian	Pastries, Asian			538 6.3 43 39.1 0 190		3.5	
11-841	Danish pastries		retail	446 4.9 45.7 29.2 2.1 233		3.5	
11-842	Greek pastries, baklava		retail	456 6.7 56.1 25.1 2 163		2.5	
11-1049	Choux pastry, cooked		homemade	313 8.4 32.6 18.1 1.5 204		3.5	
11-1048	Choux pastry, uncooked		homemade	203 5.5 21.2 11.8 1 132		3.5	
11-856	Filo pastry, cooked		retail	363 10 81.6 3.8 4.5 460		3.5	
11-855	Filo pastry, uncooked		retail	278 7.6 62.3 2.9 3.4 350		3.5	
11-1139	Flaky pastry, cooked		homemade	540 5.7 50.7 37.4 2.4 326		3.5	
11-1140	Flaky pastry, uncooked		homemade	409 4.3 38.4 28.3 1.8 247		3.5	
11-854	Flaky/puff pastry, cooked		retail	486 6.7 46.3 33.2 3.5 427		3.5	
11-852	Flaky/puff pastry, uncooked		retail	384 5.3 36.5 26.2 2.8 337		3.5	
11-1052	Shortcrust pastry, cooked		homemade retail	509 6.6 59.9 29.9 2.8 258		3.5	11-853
11-851	Shortcrust pastry, uncooked		retail homemade	453 5.7 42.8 31.4 3.4 224		3.5	11-1017
11-961	Wholemeal pastry, cooked		homemade	487 8.3 56 30 7.1 257		3.5	
11-1010	Wholemeal pastry, uncooked		homemade	421 7.2 48.4 25.9 6.1 222		3.5	
15-646	Pasty, vegetable		homemade	301 4.2 32.8 19.1 2.8 138		2.5	
15-836	Pasty, vegetable, wholemeal		homemade	272 4.9 34.7 15.2 4 131		1.5	
13-315	Patra leaves, raw			39 4 2.6 1.5 0 1		4.5	
12-594	Peach melba		homemade	170 1.7 18.5 10.5 0.4 40		3.5	
14-188	Peaches, canned in juice		whole content	39 0.6 10.5 0 0.8 12		3.5	
17-116	Peanut brittle		homemade	483 8.6 75.8 19 2 110		3.5	
14-882	Peanuts and raisins			436 15.4 41.9 25.9 4.4 28		6	
14-878	Peanuts, dry roasted			590 25.7 17.9 49.8 7.6 790		3.5	
14-877	Peanuts, plain, unsalted		kernel only	564 25.8 18.7 46 6.2 2		2.5	
14-367	Pears, stewed with sugar			72 0.2 20.9 0.1 2.1 1		5	
14-368	Pears, stewed without sugar			38 0.3 12.1 0.1 2.3 1		5	
14-197	Pears, canned in juice		whole content	33 0.3 9.9 0 1.4 3		3.5	
14-205	Pears, nashi, raw		flesh skin	29 0.3 8.6 0.1 1.5 6		3.5	
13-564	Canned in water peas		re heated drained	59 5.3 13.3 0.9 5.3 0		3.5	
13-131	Peas, dried, boiled			109 6.9 25.4 0.8 5.5 13		4.5	
13-130	Peas, dried, raw			303 21.6 65 2.4 13 38		4.5	
13-528	Peas, frozen, microwaved			71 5.7 16.4 0.9 5.6 4		4.5	
13-641	Mange-tout peas, boiled			32 3.3 5.8 0.4 1.6 1		4.5	
13-122	Mange-tout peas, raw			32 3.6 6.5 0.2 2.3 2		4.5	
13-642	Mange-tout peas, fried		stir rapeseed oil	69 2.8 5 4.9 1.4 1		4.5	
13-562	Marrowfat peas, canned		re heated drained	87 6.9 18.8 0.8 5 160		3.5	
13-563	Mushy peas, canned		re heated	81 5.8 16.9 0.7 3.1 220	serving=80	3.5	
13-142	Split peas, dried, boiled			126 8.3 25.4 0.9 2.7 14		4.5	
13-141	Split peas, dried, raw			328 22.1 64.5 2.4 6.3 38		4.5	
13-594	Sugar-snap peas, boiled			33 3.1 6 0.3 1.3 4		4.5	
14-837	Pecan nuts		kernel only	689 9.2 10.5 70.1 4.7 1		4.5	
14-338	Peel, mixed			287 0.3 78.6 0.9 4.5 280		3.5	
13-525	Capsicum pepper, red, boiled			17 0.8 5.8 0.1 2.4 0		3.5	
13-524	Capsicum pepper, red, raw			21 0.8 6.5 0.2 2.2 1		3.5	
13-537	Capsicum pepper, yellow, boiled			26 0.9 7.7 0.3 2.4 1		3.5	
13-526	Capsicum pepper, yellow, raw			23 0.8 6.8 0.2 2.2 1		3.5	
13-847	Cayenne pepper, ground			318 12 31.7 17.3 0 30		3.5	
17-117	Peppermints			393 0.5 102.7 0.7 0 9		6	
13-316	Capsicum peppers, chilli, green, raw			20 2.9 0.7 0.6 0 7		2.5	
13-317	Capsicum peppers, chilli, red, raw			26 1.8 4.2 0.3 0 12		2.5	
13-548	Capsicum peppers, green, boiled			18 1 4.4 0.5 1.8 4		3.5	
13-318	Capsicum peppers, green, raw			15 0.8 4.2 0.3 1.6 4		3.5	
15-837	Green peppers, stuffed with rice		homemade	77 1.7 15.7 1.9 1.3 7		2.5	
17-622	Pesto, green			420 5.6 5 42.5 1.1 840		3.5	
uk-pesto-red	Pesto, red			317 5 9.2 30.6 3.3 770		3.5	
uk-physalis-fruit-only	Physalis, fruit only			53 1.8 11.1 0.2 0 1		3.5	
17-702	Piccalilli			84 1 18.6 0.5 1 740		6	
11-1024	Apple pie, one crust		homemade	198 1.8 31.1 9.2 2.1 66		2.5	
11-1025	Apple pie, pastry top and bottom		homemade	268 2.9 34.5 15.2 2.4 109		2.5	
uk-pie-apple-pastry-double-crust-deep-filled-re	Apple pie, pastry, double crust, deep filled		retail	256 3.3 38.5 10.9 0 163		0.5	
11-921	Apple pie, pastry, double crust		retail	245 3.8 32.9 12.9 2.6 158		1.5	
11-1026	Apple pie, wholemeal, one crust		homemade	190 2.3 32.7 7.7 2.8 65		1.5	
11-1027	Apple pie, wholemeal, pastry top and bottom		homemade	254 3.6 37.3 12.7 3.7 108		1.5	
12-394	Banoffee pie			319 3.8 34.7 20 1.8 164		4.5	
11-847	Fruit pie, individual		retail	361 3.1 64.3 13.7 4.3 115		2.5	
11-1007	Fruit pie, one crust		homemade	190 2.1 28.4 9.1 1.7 66		2.5	
11-1073	Fruit pie, pastry top and bottom, blackcurrant		homemade	264 3.2 33.6 15.1 2.6 109		1.5	
11-1008	Fruit pie, pastry top and bottom		homemade	262 3.1 32.1 15.1 1.7 109		2.5	
11-1075	Fruit pie, wholemeal, one crust		homemade	182 2.5 30.3 7.6 2.7 66		1.5	
11-1074	Fruit pie, wholemeal, pastry top and bottom, blackcurrant		homemade	250 3.9 36.8 12.5 4.3 108		0.5	
11-1076	Fruit pie, wholemeal, pastry top and bottom		homemade	253 4 33.4 13.9 3.4 165		1.5	
11-1077	Fruit pie, wholemeal, with pie filling		homemade	261 4 35.9 13.6 3.2 139		1.5	
11-1078	Fruit pie, with pie filling		homemade	277 3.2 32.9 16.4 1.8 139		2.5	
15-558	Quorn and vegetable pie			174 7.6 16.6 10.4 3.4 218		4.5	
15-840	Spinach pie		homemade	177 6.2 10.6 13.3 2 327		3.5	
15-647	Vegetable pie		homemade	160 2.9 18.6 9.4 1.5 107		3.5	
15-841	Vegetable pie, wholemeal		homemade	151 3.4 20.5 7.8 2.5 106		2.5	
15-842	Pilaf, rice with spinach		homemade	104 3.7 19.5 1.9 1.7 105		2.5	
15-843	Pilaf, rice with tomato		homemade	147 2.9 28.6 2.6 0.7 326		2.5	
15-846	Mushroom pilau		homemade	138 2.5 24.6 3.5 0.7 2		3.5	
uk-pilau-vegetable-homemade	Vegetable pilau		homemade	112 3.3 24.8 1.5 2.2 170		3.5	
14-286	Unsweetened pineapple juice			41 0.3 10.5 0.1 0 8		4.5	
14-211	Pineapple, canned in juice		whole content	47 0.3 12.7 0 0.5 1		3.5	
11-1105	Pinni		homemade	527 5.4 62 31.4 2.5 4		3.5	
14-840	Roasted and salted pistachio nuts		kernel only	601 17.9 15.6 55.4 7.4 530		4.5	
11-1016	Pizza base, raw			290 7.8 60 4.8 2.5 400		4.5	
15-255	Tomato pizza		homemade	193 3.3 24 10.6 1.4 340		3.5	
11-1014	Vegetarian pizza, retail and takeaway			216 10.8 32.7 6.9 3.1 330		3.5	
13-323	Plantain, green flesh, raw			117 1.1 30.7 0.3 1.3 4		3.5	
13-569	Plantain, ripe, fried		rapeseed oil	267 1.5 49.8 9.2 2.3 3		3.5	
14-315	Stewed without sugar plums		flesh skin	30 0.5 8.6 0.1 1.3 2		6	
14-314	Stewed with sugar plums		flesh skin	70 0.5 19.2 0.1 1.3 2		6	
14-372	Dessert plums, raw		flesh skin	41 0.6 11 0.3 1.3 0		4.5	
14-220	Victoria plums, raw		flesh skin	39 0.6 11.4 0.1 1.8 2		4.5	
14-222	Victoria plums, stewed without sugar			34 0.5 9.9 0.1 1.6 2		3.5	
14-224	Yellow plums, raw		flesh skin	25 0.5 6.9 0.1 1 1		4.5	
11-905	Polenta, hydrated, raw			68 1.9 16.9 0.4 1.7 541		3.5	
16-436	Pollock, alaskan, baked		flesh only	124 28.2 0 1.2 0 117		3.5	
14-341	Pomegranate juice drink			44 0.2 11.6 0 0 1		6	
14-226	Pomegranate, flesh and pips			51 1.3 15.2 0.2 3.4 2		3.5	
uk-pomelo-flesh-only	Pomelo		flesh only	30 0.6 6.8 0.2 0 1		4.5	
16-124	Pomfret, black, raw			99 18.8 0 2.6 0 110		3.5	
16-125	Pomfret, white, raw			92 18.3 0 2.1 0 94		3.5	
17-130	Candied popcorn			469 6.9 70.2 23.8 9.5 0		4.5	
uk-popcorn-salted-retail	Salted popcorn		retail	470 9 68.6 23.5 9.3 730		3.5	
11-788	Porridge oats		unfortified	381 10.9 78.5 8.1 7.8 1	serving=40	4.5	
17-143	Pot savouries			365 11.6 58.8 10.9 0 600		6	
17-144	Pot savouries, made up			103 3.3 16.7 3.1 0 170		3.5	
15-849	Potato cakes, fried		rapeseed oil	210 3.9 33.5 8.4 2.1 21		4.5	
13-024	Crinkle cut potato chips, frozen, fried		corn oil	290 3.6 35.6 16.7 2.2 78		4.5	
13-486	Fine cut potato chips, from fast food outlets			290 3.5 43.5 14.2 3.8 193		3.5	
50-684	Fine cut potato chips, frozen, fried		blended vegetable oil corn dripping	364 4.5 43.6 21.3 2.4 97		4.5	13-026;50-686
13-485	Chips (fries), fried		potato commercial oil takeaway fish shop palm rapeseed beef dripping	214 3.5 36.4 8.4 3.2 16	serving=240	3.5	13-612;13-614;13-613
13-595	Potato chips, fried		homemade corn oil dripping rapeseed sunflower	197 3.2 36.5 6.7 3.4 3	serving=165	3.5	13-596;13-555;13-597
13-557	Microwave potato chips, cooked			221 3.6 35 9.6 2.9 40		4.5	
13-487	Oven chips (fries), no batter, baked		potato ready	189 3.2 38.8 4.9 3.5 31	serving=165	3.5	13-488
50-681	Straight cut potato chips, frozen, fried		blended oil corn dripping	273 4.1 38.4 13.5 2.4 29		4.5	13-025;50-683
13-027	Thick cut potato chips, frozen, fried		corn oil	234 3.6 36.4 10.2 2.4 41		4.5	
17-671	Potato crisps, fried		sunflower oil	493 6.2 60.2 28.8 4.4 604	packet=25	4.5	
17-693	Low fat potato crisps			458 6.6 69.4 21.5 5.9 730		3	
13-038	Potato croquettes, fried		blended oil	214 3.7 22.9 13.1 1.3 420		4.5	
13-558	Potato powder, instant, made up with water			57 1.5 14.7 0.1 1.2 100		1	
13-598	Potato powder, instant, raw			320 8.4 82.6 0.6 7.7 450		2	
13-533	Potato products, shaped, frozen, baked			190 2.5 30.8 8.3 2.7 254		3.5	
17-643	Potato rings			480 3.6 73.1 22.4 2.6 845		6	
17-642	Potato snacks, pringle-type, fried		vegetable oil	519 4.3 60.3 31.8 2.9 599		3.5	
13-483	Potato wedges, cooked		retail	176 2.8 34.9 5.5 4.3 198		3.5	
15-259	Potato, leek and celery bake			122 4.4 13.4 6.5 0.8 490		3.5	
15-850	Duchesse potatoes			124 3.1 19.1 5.1 1.6 53		4.5	
13-610	New and salad potatoes, boiled		salted flesh skin	68 1.8 16.7 0.1 1.8 26	serving=175	4.5	13-495
13-618	New and salad potatoes, raw		flesh only	68 1.7 17.9 0.1 1.8 3		4.5	
13-619	New potatoes, ’roast' in corn oil, frozen			157 2.5 26.4 6.6 3 100		3.5	
13-554	Potatoes, mashed with reduced fat spread		old	93 1.8 17.3 2.8 1.4 30		2	
13-494	Potatoes, microwaved		old flesh skin	92 2.6 24.2 0.1 2.7 2		4.5	
13-566	Potato wedges potatoes, with skin, cooked in sunflower oil		old homemade	145 2.9 29.5 3.8 3 2		1.5	
13-599	Potatoes, roasted in corn oil		old	161 2.6 29.1 5.7 2.7 3		3.5	
13-600	Roasted in lard potatoes		old	161 2.6 29.1 5.7 2.7 3		4.5	
13-534	Potatoes, roasted in rapeseed oil		old	161 2.6 29.1 5.7 2.7 3	serving=150	3.5	
13-492	Potatoes, roasted in sunflower oil		old flesh only	161 2.6 29.1 5.7 2.7 3		3.5	
13-493	Wedges potatoes, with skin, cooked in rapeseed oil		old homemade	145 2.9 29.5 3.8 3 2		1.5	
uk-prickly-pears-flesh-and-seeds	Prickly pears, flesh and seeds			49 0.7 11.5 0.3 0 4		3.5	
12-405	Profiteroles with sauce, frozen			346 5.5 26 25.7 1.4 130		4.5	
14-237	Prunes, canned in juice		whole content	79 0.7 22.1 0.2 2.4 18		3.5	
14-231	Prunes		flesh skin	160 2.8 44.9 0.5 6.5 12		4.5	
14-233	Prunes, stewed with sugar		flesh skin	103 1.3 28.6 0.2 3.1 5		3.5	
14-235	Prunes, stewed without sugar		flesh skin	81 1.4 22.8 0.3 3.3 6		3.5	
14-391	Prunes, semi-dried		ready eat	149 2.3 41.7 0.3 5.2 3		3.5	
uk-pudding-christmas-homemade	Christmas pudding		homemade retail	316 5 54.6 9.8 0 119		3.5	uk-pudding-christmas-retail
11-1065	Eve's pudding		homemade	252 3.3 32.8 13.4 1.4 216		3.5	
uk-pudding-queen-of-puddings-homemade	Queen of Puddings		homemade	195 5 34.2 7.6 0 149		3.5	
12-580	Rice pudding, canned			85 3.3 16.2 1.3 0.1 43		4.5	
12-553	Rice pudding, low fat, canned			81 3.5 16.1 0.8 0.1 43		2	
11-1021	Sponge pudding, canned			265 3.1 46.2 9.1 0.8 340		4.5	
11-1119	Sponge pudding		homemade	327 5.7 47.6 14.6 1.4 299		3.5	
11-1120	Sponge pudding, with dried fruit		homemade	332 5.5 51.8 13.4 1.3 277		2.5	
11-1121	Sponge pudding, with jam or treacle		homemade	333 5.3 52.3 13.3 1.2 291		2.5	
11-1122	Spotted dick pudding		homemade	344 4.5 49.5 16.1 1.2 226	serving=110	3.5	
11-1124	Suet pudding		homemade	352 4.8 47.5 17.6 1.1 246		3.5	
11-911	Puri		homemade	366 7.2 40 22.3 3.5 279		3.5	
12-954	Mushroom quiche		homemade	278 9.9 16.9 20 1.4 253		3.5	
12-955	Mushroom quiche, wholemeal		homemade	267 10.5 19 18.1 2.4 252		2.5	
12-949	Vegetable quiche		retail	289 8.1 24 19.7 2.8 200		3.5	
uk-quinces-flesh-only	Quinces		flesh only	26 0.3 6.3 0.1 0 3		4.5	
uk-quinoa-raw	Quinoa, raw			309 13.8 62.7 5 7 61		4.5	
15-262	Quorn korma			140 3.7 16.7 7 0 180		6	
13-455	Quorn, pieces		as purchased	73 14 9.4 1.4 8.3 300		3.5	
13-329	Raddiccio, raw			14 1.4 3.5 0.2 1.8 7		4.5	
13-332	Radish leaves, raw			33 3.5 3.5 0.5 0 110		4.5	
13-656	Radish, red, raw		flesh skin	12 0.7 2.5 0.4 1.1 21		3.5	
13-331	Radish, white/mooli, raw			15 0.8 2.9 0.1 0 27		3.5	
uk-raita-homemade	Raita		homemade	57 4.4 6.2 2.4 0.4 69		3.5	
12-595	Raita, yogurt and gram flour		homemade	103 3.3 9.5 6.6 1.4 28		2.5	
uk-rambutan-flesh-only	Rambutan		flesh only	69 1 16.3 0.4 0 1		4.5	
13-333	Rape leaves, raw			37 3.8 4.8 0.3 0 0		4.5	
14-245	Raspberries, stewed with sugar			63 1.2 17.2 0.3 2.2 2		3.5	
14-246	Raspberries, stewed without sugar			24 1.4 6.8 0.3 2.4 2		3.5	
15-853	Red pea loaf			127 9.2 21.6 3.4 6 28		6	
11-877	Red rice, boiled			129 3 29.6 1.2 1.4 7		4.5	
14-249	Redcurrants, raw			21 1.1 7.8 0 3.4 2		4.5	
14-250	Redcurrants, stewed with sugar			53 0.9 16 0 2.7 1		3.5	
14-251	Redcurrants, stewed without sugar			17 0.9 6.7 0 2.9 1		3.5	
15-854	Re-fried beans			169 7.1 20.6 8.6 5.6 87		6	
17-708	Relish, corn/cucumber/onion			144 1 38.1 0.3 1.5 420		3.5	
17-354	Relish, tomato based			114 1.2 28.9 0.1 1.3 480		3.5	
14-252	Rhubarb, stems only, raw			7 0.9 2.2 0.1 1.4 3		3.5	
14-253	Rhubarb, stems only, stewed with sugar			48 0.9 12.7 0.1 1.2 1		2.5	
14-389	Rhubarb, stems only, stewed without sugar			14 1 2.5 0.6 1.3 1		2.5	
15-855	Rice and black-eye beans			170 5.6 35.5 2.2 1.4 15		6	
15-856	Rice and black-eye beans, brown rice			164 5.9 33.4 2.4 1.8 15		3.5	
15-576	Rice and pigeon peas			163 4.9 33.1 2.2 0 18		6	
15-577	Rice and pigeon peas, brown rice			157 5.2 30.8 2.3 0 17		3.5	
15-859	Rice and red kidney beans			158 5.2 33.8 2.1 2.3 15		6	
15-860	Rice and red kidney beans, brown rice			152 5.5 31.5 2.3 2.4 15		3.5	
15-861	Rice and split peas			186 5.8 38.5 2.5 1.2 20		6	
15-862	Rice and split peas, brown rice			179 6.2 36.4 2.7 1.7 20		3.5	
11-867	Brown rice, basmati, boiled			131 3.3 29.9 1.1 1.2 0		3.5	
11-866	Brown rice, basmati, raw			355 8.9 80.9 3.1 3.3 1		3.5	
11-871	Brown rice, easy cook, boiled			157 3.2 36.8 1.3 1.5 1		3.5	
11-870	Brown rice, easy cook, raw			366 7.5 85.6 3.1 3.5 2		3.5	
11-869	Brown rice, wholegrain, boiled			132 3.6 30.7 0.9 1.5 4		3.5	
11-868	Brown rice, wholegrain, raw			333 7.7 80 1.5 3 0		3.5	
11-968	Pilau rice, plain		homemade	134 2.5 24.9 3.7 0.6 1	serving=180	2.5	
11-884	Ready-cooked rice, "plain"		re heated	161 4.1 35 1.9 1.1 151		2.5	
11-876	Red rice, raw			356 7 84.5 2.9 4.1 2		4.5	
11-875	Thai fragrant rice, boiled			133 2.3 32.1 0.4 0 4		4.5	
11-874	Thai fragrant rice, raw			352 6.4 85.3 1.1 0.8 1		4.5	
11-858	White rice, basmati, boiled			117 2.8 27.1 0.7 0.6 4		3.5	
11-860	White rice, basmati, easy cook, boiled			138 3.5 32.2 0.4 0 4		2.5	
11-859	White rice, basmati, easy cook, raw			350 8.1 85.2 0.4 1.4 3		2.5	
11-857	White rice, basmati, raw			351 8.1 84.8 0.5 1.1 1		3.5	
11-879	White rice, Italian "Arborio" risotto, boiled			138 3.2 32.2 0.5 0 4		3.5	
11-878	White rice, Italian Arborio risotto, raw			354 6.4 86.6 1 1.4 1		3.5	
11-862	White rice, long grain, boiled			131 2.8 31.6 0.4 0.5 11		3.5	
11-864	White rice, long grain, easy cook, boiled			146 3 35.4 0.4 0.7 6		2.5	
11-863	White rice, long grain, easy cook, raw			347 7 84 1.1 1.7 2		2.5	
11-861	White rice, long grain, raw			355 6.7 86.2 1 1.1 1		3.5	
11-865	White rice, pudding, raw			352 5.6 86.6 0.9 1 1		3.5	
11-872	Wild rice, raw			343 12.2 80.1 1.1 4.3 4		4.5	
11-999	Plain risotto		homemade	184 3.3 36.5 4.7 0.9 447		3.5	
15-864	Vegetable risotto, brown rice			136 4 19.7 6.2 2.4 74		3.5	
15-863	White rice risotto, vegetable		homemade	139 3.8 20.7 6.1 2.2 74		2.5	
15-281	Brown rice rissoles, fried		sunflower oil vegetable	216 5.6 33.3 8.8 2.5 350		4.5	15-282
15-865	Chick pea rissoles, fried		sunflower oil vegetable	243 8 20.1 16.7 4.1 11		4.5	15-866
15-279	Lentil rissoles, fried		sunflower oil vegetable	211 8.9 25.6 10.5 3.6 230		4.5	15-280
15-867	Vegetable rissoles, fried		sunflower oil	121 1.5 14.5 7.2 1.3 23		4.5	15-868
11-1109	Rock cakes		homemade	386 5.3 63.2 14.8 1.4 382		3.5	
13-850	Rosemary		fresh	99 1.4 25.9 4.4 12.4 15		4.5	
15-869	Roulade, spinach			182 10.1 5.6 13.3 1.1 269		3.5	
11-1111	Rum baba		homemade	222 3.7 34 7.7 0.9 59		3.5	
11-940	Rusks			396 6.5 75.4 10.7 2.4 88		6	
15-629	Saag		homemade	111 3.3 7.3 8.8 2.3 385		3.5	
13-852	Saffron			310 11.4 61.5 5.9 0 150		6	
13-854	Sage, ground, dried			315 10.6 42.7 12.7 0 11		3.5	
13-853	Sage		fresh	119 3.9 15.6 4.6 0 4		4.5	
11-023	Sago, raw			355 0.2 94.5 0.2 0.5 3		4.5	
uk-salad-beetroot-and-onion-in-french-dressing	Salad, beetroot and onion in French dressing			71 1.9 9.5 3.1 0 125		3.5	
15-871	Greek salad			131 2.7 2.8 12.6 0.9 209		4.5	
15-648	Green salad			13 1 2.7 0.4 1.1 8		4.5	
15-872	Pasta salad, vegetables and mayonnaise			150 3.7 18.9 7.9 1.4 22		3.5	
15-873	Potato salad, with French dressing			111 1.5 17.3 5 1.5 93		3.5	
15-874	Potato salad, with mayonnaise			239 1.6 13.9 20.6 1.2 37		3.5	
15-654	Potato salad, with mayonnaise (shop-bought)		retail	158 1.5 13.5 11.8 1.2 160		2.5	
15-875	Rice salad, brown			160 3.5 22.8 7.3 1.2 170		3.5	
15-649	Rice salad		homemade	168 3.1 25.3 7 0.8 171		3.5	
15-594	Tomato and onion salad			45 0.6 6.2 2.7 1.3 44		4.5	
15-878	Waldorf salad			196 1.5 9 17.8 1.1 31		4.5	
15-294	Wholemeal pasta salad, with vegetables and mayonnaise			131 3.1 16.5 7.5 2.7 73		3.5	
13-334	Salsify, raw		flesh only	27 1.3 13.4 0.3 3.2 5		4.5	
17-367	Salt			0 0 0 0 0 39300		6	
12-467	Sambar		homemade	49 3.1 10.1 0.9 2.4 444		3.5	
15-305	Vegetable samosas		retail	217 5.1 33.5 9.3 3.5 390	samosa=60	3.5	
11-965	White bread sandwich, ham salad			163 8.2 26.6 4.1 1.6 405	sandwich=160	3.5	
uk-sapodilla-flesh-only	Sapodilla		flesh only	69 0.6 15.5 0.9 0 7		4.5	
17-628	Chinese cook in sauce, sweet & sour			94 0.5 22.9 1 0.8 250		3.5	
17-629	Chinese stir fry sauce			92 1.4 20.8 1.3 0.9 570		4.5	
15-880	Curry sauce, onion, with fat		vegetable oil homemade	298 1 8.1 30 1.6 11		1.5	
15-751	Curry sauce, sweet, UK type		homemade	92 1.1 11.2 5.7 1.4 12		1.5	
uk-sauce-curry-tomato-and-onion-homemade	Curry sauce, tomato and onion		homemade	201 1.7 8.1 19.2 2 29		2.5	
17-329	Dry sauce, casserole mix			330 9.7 68.2 3.9 0 5400		3.5	
17-330	Dry sauce, casserole mix, made up			35 1.1 7.3 0.4 0 590		2.5	
19-577	Duck a l'orange sauce			66 0.5 7.1 3.7 0 399		4.5	
17-626	Sauce, Indian cook in, korma/tikka masala			133 1.7 13.4 9.5 2.5 270		2.5	
17-625	Pasta sauce, carbonara type			151 4.9 5.1 13 1.3 340		3.5	
17-618	Pasta sauce, tomato based, for bolognese			44 1.5 8.9 1.3 2 290		2.5	
17-619	Pasta sauce, tomato based, napoletana			65 1.5 8.8 3.8 2.3 290		2.5	
17-620	Pasta sauce, tomato based, reduced fat			33 1.4 8.7 0.3 2 230		1	
17-827	Pasta sauce, white, with ham and mushrooms		homemade	129 7.3 1.4 10.6 0.4 198		1.5	
15-882	Tomato and mushroom sauce		homemade	46 1.4 7.5 2 1.5 6		3.5	
17-834	Tomato based sauce		homemade	70 1.5 7.8 4.5 1.3 8		3.5	
17-630	Traditional cook in sauce, tomato based			43 0.9 9.6 1 1.5 300		3.5	
17-631	Traditional cook in sauce, white sauce based			105 1.6 8 8.6 2.3 370		3.5	
17-627	Sauces, Indian cook in			67 1.4 11.2 3.2 2.5 300		3.5	
15-658	Vegetarian sausages, baked/grilled			179 14.9 11.8 9.4 2.6 550		3.5	
11-1115	Fruit scones, wholemeal		homemade	322 7.7 55.6 11.1 4.8 542		2.5	
11-958	Plain scones		homemade retail	352 7.2 58.3 12.7 2.4 635	scone=60	3.5	11-827
11-1113	Potato scones		homemade	279 4.8 38.7 13.6 1.9 653		3.5	
11-1114	Wholemeal scones		homemade	319 8.2 52.4 12.3 5.8 602		3.5	
17-835	Scotch broth		homemade	74 6.8 4.9 3.5 0.9 22		3.5	
11-1116	Scotch pancakes		homemade retail	270 6.6 42.8 9.8 1.7 212		3.5	11-544
uk-seakale-stem-only-boiled-in-unsalted-water	Seakale, stem only, boiled			8 1.4 0.6 0 0 4		3.5	
13-338	Seaweed, Irish moss, raw			8 1.5 12.3 0.2 12.3 67		3.5	
13-339	Seaweed, kombu, dried, raw			43 7.1 58.7 1.6 58.7 1830		3.5	
13-340	Seaweed, nori, dried, raw			136 30.7 44.4 1.5 44.4 790		3.5	
13-341	Seaweed, wakame, dried, raw			71 12.4 47.1 2.4 47.1 3220		3.5	
11-903	Semolina, raw			349 10.6 80.8 1.6 2.9 1		4.5	
17-836	Sev/ganthia		homemade	478 18.8 55.5 25.1 8.4 2		3.5	
11-915	Sevyian		homemade	119 3.8 21.2 3.1 1 40		3.5	
17-760	Shandy, 50% lager		homemade	23 0.2 2.9 0 0 7		2.5	
17-821	Shandy, bottled or canned			24 0 5 0 0 7		3.5	
14-259	Sharon fruit		flesh only	73 0.8 20.2 0 1.6 5		4.5	
15-883	Vegetable shepherd's pie		retail	114 4.5 18.5 3.9 2.4 5		4.5	15-655
11-802	Shortbread			515 5.3 64.4 29 2.2 321		6	
11-837	Shortcake, caramel, chocolate covered		retail	466 4.7 55.9 27.3 2.3 258		1.5	
17-096	Smartie-type sweets			456 5.4 73.9 17.5 0 58		6	
uk-smoothies	Smoothies			49 0.5 13.2 0.1 1 0		6	
12-393	Fruit sorbet			97 0.2 25.8 0.3 1 10		4.5	
12-959	Souffle, plain		homemade	177 7.7 10.9 11.9 0.4 158		2.5	
uk-soup-broccoli-and-stilton-carton-chilled	Broccoli and stilton soup, carton		chilled	51 2.3 3.8 3.1 0 200		2.5	
17-634	Carrot and coriander soup, carton		chilled	45 0.9 5.7 2.6 1 180		2.5	
17-776	Carrot and orange soup		homemade	20 0.3 5.5 0.5 1.7 11		3.5	
17-652	Cream of tomato soup, canned			51 0.9 8.4 2 0.6 245	bowl=250	4.5	
17-796	Goulash soup		homemade	106 7.7 8.4 5.8 1.2 545		3.5	
17-653	Soup, instant, dried		as purchased	384 5.9 69.7 13.4 5.6 2376		2	
17-660	Soup, instant, as served, dried			37 0.6 6.7 1.3 0.5 229		1	
17-265	Low calorie soup, canned			33 0.9 6.9 0.7 0.7 170		3	
17-711	Minestrone soup, canned			31 1.1 7.5 0.2 0.9 200		4.5	
17-635	Mushroom soup, carton		chilled	48 1.5 5.2 2.7 0.3 280		2.5	
17-713	Mushroom soup, cream of, canned			46 1.1 4 3 0.1 230		3.5	
17-831	Potato and leek soup		homemade	56 1.5 7 2.2 0.8 47		3.5	
17-636	Tomato soup, carton		chilled	37 0.9 5.7 1.9 1.4 198		2.5	
17-721	Soy sauce, light and dark varieties			79 3 17.9 0 0 5500		2	
13-550	Spinach, baby, boiled			20 3.2 1.4 0.7 1.2 42		2	
17-417	Spinach, dried			211 24.3 32 6.9 18.2 1220		4.5	
13-573	Spinach, mature, boiled			19 2.2 2.9 0.8 2.1 120		3.5	
13-572	Spinach, mature, raw			25 2.8 3.7 0.8 2.1 140		3.5	
13-350	Spring greens, boiled			20 1.9 4.2 0.7 2.6 10		4.5	
13-348	Spring greens, raw			33 3 6.5 1 3.4 20		4.5	
13-352	Bulbs and tops spring onions, raw			23 2 4.5 0.5 1.5 7		4.5	
13-351	Bulbs only spring onions, raw			35 0.9 10.2 0 1.7 13		4.5	
13-354	Acorn squash, baked			56 1.1 15.8 0.1 3.2 4		4.5	
13-353	Acorn squash, raw			40 0.8 11.3 0.1 2.3 3		4.5	
13-644	Butternut squash, baked			39 1.4 10.5 0.2 2.1 0		4.5	
13-643	Butternut squash, boiled			24 0.9 6.4 0.1 1.3 0		4.5	
13-358	Spaghetti squash, baked			23 0.7 6.4 0.3 2.1 18		4.5	
14-059	Star fruit			32 0.5 8.6 0.3 1.3 2		6	
uk-stock-gel	Stock gel			163 6.7 29.6 3.6 1.8 6450		6	
17-767	Stout, guinness			37 0.4 3.2 0 0 6	pint=568;can=440;halfpint=284	3.5	
11-919	Strudel, fruit filled, frozen		retail	241 2.7 34.5 13.5 5.4 0		2.5	
17-371	Stuffing mix, dried			338 9.9 71.9 5.2 4.7 1460		4.5	
17-372	Stuffing mix, assorted flavours, made up, dried			97 2.8 20.6 1.5 1.3 420		2.5	
uk-stuffing-sage-and-onion-homemade	Sage and onion stuffing		homemade	253 5.6 29.4 13.3 0 263		3.5	
uk-sugar-apple-flesh-only	Sugar apple		flesh only	69 1.6 16.1 0.3 0 7		4.5	
17-061	Demerara sugar			394 0.5 104.5 0 0 5		4.5	
17-062	Icing sugar			393 0 104.9 0 0 12		4.5	
17-063	White sugar			394 0 105 0 0 5		4.5	
14-263	Sultanas			275 2.7 71.4 0.4 2 19		6	
14-846	Sunflower seeds, toasted			602 20.5 25.5 49.2 6.2 3		4.5	
15-617	Sushi, vegetable			148 3.4 34.4 1.3 1.6 521		3.5	
13-650	Swede, boiled		flesh only	26 0.7 8.8 0.1 3 4		4.5	
15-884	Sweet potato and onion layer			124 3.4 25.5 1.8 2.2 66		6	
13-647	Wedges sweet potato, baked in rapeseed oil		flesh skin	139 2.9 29.9 3.9 5.2 69		3.5	
13-634	Sweetcorn, baby, boiled			31 2.2 7 0.6 2.4 0		2	
13-635	Sweetcorn, baby, fried		stir rapeseed oil	84 2.5 8.2 6 2.8 0		2	
13-529	Sweetcorn kernels, canned in water		drained	78 2.6 17 1.7 3.1 1		3.5	
13-609	Sweetcorn, dried			251 13.4 45.2 7.1 9.7 4		4.5	
13-508	Sweetcorn, kernels, boiled 'on the cob' in unsalted water			67 3.6 14.6 1.9 5.1 0		2.5	
17-101	Sweets, boiled			327 0 87.1 0 0 25		4.5	
17-647	Sweets, chew sweets			377 0.9 85.1 6 0 30		3.5	
17-828	Sweets, sherbert			355 0.6 93.9 0 0 0		3.5	
17-064	Corn syrup, dark			282 0 76.6 0 0 160		3.5	
17-065	Golden syrup			298 0.3 79 0 0 270		4.5	
15-604	Tabouleh			119 2.6 17.2 4.6 0 4		6	
14-847	Tahini paste			607 18.5 8.9 58.9 8 20		6	
uk-tamarillos-flesh-and-seeds	Tamarillos, flesh and seeds			28 2 4.7 0.3 0 1		3.5	
13-855	Tamarind leaves		fresh	115 5.8 18.2 2.1 0 0		4.5	
uk-tamarind-pulp-flesh-only	Tamarind pulp		flesh only	273 3.2 64.5 0.3 0 0		4.5	
13-375	Tannia, raw			107 1.3 26.8 0.4 2.3 4		4.5	
11-027	Tapioca, raw			359 0.4 95.4 0.1 0.4 4		4.5	
13-380	Taro leaves, raw			35 4.4 2.6 0.9 0 3		4.5	
13-377	Taro, baked			130 1.7 35.4 0.2 3 5		4.5	
13-376	Taro, raw			106 1.4 28.6 0.2 2.4 4		4.5	
13-858	Tarragon, ground, dried			295 22.8 42.8 7.2 0 62		3.5	
13-857	Tarragon		fresh	49 3.4 6.3 1.1 0 9		4.5	
11-1028	Tart, bakewell		homemade	454 6.9 42.3 30.4 1.5 212		2.5	
11-1058	Tart, custard, large		homemade	275 5.8 26.9 17.4 1.7 149		1.5	
17-722	Tartare sauce			299 1.3 18.5 24.6 0.6 1080		6	
11-1123	Tartlets, strawberry		homemade	202 2.4 29.4 10.1 2.2 86		2.5	
11-845	Tarts, bakewell, iced		retail	411 3.1 67 16.8 1.1 132		2.5	
12-461	Tarts, custard, individual			263 6.7 29.8 14.3 1.1 114		2.5	
uk-tarts-jam-wholemeal-homemade	Tarts, jam, wholemeal		homemade	366 4.2 59.6 14 0 134		1.5	
17-167	Black tea, strong		infusion	0 0.1 0 0 0 0		3.5	
17-166	Black tea, weak		infusion	0 0.1 0 0 0 0		3.5	
17-170	Chinese tea, leaves		infusion	1 0.1 0.2 0 0 0		3.5	
17-172	Herbal tea		infusion	1 0 0.2 0 0 0		4.5	
15-886	Tempeh burgers, fried		vegetable oil	188 8.3 23.5 7.9 1.3 130		4.5	
13-860	Thyme, ground, dried			276 9.1 82.3 7.4 37 55		3.5	
13-859	Thyme		fresh	95 3 27.4 2.5 12.3 18		4.5	
14-848	Tigernuts			403 4.3 57.4 23.8 11.7 1		6	
15-626	Tinda subji		homemade	95 1.6 6.9 8.1 2.8 408		3.5	
17-646	Toffees, mixed			387 2.1 62.9 15.9 0 312		3.5	
15-606	Tofu burger, baked			115 7.3 13.2 4 0 211		4.5	
15-607	Tofu spread			208 4.4 2.4 20.1 0 246		6	
13-119	Tofu, soya bean, steamed			73 8.1 0.7 4.2 0 4		3.5	
13-120	Tofu, soya bean, steamed, fried			261 23.5 2 17.7 0 12		3.5	
13-531	Tomato puree			67 4.4 17.6 0.2 4.7 49		6	
50-1173	Tomato sauce		homemade	89 2.2 10 5.5 1.4 340		3.5	
13-530	Tomatoes, canned		whole content	19 1.1 4.6 0.1 0.8 5		4.5	
13-603	Standard tomatoes, fried		corn oil rapeseed	89 0.8 6 7.7 1.5 3		4.5	13-602
13-518	Standard tomatoes, flesh and seeds only, grilled			17 0.6 4.4 0.2 1 2		3.5	
13-517	Standard tomatoes, raw			14 0.5 4 0.1 1 2		4.5	
15-321	Stuffed with rice tomatoes			212 2.1 23.3 13.4 1.1 89		4.5	
15-889	Stuffed with vegetables tomatoes			95 1.7 11.5 6 2.6 5		4.5	
17-670	Topic/Snickers and own brand equivalents			479 7.5 54.9 28.2 2.8 187		6	
15-625	Tori ki subji		homemade	108 1.9 6.9 9.5 3 459		3.5	
12-408	Torte, fruit			258 3.8 28.9 15.5 1.2 88		3.5	
17-644	Tortilla chips fried in sunflower oil			504 7.2 66.7 27.4 5.9 636		6	
11-925	Wheat tortilla, soft			285 7.8 57.5 5.7 3.6 622	wrap=62	3.5	
uk-treacle-tart-homemade	Treacle tart		homemade	380 3.8 60.9 15.9 1.7 258	slice=70	3.5	
17-826	Treacle, black			257 1.2 67.2 0 0 180		3.5	
12-409	Trifle, fruit		retail	164 2.6 21.9 9 2.4 65	pot=113	2.5	
12-601	Trifle, with Dream Topping			152 2.8 22.5 5.9 0.4 78	serving=170	3.5	
17-098	Truffles, mocha		homemade	488 6.2 65.8 24.9 2 37		2.5	
17-837	Truffles, rum		homemade	529 6 56.3 32.9 2.1 51		2.5	
17-593	Turkish delight, with nuts		homemade	348 4.1 82.3 2.6 0.3 85		2	17-122
13-392	Turnip tops, boiled			13 2.7 0.2 0 0 7		4.5	
17-694	Twiglets			393 12.3 75.7 11.8 12.4 800		6	
12-547	Tzatziki			76 3.4 3.7 5.5 0.3 369		6	
12-468	Urad dahl		homemade	81 4.8 11.4 3.2 2.7 334		3.5	
15-656	Vegeburger, grilled		retail	161 16.6 12.5 7.2 4.5 490		3.5	
15-650	Vegetable bake		homemade	121 4.3 14.9 5.9 1.2 107		3.5	
15-344	Vegetable stir fry mix, fried		corn oil rapeseed sunflower	64 2 6.4 3.6 0 11		4.5	uk-vegetable-stir-fry-mix-fried-in-rapeseed-oil;15-345
15-621	Vegetables, mixed, cooked with onion, spice and tomatoes		homemade	82 2.4 9.9 5.3 3.3 374		0.5	
uk-vegetables-mixed-frozen-boiled-in-unsalted-w	Vegetables, mixed, frozen, boiled			42 3.3 6.6 0.5 0 15		3.5	
uk-vegetables-mixed-stir-fry-type-frozen-fried	Vegetables, mixed, stir-fry type, frozen, fried		rapeseed oil	64 2 6.4 3.6 0 14		2.5	
15-364	Vegetables, stir-fried		takeaway	52 1.8 4.2 4.1 2.1 399		3.5	
15-611	Vine leaves, stuffed with rice			263 2.6 23.8 17.8 0 551		3.5	
14-879	Walnuts		kernel only	688 14.7 6.8 68.5 3.5 7		4.5	
13-394	Water chestnuts, raw			46 1.4 10.4 0.2 0 12		4.5	
17-377	Water, distilled			0 0 0 0 0 0		3.5	
11-1131	Welsh cakes		homemade	432 5.5 63.6 17.8 1.7 238		3.5	
12-603	Welsh rarebit, wholemeal		homemade	387 14.4 25.6 27.4 3.5 581		2.5	
11-904	Wheat, bulgur, raw			352 10.6 84.5 2 6.7 5		3.5	
11-907	Wheatgerm			352 27.3 58.6 8.4 13.9 3		6	
14-268	Whitecurrants, raw			26 1.3 9 0 3.4 2		4.5	
14-269	Whitecurrants, stewed with sugar			57 1 16.9 0 2.7 1		3.5	
14-270	Whitecurrants, stewed without sugar			22 1.1 7.7 0 2.9 1		3.5	
uk-wine-mulled-wine-homemade	Mulled wine		homemade	155 0.3 20.6 0.2 0.4 4		3.5	
17-754	Rose wine, medium			79 0.1 2.5 0 0 4	glass=175	3.5	
17-756	White wine, medium			75 0.1 3 0 0 11	glass=175	3.5	
17-757	White wine, sparkling			84 0.3 5.1 0 0 5	flute=125;bottle=750	3.5	
17-233	White wine, sweet			94 0.2 5.9 0 0 13		3.5	
13-398	Yam, baked			153 2.1 39.2 0.4 1.7 3		4.5	
13-655	Yam, boiled	Yam, steamed	flesh only	118 1.6 31.6 0.2 2.3 0		4.5	13-401
13-397	Yam, raw		flesh only	114 1.5 29.5 0.3 1.3 2		4.5	
17-517	Yeast extract			180 40.7 3.5 0.4 0 4300		6	
17-378	Yeast, bakers, compressed			53 11.4 1.1 0.4 0 16		2.5	
17-379	Yeast, dried			169 35.6 3.5 1.5 0 50		4.5	
12-380	Low fat yogurt, fruit			78 4.2 14 1.1 0.3 62		2	
12-904	Low fat yogurt, hazelnut			91 4.4 16.9 1.5 0.9 58		2	
12-905	Low fat yogurt, toffee			91 3.8 18 0.9 0 67		2	
uk-yogurt-soya-non-dairy-alternative-to-yogurt	Soya yogurt, non-dairy alternative to yogurt, fruit		fortified	72 3.3 12 2 1 24		2.5	
12-532	Virtually fat free/diet yogurt, fruit			59 4.8 10.5 0.2 0.4 62		2	
12-533	Virtually fat free/diet yogurt, plain			54 5.4 8.2 0.2 0 71		2	
16-448	Anchovies, canned in oil		drained	191 25.2 0 10 0 5870		3.5	
15-663	Aubergine, stuffed with vegetables, cheese topping			119 5 5.8 9.7 2.2 109		2.5	
16-169	Bacha, raw			123 18.1 0 5.6 0 0		4.5	
19-644	Bacon loin steaks, grilled		lean	158 28.9 1.1 4.3 0 990		3.5	
19-645	Back bacon, dry-cured, grilled		rasher	257 28.4 0 15.9 0 1730		3.5	
19-498	Back bacon, dry-fried		rasher	295 24.2 0 22 0 1410		3.5	
19-499	Back bacon, fat trimmed, grilled		rasher	214 25.7 0 12.3 0 1430		3.5	
19-646	Back bacon, fat trimmed, raw		rasher	136 18.8 0 6.7 0 1000		3.5	
19-500	Back bacon, grilled		rasher	287 23.2 0 21.6 0 1390	rasher=25	4.5	
19-501	Back bacon, grilled crispy		rasher	313 36 0 18.8 0 2000		3.5	
19-502	Back bacon, microwaved		rasher	307 24.2 0 23.3 0 1730		4.5	
19-497	Back bacon, raw		rasher	215 16.5 0 16.5 0 1140		4.5	
19-009	Back bacon, reduced salt, grilled		rasher	282 24.1 0 20.6 0 1130		2	
19-659	Back bacon, smoked, grilled		rasher	293 23.4 0 22.1 0 1390		4.5	
19-647	Back bacon, sweetcure, grilled		rasher	258 23.8 1.6 17.4 0 1390		3.5	
19-660	Back bacon, 'tendersweet', grilled		rasher	213 26.4 0 11.9 0 1390		3.5	
19-648	Middle bacon, fried		rasher corn oil	350 23.4 0 28.5 0 1390		4.5	
19-503	Middle bacon, grilled		rasher	307 24.8 0 23.1 0 1390		4.5	
19-649	Middle bacon, raw		rasher	241 15.2 0 20 0 1050		4.5	
19-504	Streaky bacon, fried		rasher corn oil	335 23.8 0 26.6 0 1680		4.5	
19-018	Streaky bacon, grilled		rasher	337 23.8 0 26.9 0 1680	rasher=12	4.5	
19-016	Streaky bacon, raw		rasher	276 15.8 0 23.6 0 1260		4.5	
19-537	Bacon, fat only, cooked			692 9.3 0 72.8 0 740		5	
19-650	Bacon, fat only, raw			747 4.8 0 80.9 0 420		5	
13-579	Baked beans, canned in tomato sauce, with pork sausages			98 6 14.3 4.5 3.3 260		2.5	
16-386	Bass, sea, baked		flesh only	154 23.2 0 6.8 0 80		3.5	
16-385	Bass, sea, raw		flesh only	168 20 0 9.8 0 72		3.5	
19-471	Beef bourguignon		homemade	140 13.8 2.9 6.2 0.4 238		3.5	
19-548	Beef bourguignonne, made with lean beef		homemade	105 14.1 3 4.2 0.5 233		2.5	
17-514	Beef extract			179 40.4 3.2 0.6 0 4370		6	
19-588	Beef olives		homemade	159 13.9 1.8 11 0.2 437		3.5	
19-589	Beef steak pudding		homemade	207 11.5 19.8 10.2 1.1 82		3.5	
18-009	Beef braising steak, stewed		braised lean fat only	246 32.9 0 12.7 0 60		4.5	18-008
18-006	Beef braising steak, raw		lean fat	139 21.8 0 5.7 0 64		4.5	18-007
18-010	Beef braising steak, slow cooked		lean fat	197 31.4 0 7.9 0 53		3.5	18-011
18-014	Beef brisket, boiled		lean	225 31.4 0 11 0 50		3.5	
18-015	Beef brisket, boiled (UK)		lean fat	268 27.8 0 17.4 0 46		4.5	
18-012	Beef brisket, raw		lean	139 21.1 0 6.1 0 59		3.5	
18-013	Beef brisket, raw (UK)		lean fat	218 18.4 0 16 0 50		4.5	
18-018	Beef fillet steak, fried		corn oil lean fat	184 28.2 0 7.9 0 68		4.5	18-019
18-022	Beef fillet steak, from steakhouse		lean fat	178 28.7 0 7 0 61		3.5	18-023
18-020	Beef fillet steak, grilled		lean fat	188 29.1 0 8 0 70		4.5	18-021
18-016	Beef fillet steak, raw		lean fat	140 21.2 0 6.1 0 44		4.5	18-017
18-026	Beef flank, pot-roasted		lean	253 31.8 0 14 0 51		2.5	
18-027	Beef flank, pot-roasted (UK)		lean fat	309 27.1 0 22.3 0 45		3.5	
18-024	Beef flank, raw		lean	175 22.7 0 9.3 0 64		3.5	
18-025	Beef flank, raw (UK)		lean fat	266 19.7 0 20.8 0 54		4.5	
18-030	Beef, fore-rib/rib-roast, microwaved		lean	243 35 0 11.4 0 60		2.5	
18-031	Beef, fore-rib/rib-roast, microwaved (UK)		lean fat	306 30.4 0 20.5 0 54		3.5	
18-028	Beef, fore-rib/rib-roast, raw		lean	145 21.5 0 6.5 0 61		2.5	
18-029	Beef, fore-rib/rib-roast, raw (UK)		lean fat	253 18.8 0 19.8 0 52		3.5	
18-033	Beef, fore-rib/rib-roast, roasted		lean	236 33.3 0 11.4 0 57		2.5	
18-034	Beef, fore-rib/rib-roast, roasted (UK)		lean fat	300 29.1 0 20.4 0 54		3.5	
18-468	Beef, raw		lean	129 22.5 0 4.3 0 63		5	
18-002	Beef extra trimmed, raw		lean	132 21.6 0 5.1 0 0		5	
18-042	Beef mince patties, barbecued			264 29.6 0 16.2 0 98		3.5	
18-507	Beef mince, extra lean, stewed			137 24.7 0 4.2 0 75		3.5	
18-039	Beef mince, frozen, stewed			204 19.3 0 14.1 0 62		4.5	
18-037	Beef mince, microwaved			263 26.4 0 17.5 0 91		4.5	
18-508	Beef mince, extra lean, raw			130 21.9 0 4.2 0 90		3.5	
19-606	Beef mince, with vegetables, stewed			122 9.2 6.9 7.2 1.2 254		3.5	
19-664	Minced beef, stewed with onions, extra lean			113 12.1 2.8 3.6 0.3 288		2.5	
18-045	Beef rump steak, barbecued		lean fat	176 31.2 0 5.7 0 78		3.5	18-046
18-472	Beef rump steak, fried		corn oil lean fat	228 28.4 0 12.7 0 71		4.5	
18-473	Beef rump steak, fried (lean)		corn oil only	183 30.9 0 6.6 0 78		3.5	
18-051	Beef rump steak, from steakhouse		lean fat	213 27.5 0 11.4 0 66		3.5	
18-050	Beef rump steak, from steakhouse (lean)		only	162 29.8 0 4.7 0 72		2.5	
18-474	Beef rump steak, grilled		lean only	177 31 0 5.9 0 74		3.5	
18-043	Beef rump steak, raw		lean	125 22 0 4.1 0 60		3.5	
18-471	Beef rump steak, raw (UK)		lean fat	174 20.7 0 10.1 0 56		4.5	
18-052	Beef rump steak, strips, fried		stir corn oil lean	208 32.3 0 8.8 0 78		2.5	
18-053	Beef rump steak, strips, fried (UK)		stir corn oil lean fat	248 29.7 0 14.4 0 71		3.5	
18-056	Beef silverside, pot-roasted		lean	193 34 0 6.3 0 58		2.5	
18-057	Beef silverside, pot-roasted (UK)		lean fat	247 31 0 13.7 0 54		3.5	
18-054	Beef silverside, raw		lean	134 23.8 0 4.3 0 62		3.5	
18-055	Beef silverside, raw (UK)		lean fat	215 20.4 0 14.8 0 53		4.5	
18-060	Beef silverside, salted, boiled		lean	184 30.4 0 6.9 0 1020		2.5	
18-061	Beef silverside, salted, boiled (UK)		lean fat	224 27.9 0 12.5 0 940		3.5	
18-058	Beef silverside, salted, raw		lean	140 19.2 0 7 0 640		2.5	
18-059	Beef silverside, salted, raw (UK)		lean fat	227 16.3 0 18 0 550		3.5	
18-062	Beef sirloin joint, roasted		lean	188 32.4 0 6.5 0 55		3.5	
18-063	Beef sirloin joint, roasted (UK)		lean fat	233 29.8 0 12.6 0 53		4.5	
18-066	Beef sirloin steak, fried		corn oil lean	189 28.8 0 8.2 0 69		3.5	
18-067	Beef sirloin steak, fried (UK)		corn oil lean fat	233 26.8 0 14 0 64		4.5	
18-074	Beef sirloin steak, from steakhouse		lean	172 31.5 0 5.1 0 76		2.5	
18-075	Beef sirloin steak, from steakhouse (UK)		lean fat	215 29.6 0 10.7 0 71		3.5	
18-070	Beef sirloin steak, grilled medium-rare		lean	176 26.6 0 7.7 0 65		2.5	
18-071	Beef sirloin steak, grilled medium-rare (UK)		lean fat	213 24.8 0 12.6 0 60		3.5	
18-068	Beef sirloin steak, grilled rare		lean	166 26.4 0 6.7 0 63		2.5	
18-069	Beef sirloin steak, grilled rare (UK)		lean fat	216 25.1 0 12.8 0 60		3.5	
18-072	Beef sirloin steak, grilled well-done		lean fat	225 33.9 0 9.9 0 81		3.5	18-073
18-064	Beef sirloin steak, raw		lean	135 23.5 0 4.5 0 70		3.5	
18-065	Beef sirloin steak, raw (UK)		lean fat	201 21.6 0 12.7 0 62		4.5	
18-082	Beef stewing steak, frozen, stewed		lean fat	195 29.7 0 8.5 0 47		4.5	18-083
18-078	Beef stewing steak, pressure cooked		lean fat	199 35.1 0 6.5 0 60		3.5	18-079
18-076	Beef stewing steak, raw		lean	122 22.6 0 3.5 0 69		3.5	
18-077	Beef stewing steak, raw (UK)		lean fat	146 22.1 0 6.4 0 66		4.5	
18-080	Beef stewing steak, stewed		lean fat	185 32 0 6.3 0 54		4.5	18-081
19-530	Beef stir-fried with green peppers		homemade	145 11.8 6.9 8 0.8 212		3.5	
18-086	Beef topside, microwaved		lean	181 35 0 4.6 0 60		3.5	
18-087	Beef topside, microwaved (UK)		lean fat	228 32.1 0 11.1 0 55		4.5	
18-084	Beef topside, raw		lean	116 23 0 2.7 0 77		3.5	
18-085	Beef topside, raw (UK)		lean fat	198 20.4 0 12.9 0 67		4.5	
18-088	Beef topside, roasted medium-rare		lean	175 32.2 0 5.1 0 66		2.5	
18-089	Beef topside, roasted medium-rare (UK)		lean fat	222 29.9 0 11.4 0 62		3.5	
18-090	Beef topside, roasted well-done		lean	202 36.2 0 6.3 0 62		2.5	
18-091	Beef topside, roasted well-done (UK)		lean fat	244 32.8 0 12.5 0 57		3.5	
15-672	Cabbage and pea bhaji, with fat		butter ghee homemade	177 3.4 14.5 14.2 4.8 251		2.5	
15-674	Cabbage and potato bhaji, with butter		homemade	98 2.7 13.8 5.6 4.1 55		2.5	
15-676	Carrot bhaji, potato and pea, with butter		homemade	116 2.2 17 6.6 4.1 72		1.5	
15-021	Cauliflower bhaji, potato and pea, with butter			145 3.5 10.1 11.3 1.9 400		2.5	
15-047	Vegetable bhaji, punjabi, with butter			108 3.5 11.4 7.2 3.2 450		2.5	
15-698	Vegetable bhaji, with butter		homemade	185 1.9 12.7 15.3 2.4 145		2.5	
11-821	Cheese flavoured biscuits			494 10.5 57.7 28.1 4.5 882		4.5	
11-816	Cookies biscuits, chocolate chip, American style			440 5.2 63.1 21.3 2.5 422		2.5	
11-815	Cookies biscuits, chocolate chip, standard			471 5.4 63 24.9 3 298		2.5	
11-807	Digestive biscuits, half coated in chocolate			488 6.3 63.9 25.7 2.1 351	piece=17	3.5	
11-809	Biscuits, fully coated with chocolate			506 6.4 64.5 27.2 1.7 229		3.5	
11-810	Biscuits, fully coated with chocolate, with cream			496 5.2 62.1 28.2 3.1 174		2.5	
11-811	Biscuits, fully coated with chocolate, with marshmallow			413 4.5 62.6 19 2.7 132		2.5	
11-1060	Oat based biscuits, chocolate, half coated			489 6.6 69.9 24.9 6 271		2.5	
11-813	Sandwich biscuits, cream			477 5 68.9 23.3 3.1 188	piece=12	3.5	
11-806	Short or sweet biscuits, half coated in chocolate			506 6 71.7 24.2 1.4 249		3.5	
19-114	Dry-fried black pudding			297 10.3 16.8 21.5 0.2 940	slice=30	4.5	
19-113	Black pudding, raw			277 9.1 14.8 20.6 0 830		4.5	
16-170	Bloater, grilled		flesh only	251 23.5 0 17.4 0 700		4.5	
16-004	Boal, raw			86 15.4 0 2.7 0 0		4.5	
19-476	Bolognese sauce (with meat)		homemade	161 11.8 3.5 11.6 0.7 180		3.5	
19-475	Bolognese sauce (with meat), made with extra lean minced beef		homemade	108 13 3.4 4.9 0.6 186		2.5	
16-005	Bombay duck			283 61.7 0 4 0 0		6	
17-770	Bouillabaisse		homemade	139 11.3 2.4 10.5 0.4 54		3.5	
18-392	Brain, lamb, boiled			126 11.6 0 8.8 0 210		3.5	
19-115	Brawn			153 12.4 0 11.5 0 750		6	
uk-bread-sauce-made-with-semi-skimmed-milk-home	Bread sauce, made with semi-skimmed milk		homemade	97 4 15.6 2.5 0 93		2.5	
17-771	Bread sauce, made with skimmed milk		homemade	88 4.2 16 1.4 0.5 142		2.5	
17-772	Bread sauce, made with whole milk		homemade	108 4.1 15.9 3.7 0.5 141		2.5	
11-746	Cornflakes, crunchy / honey nut coated		breakfast cereal fortified	384 5.3 90.4 4.2 3.8 350		3.5	
11-755	Honey loops and hoops, including Honey and Nut Cheerios		breakfast cereal fortified	349 6.6 83 3.1 4.3 280		3.5	
11-795	Oat cereal, instant, flavoured, made up with semi-skimmed milk		breakfast unfortified	98 4.4 16.6 2.4 1 70		0	
11-793	Oat cereal, instant, plain, made up with semi-skimmed milk, cooked		breakfast fortified	95 4.9 16.2 2.5 2 40		0	
11-757	Puffed wheat, honey coated		breakfast cereal fortified	355 4.7 89.9 1.2 3.1 20		3.5	
11-753	Rice cereal, chocolate flavoured		breakfast fortified	375 4.6 91.6 2.3 2 320		3.5	
11-778	Shredded Wheat, honey nut, nestle		breakfast cereal	361 9.8 82 5.4 9.2 7		2.5	
11-762	Wheat and multigrain cereal, chocolate flavoured		breakfast fortified	375 6.5 89.5 4.1 6.3 180		3.5	
16-006	Bream, sea, raw			96 17.5 0 2.9 0 110		3.5	
15-700	Broccoli in cheese sauce, made with semi-skimmed milk		homemade	118 7.3 8.6 7.5 2.7 130		2.5	
15-701	Broccoli in cheese sauce, made with skimmed milk		homemade	114 7.3 8.4 6.9 2.5 130		2.5	
15-702	Broccoli in cheese sauce, made with whole milk		homemade	124 7.3 8.3 8.2 2.5 129		2.5	
11-1127	Brownies, chocolate		homemade	506 6.2 56 30.8 1.7 187		2.5	
uk-build-up-powder-shake-assorted-flavours	Build up, powder, shake, assorted flavours			325 20.5 71.2 0.7 8.2 250		0	
uk-build-up-powder-soup-assorted-flavours	Build-up powder, soup, assorted flavours			407 14.4 63.8 14.9 6.5 980		1	
uk-burger-beef-62-85-beef-raw	Beef burger, 62-85% beef, raw			219 15.9 5.6 15.2 0.7 330		3.5	
uk-burger-beef-62-85-beef-grilled	Beef burger, 62-85%, beef, grilled			229 18.3 9.1 13.8 0.6 440		2.5	
uk-burger-beef-98-99-beef-fried-in-vegetable-oi	Beef burger, 98-99% beef, fried		vegetable oil	329 28.5 0.8 23.9 0.7 470		3.5	
uk-burger-beef-98-99-beef-grilled	Beef burger, 98-99% beef, grilled			326 26.5 0.8 24.4 0.7 400		3.5	
uk-burger-beef-98-99-beef-raw	Beef burger, 98-99% beef, raw			291 17.1 0.6 24.7 0.5 290		3.5	
19-553	Beef burger, fried		rapeseed oil homemade	297 23.9 1.4 21.9 0.3 109		3.5	
19-555	Beef burger, grilled		homemade	288 25 1.4 20.3 0.3 114		3.5	
19-554	Beef burger, with bun, fried		rapeseed oil homemade	291 21 10.5 18.6 0.2 194		2.5	
19-556	Beef burger, with bun, grilled		homemade	283 21.9 10.7 17.4 0.4 198		2.5	
uk-burger-big-mac-takeaway	Big Mac burger		takeaway	232 13.1 22.8 11.2 1.9 390		3.5	
19-315	Chicken burger		takeaway	235 12.5 24.7 10.8 1.3 560		3.5	
18-502	Chicken/turkey burger, coated, grilled		retail	266 14.2 19.5 15.5 0.8 383		3.5	
uk-burger-quarter-pounder-with-cheese-takeaway	Burger, quarter Pounder with cheese		takeaway	263 16.3 22.8 13.2 1.6 463		2.5	
19-514	Whopper burger		takeaway	223 10.4 20.4 12.1 1.2 357		3.5	
17-685	Salted butter			744 0.6 0.6 82.2 0 730	slice=7	4.5	
17-655	Spreadable (75-80% fat) butter			715 0.4 0.5 79.1 0 484		4.5	
17-656	Spreadable butter, light (60% fat)			547 0.5 0.8 60.2 0 467		2	
17-001	Butteroil, unsalted			896 0.6 0 99.3 0 15		3.5	
19-631	Cabbage leaves, stuffed with lamb and rice		homemade	100 7.1 9.8 4.2 1.5 153		2.5	
11-740	Cake bars, chocolate			430 5 59.4 21.6 1.9 235		3.5	
11-527	Chocolate fudge cake			358 5.2 57.6 14.3 1.9 265		4.5	
11-1046	Chocolate cake, not filled		homemade	438 7.3 53.1 24.1 1.8 351		2.5	
11-1047	Chocolate cake, with butter icing		homemade	452 5.8 55.2 25.2 1.4 334		2.5	
11-830	Chocolate cake, with filling and icing		retail	413 4.5 51.5 23.7 2.9 259		2.5	
11-1118	Sponge cake, with butter icing		homemade	476 4.5 57 27.3 0.8 382		2.5	
11-532	Sponge cake, with dairy cream and jam, frozen			280 4.3 46.6 10.9 2.7 218		3.5	
11-831	Sponge cake, with jam and butter cream		retail	354 3.7 56.3 14.8 1.2 220		2.5	
11-834	Swiss rolls cake, chocolate covered and filled		retail	414 4.5 54.1 22.7 3.1 259		2.5	
16-404	Calamari, coated in batter, baked			288 8.5 27.8 17.5 1.9 1182		3.5	
17-649	Caramel bars and sweets, chocolate covered			493 4.2 70.9 23.6 0.7 160		3.5	
19-558	Carbonnade of Beef		homemade	134 12.7 6 6.5 0.8 230		3.5	
16-172	Carp, raw			112 17.5 0 4.7 0 43		4.5	
19-470	Beef casserole, made with cook-in sauce			137 15 5.5 6.6 0.7 302		3.5	
19-612	Pork and apple casserole		homemade	100 11 8 2.9 0.5 176		3.5	
19-536	Pork casserole, made with cook-in sauce			154 17 4.7 7.9 0.7 183		3.5	
19-623	Rabbit casserole		homemade	97 11.4 2.8 4.8 0.6 390		3.5	
19-484	Sausage casserole		homemade	165 11.9 6.8 10.9 1.6 443		3.5	
16-007	Catfish, raw			96 17.6 0 2.8 0 95		4.5	
15-639	Cauliflower cheese, made with semi-skimmed milk		homemade	97 5.3 7.5 5.9 1.3 104		2.5	
15-710	Cauliflower cheese, made with skimmed milk		homemade	94 5.3 7.5 5.6 1.3 105		2.5	
15-711	Cauliflower cheese, made with whole milk		homemade	102 5.3 7.4 6.4 1.3 104		2.5	
uk-cauliflower-cheese-retail	Cauliflower cheese		retail	88 4.2 6.6 5.8 1.6 200		3.5	
15-715	Cauliflower in white sauce, made with semi-skimmed milk		homemade	63 2.7 7.4 3.2 1.4 38		2.5	
15-716	Cauliflower in white sauce, made with skimmed milk		homemade	58 2.8 7.4 2.8 1.4 38		2.5	
15-717	Cauliflower in white sauce, made with whole milk		homemade	72 2.7 7.6 4.2 1.4 39		2.5	
16-272	Caviare, bottled in brine		drained	92 10.9 0 5.4 0 2120		3.5	
11-819	Cereal bars, with fruit and/or nuts, no chocolate		unfortified	354 5.6 69.1 10.7 6.2 65		2.5	
11-818	Cereal bars, with fruit and/or nuts, with chocolate		unfortified	436 6 71.1 18.3 5.1 221		2.5	
11-997	Cheese and onion rolls, pastry		retail	327 8.2 33.3 20 2.9 310		2.5	
12-561	Cheese pudding		homemade	170 10.6 12 9.3 0.3 272		3.5	
17-665	Cheese sauce, made with semi-skimmed milk		homemade	182 8.2 9.7 12.8 0.7 213		2.5	
17-773	Cheese sauce, made with skimmed milk		homemade	172 8.2 9.3 11.6 0.2 215		2.5	
17-775	Cheese sauce, made with whole milk		homemade	197 8.2 9.1 14.6 0.2 212		2.5	
uk-cheese-sauce-packet-mix-made-up-with-semi-sk	Packet mix cheese sauce, made up with semi-skimmed milk		homemade	106 5.8 9.9 5.2 0.2 382		2.5	
uk-cheese-sauce-packet-mix-made-up-with-skimmed	Packet mix cheese sauce, made up with skimmed milk		homemade	79 5.6 9.2 2.4 0 452		2.5	
uk-cheese-sauce-packet-mix-made-up-with-whole-m	Packet mix cheese sauce, made up with whole milk		homemade	108 5.5 9 5.7 0 450		2.5	
12-540	Plain cheese spread			237 11.3 6.5 18.6 0 730		4.5	
12-537	Plain cheese spread, reduced fat			154 15 7.9 7.2 0 750		2	
11-824	Cheese straws/twists		retail	510 14.1 50.8 30.3 2.5 974		3.5	
uk-cheese-brie-rind-only	Brie cheese, rind only			304 16.5 0 26.4 0 569		3.5	
12-344	Brie cheese, with outer rind removed			343 20.3 0 29.1 0 556		3.5	
12-132	Caerphilly cheese			375 23.2 0.1 31.3 0 480		4.5	
12-548	Cheddar type cheese, '30% less fat'			314 27.9 0.8 22.1 0 720		3.5	
12-348	Cheddar type cheese, half fat			273 32.7 0 15.8 0 670		3.5	
12-346	Cheddar cheese, English			416 25.4 0.1 34.9 0 723	piece=30	3.5	
12-539	Cottage cheese, plain			103 9.4 3.1 6 0 250		3.5	
12-550	Cottage cheese, plain, reduced fat			68 10.6 3.3 1.5 0 210		1	
12-354	Danish blue cheese			342 20.5 0 28.9 0 1220		4.5	
12-152	Derby cheese			402 24.2 0.1 33.9 0 580		4.5	
12-494	Dolcelatte cheese, rind removed			394 18 0 35.8 0 903		3.5	
12-487	Double Gloucester cheese			413 24.4 0.1 35 0 673		4.5	
12-355	Edam cheese			341 26.7 0 26 0 996		4.5	
12-493	Emmental cheese			399 30.2 0 30.9 0 187		4.5	
12-357	Goats milk cheese, full fat, soft, white rind			320 21.1 1 25.8 0 601		1.5	
12-358	Gouda cheese			377 25.3 0 30.6 0 925		4.5	
12-496	Halloumi cheese			313 23.9 1.7 23.5 0 1200	slice=30	4.5	
12-604	Hard cheese			411 24.9 0.1 34.5 0 687		6	
12-488	Lancashire cheese			382 24.1 0.1 31.7 0 575		4.5	
12-490	Mascarpone cheese			435 4.6 4.3 44.5 0 70		4.5	
12-526	Parmesan cheese		fresh	415 36.2 0.9 29.7 0 660		4.5	
12-492	Port Salut cheese, st Paulin type			333 25.5 0 25.7 0 699		3.5	
12-527	Processed cheese, plain			297 17.8 5 23 0 1000		3.5	
12-549	Processed cheese, slices, reduced fat			190 16.7 9.7 9.6 0 810		1	
12-173	Processed cheese, smoked			303 20.5 0.2 24.5 0 1270		4.5	
12-174	Quark cheese			74 14.6 4 0 0 45		4.5	
12-485	Red Leicester cheese			403 25 0.1 33.6 0 665		4.5	
12-175	Red Windsor cheese			401 24.4 0 33.7 0 690		4.5	
12-177	Roquefort cheese			375 19.7 0 32.9 0 1670		4.5	
12-178	Sage Derby cheese			402 24.2 0.1 33.9 0 600		4.5	
12-551	Spreadable cheese, full fat, soft, white			252 5.3 3 24.4 0 260		1.5	
12-538	Spreadable cheese, medium fat, soft, white			153 9.8 3.5 11.2 0 270		1.5	
12-541	Spreadable cheese, soft white, low fat			99 11.9 5 3.6 0 260		1	
12-367	Stilton cheese, blue			410 23.7 0.1 35 0 788		3.5	
12-181	Stilton cheese, white			362 19.9 0.1 31.3 0 770		3.5	
12-489	Wensleydale cheese			381 23.7 0.1 31.8 0 440		4.5	
12-486	White Cheshire cheese			380 23.4 0.1 31.8 0 492		4.5	
12-368	White cheese			381 23.7 0.1 31.8 0 502		6	
12-395	Cheesecake, fruit, frozen			294 4 36.2 16.2 1 146		3.5	
12-542	Cheesecake, fruit, individual			264 6.1 36.1 12.3 1.6 90		2.5	
12-562	Cheesecake		homemade	325 6.2 26 22.8 0.6 266		3.5	
18-504	Chicken breast/steak, coated, baked			234 17.7 16.6 11.6 0.8 466		4.5	
19-560	Chicken chasseur		homemade	78 13.5 2.5 1.5 0.2 133		3.5	
19-562	Chicken fricassee, reduced fat		homemade	101 10.2 3.7 4.2 0.5 263		1	
19-563	Chicken in white sauce, made with semi-skimmed milk			156 17 5.1 7.7 0.1 89		3.5	
19-564	Chicken in white sauce, made with whole milk			168 17 5.3 9 0.1 91		3.5	
18-501	Chicken pieces, coated		takeaway	267 18.5 18.9 14.1 1.3 535		3.5	
18-500	Chicken portions, battered, deep fried		takeaway	233 24.8 7.7 12.8 2.9 477		1.5	
19-323	Chicken satay		takeaway	191 21.7 5 10.3 2 613		3.5	
19-126	Chicken slices			114 23.2 2.3 1.5 0.3 580		6	
17-697	Cream of chicken soup, condensed, as served, canned			43 1.3 3 2.9 0 250		2.5	
uk-chicken-wings-marinated-meat-and-skin-barbec	Chicken wings, marinated, meat and skin, barbecued			274 27.4 4.6 16.6 0.5 390		1.5	
18-308	Chicken breast, meat and skin, stewed		casseroled	184 26.9 0 8.5 0 60		3.5	
18-324	Chicken breast, grilled with skin		meat only	147 29.8 0 3.1 0 60		3.5	18-323
18-325	Chicken breast, meat and skin, grilled			173 28.9 0 6.4 0 61		3.5	
18-326	Chicken breast, strips, fried		stir corn oil	161 29.7 0 4.6 0 61		3.5	
18-299	Chicken corn-fed, dark meat only, raw			143 19.5 0 7.2 0 80		3.5	
18-300	Chicken corn-fed, light meat only, raw			118 23 0 2.8 0 90		2	
18-301	Chicken corn-fed, raw		meat only	129 21.4 0 4.8 0 85		4.5	
18-302	Chicken corn-fed, skin only, raw			514 10.1 0 52.7 0 50		3.5	
18-343	Chicken corn-fed, dark meat only, roasted			185 24 0 9.8 0 95		3.5	
18-344	Chicken corn-fed, light meat only, roasted			141 25.8 0 4.2 0 90		2	
18-345	Chicken corn-fed, roasted		meat only	164 24.9 0 7.2 0 90		4.5	
18-289	Chicken dark meat, raw			109 20.9 0 2.8 0 90		4.5	
18-329	Chicken dark meat, roasted			196 24.4 0 10.9 0 100		4.5	
18-311	Chicken drumsticks, meat and skin, stewed		casseroled	217 22.3 0 14.2 0 75		3.5	
18-335	Chicken drumsticks, meat and skin, roasted			185 25.8 0 9.1 0 130		3.5	
18-334	Chicken drumsticks, roasted		meat only	152 26.6 0 5.1 0 170		4.5	
18-314	Chicken leg quarter, meat and skin, stewed		casseroled	217 22.9 0 13.9 0 70		3.5	
18-313	Chicken leg quarter, stewed		casseroled meat only	176 25 0 8.4 0 75		4.5	
18-293	Chicken leg quarter, meat and skin, raw			193 18.3 0 13.3 0 80		3.5	
18-337	Chicken leg quarter, meat and skin, roasted			236 20.9 0 16.9 0 95		3.5	
18-290	Chicken light meat, raw			106 24 0 1.1 0 60		3	
18-330	Chicken light meat, roasted			153 30.2 0 3.6 0 60		3	
18-488	Chicken meat, raw			108 22.3 0 2.1 0 77		6	
18-331	Chicken meat, roasted			177 27.3 0 7.5 0 80		6	
18-327	Chicken portions, not coated, deep-fried, meat and skin			259 26.9 0 16.8 0 150		1.5	
19-569	Chicken stir-fried with mushrooms and cashew nuts		homemade	160 18.4 5.7 7 0.9 322		3.5	
19-570	Chicken stir-fried with peppers in black bean sauce		homemade	124 19 3.3 4.2 0.6 366		3.5	
19-521	Chicken stir-fried with rice and vegetables		retail reheated	132 6.5 18.4 4.6 1.3 0		3.5	
18-317	Chicken thighs, meat and skin, stewed		casseroled	233 21.5 0 16.3 0 70		3.5	
18-319	Chicken thighs, diced, stewed		casseroled meat only	180 25.6 0 8.6 0 40		3.5	
18-303	Chicken whole, corn-fed, meat and skin, raw			218 18.8 0 15.9 0 80		2.5	
18-346	Chicken whole, corn-fed, meat and skin, roasted			215 24 0 13.2 0 90		2.5	
18-297	Chicken whole, meat and skin, raw			201 19.1 0 13.8 0 70		3.5	
18-341	Chicken whole, meat and skin, roasted			218 26.3 0 12.5 0 80		3.5	
18-321	Chicken wing quarter, meat and skin, stewed		casseroled	210 24.4 0 12.5 0 60		3.5	
18-320	Chicken wing quarter, stewed		casseroled meat only	164 26.9 0 6.3 0 65		4.5	
18-295	Chicken wing quarter, meat and skin, raw			193 20.3 0 12.4 0 60		3.5	
18-339	Chicken wing quarter, meat and skin, roasted			226 24.8 0 14.1 0 100		3.5	
19-469	Chicken/turkey pasties/slices, puff pastry			289 8.1 26.8 18.5 2.9 360		3.5	
18-503	Chicken/turkey pieces, coated, baked			256 14.4 21.9 13.9 2.3 360		4.5	
16-011	Chital, raw			90 18.1 0 1.9 0 34		4.5	
17-658	Chocolate covered bar with caramel and cereal			501 5.2 68.1 25.8 1.9 161		6	
17-657	Chocolate covered caramel and biscuit fingers			495 5 72.5 23.6 2.5 191		6	
11-812	Chocolate covered wafer biscuit			509 5.5 63.8 28.6 2.7 90		6	
17-687	Chocolate nut spread			549 6.2 63.5 33 3 50		6	
12-411	Chocolate nut sundae			271 2.6 33.5 15 0 36		6	
17-659	Chocolate spread			575 3.3 61.4 37.7 2 58		6	
uk-chocolate-dark-with-creme-or-mint-fondant-ce	Chocolate, dark, with creme or mint fondant centres			431 3.7 76.6 16.3 4.7 6		2.5	
17-690	Chocolate, fancy and filled			447 4.9 64.2 21.3 1.3 88		3.5	
17-491	Chocolate, plain			510 5 66 28 2.5 6	square=6	3.5	
17-091	Chocolate, white			529 8 58.3 30.9 0 110		3.5	
uk-chow-mein-beef-retail-reheated	Chow mein, beef		retail reheated	136 6.7 16.5 6 1.8 200		2.5	
19-614	Chow mein, pork and chicken		homemade	72 9.2 6.4 1.9 0.6 362		2.5	
16-252	Cockles, boiled			53 12 0 0.6 0 490		4.5	
17-002	Cocoa butter			896 0 0 99.5 0 0		6	
12-563	Cocoa powder, made up with semi-skimmed milk			58 3.7 6.9 2 0.2 41		2	
12-564	Cocoa powder, made up with skimmed milk			46 3.7 6.9 0.6 0.2 42		2	
12-565	Cocoa powder, made up with whole milk			74 3.6 6.8 3.9 0.2 41		2	
uk-coconut-milk-reduced-fat-retail	Reduced fat coconut milk		retail	79 0.7 2.1 7.7 0.1 0		2	
16-490	Cod, salted, dried, boiled			138 32.5 0 0.9 0 400		3.5	
16-374	Cod, microwaved		flesh only	98 23.5 0 0.4 0 108		4.5	
16-015	Cod, poached in milk, butter and salt added		flesh only	94 20.9 0 1.1 0 110		2.5	
16-372	Cod, raw		flesh only	75 17.5 0 0.6 0 91		4.5	
16-491	Cod, salted and smoked, raw		flesh only	79 18.3 0 0.6 0 500		3.5	
16-369	Cod, battered, baked		batter	229 12.3 21.2 11.8 1.5 424		4.5	
16-427	Cod, battered, fried		batter dripping takeaway rapeseed oil sunflower	240 16.8 11.2 14.7 0.5 175	fillet=180	4.5	16-426;16-428;16-368
16-370	Cod, in breadcrumbs, baked			204 13.7 21.7 8.3 1.9 330		3.5	
17-157	Coffee, with semi-skimmed milk		infusion	7 0.6 0.7 0.2 0 7		5	
17-155	Coffee, with single cream		infusion	14 0.4 0.3 1.2 0 3		5	
17-156	Coffee, with whole milk		infusion	7 0.5 0.5 0.4 0 6		5	
17-161	Coffee, instant, made up with water and semi-skimmed milk			7 0.6 0.7 0.2 0 8	mug=260	1	
17-160	Coffee, instant, made up with water and whole milk			8 0.5 0.6 0.4 0 7		1	
16-429	Coley, baked		flesh only	111 24.4 0 1.5 0 92		4.5	
16-430	Coley, grilled		flesh only	105 27.2 0 1.4 0 88		4.5	
16-431	Coley, poached		flesh only	114 25 0 1.5 0 95		4.5	
16-383	Coley, raw		flesh only	82 18 0 1.1 0 68		4.5	
16-469	Coley, steamed		flesh only	105 23 0 1.4 0 87		4.5	
17-729	Complan powder, original and sweet			438 15.6 64.8 14.7 0 190		2	
17-730	Complan powder, savoury			439 16.1 62.7 15.6 0.2 900		2	
12-566	Complan powder, savoury, made up with water			97 3.6 14 3.5 0.1 200		1	
12-568	Complan powder, sweet, made up with semi-skimmed milk			132 6.1 17.8 4.5 0 75		1	
12-569	Complan powder, sweet, made up with skimmed milk			122 6.1 17.9 3.4 0 76		1	
12-567	Complan powder, sweet, made up with water			98 3.5 14.6 3.3 0 43		1	
12-570	Complan powder, sweet, made up with whole milk			145 6.1 17.7 6 0 74		1	
19-486	Coq au vin		homemade	188 11 3.5 11 0.2 154		3.5	
19-128	Corned beef, canned			205 25.9 1 10.9 0 860		4.5	
12-507	Cornetto type ice cream cone			292 3.5 40.8 14.4 1.2 90		6	
19-573	Cornish pasty		homemade retail	287 6.7 30.3 19.2 2.5 131	large=260	3.5	19-466
uk-coronation-chicken-homemade	Coronation chicken		homemade	362 16.6 3.7 31.4 0.2 122		3.5	
19-574	Coronation chicken, reduced fat		homemade	216 16.6 4.4 14.8 0.2 0		1	
15-726	Courgettes with eggs		homemade	112 3.9 3.1 9.7 0.9 28		3.5	
16-391	Crab, brown meat, purchased cooked			145 18.8 0 7.8 0 351		2.5	
16-452	Crab, canned in brine		drained	77 18.1 0 0.5 0 550		3.5	
16-441	Crab, purchased cooked			115 19.7 0 4.1 0 337		3.5	
16-392	Crab, white meat, purchased cooked			85 20.5 0 0.3 0 322		2.5	
16-235	Crayfish, raw			67 14.9 0 0.8 0 150		4.5	
11-820	Cream crackers			445 8.9 73.6 16.4 3.9 384		6	
17-358	Cream of tartar			239 0 0 0 0 0		6	
12-342	Cream substitute, double			345 2.6 3.8 35.7 0.2 47		2	
uk-cream-substitute-single	Cream substitute, single			158 3.1 4 14.5 0 61		2	
12-337	Dairy cream, extra thick (24% fat)			236 2.9 3.4 23.5 0 29		3.5	
12-338	Dairy cream, canned spray, 85% cream		uht	252 1.9 7.2 24.2 0 31		2.5	
12-339	Dairy cream, half fat, canned spray		uht	196 2.8 7.6 17.3 0 35		2.5	
12-592	Clotted cream		fresh	586 1.6 2.3 63.5 0 18		4.5	
12-334	Double cream, including Jersey cream		fresh	496 1.6 1.7 53.7 0 22		3.5	
12-333	Whipping cream		fresh	381 2 2.7 40.3 0 25		4.5	
17-763	Creme egg			425 4 71.5 15.9 0.5 63		6	
19-547	Beef and spinach curry		homemade	94 11.4 4.4 4.4 0.8 36		3.5	
19-472	Beef curry, reduced fat		homemade	139 18.8 2.3 7.1 1 64		1	
uk-curry-chick-pea-dahl-and-spinach-with-butter	Curry, chick pea dahl and spinach, with butter		homemade	182 6.4 12.9 12 0 135		1.5	
15-107	Chick pea curry, whole and tomato, punjabi, with butter		homemade	107 5.6 15.3 4.3 2.9 0		0.5	
uk-curry-chicken-balti-retail	Chicken balti curry		retail	105 10.5 6.8 5 2 258		3.5	
19-565	Chicken korma curry		homemade	127 14.6 5.3 5.1 0.7 68	serving=300	3.5	
uk-curry-chicken-tandoori-retail-reheated	Chicken tandoori curry		retail reheated	214 27.4 2.8 10.8 0.8 0		3.5	
19-296	Chicken tikka masala curry		retail reheated	156 12.4 6.3 9.8 1.4 220	serving=350	3.5	
19-567	Chicken vindaloo curry		homemade	192 18.5 3.3 12.5 0.7 65		3.5	
19-568	Chicken vindaloo curry, reduced fat		homemade	121 19.6 3 4.1 0.3 68		1	
19-528	Chicken curry, reheated with rice		retail	154 8.5 19.5 5.8 1.3 200		4	
19-534	Chicken curry, made with cook-in sauce			144 18.6 7 5.4 1.5 246		3.5	
19-465	Chicken curry, Thai green		takeaway restaurant	119 8.8 4.1 8.7 2.6 550	serving=350	2.5	
15-750	Egg and potato curry		homemade	138 7.5 7.6 9.3 1.1 83		3.5	
15-752	Egg curry, in sweet sauce, UK type		homemade	112 6.3 6.7 7.3 0.8 67		1.5	
15-753	Egg curry, with butter		homemade	135 5.4 6.1 10.6 1.4 130		2.5	
15-754	Egg curry, with rapeseed oil		homemade	149 5.3 6.1 12.2 1.4 65		2.5	
16-462	Fish and vegetable curry, bangladeshi		homemade	118 9.1 1.9 8.7 0.5 0		2.5	
16-446	Fish curry, bangladeshi		homemade	125 12.4 2.3 8 0.8 0		2.5	
16-455	Haddock curry, bengali		homemade	263 11.4 5.3 22 1.1 240		2.5	
16-456	Herring curry, bengali		homemade	327 11.4 5.3 29.6 1.1 271		2.5	
19-591	Lamb biryani curry		homemade	195 7.1 21.5 9.2 0.6 21		3.5	
19-592	Lamb biryani curry, reduced fat		homemade	150 7.4 22.5 3.7 0.6 20		1	
19-595	Lamb rogan josh curry		homemade	149 14.4 5.7 9.1 1.8 44		3.5	
19-599	Lamb vindaloo curry		homemade	199 19.8 3.6 12.9 0.9 59		3.5	
19-535	Lamb curry, made with cook-in sauce			242 15.5 7 17.7 1.5 231		3.5	
15-759	Lentil curry, red/masoor dahl and tomato, with butter		homemade	104 4.3 11.6 5.3 1 57		1.5	
15-763	Lentil curry, red/masoor dahl, with butter		homemade	161 7.6 21.2 6.6 1.9 74		1.5	
15-779	Pigeon pea dahl curry, with butter		homemade	108 4.6 15.6 4.7 2.1 58		2.5	
16-457	Prawn and mushroom curry		homemade	164 5.7 3.8 14.3 1.1 73		3.5	
16-365	Prawn bhuna curry		takeaway	120 8.6 4.3 8.7 2.5 321		3.5	
16-366	Prawn madras curry		takeaway	115 7.8 4.9 8.3 2.4 301		3.5	
16-333	Prawn curry		takeaway	118 8.2 4.8 8.5 2.5 311		3.5	
12-573	Egg custard			95 5.9 10.9 3.4 0 73		4.5	
12-519	Custard, made up with semi-skimmed milk			95 4 16.4 2 0 67		3.5	
12-574	Custard, made up with skimmed milk			81 4 16.5 0.3 0 69		3.5	
12-575	Custard, made up with whole milk			114 4 16.3 4.2 0 67		3.5	
16-254	Cuttlefish, raw			71 16.1 0 0.7 0 370		4.5	
16-038	Dab, raw			74 15.7 0 1.2 0 77		4.5	
12-398	Desserts, dairy, chocolate			214 4.3 26.7 10.7 0 74		2.5	
uk-dips-sour-cream-based-assorted-flavours	Dips, sour-cream based, assorted flavours			360 2.9 4 37 0 330		2.5	
17-677	Dips, sour-cream based, reduced fat			180 3.9 7.4 15.2 0.1 150		1	
19-526	Doner kebab in pitta bread with salad			248 14.1 13.4 16 0.9 0	kebab=400	6	
19-539	Doner kebabs		meat only	377 23.5 0 31.4 0 0		4.5	
16-039	Dover sole, raw			89 18.1 0 1.8 0 100		4.5	
17-300	Blue cheese dressing			368 2 11.1 35.9 1.3 840		4.5	
17-532	Drinking chocolate powder, made up with semi-skimmed milk			74 3.7 10.9 2 0 58		2	
17-559	Drinking chocolate powder, made up with skimmed milk			62 3.7 10.9 0.7 0 59		2	
17-533	Drinking chocolate powder, made up with whole milk			89 3.6 10.8 3.8 0 57		2	
uk-drinking-chocolate-powder	Drinking chocolate, powder			377 6.4 79.7 5.8 0 228		2	
uk-drinking-chocolate-powder-reduced-fat	Drinking chocolate, powder, reduced fat			354 6.4 82.1 2.3 0 228		1	
17-487	Dripping, beef			891 0 0 99 0 5		3.5	
19-578	Duck a l'orange, excluding fat and skin		homemade	122 11.2 4 6.5 0 257		2.5	
19-579	Duck a l'orange, including fat and skin		homemade	236 9.8 3.7 20 0 240		2.5	
19-580	Duck with pineapple		homemade	313 13.8 7 25.5 0.3 264		3.5	
18-490	Duck crispy, chinese style, meat and skin			331 27.9 0.3 24.2 0 453		2.5	
18-489	Duck, raw		meat only	137 19.7 0 6.5 0 110		4.5	
18-371	Duck meat, fat and skin, raw			388 13.1 0 37.3 0 73		3.5	
18-374	Duck meat, fat and skin, roasted			423 20 0 38.1 0 87		3.5	
16-036	Eel, conger, grilled		flesh only	137 21.7 0 5.5 0 60		3.5	
16-035	Eel, conger, raw		flesh only	114 18.1 0 4.6 0 50		3.5	
16-173	Eel, yellow, raw			168 16.6 0 11.3 0 89		3.5	
12-950	Egg fu yung			229 10.2 3.7 19.3 1.2 251		6	
17-793	Egg nog		homemade	98 4 9.6 2.3 0 50		3.5	
12-945	Chicken eggs, with semi-skimmed milk, scrambled			237 11 0.8 21.2 0.1 253		3.5	
12-941	Chicken eggs, white, boiled			52 13 0 0 0 151		3.5	
12-960	Chicken eggs, white, dried			327 81.7 0 0 0 1399		3.5	
12-938	Chicken eggs, white, raw			43 10.8 0 0 0 185		3.5	
12-940	Chicken eggs, whole, boiled			143 14.1 0 9.6 0 150	medium=50	3.5	
12-961	Chicken eggs, whole, dried			507 48.6 0 34.7 0 593		3.5	
12-944	Chicken eggs, whole, fried		sunflower oil	200 14.7 0 15.7 0 172		3.5	
12-962	Chicken eggs, whole, without fat, fried			167 16 0 11.4 0 195		2.5	
12-943	Chicken eggs, whole, poached			149 13.3 0 10.6 0 121	medium=50	3.5	
12-937	Chicken eggs, whole, raw			131 12.6 0 9 0 154		3.5	
12-963	Chicken eggs, whole, without milk, scrambled			152 14.6 0 10.4 0 178		2.5	
12-942	Chicken eggs, yolk, boiled			360 16.7 0 32.6 0 52		3.5	
12-939	Chicken eggs, yolk, raw			347 16.4 0 31.3 0 52		3.5	
12-814	Duck eggs, boiled and salted			198 14.6 0 15.5 0 1690		3.5	
12-920	Duck eggs, whole, raw			163 14.3 0 11.8 0 120		3.5	
12-815	Quail eggs, whole, raw			151 12.9 0 11.1 0 0		3.5	
12-816	Turkey eggs, whole, raw			165 13.7 0 12.2 0 0		3.5	
19-131	Faggots in gravy		retail reheated	148 8.2 12.8 7.5 0.2 540		3.5	
16-279	Fish balls, steamed			74 11.8 5.5 0.5 0 750		4.5	
16-444	Fish fingers, cod, fried		rapeseed oil sunflower	240 13 21.7 12.6 1.8 287		3.5	16-445
16-405	Fish fingers, cod, grilled		baked	223 14.3 24 9.2 2 317		3.5	
16-371	Fish fingers, pollock, grilled			213 13.9 22 9.2 2 401		3.5	
16-406	Fish fingers, salmon, grilled		baked	247 17.2 22.7 11.2 2 288		3.5	
16-334	Fish paste			170 15.3 6.3 10.5 2.6 430		6	
uk-fishcakes-cod-homemade	Fishcakes, cod		homemade	235 11.3 15.9 14.7 0.7 92		2.5	
16-408	Fishcakes, salmon, coated in breadcrumbs, baked			245 11.4 22.1 13.7 1.7 322		2.5	
uk-fishcakes-salmon-homemade	Fishcakes, salmon		homemade	287 11.4 15.2 20.5 0 74		2.5	
16-407	Fishcakes, white fish, coated in breadcrumbs, baked			206 9.3 24.3 9.4 1.7 356		2.5	
15-796	Cheese and mushroom flan		homemade	282 10.8 17.8 19.9 1.8 257		3.5	
15-797	Cheese and mushroom flan, wholemeal		homemade	272 11.3 19.8 18.1 2.7 256		2.5	
15-798	Cheese flan, onion and potato		homemade	355 13 19.8 26.2 1.8 387		2.5	
15-799	Cheese flan, onion and potato, wholemeal		homemade	345 13.6 21.8 24.3 2.7 386		1.5	
11-1128	Flapjacks, chocolate covered		retail	441 5.3 60.7 23.5 5 186		2.5	
16-040	Flounder, raw			82 16.4 0 1.8 0 92		4.5	
16-043	Flying fish, raw			86 21 0 0.3 0 79		4.5	
19-495	Frankfurter			287 13.6 1.2 25.4 0.1 730		6	
19-581	Frankfurter with bun			264 10.7 37.4 9.8 1.8 504		6	
19-582	Frankfurter with bun, ketchup, fried onions and mustard			194 6.8 28.5 7.4 2 472		2.5	
11-526	Gateau, chocolate based, frozen			295 3.5 38.2 15.7 1 173		3.5	
17-640	Ghee, butter			878 0.1 0 97.6 0 1		3.5	
18-394	Giblets, chicken, boiled			156 22.9 0 7.1 0 67		3.5	
18-393	Giblets, chicken, raw			142 17.1 0 8.2 0 82		3.5	
18-395	Giblets, turkey, boiled			192 28.1 0 8.8 0 63		3.5	
18-375	Goose, meat, fat and skin, raw			361 16.5 0 32.8 0 61		2.5	
18-376	Goose, meat, fat and skin, roasted			301 27.5 0 21.2 0 80		2.5	
18-377	Grouse, roasted		meat only	128 27.6 0 2 0 110		4.5	
16-063	Haddock, coated in crumbs, frozen, fried		blended oil	196 14.7 13.2 10 0.6 290		3.5	
16-062	Haddock, coated in crumbs, frozen, raw			141 13.8 11.1 5.2 0.6 290		3.5	
16-058	Haddock, fillets, in flour, fried		flesh only dripping sunflower oil	138 21.1 4.7 4.1 0.2 71		2.5	16-060
16-473	Haddock, poached		flesh only	96 22.8 0 0.5 0 87		4.5	
16-375	Haddock, raw		flesh only	75 17.8 0 0.4 0 68		4.5	
16-402	Haddock, smoked, poached		flesh only	92 21.8 0 0.5 0 464		4.5	
16-492	Haddock, smoked, raw		flesh only	83 19.7 0 0.5 0 420		4.5	
16-493	Haddock, smoked, steamed		flesh only	95 22.5 0 0.5 0 549		4.5	
16-052	Haddock, battered, fried		batter blended oil dripping retail blend sunflower	232 17.1 10.4 14 0.4 180		4.5	16-053;16-495;16-055
19-132	Haggis, boiled			310 10.7 19.4 21.7 0.2 770		4.5	
16-071	Hake, grilled		flesh only	113 22.2 0 2.7 0 130		4.5	
16-070	Hake, raw		flesh only	92 18 0 2.2 0 100		4.5	
16-074	Halibut, grilled		flesh only	121 25.3 0 2.2 0 71		4.5	
16-076	Halibut, poached		flesh only	154 24.7 1.1 5.7 0 100		4.5	
16-073	Halibut, raw		flesh only	103 21.5 0 1.9 0 60		4.5	
19-021	Gammon joint ham, boiled			204 23.3 0 12.3 0 1180		4.5	
19-020	Gammon joint ham, raw			138 17.5 0 7.5 0 880		4.5	
19-505	Gammon rashers ham, grilled			199 27.5 0 9.9 0 1360		4.5	
18-379	Hare, stewed		meat only	192 29.9 0 8 0 40		4.5	
18-396	Heart, lamb, raw			129 17.1 0 6.8 0 140		3.5	
18-492	Heart, lamb, roasted			226 25.3 0 13.9 0 84		3.5	
18-398	Heart, ox, raw			104 18.2 0 3.5 0 88		3.5	
18-399	Heart, ox, stewed			157 27.8 0 5.1 0 65		3.5	
18-400	Heart, pig, raw			97 17.1 0 3.2 0 80		3.5	
18-401	Heart, pig, stewed			162 25.1 0 6.8 0 76		3.5	
16-176	Herring, grilled		flesh only	181 20.1 0 11.2 0 160		4.5	
16-175	Herring, raw		flesh only	190 17.8 0 13.2 0 120		4.5	
16-183	Herring, pickled			209 16.7 10 11.1 0 830		4.5	
16-184	Hilsa, raw			262 21.8 0 19.4 0 52		4.5	
16-079	Hoki, grilled			121 24.1 0 2.7 0 120		4.5	
16-078	Hoki, raw			85 16.9 0 1.9 0 86		4.5	
17-051	Honey and comb			281 0.6 74.4 4.6 0 7		6	
17-801	Horlicks powder, made up with semi-skimmed milk			83 4.1 13.9 1.8 0.4 93	mug=230	2	
17-802	Horlicks powder, made up with skimmed milk			72 4.1 13.9 0.6 0.4 95		2	
17-803	Horlicks powder, made up with whole milk			98 4.1 13.7 3.5 0.4 93		2	
19-522	Hot pot, lamb/beef with potatoes		retail reheated	108 7.2 12.5 4.4 1.9 200		2.5	
12-510	Ice cream bars/choc ices, chocolate coated, luxury			336 3.9 34.9 21.1 0 64		2.5	
12-384	Ice cream bars/choc ices, non-dairy, with chocolate flavoured coating			295 3.2 23.2 21.7 0 70		2.5	
12-385	Ice cream desserts, frozen			251 3.5 21 17.6 0 62		4.5	
uk-ice-cream-sauce-topping-strawberry-and-choco	Ice cream sauce, topping, strawberry and chocolate flavours			276 0.4 72.7 0.2 0 0		2.5	
12-581	Ice cream with cone, non-dairy, vanilla			200 2.9 32.3 7.5 0.3 81		2.5	
12-582	Ice cream with wafers, non-dairy, vanilla			199 2.9 32 7.5 0.3 80		2.5	
12-511	Dairy ice cream, luxury, with chocolate/caramel			262 4.2 33.5 13.9 1.3 75		2.5	
12-508	Dairy ice cream, vanilla, soft scoop			169 3.2 22.2 8.2 0.2 63		2.5	
12-509	Ice cream, non dairy, vanilla, soft scoop			192 2.6 30 7.7 0.2 76		1.5	
12-482	Ice cream, virtually fat free alternative			102 4.4 20.6 0.8 0 0		2	
17-783	Butter icing		homemade	507 0.2 63.4 29.4 0 269		3.5	
12-429	Instant dessert powder, made up with skimmed milk			96 3.3 14.4 3.2 0 229		2	
12-427	Instant dessert powder, made up with whole milk			121 3.2 14.3 6 0 228		2	
17-500	Instant drinks powder, chocolate, low calorie			359 16 52 11.1 0 1170		1	
16-185	Jackfish, raw			108 21.7 0 2.4 0 53		4.5	
12-240	Jelly, made with skimmed milk			73 2.6 16.8 0 0 29		3.5	
16-080	John Dory, raw			89 19 0 1.4 0 60		4.5	
19-615	Kebabs, pork and pineapple		homemade	170 14.4 6.7 9.9 0.8 78		2.5	
16-447	Kedgeree		homemade	167 15.9 9.3 7.7 0.2 343		3.5	
19-587	Kheema, beef		homemade	160 11.7 5.7 10.8 1.1 44		2.5	
19-480	Kheema, lamb		homemade	178 11 5.5 13.4 1.5 37		2.5	
19-593	Kheema, lamb, reduced fat		homemade	142 11.4 4.8 9.4 1.6 39		0	
18-493	Kidney, lamb, fried		corn oil	188 23.7 0 10.3 0 230		3.5	
18-402	Kidney, lamb, raw			91 17 0 2.6 0 150		3.5	
18-404	Kidney, ox, raw			88 17.2 0 2.1 0 170		3.5	
18-405	Kidney, ox, stewed			138 24.5 0 4.4 0 150		3.5	
18-407	Kidney, pig, fried			202 29.2 0 9.5 0 220		3.5	
18-406	Kidney, pig, raw			86 15.5 0 2.7 0 200		3.5	
18-408	Kidney, pig, stewed			153 24.4 0 6.1 0 370		3.5	
16-398	Kippers, boil in the bag, with butter, cooked		flesh only	193 18.6 0 13.2 0 860		2.5	
16-397	Kippers, grilled		flesh only	245 21.7 0 17.6 0 947	fillet=130	4.5	
19-642	Kofta, beef		homemade	290 25.3 1.6 20.5 0.3 116		2.5	
19-594	Kofta, lamb, coated with breadcrumbs		homemade	277 23.8 10.1 16 0.4 139		1.5	
19-598	Lamb stir-fried with vegetables		homemade	244 16.4 2.9 18.4 0.6 237		3.5	
18-478	Lamb, raw		lean fat	187 19 0 12.3 0 58		6	
18-475	Lamb, raw (lean)		only	153 20.2 0 8 0 70		5	
18-103	Lamb best end neck cutlets, barbecued		lean	236 27.7 0 13.9 0 82		2.5	
18-105	Lamb best end neck cutlets, barbecued (UK)		lean fat	342 24.3 0 27.2 0 80		3.5	
18-107	Lamb best end neck cutlets, grilled		lean	238 28.5 0 13.8 0 84		3.5	
18-109	Lamb best end neck cutlets, grilled (UK)		lean fat	367 24.5 0 29.9 0 81		4.5	
18-101	Lamb best end neck cutlets, raw		lean fat	316 16.3 0 27.9 0 58		4.5	
18-111	Lamb breast, raw		lean	179 19.6 0 11.2 0 86		3.5	
18-112	Lamb breast, raw (UK)		lean fat	287 16.2 0 24.7 0 69		4.5	
18-113	Lamb breast, roasted		lean	273 26.7 0 18.5 0 93		3.5	
18-114	Lamb breast, roasted (UK)		lean fat	359 22.4 0 29.9 0 85		4.5	
18-117	Lamb chump chops, fried		lean	213 28.1 0 11.2 0 74		3.5	
18-119	Lamb chump chops, fried (UK)		lean fat	308 24.7 0 23.2 0 72		4.5	
18-115	Lamb chump chops, raw		lean fat	242 18.3 0 18.8 0 56		4.5	
18-122	Lamb chump steaks, fried		lean fat	283 24.8 0 20.4 0 71		4.5	
18-121	Lamb chump steaks, raw		lean fat	222 18.6 0 16.4 0 56		4.5	
18-097	Lamb extra trimmed, raw		lean only	148 20 0 7.5 0 0		5	
18-124	Lamb leg chops, grilled		lean fat	221 28.3 0 12 0 71		4.5	
18-131	Lamb leg joint, roasted		lean fat	210 30.8 0 9.6 0 82		4.5	18-132
18-133	Lamb leg steaks, grilled		lean fat	198 29.2 0 9 0 70		4.5	18-134
18-126	Lamb leg, half fillet, stewed		braised lean	204 27.3 0 10.5 0 58		2.5	
18-127	Lamb leg, half fillet, stewed (UK)		braised lean fat	256 25.6 0 17.1 0 62		3.5	
18-128	Lamb leg, half knuckle, pot-roasted		lean fat	201 29.4 0 9.3 0 58		2.5	18-129
18-137	Lamb leg, whole, roasted well done		lean fat	208 31.3 0 9.2 0 62		2.5	18-138
18-480	Lamb leg, whole, roasted		lean fat only	240 28.1 0 14.2 0 64		3.5	18-479
18-141	Lamb loin chops, grilled		lean	213 29.2 0 10.7 0 80		3.5	
18-477	Lamb loin chops, grilled (UK)		lean fat	305 26.5 0 22.1 0 81		4.5	
18-145	Lamb loin chops, microwaved		lean	242 32.4 0 12.5 0 75		3.5	
18-147	Lamb loin chops, microwaved (UK)		lean fat	352 27.5 0 26.9 0 74		4.5	
18-476	Lamb loin chops, raw		lean fat	277 17.6 0 23 0 63		4.5	
18-149	Lamb loin chops, roasted		lean	257 34.4 0 13.3 0 91		3.5	
18-151	Lamb loin chops, roasted (UK)		lean fat	359 29.1 0 26.9 0 85		4.5	
18-153	Lamb loin joint, raw		lean fat	307 16.9 0 26.6 0 61		4.5	
18-155	Lamb loin joint, roasted		lean	209 28.2 0 10.7 0 76		3.5	
18-156	Lamb loin joint, roasted (UK)		lean fat	303 25.3 0 22.4 0 75		4.5	
18-481	Lamb mince, raw			196 19.1 0 13.3 0 69		4.5	
18-159	Lamb mince, stewed			208 24.4 0 12.3 0 59		4.5	
19-608	Lamb mince, stewed with onions			129 10.6 3.2 8.5 0.4 317		3.5	
18-160	Lamb neck fillet, raw		lean fat	203 19.4 0 13.9 0 61		4.5	18-161
18-162	Lamb neck fillet, slices, grilled		lean fat	284 27.9 0 19.1 0 78		3.5	18-163
18-164	Lamb neck fillet, strips, stir-fried  in corn oil		lean	278 24.4 0 20 0 68		1.5	
18-165	Lamb neck fillet, strips, fried		stir corn oil lean fat	301 23.2 0 23.1 0 70		3.5	
18-188	Lamb new Zealand, leg, whole, roasted		chilled lean fat	207 28.8 0 10.2 0 82		1.5	18-189
18-191	Lamb new Zealand, leg, whole, frozen, roasted		lean fat	206 30.6 0 9.3 0 62		2.5	18-192
18-194	Lamb new Zealand, loin chops, frozen, grilled		lean	249 31.4 0 13.7 0 80		2.5	
18-196	Lamb new Zealand, loin chops, frozen, grilled (UK)		lean fat	364 26.9 0 28.5 0 76		3.5	
18-198	Lamb new Zealand, mince, frozen, stewed			243 20.9 0 17.7 0 75		3.5	
18-199	Lamb new Zealand, shoulder, whole, frozen, roasted		lean	251 27.6 0 15.6 0 81		1.5	
18-200	Lamb new Zealand, shoulder, whole, frozen, roasted (UK)		lean fat	350 24.6 0 27.9 0 79		2.5	
18-168	Lamb rack of, roasted		lean	225 27.1 0 13 0 77		3.5	
18-169	Lamb rack of, roasted (UK)		lean fat	363 23 0 30.1 0 75		4.5	
18-166	Lamb rack of, raw		lean fat	283 17.3 0 23.8 0 61		4.5	
18-177	Lamb shoulder joint, roasted		lean	235 28.4 0 13.5 0 75		3.5	
18-178	Lamb shoulder joint, roasted (UK)		lean fat	282 25.9 0 19.8 0 74		4.5	
18-172	Lamb shoulder, diced, kebabs, grilled		lean fat	288 28.5 0 19.3 0 87		2.5	
18-173	Lamb shoulder, half bladeside, pot-roasted		lean	234 26.2 0 14.3 0 68		1.5	
18-174	Lamb shoulder, half bladeside, pot-roasted (UK)		lean fat	324 23.5 0 25.6 0 71		2.5	
18-175	Lamb shoulder, half knuckle, stewed		braised lean	212 25.1 0 12.4 0 76		2.5	
18-176	Lamb shoulder, half knuckle, stewed (UK)		braised lean fat	302 22.9 0 23.4 0 76		3.5	
18-170	Lamb shoulder, raw		lean fat	235 17.6 0 18.3 0 63		4.5	
18-179	Lamb shoulder, whole, roasted		lean	218 27.2 0 12.1 0 80		2.5	
18-180	Lamb shoulder, whole, roasted (UK)		lean fat	298 24.7 0 22.1 0 80		3.5	
18-184	Lamb stewing, pressure cooked		lean fat	248 28.7 0 14.8 0 65		3.5	18-185
18-182	Lamb stewing, raw		lean fat	203 22.5 0 12.6 0 66		4.5	
18-186	Lamb stewing, stewed		lean fat	240 26.6 0 14.8 0 49		4.5	18-187
19-600	Lamb's heart casserole		homemade	161 11.8 10.3 8.1 0.4 412		3.5	
19-601	Lancashire hotpot		homemade	119 7.3 8.5 6.9 1.1 115		3.5	
16-425	Langoustine, boiled			86 19.7 0 0.8 0 216		4.5	
19-482	Lasagne, with extra lean minced beef		homemade	160 10.1 16.2 7 1 237		2.5	
15-813	Leeks in cheese sauce, made with semi-skimmed milk		homemade	82 4 6 5.5 1.4 90		2.5	
15-814	Leeks in cheese sauce, made with skimmed milk		homemade	79 4 6 5 1.4 91		2.5	
15-815	Leeks in cheese sauce, made with whole milk		homemade	87 4 5.7 6 1.2 90		2.5	
16-380	Lemon sole, grilled		flesh only	91 21.5 0 0.6 0 151		4.5	
16-379	Lemon sole, raw		flesh only	73 16.7 0 0.7 0 115		4.5	
16-478	Lemon sole, steamed		flesh only	95 21.7 0 0.9 0 150		4.5	
16-087	Lemon sole, goujons, baked			187 16 14.7 14.6 0 200		3.5	
15-201	Lentil and nut roast, with egg		homemade	218 10.8 21.2 12.1 3.6 250		2.5	
15-819	Lentil and rice roast, with egg		homemade	131 5.5 25.7 2.1 1.6 127		2.5	
15-199	Lentil roast, with egg		homemade	141 8.2 23.4 3.6 3.1 270		2.5	
16-091	Ling, raw			82 18.8 0 0.7 0 120		4.5	
19-603	Liver and bacon, fried		homemade	247 28.9 0 14.7 0 347		3.5	
19-604	Liver and onions, stewed		homemade	142 14.7 6.9 6.9 1.5 53		3.5	
19-106	Liver sausage			226 13.4 6.7 16.7 0.7 810		6	
18-410	Liver, calf, fried		corn oil	176 22.3 0 9.6 0 70		3.5	
18-409	Liver, calf, raw			104 18.3 0 3.4 0 71		3.5	
18-412	Liver, chicken, fried		corn oil	169 22.1 0 8.9 0 79		3.5	
18-494	Liver, lamb, fried		corn oil	237 30.1 0 12.9 0 82		3.5	
18-413	Liver, lamb, raw			137 20.3 0 6.2 0 73		3.5	
18-415	Liver, ox, raw			155 21.1 0 7.8 0 81		3.5	
18-416	Liver, ox, stewed			198 24.8 3.6 9.5 0 110		3.5	
18-417	Liver, pig, raw			113 21.3 0 3.1 0 82		3.5	
18-418	Liver, pig, stewed			189 25.6 3.6 8.1 0 130		3.5	
16-332	Lobster, boiled			103 22.1 0 1.6 0 330		4.5	
12-390	Lollies, containing ice-cream			118 1.4 20.9 3.8 0 31		3.5	
19-136	Luncheon meat, Chinese, steamed			288 11.9 10.5 22.3 0 680		3.5	
11-954	Macaroni cheese		homemade	183 7.8 20.9 8.6 1.1 149		3.5	
16-393	Mackerel, raw		flesh only	233 18 0 17.9 0 153		4.5	
16-414	Mackerel, smoked		flesh only	301 21.1 0 24.1 0 746		4.5	
19-326	Meat samosas		takeaway	272 11.4 21.3 17.3 2.4 409		3.5	
19-139	Meat spread			192 15.7 4.5 13.4 2.2 580		6	
19-613	Meatballs, pork and beef, in tomato sauce		homemade	123 10 5.5 7.2 0.9 60		1.5	
14-357	Honeydew melon, weighed whole		flesh only	17 0.3 4.4 0.1 0.4 6		3.5	
12-585	Meringue, with cream		homemade	331 2.9 27.2 24.2 0 45		2.5	
11-1091	Milk bread		homemade	289 8.8 52.8 7 2 76		3.5	
uk-milk-drink-fermented-with-probiotics	Fermented milk drink, with probiotics			70 3 12.8 1.2 0.1 20		3.5	
17-733	Milk shake, powder			388 1.3 98.3 1.6 0 20		2	
12-589	Milk shake, powder, made up with semi-skimmed milk			70 3.3 11.2 1.7 0 41		1	
12-590	Milk shake, powder, made up with skimmed milk			59 3.3 11.3 0.3 0 43		1	
12-591	Milk shake, powder, made up with whole milk			86 3.3 11.1 3.5 0 40		1	
12-512	Milk, 1% fat		pasteurised	41 3.5 4.8 1 0 44		3.5	
12-321	Channel Islands milk, whole		pasteurised	72 3.5 4.3 4.7 0 39		3.5	
12-322	Channel islands milk, whole, summer			73 3.9 4.1 4.7 0 39		2.5	
12-323	Channel islands milk, whole, winter			72 3.2 4.4 4.7 0 39		2.5	
12-520	Condensed milk, whole, sweetened			310 7.4 55.5 8 0 90		2.5	
12-324	Evaporated milk, light			107 7.8 10.3 4.1 0 115		2	
12-535	Flavoured milk, chocolate		pasteurised	72 3.6 11.7 1.5 0 45		3.5	
12-326	Flavoured milk, strawberry, banana		pasteurised	64 3.6 9.6 1.5 0 52		2.5	
12-418	Semi-skimmed milk, summer and autumn		pasteurised	46 3.5 4.5 1.7 0 43		3.5	
12-419	Semi-skimmed milk, winter and spring		pasteurised	47 3.4 4.9 1.7 0 43		3.5	
12-329	Sheeps milk, raw			93 5.4 5.1 5.8 0 44		4.5	
12-521	Skimmed milk, dried		fortified	348 36.1 52.9 0.6 0 550		4.5	
12-308	Skimmed milk, summer		pasteurised	32 3.5 4.4 0.2 0 49		3.5	
12-309	Skimmed milk, winter		pasteurised	32 3.5 4.2 0.2 0 42		3.5	
12-523	Soya milk, non-dairy alternative to milk, sweetened		fortified	43 3.1 3 2.4 0.5 56		2.5	
12-524	Soya milk, non-dairy alternative to milk, unsweetened		fortified	26 2.4 1 1.6 0.5 0		2.5	
12-598	Whole milk, summer and autumn		pasteurised	61 3.4 4.1 3.6 0 45		3.5	
12-597	Whole milk, winter and spring		pasteurised	64 3.3 5 3.6 0 40		3.5	
12-327	Milkshake, thick		takeaway	88 3.7 15.3 1.8 0 57		2.5	
17-669	Milky Way and own brand equivalents			444 3.8 77.6 15.7 1 220		6	
17-765	Mincemeat			274 0.6 63.4 4.3 1.3 18		6	
16-093	Monkfish, grilled		flesh only	96 22.7 0 0.6 0 26		4.5	
16-092	Monkfish, raw		flesh only	66 15.7 0 0.4 0 18		4.5	
19-609	Moussaka		homemade retail reheated	128 8.5 5.5 8 1 72		3.5	19-507
12-401	Mousse, chocolate, low fat			123 5.5 18 3.7 0 69		1	
11-1094	American style muffins, chocolate chip		homemade	384 6.3 54.9 17.5 1.3 263		2.5	
11-737	American muffins, chocolate		retail	436 5.5 50.5 25.4 1 396		2.5	11-738
16-096	Mullet, grey, grilled		flesh only	150 25.7 0 5.2 0 84		3.5	
16-095	Mullet, grey, raw		flesh only	115 19.8 0 4 0 65		3.5	
16-099	Mullet, red, grilled		flesh only	121 20.4 0 4.4 0 110		3.5	
16-098	Mullet, red, raw		flesh only	109 18.7 0 3.8 0 91		3.5	
16-411	Mussels in white wine sauce, cooked			82 9.7 3.7 3.2 0 608		4.5	
16-390	Mussels, purchased cooked			104 17.7 3.5 2.2 0 401		3.5	
16-497	Mussels, raw			74 12.1 2.5 1.8 0 290		4.5	
11-719	Egg noodles, dried, raw			338 12 76.5 2 3.9 500		4.5	
11-941	Egg noodles, fine, dried, boiled			129 4.7 29.8 0.8 2.3 109		3.5	
11-1096	Egg noodles, fried with spring onions		homemade	244 5 32.5 12.2 2 120		2.5	
11-724	Egg noodles, medium, dried, boiled			166 5.8 38.7 1 3 141		3.5	
11-942	Egg noodles, thick, dried, boiled			143 5 33.3 0.9 2.6 121		3.5	
15-216	Nut and rice roast, mixed nuts with egg		homemade	333 12.1 27 21.9 3.5 420		2.5	
15-218	Nut and seed roast, mixed nuts and sunflower seeds with egg		homemade	335 13 22 23.9 3.9 300		2.5	
15-220	Nut and vegetable roast, mixed nuts with egg		homemade	304 11.3 21.9 21.2 3.6 290		2.5	
15-214	Nut roast, mixed nuts with egg		homemade	338 13.3 20.8 24.7 3.9 330		2.5	
12-947	Cheese omelette		homemade	268 15.9 0 22.7 0 337		3.5	
17-815	Onion sauce, made with semi-skimmed milk		homemade	88 3 10 4.7 1 65		2.5	
17-816	Onion sauce, made with skimmed milk		homemade	80 3.1 10 3.8 1 66		2.5	
17-817	Onion sauce, made with whole milk		homemade	91 3.3 8.5 5.5 0.7 59		2.5	
17-818	Ovaltine powder, made up with semi-skimmed milk			81 3.9 13.9 1.7 0.5 51		2	
17-819	Ovaltine powder, made up with skimmed milk			70 3.9 14 0.4 0.5 53		2	
17-820	Ovaltine powder, made up with whole milk			96 3.8 13.8 3.4 0.5 51		2	
17-734	Ovaltine, powder			358 7.3 87.4 1.9 4.3 120		2	
18-420	Oxtail, stewed with added salt		meat only	243 30.5 0 13.4 0 190		3.5	
18-419	Oxtail, raw			171 20 0 10.1 0 110		4.5	
uk-pancakes-served-with-crispy-duck-pancakes-on	Pancakes (served with crispy duck), pancakes only		takeaway	305 7.8 53.3 7.9 0 121		2.5	
11-959	Savoury pancakes, made with semi-skimmed milk		homemade	203 6.9 27.7 8.4 1.1 53		2.5	
11-1102	Savoury pancakes, made with skimmed milk		homemade	193 6.9 27.8 7.3 1.1 55		2.5	
11-1103	Savoury pancakes, wholemeal, made with whole milk		homemade	209 7.6 26.3 10.1 2.9 53		1.5	
11-1143	Sweet pancakes, made with semi skimmed milk		homemade	234 6.3 38.9 7.4 1 51		2.5	
11-1141	Sweet pancakes, made with skimmed milk		homemade	234 6.3 38.9 7.4 1 51		2.5	
11-1142	Sweet pancakes, made with whole milk		homemade	254 6.3 38.8 9.7 1 49		2.5	
16-432	Pangasius, baked		flesh only	109 21.8 0 2.3 0 299		4.5	
16-433	Pangasius, poached		flesh only	102 20.5 0 2.2 0 280		4.5	
16-382	Pangasius, raw		flesh only	74 14.9 0 1.6 0 204		4.5	
16-101	Parrot fish, raw			83 19.9 0 0.4 0 82		4.5	
18-381	Partridge, roasted		meat only	212 36.7 0 7.2 0 100		4.5	
19-611	Pasta with ham and mushroom sauce		homemade	132 5.7 17.4 5.3 1.2 96		3.5	
19-483	Pasta with meat and tomato sauce		homemade	140 6.6 22.5 4.1 2.1 90		3.5	
11-729	Egg pasta, filled with cheese and tomato, boiled		fresh	193 8.7 30.4 5.9 2.3 210		3.5	
11-728	Egg pasta, filled with cheese only, boiled		fresh	216 10.5 32.4 6.7 2.2 242		3.5	
11-731	Egg pasta, filled with green vegetables/herbs and cheese, boiled		fresh	195 8.7 30.3 5.8 1.6 239		3.5	
11-732	Egg pasta, filled with meat, boiled		fresh	200 10.1 33.2 4.7 1.9 298		3.5	
11-730	Egg pasta, filled with mushrooms, boiled		fresh	173 8.1 29 4.3 1.9 212		3.5	
11-726	Egg pasta, raw		fresh	282 10.6 60.3 2.9 3.3 24		4.5	
11-715	Egg pasta, white, dried, raw			365 12.9 78.7 3.6 3.9 51		3.5	
11-727	Egg pasta, white, tagliatelle, boiled		fresh	152 5.8 32.6 1.6 2 9		2.5	
11-736	Ravioli pasta, meat filling, canned in tomato sauce			77 2.3 15.9 1.4 1.1 260		2.5	
15-835	Pastichio			150 7 18.8 6.3 1.6 89		6	
11-844	Chocolate eclairs pastries, cream filled		retail	387 6.1 29.6 28.5 1.4 125		2.5	
11-1064	Chocolate eclairs pastries		fresh homemade	381 4.1 38.7 24.7 0.7 86		3.5	
11-843	Cream filled pastries		retail	415 3.3 44.3 27.4 2.9 205		3.5	
11-992	Cheese pastry, shortcrust		homemade	491 13.2 41.1 32.4 1.9 394		2.5	
19-317	Liver pate			349 12.6 1.8 32.7 0.6 750		4.5	
19-145	Meat pate, reduced fat			191 18 3.8 12 0.8 710		2	
uk-pate-tuna	Tuna pate			312 16.2 2.2 26.8 0.7 390		4.5	
uk-pavlova-toffee-chocolate-no-fruit	Pavlova, toffee/chocolate, no fruit			370 3.8 48.5 19.7 1.1 67		2.5	
12-404	Pavlova, with fruit and cream			244 2.7 44.1 8.3 1.9 41		3.5	
14-894	Peanuts, raisins and chocolate chips			445 12.4 47.8 25.4 3.4 45		3.5	
17-830	Peppermint creams		homemade	366 0.7 96.9 0 0 23		3.5	
uk-peppers-green-stuffed-with-vegetables-cheese	Green peppers, stuffed with vegetables, cheese topping		homemade	80 2.6 5.2 5.6 0 45		1.5	
19-632	Stuffed with beef peppers, rice and vegetables		homemade	99 6.2 10.2 4.3 1 52		2.5	
18-383	Pheasant, roasted		meat only	220 27.9 0 12 0 66		4.5	
18-505	Beef pie, puff or shortcrust pastry, family size		retail	220 8.9 20.1 13 2 332		1.5	
18-506	Beef pie, puff or shortcrust pastry, individual		retail	292 9.2 27.6 17.7 2.1 346		1.5	
12-560	Cheese and potato pie		homemade	132 5 13.7 7.2 1.1 113		3.5	
19-559	Chicken and mushroom pie, single crust		homemade	202 13.6 15.3 10.4 1 101		2.5	
19-515	Chicken pie, individual, baked			288 9 26.3 17.7 1.7 270		3.5	
19-575	Cottage pie		homemade	126 6.3 11.7 6.3 1.3 155	serving=310	3.5	
19-494	Cottage/Shepherd's pie		reheated	111 4.5 13.1 5.4 1.2 240	serving=400	3.5	
16-460	Fish pie, white fish		homemade	101 8.6 13.7 2.1 1 56		2.5	
16-410	Fish pie, white fish, baked		retail	124 6.6 16.5 4.8 2.1 254		2.5	
19-058	Game pie		homemade	381 12.2 36 22.5 1.3 430		3.5	
15-816	Lentil and cheese pie		homemade	182 11 16.8 9.3 2.3 173		3.5	
19-629	Steak and kidney pie, double crust		homemade	305 14.6 24 18.1 1.8 263		2.5	
19-557	Steak and kidney pie, single crust		homemade	243 17 16.5 13.1 1.2 209		2.5	
19-639	Turkey pie, single crust		homemade	205 13.8 16.4 10.4 1.5 108		2.5	
18-385	Pigeon, roasted		meat only	187 29 0 7.9 0 92		4.5	
15-845	Egg and potato pilau, brown rice		homemade	117 4.7 20.9 2.8 1.4 29		2.5	
15-844	Egg and potato pilau		homemade	124 4.4 23.4 2.5 1 30		3.5	
16-461	Prawn pilau		homemade	149 5.2 25.4 3.2 0.6 60		3.5	
11-936	Cheese and tomato pizza		retail	272 12.2 39 9.8 2.9 397		3.5	
uk-pizza-chicken-topped-retail	Chicken topped pizza		retail	246 13.4 34 8.3 2.7 380		3.5	
11-560	Fish topped pizza		takeaway	226 13.3 28 7.5 0 400		3.5	
uk-pizza-ham-and-pineapple-retail	Ham and pineapple pizza		retail	260 13.5 36.9 8.6 2.5 400		3.5	
uk-pizza-meat-topped-retail-and-takeaway	Meat topped pizza, retail and takeaway			255 13.2 31.1 10.3 2 440		3.5	
16-434	Plaice, baked		flesh only	99 21.3 0 1.6 0 191		4.5	
16-381	Plaice, raw		flesh only	76 16.4 0 1.2 0 147		4.5	
16-435	Plaice, steamed		flesh only	91 19.5 0 1.4 0 175		4.5	
16-498	Plaice, battered, fried		batter blended oil retail blend sunflower	257 15.2 12.5 16.8 0.5 210		4.5	16-499;16-500
16-403	Plaice, in breadcrumbs, baked			243 14.4 23 11.6 1.5 275		3.5	
16-378	Pollock, alaskan, raw		flesh only	72 16.4 0 0.7 0 68		3.5	
16-437	Pollock, alaskan, steamed		flesh only	120 27.4 0 1.2 0 114		3.5	
19-665	Pork chops in mustard and cream		homemade	263 15.5 1.2 19.4 0.2 200		3.5	
19-467	Pork pie, individual			370 9.9 28.6 26 2.9 542	serving=140	3.5	
17-132	Pork scratchings			606 47.9 0.5 46 0.3 1320		6	
18-555	Pork belly joint, roasted		lean fat	293 25.1 0 21.4 0 90		4.5	
18-556	Pork belly joint/slices, grilled		lean fat	320 27.4 0 23.4 0 97		4.5	
18-557	Pork belly joint/slices, raw		lean fat	258 19.1 0 20.2 0 69		4.5	
18-216	Pork crackling, cooked			550 36.2 0 45 0 0		4.5	
18-527	Pork diced, stewed		casseroled lean fat	195 36.8 0 5.3 0 89		4.5	18-528
18-540	Pork diced, kebabs, grilled		lean fat	200 37.9 0 5.4 0 92		3.5	18-541
18-529	Pork diced, raw		lean fat	122 23.1 0 3.3 0 56		4.5	18-530
18-531	Pork fillet medallions, grilled lean			152 36.3 0 0.8 0 67		3.5	
18-532	Pork fillet medallions, grilled		lean fat	161 35.9 0 1.9 0 66		4.5	
18-510	Pork fillet medallions, raw		lean fat	96 22.8 0 0.5 0 42		4.5	18-511
18-533	Pork fillet strips, fried		stir rapeseed oil lean	168 35.8 0 2.7 0 66		3.5	
18-601	Pork hand, shoulder joint, raw		lean	121 20.8 0 4.2 0 73		2.5	
18-602	Pork hand, shoulder joint, raw (UK)		lean fat	218 18.1 0 16.2 0 67		3.5	
18-603	Pork hand, shoulder joint, roasted		lean	202 30.8 0 8.8 0 78		2.5	
18-604	Pork hand, shoulder joint, roasted (UK)		lean fat	259 27.5 0 16.5 0 77		3.5	
18-608	Pork, raw		lean	116 22.2 0 3.1 0 57		5	
18-512	Pork leg joint, raw		lean	122 23.1 0 3.3 0 56		3.5	
18-514	Pork leg joint, raw (UK)		lean fat	215 19.9 0 15 0 51		4.5	
18-513	Pork leg joint, trimmed, raw		lean fat	142 22.4 0 5.8 0 55		3.5	
18-517	Pork leg joint, roasted		lean fat	261 29.6 0 15.9 0 53		4.5	
18-515	Pork leg joint, roasted (lean)			186 33.3 0 5.9 0 58		3.5	
18-516	Pork leg joint, trimmed, roasted		lean fat	203 32.5 0 8.1 0 57		3.5	
18-534	Pork loin chops, grilled		lean	194 35.1 0 5.9 0 57		3.5	
18-535	Pork loin chops, grilled (UK)		lean fat	237 33.3 0 11.5 0 54		4.5	
18-536	Pork loin chops, raw		lean fat	191 21.3 0 11.7 0 45		4.5	
18-613	Pork loin chops, roasted		lean	196 39.6 0 4.2 0 84		3.5	
18-610	Pork loin chops, roasted (UK)		lean fat	247 36.2 0 11.4 0 77		4.5	
18-518	Pork loin medallions, raw		lean	116 24.8 0 1.9 0 41		3.5	
18-519	Pork loin medallions, raw (UK)		lean fat	141 23 0 5.4 0 40		4.5	
18-520	Pork loin medallions, trimmed, raw		lean fat	122 23.4 0 3.1 0 41		3.5	
18-538	Pork loin steaks, fried		rapeseed oil lean	178 33.9 0 4.7 0 72		3.5	
18-539	Pork loin steaks, fried (UK)		rapeseed oil lean fat	235 31.7 0 12 0 66		4.5	
18-524	Pork loin steaks, grilled		lean	194 35.1 0 5.9 0 57		3.5	
18-526	Pork loin steaks, grilled (UK)		lean fat	247 32.7 0 12.9 0 53		4.5	
18-525	Pork loin steaks, trimmed, grilled		lean fat	210 34.4 0 8 0 56		3.5	
18-521	Pork loin steaks, raw		lean	110 23.2 0 1.9 0 49		3.5	
18-522	Pork loin steaks, raw (UK)		lean fat	187 21.4 0 11.2 0 45		4.5	
18-523	Pork loin steaks, trimmed, raw		lean fat	140 22.5 0 5.5 0 47		3.5	
18-605	Pork loin steaks, stewed		lean	157 33.2 0 2.7 0 70		3.5	
18-612	Pork loin steaks, stewed (UK)		lean fat	212 31.3 0 9.7 0 64		4.5	
18-606	Pork mince, raw			164 19.2 0 9.7 0 66		4.5	
18-607	Pork mince, stewed			191 24.4 0 10.4 0 61		4.5	
18-542	Pork shoulder chops (collar), stewed		braised lean fat	213 30.5 0 10.1 0 59		4.5	18-543
18-545	Pork shoulder chops (collar), raw		lean fat	186 18.5 0 12.4 0 62		4.5	
18-547	Pork shoulder joint (collar), pot-roasted		lean	201 30 0 9 0 65		2.5	
18-548	Pork shoulder joint (collar), pot-roasted (UK)		lean fat	260 24.4 0 18 0 64		3.5	
18-549	Pork shoulder joint (collar), raw		lean fat	218 17.6 0 16.4 0 61		4.5	
18-551	Pork shoulder steaks (collar), grilled		lean fat	292 29.2 0 19.5 0 140		4.5	
18-554	Pork shoulder steaks (collar), raw		lean fat	168 18.7 0 10.4 0 62		4.5	
19-670	Pork spare ribs, 'barbecue style'		homemade meat only retail reheated	302 20.8 5.7 22.3 0.8 766		2.5	19-264
19-672	Pork spare ribs, in black bean sauce, meat and sauce only		homemade	216 14.3 6.1 14.5 0.3 774		1.5	
18-609	Pork spare ribs, raw		lean fat	195 18.7 0 13.4 0 98		4.5	
19-667	Pork stir-fried with vegetables		homemade	103 16.4 3.1 2.9 0.5 336		3.5	
19-668	Pork sweet and sour, made with lean pork		homemade	162 14.5 11.5 6.3 0.5 63		2.5	
19-669	Pork sweet and sour, made with sweet and sour cook in sauce			148 15.3 11.8 4.9 0.4 165		3.5	
18-429	Pork trotters and tails, boiled with added salt			280 19.8 0 22.3 0 1620		3.5	
11-789	Porridge oats, made up with semi-skimmed milk, cooked		unfortified	84 4.6 13.1 2.3 1 39	bowl=240	3.5	
11-1106	Porridge, made with milk and water			72 3.1 12.2 1.9 1 22	bowl=240	3.5	
11-1108	Porridge, made with whole milk			112 4.9 14.2 4.7 0.9 44	bowl=240	3.5	
13-615	Potato powder, instant, made up with semi-skimmed milk			67 2.4 15.2 0.5 1 100		1	
13-616	Potato powder, instant, made up with skimmed milk			66 2.4 15.2 0.1 1 100		1	
13-617	Potato powder, instant, made up with whole milk			76 2.4 15.8 1.2 1 100		1	
15-261	Potatoes with onions and eggs, fried			316 7.8 20.5 23.8 1.4 540		4.5	
13-553	Mashed with butter potatoes		old	102 1.9 17.3 3.9 1.4 36		4.5	
18-305	Poussin, meat and skin, raw			202 19.1 0 13.9 0 70		3.5	
11-1023	Prawn crackers		takeaway	570 0.3 59.1 39 0.9 767	handful=10	3.5	
16-388	Prawns, king, grilled from raw			102 23.5 0 0.9 0 305		2.5	
16-389	Prawns, king, purchased cooked			68 16.2 0 0.4 0 643		2.5	
16-387	Prawns, king, raw			77 17.6 0 0.7 0 215		3.5	
16-482	Prawns, standard, dried			377 83.1 0 4.9 0 3172		3.5	
16-384	Prawns, standard, purchased cooked			70 15.4 0 0.9 0 588		2.5	
11-1037	Bread and butter pudding		homemade	137 6.3 17.3 5.3 0.3 130		3.5	
12-514	Rice pudding, with semi-skimmed milk		homemade	127 4.2 19.1 4.4 0.1 67		2.5	
12-607	Rice pudding, with skimmed milk		homemade	114 4.3 19.2 2.9 0.1 65		2.5	
12-608	Rice pudding, with whole milk		homemade	145 4.2 19 6.5 0.1 63		2.5	
12-948	Cheese and egg quiche		homemade	305 12.5 15.8 22.3 1.2 310		3.5	
11-995	Cheese and egg quiche, wholemeal		homemade	294 13 17.7 20.4 2.1 310		2.5	
12-952	Lorraine quiche		homemade	358 15.3 18.1 26 1.3 588		3.5	
12-936	Lorraine quiche, shortcrust pastry		retail	269 9.1 21 17.6 1.3 339	slice=140	2.5	
12-953	Lorraine quiche, wholemeal pastry		homemade	354 15.8 20.3 24.9 2.3 587		2.5	
18-387	Rabbit, raw		meat only	137 21.9 0 5.5 0 67		4.5	
18-388	Rabbit, stewed		meat only	114 21.2 0 3.2 0 48		4.5	
16-129	Red snapper, fried		flesh only sunflower oil	126 24.5 0 3.1 0 120		4.5	
16-126	Red snapper, raw		flesh only	90 19.6 0 1.3 0 77		4.5	
16-131	Redfish, raw			98 18.4 0 2.7 0 73		4.5	
11-885	Egg fried rice, ready cooked, not takeaway		re heated retail	169 3.9 30.9 5.3 2.8 409		1.5	
11-444	Egg fried rice		takeaway	186 4.3 34.4 4.9 1.1 417	serving=270	3.5	
11-881	Savoury rice, including chicken, beef, mushroom and vegetable varieties, dried, cooked			155 3.7 35.7 1.4 1.7 290		1.5	
11-880	Savoury rice, including chicken, beef, mushroom and vegetable varieties, dried, uncooked			369 8 86.9 2.7 3.6 1231		1.5	
uk-risotto-chicken-homemade	Chicken risotto		homemade	173 8.9 26.1 3.3 0.8 355		3.5	
16-134	Rock Salmon/Dogfish, battered, fried		batter blended oil dripping retail blend sunflower	295 14.7 10.7 21.9 0.4 160		4.5	16-136;16-138;16-140
16-133	Rock Salmon/Dogfish, raw			154 16.6 0 9.7 0 120		4.5	
16-301	Roe, cod, hard, coated in batter, fried			189 12.4 9.1 11.8 0.2 510		1.5	
16-299	Roe, cod, hard, raw			104 21.7 0 1.9 0 110		2.5	
16-302	Roe, herring, soft, raw			91 16.8 0 2.6 0 120		2.5	
16-132	Rohu, raw			79 16.6 0 1.4 0 100		4.5	
17-512	Salad cream			326 1.5 21.7 26.7 0.5 700	tbsp=15	6	
uk-salad-cream-reduced-fat	Reduced fat salad cream			157 1 16 10.6 0.5 530		3	
uk-salami-snack	Salami snack			504 25.1 2.4 44 0.5 1600		6	
19-625	Salmis of pheasant		homemade	106 9.9 2.8 5.6 0.4 219		3.5	
16-304	Salmon en croute		retail	288 11.8 18 19.1 0 190		3.5	
16-359	Salmon, farmed, baked		flesh only	232 25.2 0 14.6 0 49		3.5	
16-357	Salmon, farmed, grilled		flesh only	239 24.6 0 15.6 0 49		3.5	
16-356	Salmon, farmed, raw		flesh only	217 20.4 0.2 15 0.2 43		3.5	
16-358	Salmon, farmed, steamed		flesh only	261 23.6 0 18.5 0 51		3.5	
16-420	Salmon, pink, canned in brine		drained	138 23.6 0 4.8 0 352		2.5	
16-418	Salmon, red, canned in brine		drained	160 23.5 0 7.3 0 430		2.5	
16-419	Salmon, red, canned in brine, skinless and boneless		drained	153 23.2 0 6.7 0 379		1.5	
16-412	Salmon, smoked (cold-smoked)			184 22.8 0.5 10.1 0 1184		3.5	
16-413	Salmon, smoked (hot-smoked)			186 25.4 1.3 8.8 0 848		3.5	
16-485	Salmon, wild, baked			215 26.5 0 12.1 0 58		3.5	
16-360	Salmon, wild, raw		flesh only	179 22.1 0 10.1 0 48		3.5	
16-486	Salmon, wild, grilled			210 25.9 0 11.8 0 56		3.5	
16-487	Salmon, wild, steamed			206 25.3 0 11.6 0 55		3.5	
16-010	Salted fish, Chinese, bones removed, steamed			155 33.9 0 2.2 0 5560		2.5	
19-596	Lamb samosas, baked		homemade	288 11.1 25.4 17.5 2.3 40		3.5	
19-597	Lamb samosas, deep fried in rapeseed oil		homemade	379 8.1 18.6 31.5 1.7 29	samosa=70	2.5	
11-955	White bread sandwich, bacon, lettuce and tomato			230 8.2 25.6 11.9 1.5 477	sandwich=170	2.5	
11-963	White bread sandwich, cheddar cheese and pickle			282 12 29.2 14.4 1.5 591	sandwich=170	3.5	
11-964	White bread sandwich, chicken salad			172 10.7 23.9 4.9 1.4 235	sandwich=170	3.5	
11-966	White bread sandwich, egg mayonnaise			243 8.8 30 11.2 1.5 323	sandwich=170	3.5	
11-967	White bread sandwich, tuna mayonnaise			237 12.5 26.7 10.2 1.4 350	sandwich=170	3.5	
16-424	Sardines, canned in brine		drained	170 22.1 0 9.1 0 368		3.5	
16-440	Sardines, canned in olive oil		drained	220 23.3 0 14.1 0 400		3.5	
16-439	Sardines, canned in sunflower oil		drained	220 23.3 0 14.1 0 400		3.5	
16-422	Sardines, canned in tomato sauce		whole content	175 18.5 0.9 10.8 0 315		3.5	
16-438	Sardines, grilled		flesh only	172 25.4 0 7.8 0 174		4.5	
16-401	Sardines, raw		flesh only	134 19.8 0 6.1 0 136		4.5	
uk-sauce-cheese-packet-mix-dry	Cheese sauce, packet mix, dry			486 19.3 42.6 28.4 1.7 2700		2.5	
15-879	Curry sauce, onion, with butter		homemade	252 1.2 8.2 24.7 1.6 228		1.5	
17-624	Pasta sauce, four cheese			129 5.1 7.1 9.7 1.3 325		3.5	
19-468	Flaky pastry sausage roll		ready eat retail	352 8.4 30.4 24.1 3.4 577	piece=18;large=105	3.5	
19-643	Short pastry sausage rolls		homemade	395 9.9 28.9 28.8 3.3 376		3.5	
19-653	Beef sausages, fried		vegetable oil	267 17.6 12.3 17.4 1.6 490		4.5	
19-489	Beef sausages, grilled			265 17.2 12.6 17.2 1.6 500		4.5	
19-656	Beef sausages, raw			258 12.7 9.9 19.5 1.5 380		4.5	
19-512	Pork sausages, fried		chilled vegetable oil	308 13.9 12 23.9 2.1 640		3.5	
19-509	Pork sausages, grilled		chilled	294 14.5 12.1 22.1 2.3 640	chipolata=22	3.5	
19-654	Pork sausages, frozen, fried		vegetable oil	316 13.8 12.1 24.8 2.1 640		4.5	
19-655	Pork sausages, frozen, grilled			289 14.8 12.8 21.2 2.3 640		4.5	
19-510	Pork sausages, raw			309 11.9 12.4 25 2.8 470		4.5	
19-662	Pork sausages, reduced fat, fried		vegetable oil	144 14.9 11.1 5.7 2.3 560		2	
19-511	Pork sausages, reduced fat, grilled			160 16.2 13.2 6.1 2.5 680		2	
19-658	Pork sausages, reduced fat, raw			141 14.4 11 5.6 2.3 500		2	
uk-sausages-premium-fried-in-vegetable-oil	Premium sausages, fried		vegetable oil	256 17.9 2.5 19.5 0 560		4.5	
uk-sausages-premium-grilled	Premium sausages, grilled			275 19 2.9 21.1 0.6 570		4.5	
uk-sausages-premium-raw	Premium sausages, raw			254 13.8 3.1 21 0.5 500		4.5	
19-319	Saveloy, unbattered		takeaway	296 13.8 11.6 22.3 0.8 1150		2.5	
16-409	Scampi, coated in breadcrumbs, baked			232 11.6 25.8 10.5 1.5 561	serving=170	3.5	
16-443	Scampi, coated in breadcrumbs, fried		sunflower oil	243 10.6 23.6 13 1.4 512		3.5	
16-442	Scampi, in breadcrumbs, frozen, fried		rapeseed oil	243 10.6 23.6 13 1.4 512		3.5	
11-1112	Cheese scones		homemade	358 10.1 47.4 16.4 2.1 659		3.5	
19-320	Scotch eggs		retail	241 12 14.8 16 1.7 330		3.5	
16-454	Seafood selection			87 15.6 2.9 1.5 0 620		6	
16-415	Seafood sticks			102 7.3 14.9 1.9 0 714		6	
16-367	Sesame prawn toast		takeaway	382 12.9 20.3 29.8 3.6 470		3.5	
16-142	Shark, raw			102 23 0 1.1 0 140		4.5	
19-525	Shish kebab in pitta bread with salad			149 13.6 16.6 4.1 1.2 300		6	
19-150	Shish kebab		meat only	206 29 0 10 0 510		4.5	
19-627	Shish kebabs, with onions and peppers		homemade	206 12.8 5.8 15.2 1.2 42		2.5	
16-247	Shrimps, canned in brine		drained	94 20.8 0 1.2 0 980		3.5	
16-248	Shrimps, frozen			73 16.5 0 0.8 0 380		4.5	
16-144	Skate, grilled			79 18.9 0 0.5 0 150		4.5	
16-143	Skate, raw			64 15.1 0 0.4 0 120		4.5	
17-850	Chicken noodle soup, dried			322 17.1 60.3 4.8 4.3 3740		4.5	
17-714	Chicken noodle soup, as served, dried			19 1 3.4 0.3 0.2 220		3.5	
17-695	Chicken soup, cream of, canned			58 1.7 4.5 3.8 0 240		3.5	
17-696	Chicken soup, cream of, condensed, canned			85 2.6 6 5.8 0 490		2.5	
17-813	Mulligatawny soup		homemade	90 1.9 8.9 6.4 0.8 464		3.5	
17-700	Oxtail soup, canned			44 2.4 5.2 1.7 0.1 220		4.5	
17-829	Pea and ham soup		homemade	73 4.1 11.2 2.2 1.4 235		3.5	
19-628	Spaghetti bolognese		homemade	151 8.1 18.4 6.1 1.2 92	serving=470	3.5	
19-524	Spaghetti bolognese, with spaghetti		retail reheated	126 6.6 21.2 2.8 1.2 182		2.5	
19-542	Spaghetti bolognese, meat and sauce only		retail reheated	108 9.3 6.2 5.7 0.9 290		2.5	
16-219	Sprats, fried			415 24.9 0 35 0 240		4.5	
16-218	Sprats, raw			172 18.3 0 11 0 200		4.5	
19-327	Meat spring rolls		takeaway	242 6.5 20.2 16.4 2 485		3.5	
16-267	Squid, dried			313 63.3 4.8 4.6 0 940		4.5	
19-630	Steak and kidney pudding		homemade	210 10.7 19.5 10.9 0.9 87	serving=190	3.5	
19-550	Beef stew, made with lean beef		homemade	93 12.2 5.9 3.1 1.1 260		2.5	
19-590	Beef stew, with dumplings		homemade	190 10.1 17.1 10 0.9 240	serving=300	2.5	
19-479	Irish stew		homemade	119 7.3 10.9 6.2 1.5 115		3.5	
19-585	Irish stew, made with lean lamb		homemade	107 7.6 10.1 4.9 1.5 26		2.5	
uk-stir-fry-beef-with-green-peppers-and-blackbe	Stir-fry beef with green peppers and blackbean sauce		takeaway	103 10.5 2.7 5.6 0 577		3.5	
uk-stock-chicken-ready-made-retail	Stock, chicken, ready made		retail	12 2.3 0.5 0.2 0.3 225		1.5	
17-011	Suet, shredded			826 0 12.6 86.7 0.5 0		3.5	
uk-suet-vegetable-reduced-fat	Suet, vegetable, reduced fat			718 2.5 32.4 65.7 1.3 10		1	
16-361	Sushi, salmon nigiri			152 8.7 26.4 2.5 1.2 360		3.5	
16-362	Sushi, tuna nigiri			170 8.4 31.5 2.5 1.2 331		3.5	
19-304	Sweet and sour pork, battered		takeaway	240 7.8 23.6 13.9 1.2 249		2.5	
18-422	Sweetbread, lamb, fried		corn oil	217 28.7 0 11.4 0 52		3.5	
18-421	Sweetbread, lamb, raw			131 15.3 0 7.8 0 75		3.5	
16-222	Swordfish, grilled		flesh only	139 22.9 0 5.2 0 170		4.5	
16-221	Swordfish, raw		flesh only	109 18 0 4.1 0 130		4.5	
16-335	Szechuan prawns with vegetables		takeaway	83 7.8 3.7 4.7 1.2 536		3.5	
16-449	Taramasalata			517 3.2 7.7 52.9 0.3 450		6	
11-1093	Tart, mincemeat, one crust		homemade	385 3.1 58.1 17.9 1.7 120		1.5	
17-169	Tea, with semi-skimmed milk		infusion	7 0.5 0.7 0.2 0 7	cup=190;mug=260	5	
17-168	Tea, with whole milk		infusion	8 0.4 0.5 0.4 0 6	mug=260	5	
16-154	Tilapia, raw			85 17.8 0 1.5 0 52		4.5	
19-635	Toad in the hole		homemade	285 12 22.6 17.9 2.4 334	serving=250	3.5	
19-636	Toad in the hole, made with skimmed milk and reduced fat sausages		homemade	175 13.6 21.8 5.2 2.1 353		1	
18-423	Tongue, lamb, raw			193 15.3 0 14.6 0 420		3.5	
18-424	Tongue, ox, pickled, raw		meat only	220 15.7 0 17.5 0 1210		3.5	
18-425	Tongue, ox, pickled, stewed		meat only	293 19.5 0 23.9 0 1000		3.5	
18-426	Tongue, ox, stewed		meat only	242 19.4 0 18.3 0 860		3.5	
18-427	Tongue, sheep, stewed		meat only	289 18.2 0 24 0 80		3.5	
19-637	Tripe and onions, stewed		homemade	93 8.4 10.4 1.4 1 64		3.5	
18-428	Tripe, dressed, raw			33 7.1 0 0.5 0 50		3.5	
50-502	Tripe, dressed, stewed in milk			100 14.8 0 4.5 0 73		2.5	
16-224	Trout, brown, raw			112 19.4 0 3.8 0 56		3.5	
50-629	Trout, brown, steamed			135 23.5 0 4.5 0 88		3.5	
16-396	Trout, rainbow, baked		flesh only	150 23.8 0 6.1 0 93		3.5	
16-395	Trout, rainbow, raw		flesh only	127 19.9 0 5.3 0 110		3.5	
16-416	Tuna, canned in brine		drained	109 24.9 0 1 0 293		3.5	
16-417	Tuna, canned in sunflower oil		drained	159 25.4 0 6.4 0 368		3.5	
16-400	Tuna, baked		flesh only	136 32.3 0 0.8 0 63		4.5	
16-156	Turbot, grilled		flesh only	122 22.7 0 3.5 0 9		4.5	
16-155	Turbot, raw		flesh only	95 17.7 0 2.7 0 68		4.5	
19-638	Turkey and pasta bake		homemade	130 12 8.2 5.6 1 142		3.5	
19-543	Turkey slices			114 23 1.2 1.9 0 590		6	
18-356	Turkey breast, fillet, grilled		meat only	155 35 0 1.7 0 90		3.5	
18-348	Turkey dark meat, raw			104 20.4 0 2.5 0 90		4.5	
18-365	Turkey drumsticks, meat and skin, roasted			186 27.4 0 8.5 0 105		3.5	
18-349	Turkey light meat, raw			105 24.4 0 0.8 0 50		3	
18-350	Turkey meat, raw			105 22.6 0 1.6 0 68		6	
18-361	Turkey meat, roasted			166 31.2 0 4.6 0 90		6	
18-354	Turkey mince, stewed			176 28.6 0 6.8 0 45		4.5	
18-360	Turkey self-basting, light meat, roasted			163 31.7 0 4 0 90		2	
18-362	Turkey, skin, dry, roasted			481 29.9 0 40.2 0 110		2.5	
18-363	Turkey, skin, moist, roasted			372 21.6 0 31.7 0 120		2.5	
18-351	Turkey, skin, raw			332 14 0 30.7 0 67		3.5	
19-640	Turkey stir-fried with vegetables		homemade	82 11.1 4.7 2.3 1.1 190		3.5	
18-357	Turkey strips, fried		stir corn oil	164 31 0 4.5 0 60		4.5	
18-355	Turkey thighs, diced, stewed		casseroled meat only	181 28.3 0 7.5 0 65		3.5	
18-352	Turkey whole, raw			133 21.6 0 5.2 0 70		4.5	
18-367	Turkey whole, meat and skin, roasted			190 30.9 0 7.4 0 90		3.5	
18-487	Veal escalope, fried		corn oil	196 33.7 0 6.8 0 86		4.5	
18-486	Veal escalope, raw			106 22.7 0 1.7 0 59		4.5	
18-094	Veal mince, raw			144 20.3 0 7 0 83		4.5	
18-095	Veal mince, stewed			205 26.3 0 11.1 0 74		4.5	
15-657	Vegetable and cheese grill/burger, in crumbs, baked/grilled			240 7 24.6 14 1.6 290		2.5	
19-610	Venison in red wine and port		homemade	88 9.7 4 2.5 0.6 186		3.5	
18-390	Venison, raw		meat only	103 22.2 0 1.6 0 55		4.5	
18-491	Venison, roasted		roast	165 35.6 0 2.5 0 52		4.5	
11-800	Wafers, plain ice cream wafers, not filled			368 10.5 83.1 3 3.4 192		2.5	
11-1132	Welsh cheesecakes		homemade	420 5.3 51.1 23.8 1.9 313		3.5	
16-268	Whelks, boiled			89 19.5 0 1.2 0 280		4.5	
16-158	White fish, salted, dried			148 34.5 0 1.1 0 7530		3.5	
17-667	Savoury white sauce, made with semi-skimmed milk		homemade	131 4.4 11.4 8 0.3 100		2.5	
17-778	Savoury white sauce, made with skimmed milk		homemade	118 4.5 11.4 6.5 0.3 102		2.5	
17-779	Savoury white sauce, made with whole milk		homemade	158 4.4 11.9 10.8 0.3 105		2.5	
17-841	Sweet white sauce, made with semi-skimmed milk		homemade	146 4 18.9 6.7 0.3 93		2.5	
17-842	Sweet white sauce, made with skimmed milk		homemade	134 4.1 19 5.3 0.3 95		2.5	
17-843	Sweet white sauce, made with whole milk		homemade	163 4 18.9 8.6 0.3 93		2.5	
16-231	Whitebait, in flour, fried			525 19.5 5.5 47.5 0.2 230		3.5	
16-159	Whiting, raw		flesh only	81 18.7 0 0.7 0 90		4.5	
16-162	Whiting, in crumbs, fried		blended oil dripping sunflower	191 18.1 7.2 10.3 0.2 200		3.5	16-164;16-166
19-641	Wiener schnitzel		homemade	213 21.2 13.6 8.5 0.2 117		3.5	
16-270	Winkles, boiled			72 15.4 0 1.2 0 750		4.5	
uk-yogurt-whole-milk-twin-pot-not-fruit	Whole milk yogurt, twin pot, not fruit			148 4.2 21.8 5.6 0.3 100		2.5	
12-531	Whole milk yogurt, twin pot, thick and creamy with fruit			106 4.1 17.2 3.2 1 53		2.5	
11-960	Yorkshire pudding, made with semi-skimmed milk		homemade	197 6.7 26.7 8.3 1.1 52		2.5	
11-1135	Yorkshire pudding, made with skimmed milk		homemade	190 6.8 27 7.4 1.1 54		2.5	
11-1146	Yorkshire pudding, made with whole milk			211 6.7 26.9 9.8 1.1 52		3.5	
mix-001	White toast, with butter			395 8.2 41.9 21.6 1.9 502	slice=31	4	
mix-002	Wholemeal toast, with butter			347 9.2 46.6 17.9 6.6 480	slice=37	4	
mix-003	White toast, with jam			287 6.5 59.8 2.5 2 317	slice=39	4	
mix-004	White toast, with butter and jam			357 5.7 50.7 14.6 1.7 348	slice=46	4	
mix-005	Wholemeal toast, with peanut butter			374 15 45.2 19.8 7.1 455	slice=46	4	
mix-006	White toast, with Marmite (yeast extract) and butter			371 10 39.4 19.2 2.5 831	slice=35	4	
mix-007	Avocado toast (wholemeal, plain)			196 5.5 26.9 10.3 7.3 181	slice=80	5.5	
mix-008	Avocado toast with poached egg			175 8.1 16.9 10.1 4.5 161	slice=130	6.5	
mix-009	Beans on toast (white toast, butter)			146 5.8 25.5 4.3 4.3 315		5.5	
mix-010	Egg on toast, with butter, fried			270 10.3 16.6 18 0.7 333	slice=81	4	
mix-011	Scrambled eggs on toast with butter			281 10.3 15.1 20 0.7 333		6.5	
mix-012	Cheese on toast (Cheddar)			357 17.6 25.4 20.6 1.1 583	slice=54	6.5	
mix-013	Ham and cheese toastie with butter			300 15.4 21.4 17.1 0.9 739	toastie=128	6.5	
mix-014	Bagel with cream cheese			282 9.5 41.8 8.5 1.2 410		6.5	
mix-015	Bagel with smoked salmon and cream cheese			237 11.9 30.5 7.4 0.9 481		6.5	
mix-016	Croissant with butter and jam			412 6.1 46.1 22.5 2.1 269	croissant=79	6.5	
mix-017	Crumpet with butter			268 6.2 43 10.2 2.8 972	crumpet=62	6.5	
mix-018	Scone with jam and clotted cream (cream tea)			332 4.2 45.3 16.2 1.3 308	scone=100	6.5	
mix-019	Cornflakes with semi-skimmed milk			110 4.2 21.9 1.5 0.5 122	bowl=155	6.5	
mix-020	Weetabix type biscuits with semi-skimmed milk			106 5 21.1 1.7 2 89	piece=95	6.5	
mix-021	Muesli with semi-skimmed milk			137 5.1 26.6 3 2.5 70	bowl=175	6.5	
mix-022	Granola with plain Greek yogurt			169 9 19.2 6.4 1.7 63	bowl=195	6.5	
mix-023	Granola with milk			164 5.1 22.6 6 2.1 73	bowl=175	6.5	
mix-024	O's cereal, plain (oat rings), with reduced fat milk			113 5.1 17.1 2.7 2 129	bowl=155	1.5	
mix-025	Porridge made with semi-skimmed milk, with banana			88 3.5 15.9 1.7 1.2 28	bowl=340	4	
mix-026	Porridge made with semi-skimmed milk, with honey			97 4.4 17.2 2.2 1 37	bowl=255	4	
mix-027	Overnight oats (oats, semi-skimmed milk, yogurt, berries)			105 4.5 15.9 2.7 2 28	jar=285	3.5	
mix-028	Chia pudding made with oat milk			111 3 10.9 6.6 5.6 39	bowl=200	6.5	
mix-029	Acai bowl (acai, banana, berries, granola)			101 1.6 19.9 1.7 2.1 21	bowl=310	3.5	
mix-030	Skyr, plain (label-typical)			63 11 4 0.2 0 45	small=150;tbsp=30	4	
mix-031	Greek yogurt with honey			113 8 11.8 4 0 31	bowl=165	6.5	
mix-032	Greek yogurt with berries			77 6 6.6 3 0.7 22	bowl=230	6.5	
mix-033	Full English breakfast (2 eggs, 2 bacon, 2 sausages, beans, tomato, mushrooms, 1 toast with butter)			176 9.3 10.2 11.7 2 425		0.5	
mix-034	Bacon sandwich (white bread, butter, 2 rashers)			311 14 26.8 16.4 1.3 812	sandwich=132	4.5	
mix-035	Sausage sandwich (white bread, 2 sausages)			282 12.3 28.6 13.9 2.3 556	sandwich=162	5.5	
mix-036	Chip butty (white bread, butter, chips)			264 5.7 39.5 10.6 2.7 216	sandwich=182	4.5	
mix-037	Jacket potato with baked beans			91 3.5 23.2 0.3 3.5 100	medium=355	6.5	
mix-038	Jacket potato with cheese and beans			116 5 21.6 2.9 3.2 144	medium=385	6.5	
mix-039	Jacket potato with tuna mayonnaise			125 4.7 18.7 4.7 2 123	medium=310	6.5	
mix-040	Fish and chips (battered cod and chips, takeaway)			225 9.2 25.6 11.1 2 84	serving=420	5.5	
mix-041	Sausage and mash with gravy			145 5.5 13.5 8.1 1.3 406	serving=370	6.5	
mix-042	Roast dinner: roast chicken, roast potatoes, carrots, peas, gravy			130 9.3 12.9 5.6 2 163	serving=450	1	
mix-043	Roast beef dinner: beef, roast potatoes, Yorkshire pudding, carrots, broccoli, gravy			126 8.6 13.3 4.8 1.6 239	serving=470	0	
mix-044	Steak and chips			202 15 17.5 9.1 1.6 47	serving=365	6.5	
mix-045	Chicken tikka masala with pilau rice			147 8.4 13.7 7.4 1.1 132	serving=500	6.5	
mix-046	Chicken and rice bowl (grilled chicken breast, white rice)			149 14.2 16 2.5 0.2 291	bowl=280	5.5	
mix-047	Chicken rice and broccoli			123 11.4 13.7 2 0.8 259	bowl=370	5	
mix-048	Poke bowl, salmon (raw salmon, sushi rice, edamame, cucumber, avocado, soy sauce)			117 7.3 11.1 4.9 1.6 281	bowl=422	0	
mix-049	Poke bowl, tuna (raw tuna, sushi rice, edamame, cucumber, avocado, soy sauce)			99 8.2 11.1 2.3 1.6 277	bowl=422	0	
mix-050	Caesar salad with dressing, Parmesan and croutons			177 4.4 9.2 13.6 1.7 444	bowl=180	4	
mix-051	Chicken Caesar salad with dressing			177 13.4 5.9 10.7 1.1 412	bowl=280	6.5	
mix-052	Greek salad with feta, olives and olive oil			104 4.1 4.3 7.9 0.8 239	bowl=280	4	
mix-053	Side salad with Italian dressing			55 1 5.7 3.2 1.3 175	bowl=105	6.5	
mix-054	Caprese salad (tomato, mozzarella, olive oil)			136 6.7 2.5 11.1 0.8 134	serving=240	4.5	
mix-055	Tuna nicoise salad			80 6.2 7.2 3 1.1 185	serving=405	6.5	
mix-056	Buddha bowl (quinoa, chickpeas, sweet potato, kale, avocado, tahini)			136 4.6 17.6 5.6 4.5 162	bowl=405	1.5	
mix-057	Falafel wrap with houmous and salad			184 5.4 24.8 9 3.1 238	wrap=242	6.5	
mix-058	Chicken Caesar wrap			233 15.8 19.1 10.9 1.4 514	wrap=200	6.5	
mix-059	Houmous with pitta bread			279 8.1 38.3 12.9 3.5 405		6.5	
mix-060	Cheese and crackers (Cheddar, cream crackers)			422 17.9 29.1 27.4 1.5 553	piece=1.6	5.5	
mix-061	Apple with peanut butter			155 4.1 16.1 9.2 2.6 75	tbsp=182	6.5	
mix-062	Protein shake, whey powder with water			32 7.1 0.6 0.1 0.3 18	shake=330	2.5	
mix-063	Protein shake, whey powder with semi-skimmed milk			74 10.3 4.8 1.7 0.3 53	shake=330	2.5	
mix-064	Black coffee, with sugar			14 0.1 3.2 0 0 2	mug=248	4	
mix-065	Tea with semi-skimmed milk and sugar			20 0.5 3.9 0.2 0 7	mug=248	6.5	
mix-066	Flat white, whole milk			48 2.5 3.9 2.4 0 32		4	
mix-067	Americano with a dash of semi-skimmed milk			5 0.5 0.5 0.2 0 6	medium=310	6.5	
mix-068	Matcha latte, unsweetened, whole milk			46 2.5 3.5 2.4 0 29	cup=240	3	
mix-069	Gin and slimline tonic (diet tonic)			32 0 0 0 0 4		5	
mix-070	Aperol spritz type (bitter liqueur, sparkling wine, soda)			130 0 12.2 0 0 4	glass=180	4.5	
mix-071	Spaghetti with tomato sauce and Parmesan			127 4.9 22.1 1.9 1.7 331	serving=355	6.5	
mix-072	Spaghetti carbonara (cream sauce and bacon)			164 6.1 16.7 7.9 0.9 251	serving=350	6.5	
mix-073	Pesto pasta			208 6.1 27.7 7.9 1.7 323	bowl=250	6.5	
mix-074	Tuna pasta bake with cheese			142 8.5 17.8 3.9 1.3 309	serving=350	6.5	
mix-075	Salmon with new potatoes and green beans			117 9.7 9.3 5 1.5 43	serving=390	6.5	
mix-076	Chicken stir fry with vegetables and noodles			129 9.7 12.6 4.3 1.5 417	serving=420	6.5	
mix-077	Vegetable stir fry with tofu			84 4.2 6.5 4.7 0 350	serving=320	6.5	
mix-078	Chicken fajitas, 2 wraps with salsa, sour cream and guacamole			188 9.2 15.4 10 1.8 428		3	
mix-079	Burger and fries (cheeseburger with French fries)			302 12.4 27.3 15.6 1.8 352	serving=305	6.5	
mix-080	Chicken kebab, in pitta with salad			180 14.4 16.5 6.6 1 284	kebab=280	4	
`
