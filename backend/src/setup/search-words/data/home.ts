/** The home: beds, curtains, furniture, lamps, decoration; the kitchen and its appliances. */
export const home = `
bedsheet = bed sheet, bedsheets, chadar, chaadar, chaddar, chadder, bed cover, bedcover, palang posh, चादर
kambal, blanket, rajai, razai, rajaai, razaai, quilt, lihaf, dohar, रजाई, कंबल > comforter, quilt, dohar
towel = tauliya, taulia, tolia, toliya, tawliya, तौलिया, gamcha
takiya, takia, pillow, cushion = तकिया
gaddi, gadda, mattress, kushan, kusan > cushion
cushion cover = takiya cover, pillow cover
parda, parde, pardah, pardon, curtain = पर्दा, परदा, पर्दे, परदे
galicha, kaleen, kalin, carpet, kaaleen, dari, darri, doormat, paidan, rug = कालीन, गलीचा, दरी
dhurrie = dari, durrie, dhurri, durry
sofa = सोफा, couch, settee, diwan sofa
kursi, kurshi, chair = कुर्सी
aaram kursi, easy chair, recliner > recliner armchair
mez, mej, meja, table = मेज, टेबल
table > desk
padhai ki mez, padhai table, study table, study desk, computer table, laptop table, office table > study desk
khane ki mez > dining table
almari, almirah, almira, cupboard, wardrobe, cabinet, अलमारी > cabinet, sideboard
kitab ki almari, book rack, book shelf, kitab rack, bookcase > bookshelf
stool, morha, mudha > stool
furniture = फर्नीचर, farnichar
palang, khat, charpai, bed > bed
batti, roshni, lite, lights, bulb, led light, laltain, lalten, बत्ती, लाइट > lamp, light
lamp = लैंप, laimp
jhoomar, jhumar, chandelier, hanging light, ceiling light > pendant lamp, hanging lamp
diya = deepak, diye, dia, diva, दीपक, दीया, दिया, deepam
mombatti, mom batti, candle = मोमबत्ती
kandil, kandeel, akash kandil > lantern
guldasta, guldaan, phooldan, phuldan, flower pot, flowerpot, फूलदान > vase
gamla, gamle, pot plant, planter = गमला
tasveer, tasvir, photo frame, painting, chitra, wall painting, तस्वीर > wall art, art frame
deewar ghadi, diwar ghadi, deewar ki ghadi, wall watch, दीवार घड़ी > wall clock
sajawat, sajavat, decoration, decorative, home decoration, saja, सजावट > decor
pankha, pankhe, fan = पंखा, पंखे
table pankha > table fan
ac = air conditioner, aircon, एसी, ए सी, airconditioner
cooler, air cooler > fan, air conditioner
fridge = refrigerator, frij, फ्रिज, freezer, refrigrator, thanda machine
washing machine = kapde dhone machine, kapde dhone ki machine, वाशिंग मशीन, वॉशिंग मशीन, washer, laundry machine
istri, istree, press, iron = इस्त्री, प्रेस, iron box, kapde press
mixer = mixie, mixi, mixer grinder, मिक्सर, mixy, sil batta
juicer = juice machine, जूसर
kettle = ketli, kettli, केतली
chulha, chullah, gas chulha, stove, चूल्हा, sigdi, burner > gas stove, induction cooktop
gas stove = gas chulha
toaster = टोस्टर
cooker = kukar, कुकर, pressure cooker
bartan, basan, utensil, utensils, बर्तन, cookware > cookware, dinner set
kadhai = kadai, karahi, kadhaai, kadahi, kadaai, karhai, कड़ाही, wok
tawa = tava, tavaa, तवा, griddle
patila, patili, bhagona, degchi, handi, topia, भगोना > handi, cookware
kadhchi, frying pan, fry pan > fry pan
bottle = बोतल, botal, bottal, sipper
water bottle, paani ki bottle, pani ki bottle, paani bottle, pani bottle, thanda paani bottle, thermos, flask > bottle
paani, pani, jal, पानी > water
dabba, dibba, tiffin, tifin, tifan, lunchbox, lunch box = टिफिन, डिब्बा, tiffin box
thali, thaali, plate, plates, थाली > dinner set, plate
crockery > dinner set
chai ki ketli, chaidani, chaydani, tea pot > teapot
gilas, glass, tumbler > tumbler
lota, surahi, ghada, matka, jug = जग
rasoi, rasoee, रसोई > kitchen
ghar, makaan > home
steel = स्टील
lohe, loha > iron, cast iron
pital, peetal > brass
tamba, taamba > copper
lakdi, lakri, लकड़ी, wood > wooden
mitti > clay, terracotta
kanch, kaanch, sheesha > glass
`;
