import { buildCatalogue } from './catalogue'
import { sampleFiles } from './sample-files'
import { checkSource } from './source'

/** The small catalogue of `sample-files.ts` in the form of the API, for unit tests. */
export const sampleCatalogue = buildCatalogue(checkSource(sampleFiles()))
