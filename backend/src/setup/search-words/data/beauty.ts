/** Skin, hair, make-up, fragrance, and babies. */
export const beauty = `
sabun, saabun, soap = साबुन
nahane ka sabun, bath soap, bathing soap > soap
baal, baalon, balon, balo, baalo, kesh, hair = बाल, बालों
baal ka tel, baalon ka tel, balo ka tel, hair oil, बालों का तेल > hair oil
nariyal, naariyal, coconut = नारियल
nariyal tel, nariyal ka tel, coconut tel, नारियल तेल > coconut oil
amla, aavla, aanwla > amla
pyaaz, pyaz, onion = प्याज
shampoo = शैम्पू, शैंपू, shampu
mehndi, mehendi, mehandi, henna = मेहंदी, मेहँदी
chehra, chehre, chehara, mukh, muh, face = चेहरा
face cream, fairness cream, gora hone ki cream, chehre ki cream > face cream
cream = krim, क्रीम, moisturizer, moisturiser, cold cream
facewash, face wash, muh dhone > face wash
sunblock, sun cream, sunscream, sun screen, dhoop cream, सनस्क्रीन > sunscreen
gulab, gulaab, rose = गुलाब
gulab jal, gulabjal, गुलाब जल, rosewater > rose water
multani mitti, facepack, face pack > clay face mask
chandan, sandal wood, sandalwood = चंदन
kesar, kesari, saffron > kesar
neem = नीम
lotion = loshan, body milk
serum = seeram
kajal = kaajal, surma, kohl, काजल, eyeliner, eye liner
lipstick = lipstik, लिपस्टिक, lip stick, hoth lali, lali lipstick
lip colour, lip color > lipstick
nail polish = nailpolish, nail paint, nailpaint, नेल पॉलिश, nakhun, nakhoon, nail enamel, nail lacquer
makeup = make up, mekup, मेकअप, shringar, singaar, cosmetics
powder compact, compact, foundation > compact powder
bindi > kajal
ittar = itr, attar, itra, इत्र, attr
perfume = parfum, deo, deodorant, scent, sent, sugandh, khushbu, khushboo, परफ्यूम, body spray, cologne
chameli > jasmine
dadhi, shaving > beard
bachche ka tel, baby oil, baby massage oil, malish, maalish tel, malish ka tel, bachcho ki malish > massage oil
malish, maalish, massage = मालिश
doodh ki bottle, dudh ki bottle, doodh bottle, milk bottle, nipple bottle, दूध की बोतल > feeding bottle
baby = shishu, navjat, शिशु, infant, newborn
diaper, nappy > diaper
`;
