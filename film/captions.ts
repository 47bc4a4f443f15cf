/** Text that is highlighted from `at`, in milliseconds of its scene, until the next caption. */
export type Caption = { text: string; amount?: string; at: number }

/** In characters: what a small card has room for. */
const MAX_CAPTION_LENGTH = 90
/** In characters: a sentence is not divided closer than this to its ends. */
const MIN_PART_LENGTH = 15

/** Divides a text into sentences and long sentences into parts; each is shown for its share of the characters. */
export function captionsOf(text: string, duration: number): Caption[] {
  let position = 0
  return sentencesOf(text)
    .flatMap(partsOf)
    .map((part) => {
      const at = Math.round((position / text.length) * duration)
      position += part.length + 1
      return { text: withNonBreakingSpaces(part), at }
    })
}

function sentencesOf(text: string) {
  return text.split(/(?<=[.!?…]) (?=[«А-ЯЁ\d])/u)
}

/** Divides a sentence until each part fits, at the pause nearest to the middle if there is one. */
function partsOf(sentence: string): string[] {
  if (sentence.length <= MAX_CAPTION_LENGTH) return [sentence]
  const middle = sentence.length / 2
  const [nearestPause] = [...sentence.matchAll(/[,;:] (?=\S)| (?=— )| (?=(?:и|или|затем|чтобы|пока) )/giu)]
    .map((pause) => pause.index + pause[0].length)
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  const canDivide =
    nearestPause !== undefined &&
    nearestPause > MIN_PART_LENGTH &&
    nearestPause < sentence.length - MIN_PART_LENGTH
  const at = canDivide ? nearestPause : sentence.indexOf(' ', Math.floor(middle)) + 1
  if (at <= 0) return [sentence]
  return [sentence.slice(0, at).trim(), sentence.slice(at).trim()].flatMap(partsOf)
}

/** Keeps digits and short prepositions on one line with the word after them. */
export function withNonBreakingSpaces(text: string): string {
  return text
    .replace(/(\d) (?=\S)/g, '$1\u00a0')
    .replace(/(?<=^|[\s(«])(в|и|с|к|о|у|а|на|по|за|из|до|от|не|во|со) (?=\S)/giu, '$1\u00a0')
}
