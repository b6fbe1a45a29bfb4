/** Sport, toys, books and stationery. */
export const leisure = `
balla, bat = बल्ला, बैट, ballaa
gend, gaind, gendh, ball = गेंद, बॉल
cricket = क्रिकेट, criket
cricket set, kirket kit > cricket kit
football = फुटबॉल, soccer ball
shuttle, shuttle cock, chidiya, shuttlecock = cork
badminton = बैडमिंटन
racquet, raquet, racket = racquets
rassi, rope = रस्सी
rassi kudna, rassi kudne, kudne ki rassi, jump rope, skipping > skipping rope
kasrat, kasarat, vyayam, vyayaam, exercise, workout = व्यायाम
yog, yoga = योग
yoga chatai, chatai, mat = चटाई
dumbel, dambel, dumbbell = डंबल, dumbbells, dumb bell
gym weight, wazan, vajan > dumbbells, kettlebell
tambu, tamboo, tent = तंबू, camping tent
chhata, chata, chhatri, chatri, umbrella = छाता, छतरी
cycle = साइकिल, bicycle, saikil, cycal, bike
helmet = हेलमेट
kids cycle, bachcho ki cycle > kids scooter, cycle
khilona, khilauna, khilone, khilaune, khilauno, khilono, toys, toy = खिलौना, खिलौने
khilona, khilone, toys, toy > soft toy, toy car, board game
khilone wali gadi, khilona gadi, toy gadi, chhoti gadi > toy car, toy vehicles
gadi, gaadi, car = गाड़ी, कार
rail, rail gadi, railgadi, relgadi, train = रेलगाड़ी, ट्रेन
bhalu, bhaloo, bear = भालू
teddy = tedi, टेडी, teddy bear
hathi, haathi, elephant = हाथी
sher, singh, lion = शेर
baagh, bagh, tiger = बाघ
bandar, monkey = बंदर
tota, parrot = तोता
mor, peacock = मोर
khargosh, rabbit = खरगोश
gudiya, doll, dolls = गुड़िया
gudiya, doll > soft toy
stuffed toy, soft toys, plush toy > soft toy
khel, khelne, game = खेल, games
shatranj, satranj, chess = शतरंज
saanp seedhi, sanp sidhi, saap sidi, saanp sidhi, saamp seedi, snake and ladder, snakes ladders, सांप सीढ़ी > snakes ladders
ludo = लूडो
patang, kite = पतंग, guddi
paheli, puzzle = पहेली, jigsaw
kitab, kitaab, book = किताब, किताबें, kitabe, kitaben, kitabein, pustak, पुस्तक, pustake, books
upanyas, novel = उपन्यास, nawal, fiction book
kahani, kahaani, kahaniyan, stories, story = कहानी, kahaniya
kahani ki kitab, story book, storybook, kahani kitab > novel, children book, stories
kavita, kavitayein, poem, poetry, shayari = कविता
pariksha, exam = परीक्षा, competition exam
padhai, padhne, study = पढ़ाई
ganit, maths = गणित, math, mathematics
copy, kapi, kaapi, notebook = नोटबुक, कॉपी, note book, register, exercise book
notebook, copy > journal, sketchbook, diary, planner
dayri, diary = डायरी, journal, dairy
kalam, qalam, pen = कलम, पेन
syahi, ink > fountain pen, gel pens
pencil = पेंसिल, pensil
rang, rangon, colours = colors, रंग, colour, color
rang, colour box, drawing colours > colour pencils, watercolour, poster colour, crayons
drawing, chitrakala, painting colours, paint > watercolour, poster colour, colour pencils, paintbrush
brush, koochi > paintbrush
kainchi, scissors = कैंची
kagaz, kaagaz, paper = कागज
stationery = stationary, स्टेशनरी
gift, gifts, tohfa, uphar, uphaar, bhent = तोहफा, उपहार
gifts for kids, kids gift, birthday gift kids > soft toy, toy car, board game
`;
