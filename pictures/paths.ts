import { fileURLToPath } from 'node:url'

/** An absolute path in the repository, so that the working directory does not matter. */
const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

export const catalogueDirectory = inRepository('mock-api/catalogue')
export const filmDirectory = inRepository('film')
export const publicDirectory = inRepository('public')
export const docsDirectory = inRepository('docs')
export const cacheDirectory = inRepository('node_modules/.cache/pictures')
export const rendersDirectory = inRepository('pictures/render')
