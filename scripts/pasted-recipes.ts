import { formatLines, formatReading, readAll, readAllLines } from '../testing/pasted-recipes/parser-accuracy'

/** `npm run pasted-recipes`: how much of the pasted recipes in testing/pasted-recipes is read as a person reads it. */
export default function pastedRecipes() {
  const files = {
    Russian: ['russian-1.txt', 'russian-2.txt', 'russian-3.txt', 'russian-4.txt'],
    English: ['english.txt', 'english-2.txt'],
  }
  for (const [language, names] of Object.entries(files))
    console.log(
      `${language}: ${formatReading(readAll(names))}\n${formatLines(readAllLines(`${language.toLowerCase()}-lines.txt`))}\n`,
    )
  return 0
}
