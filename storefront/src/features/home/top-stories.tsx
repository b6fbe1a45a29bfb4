import { Fragment } from "react";
import { Link } from "react-router-dom";
import { searchAddress } from "../../lib/page-paths";

const groups: ReadonlyArray<readonly [title: string, keywords: readonly string[]]> = [
  ["Mobiles", ["5G phones", "Phones under ₹15,000", "Dual SIM", "Fast charging", "Phone cases", "Power banks"]],
  ["Camera", ["Mirrorless", "Action cameras", "Instant cameras", "Tripods", "Lenses", "Camera bags"]],
  ["Laptops", ["Student laptops", "Thin and light", "Gaming laptops", "Laptop sleeves", "Keyboards", "Monitors"]],
  ["TVs", ["Smart TVs", "43 inch", "55 inch 4K", "Soundbars", "Wall mounts", "Streaming sticks"]],
  ["Large Appliances", ["Refrigerators", "Washing machines", "Air conditioners", "Air coolers", "Water purifiers"]],
  ["Clothing", ["Kurtas", "Sarees", "Shirts", "Jeans", "Lehengas", "Nehru jackets", "Winter wear"]],
  ["Footwear", ["Sneakers", "Kolhapuri chappals", "Juttis", "Formal shoes", "Running shoes", "Sandals"]],
  ["Groceries", ["Basmati rice", "Dals", "Masalas", "Cold-pressed oils", "Tea and coffee", "Dry fruits"]],
  ["Best Sellers", ["Headphones", "Smart watches", "Pressure cookers", "Bed sheets", "Backpacks", "Water bottles"]],
  ["Furniture", ["Study tables", "Office chairs", "Bookshelves", "Shoe racks", "Bean bags", "Wardrobes"]],
  ["BGMH", ["Beauty", "Grooming", "Music", "Health", "Hobbies", "Board games", "Fitness"]],
];

/** The brand directory: fixed search terms in groups, each linked to its search. */
export const TopStories = () => (
  <section aria-labelledby="top-stories" className="border-t border-line pt-8">
    <h2 id="top-stories" className="text-lg">
      Top Stories
    </h2>
    <p className="mt-1 text-sm text-muted">Brand Directory</p>
    <dl className="mt-4 grid gap-x-8 gap-y-3 text-sm text-muted lg:grid-cols-2">
      {groups.map(([title, keywords]) => (
        <div key={title}>
          <dt className="inline font-semibold text-ink">{title}: </dt>
          <dd className="inline">
            {keywords.map((keyword, place) => (
              <Fragment key={keyword}>
                {place > 0 && " | "}
                <Link to={searchAddress(keyword)} className="py-1 underline-offset-4 hover:text-ink hover:underline">
                  {keyword}
                </Link>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
