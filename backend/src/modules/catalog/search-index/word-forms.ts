/** Words whose stem would be no word, or another one. */
const unlike = new Set(["news", "series", "plus", "gas", "bus", "class", "express", "glass"]);

/**
 * The common stem of a word's singular and plural: `shirt` of shirts, `box` of boxes, `diary` of diaries. Not always a
 * word itself.
 */
export function formOf(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss") || unlike.has(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Stop words of English, Hinglish and Hindi. */
const empty = new Set(
  (
    "a an the of for with and or in on to from by at my is it s " +
    "ka ki ke ko liye lie liya wala wale wali vala vale vali aur or se mein me par chahiye chahie kharidna mujhe koi " +
    "buy online best good price cheap cheapest sasta saste sasti accha acha achha achhi achi latest shop shopping india"
  ).split(" "),
);

/** The words without stop words; all of them if nothing else is left. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !empty.has(word));
  return telling.length > 0 ? telling : words;
}
