/** Towns with areas and their real PIN codes. */
export const places = [
  {
    city: "Mumbai",
    state: "Maharashtra",
    areas: [
      ["Andheri West", "400058"],
      ["Dadar East", "400014"],
      ["Powai", "400076"],
      ["Borivali West", "400092"],
    ],
  },
  {
    city: "Pune",
    state: "Maharashtra",
    areas: [
      ["Kothrud", "411038"],
      ["Viman Nagar", "411014"],
      ["Aundh", "411007"],
    ],
  },
  {
    city: "Nagpur",
    state: "Maharashtra",
    areas: [
      ["Dharampeth", "440010"],
      ["Sitabuldi", "440012"],
    ],
  },
  {
    city: "New Delhi",
    state: "Delhi",
    areas: [
      ["Lajpat Nagar", "110024"],
      ["Karol Bagh", "110005"],
      ["Rohini Sector 7", "110085"],
      ["Dwarka Sector 10", "110075"],
    ],
  },
  {
    city: "Bengaluru",
    state: "Karnataka",
    areas: [
      ["Indiranagar", "560038"],
      ["Jayanagar", "560041"],
      ["Whitefield", "560066"],
      ["Malleshwaram", "560003"],
    ],
  },
  {
    city: "Mysuru",
    state: "Karnataka",
    areas: [
      ["Saraswathipuram", "570009"],
      ["Kuvempunagar", "570023"],
    ],
  },
  {
    city: "Chennai",
    state: "Tamil Nadu",
    areas: [
      ["T Nagar", "600017"],
      ["Adyar", "600020"],
      ["Velachery", "600042"],
    ],
  },
  {
    city: "Coimbatore",
    state: "Tamil Nadu",
    areas: [
      ["R S Puram", "641002"],
      ["Gandhipuram", "641012"],
    ],
  },
  {
    city: "Hyderabad",
    state: "Telangana",
    areas: [
      ["Banjara Hills", "500034"],
      ["Gachibowli", "500032"],
      ["Secunderabad", "500003"],
    ],
  },
  {
    city: "Visakhapatnam",
    state: "Andhra Pradesh",
    areas: [
      ["Dwaraka Nagar", "530016"],
      ["MVP Colony", "530017"],
    ],
  },
  {
    city: "Kolkata",
    state: "West Bengal",
    areas: [
      ["Salt Lake Sector 1", "700064"],
      ["Ballygunge", "700019"],
      ["Behala", "700034"],
    ],
  },
  {
    city: "Ahmedabad",
    state: "Gujarat",
    areas: [
      ["Navrangpura", "380009"],
      ["Satellite", "380015"],
      ["Maninagar", "380008"],
    ],
  },
  {
    city: "Surat",
    state: "Gujarat",
    areas: [
      ["Adajan", "395009"],
      ["Athwa Lines", "395001"],
    ],
  },
  {
    city: "Jaipur",
    state: "Rajasthan",
    areas: [
      ["C Scheme", "302001"],
      ["Malviya Nagar", "302017"],
    ],
  },
  {
    city: "Udaipur",
    state: "Rajasthan",
    areas: [
      ["Hiran Magri", "313002"],
      ["Fatehpura", "313001"],
    ],
  },
  {
    city: "Lucknow",
    state: "Uttar Pradesh",
    areas: [
      ["Gomti Nagar", "226010"],
      ["Aliganj", "226024"],
    ],
  },
  {
    city: "Varanasi",
    state: "Uttar Pradesh",
    areas: [
      ["Lanka", "221005"],
      ["Sigra", "221010"],
    ],
  },
  {
    city: "Bhopal",
    state: "Madhya Pradesh",
    areas: [
      ["Arera Colony", "462016"],
      ["M P Nagar", "462011"],
    ],
  },
  {
    city: "Indore",
    state: "Madhya Pradesh",
    areas: [
      ["Vijay Nagar", "452010"],
      ["Palasia", "452001"],
    ],
  },
  {
    city: "Patna",
    state: "Bihar",
    areas: [
      ["Boring Road", "800001"],
      ["Kankarbagh", "800020"],
    ],
  },
  {
    city: "Ranchi",
    state: "Jharkhand",
    areas: [
      ["Lalpur", "834001"],
      ["Doranda", "834002"],
    ],
  },
  {
    city: "Bhubaneswar",
    state: "Odisha",
    areas: [
      ["Saheed Nagar", "751007"],
      ["Patia", "751024"],
    ],
  },
  {
    city: "Guwahati",
    state: "Assam",
    areas: [
      ["Dispur", "781006"],
      ["Zoo Road", "781024"],
    ],
  },
  {
    city: "Kochi",
    state: "Kerala",
    areas: [
      ["Kakkanad", "682030"],
      ["Panampilly Nagar", "682036"],
    ],
  },
  {
    city: "Thiruvananthapuram",
    state: "Kerala",
    areas: [
      ["Kowdiar", "695003"],
      ["Pattom", "695004"],
    ],
  },
  {
    city: "Chandigarh",
    state: "Chandigarh",
    areas: [
      ["Sector 17", "160017"],
      ["Sector 35", "160022"],
    ],
  },
  {
    city: "Ludhiana",
    state: "Punjab",
    areas: [
      ["Model Town", "141002"],
      ["Sarabha Nagar", "141001"],
    ],
  },
  {
    city: "Gurugram",
    state: "Haryana",
    areas: [
      ["DLF Phase 2", "122002"],
      ["Sector 14", "122001"],
    ],
  },
  {
    city: "Dehradun",
    state: "Uttarakhand",
    areas: [
      ["Rajpur Road", "248001"],
      ["Vasant Vihar", "248006"],
    ],
  },
  {
    city: "Shillong",
    state: "Meghalaya",
    areas: [
      ["Laitumkhrah", "793003"],
      ["Police Bazar", "793001"],
    ],
  },
  {
    city: "Panaji",
    state: "Goa",
    areas: [
      ["Miramar", "403001"],
      ["Porvorim", "403521"],
    ],
  },
] as const;
