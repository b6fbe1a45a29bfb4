/** Phones, computers, sound, televisions, watches and chargers. */
export const electronics = `
smartphone = mobile, mobile phone, smart phone, cell phone, cellphone, मोबाइल, मोबाइल फोन, स्मार्टफोन, android phone
phone = फोन, fon, telephone, handset, smartphone
foldable, folding phone, fold phone > fold smartphone
iphone, android, oneplus, redmi, realme, samsung galaxy > smartphone
laptop = लैपटॉप, notebook computer, lap top
computer, कंप्यूटर, pc, desktop, chromebook, macbook > laptop
tablet = tab, टैबलेट, tablets, ipad
television = tv, टीवी, telly, televison
headphones = headphone, head phone, हेडफोन, headset, head set, हेडफ़ोन, head phones
earphones = earphone, ear phone, ear phones, handsfree, hands free, ईयरफोन, इयरफोन, kaan wala, lead
earbuds = ear buds, earbud, earpods, ear pods, airpods, buds, tws, ईयरबड्स
bluetooth = ब्लूटूथ
neckband = neck band, collar band
speaker = स्पीकर, loudspeaker, sound box, bhopu
sound bar, home theatre, home theater > soundbar
dj, dj speaker, karaoke > party speaker
radio, transistor > radio
smartwatch = smart watch, smartwatches, स्मार्टवॉच
fitness band = fit band, fitness tracker, smart band
charger = चार्जर, charjer, adapter, adaptor, fast charger
data cable, charging cable, charger wire, usb cable, taar, lead, केबल, kebal > cable
power bank = powerbank, portable charger, battery bank, पावर बैंक, पॉवर बैंक
wireless = cordless, bina taar
camera, कैमरा > camera
headphone with mic > headphones with mic
`;
