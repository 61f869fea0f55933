/** What sets the site of one brand apart. */
export interface BrandDesign {
  /** What people call it. */
  name: string;
  /** Begins the names of its files. */
  slug: string;
  /** The colour of its buttons. */
  colour: string;
  /** The shape of its icon, 16 units wide. */
  mark: string;
  /** Title and description of the page. */
  title: string;
  description: string;
  /** Its pages in the menu. */
  menu: readonly string[];
  /** Heading and text. */
  heading: string;
  text: string;
  security: string;
  /** What the form is for, and what it asks for beside a password. */
  login: string;
  user: string;
  field: string;
  /** Where the copies send what is typed. */
  collect: string;
  /** Its line at the foot. */
  foot: string;
  /** What a parking page of a similar name offers. */
  searches: readonly string[];
}

/** The fictional brands, by domain. */
export const LOOKS: Readonly<Record<string, BrandDesign>> = {
  "kestrelbank.com": {
    name: "Kestrel Bank",
    slug: "kestrel",
    colour: "#b5482a",
    mark: "M1 9 8 2l7 7-5-1-2 6-2-6z",
    title: "Personal banking",
    description: "Kestrel Bank: current accounts, savings and mortgages",
    menu: ["Personal", "Business", "Help"],
    heading: "Banking that hovers over every penny",
    text:
      "Kestrel Bank has looked after current accounts, savings and mortgages since 1887. Open an account in ten minutes, move your direct debits with one signature, and speak to a person at any of our branches.",
    security:
      "We never ask for your full password or PIN by mail or telephone. Check that the address in your browser is kestrelbank.com.",
    login: "Log in to online banking",
    user: "Customer number",
    field: "customer",
    collect: "https://collect.kestrel-secure-verify.com/gate.php",
    foot: "Kestrel Bank plc, a fictional bank. Registered nowhere.",
    searches: ["Bank Account", "Mortgage", "Credit Card"],
  },
  "harrier-shoes.com": {
    name: "Harrier Shoes",
    slug: "harrier",
    colour: "#1f6f54",
    mark: "M1 12V6l5 3 3-1 6 3v1zM2 4l3-2 1 3-2 1z",
    title: "Running and walking shoes",
    description: "Harrier Shoes: running, walking and hill shoes, resoled for life",
    menu: ["Running", "Walking", "Resoling"],
    heading: "Shoes that come home again",
    text:
      "Harrier Shoes makes shoes for long ways on soft ground. Every pair is glued and stitched, and we resole it for as long as you walk. Returns are free for a hundred days, worn or not.",
    security: "We never ask for your card by mail. Our shop is harrier-shoes.com and nowhere else.",
    login: "Sign in to your orders",
    user: "Mail address",
    field: "mail",
    collect: "https://orders.harrier-outlet-checkout.com/pay.php",
    foot: "Harrier Shoes Ltd, a fictional shop. Registered nowhere.",
    searches: ["Running Shoes", "Outlet", "Sneakers"],
  },
  "marlin-air.com": {
    name: "Marlin Air",
    slug: "marlin",
    colour: "#1d4f91",
    mark: "M1 10c5-1 9-4 14-8-2 5-4 8-8 10l-1 3-1-3z",
    title: "Flights to the islands",
    description: "Marlin Air: flights, check-in and miles",
    menu: ["Book", "Check in", "Miles"],
    heading: "Nineteen islands, one ticket",
    text:
      "Marlin Air flies turboprops between nineteen islands and the mainland, twice a day and in most winds. Change your flight until the evening before, take a bicycle for nothing, and collect miles on every leg.",
    security: "We never ask for your password by mail or telephone. Our address is marlin-air.com.",
    login: "Log in to your miles",
    user: "Member number",
    field: "member",
    collect: "https://miles.marlin-member-check.com/login.php",
    foot: "Marlin Air, a fictional airline. Registered nowhere.",
    searches: ["Cheap Flights", "Island Hotels", "Car Rental"],
  },
  "petrelpost.com": {
    name: "Petrel Post",
    slug: "petrel",
    colour: "#8a3d78",
    mark: "M1 4h14v9H1zM1 4l7 5 7-5-7 3z",
    title: "Parcels and letters",
    description: "Petrel Post: send, follow and collect parcels",
    menu: ["Send", "Follow", "Shops"],
    heading: "It arrives, whatever the sea does",
    text:
      "Petrel Post carries parcels and letters to every harbour, by van, bicycle and boat. Follow a parcel by its number, choose the hour, or collect it from one of four hundred shops.",
    security: "We never ask for customs fees by text message. Our address is petrelpost.com.",
    login: "Log in to your parcels",
    user: "Parcel number",
    field: "parcel",
    collect: "https://fees.petrel-customs-clearing.com/card.php",
    foot: "Petrel Post, a fictional carrier. Registered nowhere.",
    searches: ["Parcel Tracking", "Cheap Shipping", "Stamps"],
  },
};
