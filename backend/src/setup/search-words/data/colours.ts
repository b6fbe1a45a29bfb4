/** Families of colours, and their names in Hindi. A search for a colour finds its shades; a shade finds only itself. */
export const colours = `
red > maroon, wine, rani pink, crimson, scarlet, burgundy, cherry, ruby, coral, rust, brick
pink > rani, magenta, fuchsia, blush, rose pink, peach, coral
orange > tangerine, rust, peach, coral, saffron, amber
yellow > mustard, lemon, gold, antique gold, amber, lime
golden > gold, antique gold
gold > mustard
green > olive, mint, sage, lime, teal, emerald, bottle green, forest green, sea green, mehendi green
blue > navy, sky, indigo, turquoise, teal, royal blue, aqua, cyan, firozi
purple > lavender, wine, indigo, mauve, plum, lilac, violet, magenta
violet > purple, lavender, mauve, lilac
brown > tan, beige, walnut, copper, rust, coffee, chocolate, camel, khaki, oak, bronze
beige > cream, ivory, tan, khaki
white > ivory, cream, pearl white, off white
black > charcoal, jet black
grey > slate, silver, charcoal, ash, steel grey
grey = gray
silver > grey
maroon = mehroon, maroon colour
lal, laal, rakt, surkh, लाल > red
gulabi, gulaabi, गुलाबी > pink
rani colour, rani rang, रानी > rani pink
narangi, naarangi, santra, kesariya, bhagwa, नारंगी, केसरिया > orange
peela, pila, peeli, pili, peele, basanti, पीला, पीली > yellow
hara, hari, hare, haraa, हरा, हरी > green
neela, nila, neeli, nili, neele, नीला, नीली > blue
aasmani, asmani, aasmaani, आसमानी > sky blue
firozi, feroji, फिरोजी > turquoise
baingani, bengani, jamuni, jamni, बैंगनी, जामुनी > purple
bhura, bhoora, bhuri, katthai, kathai, भूरा, भूरी > brown
safed, safaid, sufed, white colour, सफेद > white
kala, kaala, kali, kaali, kale, kaale, काला, काली, काले > black
slety, saleti, surmai, स्लेटी > grey
sunehra, sunahra, sunehri, sunahri, सुनहरा > golden
rupehla, chandi colour > silver
`;
