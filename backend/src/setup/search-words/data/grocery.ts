/** Food and drinks. */
export const grocery = `
chawal, chaval, rice = चावल, chaawal, bhaat
atta = aata, gehu ka atta, gehun ka atta, gehu atta, gehun atta, आटा, wheat flour, flour, ata
gehu, gehun, gahu, wheat = गेहूं
maida, besan > atta
dal = daal, lentil, lentils, दाल, pulses, dhal
toor dal = tur dal, arhar, arhar dal, tuvar dal, तूर दाल, अरहर दाल
chana = chole, chhole, chola, chick peas, chickpea, chickpeas, kabuli chana, चना, छोले
rajma, moong, masoor, urad > dal
haldi, haldee, turmeric = हल्दी, hald
haldi powder > turmeric powder
mirch, mirchi, mirchee, chilli = chili, chilly, मिर्च, chillies, mirch powder
lal mirch, laal mirch, lal mirchi, red chili > red chilli
jeera, zeera, jira, cumin = जीरा
dhania, dhaniya, coriander > masala
masala = masale, masaala, मसाला, मसाले, spices mix
spices = spice, garam masala
namak, noon, salt = नमक
sendha namak, lahori namak, vrat namak > rock salt
cheeni, chini, sugar, gud, gur, jaggery > honey
shahad, shehad, shahed, honey = शहद, madhu
badam, badaam, almond = बादाम
kaju, kaaju, cashew = काजू, cashewnut
kishmish, kismis, kismish, munakka, raisin = किशमिश
khajoor, khajur, chhuara, dates = खजूर
akhrot, walnuts, pista, pistachio, anjeer > dry fruits, trail mix
meva, mewa, sukha meva, dry fruit, dryfruit, dryfruits, मेवा, sookhe meve > dry fruits
tel, tail, oil = तेल
sarso tel, sarson tel, sarso ka tel, sarson ka tel, sarso oil, kadva tel, kachi ghani, सरसों का तेल > mustard oil
sarso, sarson, mustard = सरसों
mungfali, moongfali, moongphali, mungphali, singdana, peanut, groundnut = मूंगफली
mungfali tel, peanut oil > groundnut oil
til, teel, sesame = तिल
til tel, gingelly oil > sesame oil
khane ka tel, cooking oil, khana pakane ka tel, edible oil, refined oil, sunflower oil, olive oil > mustard oil, groundnut oil, sesame oil
ghee = ghi, घी, desi ghee, gaay ka ghee, clarified butter
chai, chay, chaay, cha, tea = चाय
chai patti, chaipatti, chaypatti, chai ki patti, tea leaf, tea powder, tea leaves, चाय पत्ती > tea
hari chai > green tea
coffee = kofi, kaafi, कॉफी, कॉफ़ी, cofee, coffy, kaapi
kahwa = kahva, qahwa, kehwa
doodh, dudh, milk = दूध
mithai, mithaai, meetha, mitha, sweets, sweet = मिठाई, मीठा
mithai, sweet box, sweets > kaju katli, ladoo, chocolate
ladoo = laddu, ladu, laddoo, लड्डू
kaju barfi, kaju katli = kaju katali, kaju katri, barfi
chocolate = चॉकलेट, choclet, chocolet
toffee, candy, goli > candy
biskut, biscuit, cookies = biscuits, बिस्कुट, cookie
namkeen = nimki, नमकीन, farsan, bhujia, bhujiya, snacks salty
bhujia > sev
chips, wafers = chipps, चिप्स, aloo chips, kele ke chips
kela, kele > banana
aloo, aalu > potato
nashta, naashta, nasta, snack = नाश्ता
makhana = makhane, phool makhana, fox nut, foxnut, मखाना
ration, rashan, kirana, anaj, grocery, राशन > rice, atta, dal
`;
