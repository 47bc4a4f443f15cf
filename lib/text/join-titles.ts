import { inSentence } from '@/lib/text/letter-case'

/** Product titles in the middle of a sentence: 'творог, ванильный сахар'. */
export const joinTitles = (titles: string[]) => titles.map(inSentence).join(', ')
