/**
 * Categories with their sub-categories and the kinds of products in them. The home grids name the handles of three of
 * them.
 */
export const departments = [
  {
    name: "Electronics",
    handle: "electronics",
    sections: [
      {
        name: "Headphones",
        goods: ["Wireless Headphones", "Neckband Earphones", "True Wireless Earbuds", "Gaming Headset"],
      },
      { name: "Mobiles", goods: ["5G Smartphone", "Power Bank", "Fast Charger", "Phone Case"] },
      { name: "Laptops", goods: ["Thin Laptop", "Laptop Stand", "Wireless Mouse", "Mechanical Keyboard"] },
      { name: "Cameras", goods: ["Mirrorless Camera", "Action Camera", "Camera Tripod", "Memory Card"] },
    ],
  },
  {
    name: "Fashion",
    handle: "fashion",
    sections: [
      { name: "Men's Wear", goods: ["Cotton Shirt", "Slim Fit Jeans", "Linen Kurta", "Polo T-Shirt"] },
      { name: "Women's Wear", goods: ["Anarkali Kurti", "Silk Saree", "Palazzo Pants", "Printed Dress"] },
      { name: "Footwear", goods: ["Running Shoes", "Leather Sandals", "Canvas Sneakers", "Kolhapuri Chappals"] },
      { name: "Watches", goods: ["Analog Watch", "Smart Watch", "Chronograph Watch", "Watch Strap"] },
    ],
  },
  {
    name: "Home & Living",
    handle: "home-living",
    sections: [
      { name: "Bedding", goods: ["Cotton Bedsheet", "Memory Foam Pillow", "Winter Quilt", "Mattress Protector"] },
      { name: "Kitchen", goods: ["Pressure Cooker", "Non Stick Tawa", "Steel Lunch Box", "Mixer Grinder"] },
      { name: "Furniture", goods: ["Study Table", "Office Chair", "Book Shelf", "Shoe Rack"] },
      { name: "Decor", goods: ["Wall Clock", "Brass Diya", "Table Lamp", "Photo Frame"] },
    ],
  },
  {
    name: "Beauty",
    handle: "beauty",
    sections: [
      { name: "Skin Care", goods: ["Face Wash", "Sunscreen Lotion", "Aloe Vera Gel", "Night Cream"] },
      { name: "Hair Care", goods: ["Coconut Hair Oil", "Herbal Shampoo", "Hair Dryer", "Beard Trimmer"] },
      { name: "Make-up", goods: ["Matte Lipstick", "Kajal Pencil", "Nail Polish", "Compact Powder"] },
      { name: "Fragrance", goods: ["Eau de Parfum", "Body Mist", "Attar Bottle", "Deodorant Stick"] },
    ],
  },
  {
    name: "Grocery",
    handle: "grocery",
    sections: [
      { name: "Staples", goods: ["Basmati Rice", "Whole Wheat Atta", "Toor Dal", "Rock Salt"] },
      { name: "Snacks", goods: ["Masala Peanuts", "Banana Chips", "Roasted Makhana", "Almond Cookies"] },
      { name: "Beverages", goods: ["Assam Tea", "Filter Coffee", "Mango Drink", "Green Tea"] },
      { name: "Spices", goods: ["Garam Masala", "Turmeric Powder", "Kashmiri Chilli", "Cumin Seeds"] },
    ],
  },
  {
    name: "Sports",
    handle: "sports",
    sections: [
      { name: "Cricket", goods: ["Willow Cricket Bat", "Leather Ball", "Batting Gloves", "Cricket Helmet"] },
      { name: "Fitness", goods: ["Yoga Mat", "Dumbbell Set", "Resistance Band", "Skipping Rope"] },
      { name: "Cycling", goods: ["Mountain Bicycle", "Cycling Helmet", "Bicycle Lock", "Hydration Bottle"] },
      { name: "Badminton", goods: ["Badminton Racket", "Nylon Shuttlecock", "Racket Grip", "Court Shoes"] },
    ],
  },
  {
    name: "Toys & Books",
    handle: "toys-books",
    sections: [
      { name: "Toys", goods: ["Building Blocks", "Remote Control Car", "Soft Toy", "Wooden Puzzle"] },
      { name: "Books", goods: ["Story Book", "Cook Book", "Colouring Book", "Science Encyclopedia"] },
      { name: "Stationery", goods: ["Fountain Pen", "Ruled Notebook", "Geometry Box", "Sketch Pens"] },
      { name: "Board Games", goods: ["Chess Set", "Carrom Board", "Ludo Board", "Playing Cards"] },
    ],
  },
  {
    name: "Appliances",
    handle: "appliances",
    sections: [
      { name: "Cooling", goods: ["Ceiling Fan", "Air Cooler", "Split Air Conditioner", "Table Fan"] },
      { name: "Laundry", goods: ["Washing Machine", "Steam Iron", "Cloth Dryer", "Garment Steamer"] },
      {
        name: "Kitchen Appliances",
        goods: ["Induction Cooktop", "Microwave Oven", "Electric Kettle", "Sandwich Maker"],
      },
      { name: "Water", goods: ["Water Purifier", "Water Geyser", "Immersion Rod", "Water Dispenser"] },
    ],
  },
];

export const brands = [
  "Aarohi",
  "Banyan",
  "Chandra",
  "Dhruva",
  "Ekaara",
  "Falgun",
  "Gulmohar",
  "Himvan",
  "Indusline",
  "Jhilmil",
  "Kesari",
  "Lotuswood",
  "Marigold",
  "Nilgiri",
  "Ojasvi",
  "Palash",
  "Quvra",
  "Rangrez",
  "Saffronix",
  "Tulsiva",
  "Udaan",
  "Vayu",
  "Wagholi",
  "Xoria",
  "Yamuna",
  "Zarina",
  "Amrita",
  "Bijli",
  "Chetak",
  "Deodar",
  "Elora",
  "Firoza",
  "Ganga",
  "Hariyali",
  "Iravati",
  "Jugnu",
  "Kaveri",
  "Lakshya",
  "Meghdoot",
  "Navrang",
];

export const qualities = [
  "Classic",
  "Premium",
  "Everyday",
  "Ultra",
  "Lite",
  "Royal",
  "Compact",
  "Smart",
  "Heritage",
  "Eco",
  "Urban",
  "Signature",
  "Active",
  "Comfort",
  "Studio",
  "Festive",
  "Travel",
  "Pro",
  "Natural",
  "Original",
];

export const colours = ["Red", "Blue", "Green", "Black", "White", "Mustard", "Maroon", "Grey"];
export const sizes = ["S", "M", "L", "XL"];
export const comments = [
  "Good value for the money.",
  "Delivered on time and well packed.",
  "Exactly as shown.",
  "The quality could be better.",
  "Would buy it again.",
  "My family loves it.",
];

/** Parts that invented names are made of. */
export const syllables = [
  "va",
  "li",
  "ro",
  "ne",
  "ku",
  "sha",
  "mi",
  "dra",
  "to",
  "ve",
  "jo",
  "ra",
  "ki",
  "lum",
  "zen",
  "pra",
  "bhu",
  "tar",
  "sol",
  "ni",
];
