import { skeletonOf, soundOf } from "./sound-of";

it.each([
  ["kurta", "kurtha", "kurtaa", "kurtta"],
  ["saree", "sari", "sarie"],
  ["atta", "aata", "aatta"],
  ["phone", "fone"],
  ["ladu", "laddoo", "laddu", "ladoo"],
  ["zari", "jari", "jaree"],
  ["chawal", "chaawal", "chhawal"],
  ["kahwa", "kahva"],
])("%s has the same phonetic key as its other spellings", (word, ...others) => {
  for (const other of others) expect(soundOf(other)).toBe(soundOf(word));
});

it.each([
  ["sari", "saralo"],
  ["atta", "attic"],
  ["kurta", "kurti"],
  ["pan", "pen"],
])("%s has another phonetic key than %s", (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

it("has a skeleton that ignores vowels, except for the first letter", () => {
  for (const word of ["lahanga", "lehnga", "lehanga"]) expect(skeletonOf(word)).toBe(skeletonOf("lehenga"));
  expect(skeletonOf("atta")).not.toBe(skeletonOf("itta"));
});

it("leaves anything but plain Latin words unchanged", () => {
  for (const word of ["5g", "தமிழ்", "m12"]) expect(soundOf(word)).toBe(word);
});
