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
])("%s sounds like its other spellings", (word, ...others) => {
  for (const other of others) expect(soundOf(other)).toBe(soundOf(word));
});

it.each([
  ["sari", "saralo"],
  ["atta", "attic"],
  ["kurta", "kurti"],
  ["pan", "pen"],
])("%s does not sound like %s", (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

it("has a skeleton that vowels don't change, but for the first letter", () => {
  for (const word of ["lahanga", "lehnga", "lehanga"]) expect(skeletonOf(word)).toBe(skeletonOf("lehenga"));
  expect(skeletonOf("atta")).not.toBe(skeletonOf("itta"));
});

it("leaves alone what is no plain Latin word", () => {
  for (const word of ["5g", "தமிழ்", "m12"]) expect(soundOf(word)).toBe(word);
});
