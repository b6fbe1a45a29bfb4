/** Clothes, shoes, bags and jewellery. */
export const fashion = `
saree = sari, sadi, sadee, saari, saadi, साड़ी
kanchipuram, kanchivaram, kanjivaram silk, pattu saree > kanjivaram
banarasi = benarasi, banarsi
lehenga = lehnga, lahanga, lehanga, ghagra, chaniya choli, ghaghra choli
ghagra choli, chania choli > chaniya choli
kurti > kurta
kurte, kurtiyan, kurtiya > kurta
salwar, salwar suit, suit salwar, salwar kameez, punjabi suit, churidar > kurta set, kurta, kurti
sherwani, achkan > wedding kurta
kameez, kamiz, qameez, kamij, कमीज़ > shirt, kurta
shirt = शर्ट
t shirt = tshirt, tee, tees, tee shirt, teeshirt, टी शर्ट, टीशर्ट
half shirt > half sleeve shirt, shirt
top, tops, tunic > kurti, t shirt
kapda, kapde, kapdon, vastra, clothes, clothing, apparel, garment, dress, dresses, poshak, libas > kurta, shirt, saree, lehenga, jeans, trousers
jeans = जींस, jeans pant, jins, denim pant, denims
trousers = trouser, pant, pants, patloon, patlun, pajama, pyjama, पैंट, chinos, slacks, lower
track pants = trackpant, trackpants, joggers, jogger, lowers, sweatpants
palazzo = plazo, plazzo, palazo, sharara
ladies, lady, female, mahila, mahilaon, aurat, aurton, auraton, women wear, womens wear, woman, aunty, महिला > women
gents, gent, male, purush, mard, aadmi, man, menswear, mens wear, पुरुष > men
ladki, ladkiyon, girl > girls, women
ladka, ladke, ladko, boy, boys > men, kids
bachcha, bachche, bachcho, bachchon, bacha, bache, bacho, bachon, baccha, bacche, baccho, bacchon, children, child, kid, balak > kids, baby
shadi, shaadi, vivah, byah, dulhan, bridal, bride, barat, marriage > wedding
dulha, groom > wedding kurta
tyohar, tyohaar, festival, puja, pooja, diwali, deepavali, eid, navratri, utsav > festive
resham, reshmi, reshami > silk
suti, sooti, cotton ka > cotton
chappal, chappals, chappalein, chapal, chappale, hawai chappal, hawai, slipper, slippers, sleeper > flip flops, sandals, kolhapuri
joota, juta, jute, joote, jutey, jooti shoes, जूता, जूते, padtran, shoe, boot > shoes, sneakers
juti, jooti, jutiyan, mojdi, nagra > juttis, mojari
mojari = mojri, mojdi
sandal = sandle, sandel, सैंडल
heels, high heels, heel, pumps, bellies, belly, ballerina > heel, pumps, sandals
floaters > sandals
sports shoes, gym shoes, jogging shoes, trainers, running shoes > running shoes, sneakers, walking shoes
canvas shoes, casual shoes, white shoes > sneakers
sneakers > shoes
trekking shoes, hiking shoes, leather boots > hiking boots
bag = बैग, thaila, thela, jhola, jholi, theli
jhola, thaila, carry bag, shopping bag > shopper, tote
tote bag > tote
purse, ladies bag, ladies purse, hand bag, पर्स > handbag, sling bag, clutch, wallet
handbag = hand bag, हैंडबैग
side bag, crossbody, cross body bag > sling bag
basta, pithu, pithoo, school bag, schoolbag, college bag, bagpack, bag pack, back pack, laptop bag, office bag, बैकपैक > backpack, rucksack
backpack = rucksack
batua, batwa, butua, बटुआ, money purse > wallet
clutch > clutch, potli
ghadi, ghari, watch = घड़ी
ghadi, ghari, ghadiyan, ghadiya, time piece, timepiece, wrist watch, wristwatch, haath ghadi > watch, clock
chashma, chasma, chashme, ainak, goggles, goggle, shades, glares, sun glasses, dhoop chashma, dhoop ka chashma, cooling glass > sunglasses
jhumka = jhumki, jhumke, झुमका
earrings = earring, ear ring, ear rings, baali, bali, kaan baali, kaan ki baali, jhumka, tops, bunde, kundal, karnaphool
chudi, choodi, chudiyan, choodiyan, chudiya, kangan, kada, kara, bangle, चूड़ी, bracelet > bangles
haar, har, mala, gale ka haar, neckless, necklase, chain, हार, mangalsutra, rani haar > necklace
gehna, gehne, gahna, gahne, zevar, jewar, jevar, zewar, abhushan, jewelry, jewellry, jewelery, ornaments, गहने > jewellery
anguthi, angoothi, ring > jewellery
sona, sone, sonpari > gold
chandi, chaandi > silver
moti > pearl
chamda, chamde, chamra, leather = चमड़ा
topi, cap, hat > cap, hat
dupatta, chunni, odhni, stole > dupatta
`;
